const uint32_t ALPHA_WIDE = 14u;
const uint32_t BETA_WIDE = 18u;

// alpha or beta. Without more push constants it is f32.
double wide_factor(uint32_t word, uint32_t wide)
{
    if (MORE_WORDS == 0u)
    {
        return double(epilogue_number(word));
    }
    return packDouble2x32(epilogue_address(wide));
}
