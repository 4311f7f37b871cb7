// Four e5m2 as f16, of which each is the upper half.
uvec2 halves(uint32_t bits)
{
    uvec2 upper = uvec2((bits << 8u & 0xff00u) | (bits << 16u & 0xff000000u), (bits >> 8u & 0xff00u) | (bits & 0xff000000u));
    return upper;
}
