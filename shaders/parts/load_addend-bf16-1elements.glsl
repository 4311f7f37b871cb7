// Loads `count` elements of C or the residual; the first one is at (row, column) of the tile. It loads no others: the addend
// may be D, where other invocations store at the same time.
void load_addend(addend x, bool transposed, uint32_t row, uint32_t column, uint32_t count,
                 out float values[OUTPUT_VECTOR])
{
    uint32_t leading = x.leading_dimension;
    if (!is_cut(row, column) && x.in_vectors && count > 0u)
    {
        uint32_t offset = (row * leading + column) / OUTPUT_VECTOR;
        values[0] = uintBitsToFloat(uint(output_vectors(x.address).x[offset]) << 16);
        return;
    }
    uint32_t first = first_held(row, column), held = count_held(row, column, count);
    [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
    {
        if (e - first < held)
        {
            uint32_t offset = element_offset(row + e * ROW_STEP, column + e * COLUMN_STEP, leading, transposed);
            values[e] = uintBitsToFloat(uint(output_elements(x.address).x[offset]) << 16);
        }
    }
}
