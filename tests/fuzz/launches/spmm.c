/* spmm.c - a sparse matrix times dense columns. */
#include "sparse.h"
#include "values.h"

#include <math.h>

typedef struct spmm
{
    sk_spmm_plan* plan;
    sk_spmm_desc desc;
    sk_spmm_args args;
    sparse a;
    matrix b, c, d;
    bool is_broken, checks;
    place status;
    sk_buffer named_status;
} spmm;

static void draw_wishes(launch* l, sk_spmm_desc* desc, uint32_t longest)
{
    uint64_t *form = &l->form, *state = &l->state;
    desc->decomposition = (sk_sparse_decomposition)draw_below(form, VALUES_OF(SK_SPARSE_DECOMPOSITIONS));
    bool has_group = desc->decomposition == SK_SPARSE_DECOMPOSITION_GROUP_MAPPED ||
                     desc->decomposition == SK_SPARSE_DECOMPOSITION_ROW_BLOCKS;
    bool stages = desc->decomposition == SK_SPARSE_DECOMPOSITION_MERGE_PATH ||
                  desc->decomposition == SK_SPARSE_DECOMPOSITION_ROW_BLOCKS;
    uint32_t lanes = draw_below(form, 8), group = draw_below(form, 8 - lanes);
    uint32_t most_staged = element_size(desc->type) > 4 ? 4 : 8;
    bool has_lanes = draw_once_in(form, 2);
    desc->lanes = has_lanes ? 1u << lanes : 0;
    desc->group = has_lanes && has_group && draw_once_in(form, 2) ? 1u << group : 0;
    desc->staged = draw_once_in(form, 2) ? 128 * (1 + draw_below(form, most_staged)) : 0;
    desc->staged = stages ? desc->staged : 0;
    desc->lanes = draw_once_in(state, 40) ? 3 : desc->lanes;
    desc->workers = draw_once_in(state, 2) ? draw_wish(state, 20) : 0;
    desc->longest_row = draw_once_in(state, 2) ? longest : 0;
}

static void draw_spmm(launch* l, spmm* p)
{
    sk_spmm_desc* desc = &p->desc;
    desc->type = draw_sparse_type(l);
    desc->storage = draw_once_in(&l->form, 3) ? SK_STORAGE_COO : SK_STORAGE_CSR;
    desc->epilogue = draw_once_in(&l->form, 2) ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
    desc->checks = draw_once_in(&l->form, 3);
    desc->b.layout = (sk_layout)draw_below(&l->form, 2);
    desc->c.layout = (sk_layout)draw_below(&l->form, 2);
    desc->d.layout = (sk_layout)draw_below(&l->form, 2);
    desc->m = draw_size(&l->state, 500);
    desc->k = draw_size(&l->state, 500);
    desc->n = draw_once_in(&l->state, 3) ? 1 : draw_size(&l->state, 40);
    p->a = draw_sparse(l, desc->type, desc->m, desc->k, 600, draw_once_in(&l->state, 2));
    desc->nonzeros = p->a.nonzeros;
    p->b = draw_dense_matrix(l, &desc->b, desc->type, desc->k, desc->n);
    p->c = draw_dense_matrix(l, &desc->c, desc->type, desc->m, desc->n);
    p->d = draw_dense_matrix(l, &desc->d, desc->type, desc->m, desc->n);
    draw_wishes(l, desc, longest_row_of(&p->a));
}

static sk_result plan_spmm(launch* l)
{
    spmm* p = l->data;
    const sk_spmm_desc* desc = &p->desc;
    draw_spmm(l, p);
    describe(l, "%ux%u nonzeros=%u n=%u %s %s%s%s b=%u,%u c=%u,%u d=%u,%u %s", desc->m, desc->k, desc->nonzeros,
             desc->n, sk_word(SK_WORDS_STORAGE, desc->storage), sk_word(SK_WORDS_TYPE, desc->type),
             desc->epilogue ? " linear" : "", desc->checks ? " checks" : "", (unsigned)desc->b.layout,
             desc->b.leading_dimension, (unsigned)desc->c.layout, desc->c.leading_dimension, (unsigned)desc->d.layout,
             desc->d.leading_dimension, sk_word(SK_WORDS_SPARSE_DECOMPOSITION, desc->decomposition));
    describe(l, " longest_row=%u group=%u staged=%u workers=%u lanes=%u", desc->longest_row, desc->group,
             desc->staged, desc->workers, desc->lanes);
    sk_result result = sk_create_spmm_plan(l->device->context, desc, &p->plan);
    if (result == SK_SUCCESS)
    {
        l->workers = sk_query_spmm_plan(p->plan).workers;
        l->workspace_size = sk_query_spmm_plan(p->plan).workspace_size;
        l->workspace_alignment = sk_query_spmm_plan(p->plan).workspace_alignment;
    }
    return result;
}

/* ---- expectations -------------------------------------------------------------------------------- */

static bool reads_products_of(const spmm* p)
{
    return p->desc.epilogue != SK_EPILOGUE_LINEAR || p->args.alpha != 0.0;
}

static bool reads_addend(const spmm* p)
{
    return p->desc.epilogue == SK_EPILOGUE_LINEAR && p->args.beta != 0.0;
}

static number sum_row(const launch* l, const spmm* p, uint32_t row, uint32_t column)
{
    number sum = {0.0, 0.0};
    for (uint32_t i = p->a.offsets[row]; i < p->a.offsets[row + 1] && reads_products_of(p); i++)
    {
        sum = add(sum, multiply(get_value(l, &p->a, i), get(l->memory, &p->b, 0, p->a.indices[i], column)));
    }
    return sum;
}

static void expect_spmm(launch* l, const spmm* p)
{
    bool is_linear = p->desc.epilogue == SK_EPILOGUE_LINEAR;
    number alpha = {is_linear ? p->args.alpha : 1.0, 0.0}, beta = {p->args.beta, 0.0};
    for (uint32_t row = 0; row < p->desc.m; row++)
    {
        for (uint32_t column = 0; column < p->desc.n; column++)
        {
            number x = {0.0, 0.0};
            x = p->is_broken ? x : multiply(alpha, sum_row(l, p, row, column));
            x = reads_addend(p) ? add(x, multiply(beta, get(l->memory, &p->c, 0, row, column))) : x;
            expect(l, p->desc.type, locate(&p->d, 0, row, column), x, p->is_broken ? (double)INFINITY : 0.0);
        }
    }
}

/* What a check must find. Wrong arrays are told by other tests. */
static void expect_status(launch* l, const spmm* p)
{
    uint32_t longest = p->desc.storage == SK_STORAGE_CSR ? longest_row_of(&p->a) : 0;
    uint32_t words[] = {0xffffffff, 0xffffffff, 0xffffffff, longest};
    for (uint32_t i = 0; i < 4; i++)
    {
        number x = {words[i], 0.0};
        bool is_any = p->is_broken || (i == 3 && p->desc.storage != SK_STORAGE_CSR);
        expect(l, SK_TYPE_U32, p->status.at + i * sizeof(uint32_t), x, is_any ? (double)INFINITY : 0.0);
    }
}

static void place_spmm(launch* l)
{
    spmm* p = l->data;
    const memory* m = &l->device->memory;
    draw_sparse_factors(l, p->desc.type, &p->args.alpha, &p->args.beta);
    p->is_broken = draw_once_in(&l->state, 4);
    describe(l, " alpha=%g beta=%g", p->args.alpha, p->args.beta);
    place_sparse(l, &p->a, p->desc.storage, reads_products_of(p));
    p->is_broken = p->is_broken && break_sparse(l, &p->a, p->desc.storage);
    describe(l, "%s", p->is_broken ? " broken" : "");
    p->args.a.row_offsets = name_place(m, l->memory, p->a.row_offsets);
    p->args.row_indices = name_place(m, l->memory, p->a.row_indices);
    p->args.a.column_indices = name_place(m, l->memory, p->a.column_indices);
    p->args.a.values = name_place(m, l->memory, p->a.values);
    p->args.b = place_dense_matrix(l, &p->b);
    p->args.d = place_dense_matrix(l, &p->d);
    if (reads_products_of(p))
    {
        fill_matrix(l->memory, &p->b, &l->state, 3);
    }
    bool is_in_place = p->desc.c.layout == p->desc.d.layout && p->c.leading_dimension == p->d.leading_dimension;
    p->args.c = p->args.d;
    p->c.at = p->d.at;
    if (!is_in_place)
    {
        p->args.c = place_dense_matrix(l, &p->c);
    }
    if (reads_addend(p))
    {
        fill_matrix(l->memory, &p->c, &l->state, 50);
    }
    expect_spmm(l, p);
    p->checks = p->desc.checks && draw_once_in(&l->state, 2);
    if (p->checks)
    {
        p->status = take_place(l->memory, sizeof(sk_sparse_status), 4);
        p->named_status = name_place(m, l->memory, p->status);
        expect_status(l, p);
    }
}

static sk_result record_spmm(launch* l, VkCommandBuffer commands, sk_buffer workspace)
{
    spmm* p = l->data;
    p->args.workspace = workspace;
    sk_result result = p->checks ? sk_check_sparse(commands, p->plan, &p->args, p->named_status) : SK_SUCCESS;
    if (p->checks && result == SK_SUCCESS)
    {
        record_compute_barrier(commands);
    }
    return result == SK_SUCCESS ? sk_spmm(commands, p->plan, &p->args) : result;
}

static void destroy_spmm(launch* l)
{
    spmm* p = l->data;
    sk_destroy_spmm_plan(p->plan);
    free_sparse(&p->a);
}

const product spmm_product = {"spmm", true, sizeof(spmm), plan_spmm, place_spmm, record_spmm, destroy_spmm};
