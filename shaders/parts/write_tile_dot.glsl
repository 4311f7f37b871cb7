void write_tile(sk_tile_position position)
{
    begin_output(position);
    if (has_sums())
    {
        uint32_t row = gl_LocalInvocationIndex / ROW_VECTORS;
        uint32_t column = gl_LocalInvocationIndex % ROW_VECTORS * 4u;
        for (uint32_t e = 0u; e < 4u; e += OUTPUT_VECTOR)
        {
            float values[OUTPUT_VECTOR];
            [[unroll]] for (uint32_t i = 0u; i < OUTPUT_VECTOR; ++i)
            {
                values[i] = float(sums[e + i]);
            }
            write_elements(row, column + e, position, values);
        }
    }
}
