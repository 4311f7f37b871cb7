/* grouped_memory.c - the operands of a group, and its table. */
#include "grouped.h"

/* ---- operands -------------------------------------------------------------------------------------- */

/* Room for one more operand in a stack: bytes from its begin. */
static uint64_t push(launch* l, stack* s, uint64_t bytes, size_t unit)
{
    size_t at = (s->size + draw_below(&l->state, 3) * 20 + unit - 1) / unit * unit;
    s->size = bytes ? at + (size_t)bytes : s->size;
    return bytes ? at : 0;
}

static uint64_t push_matrix(launch* l, const grouped* p, stack* s, const matrix* x)
{
    return push(l, s, count_bytes(x), alignment_in(p, x->type));
}

static void push_problem(launch* l, grouped* p, uint32_t index)
{
    sk_problem* problem = &p->problems[index];
    const dense* x = &p->x[index];
    const sk_gemm_desc* gemm = &p->desc.gemm;
    bool is_along_m = gemm->bias == SK_BIAS_ALONG_M;
    uint32_t columns = count_columns(gemm, x->n);
    problem->a = push_matrix(l, p, &p->a, &x->a);
    problem->b = push_matrix(l, p, &p->b, &x->b);
    problem->d = push_matrix(l, p, &p->d, &x->d);
    problem->c = p->is_c_in_place ? problem->d : push_matrix(l, p, &p->c, &x->c);
    problem->residual = p->is_residual_in_place ? problem->d : push_matrix(l, p, &p->residual, &x->residual);
    uint32_t word = alignment_in(p, SK_TYPE_F32);
    problem->scale_m = push(l, &p->scale_m, x->m * sizeof(float), word);
    problem->scale_n = push(l, &p->scale_n, columns * sizeof(float), word);
    problem->bias = push(l, &p->bias, (is_along_m ? x->m : columns) * sizeof(float), word);
    problem->second_a = gemm->second ? push_matrix(l, p, &p->b, &x->second_a) : 0;
    problem->second_b = gemm->second ? push_matrix(l, p, &p->a, &x->second_b) : 0;
}

/* Takes the place of a stack, if the plan reads it. */
static void settle(launch* l, stack* s, bool is_there, sk_buffer* buffer, uint32_t alignment)
{
    if (is_there)
    {
        s->place = take_place(l->memory, s->size, alignment);
        *buffer = name_place(&l->device->memory, l->memory, s->place);
    }
}

static void settle_stacks(launch* l, grouped* p)
{
    const sk_gemm_desc* gemm = &p->desc.gemm;
    uint32_t out = alignment_in(p, gemm->d.type), word = alignment_in(p, SK_TYPE_F32);
    settle(l, &p->a, true, &p->args.a, alignment_in(p, gemm->a.type));
    settle(l, &p->b, true, &p->args.b, alignment_in(p, gemm->b.type));
    settle(l, &p->d, true, &p->args.d, out);
    p->c = p->is_c_in_place ? p->d : p->c;
    p->args.c = p->args.d;
    settle(l, &p->c, gemm->epilogue && !p->is_c_in_place, &p->args.c, out);
    p->residual = p->is_residual_in_place ? p->d : p->residual;
    p->args.residual = p->args.d;
    settle(l, &p->residual, gemm->add_residual && !p->is_residual_in_place, &p->args.residual, out);
    settle(l, &p->scale_m, gemm->scale_m, &p->args.scale_m, word);
    settle(l, &p->scale_n, gemm->scale_n, &p->args.scale_n, word);
    settle(l, &p->bias, gemm->bias, &p->args.bias, word);
}

static void locate_problem(const launch* l, grouped* p, uint32_t index)
{
    const sk_problem* problem = &p->problems[index];
    dense* x = &p->x[index];
    hold_blocks(l, &p->desc.gemm, false, &x->a);
    hold_blocks(l, &p->desc.gemm, true, &x->b);
    x->a.at = p->a.place.at + problem->a;
    x->b.at = p->b.place.at + problem->b;
    x->c.at = p->c.place.at + problem->c;
    x->d.at = p->d.place.at + problem->d;
    x->residual.at = p->residual.place.at + problem->residual;
    x->second_a.at = p->b.place.at + problem->second_a;
    x->second_b.at = p->a.place.at + problem->second_b;
    x->scale_m = p->scale_m.place.at + problem->scale_m;
    x->scale_n = p->scale_n.place.at + problem->scale_n;
    x->bias = p->bias.place.at + problem->bias;
    x->clamp_min = p->args.clamp_min;
    x->clamp_max = p->args.clamp_max;
}

static void fill_problem(launch* l, const grouped* p, const dense* x)
{
    const sk_gemm_desc* gemm = &p->desc.gemm;
    uint32_t most = most_of_operands(gemm);
    if (reads_products(x))
    {
        fill_matrix(l->memory, &x->a, &l->state, most);
        fill_matrix(l->memory, &x->b, &l->state, most);
    }
    if (reads_products(x) && gemm->second)
    {
        fill_matrix(l->memory, &x->second_a, &l->state, most);
        fill_matrix(l->memory, &x->second_b, &l->state, most);
    }
    if (reads_c(x))
    {
        fill_matrix(l->memory, &x->c, &l->state, 50);
    }
    if (gemm->add_residual)
    {
        fill_matrix(l->memory, &x->residual, &l->state, 50);
    }
    fill_vector(l, x->scale_m, gemm->scale_m ? x->m : 0, true);
    uint32_t columns = count_columns(gemm, x->n);
    fill_vector(l, x->scale_n, gemm->scale_n ? columns : 0, true);
    fill_vector(l, x->bias, !gemm->bias ? 0 : gemm->bias == SK_BIAS_ALONG_M ? x->m : columns, false);
}

/* ---- tables -------------------------------------------------------------------------------------- */

/* Offsets become addresses. */
static void name_addresses(const launch* l, const grouped* p, sk_problem* problem)
{
    VkDeviceAddress base = l->device->memory.buffer.address + l->memory->offset;
    problem->a += base + p->a.place.at;
    problem->b += base + p->b.place.at;
    problem->c += base + p->c.place.at;
    problem->d += base + p->d.place.at;
    problem->residual += base + p->residual.place.at;
    problem->scale_m += base + p->scale_m.place.at;
    problem->scale_n += base + p->scale_n.place.at;
    problem->bias += base + p->bias.place.at;
    problem->second_a += base + p->b.place.at;
    problem->second_b += base + p->a.place.at;
}

/* What the plan does not read may hold anything. */
static void spoil_unread(launch* l, const grouped* p, sk_problem* problem)
{
    const sk_gemm_desc* gemm = &p->desc.gemm;
    uint64_t* unread[] = {gemm->epilogue ? NULL : &problem->c,      gemm->add_residual ? NULL : &problem->residual,
                          gemm->scale_m ? NULL : &problem->scale_m, gemm->scale_n ? NULL : &problem->scale_n,
                          gemm->bias ? NULL : &problem->bias,       gemm->second ? NULL : &problem->second_a,
                          gemm->second ? NULL : &problem->second_b};
    for (uint32_t i = 0; i < sizeof unread / sizeof unread[0]; i++)
    {
        if (unread[i])
        {
            *unread[i] = draw_bits(&l->state);
        }
    }
}

/* Writes the table, and the count of its problems. */
static void place_table(launch* l, grouped* p)
{
    const memory* m = &l->device->memory;
    uint32_t rows = p->has_count ? p->count : p->desc.most_problems;
    place table = take_place(l->memory, rows * sizeof(sk_problem), 8);
    memcpy(l->memory->at + table.at, p->table, rows * sizeof(sk_problem));
    p->args.table = name_place(m, l->memory, table);
    if (p->has_count)
    {
        place count = take_place(l->memory, sizeof p->count, 4);
        memcpy(l->memory->at + count.at, &p->count, sizeof p->count);
        p->args.count = name_place(m, l->memory, count);
        p->args.table.size = p->desc.most_problems * sizeof(sk_problem);
    }
}

static void name_problems(launch* l, grouped* p)
{
    const memory* m = &l->device->memory;
    if (p->is_on_device)
    {
        place_table(l, p);
        return;
    }
    p->args.problems = p->table;
    p->args.problem_count = p->count;
    if (p->has_upload)
    {
        l->upload = take_place(l->memory, (size_t)sk_query_upload_size(p->plan, p->count), 16);
        p->args.upload = name_place(m, l->memory, l->upload);
        p->args.upload_mapped = l->memory->at + l->upload.at;
    }
}

/* A problem with elements whose words may be broken. */
static bool is_breakable(const dense* x)
{
    return x->m > 1 && x->n > 1 && reads_products(x);
}

static void make_table(launch* l, grouped* p)
{
    memcpy(p->table, p->problems, sizeof p->table);
    for (uint32_t i = 0; i < p->count; i++)
    {
        if (p->desc.addresses)
        {
            name_addresses(l, p, &p->table[i]);
        }
        spoil_unread(l, p, &p->table[i]);
        if (p->is_hostile && is_breakable(&p->x[i]) && draw_once_in(&l->state, 2))
        {
            break_problem(l, p, i);
        }
    }
}

static void describe_problems(launch* l, const grouped* p)
{
    describe(l, " clamp=%g,%g%s%s", (double)p->args.clamp_min, (double)p->args.clamp_max,
             p->is_c_in_place ? " c_in_place" : "", p->is_residual_in_place ? " residual_in_place" : "");
    for (uint32_t i = 0; i < p->count; i++)
    {
        const sk_problem* x = &p->problems[i];
        describe(l, " [%ux%ux%u ld=%u,%u,%u,%u,%u alpha=%g,%g beta=%g,%g%s]", x->m, x->n, x->k,
                 x->leading_dimension_a, x->leading_dimension_b, x->leading_dimension_c, x->leading_dimension_d,
                 x->leading_dimension_residual, x->alpha, x->alpha_imaginary, x->beta, x->beta_imaginary,
                 p->is_left_out[i] ? " broken" : "");
    }
}

void place_grouped(launch* l)
{
    grouped* p = l->data;
    draw_limits(l, &p->args.clamp_min, &p->args.clamp_max);
    for (uint32_t i = 0; i < p->count; i++)
    {
        push_problem(l, p, i);
    }
    settle_stacks(l, p);
    for (uint32_t i = 0; i < p->count; i++)
    {
        locate_problem(l, p, i);
        fill_problem(l, p, &p->x[i]);
    }
    make_table(l, p);
    name_problems(l, p);
    for (uint32_t i = 0; i < p->count; i++)
    {
        if (!p->is_left_out[i])
        {
            expect_dense(l, &p->x[i]);
        }
    }
    describe_problems(l, p);
}
