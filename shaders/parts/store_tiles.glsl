void store_tiles(uint32_t stage)
{
    [[unroll]] for (uint32_t i = 0u; i < A_VECTORS; ++i)
    {
        if (a_has_vector(i))
        {
            store_a_vector(stage, a_vector_line(i), a_vector_column(i), a_next[i]);
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < B_VECTORS; ++i)
    {
        if (b_has_vector(i))
        {
            store_b_vector(stage, b_vector_line(i), b_vector_column(i), b_next[i]);
        }
    }
}
