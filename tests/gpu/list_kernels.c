/* list_kernels.c - the names of the kernels that the device can run, one a line: tests/run spreads tests over them. */
#include "multiply.h"

#include <stdio.h>

int main(void)
{
    static sk_kernel_info kernels[MOST_KERNELS];
    rig device;
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    uint32_t count = list_kernels(&device, NULL, kernels);
    for (uint32_t i = 0; i < count; i++)
    {
        printf("%s\n", kernels[i].name);
    }
    close_rig(&device);
    return 0;
}
