/* The constants of the cost model that no plan's time tells. They were fitted by hand; these are the library's values.
 */
#ifndef FITTED_H
#define FITTED_H

#include "course/vulkan.h"

enum
{
    MOST_FITTED = 32
};

typedef struct fitted_constant
{
    const char* name; /* in gen/costs.toml */
    double value;
} fitted_constant;

/* List the constants for a kernel on the context's device. If kernel is NULL, they are those for kernels without
 * constants of their own. Returns how many there are; the order is always the same. */
uint32_t list_fitted(const sk_context* context, const char* kernel, fitted_constant list[MOST_FITTED]);

/* How many workgroups of a kernel run together on a compute unit, where its times do not tell: of those of which the
 * next begins when any ends, more take as long for each as if all ran together. 0: they tell. */
uint32_t find_together(const sk_context* context, const char* kernel);

/* Find a constant by its name, which must exist. */
double find_fitted(const sk_context* context, const char* kernel, const char* name);

#endif
