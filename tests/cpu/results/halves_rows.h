/* halves_rows.h - what is wrong with a product of halves. Include it after rig.h. */
#ifndef HALVES_ROWS_H
#define HALVES_ROWS_H

/* Before these, the product is one of f32, of a long k, and by halves. */
static void plan_halves(void)
{
    s.desc.kernel = NULL;
    s.desc.decomposition = SK_DECOMPOSITION_AUTO;
    s.desc.splits = 0;
    s.desc.k = 1000;
    s.desc.accuracy = SK_ACCURACY_F32;
    s.desc.way = SK_WAY_F16X3;
    s.args.a.size = s.args.b.size = 1 << 22;
    s.args.workspace.size = 1 << 24;
}

static const sk_pack_header any_prepacked_halves;

#define HALVES_PLAIN(member) member " is set, but way is f16x3: these compute D = alpha A B + beta C alone"

/* result, what is different, sentence */
#define HALVES_ROWS(X)                                                                                           \
    X(SK_ERROR_INVALID_VALUE, s.desc.slices = 3,                                                                 \
      "slices is 3, but accuracy is f32, and way is f16x3: one of them must be slices")                          \
    X(SK_ERROR_NO_KERNEL, s.desc.a.type = s.desc.b.type = SK_TYPE_F16,                                           \
      "accuracy is f32, but a.type, b.type and d.type are f16, f16 and f32: they must all be f32, or all cf32")  \
    X(SK_ERROR_NO_KERNEL, s.desc.a.type = s.desc.b.type = s.desc.d.type = SK_TYPE_F64,                           \
      "accuracy is f32, but a.type, b.type and d.type are f64, f64 and f64: they must all be f32, or all cf32")  \
    X(SK_ERROR_NO_KERNEL, s.desc.hermitian = true, HALVES_PLAIN("hermitian"))                                    \
    X(SK_ERROR_NO_KERNEL, s.desc.a.type = s.desc.b.type = s.desc.d.type = SK_TYPE_CF32;                          \
      s.desc.b.prepacked = &any_prepacked_halves,                                                                \
      "b.prepacked is set, but b.type is cf32, and way is f16x3: those of real numbers are prepacked")           \
    X(SK_ERROR_NO_KERNEL, s.desc.scale_m = true, HALVES_PLAIN("scale_m"))                                        \
    X(SK_ERROR_NO_KERNEL, s.desc.bias = SK_BIAS_ALONG_N, HALVES_PLAIN("bias"))                                   \
    X(SK_ERROR_NO_KERNEL, s.desc.second = true, HALVES_PLAIN("second"))                                          \
    X(SK_ERROR_NO_KERNEL, s.desc.pointers = true, HALVES_PLAIN("pointers"))                                      \
    X(SK_ERROR_TOO_LARGE, s.desc.batch_count = 65536,                                                            \
      "batch_count is 65536, at most 65535 are possible where way is f16x3")                                     \
    X(SK_ERROR_INVALID_VALUE, s.desc.fixup = SK_FIXUP_TURNSTILE_UNORDERED,                                       \
      "fixup is turnstile-unordered, but way is f16x3: halves are not added by float atomics")                   \
    X(SK_ERROR_INVALID_VALUE, s.desc.fixup = SK_FIXUP_ATOMIC,                                                    \
      "fixup is atomic, but way is f16x3: halves are not added by float atomics")                                \
    X(SK_ERROR_INVALID_VALUE, s.desc.chunk = 4, "chunk is set, but way is f16x3: halves have sums of their own") \
    X(SK_ERROR_INVALID_VALUE, s.desc.batch_invariant = true,                                                     \
      "batch_invariant is set, but way is f16x3: halves have sums of their own")                                 \
    X(SK_ERROR_NO_KERNEL, s.desc.kernel = "fast", "kernel is \"fast\", but no kernel has that name")             \
    X(SK_ERROR_INVALID_VALUE, s.desc.kernel = "gemm_f16_f32_f32_128x64x32_coop",                                 \
      "way is f16x3, but \"gemm_f16_f32_f32_128x64x32_coop\" does not promote sums")                             \
    X(SK_ERROR_TOO_LARGE, s.desc.k = (1 << 20) + 1;                                                              \
      s.desc.b.layout = SK_LAYOUT_COL_MAJOR,                                                                     \
      "way is f16x3, but m, n and k are 100, 200 and 1048577: they take too many workgroups, or k is more than " \
      "1048576")                                                                                                 \
    X(SK_ERROR_NULL_ARGUMENT, s.args.a.address = 0, "a has neither a buffer nor an address")

#endif
