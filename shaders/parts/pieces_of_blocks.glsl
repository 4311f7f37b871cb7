// The invocation's i-th unit of the pieces of its subgroup's columns. Where none is left, it is the last one, which several then load
// and store: if a store had a condition, NVIDIA's compiler could load right before it, and wait.
uint32_t piece_unit(uint32_t i)
{
    return min(gl_SubgroupInvocationID + i * SUBGROUP_SIZE, SUBGROUP_N * COLUMN_LOADS - 1u);
}

uint32_t piece_number(uint32_t i)
{
    return min(piece_unit(i) % COLUMN_LOADS, PIECES_UNITS - 1u);
}

// Where it lies in a block, counted from the unit around its first byte, and where in a column in shared memory.
uint32_t piece_source(uint32_t number, uint32_t share)
{
    return number < HEAD_UNITS ? number : number - HEAD_UNITS + HEAD / COPIED + share * (SHARE / COPIED);
}

uint32_t piece_place(uint32_t number)
{
    return number < HEAD_UNITS ? number : number - HEAD_UNITS + SHARE_PLACE;
}

void store_pieces()
{
    uint32_t first = words_begin() / 4u;
    [[unroll]] for (uint32_t i = 0u; i < B_UNITS; ++i)
    {
        uint32_t vector = first + piece_unit(i) / COLUMN_LOADS * PIECES_VECTORS, place = piece_place(piece_number(i));
        if (VECTORS)
        {
            shared_vectors[vector + place] = b_next_vectors[i];
        }
        else
        {
            shared_vectors[vector + place / 4u][place % 4u] = b_next[i];
        }
    }
}
