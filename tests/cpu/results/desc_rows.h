/* desc_rows.h - what is wrong with a plan's desc, in order of the results, then of templates/library/.
 * Include it after rig.h. */
#ifndef DESC_ROWS_H
#define DESC_ROWS_H

/* result, what is different, sentence */
#define DESC_ROWS(X)                                                                                                 \
    X(SK_ERROR_NULL_ARGUMENT, s.given_desc = NULL, "desc is NULL")                                                   \
    X(SK_ERROR_INVALID_VALUE, s.desc.a.type = (sk_type)99, "a.type is 99, not one of its enum")                      \
    X(SK_ERROR_INVALID_VALUE, s.desc.b.type = (sk_type)99, "b.type is 99, not one of its enum")                      \
    X(SK_ERROR_INVALID_VALUE, s.desc.c.type = (sk_type)99, "c.type is 99, not one of its enum")                      \
    X(SK_ERROR_INVALID_VALUE, s.desc.d.type = (sk_type)99, "d.type is 99, not one of its enum")                      \
    X(SK_ERROR_INVALID_VALUE, s.desc.a.layout = (sk_layout)2, "a.layout is 2, not one of its enum")                  \
    X(SK_ERROR_INVALID_VALUE, s.desc.b.layout = (sk_layout)2, "b.layout is 2, not one of its enum")                  \
    X(SK_ERROR_INVALID_VALUE, s.desc.c.layout = (sk_layout)2, "c.layout is 2, not one of its enum")                  \
    X(SK_ERROR_INVALID_VALUE, s.desc.d.layout = (sk_layout)2, "d.layout is 2, not one of its enum")                  \
    X(SK_ERROR_INVALID_VALUE, s.desc.epilogue = (sk_epilogue)2, "epilogue is 2, not one of its enum")                \
    X(SK_ERROR_INVALID_VALUE, s.desc.decomposition = (sk_decomposition)6, "decomposition is 6, not one of its enum") \
    X(SK_ERROR_INVALID_VALUE, s.desc.fixup = (sk_fixup)7, "fixup is 7, not one of its enum")                         \
    X(SK_ERROR_INVALID_VALUE, s.desc.order = (sk_order)3, "order is 3, not one of its enum")                         \
    X(SK_ERROR_INVALID_VALUE, s.desc.raster = (sk_raster)3, "raster is 3, not one of its enum")                      \
    X(SK_ERROR_INVALID_VALUE, s.desc.workers = 9, "workers is 9, but split-K has tiles * splits workers")            \
    X(SK_ERROR_INVALID_VALUE, s.desc.stream_k_tiles = 3, "stream_k_tiles is 3, but decomposition is not hybrid")     \
    X(SK_ERROR_INVALID_VALUE, s.desc.interleave = 2,                                                                 \
      "interleave is 2, but decomposition is neither Stream-K nor hybrid")                                           \
    X(SK_ERROR_INVALID_VALUE, plan_only(SK_DECOMPOSITION_HYBRID);                                                    \
      s.desc.interleave = 9, "interleave is 9, at most 8 are possible")                                              \
    X(SK_ERROR_INVALID_VALUE, s.desc.kernel = NULL;                                                                  \
      s.desc.chunk = 2, "chunk is 2, but kernel is NULL: only chunks of the same kernel have the same bits")         \
    X(SK_ERROR_INVALID_VALUE, s.desc.chunk = 2; s.desc.k_alignment = 3;                                              \
      s.desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar",                                                            \
      "k_alignment is 3, but chunk is 2, and chunks are not parted")                                                 \
    X(SK_ERROR_INVALID_VALUE, plan_only(SK_DECOMPOSITION_RETILED); s.desc.chunk = 2;                                 \
      s.desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar",                                                            \
      "chunk is 2, but retiled plans have two kernels, whose chunks differ")                                         \
    X(SK_ERROR_INVALID_VALUE, plan_only(SK_DECOMPOSITION_STREAM_K); s.desc.chunk = 2;                                \
      s.desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar";                                                            \
      s.desc.fixup = SK_FIXUP_TURNSTILE,                                                                             \
      "chunk is 2, but fixup is turnstile: chunks of split tiles are summed by the separate pass")                   \
    X(SK_ERROR_INVALID_VALUE, s.desc.hybrid_waves = 1, "hybrid_waves is 1, but decomposition is not hybrid")         \
    X(SK_ERROR_INVALID_VALUE, s.desc.most_looks = 9, "most_looks is 9, but fixup is not turnstile")                  \
    X(SK_ERROR_INVALID_VALUE, s.desc.fixup = SK_FIXUP_NONE, "fixup is none, but decomposition may split tiles")      \
    X(SK_ERROR_INVALID_VALUE, plan_only(SK_DECOMPOSITION_HYBRID);                                                    \
      s.desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar";                                                            \
      s.desc.stream_k_tiles = 9, "stream_k_tiles is 9, more than the 8 tiles of D")                                  \
    X(SK_ERROR_INVALID_VALUE, s.desc.batch_invariant = true,                                                         \
      "decomposition is split-k, but batch_invariant is true: where tiles are split depends on m; with chunk it "    \
      "does not")                                                                                                    \
    X(SK_ERROR_INVALID_VALUE, plan_only(SK_DECOMPOSITION_AUTO); s.desc.batch_invariant = true;                       \
      s.desc.fixup = SK_FIXUP_TURNSTILE,                                                                             \
      "fixup is turnstile, but batch_invariant is true: chunks of split tiles are summed by the separate pass")      \
    X(SK_ERROR_INVALID_VALUE, plan_only(SK_DECOMPOSITION_AUTO); s.desc.batch_invariant = true;                       \
      s.desc.k_alignment = 4, "k_alignment is 4, but batch_invariant is true, and chunks are not parted")            \
    X(SK_ERROR_NO_KERNEL, plan_only(SK_DECOMPOSITION_DATA_PARALLEL); s.desc.batch_invariant = true;                  \
      s.desc.kernel = "gemm_f32_f32_f32_1x32x512_dot",                                                               \
      "kernel is \"gemm_f32_f32_f32_1x32x512_dot\", but batch_invariant is true, and its sums depend on addresses")  \
    X(SK_ERROR_NO_KERNEL, plan_only(SK_DECOMPOSITION_RETILED); s.desc.batch_invariant = true;                        \
      s.desc.kernel = "gemm_f32_f32_f32_128x128x16_scalar";                                                          \
      s.desc.last_wave_kernel = "gemm_f32_f32_f32_1x32x512_dot",                                                     \
      "last_wave_kernel is \"gemm_f32_f32_f32_1x32x512_dot\", but batch_invariant is true, and it adds in another "  \
      "order than \"gemm_f32_f32_f32_128x128x16_scalar\"")                                                           \
    X(SK_ERROR_LEADING_DIMENSION, s.desc.a.leading_dimension = 299,                                                  \
      "a.leading_dimension is 299, must be at least its 300 columns")                                                \
    X(SK_ERROR_TOO_LARGE, s.desc.m = 1;                                                                              \
      s.desc.k = 0x80000000,                                                                                         \
      "a.leading_dimension is 0, which means 2147483648: 1 row would span 2^31 bytes or more")                       \
    X(SK_ERROR_TOO_LARGE, s.desc.batch_count = 2; s.desc.m = 0x80000000;                                             \
      s.desc.k = 2, "a.batch_stride is 0, which means 4294967296 elements, at most 4294967295 are possible")         \
    X(SK_ERROR_LEADING_DIMENSION, s.desc.b.layout = SK_LAYOUT_COL_MAJOR;                                             \
      s.desc.b.leading_dimension = 1, "b.leading_dimension is 1, must be at least its 300 rows")                     \
    X(SK_ERROR_LEADING_DIMENSION, s.desc.d.leading_dimension = 199,                                                  \
      "d.leading_dimension is 199, must be at least its 200 columns")                                                \
    X(SK_ERROR_LEADING_DIMENSION, s.desc.epilogue = SK_EPILOGUE_LINEAR; s.desc.c.layout = SK_LAYOUT_COL_MAJOR;       \
      s.desc.c.leading_dimension = 99, "c.leading_dimension is 99, must be at least its 100 rows")                   \
    X(SK_ERROR_SPLITS, s.desc.splits = 20, "splits is 20, at most the 19 k-iterations of a tile")                    \
    X(SK_ERROR_SPLITS, s.desc.k_alignment = 4;                                                                       \
      s.desc.splits = 6, "splits is 6, but a tile has only 5 times 4 k-iterations that k_alignment keeps together")  \
    X(SK_ERROR_SPLITS, s.desc.k = 0; s.desc.splits = 2, "splits is 2, at most the 1 k-iteration of a tile")          \
    X(SK_ERROR_SPLITS, s.desc.decomposition = SK_DECOMPOSITION_AUTO,                                                 \
      "splits is 5, but decomposition is not split-K")                                                               \
    X(SK_ERROR_TOO_LARGE, s.desc.batch_count = 2;                                                                    \
      s.desc.b.batch_stride = 0x100000000, "b.batch_stride is 4294967296 elements, at most 4294967295 are possible") \
    X(SK_ERROR_TOO_LARGE, s.desc.a.leading_dimension = 0x80000000,                                                   \
      "a.leading_dimension is 2147483648: 100 rows would span 2^31 bytes or more")                                   \
    X(SK_ERROR_TOO_LARGE, s.desc.m = s.desc.n = s.desc.k = 2000000,                                                  \
      "976562500 tiles of 125000 k-iterations are more than 4294967295")                                             \
    X(SK_ERROR_TOO_LARGE, s.desc.m = s.desc.n = 2000000;                                                             \
      s.desc.k = 80, "976562500 tiles of 5 k-iterations are more than 4294967295")                                   \
    X(SK_ERROR_TOO_LARGE, s.desc.batch_count = 4000000000; s.desc.a.batch_stride = 1; s.desc.b.batch_stride = 1;     \
      s.desc.d.batch_stride = 20000, "32000000000 tiles of 19 k-iterations are more than 4294967295")                \
    X(SK_ERROR_WORKERS, plan_only(SK_DECOMPOSITION_STREAM_K);                                                        \
      s.desc.workers = 65536, "workers is 65536, at most 65535 can share split tiles")                               \
    X(SK_ERROR_WORKERS, plan_only(SK_DECOMPOSITION_DATA_PARALLEL);                                                   \
      s.desc.workers = UINT32_MAX, "workers is 4294967295, at most 4294836225 workgroups can be dispatched")         \
    X(SK_ERROR_WORKERS, s.desc.m = s.desc.n = 16384; s.desc.chunk = 2;                                               \
      s.desc.splits = 0, "tiles * splits is 65536 * 1, at most 65535 workers can share split tiles")                 \
    X(SK_ERROR_WORKERS, s.desc.m = 65537 * 32; s.desc.n = 65535 * 32; s.desc.k = 1; s.desc.splits = 0;               \
      s.desc.kernel = "gemm_f32_f32_f32_32x32x8_scalar",                                                             \
      "tiles * splits is 4294967295 * 1, at most 4294836225 workers can be dispatched")                              \
    X(SK_ERROR_WORKERS, s.desc.m = s.desc.n = 8192,                                                                  \
      "tiles * splits is 16384 * 5, at most 65535 workers can share split tiles")                                    \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.d.leading_dimension = 1000,                                                  \
      "d.size is 80000 bytes, its elements reach 396800")                                                            \
    X(SK_ERROR_TOO_LARGE, s.desc.batch_count = UINT32_MAX;                                                           \
      s.desc.a.batch_stride = UINT32_MAX,                                                                            \
      "a.batch_stride is 4294967295 elements: 4294967295 matrices would span 2^64 bytes or more")                    \
    X(SK_ERROR_OVERLAP, s.desc.batch_count = 3;                                                                      \
      s.desc.d.batch_stride = 19999,                                                                                 \
      "d.batch_stride is 19999 elements, but d.leading_dimension is 0, which means 200: "                            \
      "matrices of 20000 elements would overlap")                                                                    \
    X(SK_ERROR_NO_KERNEL, s.desc.b.type = SK_TYPE_F16, "a.type and b.type differ: no kernel multiplies mixed types") \
    X(SK_ERROR_NO_KERNEL, s.desc.epilogue = SK_EPILOGUE_LINEAR;                                                      \
      s.desc.c.type = SK_TYPE_F16, "c.type and d.type differ: no kernel converts C")                                 \
    X(SK_ERROR_NO_KERNEL, s.desc.kernel = "fast", "kernel is \"fast\", but no kernel has that name")                 \
    X(SK_ERROR_NO_KERNEL, s.desc.kernel = "gemm_f16_f32_f16_64x64x64_coop",                                          \
      "kernel is \"gemm_f16_f32_f16_64x64x64_coop\", which does not take f32 inputs and f32 D")                      \
    X(SK_ERROR_NO_KERNEL, plan_only(SK_DECOMPOSITION_RETILED);                                                       \
      s.desc.last_wave_kernel = "fast", "last_wave_kernel is \"fast\", but no kernel has that name")                 \
    X(SK_ERROR_NO_KERNEL, s.desc.kernel = NULL; s.desc.d.type = SK_TYPE_F16, "no kernel takes f32 inputs and f16 D") \
    X(SK_ERROR_INVALID_VALUE, s.desc.d.shared = true, "d.shared is true, but each product writes a D of its own")    \
    X(SK_ERROR_INVALID_VALUE, s.desc.pointers = s.desc.a.shared = true,                                              \
      "a.shared is true, but with pointers each matrix has an address")                                              \
    X(SK_ERROR_INVALID_VALUE, s.desc.b.shared = true;                                                                \
      s.desc.b.batch_stride = 7, "b.batch_stride is 7, must be 0 where one matrix is shared")                        \
    X(SK_ERROR_INVALID_VALUE, s.desc.pointers = true;                                                                \
      s.desc.d.batch_stride = 20000, "d.batch_stride is 20000, must be 0 with pointers")                             \
    X(SK_ERROR_INVALID_VALUE, s.desc.bias = (sk_bias)3, "bias is 3, not one of its enum")                            \
    X(SK_ERROR_INVALID_VALUE, s.desc.activation = (sk_activation)99, "activation is 99, not one of its enum")        \
    X(SK_ERROR_NO_KERNEL, s.desc.add_residual = true;                                                                \
      s.desc.residual.type = SK_TYPE_F16, "residual.type and d.type differ: no kernel converts the residual")        \
    X(SK_ERROR_LEADING_DIMENSION, s.desc.add_residual = true;                                                        \
      s.desc.residual.leading_dimension = 199,                                                                       \
      "residual.leading_dimension is 199, must be at least its 200 columns")                                         \
    X(SK_ERROR_INVALID_VALUE, s.desc.gate = (sk_gate)2, "gate is 2, not one of its enum")                            \
    X(SK_ERROR_NO_KERNEL, s.desc.gate = SK_GATE_INTERLEAVED;                                                         \
      s.desc.a.type = s.desc.b.type = s.desc.d.type = s.desc.accumulator = SK_TYPE_F64,                              \
      "gate is interleaved, which computes in f32, but d.type is f64: only D of f32, f16 and bf16 takes it")         \
    X(SK_ERROR_INVALID_VALUE, s.desc.gate = SK_GATE_INTERLEAVED;                                                     \
      s.desc.epilogue = SK_EPILOGUE_LINEAR,                                                                          \
      "gate is interleaved, but epilogue is set: beside a gate D has scales, a bias and an activation alone")        \
    X(SK_ERROR_INVALID_VALUE, s.desc.gate = SK_GATE_INTERLEAVED;                                                     \
      s.desc.clamp = true,                                                                                           \
      "gate is interleaved, but clamp is set: beside a gate D has scales, a bias and an activation alone")           \
    X(SK_ERROR_INVALID_VALUE, s.desc.gate = SK_GATE_INTERLEAVED;                                                     \
      s.desc.add_residual = true,                                                                                    \
      "gate is interleaved, but add_residual is set: beside a gate D has scales, a bias and an activation alone")    \
    X(SK_ERROR_INVALID_VALUE, s.desc.gate = SK_GATE_INTERLEAVED;                                                     \
      s.desc.second = true,                                                                                          \
      "gate is interleaved, but second is set: beside a gate D has scales, a bias and an activation alone")          \
    X(SK_ERROR_INVALID_VALUE, s.desc.gate = SK_GATE_INTERLEAVED; s.desc.n = s.desc.m;                                \
      s.desc.triangle = SK_TRIANGLE_LOWER,                                                                           \
      "gate is interleaved, but triangle is set: beside a gate D has scales, a bias and an activation alone")        \
    X(SK_ERROR_INVALID_VALUE, s.desc.multiplied = SK_TYPE_F16,                                                       \
      "multiplied is f16, but a.type is f32 and b.type is f32: it is said of two operands in blocks, or is f16 or "  \
      "bf16 where one is in blocks and the other is f32")                                                            \
    X(SK_ERROR_NO_KERNEL, s.desc.k = 320; s.desc.a.type = SK_TYPE_Q4_0; s.desc.multiplied = SK_TYPE_BF16;            \
      s.desc.pointers = true,                                                                                        \
      "multiplied is bf16, but a.type is q4_0 and b.type is f32, so one of them is rounded, but matrices that lie "  \
      "anywhere cannot be")                                                                                          \
    X(SK_ERROR_NO_KERNEL, s.desc.gate = SK_GATE_INTERLEAVED; s.desc.k = 320;                                         \
      s.desc.a.type = SK_TYPE_Q4_0,                                                                                  \
      "gate is interleaved, but a.type is q4_0: a gate takes pairs of columns of B, so blocks must be in B")         \
    X(SK_ERROR_TOO_LARGE, s.desc.gate = SK_GATE_INTERLEAVED;                                                         \
      s.desc.n = 1u << 31, "gate is interleaved, but n is 2147483648: 32 bits do not count the 2 n columns of B")    \
    X(SK_ERROR_INVALID_VALUE, s.desc.gate = SK_GATE_INTERLEAVED;                                                     \
      s.desc.fixup = SK_FIXUP_ATOMIC,                                                                                \
      "fixup is atomic, which adds to D with alpha and beta alone, but the desc has gate")                           \
    X(SK_ERROR_LEADING_DIMENSION, s.desc.gate = SK_GATE_INTERLEAVED;                                                 \
      s.desc.b.leading_dimension = 399, "b.leading_dimension is 399, must be at least its 400 columns")              \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.gate = SK_GATE_INTERLEAVED,                                                  \
      "b.size is 240000 bytes, its elements reach 480000")                                                           \
    X(SK_ERROR_NULL_ARGUMENT, s.desc.scale_m = true, "scale_m has neither a buffer nor an address")                  \
    X(SK_ERROR_NULL_ARGUMENT, s.desc.scale_m = true;                                                                 \
      s.desc.d.layout = SK_LAYOUT_COL_MAJOR, "scale_m has neither a buffer nor an address")

#endif
