// Turns `count` sums into elements of D; the first one is at (row, column) of the tile. That place lies in D even if count
// is 0. With a gate, the first half of the values is what becomes of them.
void finish_elements(uint32_t row, uint32_t column, uint32_t count, sk_tile_position position, inout double values[OUTPUT_VECTOR])
{
    uint32_t m = position.row * TILE_M + row;
    uint32_t n = position.column * TILE_N + column;
    double loaded[OUTPUT_VECTOR];
    if (LINEAR)
    {
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] *= wide_factor(ALPHA, ALPHA_WIDE);
        }
    }
    if (SCALE_M)
    {
        load_factors(epilogue_address(SCALE_M_ADDRESS), m, ROW_STEP, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] *= loaded[e];
        }
    }
    if (SCALE_N)
    {
        load_factors(epilogue_address(SCALE_N_ADDRESS), n, COLUMN_STEP, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] *= loaded[e];
        }
    }
    if (LINEAR && wide_factor(BETA, BETA_WIDE) != 0.0)
    {
        load_addend(c, C_TRANSPOSED, row, column, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] += wide_factor(BETA, BETA_WIDE) * loaded[e];
        }
    }
    if (BIAS == ALONG_M)
    {
        load_factors(epilogue_address(BIAS_ADDRESS), m, ROW_STEP, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] += loaded[e];
        }
    }
    if (BIAS == ALONG_N)
    {
        load_factors(epilogue_address(BIAS_ADDRESS), n, COLUMN_STEP, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] += loaded[e];
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
