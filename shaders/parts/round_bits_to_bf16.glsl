// The 16 bits of bf16, rounded to nearest even. A NaN stays one, and quiet. They are made of integers, so that no device
// flushes subnormal numbers.
uint round_bits_to_bf16(float value)
{
    uint bits = floatBitsToUint(value);
    bool is_nan = (bits & 0x7fffffffu) > 0x7f800000u;
    return is_nan ? bits >> 16 | 0x40u : (bits + 0x7fffu + (bits >> 16 & 1u)) >> 16;
}
