/* Has the implementation of streamk.h, once in the program, because only that file can see the library's constants.
 * volk.h comes first: streamk then uses volk's functions. */
#include <volk.h>

#define STREAMK_IMPLEMENTATION
#include "streamk.h"

#include "fitted.h"

#include <string.h>

/* A kernel's row in the device's table; NULL if there is none of the name. */
static const sk__cost* find_cost(const sk_context* context, const char* kernel)
{
    for (uint32_t i = 0; kernel && i < sk__kernel_count(); i++)
        if (strcmp(sk__kernel_at(i)->name, kernel) == 0)
            return &context->costs->kernels[i];
    return NULL;
}

uint32_t find_together(const sk_context* context, const char* kernel)
{
    const sk__cost* cost = find_cost(context, kernel);
    return cost && context->costs->fitted[cost->fitted].rolling > 0 ? cost->workgroups_per_unit : 0;
}

#define LIST(type, name) {#name, (double)fitted->name},

uint32_t list_fitted(const sk_context* context, const char* kernel, fitted_constant list[MOST_FITTED])
{
    const sk__cost* cost = find_cost(context, kernel);
    const sk__fitted* fitted = &context->costs->fitted[cost ? cost->fitted : 0];
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
