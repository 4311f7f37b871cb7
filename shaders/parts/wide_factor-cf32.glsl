const uint32_t ALPHA_WIDE = 14u;
const uint32_t BETA_WIDE = 18u;

// The product as BLAS has it: where infinities meet, its parts may be NaN.
vec2 complex_product(vec2 a, vec2 b)
{
    return vec2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

// alpha or beta
vec2 wide_factor(uint32_t word, uint32_t wide)
{
    return vec2(epilogue_number(word), epilogue_number(wide));
}
