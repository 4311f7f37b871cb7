// Whether the ragged k-iteration is loaded while the one before is multiplied. Loads of 16 bytes that are tested take 5 to 7 %
// of the multiplication on NVIDIA.
const bool JOINS = !PEELS && !ALIGNED;

// Loads k-iteration k: a whole one, or the ragged one. Each has code of its own, so that the whole ones have no test.
void load_next(uint32_t k, uint32_t whole_end, uint32_t k_left)
{
    if (!JOINS || k < whole_end)
    {
        load_tiles(TILE_K);
    }
    else
    {
        load_tiles(k_left);
    }
}

// Multiplies k-iteration k (PEELS: the one before) while the next is loaded. The stage is constant where it is called, so that
// addresses in shared memory are, too.
void turn(uint32_t stage, uint32_t k, uint32_t whole_end, uint32_t end, uint32_t k_left)
{
    barrier();
    if (PEELS || k + 1u < end)
    {
        load_next(PEELS ? k : k + 1u, whole_end, k_left);
    }
    multiply_tiles(stage);
    if (PEELS || k + 1u < end)
    {
        store_tiles(1u - stage);
    }
}

// Sums up the k-iterations [k_begin, k_end) of one tile. Loads of the next k-iteration are in flight while one multiplies.
// Only the last k-iteration of a tile can be ragged, and stands alone after the loop, unless it JOINS, so that the loop has no test.
void multiply_segment(sk_tile_position position, sk_segment segment)
{
    if (segment.k_begin == segment.k_end)
    {
        return;
    }
    uint32_t whole_end = min(segment.k_end, problem.k / TILE_K);
    uint32_t k_left = problem.k - whole_end * TILE_K; // read only if the segment ends with the ragged k-iteration
    begin_a(position.batch, position.row * TILE_M, segment.k_begin);
    begin_b(position.batch, position.column * TILE_N, segment.k_begin);
    uint32_t end = JOINS ? segment.k_end : whole_end; // of the loop
    if (JOINS || segment.k_begin < whole_end)
    {
        load_tiles(!JOINS || segment.k_begin < whole_end ? TILE_K : k_left);
    }
    if (!PEELS || segment.k_begin < whole_end)
    {
        barrier();
        store_tiles(0u);
    }
    for (uint32_t k = PEELS ? segment.k_begin + 1u : segment.k_begin; k < end; k += 2u)
    {
        turn(0u, k, whole_end, end, k_left);
        if (k + 1u < end)
        {
            turn(1u, k + 1u, whole_end, end, k_left);
        }
    }
    if (PEELS && segment.k_begin < whole_end)
    {
        barrier();
        multiply_tiles((whole_end - segment.k_begin - 1u) % 2u);
    }

    if (!JOINS && whole_end < segment.k_end)
    {
        load_tiles(k_left);
        barrier();
        store_tiles(0u);
        barrier();
        multiply_tiles(0u);
    }
}
