// Whole tiles begin early: the first k-iteration of the next one is loaded before the one in hand is written. So it is
// under way meanwhile, and does not wait behind the stores to D. No fragments are loaded ahead, which leaves registers
// for it.
const bool EARLY = FIXUP == FIXUP_NONE && !CHUNKED && !SECOND;

bool has_next; // segment, of which are:
sk_problem_arguments next_problem;
sk_tile_position next_position;

// Puts the loaded tiles into shared memory, in place of those before.
void replace_tiles()
{
    barrier();
    store_tiles(true);
    barrier();
}

// Loads the next k-iteration, of which k_left elements along k exist; without a test if it is whole.
void load_some(uint32_t k_left)
{
    if (k_left == TILE_K)
    {
        load_tiles(TILE_K);
    }
    else
    {
        load_tiles(k_left);
    }
}

// Loads a k-iteration of a problem's tile, of which k_left elements along k exist.
void begin_tile(sk_problem_arguments of, sk_tile_position position, uint32_t iteration, uint32_t k_left)
{
    sk_problem_arguments in_hand = problem;
    problem = of;
    begin_a(position.batch, position.row * TILE_M, iteration);
    begin_b(position.batch, position.column * TILE_N, iteration);
    problem = in_hand;
    load_some(k_left);
}

// Sums up the k-iterations [k_begin, k_end) of one tile. Loads of the next k-iteration are in flight while one
// multiplies, and EARLY those of the next tile while the last one does. Without k-iterations there is one turn, which
// multiplies nothing.
void multiply_segment(sk_tile_position position, sk_segment segment)
{
    bool any = segment.k_begin < segment.k_end;
    if (!EARLY && any)
    {
        begin_tile(problem, position, segment.k_begin, min(problem.k - segment.k_begin * TILE_K, TILE_K));
    }
    uint32_t turns = max(segment.k_end - segment.k_begin, 1u);
    for (uint32_t i = 1u; i <= turns; ++i)
    {
        if (any)
        {
            replace_tiles();
        }
        if (i < turns)
        {
            load_some(min(problem.k - (segment.k_begin + i) * TILE_K, TILE_K));
        }
        else if (EARLY && has_next)
        {
            begin_tile(next_problem, next_position, 0u, min(next_problem.k, TILE_K));
        }
        if (any)
        {
            multiply_tile();
        }
    }
}
