// Rows of problems, as the user wrote them, by their numbers. SIZES are what a dispatch is pushed that judges them.
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer problem_rows
{
    sk_problem_row x[];
};
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer problem_counts
{
    uint32_t x;
};

uint32_t problem_count()
{
    bool counted = (SIZES.tile & SK_PREPARE_COUNTED) != 0u;
    uint32_t most = SIZES.most_problems;
    return counted ? min(most, problem_counts(words(SIZES.count)).x) : most;
}

sk_problem_row read_row(uint32_t number, sk_grouped_limits limits)
{
    sk_problem_row row = problem_rows(words(SIZES.problems)).x[number];
    if (limits.exchanged)
    {
        return sk_exchange_row(row);
    }
    return row;
}

sk_grouped_extent no_extent()
{
    sk_grouped_extent extent;
    extent.tiles = 0u;
    extent.places = 0u;
    return extent;
}
