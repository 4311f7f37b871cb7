/* slices_sizes.h - what all modules know that multiply f64 or f32 by slices, or by halves.
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

/* Of a panel of D */
#define SK__PANEL_LOWER 4u /* D is a triangle */
#define SK__PANEL_UPPER 8u
#define SK__PANEL_A 4u /* the first bit of A's components, SK__COMPLEX... */
#define SK__PANEL_B 8u /* and of B's */
