/* sddmm_work.h - products of dense matrices where a sparse one has nonzeros, on the device, checked on the CPU. Include
 * it after check.h. All lies in the arena of sparse_work.h. */
#ifndef SDDMM_WORK_H
#define SDDMM_WORK_H

#include "gpu/sparse_draw.h"

typedef struct sampled
{
    sparse_product pattern; /* its index arrays; of its dense matrices only B */
    sk_sddmm_desc desc;
    sk_sddmm_args args;
    sk_sddmm_plan* plan;
    dense a;
    region c, d; /* values */
} sampled;

static inline sampled draw_sampled(uint32_t rows, uint32_t nonzeros)
{
    static const sk_type types[] = {SK_TYPE_F32, SK_TYPE_S32, SK_TYPE_CF32, SK_TYPE_F16, SK_TYPE_F64};
    sampled s = {0};
    s.desc.type = types[draw_below(5)];
    s.desc.storage = draw_below(2) ? SK_STORAGE_COO : SK_STORAGE_CSR;
    s.desc.m = rows;
    s.desc.n = draw_size(200);
    s.desc.nonzeros = nonzeros;
    s.desc.k = draw_below(8) ? draw_size(200) : 0;
    s.desc.a = draw_dense(rows, s.desc.k);
    s.desc.b = draw_dense(s.desc.k, s.desc.n);
    s.desc.epilogue = draw_below(2) ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
    s.desc.lanes = draw_below(2) ? 0 : 1u << draw_below(8);
    s.desc.workers = draw_below(2) ? 0 : draw_size(64);
    s.args.alpha = draw_below(4) - 1.0;
    s.args.beta = draw_below(3) - 1.0;
    s.pattern.is_real = s.desc.type != SK_TYPE_S32 && draw_below(4) == 0;
    return s;
}

static inline region place_values(const sampled* s, bool are_read)
{
    size_t size = element_size(s->desc.type);
    region values = take(s->desc.nonzeros * size, size);
    for (uint32_t i = 0; i < s->desc.nonzeros && are_read; i++)
    {
        draw_element(&s->pattern, at(values) + i * size);
    }
    return values;
}

/* Places a product whose desc is filled in, and plans it; not one of a type that the device has no features for. */
static inline bool place_sampled(sampled* s, const uint32_t* offsets)
{
    sparse_product* p = &s->pattern;
    clear_sparse();
    p->row_offsets = offsets;
    p->desc.m = s->desc.m;
    p->desc.k = s->desc.n;
    p->desc.nonzeros = s->desc.nonzeros;
    p->desc.storage = s->desc.storage;
    p->desc.type = s->desc.type;
    place_indices(p);
    place_dense(p, &s->a, &s->desc.a, s->desc.m, s->desc.k, true);
    place_dense(p, &p->b, &s->desc.b, s->desc.k, s->desc.n, true);
    s->c = place_values(s, true);
    s->d = place_values(s, false);
    s->args.pattern.row_offsets = p->args.a.row_offsets;
    s->args.row_indices = p->args.row_indices;
    s->args.pattern.column_indices = p->args.a.column_indices;
    s->args.a = memory_of(s->a.memory);
    s->args.b = memory_of(p->b.memory);
    s->args.c = memory_of(s->c);
    s->args.d = memory_of(s->d);
    sk_result result = sk_create_sddmm_plan(context, &s->desc, &s->plan);
    return CHECK(result == SK_SUCCESS || result == SK_ERROR_MISSING_FEATURE) && result == SK_SUCCESS;
}

static inline bool launch_sampled(const sampled* s)
{
    memcpy(before, arena.mapped, used + GUARD);
    VkCommandBuffer commands = begin_gpu_commands(&device);
    bool recorded = CHECK_EQ(sk_sddmm(commands, s->plan, &s->args), SK_SUCCESS);
    return submit_sparse(commands) && recorded;
}

/* A part of a value of D, and the sum of the absolute values of what it is the sum of. */
static inline double expect_value(const sampled* s, uint32_t row, uint32_t atom, int part, double* magnitude)
{
    sk_type type = s->desc.type;
    uint32_t column = ((const uint32_t*)at(s->pattern.columns))[atom];
    bool linear = s->desc.epilogue == SK_EPILOGUE_LINEAR;
    double sum = 0, all = 0, alpha = linear ? s->args.alpha : 1, beta = linear ? s->args.beta : 0;
    for (uint32_t k = 0; k < s->desc.k && alpha != 0; k++)
    {
        double parts[2];
        multiply_parts(type, element_of(&s->pattern, &s->a, row, k),
                       element_of(&s->pattern, &s->pattern.b, k, column), part, parts);
        sum += parts[0] + parts[1];
        all += fabs(parts[0]) + fabs(parts[1]);
    }
    size_t place = s->args.c.offset + atom * element_size(type);
    double addend = beta != 0 ? beta * load_part(type, before + place, part) : 0;
    *magnitude = all * fabs(alpha) + fabs(addend);
    return alpha * sum + addend;
}

/* Integers are exact, rounded once to f16. Reals err as those of sparse_work.h, by sums of k products. */
static inline bool is_value_right(const sampled* s, uint32_t row, uint32_t atom, int part)
{
    sk_type type = s->desc.type;
    unsigned char rounded[8];
    double magnitude, expected = expect_value(s, row, atom, part, &magnitude);
    const unsigned char* found = at(s->d) + atom * element_size(type);
    if (!s->pattern.is_real)
    {
        store_element(type, rounded, expected);
        return load_element(type, rounded) == load_part(type, found, part);
    }
    double bound = (s->desc.k + (is_complex(type) ? 4.0 : 3.0)) * round_off(type) * magnitude;
    bound += type == SK_TYPE_F16 ? fabs(expected) / 1024 + 6e-8 : 0;
    return fabs(load_part(type, found, part) - expected) <= bound;
}

/* Whether nothing was written but D. */
static inline bool is_rest_as_it_was(const sampled* s)
{
    memcpy(before + s->d.first, at(s->d), s->d.size);
    return memcmp(before, arena.mapped, used + GUARD) == 0;
}

static inline void check_sampled(const sampled* s)
{
    uint64_t wrong = 0;
    for (uint32_t row = 0; row < s->desc.m; row++)
    {
        for (uint32_t i = s->pattern.row_offsets[row]; i < s->pattern.row_offsets[row + 1]; i++)
        {
            wrong += !is_value_right(s, row, i, 0) || (is_complex(s->desc.type) && !is_value_right(s, row, i, 1));
        }
    }
    if (!CHECK_EQ(wrong, 0) || !CHECK(is_rest_as_it_was(s)))
    {
        char line[SK_LINE_SIZE];
        sk_format_sddmm_plan(s->plan, line, sizeof line);
        CHECK_NOTE("%s\n", line);
    }
}

#endif
