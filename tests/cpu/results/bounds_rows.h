/* bounds_rows.h - what is wrong with a product that is to keep the bound of f64. Include it after rig.h. */
#ifndef BOUNDS_ROWS_H
#define BOUNDS_ROWS_H

/* Before these, the product is one of f64, by slices that are measured. */
static void plan_bounded(void)
{
    s.desc.kernel = NULL;
    s.desc.decomposition = SK_DECOMPOSITION_AUTO;
    s.desc.splits = 0;
    s.desc.a.type = s.desc.b.type = s.desc.d.type = SK_TYPE_F64;
    s.desc.accuracy = SK_ACCURACY_F64;
    s.desc.way = SK_WAY_SLICES;
    s.args.a.size = s.args.b.size = s.args.d.size = 1 << 22;
    s.args.workspace.size = 1 << 24;
}

#define BOUNDS_PLAIN(member) member " is set, but way is slices: these compute D = alpha A B + beta C alone"

/* result, what is different, sentence */
#define BOUNDS_ROWS(X)                                                                                              \
    X(SK_ERROR_INVALID_VALUE, s.desc.way = SK_WAY_F16X3,                                                            \
      "way is f16x3, but accuracy is f64, which it does not serve")                                                 \
    X(SK_ERROR_INVALID_VALUE, s.desc.accuracy = SK_ACCURACY_TYPES,                                                  \
      "way is slices, but accuracy is types, which it does not serve")                                              \
    X(SK_ERROR_INVALID_VALUE, s.desc.way = SK_WAY_AUTO;                                                             \
      s.desc.slices = 7, "slices is 7, but accuracy is f64, and way is auto: one of them must be slices")           \
    X(SK_ERROR_INVALID_VALUE, s.desc.slices = 9, "slices is 9, must be from 2 to 8, or 0")                          \
    X(SK_ERROR_INVALID_VALUE, s.desc.slices = 4,                                                                    \
      "slices is 4, but way is slices, and k is 300: so few keep no bound; 0 takes as many as even numbers need")   \
    X(SK_ERROR_NO_KERNEL, s.desc.a.type = s.desc.b.type = SK_TYPE_F32,                                              \
      "accuracy is f64, but a.type, b.type and d.type are f32, f32 and f64: they must all be f64, or all cf64")     \
    X(SK_ERROR_NO_KERNEL, s.desc.accuracy = SK_ACCURACY_F32,                                                        \
      "accuracy is f32, but a.type, b.type and d.type are f64, f64 and f64: they must all be f32, or all cf32")     \
    X(SK_ERROR_NO_KERNEL, s.desc.k = 1,                                                                             \
      "way is slices, but k is 1: slices keep the bound of multiply-adds from 2 to 129023")                         \
    X(SK_ERROR_NO_KERNEL, s.desc.b.layout = SK_LAYOUT_COL_MAJOR;                                                    \
      s.desc.k = 129024, "way is slices, but k is 129024: slices keep the bound of multiply-adds from 2 to 129023") \
    X(SK_ERROR_NO_KERNEL, s.desc.scale_m = true, BOUNDS_PLAIN("scale_m"))                                           \
    X(SK_ERROR_NO_KERNEL, s.desc.bias = SK_BIAS_ALONG_N, BOUNDS_PLAIN("bias"))                                      \
    X(SK_ERROR_NO_KERNEL, s.desc.second = true, BOUNDS_PLAIN("second"))                                             \
    X(SK_ERROR_NO_KERNEL, s.desc.pointers = true, BOUNDS_PLAIN("pointers"))                                         \
    X(SK_ERROR_INVALID_VALUE, s.desc.workers = 8,                                                                   \
      "workers is set, but way is slices: each product of slices has its own")                                      \
    X(SK_ERROR_TOO_LARGE, s.desc.batch_count = 65536,                                                               \
      "batch_count is 65536, at most 65535 are possible where way is slices")

#endif
