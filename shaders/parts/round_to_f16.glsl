// Rounds to the 11 bits of f16 beforehand, to nearest even, for devices that may not round so when they convert.
float round_to_f16(float value)
{
    uint bits = floatBitsToUint(value);
    uint magnitude = bits & 0x7fffffffu;
    if (!ROUND_IN_INTEGERS || magnitude >= 0x7f800000u)
    {
        return value;
    }
    if (magnitude < 0x38800000u) // below 2^-14 f16 is subnormal: 24 bits behind the point remain
    {
        float scaled = abs(value) * 16777216.0;
        float whole = floor(scaled);
        float rest = scaled - whole;
        bool up = rest > 0.5 || (rest == 0.5 && mod(whole, 2.0) == 1.0);
        return uintBitsToFloat(floatBitsToUint((whole + (up ? 1.0 : 0.0)) / 16777216.0) | (bits & 0x80000000u));
    }
    magnitude = (magnitude + 0xfffu + ((magnitude >> 13) & 1u)) & 0xffffe000u;
    magnitude = magnitude >= 0x47800000u ? 0x7f800000u : magnitude; // from 65520 on: infinity
    return uintBitsToFloat(magnitude | (bits & 0x80000000u));
}
