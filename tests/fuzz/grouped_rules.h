/* grouped_rules.h - docs/grouped.md's "What is left out", in the user's words and in 128 bits: whether a problem keeps
 * to a plan's rules. It shares no line with the library. Include it after streamk.h. */
#ifndef GROUPED_RULES_H
#define GROUPED_RULES_H

#include "bytes.h"

__extension__ typedef unsigned __int128 huge;

enum
{
    TILE_LINES = 256 /* of a macro-tile, at most */
};

/* A plan's promises and a launch's buffers: where each begins, and what may be used from there. */
typedef struct rules
{
    const sk_grouped_gemm_desc* desc;
    const sk_grouped_gemm_args* args;
    uint32_t input_size, output_size;
} rules;

/* Bytes that may be used. Nobody vouches for more than there are addresses. */
static huge room_of(const rules* r, const sk_buffer* buffer)
{
    VkDeviceAddress base = buffer->buffer ? (VkDeviceAddress)(uintptr_t)buffer->buffer : buffer->address;
    huge most = (huge)UINT64_MAX - (base + buffer->offset);
    if (r->desc->addresses)
    {
        return UINT64_MAX;
    }
    return !buffer->buffer && !buffer->address ? 0 : buffer->size < most ? buffer->size : most;
}

typedef struct rules_matrix
{
    sk_layout layout;
    uint32_t rows, columns, leading_dimension, size;
    uint64_t offset;
    bool aligned; /* is promised */
    const sk_buffer* buffer;
} rules_matrix;

static bool keeps_matrix(const rules* r, rules_matrix x)
{
    bool row_major = x.layout == SK_LAYOUT_ROW_MAJOR;
    huge lines = row_major ? x.rows : x.columns, line = row_major ? x.columns : x.rows;
    huge leading = x.leading_dimension ? x.leading_dimension : line;
    if (lines == 0 || line == 0)
    {
        return true;
    }
    huge together = lines < TILE_LINES ? lines : TILE_LINES;
    bool promised = !x.aligned || (x.offset % 16 == 0 && line * x.size % 16 == 0 && leading * x.size % 16 == 0);
    huge end = x.offset + ((lines - 1) * leading + line) * x.size;
    return leading >= line && together * leading * x.size < (huge)1 << 31 && x.offset % x.size == 0 && promised &&
           end <= room_of(r, x.buffer);
}

/* A vector that runs along the lines of the kernel's tiles is read 16 bytes at a time. It is a matrix of one line,
 * whose bytes are below 2^31. */
static bool keeps_vector(const rules* r, bool is_read, uint32_t length, uint64_t offset, bool along_m,
                         const sk_buffer* buffer)
{
    bool turned = r->desc->gemm.d.layout == SK_LAYOUT_COL_MAJOR;
    uint64_t alignment = r->desc->aligned && along_m == turned ? 16 : 4;
    huge size = (huge)length * 4;
    return !is_read || (offset % alignment == 0 && size < (huge)1 << 31 && offset + size <= room_of(r, buffer));
}

static bool keeps_bounds(const sk_gemm_desc* gemm, const sk_problem* p)
{
    bool counts = !gemm->gate || p->n <= UINT32_MAX / 2; /* the columns of B */
    return (!gemm->m || p->m <= gemm->m) && (!gemm->n || p->n <= gemm->n) && (!gemm->k || p->k <= gemm->k) && counts;
}

static uint32_t columns_of_group_b(const sk_gemm_desc* gemm, const sk_problem* p)
{
    return gemm->gate ? 2 * p->n : p->n;
}

static bool keeps_matrices(const rules* r, const sk_problem* p)
{
    const sk_gemm_desc* gemm = &r->desc->gemm;
    const sk_grouped_gemm_args* args = r->args;
    bool linear = gemm->epilogue == SK_EPILOGUE_LINEAR, aligned = r->desc->aligned;
    uint32_t in = r->input_size, out = r->output_size, k = linear && p->alpha == 0.0f ? 0 : p->k;
    rules_matrix a = {gemm->a.layout, p->m, k, p->leading_dimension_a, in, p->a, aligned, &args->a};
    rules_matrix b = {gemm->b.layout, k,       columns_of_group_b(gemm, p), p->leading_dimension_b, in, p->b,
                      aligned,        &args->b};
    rules_matrix c = {gemm->c.layout, p->m, p->n, p->leading_dimension_c, out, p->c, false, &args->c};
    rules_matrix d = {gemm->d.layout, p->m, p->n, p->leading_dimension_d, out, p->d, aligned, &args->d};
    rules_matrix residual = {gemm->residual.layout, p->m,  p->n,           p->leading_dimension_residual, out,
                             p->residual,           false, &args->residual};
    bool reads_c = linear && p->beta != 0.0f;
    return keeps_matrix(r, a) && keeps_matrix(r, b) && (!reads_c || keeps_matrix(r, c)) && keeps_matrix(r, d) &&
           (!gemm->add_residual || keeps_matrix(r, residual));
}

static bool keeps_rules(const rules* r, const sk_problem* p)
{
    const sk_gemm_desc* gemm = &r->desc->gemm;
    if (!keeps_bounds(gemm, p) || p->m == 0 || p->n == 0)
    {
        return keeps_bounds(gemm, p);
    }
    bool along_m = gemm->bias == SK_BIAS_ALONG_M;
    uint32_t columns = columns_of_group_b(gemm, p);
    return keeps_matrices(r, p) &&
           keeps_vector(r, gemm->bias != SK_BIAS_NONE, along_m ? p->m : columns, p->bias, along_m, &r->args->bias) &&
           keeps_vector(r, gemm->scale_m, p->m, p->scale_m, true, &r->args->scale_m) &&
           keeps_vector(r, gemm->scale_n, columns, p->scale_n, false, &r->args->scale_n);
}

#endif
