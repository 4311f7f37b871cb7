/* halves_arguments.h - the push constants of the modules that multiply f32 by halves: those that find the magnitudes of
 * lines, write halves, and mend what halves do not cover.
 *
 * Uses language.h, slices_sizes.h, strides_arguments.h. Strides are from line to line, and from one k to the next.
 */

#define SK__HALVES_LINES 32u   /* of the tile of a workgroup that finds magnitudes, or writes halves */
#define SK__HALVES_DEPTH 64u   /* of k, of that tile */
#define SK__MEND_TILE 32u      /* rows and columns of D that a workgroup mends at once */
#define SK__MEND_COLUMNS 256u  /* of D that it has: a multiple */
#define SK__HALVES_FIRST 14    /* exponent of the largest element of a line of halves */
#define SK__HALVES_LEAST (-40) /* exponents of the largest element of a line that has halves */
#define SK__HALVES_MOST 70

SK__STRUCT(sk__magnitudes_arguments)
{
    uint32_t from[2];
    uint32_t to[2]; /* chunk after chunk, a word for each line: the largest ones, then the least but 0, less one */
    uint32_t lines, depth;
    uint32_t line_stride, k_stride;
    uint32_t chunk; /* of k, a multiple of SK__HALVES_DEPTH */
    uint32_t chunks;
    uint32_t components; /* SK__COMPLEX... */
};

SK__STRUCT(sk__halves_arguments)
{
    uint32_t from[2];
    uint32_t to[2];         /* for each line its halves, first all of a kind and then the others, of k each */
    uint32_t magnitudes[2]; /* of chunks */
    uint32_t factors[2];    /* of lines: by what their high halves are to be scaled, f32 */
    uint32_t low_factors[2];
    uint32_t flags[2]; /* of lines: 1 if halves do not cover one, which then has zeros; otherwise 0 */
    uint32_t lines, depth;
    uint32_t line_stride, k_stride;
    uint32_t chunks;
    uint32_t k;         /* a multiple of SK__HALVES_DEPTH; what is beyond the depth is 0 */
    uint32_t low_first; /* the low halves come before the high ones */
    uint32_t spread;    /* binary orders from the largest to the least element of a line, at most, but for zeros */
    uint32_t components;
    uint32_t copy[2]; /* of the elements, line after line; 0: there is none */
};

SK__STRUCT(sk__mend_arguments)
{
    uint32_t a[2], b[2], d[2];
    uint32_t flags_a[2], flags_b[2];
    uint32_t m, n, k;
    sk__strides_arguments strides;
    float alpha;
    uint32_t flags;    /* SK__PANEL_... */
    uint32_t diagonal; /* of the triangle: its column in D's first row, modulo 2^32 */
};
