/* A user's file that only calls: no implementation, the header twice. */
#include <vulkan/vulkan.h>

#include "streamk.h"

#include "streamk.h"

#ifdef __cplusplus
extern "C"
#endif
    sk_result
    call_everything(sk_context* context, const sk_context_desc* context_desc, VkCommandBuffer commands);

sk_result call_everything(sk_context* context, const sk_context_desc* context_desc, VkCommandBuffer commands)
{
    sk_required_features_desc features_desc = {0};
    sk_gemm_desc desc = {0};
    sk_gemm_args args = {0};
    sk_features features;
    sk_launch_info launch;
    sk_plan* plan = NULL;
    uint64_t count = 0;
    uint32_t candidate_count = 0;
    sk_result result = sk_required_features(&features_desc, &features);
    result = result == SK_SUCCESS ? sk_merge_features(&features_desc, NULL, &features) : result;
    result = result == SK_SUCCESS ? sk_create_context(context_desc, &context) : result;
    result = result == SK_SUCCESS ? sk_probe_fragments(commands, context, args.workspace) : result;
    result = result == SK_SUCCESS ? sk_accept_fragments(context, &launch, sizeof launch) : result;
    result = result == SK_SUCCESS ? sk_explain_gemm_plan(context, &desc, &candidate_count, NULL) : result;
    result = result == SK_SUCCESS ? sk_create_gemm_plan(context, &desc, &plan) : result;
    result = result == SK_SUCCESS ? sk_query_gemm_launch(plan, &args, &launch) : result;
    result = result == SK_SUCCESS ? sk_list_segments(plan, &count, NULL) : result;
    result = result == SK_SUCCESS ? sk_clear_workspace(commands, context, args.workspace) : result;
    result = result == SK_SUCCESS ? sk_gemm(commands, plan, &args) : result;
    bool differs = plan && sk_query_plan(plan).workspace_size > sk_format_plan(plan, NULL, 0);
    differs = differs || (context && sk_query_context(context).kernel_count == 0);
    differs = differs || (context && sk_query_kernel(context, 0).name == NULL) || !sk_result_string(result);
    sk_destroy_plan(plan);
    sk_trim_context(context);
    sk_destroy_context(context);
    return differs ? SK_INCOMPLETE : result;
}
