/* blocks.h - operands in blocks: which of a product is, and extents that are whole blocks but now and then. */
#ifndef BLOCKS_H
#define BLOCKS_H

#include "launch.h"

/* Whether the product has an operand in blocks, as the device is asked. Draws nothing that others draw. */
bool draw_whether_blocks(launch* l);

/* Puts A or B in blocks, if the launch has them: any format, along k but now and then. `ragged`: of a group, which
 * may stack the other one alone, but now and then. Both are sometimes, in formats of few bits, so that sums of few
 * elements are exact; of a group, which takes only one, now and then. Beside one, f16 and bf16 are sometimes f32 that
 * is rounded to them. */
void draw_weights(launch* l, sk_gemm_desc* desc, sk_ragged ragged);

/* Takes wishes back, but now and then, that a desc of two operands in blocks, or of f32 which is rounded, has not. */
void fit_decisions(launch* l, sk_gemm_desc* desc);

/* Elements along k that a block of A or B has; 1 without blocks. */
uint32_t block_along_k(const sk_gemm_desc* desc);

/* As draw_size: whole blocks of at most 512 elements, where there are blocks. */
uint32_t draw_k(launch* l, const sk_gemm_desc* desc, uint32_t most);

/* True now and then, where there are blocks: a rule of theirs is to be broken. */
bool breaks_blocks(launch* l);

/* How A or B of the plan is multiplied, if it is in blocks: with elements that are rounded once, or not at all. */
void hold_blocks(const launch* l, const sk_gemm_desc* desc, bool is_b, matrix* x);

#endif
