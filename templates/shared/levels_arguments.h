/* levels_arguments.h - push constants: multiply slices where no kernel does, add levels, mend what slices do not cover.
 *
 * Uses language.h, slices_sizes.h, strides_arguments.h.
 */

#define SK__PRODUCTS_TILE 32u /* rows and columns of a level of a workgroup, where devices lack kernels */
#define SK__MENDED_ROWS 16u   /* of D that a workgroup mends, four elements an invocation */
#define SK__MENDED_COLUMNS 32u
#define SK__LEVELS_FIRST 1u /* nothing was added before */
#define SK__LEVELS_LAST 2u  /* the sum is rounded, and written to D */
#define SK__LEVELS_ALL 3u   /* both */

SK__STRUCT(sk__products_arguments)
{
    uint32_t a[2], b[2]; /* lines of digits, four in a word */
    uint32_t level[2];
    uint32_t m, n;
    uint32_t depth;             /* words of a line that are multiplied */
    uint32_t line_words;        /* from line to line */
    uint32_t leading_dimension; /* of the level */
};

SK__STRUCT(sk__levels_arguments)
{
    uint32_t levels[2];     /* sums of products of slices, s32, level after level, in rows */
    uint32_t level_size[2]; /* bytes from level to level */
    uint32_t keys_a[2], keys_b[2];
    uint32_t sums[2]; /* of the parts of k so far, four words each */
    uint32_t a[2], b[2], d[2];
    uint32_t m, n, k;           /* k is 0: D is 0 */
    uint32_t leading_dimension; /* of levels */
    sk__strides_arguments strides;
    uint32_t words;
    uint32_t slices;
    uint32_t flags;    /* SK__LEVELS_... and SK__PANEL_... */
    uint32_t diagonal; /* of the triangle: its column in D's first row, modulo 2^32 */
};

SK__STRUCT(sk__mend_slices_arguments)
{
    uint32_t measures[2];          /* sums of magnitudes, in rows */
    uint32_t keys_a[2], keys_b[2]; /* the largest of each line */
    uint32_t a[2], b[2], d[2];
    uint32_t m, n, k;
    uint32_t leading_dimension; /* of measures */
    uint32_t least;             /* measure of an element that slices cover */
    sk__strides_arguments strides;
    uint32_t words;
    uint32_t flags;    /* SK__PANEL_... */
    uint32_t diagonal; /* as of levels */
};
