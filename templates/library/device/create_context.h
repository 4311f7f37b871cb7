/* create_context.h - creates a context of a device, and says what it is.
 *
 * Uses read_profile.h, log_context.h, probe.h. Must not know problems or plans.
 */

#include "log_context.h"
#include "probe.h"
#include "read_profile.h"

static sk_result sk__create_layout(sk_context* context, bool more)
{
    uint32_t size = more ? (uint32_t)SK__MORE_PUSH_CONSTANTS : sk__push_constants_size(false);
    VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, size};
    VkPipelineLayoutCreateInfo info;
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
    info.pushConstantRangeCount = 1;
    info.pPushConstantRanges = &range;
    VkResult returned = context->functions.vkCreatePipelineLayout(context->handle, &info, context->allocator,
                                                                  &context->layouts[more]);
    return sk__check_call(&context->logger, returned, "vkCreatePipelineLayout", "");
}

static sk_result sk__check_context_desc(const sk_context_desc* desc)
{
    const sk_logger* logger = &desc->logger;
    SK__REQUIRE(logger, desc->instance, SK_ERROR_NULL_ARGUMENT, "instance is NULL");
    SK__REQUIRE(logger, desc->physical_device, SK_ERROR_NULL_ARGUMENT, "physical_device is NULL");
    SK__REQUIRE(logger, desc->device, SK_ERROR_NULL_ARGUMENT, "device is NULL");
    SK__REQUIRE(logger, desc->device_create_info, SK_ERROR_NULL_ARGUMENT,
                "device_create_info is NULL: pass what the device was created with");
    return SK_SUCCESS;
}

static sk_result sk__find_device(sk_context* context, const sk_context_desc* desc)
{
    sk__extensions extensions;
    sk_result result = sk__list_extensions(&context->logger, &context->functions, context->allocator,
                                           desc->physical_device, &extensions);
    if (result == SK_SUCCESS)
    {
        result = sk__fill_device(&context->logger, &context->functions, &extensions, desc->physical_device,
                                 desc->device_create_info, desc->compute_units, &context->device);
    }
    sk__free(context->allocator, extensions.list);
    return result;
}

/* Fills a zeroed context. If it fails, the caller destroys what was made so far. */
static sk_result sk__open_context(sk_context* context, const sk_context_desc* desc)
{
    context->handle = desc->device;
    context->pipeline_cache = desc->pipeline_cache;
    context->has_feedback =
        sk__enables_extension(desc->device_create_info, VK_EXT_PIPELINE_CREATION_FEEDBACK_EXTENSION_NAME);
    SK__TRY(sk__load_instance_functions(&desc->logger, desc->get_instance_proc_addr, desc->instance,
                                        &context->functions));
    SK__TRY(sk__load_device_functions(&desc->logger, desc->device, &context->functions));
    SK__TRY(sk__find_device(context, desc));
    context->costs = sk__find_costs(&context->device);
    SK__TRY(sk__read_constants(context, desc->constants));
    SK__TRY(sk__find_builds(context, "device_create_info"));
    SK__TRY(sk__create_layout(context, false));
    return sk__has_more_push_constants(&context->device) ? sk__create_layout(context, true) : SK_SUCCESS;
}

STREAMK_API sk_result sk_create_context(const sk_context_desc* desc, sk_context** context)
{
    if (!desc)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&desc->logger, context, SK_ERROR_NULL_ARGUMENT, "context is NULL");
    *context = NULL;
    SK__TRY(sk__check_context_desc(desc));
    sk_context* made = NULL;
    SK__TRY(sk__allocate_context(desc->allocator, &desc->logger, &desc->log, &made));
    sk_result result = sk__open_context(made, desc);
    if (result != SK_SUCCESS)
    {
        sk_destroy_context(made);
        return result;
    }
    sk__log_context(made);
    *context = made;
    return SK_SUCCESS;
}

STREAMK_API sk_context_info sk_query_context(const sk_context* context)
{
    sk_context_info info;
    info.device_name = context->device.name;
    info.compute_units = context->device.compute_units;
    info.compute_units_guessed = context->device.compute_units_guessed;
    info.kernel_count = sk__kernel_count();
    info.costs = context->costs->name;
    info.costs_measured = !context->costs->is_class;
    info.costs_given = context->own_kernel_costs != NULL;
    info.only_plans = !context->handle;
    info.fragments_size = sk__count_probes(context) * sizeof(sk__told_fragments);
    info.fragments_accepted = context->device.fragments_accepted;
    return info;
}
