/* The plans that the planner weighs for a problem, the fastest by prediction first: a bar each. */
#ifndef CANDIDATES_VIEW_H
#define CANDIDATES_VIEW_H

#include "scene.h"

#ifndef VK_NO_PROTOTYPES
#define VK_NO_PROTOTYPES
#endif
#include "streamk.h"

/* What the device took for a plan. */
typedef struct measured
{
    float time; /* microseconds; 0: not timed */
    bool is_wrong;
} measured;

/* How many plans have room in a picture. */
uint32_t count_candidates_drawn(const scene* s);

/* Draw as many as have room. The first `timed` plans by prediction were timed, if any; then there is a second bar for
 * each, and the regret of the planner's choice. Fails as sk_explain_gemm_plan() does. */
sk_result draw_candidates_view(const sk_context* context, const sk_gemm_desc* desc, const char* problem,
                               const char* device, const measured* times, uint32_t timed, scene* s);

/* The plan of the least time; `timed` if none was timed and right. */
uint32_t find_fastest(const measured* times, uint32_t timed);

#endif
