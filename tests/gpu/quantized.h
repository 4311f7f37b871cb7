/* quantized.h - blocks of the types in blocks, for tests: drawn, and decoded an element at a time, as tables of the
 * formats say. */
#ifndef QUANTIZED_H
#define QUANTIZED_H

#include "course/vulkan.h"
#include "values.h"

enum
{
    FORMATS = VALUES_OF(SK_TYPES) - SK_TYPE_Q4_0 /* types in blocks, which come last */
};

/* The type in blocks of a number, or the next one, which the kernel reads if it reads any. */
static inline sk_type format_for(const sk_kernel_info* kernel, uint32_t number)
{
    while (kernel->blocks && !(kernel->formats >> (SK_TYPE_Q4_0 + number % FORMATS) & 1u))
    {
        number++;
    }
    return (sk_type)(SK_TYPE_Q4_0 + number % FORMATS);
}

/* Element i of a block, as f32 has it. */
double decode_element(sk_type type, const unsigned char* block, uint32_t i);

/* Any codes; scales and minima are small powers of two and integers, so that sums of few elements are exact. */
void draw_block(sk_type type, uint64_t* state, unsigned char* block);

#endif
