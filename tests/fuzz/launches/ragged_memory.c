/* ragged_memory.c - operands and arrays of a ragged group, and what it must give. */
#include "ragged.h"

/* ---- memory -------------------------------------------------------------------------------------- */

static sk_buffer place_filled(launch* l, matrix* x, uint32_t most)
{
    place p = take_place(l->memory, (size_t)count_bytes(x), element_alignment(x->type));
    x->at = p.at;
    if (most)
    {
        fill_matrix(l->memory, x, &l->state, most);
    }
    return name_place(&l->device->memory, l->memory, p);
}

static sk_buffer place_words(launch* l, const uint32_t* words, uint32_t count)
{
    place p = take_place(l->memory, count * sizeof *words, 4);
    memcpy(l->memory->at + p.at, words, count * sizeof *words);
    return name_place(&l->device->memory, l->memory, p);
}

/* Ends, sizes, or the problem of each line. */
static void place_extents(launch* l, ragged* p)
{
    bool is_assigned = p->desc.assigned, is_masked = p->desc.masked;
    uint32_t count = is_assigned ? p->stacked : p->problems;
    uint32_t most = is_assigned ? p->desc.most_lines : p->desc.most_problems;
    for (uint32_t i = 0; i < most; i++)
    {
        uint32_t end = i < p->problems ? p->begins[i] + p->sizes[i] : p->stacked;
        uint32_t size = i < p->problems ? p->sizes[i] : 0;
        p->words[i] = !is_assigned ? (is_masked ? size : end) : i < count ? p->words[i] : NO_LINE;
    }
    p->args.extents = place_words(l, p->words, most);
    if (p->has_count)
    {
        p->args.count = place_words(l, &count, 1);
    }
    if (p->desc.gathers)
    {
        p->args.gather = place_words(l, p->gather, p->desc.most_lines);
    }
    if (p->desc.scatters)
    {
        p->args.scatter = place_words(l, p->scatter, p->desc.most_lines);
    }
}

static void place_vectors(launch* l, ragged* p)
{
    const memory* m = &l->device->memory;
    const sk_gemm_desc* gemm = &p->desc.gemm;
    uint32_t m_length = p->all.d.rows * (p->desc.ragged == SK_RAGGED_M && !p->desc.masked ? 1 : p->problems);
    uint32_t n_length = p->all.d.columns * (p->desc.ragged == SK_RAGGED_N && !p->desc.masked ? 1 : p->problems);
    n_length = count_columns(gemm, n_length);
    place taken;
    if (gemm->scale_m)
    {
        taken = place_vector(l, m_length, true, false);
        p->all.scale_m = taken.at;
        p->args.scale_m = name_place(m, l->memory, taken);
    }
    if (gemm->scale_n)
    {
        taken = place_vector(l, n_length, true, false);
        p->all.scale_n = taken.at;
        p->args.scale_n = name_place(m, l->memory, taken);
    }
    if (gemm->bias)
    {
        taken = place_vector(l, gemm->bias == SK_BIAS_ALONG_M ? m_length : n_length, false, false);
        p->all.bias = taken.at;
        p->args.bias = name_place(m, l->memory, taken);
    }
}

/* ---- expectations -------------------------------------------------------------------------------- */

/* Problem i's part of a matrix: of the stack, or of the batch. */
static matrix part_of(const ragged* p, const matrix* x, uint32_t i, uint32_t rows, uint32_t columns, int along)
{
    matrix part = *x;
    bool is_stacked = along >= 0 && !p->desc.masked;
    uint32_t row = is_stacked && along == 0 ? p->begins[i] : 0, column = is_stacked && along == 1 ? p->begins[i] : 0;
    part.at = locate(x, is_stacked ? 0 : i, row, column);
    part.count = 1;
    part.rows = rows;
    part.columns = columns;
    return part;
}

static size_t part_of_vector(const ragged* p, size_t at, uint32_t i, bool is_stacked, uint32_t length)
{
    return at + (is_stacked && !p->desc.masked ? p->begins[i] : i * length) * sizeof(float);
}

static dense problem_of(const ragged* p, uint32_t i)
{
    sk_ragged kind = p->desc.ragged;
    const sk_gemm_desc* gemm = &p->desc.gemm;
    dense x = p->all;
    x.desc = *gemm;
    x.batch_count = 1;
    x.m = kind == SK_RAGGED_M ? p->sizes[i] : gemm->m;
    x.n = kind == SK_RAGGED_N ? p->sizes[i] : gemm->n;
    x.k = kind == SK_RAGGED_K ? p->sizes[i] : gemm->k;
    int d = kind == SK_RAGGED_M ? 0 : kind == SK_RAGGED_N ? 1 : -1;
    x.a = part_of(p, &p->all.a, i, x.m, x.k, kind == SK_RAGGED_M ? 0 : kind == SK_RAGGED_K ? 1 : -1);
    uint32_t columns = count_columns(gemm, x.n), all_columns = count_columns(gemm, gemm->n);
    x.b = part_of(p, &p->all.b, i, x.k, columns, kind == SK_RAGGED_N ? 1 : kind == SK_RAGGED_K ? 0 : -1);
    x.c = part_of(p, &p->all.c, i, x.m, x.n, d);
    x.d = part_of(p, &p->all.d, i, x.m, x.n, d);
    x.residual = part_of(p, &p->all.residual, i, x.m, x.n, d);
    x.scale_m = part_of_vector(p, p->all.scale_m, i, kind == SK_RAGGED_M, gemm->m);
    x.scale_n = part_of_vector(p, p->all.scale_n, i, kind == SK_RAGGED_N, all_columns);
    bool is_m = gemm->bias == SK_BIAS_ALONG_M;
    x.bias =
        part_of_vector(p, p->all.bias, i, kind == (is_m ? SK_RAGGED_M : SK_RAGGED_N), is_m ? gemm->m : all_columns);
    return x;
}

/* ---- lines that lie anywhere ---------------------------------------------------------------------- */

static matrix* moved_operand(ragged* p)
{
    return p->desc.ragged == SK_RAGGED_M ? &p->all.a : &p->all.b;
}

/* A room that the library does not know, with the lines as the stack has them. */
static void stack_lines(launch* l, ragged* p)
{
    matrix* x = moved_operand(p);
    size_t line = (size_t)x->leading_dimension * element_size(x->type);
    size_t length = line_length(x) * element_size(x->type);
    place taken = take_place(l->memory, p->stacked * line, 16);
    for (uint32_t i = 0; i < p->stacked; i++)
    {
        uint32_t from = p->desc.gathers ? p->gather[p->lines[i]] : p->lines[i];
        unsigned char* to = l->memory->at + taken.at + i * line;
        l->ignores_status |= from != NO_LINE && from >= p->stacked;
        memset(to, 0, length);
        if (from < p->stacked)
        {
            memcpy(to, l->memory->at + x->at + from * line, length);
        }
    }
    x->at = taken.at;
}

/* What was expected of the stack of D is expected where its lines go. */
static void scatter_expectations(launch* l, const ragged* p, size_t stack)
{
    size_t line = (size_t)p->all.d.leading_dimension * element_size(p->all.d.type), kept = 0;
    for (size_t i = 0; i < l->expected_count; i++)
    {
        expected e = l->expected[i];
        uint32_t at = p->lines[(e.at - stack) / line];
        uint32_t to = p->desc.scatters ? p->scatter[at] : at;
        e.at = to == NO_LINE ? 0 : p->all.d.at + to * line + (e.at - stack) % line;
        l->expected[kept] = e;
        kept += to != NO_LINE;
    }
    l->expected_count = kept;
}

/* ---- arguments ----------------------------------------------------------------------------------- */

static void place_matrices(launch* l, ragged* p)
{
    const sk_gemm_desc* gemm = &p->desc.gemm;
    uint32_t most = reads_products(&p->all) ? most_of_operands(gemm) : 0;
    hold_blocks(l, gemm, false, &p->all.a);
    hold_blocks(l, gemm, true, &p->all.b);
    p->args.a = place_filled(l, &p->all.a, most);
    p->args.b = place_filled(l, &p->all.b, most);
    p->args.d = place_filled(l, &p->all.d, 0);
    if (reads_c(&p->all))
    {
        p->args.c = place_filled(l, &p->all.c, 50);
    }
    if (gemm->add_residual)
    {
        p->args.residual = place_filled(l, &p->all.residual, 50);
    }
    place_vectors(l, p);
}

static void draw_arguments(launch* l, ragged* p)
{
    dense* all = &p->all;
    all->desc = p->desc.gemm;
    all->k = 1; /* of some problem */
    draw_factors(l, &all->desc, &all->alpha, &all->beta);
    draw_limits(l, &all->clamp_min, &all->clamp_max);
    p->args.alpha = all->alpha.re;
    p->args.alpha_imaginary = all->alpha.im;
    p->args.beta = all->beta.re;
    p->args.beta_imaginary = all->beta.im;
    p->args.clamp_min = all->clamp_min;
    p->args.clamp_max = all->clamp_max;
    describe(l, " alpha=%g,%g beta=%g,%g clamp=%g,%g sizes", all->alpha.re, all->alpha.im, all->beta.re, all->beta.im,
             (double)all->clamp_min, (double)all->clamp_max);
    for (uint32_t i = 0; i < p->problems; i++)
    {
        describe(l, "%c%u", i ? ',' : '=', p->sizes[i]);
    }
}

void place_ragged(launch* l)
{
    ragged* p = l->data;
    draw_arguments(l, p);
    place_matrices(l, p);
    place_extents(l, p);
    size_t d = p->all.d.at;
    if (moves_lines(p))
    {
        stack_lines(l, p);
        place taken = take_place(l->memory, (size_t)count_bytes(&p->all.d), 16);
        p->all.d.at = taken.at;
    }
    for (uint32_t i = 0; i < p->problems; i++)
    {
        dense x = problem_of(p, i);
        expect_dense(l, &x);
    }
    size_t stack = p->all.d.at;
    p->all.d.at = d;
    if (moves_lines(p))
    {
        scatter_expectations(l, p, stack);
    }
}
