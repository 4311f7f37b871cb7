/* panels.h - what a product of slices dispatches: panel after panel of D, for each matrix of a batch.
 *
 * Uses slices.h. Must not know command buffers.
 */

#include "slices.h"

/* A panel, in the workspace of those before it. The first of those side by side cuts A, whose slices stay unless k has
 * parts. */
static void sk__add_panel(const sk_plan* plan, const sk__operands* operands, uint32_t diagonal, bool is_first,
                          sk__launch* launch)
{
    const sk__sliced* sliced = &plan->sliced;
    bool cuts_a = is_first || sliced->parts > 1;
    if (is_first)
    {
        sk__add_exponents(plan, &operands->a, operands, false, launch->step_count > 0, launch);
    }
    sk__add_exponents(plan, &operands->b, operands, true, !is_first, launch);
    for (uint32_t part = 0; part < sliced->parts; ++part)
    {
        if (cuts_a)
        {
            sk__add_slices(plan, &operands->a, operands, false, part, true, launch);
        }
        sk__add_slices(plan, &operands->b, operands, true, part, !cuts_a, launch);
        bool is_last = part + 1u == sliced->parts;
        sk__add_products(plan, operands, is_last, launch);
        uint32_t flags = part == 0 ? SK__LEVELS_FIRST : 0u;
        sk__add_levels(plan, operands, diagonal, flags | (is_last ? SK__LEVELS_LAST : 0u), launch);
    }
    if (sliced->least > 0)
    {
        sk__add_mending_of_slices(plan, operands, diagonal, launch);
    }
}

/* The matrices of a panel, from those of a product. */
static sk__operands sk__operands_of_panel(const sk_plan* plan, const sk__operands* operands, uint32_t row,
                                          uint32_t column)
{
    sk__operands own = *operands;
    VkDeviceSize size = 4u * sk__words_of_number(plan);
    sk__strides_arguments strides = sk__strides_of_numbers(plan);
    own.a.address += size * strides.row_a * row;
    own.b.address += size * strides.column_b * column;
    own.d.address += size * ((VkDeviceSize)strides.row_d * row + ((VkDeviceSize)column << plan->sliced.is_complex));
    return own;
}

/* Adds the panels of some rows. Returns how many dispatches copied. */
static uint32_t sk__add_row_of_panels(const sk_plan* plan, const sk__operands* operands, uint32_t row,
                                      sk__launch* launch)
{
    const sk__sliced* sliced = &plan->sliced;
    uint32_t copies = 0;
    for (uint32_t i = 0; i < sliced->panels_n; ++i)
    {
        uint32_t column = sk__panel_begin(i, sliced->panel_n, plan->problem.n);
        if (sk__is_panel_inside(plan, row, column))
        {
            sk__operands own = sk__operands_of_panel(plan, operands, row, column);
            sk__add_panel(plan, &own, row - column, copies == 0, launch);
            copies += copies == 0 ? 4u : sliced->parts > 1 ? 3u : 2u;
        }
    }
    return copies;
}

/* One matrix of a batch. Without k there are no parts of it. Returns how many dispatches copied. */
static uint32_t sk__add_sliced_product(const sk_plan* plan, const sk__operands* operands, sk__launch* launch)
{
    const sk__sliced* sliced = &plan->sliced;
    uint32_t copies = 0;
    if (sliced->parts == 0)
    {
        sk__add_levels(plan, operands, 0, SK__LEVELS_FIRST | SK__LEVELS_LAST, launch);
    }
    for (uint32_t i = 0; sliced->parts > 0 && i < sliced->panels_m; ++i)
    {
        uint32_t row = sk__panel_begin(i, sliced->panel_m, plan->problem.m);
        copies += sk__add_row_of_panels(plan, operands, row, launch);
    }
    return copies;
}

static void sk__fill_sliced_launch(const sk_plan* plan, const sk__operands* operands, sk__launch* launch)
{
    const sk__problem* problem = &plan->problem;
    VkDeviceSize size = sk__element_of(problem->output)->size;
    sk__operands own = *operands;
    uint32_t copies = 0;
    for (uint32_t i = 0; i < problem->batch_count; ++i)
    {
        copies += sk__add_sliced_product(plan, &own, launch);
        own.a.address += size * problem->a.batch_stride;
        own.b.address += size * problem->b.batch_stride;
        own.d.address += size * problem->d.batch_stride;
    }
    launch->info.copy_count = copies;
}
