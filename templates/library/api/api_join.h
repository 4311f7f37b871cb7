#include "api_grouped.h"

/* ---- groups: codes, scales and zeros that lie apart, joined to blocks --------------------------- */

/* What is subtracted from the codes of a group before its scale multiplies them. */
#define SK_ZEROS(X)                                                            \
    X(SK_ZEROS_EIGHT, "eight") /* 8 in all groups, which then have no zeros */ \
    X(SK_ZEROS_F16, "f16")     /* an f16 for each group */                     \
    X(SK_ZEROS_CODES, "codes") /* 4 bits for each group, eight of them a word */

typedef enum sk_zeros
{
    SK_ZEROS(SK__ENUMERATOR) SK_ZEROS_FORCE_I32 = 0x7fffffff
} sk_zeros;

/* How codes of 4 bits lie in words of 32: eight neighbours along k, the first in the lowest bits; or, as AWQ has them,
 * eight lines, whose bits 4 i are those of line 0, 2, 4, 6, 1, 3, 5 and 7. */
#define SK_CODE_ORDERS(X)               \
    X(SK_CODE_ORDER_ALONG_K, "along-k") \
    X(SK_CODE_ORDER_AWQ, "awq")

typedef enum sk_code_order
{
    SK_CODE_ORDERS(SK__ENUMERATOR) SK_CODE_ORDER_FORCE_I32 = 0x7fffffff
} sk_code_order;

/* Weights as most checkpoints have them: codes in one array, scales in another one, zeros in a third.
 *
 * A line is a column of B, or a row of A. It has k codes, in words of 32 bits, of neighbours along k, the first in the
 * lowest bits: 8 of 4 bits, or 4 E4M3. It has a scale for each group of neighbours: f16 for the elements of a block of
 * Q4_G, f32 for those of E4M3_G128, E4M3 for 16 elements of NVFP4. Each stride may be 0, which means that the array is
 * packed, and that a line's elements are neighbours.
 *
 *   ONNX, HQQ and others, whose bits are in order     all strides 0
 *   GPTQ: words k / 8 x n, scales and zeros k / g x n  the line strides 1, the others n, but zero_step a multiple of 8;
 *                                                     zeros CODES, and 1 is added to those of version 1
 *   AWQ: words k x n / 8, scales k / g x n             order AWQ, all strides 0; zeros CODES
 *   e4m3 with a scale for each 128 x 128              lines_of_scale 128
 *
 * With SK_CODE_ORDER_AWQ strides of 0 mean these extents, whatever lines_of_scale is. code_line counts words from eight
 * lines to the next eight, code_step from an element of k to the next. Zeros of 4 bits have the order of the codes:
 * each eight that begin at a multiple of 8 are permuted. */
typedef struct sk_join_desc
{
    uint32_t lines, k;               /* k is a multiple of the elements of a block */
    sk_type type;                    /* SK_TYPE_Q4_G32, Q4_G64, Q4_G128, E4M3_G128 or NVFP4 */
    sk_code_order order;             /* AWQ is for types Q4_G, and lines that are a multiple of 8 */
    uint32_t lines_of_scale;         /* neighbouring lines that share their scales and zeros; 0: 1 */
    uint32_t code_line, code_step;   /* words from a line to the next, and from a word of it to the next */
    uint32_t scale_line, scale_step; /* scales, from the first of a line to the next line's, and within it */
    sk_zeros zeros;                  /* EIGHT for E4M3_G128 and NVFP4, which have none */
    uint32_t zero_line, zero_step;   /* zeros, as scales; packed lines of codes have an even number */
    uint32_t zero_added;             /* to each of SK_ZEROS_CODES, at most 16; 15 and 1 are 16. Else not read */
} sk_join_desc;

/* Append a dispatch that writes the blocks of all lines, one line after another: sk_blocks_size(type, lines * k) bytes,
 * which are an operand of that type. No code or scale changes, but codes are put in the order of the type's blocks.
 * There may be 2^31 runs of 32 elements. Without any, nothing is recorded.
 *
 * Addresses are multiples of 4, also of blocks of NVFP4, those of scales, and of zeros that are f16, of their bytes;
 * `zeros` is not read with SK_ZEROS_EIGHT. Blocks overlap nothing, as extents tell. Memory is read in whole aligned
 * words of 4 bytes. It reads and writes in COMPUTE_SHADER: record the barrier to what uses the blocks. This makes a
 * pipeline, so it counts among the calls that create plans, and sk_trim_context destroys that: not before the
 * commands have completed. The bound compute pipeline and the push constants are undefined afterwards. Nothing is
 * recorded unless SK_SUCCESS is returned: else a member is wrong, too large, too small, misaligned, overlaps, or
 * memory or a pipeline could not be had. sk_join_blocks() of streamk_blocks.h does the same on the host. */
STREAMK_API sk_result sk_join(VkCommandBuffer commands, sk_context* context, const sk_join_desc* desc,
                              sk_buffer codes, sk_buffer scales, sk_buffer zeros, sk_buffer blocks);
