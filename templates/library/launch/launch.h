/* launch.h - a launch: dispatches that are recorded one after the other under a label, and counted.
 *
 * Uses memory.h, program.h. Must not know what is dispatched.
 */

#include "memory.h"
#include "program.h"

enum
{
    SK__MOST_DEPTH = 65535 /* workgroups in a dimension, which every device allows */
};

/* How a dispatch is cut into pieces, each a dispatch of its own: a workgroup is then one segment of a worker. */
typedef struct sk__cut
{
    uint32_t workers, segments; /* of a piece, at most: neighbouring ones; 0: the dispatch is whole */
    uint32_t depth;             /* segments of a worker, at most */
} sk__cut;

static const sk__cut sk__whole = {0, 0, 0};

/* A dispatch. */
typedef struct sk__step
{
    VkPipeline pipeline;
    const void* constants;
    uint32_t size; /* of the constants, in bytes */
    uint32_t groups[3];
    sk__cut cut; /* of its rows of workgroups; each row is a part by itself */
} sk__step;

typedef struct sk__launch
{
    const sk_context* context;
    VkCommandBuffer commands; /* NULL: dispatches are counted only */
    uint32_t step_count;
    bool has_products; /* those of several panels, whose copies are not all the first dispatches */
    sk_launch_info info;
} sk__launch;

/* Workers in a row of workgroups: as many as a piece has, unless there would be too many rows, or too long ones. */
static uint32_t sk__count_in_row(const sk__cut* cut, uint32_t workers)
{
    uint32_t least = sk__divide_up(workers, SK__MOST_DEPTH);
    return sk__min(sk__max(sk__min(cut->workers, workers), least), SK__MOST_DEPTH);
}

/* Dispatches of a cut one. */
static uint32_t sk__count_pieces(const sk__cut* cut, uint32_t workers)
{
    return cut->segments == 0
               ? 1
               : sk__divide_up(workers, sk__count_in_row(cut, workers)) * sk__divide_up(cut->depth, cut->segments);
}

static void sk__barrier(VkCommandBuffer commands, const sk_context* context, VkPipelineStageFlags stage,
                        VkAccessFlags written)
{
    VkMemoryBarrier barrier = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, written,
                               VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT};
    context->functions.vkCmdPipelineBarrier(commands, stage, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &barrier, 0,
                                            NULL, 0, NULL);
}

/* What follows waits for the dispatches before. */
static void sk__wait(const sk__launch* launch)
{
    if (launch->commands)
    {
        sk__barrier(launch->commands, launch->context, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                    VK_ACCESS_SHADER_WRITE_BIT);
    }
}

/* Begins a launch. Without commands it only counts. */
static sk__launch sk__begin_launch(const sk_context* context, VkCommandBuffer commands)
{
    sk__launch launch;
    memset(&launch, 0, sizeof launch);
    launch.context = context;
    launch.commands = commands;
    return launch;
}

static bool sk__has_labels(const sk__launch* launch)
{
    const sk__functions* functions = &launch->context->functions;
    return launch->commands && functions->vkCmdBeginDebugUtilsLabelEXT && functions->vkCmdEndDebugUtilsLabelEXT;
}

/* Begins a launch under a label of the plan's line, if there are labels. */
static sk__launch sk__begin_labelled(const sk__program* program, VkCommandBuffer commands)
{
    char line[SK_LINE_SIZE];
    sk__launch launch = sk__begin_launch(program->context, commands);
    if (sk__has_labels(&launch))
    {
        VkDebugUtilsLabelEXT label;
        memset(&label, 0, sizeof label);
        sk__format_program(program, line, sizeof line);
        label.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT;
        label.pLabelName = line;
        program->context->functions.vkCmdBeginDebugUtilsLabelEXT(commands, &label);
    }
    return launch;
}

static void sk__end_labelled(const sk__launch* launch)
{
    if (sk__has_labels(launch))
    {
        launch->context->functions.vkCmdEndDebugUtilsLabelEXT(launch->commands);
    }
}

/* The dispatches so far were copies, which sk_launch_info tells apart. */
static void sk__end_copies(sk__launch* launch)
{
    launch->info.copy_count = launch->step_count;
    launch->info.group_count_x = launch->info.group_count_y = 0;
    launch->info.second_group_count_x = launch->info.second_group_count_y = 0;
}

/* A product follows. The first one ends the first copies. */
static void sk__begin_product(sk__launch* launch)
{
    if (!launch->has_products)
    {
        launch->has_products = true;
        sk__end_copies(launch);
    }
}

/* Tells how many workgroups the first product of a launch has, or the second, by its place behind copies. */
static void sk__tell_groups(sk_launch_info* info, uint32_t place, uint32_t x, uint32_t y)
{
    if (place == 0)
    {
        info->group_count_x = x;
        info->group_count_y = y;
    }
    if (place == 1)
    {
        info->second_group_count_x = x;
        info->second_group_count_y = y;
    }
}

static void sk__count_step(sk__launch* launch, const sk__step* step)
{
    sk__tell_groups(&launch->info, launch->step_count++ - launch->info.copy_count, step->groups[0], step->groups[1]);
    launch->info.dispatch_count +=
        step->cut.segments == 0 ? 1 : step->groups[1] * sk__divide_up(step->cut.depth, step->cut.segments);
}

/* The pieces of a dispatch, row after row, each behind those before it. */
static void sk__record_pieces(const sk__launch* launch, const sk__step* step)
{
    for (uint32_t row = 0; row < step->groups[1]; ++row)
    {
        for (uint32_t begin = 0; begin < step->cut.depth; begin += step->cut.segments)
        {
            if (row > 0 || begin > 0)
            {
                sk__wait(launch);
            }
            launch->context->functions.vkCmdDispatchBase(launch->commands, 0, row, begin, step->groups[0], 1,
                                                         sk__min(step->cut.segments, step->cut.depth - begin));
        }
    }
}

/* Adds a dispatch. Its constants are read at once. */
static void sk__add_step(sk__launch* launch, const sk__step* step)
{
    const sk_context* context = launch->context;
    sk__count_step(launch, step);
    if (!launch->commands)
    {
        return;
    }
    context->functions.vkCmdBindPipeline(launch->commands, VK_PIPELINE_BIND_POINT_COMPUTE, step->pipeline);
    context->functions.vkCmdPushConstants(launch->commands,
                                          context->layouts[step->size > sk__push_constants_size(false)],
                                          VK_SHADER_STAGE_COMPUTE_BIT, 0, step->size, step->constants);
    if (step->cut.segments > 0)
    {
        sk__record_pieces(launch, step);
        return;
    }
    context->functions.vkCmdDispatch(launch->commands, step->groups[0], step->groups[1], step->groups[2]);
}

/* At least as many workgroups as there are workers; no dimension takes more than 65535. */
static void sk__spread_groups(uint32_t workers, uint32_t groups[3])
{
    groups[0] = sk__min(workers, 65535u);
    groups[1] = groups[0] ? sk__divide_up(workers, groups[0]) : 0;
    groups[2] = 1;
}
