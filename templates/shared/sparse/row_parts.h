/* row_parts.h - into how many parts a long row of a product of two sparse matrices is split.
 *
 * Uses language.h, arithmetic.h, wide.h. Must not know who computes a part, or which columns. A part has all products
 * of its columns. So sums have the same order as in one part.
 */

/* A row is split if it has more products than a share of all, which has at least SK__LEAST_SHARE. So there are at most
 * SK__MOST_SPLIT_ROWS. */
#define SK__MOST_SPLIT_ROWS 2048u
#define SK__LEAST_SHARE 8192u
/* A row has at most as many parts as shares, times SK__PARTS_OF_SHARE. */
#define SK__PARTS_OF_SHARE 16u
#define SK__MOST_TURNS (SK__PARTS_OF_SHARE * SK__MOST_SPLIT_ROWS)
/* Columns of a part, at least. */
#define SK__LEAST_PART 32u

/* Products of a share, of all there are. */
SK__FUNCTION uint32_t sk__products_of_share(sk__wide all)
{
    uint32_t share = 0xffffffffu;
    if (all.high < SK__MOST_SPLIT_ROWS)
    {
        share = all.high * (0xffffffffu / SK__MOST_SPLIT_ROWS + 1u) + all.low / SK__MOST_SPLIT_ROWS;
    }
    return sk__max(share, SK__LEAST_SHARE);
}

/* Parts of a row that has more products than a share. Each part looks at all nonzeros of A's row. A workgroup computes
 * a part sooner if its table has a slot for each column. So there are as many parts as that takes, unless the parts
 * would look at nonzeros for longer than they multiply. If B's nonzeros lie unevenly, parts end where its sorted sample
 * says, and have up to twice their share of columns, or of products. So they are twice as many. */
SK__FUNCTION uint32_t sk__count_row_parts(uint32_t nonzeros, uint32_t products, uint32_t share, uint32_t columns,
                                          uint32_t table_slots, bool is_uneven)
{
    uint32_t shares = products / share, fitting = sk__divide_up(columns, table_slots), parts = shares;
    if (fitting <= products / (nonzeros / 16u + 32u))
    {
        parts = sk__max(parts, fitting);
    }
    parts = sk__min(is_uneven ? 2u * parts : parts, shares * SK__PARTS_OF_SHARE);
    return sk__max(sk__min(parts, sk__divide_up(columns, SK__LEAST_PART)), 1u);
}
