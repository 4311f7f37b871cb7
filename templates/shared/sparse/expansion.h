/* expansion.h - a product of two sparse matrices by merge-path: the products of a chunk of rows lie in memory, sorted
 * by row and column.
 *
 * Uses language.h, arithmetic.h, wide.h, sparse/row_classes.h. Must not know who sorts them.
 * A chunk is as many neighbouring rows as there is room for all products of. These lie row by row, in runs, of which a
 * workgroup sorts one at once. A row with products in several runs has these merged: at each level two and two sorted
 * parts of it, between two buffers. Other rows stay where they are.
 * Based on: Dalton, Olson, Bell: Optimizing Sparse Matrix-Matrix Multiplication for the GPU, ACM TOMS 41 (2015); Green,
 * McColl, Bader: GPU Merge Path, ICS 2012.
 */

#define SK__MOST_CHUNKS 12u
#define SK__MOST_CUTS (4u * SK__MOST_CHUNKS) /* rows behind so many chunks, and rows without a chunk, are in none */
#define SK__RUN_PRODUCTS (1u * SK__SPARSE_INVOCATIONS * SK__SPARSE_PRODUCTS_OF_LANE)
#define SK__MOST_RUNS 0x400000u /* of a chunk, which has less than 2^32 products */
#define SK__EXPANDED_SIZE 16u   /* bytes of a product in memory */

/* Runs in which a row has products, if these have places [begin, end) of the chunk. */
SK__FUNCTION uint32_t sk__count_runs(uint32_t begin, uint32_t end)
{
    return end > begin ? (end - 1u) / SK__RUN_PRODUCTS - begin / SK__RUN_PRODUCTS + 1u : 0u;
}

/* Levels at which so many parts of a row are merged into one. */
SK__FUNCTION uint32_t sk__count_levels(uint32_t parts)
{
    uint32_t levels = 0u;
    for (; parts > 1u; parts = parts / 2u + parts % 2u)
    {
        ++levels;
    }
    return levels;
}

/* Bytes of where the products of each nonzero of A begin, two words each, and where all end. */
SK__FUNCTION sk__wide sk__begins_size(uint32_t nonzeros)
{
    return sk__multiply_wide(nonzeros / 2u + 1u, 16u);
}

/* Bytes of what is known of runs: four words each. */
SK__FUNCTION sk__wide sk__run_words_size(uint32_t runs)
{
    return sk__multiply_wide(runs, 16u);
}

/* Bytes of one of the two buffers. */
SK__FUNCTION sk__wide sk__buffer_size(uint32_t runs)
{
    return sk__multiply_wide(runs, SK__RUN_PRODUCTS * SK__EXPANDED_SIZE);
}

/* Bytes of all that. Without room for a run there is none of it. */
SK__FUNCTION sk__wide sk__expansion_size(uint32_t nonzeros, uint32_t runs)
{
    sk__wide size = sk__widen(0u);
    if (runs > 0u)
    {
        size = sk__add_wide(sk__begins_size(nonzeros), sk__run_words_size(runs));
        size = sk__add_wide(size, sk__add_wide(sk__buffer_size(runs), sk__buffer_size(runs)));
    }
    return size;
}
