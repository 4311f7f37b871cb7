/* slices_sizes.h - what all modules know that multiply f64 or f32 by slices.
 *
 * A line is a row of A or a column of B; its elements run along k. Of complex numbers, k counts components, and a
 * column of B is two lines. Addresses are two words, low first. Strides are elements, or components of complex numbers.
 */

#define SK__SLICES_MOST 8u   /* slices of an element, which have 8 bits each */
#define SK__SLICES_LINES 16u /* of the tile of a workgroup that finds exponents, or writes slices */
#define SK__SLICES_DEPTH 64u /* of k, of that tile */
#define SK__COMPLEX 1u       /* k counts components, real parts first */
#define SK__COMPLEX_PAIRS 2u /* so do lines, of B */
#define SK__COMPLEX_CONJUGATE 4u
