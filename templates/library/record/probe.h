/* probe.h - appends the dispatches that tell how fragments lie in registers.
 *
 * Uses record.h, ../device/obtain.h, ../device/probe.h.
 */

#include "../device/obtain.h"
#include "../device/probe.h"
#include "record.h"

/* Adds the dispatch of a kernel's type, which writes to `to`. */
static sk_result sk__add_probe(sk_context* context, uint32_t kernel, VkDeviceAddress to, sk__launch* launch)
{
    sk__pipeline_key key;
    sk__pipeline* pipeline = NULL;
    memset(&key, 0, sizeof key);
    key.kernel = kernel;
    key.module = SK__MODULE_PROBE;
    SK__TRY(sk__get_pipeline(context, &key, true, &pipeline));
    sk__probe_arguments arguments;
    sk__put_address(arguments.to, to);
    memcpy(arguments.identity, context->device.identity, sizeof arguments.identity);
    arguments.type = (uint32_t)sk__kernel_at(kernel)->input;
    sk__add_plain_step(launch, pipeline->handle, &arguments, sizeof arguments, 1, false);
    return SK_SUCCESS;
}

static sk_result sk__fill_probe(sk_context* context, const sk_buffer* to, sk__launch* launch)
{
    const sk_logger* logger = &context->logger;
    const uint64_t each = sizeof(sk__told_fragments), wanted = each * sk__count_probes(context);
    sk__memory memory;
    SK__TRY(sk__resolve_buffer(context, "to", to, &memory));
    SK__REQUIRE(logger, memory.address % 4u == 0, SK_ERROR_MISALIGNED, "to is at address 0x%llx, not a multiple of 4",
                (unsigned long long)memory.address);
    SK__REQUIRE(logger, to->size >= wanted, SK_ERROR_BUFFER_TOO_SMALL,
                "to.size is %llu byte%s, the probe writes %llu", (unsigned long long)to->size, sk__plural(to->size),
                (unsigned long long)wanted);
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        if (sk__is_first_probed(context, i))
        {
            SK__TRY(sk__add_probe(context, i, memory.address + launch->step_count * each, launch));
        }
    }
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_probe_fragments(VkCommandBuffer commands, sk_context* context, sk_buffer to)
{
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__launch counted = sk__begin_launch(context, VK_NULL_HANDLE), launch = sk__begin_launch(context, commands);
    SK__TRY(sk__require_probes(context));
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__TRY(sk__fill_probe(context, &to,
                           &counted)); /* makes the pipelines, which may fail, before anything is recorded */
    return sk__fill_probe(context, &to, &launch);
}
