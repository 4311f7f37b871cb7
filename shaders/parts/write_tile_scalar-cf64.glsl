void write_tile(sk_tile_position position)
{
    begin_output(position);
    [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
        {
            dmat4x2 v = sums[i][j];
            write_elements(sum_row(i), sum_column(j), position, dvec2[4](v[0], v[1], v[2], v[3]));
        }
    }
}
