void store_words(uint32_t stage)
{
    [[unroll]] for (uint32_t w = 0u; w < A_VECTORS * VECTOR; ++w)
    {
        store_a_word(stage, w, a_next[w / VECTOR][w % VECTOR]);
    }
    [[unroll]] for (uint32_t w = 0u; w < B_VECTORS * VECTOR; ++w)
    {
        store_b_word(stage, w, b_next[w / VECTOR][w % VECTOR]);
    }
}

void store_tiles(uint32_t stage)
{
    if (!ALIGNED)
    {
        store_words(stage);
        return;
    }
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
