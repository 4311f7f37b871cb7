/* lines.h - copies of lines by indices: their memory resolved and checked, and their dispatches.
 *
 * Uses launch.h. Must not know command buffers.
 */

#include "launch.h"

enum
{
    SK__LINE_COPIES = 16 /* workgroups for a compute unit, which copy lines in turn */
};

/* The other matrix of a copy, and the indices of its lines. */
typedef struct sk__line_operand
{
    VkDeviceAddress matrix, indices; /* no indices: 0 */
    uint32_t there;                  /* lines of the matrix */
} sk__line_operand;

/* What copies need besides a group's operands. */
typedef struct sk__line_operands
{
    sk__line_operand gather, scatter;
    VkDeviceAddress assigned, count; /* the problem of each line, and how many lines, if that is not the most */
} sk__line_operands;

/* Whole lines of a matrix that lie in so many bytes. */
static uint32_t sk__count_lines_in(const sk__line_copy* copy, sk__wide room)
{
    uint64_t bytes = (uint64_t)room.high << 32 | room.low, line = (uint64_t)copy->length * copy->size;
    uint64_t stride = (uint64_t)copy->leading_dimension * copy->size;
    uint64_t lines = bytes < line ? 0 : (bytes - line) / stride + 1;
    return (uint32_t)(lines < UINT32_MAX ? lines : UINT32_MAX);
}

/* Resolves a copy whose other matrix begins at `begin`, with room for its lines; both become the stack's. */
static sk_result sk__resolve_line_copy(const sk_plan* plan, const char* name, const sk_buffer* indices,
                                       const sk__line_copy* copy, VkDeviceAddress workspace, VkDeviceAddress* begin,
                                       sk__wide* room, sk__line_operand* operand)
{
    const sk__lines* lines = &plan->grouped.lines;
    SK__REQUIRE(&plan->program.context->logger, copy->is_made || !sk__is_given(indices), SK_ERROR_INVALID_VALUE,
                "%s is given, but the plan copies no lines by it", name);
    if (!copy->is_made)
    {
        return SK_SUCCESS;
    }
    if (!lines->assigned || sk__is_given(indices))
    {
        SK__TRY(sk__resolve_words(plan->program.context, name, indices, lines->most, &operand->indices));
    }
    operand->matrix = *begin;
    operand->there = sk__count_lines_in(copy, *room);
    *begin = workspace + copy->begin;
    *room = sk__wide_of(sk__stack_size(lines, copy));
    return SK_SUCCESS;
}

/* The dispatch that makes the order and the ends of lines which are assigned to problems. */
static void sk__add_assign(const sk_plan* plan, const sk__line_operands* operands, VkDeviceAddress workspace,
                           sk__launch* launch)
{
    sk__assign_arguments arguments;
    sk__put_address(arguments.problems, operands->assigned);
    sk__put_address(arguments.count, operands->count ? operands->count : operands->assigned);
    sk__put_address(arguments.order, workspace + plan->grouped.lines.order);
    sk__put_address(arguments.ends, workspace + plan->grouped.lines.ends);
    arguments.most_problems = plan->grouped.most_problems;
    arguments.most_lines = plan->grouped.lines.most;
    arguments.counted = operands->count != 0;
    sk__add_plain_step(launch, plan->assign_pipeline, &arguments, sizeof arguments, plan->grouped.most_problems,
                       false);
}

/* The dispatch of a copy. `ends` and `count` tell the problems: the count, if there is one. */
static void sk__add_line_copy(const sk_plan* plan, const sk__line_copy* copy, const sk__line_operand* operand,
                              sk__lines_arguments arguments, VkDeviceAddress workspace, sk__launch* launch)
{
    bool scatters = copy == &plan->grouped.lines.scatter;
    VkDeviceAddress stack = workspace + copy->begin, order = workspace + plan->grouped.lines.order;
    uint64_t bytes = (uint64_t)copy->length * copy->size, stride = (uint64_t)copy->leading_dimension * copy->size;
    sk__put_address(arguments.from, scatters ? stack : operand->matrix);
    sk__put_address(arguments.to, scatters ? operand->matrix : stack);
    sk__put_address(arguments.indices, operand->indices ? operand->indices : stack);
    sk__put_address(arguments.order, order);
    sk__put_address(arguments.space, workspace + plan->grouped.space);
    sk__put_address(arguments.workspace, workspace);
    arguments.most_problems = plan->grouped.most_problems;
    arguments.most_lines = plan->grouped.lines.most;
    arguments.there = operand->there;
    arguments.line_length = copy->length;
    arguments.from_stride = scatters ? copy->stacked_stride : copy->leading_dimension;
    arguments.to_stride = scatters ? copy->leading_dimension : copy->stacked_stride;
    arguments.flags |= scatters ? SK__LINES_SCATTER : 0u;
    arguments.flags |= operand->indices ? SK__LINES_INDEXED : 0u;
    arguments.flags |= plan->grouped.lines.assigned ? SK__LINES_ORDERED : 0u;
    arguments.flags |= (operand->matrix | bytes | stride) % 16 == 0 ? SK__LINES_VECTORS : 0u;
    uint32_t together = sk__multiply_saturated(SK__LINE_COPIES, plan->program.context->device.compute_units);
    sk__add_plain_step(launch, scatters ? plan->scatter_pipeline : plan->gather_pipeline, &arguments,
                       sizeof arguments, sk__min(plan->grouped.lines.most, together), scatters);
}
