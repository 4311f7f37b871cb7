/* sddmm.c - a product of dense matrices, where a sparse one has nonzeros. */
#include "sparse.h"

#include <math.h>

typedef struct sddmm
{
    sk_sddmm_plan* plan;
    sk_sddmm_desc desc;
    sk_sddmm_args args;
    sparse pattern;
    matrix a, b;
    place d, c;
    bool is_broken;
} sddmm;

static void draw_sddmm(launch* l, sddmm* p)
{
    sk_sddmm_desc* desc = &p->desc;
    desc->type = draw_sparse_type(l);
    desc->storage = draw_once_in(&l->form, 3) ? SK_STORAGE_COO : SK_STORAGE_CSR;
    desc->epilogue = draw_once_in(&l->form, 2) ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
    desc->a.layout = (sk_layout)draw_below(&l->form, 2);
    desc->b.layout = (sk_layout)draw_below(&l->form, 2);
    desc->lanes = draw_once_in(&l->form, 2) ? 1u << draw_below(&l->form, 8) : 0;
    desc->lanes = draw_once_in(&l->state, 40) ? 3 : desc->lanes;
    desc->m = draw_size(&l->state, 200);
    desc->n = draw_size(&l->state, 200);
    desc->k = draw_size(&l->state, 150);
    desc->workers = draw_once_in(&l->state, 2) ? draw_wish(&l->state, 20) : 0;
    p->pattern = draw_sparse(l, desc->type, desc->m, desc->n, 300, draw_once_in(&l->state, 2));
    desc->nonzeros = p->pattern.nonzeros;
    p->a = draw_dense_matrix(l, &desc->a, desc->type, desc->m, desc->k);
    p->b = draw_dense_matrix(l, &desc->b, desc->type, desc->k, desc->n);
}

static sk_result plan_sddmm(launch* l)
{
    sddmm* p = l->data;
    const sk_sddmm_desc* desc = &p->desc;
    draw_sddmm(l, p);
    describe(l, "%ux%u nonzeros=%u k=%u %s %s%s a=%u,%u b=%u,%u workers=%u lanes=%u", desc->m, desc->n,
             desc->nonzeros, desc->k, sk_word(SK_WORDS_STORAGE, desc->storage), sk_word(SK_WORDS_TYPE, desc->type),
             desc->epilogue ? " linear" : "", (unsigned)desc->a.layout, desc->a.leading_dimension,
             (unsigned)desc->b.layout, desc->b.leading_dimension, desc->workers, desc->lanes);
    return sk_create_sddmm_plan(l->device->context, desc, &p->plan);
}

static void expect_row(launch* l, const sddmm* p, uint32_t row, bool reads_a, bool reads_values)
{
    size_t size = element_size(p->desc.type);
    bool is_linear = p->desc.epilogue == SK_EPILOGUE_LINEAR;
    number alpha = {is_linear ? p->args.alpha : 1.0, 0.0}, beta = {p->args.beta, 0.0};
    for (uint32_t i = p->pattern.offsets[row]; i < p->pattern.offsets[row + 1]; i++)
    {
        number sum = {0.0, 0.0};
        for (uint32_t k = 0; k < p->desc.k && reads_a; k++)
        {
            sum = add(sum,
                      multiply(get(l->memory, &p->a, 0, row, k), get(l->memory, &p->b, 0, k, p->pattern.indices[i])));
        }
        sum = multiply(alpha, sum);
        number c = load_number(l->memory, p->desc.type, p->c.at + i * size);
        sum = reads_values ? add(sum, multiply(beta, c)) : sum;
        expect(l, p->desc.type, p->d.at + i * size, sum, p->is_broken ? (double)INFINITY : 0.0);
    }
}

static void place_values(launch* l, sddmm* p, bool reads_values)
{
    uint32_t size = (uint32_t)element_size(p->desc.type);
    bool is_in_place = draw_once_in(&l->state, 2);
    p->d = take_place(l->memory, p->desc.nonzeros * (size_t)size, size);
    p->args.d = p->args.c = name_place(&l->device->memory, l->memory, p->d);
    p->c = p->d;
    if (!is_in_place)
    {
        p->c = take_place(l->memory, p->desc.nonzeros * (size_t)size, size);
        p->args.c = name_place(&l->device->memory, l->memory, p->c);
    }
    for (uint32_t i = 0; i < p->desc.nonzeros && reads_values; i++)
    {
        store_number(l->memory, p->desc.type, p->c.at + i * (size_t)size, draw_number(&l->state, p->desc.type, 50));
    }
}

static void place_sddmm(launch* l)
{
    sddmm* p = l->data;
    const memory* m = &l->device->memory;
    draw_sparse_factors(l, p->desc.type, &p->args.alpha, &p->args.beta);
    bool is_linear = p->desc.epilogue == SK_EPILOGUE_LINEAR, reads_a = !is_linear || p->args.alpha != 0.0;
    bool reads_values = is_linear && p->args.beta != 0.0;
    place_sparse(l, &p->pattern, p->desc.storage, false);
    p->is_broken = draw_once_in(&l->state, 4) && break_sparse(l, &p->pattern, p->desc.storage);
    describe(l, " alpha=%g beta=%g%s", p->args.alpha, p->args.beta, p->is_broken ? " broken" : "");
    p->args.pattern.row_offsets = name_place(m, l->memory, p->pattern.row_offsets);
    p->args.row_indices = name_place(m, l->memory, p->pattern.row_indices);
    p->args.pattern.column_indices = name_place(m, l->memory, p->pattern.column_indices);
    p->args.a = place_dense_matrix(l, &p->a);
    p->args.b = place_dense_matrix(l, &p->b);
    if (reads_a)
    {
        fill_matrix(l->memory, &p->a, &l->state, 3);
        fill_matrix(l->memory, &p->b, &l->state, 3);
    }
    place_values(l, p, reads_values);
    for (uint32_t row = 0; row < p->desc.m; row++)
    {
        expect_row(l, p, row, reads_a, reads_values);
    }
}

static sk_result record_sddmm(launch* l, VkCommandBuffer commands, sk_buffer workspace)
{
    const sddmm* p = l->data;
    (void)workspace;
    return sk_sddmm(commands, p->plan, &p->args);
}

static void destroy_sddmm(launch* l)
{
    sddmm* p = l->data;
    sk_destroy_sddmm_plan(p->plan);
    free_sparse(&p->pattern);
}

const product sddmm_product = {"sddmm", true, sizeof(sddmm), plan_sddmm, place_sddmm, record_sddmm, destroy_sddmm};
