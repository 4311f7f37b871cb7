// A second product may be summed into the tiles of the first: D = A B + A2 B2. Then a tile has the k-iterations of the first
// term, and after them those of the second. A segment is multiplied term by term, though it may have nothing of one.
const uint32_t TERMS = SECOND ? 2u : 1u;

// Lets the problem's A and B be those of the second term.
void begin_second()
{
    problem.a.address[0] = epilogue_word(SECOND_A_ADDRESS);
    problem.a.address[1] = epilogue_word(SECOND_A_ADDRESS + 1u);
    problem.a.leading_dimension = epilogue_word(LEADING_DIMENSION_SECOND_A);
    problem.a.batch_stride = epilogue_word(BATCH_STRIDE_SECOND_A);
    problem.b.address[0] = epilogue_word(SECOND_B_ADDRESS);
    problem.b.address[1] = epilogue_word(SECOND_B_ADDRESS + 1u);
    problem.b.leading_dimension = epilogue_word(LEADING_DIMENSION_SECOND_B);
    problem.b.batch_stride = epilogue_word(BATCH_STRIDE_SECOND_B);
}

// What a segment has of a term, whose k-iterations count from its own first.
sk_segment part_of_term(sk_segment segment, uint32_t term)
{
    uint32_t iterations = segment.tile.k_iterations / 2u;
    uint32_t first = term * iterations;
    segment.k_begin = clamp(segment.k_begin, first, first + iterations) - first;
    segment.k_end = clamp(segment.k_end, first, first + iterations) - first;
    return segment;
}
