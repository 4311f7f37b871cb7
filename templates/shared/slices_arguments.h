/* slices_arguments.h - the push constants of the modules that multiply f64 or f32 by slices: those that find the
 * largest exponents, write slices, multiply them where no kernel does, add levels, and mend what slices do not cover.
 *
 * Uses language.h, strides_arguments.h. Addresses are two words, low first. A line is a row of A or a column of B; its
 * elements run along k. Strides are elements: from line to line, and from one k to the next. Of complex numbers they are
 * components: from one column of B to the next, which has two lines, and from an element to the next, which are two k.
 */

#define SK__SLICES_MOST 8u    /* slices of an element, which have 8 bits each */
#define SK__SLICES_LINES 16u  /* of the tile of a workgroup that finds exponents, or writes slices */
#define SK__SLICES_DEPTH 64u  /* of k, of that tile */
#define SK__PRODUCTS_TILE 32u /* rows and columns of a level that a workgroup computes, where devices lack kernels */
#define SK__MENDED_ROWS 16u   /* of D that a workgroup mends, four elements an invocation */
#define SK__MENDED_COLUMNS 32u
#define SK__LEVELS_FIRST 1u /* nothing was added before */
#define SK__LEVELS_LAST 2u  /* the sum is rounded, and written to D */
#define SK__LEVELS_ALL 3u   /* both */
#define SK__LEVELS_LOWER 4u /* D is a triangle */
#define SK__LEVELS_UPPER 8u
#define SK__LEVELS_A 4u         /* bits of flags before those of A's components, SK__COMPLEX_... */
#define SK__LEVELS_B 8u         /* and of B's */
#define SK__COMPLEX 1u          /* k counts components: the real and the imaginary part of each element */
#define SK__COMPLEX_PAIRS 2u    /* so do lines: those of a column of B make D's real parts, and its imaginary ones */
#define SK__COMPLEX_CONJUGATE 4u

SK__STRUCT(sk__exponents_arguments)
{
    uint32_t from[2];
    uint32_t to[2]; /* a key for each line of each chunk: chunk after chunk */
    uint32_t lines, depth;
    uint32_t line_stride, k_stride;
    uint32_t words; /* of an element: 1 of f32, 2 of f64 */
    uint32_t chunk; /* of k, a multiple of SK__SLICES_DEPTH */
    uint32_t chunks;
    uint32_t components; /* SK__COMPLEX_..., or 0 of real numbers */
};

SK__STRUCT(sk__slices_arguments)
{
    uint32_t from[2];
    uint32_t to[2];   /* for each line its slices, one behind the other, of k_part bytes each */
    uint32_t keys[2]; /* of chunks; behind them the largest of each line, which the workgroups of k = 0 write */
    uint32_t lines, depth;
    uint32_t line_stride, k_stride;
    uint32_t words;
    uint32_t chunks;
    uint32_t k_begin, k_part; /* a multiple of 16; what is beyond the depth is 0 */
    uint32_t slices;
    uint32_t reversed;        /* the last slice comes first */
    uint32_t magnitudes[2];   /* a byte for each k, of at most 2^7 times the scaled element's */
    uint32_t magnitudes_line; /* bytes; 0: none are written */
    uint32_t components;
    uint32_t copy_line; /* bytes; 0: elements of real numbers are not copied */
    uint32_t copy[2];
};

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
    uint32_t flags;    /* SK__LEVELS_... */
    uint32_t diagonal; /* of D's first row the column that is on the diagonal of the triangle, modulo 2^32 */
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
    uint32_t flags;    /* SK__LEVELS_LOWER or UPPER, A and B */
    uint32_t diagonal; /* as of levels */
};
