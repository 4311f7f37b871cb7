uint32_t sk_min(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

uint32_t sk_max(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

uint32_t sk_divide_up(uint32_t a, uint32_t b)
{
    return a / b + (a % b == 0u ? 0u : 1u);
}

uint32_t sk_greatest_common_divisor(uint32_t a, uint32_t b)
{
    while (b != 0u)
    {
        uint32_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

// First item of share `index` when `total` items are dealt evenly: the first total % shares shares get one more.
uint32_t sk_share_begin(uint32_t total, uint32_t shares, uint32_t index)
{
    return index * (total / shares) + sk_min(index, total % shares);
}
