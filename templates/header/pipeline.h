/* pipeline.h - makes a kernel's pipelines, each once.
 *
 * Uses context.h. Must not know problems or plans.
 */

#include "context.h"

enum
{
    SK__CONSTANTS = 22 /* specialization constants, numbered as in gen/constants.py */
};

/* The constants' values in order of their numbers; a module takes those that it has. */
static void sk__fill_constants(const sk_context* context, const sk__pipeline_key* key, uint32_t values[SK__CONSTANTS])
{
    const sk__build* build = &context->builds[key->kernel];
    uint32_t ahead = sk__kernel_at(key->kernel)->ahead_vendor;
    values[0] = build->invocations;
    values[1] = build->fragment.m;
    values[2] = build->fragment.n;
    values[3] = build->fragment.k;
    values[4] = key->a_k_contiguous;
    values[5] = key->b_k_contiguous;
    values[6] = key->c_transposed;
    values[7] = key->aligned;
    values[8] = key->epilogue.linear;
    values[9] = (uint32_t)key->fixup;
    values[10] = !context->device.converts_to_nearest;
    values[11] = key->parts_m;
    values[12] = key->parts_n;
    values[13] = ahead == UINT32_MAX || ahead == context->device.vendor;
    values[14] = key->unit;
    values[15] = (sk__push_constants_size(sk__needs_more(&key->epilogue)) - sk__push_constants_size(false)) / 4u;
    values[16] = key->epilogue.bias;
    values[17] = key->epilogue.scale_m;
    values[18] = key->epilogue.scale_n;
    values[19] = key->epilogue.activation;
    values[20] = key->epilogue.clamp;
    values[21] = key->epilogue.residual;
}

/* Copies a module without its RoundingModeRTE capability and execution mode; returns the words copied.
 * SPIR-V 1.5, sections 2.3, 3.6 and 3.31: OpCapability is 17, OpExecutionMode 16, their operands 4467 and 4462. */
static size_t sk__strip_rounding_mode(const uint32_t* spirv, size_t words, uint32_t* copy)
{
    size_t copied = 5;
    memcpy(copy, spirv, 5 * sizeof *copy);
    for (size_t i = 5; i < words; i += spirv[i] >> 16)
    {
        uint32_t operation = spirv[i] & 0xffffu;
        bool strip = (operation == 17u && spirv[i + 1] == 4467u) || (operation == 16u && spirv[i + 2] == 4462u);
        if (!strip)
        {
            memcpy(copy + copied, spirv + i, (spirv[i] >> 16) * sizeof *copy);
            copied += spirv[i] >> 16;
        }
    }
    return copied;
}

static sk_result sk__create_module(const sk_context* context, const sk__kernel* kernel, VkShaderModule* module)
{
    VkShaderModuleCreateInfo info;
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    info.codeSize = kernel->spirv_size;
    info.pCode = kernel->spirv;
    uint32_t* stripped = NULL;
    if (!context->device.converts_to_nearest)
    {
        stripped = (uint32_t*)sk__allocate(context->allocator, kernel->spirv_size);
        SK__REQUIRE(&context->logger, stripped, SK_ERROR_OUT_OF_HOST_MEMORY,
                    "%u bytes for a shader module could not be allocated", kernel->spirv_size);
        info.codeSize = sk__strip_rounding_mode(kernel->spirv, kernel->spirv_size / 4, stripped) * 4;
        info.pCode = stripped;
    }
    VkResult result = context->functions.vkCreateShaderModule(context->handle, &info, context->allocator, module);
    sk__free(context->allocator, stripped);
    SK__REQUIRE(&context->logger, result == VK_SUCCESS, SK_ERROR_VULKAN, "vkCreateShaderModule returned %d for %s",
                (int)result, kernel->name);
    return SK_SUCCESS;
}

static VkResult sk__specialize(const sk_context* context, const sk__pipeline_key* key, VkShaderModule module,
                               VkPipeline* pipeline)
{
    uint32_t values[SK__CONSTANTS];
    VkSpecializationMapEntry entries[SK__CONSTANTS];
    VkSpecializationInfo constants = {SK__CONSTANTS, entries, sizeof values, values};
    sk__fill_constants(context, key, values);
    for (uint32_t i = 0; i < SK__CONSTANTS; ++i)
    {
        VkSpecializationMapEntry entry = {i, (uint32_t)(i * sizeof values[0]), sizeof values[0]};
        entries[i] = entry;
    }
    VkPipelineShaderStageRequiredSubgroupSizeCreateInfo subgroup_size;
    memset(&subgroup_size, 0, sizeof subgroup_size);
    subgroup_size.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO;
    subgroup_size.requiredSubgroupSize = context->builds[key->kernel].required_subgroup_size;
    VkComputePipelineCreateInfo info;
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
    info.layout = context->layouts[sk__needs_more(&key->epilogue)];
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.pNext = subgroup_size.requiredSubgroupSize ? &subgroup_size : NULL;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = module;
    info.stage.pName = "main";
    info.stage.pSpecializationInfo = &constants;
    if (sk__kernel_at(key->kernel)->multiply == SK_MULTIPLY_COOP && (context->device.features & SK__FULL_SUBGROUPS))
    {
        info.stage.flags = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT;
    }
    return context->functions.vkCreateComputePipelines(context->handle, context->pipeline_cache, 1, &info,
                                                       context->allocator, pipeline);
}

static sk_result sk__create_pipeline(sk_context* context, const sk__pipeline_key* key, VkPipeline* handle)
{
    const sk__kernel* kernel = sk__kernel_at(key->kernel);
    sk__pipeline* pipeline = (sk__pipeline*)sk__allocate(context->allocator, sizeof *pipeline);
    SK__REQUIRE(&context->logger, pipeline, SK_ERROR_OUT_OF_HOST_MEMORY,
                "a pipeline's %zu bytes could not be allocated", sizeof *pipeline);
    VkShaderModule module = VK_NULL_HANDLE;
    sk_result result = sk__create_module(context, kernel, &module);
    if (result != SK_SUCCESS)
    {
        sk__free(context->allocator, pipeline);
        return result;
    }
    VkResult created = sk__specialize(context, key, module, &pipeline->handle);
    context->functions.vkDestroyShaderModule(context->handle, module, context->allocator);
    if (created != VK_SUCCESS)
    {
        sk__free(context->allocator, pipeline);
        return sk__fail(&context->logger, SK_ERROR_VULKAN, "vkCreateComputePipelines returned %d for %s",
                        (int)created, kernel->name);
    }
    pipeline->key = *key;
    pipeline->next = context->pipelines;
    context->pipelines = pipeline;
    *handle = pipeline->handle;
    return SK_SUCCESS;
}

static bool sk__same_key(const sk__pipeline_key* x, const sk__pipeline_key* y)
{
    return x->kernel == y->kernel && x->fixup == y->fixup && x->a_k_contiguous == y->a_k_contiguous &&
           x->b_k_contiguous == y->b_k_contiguous && x->c_transposed == y->c_transposed && x->aligned == y->aligned &&
           x->parts_m == y->parts_m && x->parts_n == y->parts_n && x->unit == y->unit &&
           memcmp(&x->epilogue, &y->epilogue, sizeof x->epilogue) == 0;
}

/* Finds a pipeline, or makes it. */
static sk_result sk__get_pipeline(sk_context* context, const sk__pipeline_key* key, VkPipeline* handle)
{
    for (sk__pipeline* pipeline = context->pipelines; pipeline; pipeline = pipeline->next)
    {
        if (sk__same_key(&pipeline->key, key))
        {
            *handle = pipeline->handle;
            return SK_SUCCESS;
        }
    }
    return sk__create_pipeline(context, key, handle);
}
