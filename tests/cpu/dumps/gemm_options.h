/* gemm_options.h - descs of sk_gemm with what those of gemm.h leave out: triangles, second terms, arrays of pointers,
 * shared matrices, cut launches and other wishes. Include it after gemm.h. */
#ifndef DUMPS_GEMM_OPTIONS_H
#define DUMPS_GEMM_OPTIONS_H

static inline void choose_triangle(sk_gemm_desc* desc)
{
    sk_matrix_desc* matrices[] = {&desc->a, &desc->b, &desc->d};
    bool is_complex = desc->d.type == SK_TYPE_CF32 || desc->d.type == SK_TYPE_CF64;
    desc->triangle = (sk_triangle)(1 + below(2));
    desc->n = desc->m;
    desc->hermitian = is_complex && below(2);
    for (uint32_t i = 0; i < 3; ++i)
    {
        matrices[i]->leading_dimension = 0;
    }
}

static inline void choose_batch(sk_gemm_desc* desc)
{
    desc->batch_count = 1 + below(5);
    desc->pointers = once_in(3);
    desc->packing = desc->pointers ? SK_PACKING_AUTO : desc->packing;
    desc->a.shared = once_in(3);
    desc->b.shared = !desc->a.shared && once_in(3);
    if (!desc->pointers && !desc->a.shared && once_in(2))
    {
        desc->a.batch_stride = UINT64_C(1) << 28;
    }
}

/* Wishes that only some decompositions take. */
static inline void choose_tiles_of_kind(sk_gemm_desc* desc)
{
    const sk__kernel* last = plain_kernel_at(below(count_plain_kernels()));
    desc->raster_width = once_in(2) ? 1 + below(20) : 0;
    switch (desc->decomposition)
    {
    case SK_DECOMPOSITION_HYBRID:
        desc->hybrid_waves = 0;
        desc->stream_k_tiles = 1 + below(300);
        desc->interleave = below(5);
        break;
    case SK_DECOMPOSITION_STREAM_K: desc->interleave = below(9); break;
    case SK_DECOMPOSITION_RETILED:
        desc->last_wave_kernel = once_in(2) ? last->name : NULL;
        desc->chunk = 0;
        break;
    default: break;
    }
    bool waits = desc->fixup == SK_FIXUP_TURNSTILE || desc->fixup == SK_FIXUP_TURNSTILE_UNORDERED;
    desc->most_looks = waits ? below(100000) : 0;
}

static inline sk_gemm_desc choose_optional_desc(void)
{
    sk_gemm_desc desc = choose_desc();
    bool is_complex = desc.a.type == SK_TYPE_CF32 || desc.a.type == SK_TYPE_CF64;
    uint32_t parts = below(64);
    desc.c.layout = (sk_layout)below(2);
    desc.residual.layout = (sk_layout)below(2);
    desc.a.conjugate = is_complex && below(2);
    desc.b.conjugate = is_complex && below(2);
    desc.second = parts & 1;
    if (parts & 2)
    {
        choose_triangle(&desc);
    }
    if (parts & 4)
    {
        choose_batch(&desc);
    }
    if (parts & 8)
    {
        choose_tiles_of_kind(&desc);
    }
    bool waits = desc.fixup >= SK_FIXUP_TURNSTILE;
    desc.most_time = (parts & 48) == 48 && !waits && !desc.chunk ? 1000u << below(8) : 0;
    desc.k = once_in(50) ? 0 : desc.k;
    return desc;
}

static inline void write_optional_plan(sk_context* context, dump_text* text)
{
    sk_gemm_desc desc = choose_optional_desc();
    sk_plan* plan = NULL;
    add_text(text, "%ux%ux%u x %u: ", desc.m, desc.n, desc.k, desc.batch_count);
    sk_result result = sk_create_gemm_plan(context, &desc, &plan);
    write_plan_or_result(result, plan, text);
}

#endif
