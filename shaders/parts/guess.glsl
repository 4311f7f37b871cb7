// About how many groups of tiles hold `tile` tiles: see triangle.h, which does not rely on it.
uint32_t sk_guess_group(uint32_t block, uint32_t growth, uint32_t tile)
{
    float more = float(growth), before = float(block) - 0.5 * more;
    return uint32_t((sqrt(before * before + 2.0 * more * float(tile)) - before) / more);
}
