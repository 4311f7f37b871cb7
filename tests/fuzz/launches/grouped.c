/* grouped.c - groups whose problems the host knows, or a table on the device tells. */
#include "grouped.h"

enum
{
    MOST_EXTENT = 100,
    MOST_K = 200
};

/* ---- desc ---------------------------------------------------------------------------------------- */

static uint32_t round_up(uint32_t x, uint32_t unit)
{
    return (x + unit - 1) / unit * unit;
}

/* Elements of which the lines of an aligned group are multiples. */
static uint32_t unit_of(const sk_grouped_gemm_desc* desc)
{
    sk_type input = is_in_blocks(desc->gemm.a.type) ? desc->gemm.b.type : desc->gemm.a.type;
    uint32_t a = 16 / (uint32_t)element_size(input), d = 16 / (uint32_t)element_size(desc->gemm.d.type);
    return !desc->aligned ? 1 : a > d ? a : d;
}

uint32_t alignment_in(const grouped* p, sk_type type)
{
    return p->desc.aligned && !is_in_blocks(type) ? 16 : element_alignment(type);
}

static void draw_extents(launch* l, grouped* p, sk_problem* problem)
{
    uint32_t unit = unit_of(&p->desc);
    problem->m = round_up(draw_size(&l->state, MOST_EXTENT), unit);
    problem->n = round_up(draw_size(&l->state, MOST_EXTENT), unit);
    problem->k = round_up(draw_k(l, &p->desc.gemm, MOST_K), unit);
    if (p->desc.gemm.triangle)
    {
        problem->n = problem->m;
    }
    if (p->desc.gemm.triangle && problem->m && draw_once_in(&l->state, 8))
    {
        *(draw_once_in(&l->state, 2) ? &problem->m : &problem->n) = 0;
        l->ignores_status = true;
    }
}

static matrix draw_matrix(launch* l, const grouped* p, const sk_matrix_desc* desc, uint32_t rows, uint32_t columns,
                          uint32_t* leading_dimension)
{
    matrix x = {.type = desc->type, .layout = desc->layout, .rows = rows, .columns = columns, .count = 1};
    x.conjugate = desc->conjugate;
    *leading_dimension = draw_leading_dimension(l, &x, p->desc.aligned);
    x.leading_dimension = *leading_dimension ? *leading_dimension : line_length(&x);
    return x;
}

static void draw_problem(launch* l, grouped* p, uint32_t index)
{
    sk_problem* problem = &p->problems[index];
    dense* x = &p->x[index];
    sk_gemm_desc* gemm = &p->desc.gemm;
    draw_extents(l, p, problem);
    x->desc = *gemm;
    x->batch_count = 1;
    x->m = problem->m;
    x->n = problem->n;
    x->k = problem->k;
    x->a = draw_matrix(l, p, &gemm->a, x->m, x->k, &problem->leading_dimension_a);
    x->b = draw_matrix(l, p, &gemm->b, x->k, count_columns(gemm, x->n), &problem->leading_dimension_b);
    x->c = draw_matrix(l, p, &gemm->c, x->m, x->n, &problem->leading_dimension_c);
    x->d = draw_matrix(l, p, &gemm->d, x->m, x->n, &problem->leading_dimension_d);
    x->residual = draw_matrix(l, p, &gemm->residual, x->m, x->n, &problem->leading_dimension_residual);
    if (gemm->second)
    {
        x->second_a = draw_matrix(l, p, &gemm->a, x->m, x->k, &problem->leading_dimension_second_a);
        x->second_b = draw_matrix(l, p, &gemm->b, x->k, x->n, &problem->leading_dimension_second_b);
    }
    if (p->is_c_in_place)
    {
        x->c = x->d;
        problem->leading_dimension_c = problem->leading_dimension_d;
    }
    if (p->is_residual_in_place)
    {
        x->residual = x->d;
        problem->leading_dimension_residual = problem->leading_dimension_d;
    }
    draw_factors(l, gemm, &x->alpha, &x->beta);
    problem->alpha = x->alpha.re;
    problem->alpha_imaginary = x->alpha.im;
    problem->beta = x->beta.re;
    problem->beta_imaginary = x->beta.im;
}

static uint64_t count_problem(const dense* x)
{
    return count_bytes(&x->a) + count_bytes(&x->second_a) + count_bytes(&x->b) + count_bytes(&x->second_b) +
           count_bytes(&x->c) + count_bytes(&x->d) + count_bytes(&x->residual);
}

/* As many problems as surely have room. */
static void draw_problems(launch* l, grouped* p)
{
    uint32_t wanted = 1 + draw_below(&l->state, MOST_PROBLEMS);
    uint64_t bytes = 0;
    while (p->count < wanted && bytes < ROOM / 2)
    {
        draw_problem(l, p, p->count);
        bytes += count_problem(&p->x[p->count++]);
    }
}

static uint32_t largest(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

static void draw_bounds(launch* l, grouped* p)
{
    sk_gemm_desc* gemm = &p->desc.gemm;
    for (uint32_t i = 0; i < p->count; i++)
    {
        gemm->m = largest(gemm->m, p->problems[i].m);
        gemm->n = largest(gemm->n, p->problems[i].n);
        gemm->k = largest(gemm->k, p->problems[i].k);
    }
    bool is_bounded = gemm->m && gemm->n && gemm->k && draw_once_in(&l->state, 2);
    if (!is_bounded)
    {
        gemm->m = gemm->n = gemm->k = 0;
    }
    p->desc.most_problems = p->count + draw_below(&l->state, 3);
    p->desc.most_problems += p->desc.most_problems == 0 ? 1 : 0;
    if (!is_bounded || draw_once_in(&l->state, 2))
    {
        p->desc.problems = p->problems;
        p->desc.problem_count = p->count;
    }
}

static void draw_ways(launch* l, grouped* p)
{
    uint64_t* form = &l->form;
    p->is_on_device = draw_once_in(form, 2);
    p->desc.addresses = draw_once_in(form, 5);
    p->desc.aligned = draw_once_in(form, 3);
    p->has_count = draw_once_in(&l->state, 2);
    p->has_upload = draw_once_in(&l->state, 2);
    p->is_hostile = p->is_on_device && draw_once_in(&l->state, 2);
    p->is_c_in_place = p->desc.gemm.c.layout == p->desc.gemm.d.layout && draw_once_in(&l->state, 2);
    p->is_residual_in_place = p->desc.gemm.residual.layout == p->desc.gemm.d.layout && draw_once_in(&l->state, 2);
}

static sk_result plan_grouped(launch* l)
{
    grouped* p = l->data;
    draw_form(l, &p->desc.gemm, true);
    draw_weights(l, &p->desc.gemm, SK_RAGGED_NONE);
    draw_ways(l, p);
    draw_problems(l, p);
    draw_bounds(l, p);
    draw_decisions(l, &p->desc.gemm, true);
    describe(l, "%s%s%s most_problems=%u expected=%u ", p->is_on_device ? "table" : "host",
             p->desc.addresses ? " addresses" : "", p->desc.aligned ? " aligned" : "", p->desc.most_problems,
             p->desc.problem_count);
    describe_gemm(l, &p->desc.gemm);
    sk_result result = sk_create_grouped_gemm_plan(l->device->context, &p->desc, &p->plan);
    return keep_needs(l, result, p->plan);
}

/* ---- launch -------------------------------------------------------------------------------------- */

static sk_result record_grouped(launch* l, VkCommandBuffer commands, sk_buffer workspace)
{
    grouped* p = l->data;
    p->args.workspace = workspace;
    return sk_grouped_gemm(commands, p->plan, &p->args);
}

static void destroy_grouped(launch* l)
{
    sk_destroy_plan(((grouped*)l->data)->plan);
}

const product grouped_product = {"grouped",     false,          sizeof(grouped), plan_grouped,
                                 place_grouped, record_grouped, destroy_grouped};
