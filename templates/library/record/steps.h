/* steps.h - a launch: dispatches, one after the other.
 *
 * Uses operands.h. Must not know what is dispatched, or command buffers.
 */

#include "operands.h"

enum
{
    /* Of several problems: orders lines, writes rows, places copies, gathers, prepares, copies A and B of each term,
     * multiplies, sums, scatters; and one that is empty. */
    SK__MOST_STEPS = 13
};

/* A dispatch. */
typedef struct sk__step
{
    sk__push_constants constants;
    VkPipeline pipeline;
    uint32_t groups_x, groups_y;
    sk__cut cut; /* of its rows of workgroups; each row is a part by itself */
    bool waits;  /* for the step before */
} sk__step;

/* Everything that is recorded. */
typedef struct sk__launch
{
    sk__step steps[SK__MOST_STEPS];
    uint32_t step_count;
    uint32_t copy_count; /* of the steps, the first */
    bool aligned, aligned_output;
} sk__launch;

static void sk__put_address(uint32_t words[2], VkDeviceAddress address)
{
    words[0] = (uint32_t)address;
    words[1] = (uint32_t)(address >> 32);
}

/* At least as many workgroups as there are workers; no dimension takes more than 65535. */
static void sk__spread_groups(uint32_t workers, uint32_t* x, uint32_t* y)
{
    *x = sk__min(workers, 65535u);
    *y = *x ? sk__divide_up(workers, *x) : 0;
}

/* A step of as many workgroups, unless there are none. */
static void sk__add_step(sk__launch* launch, VkPipeline pipeline, const sk__push_constants* constants,
                         uint32_t groups, bool waits)
{
    if (groups > 0)
    {
        sk__step* step = &launch->steps[launch->step_count++];
        step->pipeline = pipeline;
        step->constants = *constants;
        step->waits = waits;
        memset(&step->cut, 0, sizeof step->cut);
        sk__spread_groups(groups, &step->groups_x, &step->groups_y);
    }
}

/* A step that multiplies. One that is cut waits for what precedes it, as its pieces do for each other. */
static void sk__add_cut_step(sk__launch* launch, VkPipeline pipeline, const sk__push_constants* constants,
                             const sk__cut* cut, bool waits)
{
    uint32_t workers = constants->arguments.workers;
    sk__add_step(launch, pipeline, constants, workers, waits || (cut->segments > 0 && launch->step_count > 0));
    if (cut->segments > 0)
    {
        sk__step* step = &launch->steps[launch->step_count - 1u];
        step->cut = *cut;
        step->groups_x = sk__count_in_row(cut, workers);
        step->groups_y = sk__divide_up(workers, step->groups_x);
    }
}

static uint32_t sk__count_dispatches(const sk__step* step)
{
    return step->cut.segments == 0 ? 1 : step->groups_y * sk__divide_up(step->cut.depth, step->cut.segments);
}
