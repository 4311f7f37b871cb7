/* narrow_lines.h - where the lines of A and B are that are made narrow, and what modules are told of a panel of D.
 *
 * Uses launch.h, ../plan/panels.h. Must not know command buffers.
 */

#include "launch.h"
#include "../plan/panels.h"

/* Strides of a matrix whose lines run along the second of two extents, or along the first. */
typedef struct sk__strides
{
    uint32_t across, along;
} sk__strides;

static sk__strides sk__strides_of(const sk__matrix* matrix, bool along)
{
    sk__strides strides = {along ? matrix->leading_dimension : 1u, along ? 1u : matrix->leading_dimension};
    return strides;
}

static uint32_t sk__words_of_number(const sk_plan* plan)
{
    return sk__has_words_of_f64(plan->problem.output) ? 2u : 1u;
}

static uint32_t sk__components_of(const sk_plan* plan, bool is_b)
{
    bool conjugate = is_b ? plan->problem.b.conjugate : plan->problem.a.conjugate;
    uint32_t components = SK__COMPLEX | (is_b ? SK__COMPLEX_PAIRS : 0u) | (conjugate ? SK__COMPLEX_CONJUGATE : 0u);
    return plan->narrow.is_complex ? components : 0u;
}

/* Lines of A or B, where they are, and where what is made of them begins. Strides are components. */
typedef struct sk__narrow_lines
{
    bool is_b;
    uint32_t lines, chunk, chunks;
    sk__strides strides;
    VkDeviceAddress from, to, copy; /* copy: 0: there is none */
} sk__narrow_lines;

/* All lines of a matrix. */
static sk__narrow_lines sk__lines_at(const sk_plan* plan, bool is_b, VkDeviceAddress from, VkDeviceAddress to)
{
    const sk__narrow_operand* operand = is_b ? &plan->narrow.b : &plan->narrow.a;
    const sk__matrix* matrix = is_b ? &plan->problem.b : &plan->problem.a;
    sk__narrow_lines lines;
    memset(&lines, 0, sizeof lines);
    lines.is_b = is_b;
    lines.lines = operand->all;
    lines.chunk = operand->chunk;
    lines.chunks = operand->chunks;
    lines.strides = sk__strides_of(matrix, matrix->k_contiguous);
    lines.strides.across <<= plan->narrow.is_complex;
    lines.strides.along <<= plan->narrow.is_complex;
    lines.from = from;
    lines.to = to;
    lines.copy = operand->prepacked ? to + operand->copy : 0u;
    return lines;
}

/* So many of a panel, from a line on, which is a column of complex numbers. What is prepacked is read in place of the
 * matrix. */
static sk__narrow_lines sk__lines_of_panel(const sk_plan* plan, const sk__operands* operands, bool is_b,
                                           uint32_t first, uint32_t count)
{
    bool prepacked = is_b ? plan->narrow.b.prepacked : plan->narrow.a.prepacked;
    VkDeviceAddress matrix = is_b ? operands->b.address : operands->a.address;
    sk__narrow_lines lines = sk__lines_at(plan, is_b, matrix, prepacked ? matrix : operands->workspace.address);
    lines.lines = count;
    if (prepacked)
    {
        lines.from = lines.copy;
        lines.strides.across = plan->narrow.depth;
        lines.strides.along = 1u;
    }
    lines.from += (VkDeviceSize)4u * sk__words_of_number(plan) * lines.strides.across * first;
    return lines;
}

/* Strides of a panel whose rows of D are so many elements apart. Columns of D are components. */
static sk__strides_arguments sk__strides_of_panel(const sk_plan* plan, const sk__narrow_lines* a,
                                                  const sk__narrow_lines* b, uint32_t row_d)
{
    sk__strides_arguments all = {a->strides.across,
                                 a->strides.along,
                                 b->strides.along,
                                 b->strides.across,
                                 row_d << plan->narrow.is_complex,
                                 1u};
    return all;
}

/* What is told of a triangle, and of complex numbers. */
static uint32_t sk__flags_of_panel(const sk_plan* plan)
{
    uint32_t triangle = plan->problem.epilogue.triangle;
    uint32_t flags = triangle == SK__TRIANGLE_LOWER ? SK__PANEL_LOWER : triangle ? SK__PANEL_UPPER : 0u;
    flags |= sk__components_of(plan, false) << SK__PANEL_A;
    return flags | sk__components_of(plan, true) << SK__PANEL_B;
}

/* Elements from row to row of what a plan writes A B to, and where an element of it is. */
static uint32_t sk__row_of_d(const sk_plan* plan)
{
    return plan->narrow.is_rounded ? plan->narrow.rounded_dimension : plan->problem.d.leading_dimension;
}

static VkDeviceAddress sk__place_in_d(const sk_plan* plan, const sk__operands* operands, uint32_t row,
                                      uint32_t column)
{
    VkDeviceSize place = (VkDeviceSize)sk__row_of_d(plan) * row + column;
    VkDeviceAddress d =
        plan->narrow.is_rounded ? operands->workspace.address + plan->narrow.rounded : operands->d.address;
    return d + sk__element_of(plan->problem.output)->size * place;
}

/* Counts what another launch has recorded. */
static void sk__count_launch(sk__launch* launch, const sk__launch* other)
{
    const sk_launch_info* from = &other->info;
    sk_launch_info* info = &launch->info;
    if (launch->step_count == info->copy_count)
    {
        sk__tell_groups(info, 0, from->group_count_x, from->group_count_y);
        sk__tell_groups(info, 1, from->second_group_count_x, from->second_group_count_y);
    }
    else if (info->second_group_count_x == 0)
    {
        sk__tell_groups(info, 1, from->group_count_x, from->group_count_y);
    }
    launch->step_count += other->step_count;
    info->dispatch_count += from->dispatch_count;
}

/* Bytes from one matrix of a batch to the next. */
static VkDeviceSize sk__batch_step(const sk__matrix* matrix, const sk__narrow_operand* operand)
{
    return operand->prepacked ? (matrix->shared ? 0u : operand->size)
                              : sk__run_size(matrix->element, matrix->batch_stride);
}
