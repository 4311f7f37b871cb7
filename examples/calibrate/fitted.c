/* Has the implementation of streamk.h, once in the program, because only that file can see the library's constants.
 * volk.h comes first: streamk then uses volk's functions. */
#include <volk.h>

#define STREAMK_IMPLEMENTATION
#include "streamk.h"

#include "fitted.h"

#include <string.h>

/* The index of a kernel's constants in the device's table. */
static uint32_t find_set(const sk_context* context, const char* kernel)
{
    for (uint32_t i = 0; kernel && i < sk__kernel_count(); i++)
        if (strcmp(sk__kernel_at(i)->name, kernel) == 0)
            return context->costs->kernels[i].fitted;
    return 0;
}

#define LIST(type, name) {#name, (double)fitted->name},

uint32_t list_fitted(const sk_context* context, const char* kernel, fitted_constant list[MOST_FITTED])
{
    const sk__fitted* fitted = &context->costs->fitted[find_set(context, kernel)];
    const fitted_constant all[] = {SK__FITTED(LIST)};
    memcpy(list, all, sizeof all);
    return (uint32_t)(sizeof all / sizeof *all);
}

double find_fitted(const sk_context* context, const char* kernel, const char* name)
{
    fitted_constant list[MOST_FITTED];
    uint32_t count = list_fitted(context, kernel, list), i = 0;
    while (i + 1 < count && strcmp(list[i].name, name) != 0)
        i++;
    return list[i].value;
}
