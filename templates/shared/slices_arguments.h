/* slices_arguments.h - push constants: find the largest exponents, write slices.
 *
 * Uses language.h, slices_sizes.h.
 */

SK__STRUCT(sk__exponents_arguments)
{
    uint32_t from[2];
    uint32_t to[2]; /* a key for each line of each chunk: chunk after chunk */
    uint32_t lines, depth;
    uint32_t line_stride, k_stride;
    uint32_t words; /* of an element: 1 of f32, 2 of f64 */
    uint32_t chunk; /* of k, a multiple of SK__SLICES_DEPTH */
    uint32_t chunks;
    uint32_t components;
};

SK__STRUCT(sk__slices_arguments)
{
    uint32_t from[2];
    uint32_t to[2];   /* for each line its slices, one behind the other, of k_part bytes each */
    uint32_t keys[2]; /* of chunks; behind them the largest of each line, by workgroups of k = 0 */
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
    uint32_t copy_line; /* bytes; 0: elements are not copied */
    uint32_t copy[2];
};
