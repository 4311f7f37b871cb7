/* slices_rows.h - what is wrong with a product of slices. Include it after rig.h. */
#ifndef SLICES_ROWS_H
#define SLICES_ROWS_H

/* Before these, the product is one of f32, and of slices. */
static void plan_slices(void)
{
    s.desc.kernel = NULL;
    s.desc.decomposition = SK_DECOMPOSITION_AUTO;
    s.desc.splits = 0;
    s.desc.accuracy = SK_ACCURACY_SLICES;
    s.args.workspace.size = 1 << 24;
}

#define SLICES_PLAIN(member) member " is set, but accuracy is slices: these compute D = alpha A B + beta C alone"
#define SLICES_DECIDED(member) member " is set, but accuracy is slices: each product of slices has its own"

/* result, what is different, sentence */
#define SLICES_ROWS(X)                                                                                             \
    X(SK_ERROR_INVALID_VALUE, s.desc.accuracy = (sk_accuracy)4, "accuracy is 4, not one of its enum")              \
    X(SK_ERROR_INVALID_VALUE, s.desc.way = (sk_way)4, "way is 4, not one of its enum")                             \
    X(SK_ERROR_INVALID_VALUE, s.desc.way = SK_WAY_TYPES,                                                           \
      "way is types, but accuracy is slices, which it does not serve")                                             \
    X(SK_ERROR_INVALID_VALUE, s.desc.accuracy = SK_ACCURACY_TYPES;                                                 \
      s.desc.way = SK_WAY_F16X3, "way is f16x3, but accuracy is types, which it does not serve")                   \
    X(SK_ERROR_INVALID_VALUE, s.desc.accuracy = SK_ACCURACY_TYPES;                                                 \
      s.desc.slices = 3, "slices is 3, but accuracy is types, and way is auto: one of them must be slices")        \
    X(SK_ERROR_INVALID_VALUE, s.desc.slices = 1, "slices is 1, must be from 2 to 8, or 0")                         \
    X(SK_ERROR_INVALID_VALUE, s.desc.slices = 9, "slices is 9, must be from 2 to 8, or 0")                         \
    X(SK_ERROR_INVALID_VALUE, s.desc.slices = UINT32_MAX, "slices is 4294967295, must be from 2 to 8, or 0")       \
    X(SK_ERROR_NO_KERNEL, s.desc.a.type = s.desc.b.type = SK_TYPE_F16,                                             \
      "accuracy is slices, but a.type, b.type and d.type are f16, f16 and f32: "                                   \
      "they must all be f64, f32, cf64 or cf32")                                                                   \
    X(SK_ERROR_NO_KERNEL, s.desc.d.type = SK_TYPE_F64,                                                             \
      "accuracy is slices, but a.type, b.type and d.type are f32, f32 and f64: "                                   \
      "they must all be f64, f32, cf64 or cf32")                                                                   \
    X(SK_ERROR_NO_KERNEL, s.desc.accumulator = SK_TYPE_F16,                                                        \
      "accumulator is f16, but accuracy is slices: sums are integers")                                             \
    X(SK_ERROR_NO_KERNEL, s.desc.scale_m = true, SLICES_PLAIN("scale_m"))                                          \
    X(SK_ERROR_NO_KERNEL, s.desc.scale_n = true, SLICES_PLAIN("scale_n"))                                          \
    X(SK_ERROR_NO_KERNEL, s.desc.bias = SK_BIAS_ALONG_N, SLICES_PLAIN("bias"))                                     \
    X(SK_ERROR_NO_KERNEL, s.desc.activation = SK_ACTIVATION_RELU, SLICES_PLAIN("activation"))                      \
    X(SK_ERROR_NO_KERNEL, s.desc.clamp = true, SLICES_PLAIN("clamp"))                                              \
    X(SK_ERROR_NO_KERNEL, s.desc.add_residual = true, SLICES_PLAIN("add_residual"))                                \
    X(SK_ERROR_NO_KERNEL, s.desc.hermitian = true, SLICES_PLAIN("hermitian"))                                      \
    X(SK_ERROR_NO_KERNEL, s.desc.second = true, SLICES_PLAIN("second"))                                            \
    X(SK_ERROR_NO_KERNEL, s.desc.pointers = true, SLICES_PLAIN("pointers"))                                        \
    X(SK_ERROR_TOO_LARGE, s.desc.batch_count = 65536,                                                              \
      "batch_count is 65536, at most 65535 are possible where accuracy is slices")                                 \
    X(SK_ERROR_INVALID_VALUE, s.desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar", SLICES_DECIDED("kernel"))        \
    X(SK_ERROR_INVALID_VALUE, s.desc.last_wave_kernel = "fast", SLICES_DECIDED("last_wave_kernel"))                \
    X(SK_ERROR_INVALID_VALUE, plan_only(SK_DECOMPOSITION_SPLIT_K), SLICES_DECIDED("decomposition"))                \
    X(SK_ERROR_INVALID_VALUE, s.desc.fixup = SK_FIXUP_ATOMIC, SLICES_DECIDED("fixup"))                             \
    X(SK_ERROR_INVALID_VALUE, s.desc.packing = SK_PACKING_A, SLICES_DECIDED("packing"))                            \
    X(SK_ERROR_INVALID_VALUE, s.desc.workers = 8, SLICES_DECIDED("workers"))                                       \
    X(SK_ERROR_INVALID_VALUE, s.desc.splits = 2, SLICES_DECIDED("splits"))                                         \
    X(SK_ERROR_INVALID_VALUE, s.desc.hybrid_waves = 2, SLICES_DECIDED("hybrid_waves"))                             \
    X(SK_ERROR_INVALID_VALUE, s.desc.stream_k_tiles = 2, SLICES_DECIDED("stream_k_tiles"))                         \
    X(SK_ERROR_INVALID_VALUE, s.desc.minimum_segment = 2, SLICES_DECIDED("minimum_segment"))                       \
    X(SK_ERROR_INVALID_VALUE, s.desc.interleave = 2, SLICES_DECIDED("interleave"))                                 \
    X(SK_ERROR_INVALID_VALUE, s.desc.k_alignment = 2, SLICES_DECIDED("k_alignment"))                               \
    X(SK_ERROR_INVALID_VALUE, s.desc.chunk = 2, SLICES_DECIDED("chunk"))                                           \
    X(SK_ERROR_INVALID_VALUE, s.desc.order = SK_ORDER_STREAM_K_FIRST, SLICES_DECIDED("order"))                     \
    X(SK_ERROR_INVALID_VALUE, s.desc.raster = SK_RASTER_ALONG_M, SLICES_DECIDED("raster"))                         \
    X(SK_ERROR_INVALID_VALUE, s.desc.raster_width = 2, SLICES_DECIDED("raster_width"))                             \
    X(SK_ERROR_INVALID_VALUE, s.desc.sort = SK_SORT_BY_K, SLICES_DECIDED("sort"))                                  \
    X(SK_ERROR_INVALID_VALUE, s.desc.search = SK_SEARCH_HOST, SLICES_DECIDED("search"))                            \
    X(SK_ERROR_INVALID_VALUE, s.desc.most_looks = 2, SLICES_DECIDED("most_looks"))                                 \
    X(SK_ERROR_TOO_LARGE, s.desc.m = 4; s.desc.k = 8384513, "k is 8384513, at most 8384512 are cut into 4 slices") \
    X(SK_ERROR_TOO_LARGE, s.desc.b.layout = SK_LAYOUT_COL_MAJOR; s.desc.d.leading_dimension = 0; s.desc.m = 1;     \
      s.desc.n = 1 << 21, "n is 2097152, must be less than 2097152 where the way is slices")                       \
    X(SK_ERROR_TOO_LARGE, s.desc.d.layout = SK_LAYOUT_COL_MAJOR;                                                   \
      s.desc.m = 1 << 21, "m is 2097152, must be less than 2097152 where the way is slices")                       \
    X(SK_ERROR_TOO_LARGE, s.desc.m = 0x7fffffff;                                                                   \
      s.desc.k = 40,                                                                                               \
      "the way is slices, but m, n and k, which are 2147483647, 200 and 40, take more than 2^31 workgroups")       \
    X(SK_ERROR_WORKSPACE_TOO_SMALL, s.desc.most_workspace = 1,                                                     \
      "most_workspace is 1 byte, but the least panels, of 64 x 64, take 476928")                                   \
    X(SK_ERROR_NULL_ARGUMENT, s.args.a.address = 0, "a has neither a buffer nor an address")                       \
    X(SK_ERROR_OVERLAP, s.args.workspace.address = 0x2fffff00,                                                     \
      "workspace [0x2fffff00, 0x300e8400) overlaps d [0x30000000, 0x30013880)")                                    \
    X(SK_ERROR_WORKSPACE_TOO_SMALL, s.args.workspace.size = 950000,                                                \
      "workspace.size is 950000 bytes, the plan needs 951552")

#endif
