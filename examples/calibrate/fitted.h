/* The constants of the cost model that were fitted by hand, and that no plan's time tells: those of the library. */
#ifndef FITTED_H
#define FITTED_H

#include "../common/vulkan.h"

enum
{
    MOST_FITTED = 32
};

typedef struct fitted_constant
{
    const char* name; /* in gen/costs.toml */
    double value;
} fitted_constant;

/* Fill in what the library takes for a kernel on the context's device. NULL: for kernels without constants of their
 * own. Returns how many there are; the order is always the same. */
uint32_t list_fitted(const sk_context* context, const char* kernel, fitted_constant list[MOST_FITTED]);

/* One of them by its name, which must exist. */
double find_fitted(const sk_context* context, const char* kernel, const char* name);

#endif
