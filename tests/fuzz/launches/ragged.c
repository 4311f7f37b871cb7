/* ragged.c - groups whose problems differ in one extent, which an array on the device tells. */
#include "ragged.h"

/* ---- desc ---------------------------------------------------------------------------------------- */

/* The lines of A and D, or of B and D, must lie in memory as they are stacked. */
static void draw_moves(launch* l, ragged* p)
{
    sk_gemm_desc* gemm = &p->desc.gemm;
    sk_ragged kind = p->desc.ragged;
    if (kind == SK_RAGGED_K || p->desc.masked || draw_once_in(&l->form, 2))
    {
        return;
    }
    p->desc.gathers = draw_once_in(&l->form, 2);
    p->desc.scatters = draw_once_in(&l->form, 2);
    p->desc.assigned = draw_once_in(&l->form, 2);
    if (moves_lines(p))
    {
        sk_layout layout = kind == SK_RAGGED_M ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
        *(kind == SK_RAGGED_M ? &gemm->a.layout : &gemm->b.layout) = layout;
        gemm->d.layout = layout;
    }
    if (p->desc.assigned)
    {
        bool is_m = kind == SK_RAGGED_M;
        gemm->epilogue = SK_EPILOGUE_NONE;
        gemm->add_residual = false;
        gemm->bias = gemm->bias == (is_m ? SK_BIAS_ALONG_M : SK_BIAS_ALONG_N) ? SK_BIAS_NONE : gemm->bias;
        gemm->scale_m = gemm->scale_m && !is_m;
        gemm->scale_n = gemm->scale_n && is_m;
    }
}

static void draw_sizes(launch* l, ragged* p)
{
    p->problems = 1 + draw_below(&l->state, MOST_PROBLEMS);
    for (uint32_t i = 0; i < p->problems; i++)
    {
        bool is_k = p->desc.ragged == SK_RAGGED_K;
        uint32_t most = MOST_STACKED / MOST_PROBLEMS;
        p->sizes[i] = is_k ? draw_k(l, &p->desc.gemm, most) : draw_size(&l->state, most);
        p->begins[i] = p->stacked;
        p->stacked += p->desc.masked ? 0 : p->sizes[i];
    }
    p->desc.most_problems = p->problems + draw_below(&l->state, 2);
    p->has_count = p->desc.most_problems != p->problems;
}

/* A matrix with the ragged extent is stacked, and has it whole; others are a batch. */
static matrix draw_matrix(launch* l, const ragged* p, sk_matrix_desc* desc, uint32_t rows, uint32_t columns,
                          bool is_ragged, bool is_d)
{
    bool is_stacked = is_ragged && !p->desc.masked;
    matrix x = {.type = desc->type, .layout = desc->layout, .rows = rows, .columns = columns};
    x.conjugate = desc->conjugate;
    x.count = is_stacked ? 1 : p->problems;
    desc->leading_dimension = draw_leading_dimension(l, &x, false);
    desc->leading_dimension = desc->leading_dimension || !is_stacked ? desc->leading_dimension : line_length(&x);
    desc->leading_dimension = is_stacked && desc->leading_dimension == 0 ? 1 : desc->leading_dimension;
    x.leading_dimension = desc->leading_dimension ? desc->leading_dimension : line_length(&x);
    uint32_t block = block_elements(desc->type), unit = block > 1 ? block : 16;
    uint64_t packed = x.leading_dimension * line_count(&x), more = draw_below(&l->state, 3) * unit;
    x.stride = packed + more;
    desc->shared = !is_stacked && !is_d && draw_once_in(&l->state, 4);
    desc->batch_stride = !is_stacked && !desc->shared && (more || draw_once_in(&l->state, 2)) ? x.stride : 0;
    x.count = desc->shared ? 1 : x.count;
    return x;
}

static void draw_bounds(launch* l, ragged* p)
{
    sk_gemm_desc* gemm = &p->desc.gemm;
    uint32_t block = block_along_k(gemm);
    uint32_t* own = p->desc.ragged == SK_RAGGED_M ? &gemm->m : p->desc.ragged == SK_RAGGED_N ? &gemm->n : &gemm->k;
    gemm->m = 1 + draw_below(&l->state, MOST_EXTENT);
    gemm->n = gemm->triangle ? gemm->m : 1 + draw_below(&l->state, MOST_EXTENT);
    gemm->k = 1 + draw_below(&l->state, MOST_K);
    gemm->k = l->has_blocks ? block * (1 + draw_below(&l->state, 256 / block)) : gemm->k;
    gemm->k += breaks_blocks(l) ? 1 : 0;
    *own = p->desc.ragged == SK_RAGGED_K ? block : 1; /* rooms have whole blocks */
    for (uint32_t i = 0; i < p->problems; i++)
    {
        *own = p->sizes[i] > *own ? p->sizes[i] : *own;
    }
    if (p->desc.masked)
    {
        p->stacked = *own;
    }
}

/* The extents of whole matrices. */
static void draw_matrices(launch* l, ragged* p)
{
    sk_gemm_desc* gemm = &p->desc.gemm;
    sk_ragged kind = p->desc.ragged;
    uint32_t m = kind == SK_RAGGED_M ? p->stacked : gemm->m, n = kind == SK_RAGGED_N ? p->stacked : gemm->n;
    uint32_t k = kind == SK_RAGGED_K ? p->stacked : gemm->k;
    bool is_d = kind != SK_RAGGED_K;
    p->all.a = draw_matrix(l, p, &gemm->a, m, k, kind != SK_RAGGED_N, false);
    p->all.b = draw_matrix(l, p, &gemm->b, k, count_columns(gemm, n), kind != SK_RAGGED_M, false);
    p->all.c = draw_matrix(l, p, &gemm->c, m, n, is_d, false);
    p->all.d = draw_matrix(l, p, &gemm->d, m, n, is_d, true);
    p->all.residual = draw_matrix(l, p, &gemm->residual, m, n, is_d, false);
}

static void shuffle(uint64_t* state, uint32_t* words, uint32_t count)
{
    for (uint32_t i = 0; i + 1 < count; i++)
    {
        uint32_t other = i + draw_below(state, count - i), kept = words[i];
        words[i] = words[other];
        words[other] = kept;
    }
}

/* The problem of each line, in any order; and which line each place of the stack is. */
static void assign_lines(launch* l, ragged* p)
{
    uint32_t owners[MOST_LINES], at = 0;
    for (uint32_t i = 0; i < p->problems; i++)
    {
        for (uint32_t line = 0; line < p->sizes[i]; line++)
        {
            owners[p->begins[i] + line] = i;
        }
    }
    shuffle(&l->state, owners, p->stacked);
    for (uint32_t i = 0; i < p->problems; i++)
    {
        for (uint32_t line = 0; line < p->stacked; line++)
        {
            if (owners[line] == i)
            {
                p->lines[at++] = line;
            }
        }
    }
    memcpy(p->words, owners, p->stacked * sizeof *owners);
}

/* Which lines of the matrices the lines of the stack are. */
static void draw_lines(launch* l, ragged* p)
{
    if (!moves_lines(p))
    {
        return;
    }
    p->desc.most_lines = p->stacked + draw_below(&l->state, 2) * 3;
    p->desc.most_lines += p->desc.most_lines == 0 ? 1 : 0;
    for (uint32_t i = 0; i < MOST_LINES; i++)
    {
        p->lines[i] = p->scatter[i] = i;
        p->gather[i] = draw_once_in(&l->state, 8) ? NO_LINE : draw_below(&l->state, p->stacked + 1);
    }
    shuffle(&l->state, p->scatter, p->stacked);
    for (uint32_t i = 0; i < MOST_LINES; i++)
    {
        p->scatter[i] = i >= p->stacked || draw_once_in(&l->state, 16) ? NO_LINE : p->scatter[i];
    }
    if (p->desc.assigned)
    {
        assign_lines(l, p);
    }
}

static sk_result plan_ragged(launch* l)
{
    ragged* p = l->data;
    sk_gemm_desc* gemm = &p->desc.gemm;
    draw_form(l, gemm, true);
    gemm->second = false;
    p->desc.ragged = (sk_ragged)(1 + draw_below(&l->form, 3));
    p->desc.masked = draw_once_in(&l->form, 3);
    p->desc.masked |= l->has_blocks && p->desc.ragged == SK_RAGGED_K && !draw_once_in(&l->form, 8);
    gemm->gate = p->desc.ragged == SK_RAGGED_N ? SK_GATE_NONE : gemm->gate;
    draw_weights(l, gemm, p->desc.masked ? SK_RAGGED_NONE : p->desc.ragged);
    if (p->desc.ragged != SK_RAGGED_K)
    {
        gemm->triangle = SK_TRIANGLE_NONE;
        gemm->hermitian = false;
    }
    draw_moves(l, p);
    draw_sizes(l, p);
    draw_bounds(l, p);
    do
    {
        draw_matrices(l, p);
    } while (!fits(&p->all));
    draw_lines(l, p);
    draw_decisions(l, gemm, true);
    gemm->search = SK_SEARCH_AUTO;
    describe(l, "%s%s%s%s%s most_problems=%u of %u most_lines=%u ", sk_word(SK_WORDS_RAGGED, p->desc.ragged),
             p->desc.masked ? " masked" : "", p->desc.gathers ? " gathers" : "", p->desc.scatters ? " scatters" : "",
             p->desc.assigned ? " assigned" : "", p->desc.most_problems, p->problems, p->desc.most_lines);
    describe_gemm(l, gemm);
    sk_result result = sk_create_grouped_gemm_plan(l->device->context, &p->desc, &p->plan);
    return keep_needs(l, result, p->plan);
}

/* ---- launch -------------------------------------------------------------------------------------- */

static sk_result record_ragged(launch* l, VkCommandBuffer commands, sk_buffer workspace)
{
    ragged* p = l->data;
    p->args.workspace = workspace;
    return sk_grouped_gemm(commands, p->plan, &p->args);
}

static void destroy_ragged(launch* l)
{
    sk_destroy_plan(((ragged*)l->data)->plan);
}

const product ragged_product = {"ragged",     false,         sizeof(ragged), plan_ragged,
                                place_ragged, record_ragged, destroy_ragged};
