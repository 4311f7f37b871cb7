/* arithmetic.h - the few operations on numbers that the schedule and the library share.
 *
 * Uses language.h. Must not know what the numbers count.
 */

SK__FUNCTION uint32_t sk__min(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

SK__FUNCTION uint32_t sk__max(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

SK__FUNCTION uint32_t sk__divide_up(uint32_t a, uint32_t b)
{
    return a / b + (a % b == 0u ? 0u : 1u);
}

SK__FUNCTION uint32_t sk__greatest_common_divisor(uint32_t a, uint32_t b)
{
    while (b != 0u)
    {
        uint32_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* First item of share `index` when `total` items are dealt evenly: the first total % shares shares get one more. */
SK__FUNCTION uint32_t sk__share_begin(uint32_t total, uint32_t shares, uint32_t index)
{
    return index * (total / shares) + sk__min(index, total % shares);
}
