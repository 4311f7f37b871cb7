/* narrow_rows.h - which long rows of a product of two sparse matrices are narrow, and how their list says so.
 *
 * Uses language.h, wide.h, sparse/row_parts.h. Must not know who computes a row. A subgroup computes a narrow row,
 * whose columns are so near each other that it has a slot for each. Rows of B must not be short: then many products
 * that are taken together have the same column.
 */

/* What the list says of a row: its products, or of a narrow one SK__NARROW and its nonzeros. */
#define SK__NARROW 0x80000000u
#define SK__MOST_LISTED_PRODUCTS 0x7fffffffu /* stands for more, too */

/* Nonzeros of the rows of B that a narrow row meets, in the mean and at least. */
#define SK__NARROW_MEAN 8u

/* The products that the list says of a row. */
SK__FUNCTION uint32_t sk__listed_products(sk__wide products)
{
    return products.high > 0u ? SK__MOST_LISTED_PRODUCTS : sk__min(products.low, SK__MOST_LISTED_PRODUCTS);
}

/* Whether a long row of so many nonzeros of A is narrow if its columns are near each other. No such row is split. */
SK__FUNCTION bool sk__may_be_narrow(uint32_t nonzeros, uint32_t products)
{
    return products <= SK__LEAST_SHARE && nonzeros <= products / SK__NARROW_MEAN;
}
