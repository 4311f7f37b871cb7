/* spgemm_arguments.h - the push constants of modules that multiply two sparse matrices, and what the workspace holds.
 *
 * Uses sparse/row_classes.h, sparse/row_parts.h, sparse/column_sample.h, sparse/expansion.h. Must not know who fills
 * them in. Addresses are two words, low first.
 */

/* C = alpha A B, where A is rows x inner and B is inner x columns. */
SK__STRUCT(sk__spgemm_arguments)
{
    uint32_t a_offsets[2];
    uint32_t a_columns[2];
    uint32_t a_values[2];
    uint32_t b_offsets[2];
    uint32_t b_columns[2];
    uint32_t b_values[2];
    uint32_t c_offsets[2]; /* between the steps of a count, each row's size */
    uint32_t c_columns[2];
    uint32_t c_values[2];
    uint32_t status[2]; /* sk_spgemm_status */
    uint32_t workspace[2];
    uint32_t rows;
    uint32_t inner;
    uint32_t columns;
    uint32_t a_nonzeros; /* 0: its arrays are not read; so it is with those of B */
    uint32_t b_nonzeros;
    uint32_t capacity; /* elements of C that there is memory for */
    uint32_t alpha;    /* bits of an f32, 0 also of -0; of an integer, where values are those */
    uint32_t window;   /* columns of a long row that are computed at once: a multiple of 64 */
    uint32_t runs;     /* of products of a chunk of rows, that there is room for; 0: rows are not expanded */
    uint32_t step;     /* SK__STEP_... */
};

/* What `step` holds: a chunk, of the module that cuts rows how many there are at most; a level at which rows are
 * merged; and whether C is filled, so that its rows are counted already. */
#define SK__STEP_CHUNK 255u
#define SK__STEP_LEVEL_SHIFT 8u
#define SK__STEP_LEVEL 255u
#define SK__STEP_FILLS 0x10000u

/* Words of sk_spgemm_status. */
#define SK__SPGEMM_PRODUCTS 0u
#define SK__SPGEMM_NONZEROS 2u
#define SK__SPGEMM_TOO_SMALL 4u
#define SK__SPGEMM_UNSPLIT 5u
#define SK__SPGEMM_STATUS_WORDS 6u

/* The workspace, in words: how many rows each class has; chunks of rows; how many rows are split, and in how many
 * turns; how often a column of B is smaller than the one before, in all of B and where rows begin, in two words each;
 * whether its nonzeros lie unevenly; how many turns were drawn in a step; the sizes of shares of rows, in two words; of
 * each split row its number, its first turn, and its parts if B is even and if not; which split row a turn is of, and
 * how many nonzeros of C it has; B's sorted sample; lists of rows, an array of blocks of 64 for each two classes; the
 * products of the long rows, as these are listed. Then come bytes: where the products of each nonzero of A begin, four
 * words of each run, and two buffers of products, if rows are expanded; and windows, one for each worker that computes
 * long rows. */
#define SK__SPGEMM_CHUNKS_BEGIN 8u
#define SK__SPGEMM_SPLIT_ROWS 56u
#define SK__SPGEMM_SPLIT_TURNS 57u
#define SK__SPGEMM_DESCENTS 58u
#define SK__SPGEMM_BORDERS 60u
#define SK__SPGEMM_UNEVEN 62u
#define SK__SPGEMM_DRAWN 63u
#define SK__SPGEMM_SHARES_BEGIN 64u
#define SK__SPGEMM_MOST_SHARES 1024u
#define SK__SPGEMM_SPLIT_BEGIN 2112u
#define SK__SPGEMM_TURNS_BEGIN (SK__SPGEMM_SPLIT_BEGIN + SK__SPLIT_WORDS * SK__MOST_SPLIT_ROWS)
#define SK__SPGEMM_SIZES_BEGIN (SK__SPGEMM_TURNS_BEGIN + SK__MOST_TURNS)
#define SK__SPGEMM_SAMPLE_BEGIN (SK__SPGEMM_SIZES_BEGIN + SK__MOST_TURNS)
#define SK__SPGEMM_LISTS_BEGIN (SK__SPGEMM_SAMPLE_BEGIN + SK__SAMPLE)
#define SK__SPGEMM_BLOCK 64u

/* Words of a chunk. */
#define SK__CHUNK_FIRST_ROW 0u
#define SK__CHUNK_END_ROW 1u
#define SK__CHUNK_PRODUCTS 2u
#define SK__CHUNK_LEVELS 3u /* at which some of its rows are merged */
#define SK__CHUNK_WORDS 4u

/* Words of a run. */
#define SK__RUN_FIRST_ROW 0u
#define SK__RUN_LAST_ROW 1u
#define SK__RUN_LEVELS 2u /* at which some of its rows are merged */
#define SK__RUN_HEADS 3u  /* nonzeros of C that begin in it, of its last row */
#define SK__RUN_WORDS 4u

/* Words of a split row. */
#define SK__SPLIT_ROW 0u
#define SK__SPLIT_FIRST_TURN 1u
#define SK__SPLIT_PARTS 2u
#define SK__SPLIT_UNEVEN_PARTS 3u /* and turns, of which the last ones compute nothing if B is even */
#define SK__SPLIT_WORDS 4u

/* Arrays of lists. */
#define SK__SPGEMM_LISTS (SK__SHORT_CLASSES / 2u + 1u)

/* Blocks of an array that has room for all rows. */
SK__FUNCTION uint32_t sk__list_blocks(uint32_t rows)
{
    return rows / SK__SPGEMM_BLOCK + 1u;
}

/* Two classes have one array for their lists: a row is in one list, so that there is room for both. The first one's
 * begins at the front, the second one's at the end. */
SK__FUNCTION uint32_t sk__place_in_array(uint32_t row_class, uint32_t place, uint32_t rows)
{
    return row_class % 2u == 0u ? place : sk__list_blocks(rows) * SK__SPGEMM_BLOCK - 1u - place;
}

/* Shares of rows whose sizes are added up apart. */
SK__FUNCTION uint32_t sk__size_shares(uint32_t rows)
{
    return sk__min(rows / 1024u + 1u, SK__SPGEMM_MOST_SHARES);
}

/* Bytes of a window: a bit a column, and a sum of so many bytes. Below 2^31. */
SK__FUNCTION uint32_t sk__window_size(uint32_t window, uint32_t sum_size)
{
    return window / 8u + window * sum_size;
}
