const uint32_t ALPHA_WIDE = 14u;
const uint32_t BETA_WIDE = 18u;

// The product as BLAS has it: where infinities meet, its parts may be NaN.
dvec2 complex_product(dvec2 a, dvec2 b)
{
    return dvec2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

// alpha or beta
dvec2 wide_factor(uint32_t word, uint32_t wide)
{
    return dvec2(packDouble2x32(epilogue_address(wide)), packDouble2x32(epilogue_address(wide + 2u)));
}
