#include "products.h"

#include "sums.h"

#include "parts/words/progress.h"

#include <string.h>

/* ---- plans ----------------------------------------------------------------------------------- */

static const sk_plan* find_plan(const product_plans* p, uint32_t m, uint32_t n, uint32_t k)
{
    for (uint32_t i = 0; i < p->count; i++)
        if (p->list[i].m == m && p->list[i].n == n && p->list[i].k == k)
            return p->list[i].plan;
    return NULL;
}

static sk_layout layout_of(const matrix_file* m)
{
    return m->shape.column_major ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
}

/* One plan serves for the first panel, whose beta is 0, and for all that are added. */
static bool add_plan(work* w, product_plans* p, uint32_t m, uint32_t n, uint32_t k)
{
    sk_gemm_desc desc = {0};
    if (m == 0 || n == 0 || find_plan(p, m, n, k))
        return true;
    if (p->count == MOST_PLANS)
        return complain("panels have more than %d shapes", MOST_PLANS);
    desc.m = m;
    desc.n = n;
    desc.k = k;
    desc.a.type = desc.b.type = w->t.type;
    desc.c.type = desc.d.type = w->t.sums;
    desc.a.layout = layout_of(&w->a);
    desc.b.layout = layout_of(&w->b);
    desc.epilogue = SK_EPILOGUE_LINEAR;
    sk_plan* plan = NULL;
    if (sk_create_gemm_plan(w->d.context, &desc, &plan) != SK_SUCCESS)
        return false;
    p->list[p->count].m = m;
    p->list[p->count].n = n;
    p->list[p->count].k = k;
    p->list[p->count++].plan = plan;
    return true;
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

bool make_products(work* w, product_plans* p)
{
    memset(p, 0, sizeof *p);
    for (uint32_t i = 0; i < w->cut.row_blocks * w->cut.column_blocks; i++)
        for (uint32_t panel = 0; panel < w->cut.panel_count; panel++)
        {
            const rectangle* r = &w->layouts[i].rectangles[w->position];
            if (!add_plan(w, p, r->rows.count, r->columns.count, find_own_panel(w, panel).count))
                return false;
        }
    return take_workspace(w, p);
}

void free_products(work* w, product_plans* p)
{
    for (uint32_t i = 0; i < p->count; i++)
        sk_destroy_plan(p->list[i].plan);
    free_device_memory(&w->d, &p->workspace);
    p->count = 0;
}

bool record_product(const work* w, const product_plans* p, VkCommandBuffer commands, uint32_t m, uint32_t n,
                    uint32_t k, bool adds, const gpu_buffer* a, const gpu_buffer* b, const gpu_buffer* d)
{
    sk_gemm_args args = {0};
    (void)w;
    args.a = make_gpu_matrix(a, 0);
    args.b = make_gpu_matrix(b, 0);
    args.c = args.d = make_gpu_matrix(d, 0);
    args.alpha = 1.0;
    args.beta = adds ? 1.0 : 0.0;
    if (p->workspace.buffer)
        args.workspace = make_gpu_matrix(&p->workspace, 0);
    return sk_gemm(commands, find_plan(p, m, n, k), &args) == SK_SUCCESS;
}

/* ---- how fast -------------------------------------------------------------------------------- */

enum
{
    OF_A,
    OF_B,
    OF_D,
    OPERANDS
};

static double run_once(work* w, const product_plans* p, uint32_t m, uint32_t n, uint32_t k,
                       const gpu_buffer* matrices)
{
    double begin = read_seconds();
    VkCommandBuffer commands = begin_stream(&w->d.products, NULL);
    bool done =
        commands && record_product(w, p, commands, m, n, k, false, &matrices[OF_A], &matrices[OF_B], &matrices[OF_D]);
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
    memset(&p, 0, sizeof p);
    bool done = add_plan(w, &p, m, n, k) && take_workspace(w, &p);
    for (int i = 0; i < OPERANDS; i++)
        done = done && take_device_memory(&w->d, (uint64_t)sizes[i], &matrices[i]);
    if (done)
        clear_matrices(w, matrices);
    for (int i = 0; done && i < 2; i++)
        seconds = run_once(w, &p, m, n, k, matrices);
    for (int i = 0; i < OPERANDS; i++)
        free_device_memory(&w->d, &matrices[i]);
    free_products(w, &p);
    return seconds;
}
