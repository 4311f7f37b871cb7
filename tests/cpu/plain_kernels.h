/* plain_kernels.h - the kernels that read no blocks, numbered in their order. Include it after streamk.h's
 * implementation. */
#ifndef PLAIN_KERNELS_H
#define PLAIN_KERNELS_H

static inline uint32_t count_plain_kernels(void)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < sk__kernel_count(); i++)
    {
        count += !sk__kernel_at(i)->blocks;
    }
    return count;
}

/* Number `n` of them. */
static inline const sk__kernel* plain_kernel_at(uint32_t n)
{
    uint32_t i = 0;
    while (sk__kernel_at(i)->blocks || n-- > 0)
    {
        i++;
    }
    return sk__kernel_at(i);
}

#endif
