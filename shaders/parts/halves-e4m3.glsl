// Four e4m3 as f16, exactly but for a factor of 1 / 256, which the sums make good: the exponent has the same
// place but another bias. A subnormal so becomes one, and NaN gets the exponent that f16 wants.
uvec2 halves(uint32_t bits)
{
    uvec2 upper = uvec2((bits << 8u & 0xff00u) | (bits << 16u & 0xff000000u), (bits >> 8u & 0xff00u) | (bits & 0xff000000u));
    uvec2 magnitude = upper >> 1u & 0x3f803f80u;
    return (upper & 0x80008000u) | magnitude | ((magnitude + 0x00800080u) & 0x40004000u);
}
