/* The quantization sweep: the rates of products with m = n = k, of whole tiles and of what the planner chooses.
 *
 * Whole tiles come in waves: where one tile too many begins a wave, the rate drops. That is a saw; Stream-K fills the
 * gaps between its teeth. */
#ifndef SWEEP_H
#define SWEEP_H

#include "scene.h"

#ifndef VK_NO_PROTOTYPES
#define VK_NO_PROTOTYPES
#endif
#include "streamk.h"

enum
{
    SWEEP_FIRST = 1024, /* extents */
    SWEEP_LAST = 3072,
    SWEEP_STEP = 32
};

/* Draw what is predicted for a desc without extents, on a context's device. Fails as sk_create_gemm_plan() does. */
sk_result predict_sweep(sk_context* context, const sk_gemm_desc* desc, const char* device, scene* s);

/* Draw the times of a CSV file of the benchmark. False after a sentence on stderr. */
bool read_sweep(const char* path, bool halves, scene* s);

#endif
