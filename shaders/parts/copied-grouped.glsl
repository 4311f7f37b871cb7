// A problem whose copy has blocks in hand.
struct sk_copied
{
    uint32_t row; // of the table
    uint32_t end; // the first block that is not its own
    uint32_t begin;
    uvec2 from; // addresses
    uvec2 to;
    uint32_t leading_dimension; // of `from`
    sk_copy_extent extent;
};

uint32_t read_copies(uint32_t row, uint32_t column)
{
    uvec2 table = add(words(arguments.copies), uvec2(4u * SK_COPIES_HEADER, 0u));
    return sk_read_table(table, row * SK_TABLE_ROW + column + arguments.copying.is_b);
}

sk_problem_row read_row(uint32_t number)
{
    sk_problem_row row = problem_rows(words(arguments.problems)).x[number];
    if (arguments.exchanged != 0u)
    {
        return sk_exchange_row(row);
    }
    return row;
}

// Words of where the operand begins, and its leading dimension.
uvec3 find_operand(sk_problem_row row)
{
    bool is_b = arguments.copying.is_b != 0u;
    if (arguments.second != 0u)
    {
        return is_b ? uvec3(words(row.second_b), row.leading_dimension_second_b)
                    : uvec3(words(row.second_a), row.leading_dimension_second_a);
    }
    return is_b ? uvec3(words(row.b), row.leading_dimension_b) : uvec3(words(row.a), row.leading_dimension_a);
}

// The problem that has a block. The search sets out from a row nearby.
sk_copied find_copied(sk_copies_header header, uint32_t block, uint32_t nearby)
{
    sk_space space = sk_make_space(0u, 0u, 1u);
    space.problems = header.problems;
    space.table = add(words(arguments.copies), uvec2(4u * SK_COPIES_HEADER, 0u));
    space.nearby = nearby;
    sk_copied copied;
    copied.row = sk_find_row(space, SK_COPIES_BLOCKS + arguments.copying.is_b, block);
    sk_problem_row row = read_row(copied.row);
    uint32_t vectors = arguments.copying.is_shared != 0u ? 0u : read_copies(copied.row, SK_COPIES_VECTORS);
    copied.begin = read_copies(copied.row, SK_COPIES_BLOCKS);
    copied.extent = sk_measure_copy(row, row.k, arguments.copying);
    copied.end = copied.begin + copied.extent.blocks;
    uvec3 operand = find_operand(row);
    copied.from = add(words(arguments.from), operand.xy);
    copied.to = add(words(arguments.to), span(vectors, 16u, 1u));
    copied.leading_dimension = operand.z;
    if (copied.leading_dimension == 0u)
    {
        bool along_k = arguments.source_along_k != 0u;
        copied.leading_dimension = along_k ? row.k : arguments.copying.is_b != 0u ? arguments.copying.columns * row.n : row.m;
    }
    return copied;
}
