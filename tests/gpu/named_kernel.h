/* named_kernel.h - a kernel that a test names, which a trimmed header may lack. Include it after check.h. */
#ifndef NAMED_KERNEL_H
#define NAMED_KERNEL_H

#include "multiply.h"

#include <string.h>

static const char* named_kernel;

static inline void the_kernel_is_in_the_header(void)
{
    SKIP("this header has no %s", named_kernel);
}

/* False, and told as a skip, if the device has no kernel of that name. */
static inline bool find_named_kernel(const rig* r, const char* name, sk_kernel_info* kernel)
{
    static sk_kernel_info all[MOST_KERNELS];
    uint32_t count = list_kernels(r, name, all);
    for (uint32_t i = 0; i < count; i++)
    {
        if (strcmp(all[i].name, name) == 0)
        {
            *kernel = all[i];
            return true;
        }
    }
    named_kernel = name;
    RUN(the_kernel_is_in_the_header);
    return false;
}

#endif
