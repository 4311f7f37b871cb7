/* quantize_arguments.h - the push constants of the module that quantizes numbers to blocks.
 *
 * Uses language.h.
 */

/* What the numbers are, and what they become. */
#define SK__QUANTIZES_F32 0u
#define SK__QUANTIZES_F16 1u
#define SK__QUANTIZES_BF16 2u
#define SK__BECOMES_Q8_0 0u
#define SK__BECOMES_E4M3 1u

SK__PUSH_CONSTANTS(sk__quantize_arguments)
{
    uint32_t from[2]; /* addresses, low word first */
    uint32_t to[2];
    uint32_t written;     /* words */
    uint32_t line_blocks; /* blocks of a line */
    uint32_t source_line; /* elements from a line of the source to the next */
    uint32_t source;      /* SK__QUANTIZES_ */
    uint32_t kind;        /* SK__BECOMES_ */
};
