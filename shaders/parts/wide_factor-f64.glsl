const uint32_t ALPHA_WIDE = 14u;
const uint32_t BETA_WIDE = 18u;

// alpha or beta
double wide_factor(uint32_t word, uint32_t wide)
{
    return packDouble2x32(epilogue_address(wide));
}
