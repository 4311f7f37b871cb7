const uint32_t ALPHA_WIDE = 14u;
const uint32_t BETA_WIDE = 18u;

// alpha or beta: f32, as tables have them.
double wide_factor(uint32_t word, uint32_t wide)
{
    return double(epilogue_number(word));
}
