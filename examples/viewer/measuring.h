/* Times the plans that the planner weighs on a device, and the benchmark's products, and verifies each. */
#ifndef MEASURING_H
#define MEASURING_H

#include "vulkan.h"

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
 * order of sk_explain_plan(). False: `sentence` says why; it is empty if the tick stopped it. */
bool measure_plans(const meter* m, const sk_gemm_desc* desc, uint32_t most, measured** list, uint32_t* count,
                   char* sentence, size_t size);

/* Run the benchmark's table on the shapes that it has for the device, in the types of a desc. `take` gets each row when
 * it is there, and how many there will be. False: as of measure_plans(). The meter's context is not used. */
bool measure_products(const meter* m, const sk_gemm_desc* desc,
                      void (*take)(const speedup* row, uint32_t expected, void* user_data), char* sentence,
                      size_t size);

#endif
