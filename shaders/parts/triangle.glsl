// What is computed of D, and read where C or the residual lies: all of it, or the elements on one side of the diagonal, and
// on it. Of the elements of a vector those are the first or the last ones.
const bool LOWER = TRIANGLE == SK_TRIANGLE_LOWER;
uvec2 corner; // row and column in D of the tile's first element

// Where a vector begins along its line, and where the diagonal crosses that line.
uvec2 begin_and_diagonal(uint32_t row, uint32_t column)
{
    uvec2 at = corner + uvec2(row, column);
    return ROW_STEP == 0u ? at.yx : at;
}

// The first element of a vector that is computed. Its own first is at (row, column) of the tile.
uint32_t first_held(uint32_t row, uint32_t column)
{
    uint32_t first = 0u;
    if (TRIANGLE != SK_TRIANGLE_NONE)
    {
        uvec2 at = begin_and_diagonal(row, column);
        uint32_t step = max(ROW_STEP, 1u);
        bool behind = LOWER == (ROW_STEP > 0u); // the elements behind the diagonal are computed
        first = behind && at.x < at.y ? (at.y - at.x + step - 1u) / step : 0u;
    }
    return first;
}

// How many are, of the first `count` of them.
uint32_t count_held(uint32_t row, uint32_t column, uint32_t count)
{
    uint32_t held = count;
    if (TRIANGLE != SK_TRIANGLE_NONE)
    {
        uvec2 at = begin_and_diagonal(row, column);
        uint32_t before = at.x <= at.y ? (at.y - at.x) / max(ROW_STEP, 1u) + 1u : 0u; // up to the diagonal, and on it
        bool behind = LOWER == (ROW_STEP > 0u);
        held = behind ? count - min(first_held(row, column), count) : min(before, count);
    }
    return held;
}

// Whether not all elements of a vector are computed.
bool is_cut(uint32_t row, uint32_t column)
{
    bool cut = false;
    if (TRIANGLE != SK_TRIANGLE_NONE)
    {
        cut = count_held(row, column, OUTPUT_VECTOR) < OUTPUT_VECTOR;
    }
    return cut;
}
