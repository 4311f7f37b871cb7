/* The plans that the planner weighs for a problem, the fastest by prediction first: a bar each. */
#ifndef CANDIDATES_VIEW_H
#define CANDIDATES_VIEW_H

#include "scene.h"

#ifndef VK_NO_PROTOTYPES
#define VK_NO_PROTOTYPES
#endif
#include "streamk.h"

/* Draw as many as have room. Fails as sk_explain_plan() does. */
sk_result draw_candidates_view(const sk_context* context, const sk_gemm_desc* desc, const char* problem,
                               const char* device, scene* s);

#endif
