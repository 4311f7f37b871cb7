/* Times the plans that the planner weighs on a device, and the benchmark's products, and verifies each. */
#ifndef MEASURING_H
#define MEASURING_H

#include "course/vulkan.h"

#include "candidates.h"
#include "speedups.h"

#include <stdbool.h>

/* Where plans are timed. */
typedef struct meter
{
    const gpu* g; /* nobody else uses it meanwhile */
    sk_context* context;
    bool (*tick)(float share, void* user_data); /* called often, with the share that is done, 0 to 1; false: stop */
    void* user_data;
} meter;

/* Time the fastest plans by prediction, at most `most`. Afterwards *list, from malloc(), has *count of them in the
 * order of sk_explain_gemm_plan(). False: `sentence` says why; it is empty if the tick stopped it. */
bool measure_plans(const meter* m, const sk_gemm_desc* desc, uint32_t most, measured** list, uint32_t* count,
                   char* sentence, size_t size);

/* Which products are run, and where the results go. */
typedef struct products
{
    const sk_gemm_desc* desc; /* of their types */
    const char* group;        /* of parts/matrices/shapes.h; NULL: one that suits the device */
    const char* csv;          /* the path of a file, which is written as the benchmark does */
    void (*take)(const speedup* row, uint32_t expected, void* user_data);
} products;

/* Measure the device's limits, and run the benchmark's table. `take` gets each row when it is in the file, how many
 * there will be, and the meter's user data. False: as of measure_plans(). The meter's context is not used. */
bool measure_products(const meter* m, const products* what, char* sentence, size_t size);

#endif
