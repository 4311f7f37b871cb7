// Puts the loaded tiles into shared memory, in place of those before.
void replace_tiles(bool as_they_are)
{
    barrier();
    store_tiles(as_they_are);
    barrier();
}

// Elements along k that a k-iteration has.
uint32_t k_from(uint32_t iteration)
{
    return min(problem.k - iteration * TILE_K, TILE_K);
}

// Sums up the k-iterations [k_begin, k_end) of one tile. Loads of the next are in flight while one multiplies.
void multiply_segment(sk_tile_position position, sk_segment segment)
{
    if (segment.k_begin == segment.k_end)
    {
        return;
    }
    begin_a(position.batch, position.row * TILE_M, segment.k_begin);
    begin_b(position.batch, position.column * TILE_N, segment.k_begin);
    load_tiles(k_from(segment.k_begin));
    barrier(); // what is in shared memory, all have read
    b_is_told = holds_quads();
    replace_tiles(!PEELS);
    for (uint32_t next = segment.k_begin + 1u; next < segment.k_end; ++next)
    {
        load_tiles(k_from(next));
        multiply_tile(next - 1u, TILE_K);
        replace_tiles(!PEELS);
    }
    multiply_tile(segment.k_end - 1u, k_from(segment.k_end - 1u));
}
