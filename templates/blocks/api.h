#include "../library/api/api.h"

/* Find the bytes of `count` elements in blocks. 0: the type has no blocks of several elements, or `count` is no
 * multiple of its block's, or 64 bits do not count the bytes. */
STREAMK_API uint64_t sk_blocks_size(sk_type type, uint64_t count);

/* Quantize numbers to blocks. Element i of `values` becomes element i of the blocks, which lie one after the other.
 *
 * The same values give the same bytes. A scale is the least that reaches the value of the largest magnitude of its
 * block, or of its part of a block; Q4_1 and Q4_K reach from the least to the largest value. Every value goes to the
 * nearest code. It comes back with an error of at most one step, which is the distance of neighbouring codes there.
 *
 *   type     with blocks of several elements: SK_TYPE_Q4_0 and those after it
 *   values   `count` finite floats
 *   count    elements, a multiple of the block's; 0 writes nothing
 *   blocks   sk_blocks_size() bytes, at any address; apart from `values`
 *
 * SK_ERROR_NULL_ARGUMENT: a pointer is missing. SK_ERROR_INVALID_VALUE: the type, or `count`, or a value that is not
 * finite, or too large for the scale of its block; blocks before that one are written then. */
STREAMK_API sk_result sk_quantize(sk_type type, const float* values, uint64_t count, void* blocks);

/* Decode blocks to numbers: the reference of every kernel that multiplies blocks.
 *
 * The sum of Q4_1, the difference of Q4_K and of Q4_G32 to Q4_G128, and the product of E4M3_G128 are rounded once to
 * f32. All else is exact. So a compiler that fuses a multiply and an add changes no bit. Scales that are infinite or
 * NaN give what IEEE 754 says.
 *
 *   type     as above
 *   blocks   sk_blocks_size() bytes, at any address
 *   count    elements, a multiple of the block's; 0 writes nothing
 *   values   `count` floats; apart from `blocks`
 *
 * SK_ERROR_NULL_ARGUMENT: a pointer is missing. SK_ERROR_INVALID_VALUE: the type, or `count`. */
STREAMK_API sk_result sk_dequantize(sk_type type, const void* blocks, uint64_t count, float* values);

/* Join codes, scales and zeros that lie apart to blocks, as sk_join() does on a device: desc->lines lines, one after
 * another. The arrays may lie at any address, apart from `blocks`, which has
 * sk_blocks_size(desc->type, lines * k) bytes.
 *
 * SK_ERROR_NULL_ARGUMENT: a pointer is missing. SK_ERROR_INVALID_VALUE: the type is not Q4_G32, Q4_G64, Q4_G128,
 * E4M3_G128 or NVFP4, or k is no multiple of its block's elements, or the zeros or the order do not suit it. */
STREAMK_API sk_result sk_join_blocks(const sk_join_desc* desc, const void* codes, const void* scales,
                                     const void* zeros, void* blocks);
