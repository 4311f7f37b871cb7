/* problem_row.h - a problem of several, as the user wrote it or as an array tells it, or why it is left out.
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
    uint32_t alpha; /* bits of an f32 */
    uint32_t beta;
    uint32_t alpha_imaginary; /* 0 where types are real */
    uint32_t beta_imaginary;
    uint32_t second_a[2]; /* of the second term, from where b begins; */
    uint32_t second_b[2]; /* and from where a does */
    uint32_t leading_dimension_second_a;
    uint32_t leading_dimension_second_b;
};

/* Why a problem is left out: a reason, and 16 times the operand, or the extent. In a status record
 * SK__LEFT_OUT_EXCHANGED is added where the plan exchanges A and B. */
#define SK__LEFT_OUT_EXCHANGED 256u
#define SK__LEFT_OUT_NOT 0u
#define SK__LEFT_OUT_BOUND 1u     /* m, n or k is above its bound */
#define SK__LEFT_OUT_LEADING 2u   /* the leading dimension is below the length of a line */
#define SK__LEFT_OUT_SPAN 3u      /* what a tile reads spans 2^31 bytes or more */
#define SK__LEFT_OUT_ALIGNMENT 4u /* the offset is no multiple of the elements; or the plan's promise is broken */
#define SK__LEFT_OUT_OUTSIDE 5u   /* elements lie outside the operand's memory */
#define SK__LEFT_OUT_TOTAL 6u     /* 32 bits do not count the tiles, or their units, up to here */
#define SK__LEFT_OUT_SQUARE 7u    /* D is not square, and has no triangle */
#define SK__LEFT_OUT_COPY 8u      /* the workspace has no room for the operand's copies up to here */

/* A row without tiles, which tells why it has none: of a problem that is left out, or empty. */
SK__FUNCTION sk__problem_row sk__leave_out(sk__problem_row row, uint32_t reason)
{
    row.m = row.n = 0u;
    row.leading_dimension_d = reason;
    return row;
}

/* Of a row that is judged already. */
SK__FUNCTION uint32_t sk__judged_reason(sk__problem_row row)
{
    return row.m == 0u ? row.leading_dimension_d : SK__LEFT_OUT_NOT;
}
