/* A user's file in C++ that only calls: no implementation, the handles twice. */
#include <vulkan/vulkan.h>

#include "streamk.hpp"

#include "streamk.hpp"

sk_result multiply_once(const sk_context_desc& context_desc, const sk_gemm_desc& desc, const sk_gemm_args& args,
                        VkCommandBuffer commands);

sk_result multiply_once(const sk_context_desc& context_desc, const sk_gemm_desc& desc, const sk_gemm_args& args,
                        VkCommandBuffer commands)
{
    streamk::context context;
    streamk::plan plan;
    sk_result result = streamk::create(context_desc, context);
    result = result == SK_SUCCESS ? streamk::create(context, desc, plan) : result;
    return result == SK_SUCCESS ? sk_gemm(commands, plan.get(), &args) : result;
}

sk_result plan_both(const streamk::context& context, const sk_gemm_desc* descs, streamk::plan* plans);

sk_result plan_both(const streamk::context& context, const sk_gemm_desc* descs, streamk::plan* plans)
{
    sk_plan* room[2];
    uint32_t failed;
    return streamk::create(context, 2, descs, room, plans, &failed);
}
