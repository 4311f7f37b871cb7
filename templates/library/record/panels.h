/* panels.h - what a product of slices dispatches: panel after panel of D, for each matrix of a batch; and what
 * sk_pack() does for it.
 *
 * Uses finish.h. Must not know command buffers.
 */

#include "finish.h"

/* A panel, in the workspace of those before it. The first of those side by side cuts A, whose slices stay unless k has
 * parts. What is prepacked is not cut. Returns how many dispatches cut. */
static uint32_t sk__add_panel(const sk_plan* plan, const sk__panel* panel, bool is_first, sk__launch* launch)
{
    const sk__sliced* sliced = &plan->sliced;
    bool finds_a = is_first && !plan->narrow.a.prepacked, finds_b = !plan->narrow.b.prepacked;
    bool cuts_a = finds_a || (sliced->parts > 1 && !plan->narrow.a.prepacked);
    if (finds_a)
    {
        sk__add_exponents(plan, &panel->a, launch->step_count > 0, launch);
    }
    if (finds_b)
    {
        sk__add_exponents(plan, &panel->b, !finds_a && launch->step_count > 0, launch);
    }
    for (uint32_t part = 0; part < sliced->parts; ++part)
    {
        if (cuts_a)
        {
            sk__add_slices(plan, &panel->a, part, true, launch);
        }
        if (finds_b)
        {
            sk__add_slices(plan, &panel->b, part, !cuts_a, launch);
        }
        sk__add_products(plan, panel, part, launch);
        uint32_t flags = (part == 0 ? SK__LEVELS_FIRST : 0u) | (part + 1u == sliced->parts ? SK__LEVELS_LAST : 0u);
        sk__add_levels(plan, panel, flags, launch);
    }
    if (sliced->least > 0)
    {
        sk__add_mending_of_slices(plan, panel, launch);
    }
    return (finds_a ? 1u : 0u) + (cuts_a ? 1u : 0u) + (finds_b ? 2u : 0u);
}

/* Adds the panels of some rows. Returns how many dispatches cut. */
static uint32_t sk__add_row_of_panels(const sk_plan* plan, const sk__operands* operands, uint32_t row,
                                      sk__launch* launch)
{
    uint32_t copies = 0;
    bool is_first = true;
    for (uint32_t i = 0; i < plan->narrow.panels_n; ++i)
    {
        uint32_t column = sk__panel_begin(plan, i, plan->narrow.panel_n, plan->problem.n);
        if (sk__is_panel_inside(plan, row, column))
        {
            sk__panel panel = sk__panel_at(plan, operands, row, column);
            copies += sk__add_panel(plan, &panel, is_first, launch);
            is_first = false;
        }
    }
    return copies;
}

/* A B of one matrix of a batch. Without k there are no parts of it, and D is 0. Returns how many dispatches cut. */
static uint32_t sk__add_sliced_product(const sk_plan* plan, const sk__operands* operands, sk__launch* launch)
{
    const sk__sliced* sliced = &plan->sliced;
    uint32_t copies = 0;
    if (sliced->parts == 0 && !plan->narrow.is_rounded)
    {
        sk__panel panel = sk__panel_at(plan, operands, 0, 0);
        sk__add_levels(plan, &panel, SK__LEVELS_ALL, launch);
    }
    for (uint32_t i = 0; sliced->parts > 0 && i < plan->narrow.panels_m; ++i)
    {
        uint32_t row = sk__panel_begin(plan, i, plan->narrow.panel_m, plan->problem.m);
        copies += sk__add_row_of_panels(plan, operands, row, launch);
    }
    return copies;
}

/* A and B are not read where alpha is 0. */
static void sk__fill_sliced_launch(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands,
                                   sk__launch* launch)
{
    const sk__problem* problem = &plan->problem;
    sk__operands own = *operands;
    bool reads = own.a.address != 0, reads_c = own.c.address != 0;
    uint32_t copies = 0;
    for (uint32_t i = 0; i < problem->batch_count; ++i)
    {
        copies += reads || plan->sliced.parts == 0 ? sk__add_sliced_product(plan, &own, launch) : 0u;
        if (plan->narrow.is_rounded)
        {
            sk__add_finish(plan, args, &own, launch);
        }
        own.a.address += reads ? sk__batch_step(&problem->a, &plan->narrow.a) : 0u;
        own.b.address += reads ? sk__batch_step(&problem->b, &plan->narrow.b) : 0u;
        own.c.address += reads_c ? sk__run_size(problem->c.element, problem->c.batch_stride) : 0u;
        own.d.address += sk__run_size(problem->d.element, problem->d.batch_stride);
    }
    launch->info.copy_count = copies;
}

/* Adds what writes prepacked slices of A, or of B: matrix after matrix, which wait for none of the others. */
static void sk__add_sliced_pack(const sk_plan* plan, bool is_b, VkDeviceAddress from, VkDeviceAddress to,
                                sk__launch* launch)
{
    const sk__matrix* matrix = is_b ? &plan->problem.b : &plan->problem.a;
    const sk__narrow_operand* operand = is_b ? &plan->narrow.b : &plan->narrow.a;
    uint32_t count = matrix->shared ? 1u : plan->problem.batch_count;
    for (uint32_t step = 0; step <= plan->sliced.parts; ++step)
    {
        for (uint32_t i = 0; i < count; ++i)
        {
            VkDeviceAddress own = from + i * sk__run_size(matrix->element, matrix->batch_stride);
            sk__narrow_lines lines = sk__lines_at(plan, is_b, own, to + i * operand->size);
            sk__lines_to_cut cut = sk__cut_lines(plan, &lines, 0);
            if (step == 0)
            {
                sk__add_exponents(plan, &cut, false, launch);
                continue;
            }
            sk__add_slices(plan, &cut, step - 1u, step == 1 && i == 0, launch);
        }
    }
}
