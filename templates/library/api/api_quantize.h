#include "api_join.h"

/* ---- activations that a device quantizes -------------------------------------------------------- */

/* Numbers that become blocks: lines of k neighbours, as rows of a row-major A are, and columns of a column-major B. */
typedef struct sk_quantize_desc
{
    uint32_t lines, k;    /* k is a multiple of the elements of a block */
    sk_type type;         /* SK_TYPE_Q8_0 or E4M3_G128 */
    sk_type source;       /* SK_TYPE_F32, F16 or BF16 */
    uint32_t source_line; /* elements from a line of the source to the next; 0: k */
} sk_quantize_desc;

/* Append a dispatch that writes the blocks of all lines, one line after another: sk_blocks_size(type, lines * k) bytes,
 * which are an operand of that type. They are the bits that sk_quantize() of streamk_blocks.h makes, on every device.
 * That refuses what is not finite, and values too large for a scale. Here the scale of such a block is NaN, and its
 * codes are 0.
 *
 * Addresses are multiples of 4 of `blocks`, of an element's size of `source`. Blocks of Q8_0 are written in pairs, so
 * their number is even. There are less than 2^31 words of blocks. Without lines or k, nothing is recorded. Blocks lie
 * outside what the source reaches from its first number to its last one, gaps between lines included. Memory is read
 * in whole aligned words of 4 bytes. It reads and writes in COMPUTE_SHADER: record the barrier to what uses the
 * blocks. This makes a pipeline, as sk_join() does, and leaves the same undefined. Nothing is recorded unless
 * SK_SUCCESS is returned: else a member is wrong, too large, too small, misaligned, overlaps, or memory or a pipeline
 * could not be had. */
STREAMK_API sk_result sk_quantize_on_device(VkCommandBuffer commands, sk_context* context,
                                            const sk_quantize_desc* desc, sk_buffer source, sk_buffer blocks);
