// Turns `count` sums into elements of D; the first one is at (row, column) of the tile. That place lies in D even if count
// is 0. With a gate, the first half of the values is what becomes of them.
void finish_elements(uint32_t row, uint32_t column, uint32_t count, sk_tile_position position, inout uint values[OUTPUT_VECTOR])
{
    uint32_t m = position.row * TILE_M + row;
    uint32_t n = position.column * TILE_N + column;
    uint loaded[OUTPUT_VECTOR];
    if (LINEAR)
    {
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] *= epilogue[ALPHA];
        }
    }
    if (LINEAR && epilogue[BETA] != 0u)
    {
        load_addend(c, C_TRANSPOSED, row, column, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] += epilogue[BETA] * loaded[e];
        }
    }
    if (HAS_RESIDUAL)
    {
        load_addend(residual, RESIDUAL == TRANSPOSED, row, column, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] += loaded[e];
        }
    }
}
