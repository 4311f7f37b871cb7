/* place.h - where the copies of several problems lie, and the rows of the problems that kernels then read.
 *
 * Uses prepare_arguments.h, copies.h. Host and device run the same text, so they find room for the same problems.
 * The copies of all A lie one after the other, and those of all B, in the order of the problems. Of two terms, the
 * operands of both are copied, or none is.
 */

/* Bits of a word that tells which operands are copied, and how. */
#define SK__COPIES_A 1u
#define SK__COPIES_B 2u
#define SK__COPIES_TRANSPOSED_A 4u
#define SK__COPIES_TRANSPOSED_B 8u
#define SK__COPIES_SHARED_A 16u
#define SK__COPIES_SHARED_B 32u
#define SK__COPIES_ARRANGED 64u
#define SK__COPIES_FRAGMENT 16u /* bits from here on: the extent of a fragment of arranged copies */

/* The word's bits count from those of A. Matrices that are arranged have elements of 16 bits. */
SK__FUNCTION sk__copying sk__copying_of(sk__grouped_limits limits, uint32_t word, bool is_b)
{
    uint32_t bits = is_b ? word >> 1u : word;
    bool arranged = (word & SK__COPIES_ARRANGED) != 0u, transposed = (bits & SK__COPIES_TRANSPOSED_A) != 0u;
    bool k_contiguous = is_b ? limits.layouts.b_k_contiguous : limits.layouts.a_k_contiguous;
    uint32_t size = arranged ? 2u : limits.input_size, block = SK__ARRANGED_BLOCK * (word >> SK__COPIES_FRAGMENT);
    sk__copying copying;
    copying.is_made = bits & SK__COPIES_A;
    copying.is_b = is_b ? 1u : 0u;
    copying.columns = is_b ? limits.layouts.columns : 1u;
    copying.is_shared = bits & SK__COPIES_SHARED_A;
    copying.along_k = k_contiguous || transposed || arranged ? 1u : 0u;
    copying.vector = 16u / size;
    copying.fill_lines = !arranged ? 1u : is_b ? limits.tile_n : limits.tile_m;
    copying.fill_length = arranged ? limits.tile_k : SK__PACKED_LINE / size;
    copying.block_lines = copying.block_length = block;
    if (!arranged)
    {
        copying.block_lines = 0u;
        copying.block_length = SK__PACK_INVOCATIONS;
    }
    if (transposed)
    {
        copying.block_lines = SK__TRANSPOSED_LINES;
        copying.block_length = SK__TRANSPOSED_COLUMNS;
    }
    return copying;
}

/* The copies of a problem. */
SK__STRUCT(sk__row_copies)
{
    sk__copy_extent a;
    sk__copy_extent b;
};

SK__FUNCTION sk__row_copies sk__measure_copies(sk__problem_row row, sk__grouped_limits limits, uint32_t word)
{
    uint32_t k = sk__multiplied_k(row, limits.layouts.linear);
    sk__row_copies copies;
    copies.a = sk__measure_copy(row, k, sk__copying_of(limits, word, false));
    copies.b = sk__measure_copy(row, k, sk__copying_of(limits, word, true));
    return copies;
}

/* Whether there is room for a copy behind others; none needs no room. */
SK__FUNCTION bool sk__has_room(uint32_t before, uint32_t own, uint32_t most, uint32_t is_shared)
{
    return own == 0u || sk__add_saturated(is_shared != 0u ? 0u : before, own) <= most;
}

/* Why there is no room for a problem's copies, whose vectors before it are given. */
SK__FUNCTION uint32_t sk__judge_room(sk__row_copies copies, uint32_t before[2], uint32_t most[2], uint32_t word)
{
    uint32_t reason = SK__LEFT_OUT_NOT;
    if (!sk__has_room(before[1], copies.b.vectors, most[1], word & SK__COPIES_SHARED_B))
    {
        reason = SK__LEFT_OUT_COPY + 16u * SK__OPERAND_B;
    }
    if (!sk__has_room(before[0], copies.a.vectors, most[0], word & SK__COPIES_SHARED_A))
    {
        reason = SK__LEFT_OUT_COPY + 16u * SK__OPERAND_A;
    }
    return reason;
}

/* The row whose A and B are the copies, as offsets from the first ones. Copies of the second term lie as those of the
 * first, but behind the room for these: both terms' offsets then count from where the copies of the operand begin. */
SK__FUNCTION sk__problem_row sk__place_row(sk__problem_row row, sk__row_copies copies, uint32_t before[2],
                                           uint32_t most[2], uint32_t word)
{
    uint32_t a = (word & SK__COPIES_SHARED_A) != 0u ? 0u : before[0];
    uint32_t b = (word & SK__COPIES_SHARED_B) != 0u ? 0u : before[1];
    if ((word & SK__COPIES_A) != 0u)
    {
        row.a[0] = a << 4u;
        row.a[1] = a >> 28u;
        row.second_a[0] = (a + most[0]) << 4u;
        row.second_a[1] = (a + most[0]) >> 28u;
        row.leading_dimension_a = row.leading_dimension_second_a = copies.a.all_line;
    }
    if ((word & SK__COPIES_B) != 0u)
    {
        row.b[0] = b << 4u;
        row.b[1] = b >> 28u;
        row.second_b[0] = (b + most[1]) << 4u;
        row.second_b[1] = (b + most[1]) >> 28u;
        row.leading_dimension_b = row.leading_dimension_second_b = copies.b.all_line;
    }
    return row;
}

/* Push constants of place.comp, 128 bytes. Those that prepare.comp has, too, are as there. */
SK__STRUCT(sk__place_arguments)
{
    uint32_t problems[2];
    uint32_t workspace[2];
    uint32_t count[2];
    uint32_t copies; /* words from the workspace to the copies' header; the rows that are written follow the table */
    uint32_t most_problems;
    uint32_t m;
    uint32_t n;
    uint32_t k;
    uint32_t tile;
    uint32_t flags;
    uint32_t word;    /* SK__COPIES_... bits, and those of SK__PREPARE_FORM */
    uint32_t most[2]; /* vectors for which there is room, of A and of B */
    sk__grouped_room room;
};

#define SK__PLACED_ROWS 4u /* words a problem in the table of copies, behind which the rows of all problems begin */
