/* index_arguments.h - the push constants of modules that make row offsets, or check index arrays.
 *
 * Uses language.h. Addresses are two words, low first.
 */

SK__STRUCT(sk__index_arguments)
{
    uint32_t offsets[2];     /* row offsets: made, or checked */
    uint32_t row_indices[2]; /* only of a matrix that has these; otherwise 0 */
    uint32_t column_indices[2];
    uint32_t status[2]; /* sk_sparse_status */
    uint32_t rows;
    uint32_t columns;
    uint32_t nonzeros;
    uint32_t stage; /* SK__INDEX_... */
};

#define SK__INDEX_CLEAR 0u /* the status */
#define SK__INDEX_CHECK_CSR 1u
#define SK__INDEX_CHECK_COO 2u

/* Words of sk_sparse_status: the least index of what is wrong, or SK__INDEX_FINE; and nonzeros of the longest row. */
#define SK__INDEX_BAD_OFFSET 0u
#define SK__INDEX_BAD_ROW 1u
#define SK__INDEX_BAD_COLUMN 2u
#define SK__INDEX_LONGEST_ROW 3u
#define SK__INDEX_FINE 0xffffffffu
