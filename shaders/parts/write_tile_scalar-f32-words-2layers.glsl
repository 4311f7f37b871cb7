void write_tile(sk_tile_position position)
{
    if (layer() > 0u)
    {
        return;
    }
    begin_output(position);
    [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
        {
            vec4 v = sums[i][j];
            write_elements(sum_row(i), column_at_place(sum_column(j)), position, float[4](v.x, v.y, v.z, v.w));
        }
    }
}
