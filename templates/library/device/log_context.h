/* log_context.h - tells the log what a context is: its device, the constants of its cost model, its kernels.
 *
 * Uses context.h. Must not know problems or plans.
 */

#include "context.h"

static void sk__log_constants(const sk_context* context)
{
    const char* name = context->costs->name;
    if (context->own_kernel_costs)
    {
        sk__tell(&context->log, SK_LOG_LEVEL_INFO, "the cost model has constants that were given, and the rest of %s",
                 name);
    }
    else if (context->costs->is_class)
    {
        sk__tell(&context->log, SK_LOG_LEVEL_WARNING,
                 "the cost model has constants of the class \"%s\": examples/calibrate measures those of %s", name,
                 context->device.name);
    }
    else
    {
        sk__tell(&context->log, SK_LOG_LEVEL_INFO, "the cost model has constants that were measured on %s", name);
    }
}

/* Tells each kernel that cannot run. Returns how many can. */
static uint32_t sk__log_unavailable(const sk_context* context)
{
    uint32_t available = 0;
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        const char* reason = context->builds[i].reason;
        available += *reason == 0;
        if (*reason)
        {
            sk__tell(&context->log, SK_LOG_LEVEL_DETAIL, "%s cannot run: %s", sk__kernel_at(i)->name, reason);
        }
    }
    return available;
}

static void sk__log_context(const sk_context* context)
{
    if (!context->log.function)
    {
        return;
    }
    uint32_t units = context->device.compute_units, available = sk__log_unavailable(context);
    sk__tell(&context->log, SK_LOG_LEVEL_INFO, "%s: %u compute unit%s, %u of %u kernels can run",
             context->device.name, units, sk__plural(units), available, sk__kernel_count());
    if (context->device.compute_units_guessed)
    {
        sk__tell(&context->log, SK_LOG_LEVEL_WARNING,
                 "%u compute unit%s: a guess, as the driver does not tell; set desc.compute_units%s", units,
                 sk__plural(units), context->device.is_cpu ? " to the number of cores" : "");
    }
    sk__log_constants(context);
}
