// How many elements lie in D, the first of them at (row, column) from the tile's first.
uint32_t count_elements(uint32_t row, uint32_t column, sk_tile_position position)
{
    uint32_t m = position.row * TILE_M + row;
    uint32_t n = position.column * TILE_N + column;
    if (ALIGNED_OUTPUT)
    {
        return OUTPUT_VECTOR;
    }
    uint32_t rest = ROW_STEP == 0u ? problem.n - n : problem.m - m;
    uint32_t step = max(ROW_STEP, COLUMN_STEP);
    return min(OUTPUT_VECTOR, (rest + step - 1u) / step);
}
