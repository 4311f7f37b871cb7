/* validated_kinds.h - kinds of products that run under the validation layer. Include it after validated.h. */
#ifndef VALIDATED_KINDS_H
#define VALIDATED_KINDS_H

typedef struct kind
{
    sk_decomposition decomposition;
    sk_fixup fixup;
    const char* layouts; /* of A, B, C, D: n row-major, t column-major */
    sk_epilogue epilogue;
    float alpha, beta;
    bool is_ragged; /* odd sizes and addresses */
    uint32_t batch_count;
    sk_packing packing;
    bool has_parts; /* scales, bias, activation and residual */
    sk_triangle triangle;
} kind;

static const kind KINDS[] = {
    {SK_DECOMPOSITION_DATA_PARALLEL, SK_FIXUP_NONE, "nnnn", SK_EPILOGUE_NONE, 0, 0, false, 1, SK_PACKING_NEVER, false,
     SK_TRIANGLE_NONE},
    {SK_DECOMPOSITION_DATA_PARALLEL, SK_FIXUP_NONE, "ttnt", SK_EPILOGUE_LINEAR, 2, -1, true, 2, SK_PACKING_ALWAYS,
     false, SK_TRIANGLE_NONE},
    {SK_DECOMPOSITION_SPLIT_K, SK_FIXUP_LAST_ARRIVER, "ntnn", SK_EPILOGUE_LINEAR, 1, 1, false, 1, SK_PACKING_NEVER,
     false, SK_TRIANGLE_NONE},
    {SK_DECOMPOSITION_SPLIT_K, SK_FIXUP_SEPARATE_PASS, "tntt", SK_EPILOGUE_NONE, 0, 0, true, 1, SK_PACKING_NEVER,
     false, SK_TRIANGLE_NONE},
    {SK_DECOMPOSITION_STREAM_K, SK_FIXUP_LAST_ARRIVER, "nntn", SK_EPILOGUE_LINEAR, 1, 0, true, 2, SK_PACKING_NEVER,
     false, SK_TRIANGLE_NONE},
    {SK_DECOMPOSITION_STREAM_K, SK_FIXUP_LAST_ARRIVER, "tnnt", SK_EPILOGUE_NONE, 0, 0, false, 1, SK_PACKING_NEVER,
     false, SK_TRIANGLE_NONE},
    {SK_DECOMPOSITION_STREAM_K, SK_FIXUP_SEPARATE_PASS, "ttnn", SK_EPILOGUE_NONE, 0, 0, false, 1, SK_PACKING_NEVER,
     false, SK_TRIANGLE_NONE},
    {SK_DECOMPOSITION_STREAM_K, SK_FIXUP_SEPARATE_PASS, "ntnt", SK_EPILOGUE_LINEAR, 0, 2, true, 1, SK_PACKING_NEVER,
     false, SK_TRIANGLE_NONE},
    {SK_DECOMPOSITION_HYBRID, SK_FIXUP_LAST_ARRIVER, "ntnn", SK_EPILOGUE_NONE, 0, 0, false, 2, SK_PACKING_NEVER,
     false, SK_TRIANGLE_NONE},
    {SK_DECOMPOSITION_HYBRID, SK_FIXUP_SEPARATE_PASS, "nntt", SK_EPILOGUE_LINEAR, 1, 1, true, 1, SK_PACKING_B, false,
     SK_TRIANGLE_NONE},
    {SK_DECOMPOSITION_RETILED, SK_FIXUP_NONE, "nnnn", SK_EPILOGUE_LINEAR, 1, 1, true, 2, SK_PACKING_NEVER, false,
     SK_TRIANGLE_NONE},
    {SK_DECOMPOSITION_RETILED, SK_FIXUP_NONE, "tntt", SK_EPILOGUE_NONE, 0, 0, false, 1, SK_PACKING_NEVER, false,
     SK_TRIANGLE_NONE},
    {SK_DECOMPOSITION_AUTO, SK_FIXUP_AUTO, "tnnn", SK_EPILOGUE_LINEAR, 1, 1, true, 1, SK_PACKING_ALWAYS, false,
     SK_TRIANGLE_NONE},
    {SK_DECOMPOSITION_STREAM_K, SK_FIXUP_LAST_ARRIVER, "nnnn", SK_EPILOGUE_LINEAR, 2, -1, true, 2, SK_PACKING_NEVER,
     true, SK_TRIANGLE_NONE},
    {SK_DECOMPOSITION_STREAM_K, SK_FIXUP_SEPARATE_PASS, "ntnt", SK_EPILOGUE_NONE, 0, 0, false, 1, SK_PACKING_NEVER,
     true, SK_TRIANGLE_NONE},
    {SK_DECOMPOSITION_HYBRID, SK_FIXUP_LAST_ARRIVER, "tntn", SK_EPILOGUE_LINEAR, 1, 1, true, 1, SK_PACKING_NEVER,
     true, SK_TRIANGLE_LOWER},
    {SK_DECOMPOSITION_DATA_PARALLEL, SK_FIXUP_NONE, "ntnn", SK_EPILOGUE_LINEAR, 1, 1, false, 1, SK_PACKING_NEVER,
     false, SK_TRIANGLE_UPPER},
};

static inline sk_layout layout_of(char letter)
{
    return letter == 't' ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
}

static inline product make_product(const sk_kernel_info* kernel, const kind* how)
{
    product p = {0};
    p.desc.m = 2 * kernel->tile_m + (how->is_ragged ? 3 : 16);
    p.desc.n = 2 * kernel->tile_n + (how->is_ragged ? 5 : 8);
    p.desc.triangle = how->triangle;
    p.desc.n = how->triangle ? p.desc.m : p.desc.n;
    p.desc.k = 4 * kernel->tile_k + (how->is_ragged ? 1 : 8);
    p.desc.batch_count = how->batch_count;
    p.desc.a.type = p.desc.b.type = kernel->input;
    p.desc.c.type = p.desc.d.type = kernel->output;
    p.desc.a.layout = layout_of(how->layouts[0]);
    p.desc.b.layout = layout_of(how->layouts[1]);
    p.desc.c.layout = layout_of(how->layouts[2]);
    p.desc.d.layout = layout_of(how->layouts[3]);
    p.desc.epilogue = how->epilogue;
    p.desc.residual = p.desc.d;
    if (how->has_parts)
    {
        p.desc.scale_m = p.desc.scale_n = p.desc.add_residual = true;
        p.desc.bias = SK_BIAS_ALONG_N;
        p.desc.activation = SK_ACTIVATION_RELU;
    }
    p.desc.kernel = kernel->name;
    p.desc.decomposition = how->decomposition;
    p.desc.fixup = how->fixup;
    p.desc.packing = kernel->multiply == SK_MULTIPLY_ARRANGED ? SK_PACKING_ALWAYS : how->packing;
    p.desc.splits = how->decomposition == SK_DECOMPOSITION_SPLIT_K ? 3 : 0;
    p.desc.workers = how->decomposition == SK_DECOMPOSITION_STREAM_K ? 7 : 0;
    p.desc.workers = how->decomposition == SK_DECOMPOSITION_HYBRID ? 4 : p.desc.workers;
    if (how->decomposition == SK_DECOMPOSITION_RETILED)
    {
        const char* larger = find_larger_kernel(context, kernel);
        p.desc.decomposition = larger ? SK_DECOMPOSITION_RETILED : SK_DECOMPOSITION_DATA_PARALLEL;
        p.desc.kernel = larger ? larger : kernel->name;
        p.desc.last_wave_kernel = larger ? kernel->name : NULL;
        p.desc.workers = larger ? 3 : 0;
    }
    p.args.alpha = how->alpha;
    p.args.beta = how->beta;
    return p;
}

/* On CPU drivers compiling takes the time: only the kernels made for them, and small dot of f32 alone. What bf16 and
 * 8 bits cannot hold is another test's, and so is B in blocks: test_blocks. */
static inline bool is_tested(const sk_kernel_info* kernel)
{
    bool is_wide = kernel->input == SK_TYPE_F32 || kernel->input == SK_TYPE_F16;
    bool is_usual = kernel->accumulator == SK_TYPE_F32 && is_wide;
    bool is_quick = kernel->automatic && (kernel->multiply != SK_MULTIPLY_DOT || kernel->input == SK_TYPE_F32);
    return kernel->available && !kernel->blocks && is_usual && (!is_cpu || is_quick);
}

/* The first kernel that is tested. */
static inline sk_kernel_info find_tested_kernel(void)
{
    sk_kernel_info kernel = {0};
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count; i++)
    {
        kernel = sk_query_kernel(context, i);
        if (is_tested(&kernel) && kernel.input == SK_TYPE_F32)
        {
            break;
        }
    }
    return kernel;
}

#endif
