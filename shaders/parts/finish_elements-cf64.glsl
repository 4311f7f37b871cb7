// Turns `count` sums into elements of D; the first one is at (row, column) of the tile. That place lies in D even if count
// is 0. With a gate, the first half of the values is what becomes of them.
void finish_elements(uint32_t row, uint32_t column, uint32_t count, sk_tile_position position, inout dvec2 values[OUTPUT_VECTOR])
{
    uint32_t m = position.row * TILE_M + row;
    uint32_t n = position.column * TILE_N + column;
    dvec2 loaded[OUTPUT_VECTOR];
    if (LINEAR && !SCALES_TERMS)
    {
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] = scaled(wide_factor(ALPHA, ALPHA_WIDE), values[e]);
        }
    }
    if (LINEAR && wide_factor(BETA, BETA_WIDE) != dvec2(0.0))
    {
        load_addend(c, C_TRANSPOSED, row, column, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            loaded[e].y = is_real(row, column, e) ? 0.0 : loaded[e].y;
        }
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] += scaled(wide_factor(BETA, BETA_WIDE), loaded[e]);
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
    [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
    {
        values[e].y = is_real(row, column, e) ? 0.0 : values[e].y;
    }
}
