// Puts the loaded tiles into shared memory, in place of those before.
void replace_tiles(bool as_they_are)
{
    barrier();
    store_tiles(as_they_are);
    barrier();
}

// Multiplies the tiles in shared memory while the next k-iteration is loaded. Then it puts that one in their place.
// The last step of a k-iteration has its fragments in registers, so part of it can wait: its first column is multiplied while
// stores to shared memory are under way, and its other columns in the next call, while the first fragments are loaded.
void advance()
{
    load_fragments(0u);
    if (A_K_CONTIGUOUS && B_K_CONTIGUOUS) // else NVIDIA's compiler loads them early by itself, and is slower with a fence
    {
        subgroupMemoryBarrierShared(); // it would put the loads from memory first, and the fragments would wait behind them
    }
    load_tiles(TILE_K);
    multiply_fragments(STEPS - 1u, 1u, FRAGMENTS_N);
    [[unroll]] for (uint32_t step = 1u; step < STEPS; ++step)
    {
        load_fragments(step);
        multiply_fragments(step - 1u, 0u, FRAGMENTS_N);
    }
    barrier();
    store_tiles(true);
    multiply_fragments(STEPS - 1u, 0u, 1u);
    barrier();
}

// Multiplies the k-iterations [begin - 1, end - 1), and loads those behind each.
void advance_to(uint32_t begin, uint32_t end)
{
    for (uint32_t i = begin; i < end; ++i)
    {
        advance();
    }
}

// Sums up whole k-iterations, the first of which is loaded.
void multiply_ahead(uint32_t iterations)
{
    replace_tiles(true);
    clear_fragments(STEPS - 1u);
    uint32_t begin = 1u;
    if (PROMOTES) // the inner loop has no test, which would slow it down
    {
        for (; begin + SHORT_SUM <= iterations; begin += SHORT_SUM)
        {
            advance_to(begin, begin + SHORT_SUM);
            promote();
        }
    }
    advance_to(begin, iterations);
    multiply_fragments(STEPS - 1u, 1u, FRAGMENTS_N);
    multiply_tile();
}

// Sums up k-iterations [begin, end) with as few registers as possible: no fragments are loaded ahead.
//
// AMD's compiler copies what a loop loads for its next turn, and so waits for it before it multiplies. If PEELS, each turn
// therefore stores what it loads, and the last k-iteration is multiplied behind them.
void multiply_thriftily(uint32_t begin, uint32_t end)
{
    if (PEELS && begin < end)
    {
        replace_tiles(false);
    }
    for (uint32_t k = PEELS ? begin + 1u : begin; k < end; ++k)
    {
        if (!PEELS)
        {
            replace_tiles(true);
        }
        if (PEELS || k + 1u < end)
        {
            load_tiles(TILE_K);
        }
        multiply_tile();
        if (PEELS)
        {
            replace_tiles(false);
        }
        if (PROMOTES && (k - begin) % SHORT_SUM == 0u)
        {
            promote();
        }
    }
    if (PEELS && begin < end)
    {
        multiply_tile();
    }
}

// Sums up the k-iterations [k_begin, k_end) of one tile. Loads of the next k-iteration are in flight while one multiplies.
// Only the last k-iteration of a tile can be ragged, and then it stands outside the loop, so that the loop has no test.
void multiply_segment(sk_tile_position position, sk_segment segment)
{
    if (segment.k_begin == segment.k_end)
    {
        return;
    }
    uint32_t whole_end = min(segment.k_end, problem.k / TILE_K);
    begin_a(position.batch, position.row * TILE_M, segment.k_begin);
    begin_b(position.batch, position.column * TILE_N, segment.k_begin);
    if (segment.k_begin < whole_end)
    {
        load_tiles(TILE_K);
    }
    if (!AHEAD)
    {
        multiply_thriftily(segment.k_begin, whole_end);
    }
    else if (segment.k_begin < whole_end)
    {
        multiply_ahead(whole_end - segment.k_begin);
    }
    if (whole_end < segment.k_end)
    {
        load_tiles(problem.k - whole_end * TILE_K);
        replace_tiles(false);
        multiply_tile();
    }
}
