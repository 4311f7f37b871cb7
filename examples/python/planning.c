/* What would be done for a product: nothing here makes a pipeline, or reads a matrix. */
#include "session.h"

#include <stdlib.h>

/* Plans a desc, and writes what that decides. */
static sk_result choose(session* s, const sk_gemm_desc* desc, choice* made)
{
    sk_plan* plan = NULL;
    sk_result result = sk_create_gemm_plan(s->planning, desc, &plan);
    if (result != SK_SUCCESS)
        return result;
    sk_plan_info info = sk_query_plan(plan);
    sk_format_plan(plan, made->line, sizeof made->line);
    made->kernel = info.kernel;
    made->decomposition = sk_word(SK_WORDS_DECOMPOSITION, info.decomposition);
    made->fixup = sk_word(SK_WORDS_FIXUP, info.fixup);
    made->packing = sk_word(SK_WORDS_PACKING, info.packing);
    made->workers = info.workers;
    made->splits = info.splits;
    made->stream_k_tiles = info.stream_k_tiles;
    made->predicted_time = info.predicted_time;
    made->workspace_size = info.workspace_size;
    sk_destroy_plan(plan);
    return SK_SUCCESS;
}

int plan(session* s, const product* p, choice* made)
{
    sk_gemm_desc desc;
    enter(s);
    sk_result result = describe(s, p, &desc);
    return result == SK_SUCCESS ? choose(s, &desc, made) : result;
}

int explain(session* s, const product* p, uint32_t* count, choice* choices)
{
    sk_gemm_desc desc;
    enter(s);
    sk_result result = describe(s, p, &desc);
    if (result != SK_SUCCESS || !choices)
        return result == SK_SUCCESS ? sk_explain_gemm_plan(s->planning, &desc, count, NULL) : result;
    sk_candidate* candidates = calloc((size_t)*count + 1, sizeof *candidates);
    if (!candidates)
        return SK_ERROR_OUT_OF_HOST_MEMORY;
    result = sk_explain_gemm_plan(s->planning, &desc, count, candidates);
    for (uint32_t i = 0; result >= SK_SUCCESS && i < *count; i++)
    {
        sk_result chosen = choose(s, &candidates[i].desc, &choices[i]);
        result = chosen == SK_SUCCESS ? result : chosen;
    }
    free(candidates);
    return result;
}
