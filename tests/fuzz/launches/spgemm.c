/* spgemm.c - a sparse matrix times a sparse matrix. */
#include "sparse.h"

#include <math.h>
#include <stdlib.h>

enum
{
    MOST_OF_C = 60000 /* nonzeros, for which there is room */
};

typedef struct spgemm
{
    sk_spgemm_plan* plan;
    sk_spgemm_desc desc;
    sk_spgemm_args args;
    sparse a, b;
    place c_offsets, c_columns, c_values, status;
    uint32_t nonzeros; /* of C */
    uint64_t products;
    bool is_broken, is_too_small;
} spgemm;

static void draw_spgemm(launch* l, spgemm* p)
{
    static const sk_sparse_decomposition decompositions[] = {
        SK_SPARSE_DECOMPOSITION_AUTO, SK_SPARSE_DECOMPOSITION_THREAD_MAPPED, SK_SPARSE_DECOMPOSITION_GROUP_MAPPED,
        SK_SPARSE_DECOMPOSITION_MERGE_PATH};
    sk_spgemm_desc* desc = &p->desc;
    uint64_t* state = &l->state;
    desc->type = draw_sparse_type(l);
    desc->epilogue = draw_once_in(&l->form, 2) ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
    desc->decomposition = DRAW_OF(&l->form, decompositions);
    desc->a_is_identity = draw_once_in(&l->form, 6);
    desc->m = draw_size(state, 120);
    desc->k = desc->a_is_identity ? desc->m : draw_size(state, 120);
    uint32_t most_columns = MOST_OF_C / (desc->m + 1);
    desc->n = draw_size(state, draw_once_in(state, 2) && most_columns < 3000 ? most_columns : 200);
    p->a = draw_sparse(l, desc->type, desc->m, desc->a_is_identity ? 0 : desc->k, 100, draw_once_in(state, 2));
    p->b = draw_sparse(l, desc->type, desc->k, desc->n, 500, draw_once_in(state, 2));
    desc->a_nonzeros = p->a.nonzeros;
    desc->b_nonzeros = p->b.nonzeros;
    desc->workers = draw_once_in(state, 2) ? draw_wish(state, 10) : 0;
    desc->window = draw_once_in(state, 4) ? 64 * (1 + draw_below(state, 20)) : 0;
    if (desc->decomposition == SK_SPARSE_DECOMPOSITION_MERGE_PATH)
    {
        desc->most_products = draw_once_in(state, 2) ? 512 * (1 + draw_below(state, 8)) : 0;
        desc->most_chunks = draw_once_in(state, 2) ? 1 + draw_below(state, 12) : 0;
    }
}

static sk_result plan_spgemm(launch* l)
{
    spgemm* p = l->data;
    const sk_spgemm_desc* desc = &p->desc;
    draw_spgemm(l, p);
    describe(l, "%ux%ux%u nonzeros=%u,%u %s%s%s %s workers=%u window=%u most_products=%u most_chunks=%u", desc->m,
             desc->k, desc->n, desc->a_nonzeros, desc->b_nonzeros, sk_word(SK_WORDS_TYPE, desc->type),
             desc->epilogue ? " linear" : "", desc->a_is_identity ? " identity" : "",
             sk_word(SK_WORDS_SPARSE_DECOMPOSITION, desc->decomposition), desc->workers, desc->window,
             desc->most_products, desc->most_chunks);
    sk_result result = sk_create_spgemm_plan(l->device->context, desc, &p->plan);
    if (result == SK_SUCCESS)
    {
        l->workers = sk_query_spgemm_plan(p->plan).workers;
        l->workspace_size = sk_query_spgemm_plan(p->plan).workspace_size;
        l->workspace_alignment = sk_query_spgemm_plan(p->plan).workspace_alignment;
    }
    return result;
}

/* ---- the oracle ---------------------------------------------------------------------------------- */

/* A row of C with all its columns. */
typedef struct row_of_c
{
    number* sums;
    bool* is_there;
} row_of_c;

static void add_row_of_b(const launch* l, spgemm* p, row_of_c* row, uint32_t of, number factor)
{
    for (uint32_t i = p->b.offsets[of]; i < p->b.offsets[of + 1]; i++)
    {
        uint32_t column = p->b.indices[i];
        row->sums[column] = add(row->sums[column], multiply(factor, get_value(l, &p->b, i)));
        row->is_there[column] = true;
        p->products++;
    }
}

static void make_row(const launch* l, spgemm* p, row_of_c* row, uint32_t index)
{
    const number one = {1.0, 0.0};
    memset(row->sums, 0, p->desc.n * sizeof *row->sums);
    memset(row->is_there, 0, p->desc.n * sizeof *row->is_there);
    if (p->desc.a_is_identity)
    {
        add_row_of_b(l, p, row, index, one);
        return;
    }
    for (uint32_t i = p->a.offsets[index]; i < p->a.offsets[index + 1]; i++)
    {
        add_row_of_b(l, p, row, p->a.indices[i], get_value(l, &p->a, i));
    }
}

static void expect_word(launch* l, size_t at, double value, bool is_any)
{
    number x = {value, 0.0};
    expect(l, SK_TYPE_U32, at, x, is_any ? (double)INFINITY : 0.0);
}

static void expect_row_of_c(launch* l, spgemm* p, const row_of_c* row)
{
    const number alpha = {p->desc.epilogue == SK_EPILOGUE_LINEAR ? p->args.alpha : 1.0, 0.0};
    for (uint32_t column = 0; column < p->desc.n; column++)
    {
        if (!row->is_there[column])
        {
            continue;
        }
        if (p->c_columns.size)
        {
            number zero = {0.0, 0.0}, value = alpha.re == 0.0 ? zero : multiply(alpha, row->sums[column]);
            size_t at = p->c_values.at + p->nonzeros * element_size(p->desc.type);
            expect_word(l, p->c_columns.at + p->nonzeros * sizeof(uint32_t), column, false);
            expect(l, p->desc.type, at, value, 0.0);
        }
        p->nonzeros++;
    }
}

/* Walks over C: counts its nonzeros, and expects them if their memory is known. */
static void walk_c(launch* l, spgemm* p, bool expects_offsets)
{
    row_of_c row = {malloc((p->desc.n + 1) * sizeof(number)), malloc(p->desc.n + 1)};
    p->nonzeros = 0;
    p->products = 0;
    for (uint32_t index = 0; index < p->desc.m; index++)
    {
        if (expects_offsets)
        {
            expect_word(l, p->c_offsets.at + index * sizeof(uint32_t), p->nonzeros, false);
        }
        make_row(l, p, &row, index);
        expect_row_of_c(l, p, &row);
    }
    if (expects_offsets)
    {
        expect_word(l, p->c_offsets.at + p->desc.m * sizeof(uint32_t), p->nonzeros, false);
    }
    free(row.sums);
    free(row.is_there);
}

static void expect_status(launch* l, const spgemm* p)
{
    size_t at = p->status.at;
    expect_word(l, at, (double)p->products, p->is_broken);
    expect_word(l, at + 4, 0, p->is_broken);
    expect_word(l, at + 8, p->nonzeros, p->is_broken);
    expect_word(l, at + 12, 0, p->is_broken);
    expect_word(l, at + 16, p->is_too_small, p->is_broken);
    expect_word(l, at + 20, 0, true);
}

/* Of wrong arrays C may be anything. */
static void expect_anything(launch* l, const place* p)
{
    for (size_t i = 0; i < p->size; i += 1)
    {
        number x = {0.0, 0.0};
        expect(l, SK_TYPE_U8, p->at + i, x, (double)INFINITY);
    }
}

/* ---- arguments ----------------------------------------------------------------------------------- */

static sk_csr name_csr(const launch* l, place offsets, place columns, place values)
{
    const memory* m = &l->device->memory;
    sk_csr csr = {name_place(m, l->memory, offsets), name_place(m, l->memory, columns),
                  name_place(m, l->memory, values)};
    return csr;
}

/* Memory for C: of as many nonzeros as it has, or more; now and then of one less. */
static void place_c(launch* l, spgemm* p)
{
    uint32_t size = (uint32_t)element_size(p->desc.type);
    p->is_too_small = p->nonzeros > 0 && draw_once_in(&l->state, 6);
    uint32_t capacity = p->nonzeros + (p->is_too_small ? 0xffffffffu : draw_below(&l->state, 3) * 5);
    p->args.capacity = capacity;
    p->c_columns = take_place(l->memory, capacity * sizeof(uint32_t), 4);
    p->c_values = take_place(l->memory, capacity * (size_t)size, size);
    p->args.c = name_csr(l, p->c_offsets, p->c_columns, p->c_values);
}

static void expect_c(launch* l, spgemm* p)
{
    place columns = p->c_columns;
    if (p->is_broken)
    {
        expect_anything(l, &p->c_offsets);
        expect_anything(l, &p->c_columns);
        expect_anything(l, &p->c_values);
    }
    else
    {
        p->c_columns.size = p->is_too_small ? 0 : columns.size;
        walk_c(l, p, true);
    }
    p->c_columns = columns;
    expect_status(l, p);
}

static void place_spgemm(launch* l)
{
    spgemm* p = l->data;
    double unused;
    draw_sparse_factors(l, p->desc.type, &p->args.alpha, &unused);
    bool reads_values = p->desc.epilogue != SK_EPILOGUE_LINEAR || p->args.alpha != 0.0;
    place_sparse(l, &p->a, SK_STORAGE_CSR, reads_values);
    place_sparse(l, &p->b, SK_STORAGE_CSR, reads_values);
    p->c_offsets = take_place(l->memory, (p->desc.m + 1) * sizeof(uint32_t), 4);
    walk_c(l, p, false);
    place_c(l, p);
    bool is_a = draw_once_in(&l->state, 2) && !p->desc.a_is_identity;
    p->is_broken = draw_once_in(&l->state, 5) && break_sparse(l, is_a ? &p->a : &p->b, SK_STORAGE_CSR);
    p->args.a = name_csr(l, p->a.row_offsets, p->a.column_indices, p->a.values);
    p->args.b = name_csr(l, p->b.row_offsets, p->b.column_indices, p->b.values);
    p->status = take_place(l->memory, sizeof(sk_spgemm_status), 8);
    p->args.status = name_place(&l->device->memory, l->memory, p->status);
    describe(l, " alpha=%g capacity=%u of %u%s", p->args.alpha, p->args.capacity, p->nonzeros,
             p->is_broken ? " broken" : "");
    expect_c(l, p);
}

static sk_result record_spgemm(launch* l, VkCommandBuffer commands, sk_buffer workspace)
{
    spgemm* p = l->data;
    p->args.workspace = workspace;
    sk_result result = sk_bound_spgemm(commands, p->plan, &p->args);
    if (result == SK_SUCCESS)
    {
        record_compute_barrier(commands);
        result = sk_count_spgemm(commands, p->plan, &p->args);
    }
    if (result == SK_SUCCESS)
    {
        record_compute_barrier(commands);
        result = sk_fill_spgemm(commands, p->plan, &p->args);
    }
    return result;
}

static void destroy_spgemm(launch* l)
{
    spgemm* p = l->data;
    sk_destroy_spgemm_plan(p->plan);
    free_sparse(&p->a);
    free_sparse(&p->b);
}

const product spgemm_product = {"spgemm",     true,          sizeof(spgemm), plan_spgemm,
                                place_spgemm, record_spgemm, destroy_spgemm};
