#include "types.h"

const product_types TYPES[TYPES_COUNT] = {
    {"f16", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, 100, 2048.0, 1.0},
    {"f32", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, 100, 16777215.0, 1.0},
    {"bf16", SK_TYPE_BF16, SK_TYPE_F32, SK_TYPE_BF16, 100, 256.0, 1.0},
    {"f16-f16", SK_TYPE_F16, SK_TYPE_F16, SK_TYPE_F16, 100, 1024.0, 1.0},
    {"f64", SK_TYPE_F64, SK_TYPE_F64, SK_TYPE_F64, 100, 268435455.0, 16777217.0},
    {"s8", SK_TYPE_S8, SK_TYPE_S32, SK_TYPE_S32, 128, 2147483647.0, 1.0},
    {"s8-f16", SK_TYPE_S8, SK_TYPE_S32, SK_TYPE_F16, 128, 2048.0, 1.0},
    {"s8-f32", SK_TYPE_S8, SK_TYPE_S32, SK_TYPE_F32, 128, 16777215.0, 1.0},
    {"u8", SK_TYPE_U8, SK_TYPE_U32, SK_TYPE_U32, 255, 2147483647.0, 1.0},
    {"e4m3", SK_TYPE_E4M3, SK_TYPE_F32, SK_TYPE_F16, 16, 2048.0, 1.0},
    {"e5m2", SK_TYPE_E5M2, SK_TYPE_F32, SK_TYPE_F16, 8, 2048.0, 1.0},
    {"cf32", SK_TYPE_CF32, SK_TYPE_CF32, SK_TYPE_CF32, 100, 16777215.0 / 7.0, 1.0},
    {"cf64", SK_TYPE_CF64, SK_TYPE_CF64, SK_TYPE_CF64, 100, 268435455.0 / 7.0, 16777217.0},
};

bool has_types(const product_types* t, const sk_kernel_info* kernel)
{
    return kernel->input == t->input && kernel->accumulator == t->accumulator && kernel->output == t->output;
}
