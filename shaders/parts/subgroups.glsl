// First row and column of the tile that this invocation's subgroup holds.
const uint32_t SUBGROUP_ROWS = TILE_M / SUBGROUP_M;
uint32_t subgroup_row()
{
    return gl_SubgroupID % SUBGROUP_ROWS * SUBGROUP_M;
}

uint32_t subgroup_column()
{
    return gl_SubgroupID / SUBGROUP_ROWS * SUBGROUP_N;
}
