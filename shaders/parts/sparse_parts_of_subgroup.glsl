// As add_parts() of sparse_parts.glsl, where a worker's parts are invocations of one subgroup. All of it meet here.
SUM[MOST_COLUMNS] add_parts(SUM sums[MOST_COLUMNS], uint32_t part)
{
    for (uint32_t distance = 1u; distance < PARTS; distance *= 2u)
    {
        for (uint32_t c = 0u; c < COLUMNS; ++c)
        {
            sums[c] += subgroupShuffleDown(sums[c], distance * LANES);
        }
    }
    return sums;
}
