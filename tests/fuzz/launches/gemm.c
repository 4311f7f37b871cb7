/* gemm.c - single products, and batches. */
#include "forms.h"

enum
{
    MOST_EXTENT = 150,
    MOST_K = 400
};

typedef struct gemm
{
    sk_plan* plan;
    dense x;
    sk_gemm_args args;
    bool is_aligned;
} gemm;

/* ---- desc ---------------------------------------------------------------------------------------- */

static matrix view(const sk_matrix_desc* desc, uint32_t rows, uint32_t columns, uint32_t batch_count)
{
    matrix x = {.type = desc->type, .layout = desc->layout, .rows = rows, .columns = columns, .count = batch_count};
    x.conjugate = desc->conjugate;
    return x;
}

/* Draws how a matrix lies: leading dimension, and where the next one of the batch begins. */
static matrix draw_matrix(launch* l, const gemm* p, sk_matrix_desc* desc, uint32_t rows, uint32_t columns)
{
    const sk_gemm_desc* all = &p->x.desc;
    matrix x = view(desc, rows, columns, p->x.batch_count);
    desc->leading_dimension = draw_leading_dimension(l, &x, p->is_aligned);
    x.leading_dimension = desc->leading_dimension ? desc->leading_dimension : line_length(&x);
    uint32_t block = block_elements(desc->type), unit = block > 1 ? block : 16;
    uint64_t packed = x.leading_dimension * line_count(&x), more = draw_below(&l->state, 3) * unit;
    x.stride = packed + more + (block > 1 && breaks_blocks(l) ? 1 : 0);
    if (all->pointers)
    {
        return x;
    }
    desc->batch_stride = x.stride != packed || draw_once_in(&l->state, 2) ? x.stride : 0;
    desc->shared = desc != &all->d && draw_once_in(&l->state, 4);
    desc->batch_stride = desc->shared ? 0 : desc->batch_stride;
    x.count = desc->shared && x.count ? 1 : x.count;
    return x;
}

static void draw_matrices(launch* l, gemm* p)
{
    sk_gemm_desc* desc = &p->x.desc;
    dense* x = &p->x;
    x->a = draw_matrix(l, p, &desc->a, desc->m, desc->k);
    x->b = draw_matrix(l, p, &desc->b, desc->k, count_columns(desc, desc->n));
    x->d = draw_matrix(l, p, &desc->d, desc->m, desc->n);
    x->c = draw_matrix(l, p, &desc->c, desc->m, desc->n);
    x->residual = draw_matrix(l, p, &desc->residual, desc->m, desc->n);
    if (desc->second)
    {
        desc->second_a = desc->a;
        desc->second_b = desc->b;
        x->second_a = draw_matrix(l, p, &desc->second_a, desc->m, desc->k);
        x->second_b = draw_matrix(l, p, &desc->second_b, desc->k, desc->n);
    }
}

static void draw_shape(launch* l, gemm* p)
{
    sk_gemm_desc* desc = &p->x.desc;
    desc->m = draw_size(&l->state, MOST_EXTENT);
    desc->n = desc->triangle ? desc->m : draw_size(&l->state, MOST_EXTENT);
    desc->k = draw_k(l, desc, MOST_K) + (breaks_blocks(l) ? 1 : 0);
    desc->batch_count = draw_once_in(&l->state, 3) ? draw_below(&l->state, MOST_BATCH + 1) : 1;
    if (desc->pointers && desc->batch_count == 0)
    {
        desc->batch_count = 1;
    }
    p->x.m = desc->m;
    p->x.n = desc->n;
    p->x.k = desc->k;
    p->x.batch_count = desc->batch_count ? desc->batch_count : 1;
}

static sk_result plan_gemm(launch* l)
{
    gemm* p = l->data;
    sk_gemm_desc* desc = &p->x.desc;
    draw_form(l, desc, false);
    draw_weights(l, desc, SK_RAGGED_NONE);
    desc->pointers = draw_once_in(&l->form, 8) && (!l->has_blocks || draw_once_in(&l->form, 4));
    bool has_other = block_elements(desc->a.type) == 1 || block_elements(desc->b.type) == 1;
    desc->pointers = desc->pointers && has_other && !desc->multiplied;
    do
    {
        p->is_aligned = draw_once_in(&l->state, 2);
        draw_shape(l, p);
        draw_matrices(l, p);
    } while (!fits(&p->x));
    draw_decisions(l, desc, false);
    describe_gemm(l, desc);
    sk_result result = sk_create_gemm_plan(l->device->context, desc, &p->plan);
    return keep_needs(l, result, p->plan);
}

/* ---- arguments ----------------------------------------------------------------------------------- */

/* An array of the addresses of a batch's matrices. */
static sk_buffer place_addresses(launch* l, const matrix* x)
{
    const memory* m = &l->device->memory;
    place p = take_place(l->memory, x->count * sizeof(VkDeviceAddress), 8);
    for (uint32_t i = 0; i < x->count; i++)
    {
        size_t first = x->at + run_size(x->type, i * x->stride);
        VkDeviceAddress address = m->buffer.address + l->memory->offset + first;
        memcpy(l->memory->at + p.at + i * sizeof address, &address, sizeof address);
    }
    return name_place(m, l->memory, p);
}

static sk_buffer place_matrix(launch* l, const gemm* p, matrix* x)
{
    place taken = take_place(l->memory, (size_t)count_bytes(x), p->is_aligned ? 16 : element_alignment(x->type));
    x->at = taken.at;
    return p->x.desc.pointers ? place_addresses(l, x) : name_place(&l->device->memory, l->memory, taken);
}

static void place_operands(launch* l, gemm* p)
{
    dense* x = &p->x;
    uint32_t most = most_of_operands(&x->desc);
    matrix* all[] = {&x->a, &x->b, &x->second_a, &x->second_b};
    sk_buffer* buffers[] = {&p->args.a, &p->args.b, &p->args.second_a, &p->args.second_b};
    for (uint32_t i = 0; i < (x->desc.second ? 4u : 2u); i++)
    {
        *buffers[i] = place_matrix(l, p, all[i]);
        hold_blocks(l, &x->desc, i % 2 == 1, all[i]);
        if (reads_products(x))
        {
            fill_matrix(l->memory, all[i], &l->state, most);
        }
    }
}

/* C, or the residual: D itself, if it lies like D. */
static sk_buffer place_addend(launch* l, gemm* p, matrix* x, const sk_matrix_desc* desc)
{
    const sk_matrix_desc* d = &p->x.desc.d;
    bool is_alike = desc->layout == d->layout && x->leading_dimension == p->x.d.leading_dimension &&
                    (p->x.batch_count == 1 || (x->stride == p->x.d.stride && x->count == p->x.d.count));
    if (is_alike && draw_once_in(&l->state, 2))
    {
        x->at = p->x.d.at;
        fill_matrix(l->memory, x, &l->state, 50);
        describe(l, " in_place");
        return p->args.d;
    }
    sk_buffer named = place_matrix(l, p, x);
    fill_matrix(l->memory, x, &l->state, 50);
    return named;
}

static void place_vectors(launch* l, gemm* p)
{
    dense* x = &p->x;
    const memory* m = &l->device->memory;
    uint32_t columns = count_columns(&x->desc, x->n);
    if (x->desc.scale_m)
    {
        place taken = place_vector(l, x->m, true, p->is_aligned);
        x->scale_m = taken.at;
        p->args.scale_m = name_place(m, l->memory, taken);
    }
    if (x->desc.scale_n)
    {
        place taken = place_vector(l, columns, true, p->is_aligned);
        x->scale_n = taken.at;
        p->args.scale_n = name_place(m, l->memory, taken);
    }
    if (x->desc.bias)
    {
        place taken = place_vector(l, x->desc.bias == SK_BIAS_ALONG_M ? x->m : columns, false, p->is_aligned);
        x->bias = taken.at;
        p->args.bias = name_place(m, l->memory, taken);
    }
}

/* Whether each address of a batch is a multiple of 16. */
static bool has_aligned_addresses(const launch* l, const dense* x)
{
    const matrix* all[] = {&x->a, &x->b, &x->second_a, &x->second_b, &x->d, &x->c, &x->residual};
    VkDeviceAddress bits = l->device->memory.buffer.address + l->memory->offset;
    for (uint32_t i = 0; i < sizeof all / sizeof all[0]; i++)
    {
        bits |= all[i]->at | run_size(all[i]->type, all[i]->stride);
    }
    return bits % 16 == 0;
}

static void place_gemm(launch* l)
{
    gemm* p = l->data;
    dense* x = &p->x;
    draw_factors(l, &x->desc, &x->alpha, &x->beta);
    draw_limits(l, &x->clamp_min, &x->clamp_max);
    describe(l, " %saligned alpha=%g,%g beta=%g,%g clamp=%g,%g", p->is_aligned ? "" : "un", x->alpha.re, x->alpha.im,
             x->beta.re, x->beta.im, (double)x->clamp_min, (double)x->clamp_max);
    place_operands(l, p);
    p->args.d = place_matrix(l, p, &x->d);
    if (reads_c(x))
    {
        p->args.c = place_addend(l, p, &x->c, &x->desc.c);
    }
    if (x->desc.add_residual)
    {
        p->args.residual = place_addend(l, p, &x->residual, &x->desc.residual);
    }
    place_vectors(l, p);
    p->args.alpha = x->alpha.re;
    p->args.alpha_imaginary = x->alpha.im;
    p->args.beta = x->beta.re;
    p->args.beta_imaginary = x->beta.im;
    p->args.clamp_min = x->clamp_min;
    p->args.clamp_max = x->clamp_max;
    p->args.pointers_aligned = x->desc.pointers && has_aligned_addresses(l, x) && draw_once_in(&l->state, 2);
    expect_dense(l, x);
}

static sk_result record_gemm(launch* l, VkCommandBuffer commands, sk_buffer workspace)
{
    gemm* p = l->data;
    p->args.workspace = workspace;
    return sk_gemm(commands, p->plan, &p->args);
}

static void destroy_gemm(launch* l)
{
    sk_destroy_plan(((gemm*)l->data)->plan);
}

const product gemm_product = {"gemm", false, sizeof(gemm), plan_gemm, place_gemm, record_gemm, destroy_gemm};
