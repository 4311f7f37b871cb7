// The 16 bits of bf16, rounded to nearest even, by as few instructions as possible: no test finds a NaN. It stays one, and
// becomes quiet, where it is added. What is added of a number is too small to change it.
uint round_to_bf16(float value)
{
    uint bits = floatBitsToUint(value);
    float rounded = uintBitsToFloat((bits + 0x7fffu + (bits >> 16 & 1u)) & 0xffff0000u);
    return floatBitsToUint(fma(value, 7.88860905e-31, rounded)) >> 16; // 2^-100
}
