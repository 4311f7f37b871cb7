/* join_arguments.h - the push constants of the module that joins codes, scales and zeros to blocks.
 *
 * Uses language.h.
 */

/* Kinds of zeros; another is 8. */
#define SK__ZEROS_F16 1u
#define SK__ZEROS_CODES 2u

/* What codes and scales are: 4 bits and f16 scales; E4M3 and f32; E2M1 and E4M3. */
#define SK__JOINS_Q4 0u
#define SK__JOINS_E4M3 1u
#define SK__JOINS_NVFP4 2u

SK__PUSH_CONSTANTS(sk__join_arguments)
{
    uint32_t codes[2]; /* addresses, low word first */
    uint32_t scales[2];
    uint32_t zeros[2];
    uint32_t to[2];
    uint32_t lines, k;
    uint32_t elements;             /* of a block */
    uint32_t awq;                  /* 1: words of codes, and of zeros of 4 bits, have 8 lines, in AWQ's order */
    uint32_t kind;                 /* SK__JOINS_ */
    uint32_t lines_of_scale;       /* that share their scales */
    uint32_t code_line, code_step; /* words, from a line to the next, and within one; as are, of their elements: */
    uint32_t scale_line, scale_step;
    uint32_t zero_line, zero_step;
    uint32_t zero_kind, zero_added; /* and what is added to zeros of 4 bits */
};
