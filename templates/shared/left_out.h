/* left_out.h - why a problem of several is left out, and the row that tells it.
 *
 * Uses problem_row.h. Must not know who judges.
 */

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
#define SK__LEFT_OUT_CHUNKS 8u    /* the workspace has no slots for the chunks up to here */
#define SK__LEFT_OUT_COPY 9u      /* the workspace has no room for the operand's copies up to here */
#define SK__LEFT_OUT_BLOCKS 10u   /* k, or the operand's leading dimension, is no multiple of a block */
#define SK__LEFT_OUT_HEADER 11u   /* the prepacked operand's extents or leading dimension are not its header's */

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
