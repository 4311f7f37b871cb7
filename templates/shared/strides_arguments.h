/* strides_arguments.h - strides of A, B and D in elements, of modules that compute D from the bits of A and B.
 *
 * Uses language.h.
 */

SK__STRUCT(sk__strides_arguments)
{
    uint32_t row_a, k_a; /* from row to row, and from k to k */
    uint32_t k_b, column_b;
    uint32_t row_d, column_d;
};
