/* larger.h - the partner of a kernel in retiled plans. */
#ifndef LARGER_H
#define LARGER_H

#include "course/vulkan.h"

/* The kernel with the smallest tiles that can be cut into those of another: CPU drivers compile small ones soonest.
 * NULL: there is none. */
/* Whether a kernel can be one of a retiled plan's two. */
static inline bool can_be_retiled(const sk_kernel_info* kernel)
{
    return kernel->multiply != SK_MULTIPLY_DOT && kernel->multiply != SK_MULTIPLY_ARRANGED;
}

static inline const char* find_larger_kernel(const sk_context* context, const sk_kernel_info* smaller)
{
    sk_kernel_info best = {0};
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count && can_be_retiled(smaller); i++)
    {
        sk_kernel_info k = sk_query_kernel(context, i);
        uint32_t area = k.tile_m * k.tile_n;
        bool alike = k.available && can_be_retiled(&k) && k.input == smaller->input && k.blocks == smaller->blocks &&
                     k.accumulator == smaller->accumulator && k.output == smaller->output;
        bool fits = k.tile_m % smaller->tile_m == 0 && k.tile_n % smaller->tile_n == 0;
        if (alike && fits && area > smaller->tile_m * smaller->tile_n &&
            (!best.name || area < best.tile_m * best.tile_n))
        {
            best = k;
        }
    }
    return best.name;
}

#endif
