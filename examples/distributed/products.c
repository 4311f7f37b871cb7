#include "products.h"

#include "sums.h"

#include "parts/words/progress.h"

#include <string.h>

enum
{
    LEAST_PIECE = 16 << 20 /* bytes of D */
};

/* ---- plans ----------------------------------------------------------------------------------- */

static const sk_plan* find_plan(const product_plans* p, const product_shape* s)
{
    for (uint32_t i = 0; i < p->count; i++)
        if (p->list[i].m == s->m && p->list[i].n == s->n && p->list[i].k == s->k && p->list[i].rows == s->rows &&
            p->list[i].panel == s->panel)
            return p->list[i].plan;
    return NULL;
}

static sk_layout layout_of(const matrix_file* m)
{
    return m->shape.column_major ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
}

/* One plan serves for the first panel, whose beta is 0, and for all that are added. Sums of chunks have the same
 * bits in any rectangle. */
static bool add_plan(work* w, product_plans* p, const product_shape* s)
{
    sk_gemm_desc desc = {0};
    if (s->m == 0 || s->n == 0 || find_plan(p, s))
        return true;
    if (p->count == MOST_PLANS)
        return complain("panels have more than %d shapes", MOST_PLANS);
    desc.m = s->m;
    desc.n = s->n;
    desc.k = s->k;
    desc.a.type = desc.b.type = w->t.type;
    desc.c.type = desc.d.type = w->t.sums;
    desc.a.layout = layout_of(&w->a);
    desc.a.leading_dimension = w->a.shape.column_major ? s->rows : s->panel;
    desc.b.layout = layout_of(&w->b);
    desc.b.leading_dimension = w->b.shape.column_major ? s->panel : 0;
    desc.batch_invariant = w->t.chunk > 0;
    desc.decomposition = w->t.chunk > 0 ? SK_DECOMPOSITION_DATA_PARALLEL : SK_DECOMPOSITION_AUTO;
    desc.epilogue = SK_EPILOGUE_LINEAR;
    sk_plan* plan = NULL;
    if (sk_create_gemm_plan(w->d.context, &desc, &plan) != SK_SUCCESS)
        return false;
    p->list[p->count].m = s->m;
    p->list[p->count].n = s->n;
    p->list[p->count].k = s->k;
    p->list[p->count].rows = s->rows;
    p->list[p->count].panel = s->panel;
    p->list[p->count++].plan = plan;
    return true;
}

/* The next product of a panel, after `done` of its k. */
static product_shape find_part(const work* w, const product_shape* whole, uint32_t done)
{
    product_shape part = *whole;
    uint32_t rest = whole->panel - done;
    part.first_k = done;
    part.k = w->t.chunk > 0 && w->t.chunk < rest ? w->t.chunk : rest;
    part.adds = whole->adds || done > 0;
    return part;
}

/* The plans of a panel: of chunks, the first and the last. */
static bool add_plans(work* w, product_plans* p, const product_shape* whole)
{
    uint32_t last = w->t.chunk > 0 && whole->panel > 0 ? (whole->panel - 1) / w->t.chunk * w->t.chunk : 0;
    product_shape first_part = find_part(w, whole, 0), last_part = find_part(w, whole, last);
    return add_plan(w, p, &first_part) && add_plan(w, p, &last_part);
}

static bool clear_workspace(work* w, const gpu_buffer* workspace)
{
    VkCommandBuffer commands = begin_stream(&w->d.products, NULL);
    if (!commands || sk_clear_workspace(commands, w->d.context, make_gpu_matrix(workspace, 0)) != SK_SUCCESS)
        return false;
    uint64_t value = submit_stream(&w->d.products, NULL, 0);
    return value > 0 && wait_stream(&w->d.products, value);
}

/* The largest that a plan asks for. */
static bool take_workspace(work* w, product_plans* p)
{
    VkDeviceSize size = 0;
    for (uint32_t i = 0; i < p->count; i++)
    {
        VkDeviceSize asked = sk_query_plan(p->list[i].plan).workspace_size;
        size = asked > size ? asked : size;
    }
    return size == 0 || (take_device_memory(&w->d, size, &p->workspace) && clear_workspace(w, &p->workspace));
}

uint32_t count_pieces(const work* w)
{
    uint32_t last = w->cut.row_blocks * w->cut.column_blocks - 1;
    rectangle mine = w->layouts[last].rectangles[w->position];
    double bytes = (double)measure_returned(w, mine.rows.count, mine.columns.count);
    double pieces = w->o.pieces > 0 ? w->o.pieces : bytes / LEAST_PIECE;
    pieces = pieces > MOST_PIECES ? MOST_PIECES : pieces;
    pieces = pieces > mine.rows.count ? mine.rows.count : pieces;
    return pieces < 1.0 ? 1 : (uint32_t)pieces;
}

/* The plans of the pieces of the last product. */
static bool add_pieces(work* w, product_plans* p)
{
    rectangle mine = w->layouts[w->cut.row_blocks * w->cut.column_blocks - 1].rectangles[w->position];
    uint32_t pieces = count_pieces(w), unit = find_unit(mine.rows.count, pieces);
    for (uint32_t i = 0; i < pieces; i++)
    {
        product_shape s = {cut_evenly(mine.rows, pieces, i, unit).count, mine.columns.count, 0, 0, 0, 0, 0, true};
        s.panel = find_own_panel(w, w->cut.panel_count - 1).count;
        s.rows = mine.rows.count;
        if (!add_plans(w, p, &s))
            return false;
    }
    return true;
}

bool make_products(work* w, product_plans* p)
{
    memset(p, 0, sizeof *p);
    for (uint32_t i = 0; i < w->cut.row_blocks * w->cut.column_blocks; i++)
        for (uint32_t panel = 0; panel < w->cut.panel_count; panel++)
        {
            const rectangle* r = &w->layouts[i].rectangles[w->position];
            product_shape s = {r->rows.count, r->columns.count, 0, 0, r->rows.count, 0, 0, true};
            s.panel = find_own_panel(w, panel).count;
            if (!add_plans(w, p, &s))
                return false;
        }
    return add_pieces(w, p) && take_workspace(w, p);
}

void free_products(work* w, product_plans* p)
{
    for (uint32_t i = 0; i < p->count; i++)
        sk_destroy_plan(p->list[i].plan);
    free_device_memory(&w->d, &p->workspace);
    p->count = 0;
}

static bool record_part(const work* w, const product_plans* p, VkCommandBuffer commands, const product_shape* s,
                        const gpu_buffer* a, const gpu_buffer* b, const gpu_buffer* d)
{
    sk_gemm_args args = {0};
    uint64_t size = element_size(w->t.type);
    uint64_t first_of_a = w->a.shape.column_major ? s->first + (uint64_t)s->first_k * s->rows
                                                  : s->first_k + (uint64_t)s->first * s->panel;
    uint64_t first_of_b = w->b.shape.column_major ? s->first_k : (uint64_t)s->first_k * s->n;
    args.a = make_gpu_matrix(a, first_of_a * size);
    args.b = make_gpu_matrix(b, first_of_b * size);
    args.c = args.d = make_gpu_matrix(d, (uint64_t)s->first * s->n * element_size(w->t.sums));
    args.alpha = 1.0;
    args.beta = s->adds ? 1.0 : 0.0;
    if (p->workspace.buffer)
        args.workspace = make_gpu_matrix(&p->workspace, 0);
    return sk_gemm(commands, find_plan(p, s), &args) == SK_SUCCESS;
}

bool record_product(const work* w, const product_plans* p, VkCommandBuffer commands, const product_shape* whole,
                    const gpu_buffer* a, const gpu_buffer* b, const gpu_buffer* d)
{
    uint32_t done = 0;
    do
    {
        product_shape part = find_part(w, whole, done);
        if (done > 0)
            record_compute_barrier(commands);
        if (!record_part(w, p, commands, &part, a, b, d))
            return false;
        done += part.k;
    } while (done < whole->panel);
    return true;
}

/* ---- how fast -------------------------------------------------------------------------------- */

enum
{
    OF_A,
    OF_B,
    OF_D,
    OPERANDS
};

static double run_once(work* w, const product_plans* p, const product_shape* s, const gpu_buffer* matrices)
{
    double begin = read_seconds();
    VkCommandBuffer commands = begin_stream(&w->d.products, NULL);
    bool done = commands && record_product(w, p, commands, s, &matrices[OF_A], &matrices[OF_B], &matrices[OF_D]);
    uint64_t value = done ? submit_stream(&w->d.products, NULL, 0) : 0;
    return value > 0 && wait_stream(&w->d.products, value) ? read_seconds() - begin : 0.0;
}

static void clear_matrices(work* w, const gpu_buffer* matrices)
{
    VkCommandBuffer commands = begin_stream(&w->d.products, NULL);
    for (int i = 0; commands && i < OPERANDS; i++)
        vkCmdFillBuffer(commands, matrices[i].buffer, 0, VK_WHOLE_SIZE, 0);
    if (commands)
        submit_stream(&w->d.products, NULL, 0);
}

/* The second run is timed: the first one may compile. */
double time_product(work* w, uint32_t m, uint32_t n, uint32_t k)
{
    product_plans p;
    gpu_buffer matrices[OPERANDS] = {{0}};
    double seconds = 0.0, size = (double)element_size(w->t.type), sum = (double)element_size(w->t.sums);
    const double sizes[OPERANDS] = {size * m * k, size * k * n, sum * m * n};
    const product_shape s = {m, n, 0, 0, m, 0, k, false};
    memset(&p, 0, sizeof p);
    bool done = add_plans(w, &p, &s) && take_workspace(w, &p);
    for (int i = 0; i < OPERANDS; i++)
        done = done && take_device_memory(&w->d, (uint64_t)sizes[i], &matrices[i]);
    if (done)
        clear_matrices(w, matrices);
    for (int i = 0; done && i < 2; i++)
        seconds = run_once(w, &p, &s, matrices);
    for (int i = 0; i < OPERANDS; i++)
        free_device_memory(&w->d, &matrices[i]);
    free_products(w, &p);
    return seconds;
}
