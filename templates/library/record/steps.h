/* steps.h - the dispatches of a plan, each with its push constants.
 *
 * Uses ../launch/launch.h, operands.h. Must not know what is dispatched.
 */

#include "../launch/launch.h"
#include "operands.h"

/* Adds a dispatch of as many workgroups, unless there are none. It is pushed `size` bytes of constants. */
static void sk__add_dispatch(sk__launch* launch, VkPipeline pipeline, const void* constants, uint32_t size,
                             uint32_t groups, bool waits)
{
    sk__step step;
    if (groups == 0)
    {
        return;
    }
    memset(&step, 0, sizeof step);
    step.pipeline = pipeline;
    step.constants = constants;
    step.size = size;
    sk__spread_groups(groups, step.groups);
    if (waits)
    {
        sk__wait(launch);
    }
    sk__add_step(launch, &step);
}

/* The same, with the constants that every device has room for; `arguments` are the first of them. */
static void sk__add_plain_step(sk__launch* launch, VkPipeline pipeline, const void* arguments, size_t size,
                               uint32_t groups, bool waits)
{
    sk__push_constants constants;
    memset(&constants, 0, sizeof constants);
    memcpy(&constants, arguments, size);
    sk__add_dispatch(launch, pipeline, &constants, sk__push_constants_size(false), groups, waits);
}

/* Adds a dispatch that computes tiles: as many workgroups, unless there are none, cut into pieces or whole. One that is
 * cut waits for what precedes it, as its pieces do for each other. */
static void sk__add_tiles_step(const sk_plan* plan, sk__launch* launch, VkPipeline pipeline,
                               const sk__push_constants* constants, uint32_t groups, const sk__cut* cut, bool waits)
{
    sk__step step;
    if (groups == 0)
    {
        return;
    }
    step.pipeline = pipeline;
    step.constants = constants;
    step.size = sk__push_constants_size(sk__pushes_more(launch->context, &plan->problem.epilogue));
    step.cut = *cut;
    sk__spread_groups(groups, step.groups);
    if (cut->segments > 0)
    {
        step.groups[0] = sk__count_in_row(cut, groups);
        step.groups[1] = sk__divide_up(groups, step.groups[0]);
    }
    if (waits || (cut->segments > 0 && launch->step_count > 0))
    {
        sk__wait(launch);
    }
    sk__add_step(launch, &step);
}
