// A tile's k-iterations are runs: those of one run lie one after the other in A, and in B. A run is a term of D = A B + A2 B2.
// A segment is multiplied run by run, though it may have nothing of one.
// Of halves it is a product of two of them: first the low halves of A by the high ones of B, then high by low, then high by high.
const uint32_t RUNS = HALVES ? 3u : SECOND ? 2u : 1u;

struct k_run
{
    uint32_t first; // k-iteration of the tile
    uint32_t count; // of k-iterations
    sk_operand a;   // where the run begins
    sk_operand b;
};

// A run by its number, of as many as the tile has. begin_problem() has told A and B of the first.
k_run k_run_at(uint32_t number, uint32_t k_iterations)
{
    k_run run;
    run.count = k_iterations / RUNS;
    run.first = number * run.count;
    run.a = problem.a;
    run.b = problem.b;
    if (HALVES)
    {
        uvec2 half_line = uvec2(INPUT_SIZE * problem.k, 0u);
        uvec2 a = add(words(run.a.address), number > 0u ? half_line : uvec2(0u)); // the low halves come first
        uvec2 b = add(words(run.b.address), number == 1u ? half_line : uvec2(0u)); // the high halves do
        run.a.address[0] = a.x;
        run.a.address[1] = a.y;
        run.b.address[0] = b.x;
        run.b.address[1] = b.y;
    }
    else if (number > 0u)
    {
        run.a.address[0] = epilogue_word(SECOND_A_ADDRESS);
        run.a.address[1] = epilogue_word(SECOND_A_ADDRESS + 1u);
        run.a.leading_dimension = epilogue_word(LEADING_DIMENSION_SECOND_A);
        run.a.batch_stride = epilogue_word(BATCH_STRIDE_SECOND_A);
        run.b.address[0] = epilogue_word(SECOND_B_ADDRESS);
        run.b.address[1] = epilogue_word(SECOND_B_ADDRESS + 1u);
        run.b.leading_dimension = epilogue_word(LEADING_DIMENSION_SECOND_B);
        run.b.batch_stride = epilogue_word(BATCH_STRIDE_SECOND_B);
    }
    return run;
}

// What a segment has of a run, whose k-iterations count from its own first.
sk_segment part_of_run(sk_segment segment, k_run run)
{
    segment.k_begin = clamp(segment.k_begin, run.first, run.first + run.count) - run.first;
    segment.k_end = clamp(segment.k_end, run.first, run.first + run.count) - run.first;
    return segment;
}
