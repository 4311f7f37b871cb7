void store_tiles(uint32_t stage)
{
    [[unroll]] for (uint32_t i = 0u; i < A_VECTORS; ++i)
    {
        [[unroll]] for (uint32_t w = VECTOR * i; w < (ALIGNED ? 0u : VECTOR * (i + 1u)); ++w)
        {
            store_a_word(stage, a_word_line(w), w, a_next[i][w % VECTOR]);
        }
        if (ALIGNED && a_has_vector(i))
        {
            store_a_vector(stage, a_vector_line(i), a_vector_column(i), a_next[i]);
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < B_VECTORS; ++i)
    {
        [[unroll]] for (uint32_t w = VECTOR * i; w < (ALIGNED ? 0u : VECTOR * (i + 1u)); ++w)
        {
            store_b_word(stage, b_word_line(w), w, b_next[i][w % VECTOR]);
        }
        if (ALIGNED && b_has_vector(i))
        {
            store_b_vector(stage, b_vector_line(i), b_vector_column(i), b_next[i]);
        }
    }
}
