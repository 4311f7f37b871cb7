/* factors.h - alpha and beta, as kernels of real numbers read them.
 *
 * Uses context.h. Must not know problems or plans.
 */

#include "../device/context.h"

/* Integers are scaled by integers. `place` is what sentences begin with. */
static sk_result sk__check_factor(const sk_context* context, const char* place, const char* name, double factor,
                                  sk_type output)
{
    bool is_integer = factor >= -2147483648.0 && factor < 2147483648.0 && (double)(int32_t)factor == factor;
    SK__REQUIRE(&context->logger, is_integer || !sk__is_integer_type(output), SK_ERROR_INVALID_VALUE,
                "%s%s is %g, must be an integer of 32 bits with a sign, as D is %s", place, name, factor,
                sk_word(SK_WORDS_TYPE, output));
    return SK_SUCCESS;
}

/* Bits of a real alpha or beta. */
static uint32_t sk__factor_bits(sk_type output, double factor)
{
    float real = (float)factor;
    uint32_t bits = 0;
    if (sk__is_integer_type(output))
    {
        return (uint32_t)(int32_t)factor;
    }
    memcpy(&bits, &real, sizeof bits);
    return bits;
}
