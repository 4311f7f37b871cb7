#include "types.h"

#include "element.h"

const product_types TYPES[TYPES_COUNT] = {
    {"f16", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, 100, 2048.0, 1.0, SK_TYPE_F32},
    {"f32", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, 100, 16777215.0, 1.0, SK_TYPE_F32},
    {"bf16", SK_TYPE_BF16, SK_TYPE_F32, SK_TYPE_BF16, 100, 256.0, 1.0, SK_TYPE_F32},
    {"f16-f16", SK_TYPE_F16, SK_TYPE_F16, SK_TYPE_F16, 100, 1024.0, 1.0, SK_TYPE_F32},
    {"f64", SK_TYPE_F64, SK_TYPE_F64, SK_TYPE_F64, 100, 268435455.0, 16777217.0, SK_TYPE_F32},
    {"s8", SK_TYPE_S8, SK_TYPE_S32, SK_TYPE_S32, 128, 2147483647.0, 1.0, SK_TYPE_F32},
    {"s8-f16", SK_TYPE_S8, SK_TYPE_S32, SK_TYPE_F16, 128, 2048.0, 1.0, SK_TYPE_F32},
    {"s8-f32", SK_TYPE_S8, SK_TYPE_S32, SK_TYPE_F32, 128, 16777215.0, 1.0, SK_TYPE_F32},
    {"u8", SK_TYPE_U8, SK_TYPE_U32, SK_TYPE_U32, 255, 2147483647.0, 1.0, SK_TYPE_F32},
    {"e4m3", SK_TYPE_E4M3, SK_TYPE_F32, SK_TYPE_F16, 16, 2048.0, 1.0, SK_TYPE_F32},
    {"e5m2", SK_TYPE_E5M2, SK_TYPE_F32, SK_TYPE_F16, 8, 2048.0, 1.0, SK_TYPE_F32},
    {"cf32", SK_TYPE_CF32, SK_TYPE_CF32, SK_TYPE_CF32, 100, 16777215.0 / 7.0, 1.0, SK_TYPE_F32},
    {"cf64", SK_TYPE_CF64, SK_TYPE_CF64, SK_TYPE_CF64, 100, 268435455.0 / 7.0, 16777217.0, SK_TYPE_F32},
    {"q4_0:f16", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, 100, 2048.0, 1.0, SK_TYPE_Q4_0},
    {"q4_1:f16", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, 100, 2048.0, 1.0, SK_TYPE_Q4_1},
    {"q5_0:f16", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, 100, 2048.0, 1.0, SK_TYPE_Q5_0},
    {"q8_0:f16", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, 100, 2048.0, 1.0, SK_TYPE_Q8_0},
    {"q4_K:f16", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, 100, 2048.0, 1.0, SK_TYPE_Q4_K},
    {"q6_K:f16", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, 100, 2048.0, 1.0, SK_TYPE_Q6_K},
    {"mxfp4:f16", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, 100, 2048.0, 1.0, SK_TYPE_MXFP4},
    {"nvfp4:f16", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, 100, 2048.0, 1.0, SK_TYPE_NVFP4},
    {"q4_g32:f16", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, 100, 2048.0, 1.0, SK_TYPE_Q4_G32},
    {"q4_g64:f16", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, 100, 2048.0, 1.0, SK_TYPE_Q4_G64},
    {"q4_g128:f16", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, 100, 2048.0, 1.0, SK_TYPE_Q4_G128},
    {"e4m3_g128:f16", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, 100, 2048.0, 1.0, SK_TYPE_E4M3_G128},
    {"q4_0:f32", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, 100, 16777215.0, 1.0, SK_TYPE_Q4_0},
    {"q4_1:f32", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, 100, 16777215.0, 1.0, SK_TYPE_Q4_1},
    {"q5_0:f32", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, 100, 16777215.0, 1.0, SK_TYPE_Q5_0},
    {"q8_0:f32", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, 100, 16777215.0, 1.0, SK_TYPE_Q8_0},
    {"q4_K:f32", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, 100, 16777215.0, 1.0, SK_TYPE_Q4_K},
    {"q6_K:f32", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, 100, 16777215.0, 1.0, SK_TYPE_Q6_K},
    {"mxfp4:f32", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, 100, 16777215.0, 1.0, SK_TYPE_MXFP4},
    {"nvfp4:f32", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, 100, 16777215.0, 1.0, SK_TYPE_NVFP4},
    {"q4_g32:f32", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, 100, 16777215.0, 1.0, SK_TYPE_Q4_G32},
    {"q4_g64:f32", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, 100, 16777215.0, 1.0, SK_TYPE_Q4_G64},
    {"q4_g128:f32", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, 100, 16777215.0, 1.0, SK_TYPE_Q4_G128},
    {"e4m3_g128:f32", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, 100, 16777215.0, 1.0, SK_TYPE_E4M3_G128},
    {"q4_0:q8_0", SK_TYPE_Q8_0, SK_TYPE_F32, SK_TYPE_F16, 100, 2048.0, 1.0, SK_TYPE_Q4_0},
    {"q8_0:q8_0", SK_TYPE_Q8_0, SK_TYPE_F32, SK_TYPE_F16, 100, 2048.0, 1.0, SK_TYPE_Q8_0},
    {"q4_K:q8_0", SK_TYPE_Q8_0, SK_TYPE_F32, SK_TYPE_F16, 100, 2048.0, 1.0, SK_TYPE_Q4_K},
    {"mxfp4:q8_0", SK_TYPE_Q8_0, SK_TYPE_F32, SK_TYPE_F16, 100, 2048.0, 1.0, SK_TYPE_MXFP4},
};

sk_type weights_of(const product_types* t)
{
    return t->weights ? t->weights : t->input;
}

sk_type type_of_operand(const product_types* t, unsigned operand)
{
    return operand == 1 ? weights_of(t) : t->input;
}

sk_type multiplied_as(const product_types* t)
{
    return is_in_blocks(t->input) ? t->output : t->input;
}

bool has_operands(const product_types* t, const sk_kernel_info* kernel)
{
    bool reads = kernel->blocks ? t->weights && kernel->formats >> t->weights & 1u
                                : !t->weights || kernel->multiply != SK_MULTIPLY_ARRANGED;
    return reads && (!kernel->codes || is_in_blocks(t->input)) && kernel->input == multiplied_as(t) &&
           kernel->accumulator == t->accumulator;
}

bool has_types(const product_types* t, const sk_kernel_info* kernel)
{
    return has_operands(t, kernel) && kernel->output == t->output;
}
