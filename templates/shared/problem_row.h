/* problem_row.h - a problem of several, as the user wrote it or as an array tells it.
 *
 * Uses nothing. Must not know who reads it. Offsets are two words, low first.
 */

/* A row of the problem table: sk_problem, word by word. */
SK__STRUCT(sk__problem_row)
{
    uint32_t m;
    uint32_t n;
    uint32_t k;
    uint32_t leading_dimension_a; /* elements, as are the others; 0: packed */
    uint32_t leading_dimension_b;
    uint32_t leading_dimension_c;
    uint32_t leading_dimension_d;
    uint32_t leading_dimension_residual;
    uint32_t a[2]; /* bytes from where the operand begins; or addresses */
    uint32_t b[2];
    uint32_t c[2];
    uint32_t d[2];
    uint32_t bias[2];
    uint32_t scale_m[2];
    uint32_t scale_n[2];
    uint32_t residual[2];
    uint32_t alpha[2]; /* bits of an f64 */
    uint32_t beta[2];
    uint32_t alpha_imaginary[2]; /* 0 where types are real */
    uint32_t beta_imaginary[2];
    uint32_t second_a[2]; /* of the second term, from where b begins; */
    uint32_t second_b[2]; /* and from where a does */
    uint32_t leading_dimension_second_a;
    uint32_t leading_dimension_second_b;
};

/* Whether D has no element: then there are no tiles and no copies, whatever the other extents are. */
SK__FUNCTION bool sk__is_empty_row(sk__problem_row row)
{
    return row.m == 0u || row.n == 0u;
}
