/* query_kernel.h - says what a kernel is, and whether the context's device can run it.
 *
 * Uses context.h. Must not know problems or plans.
 */

#include "context.h"

/* Whether the device can run a kernel of these types that is made for it, for any number of rows. */
static bool sk__has_made_kernel(const sk_context* context, const sk__kernel* types)
{
    bool found = false;
    for (uint32_t i = 0; i < sk__kernel_count() && !found; ++i)
    {
        const sk__kernel* kernel = sk__kernel_at(i);
        bool same = kernel->input == types->input && kernel->accumulator == types->accumulator &&
                    kernel->output == types->output;
        found = same && kernel->multiply != SK_MULTIPLY_DOT && *context->builds[i].reason == 0 &&
                sk__is_made_for(kernel, &context->device);
    }
    return found;
}

static bool sk__is_automatic(const sk_context* context, const sk__kernel* kernel)
{
    return sk__is_made_for(kernel, &context->device) ||
           (sk__is_last_resort(kernel, &context->device) && !sk__has_made_kernel(context, kernel));
}

STREAMK_API sk_kernel_info sk_query_kernel(const sk_context* context, uint32_t index)
{
    sk_kernel_info info;
    memset(&info, 0, sizeof info);
    if (index >= sk__kernel_count())
    {
        return info;
    }
    const sk__kernel* kernel = sk__kernel_at(index);
    const sk__build* build = &context->builds[index];
    info.name = kernel->name;
    info.input = kernel->input;
    info.accumulator = kernel->accumulator;
    info.output = kernel->output;
    info.multiply = kernel->multiply;
    info.blocks = kernel->blocks;
    info.formats = kernel->formats;
    info.codes = kernel->codes;
    info.tile_m = kernel->tile_m;
    info.tile_n = kernel->tile_n;
    info.tile_k = kernel->tile_k;
    info.part_m = kernel->part_m;
    info.part_n = kernel->part_n;
    info.shared_size = kernel->shared_size;
    info.reason = build->reason;
    info.available = *build->reason == 0;
    info.automatic = sk__is_automatic(context, kernel);
    info.guessed = context->costs->kernels[index].guessed != 0;
    info.invocations = info.available ? build->invocations : 0;
    return info;
}
