/* panels.h - what a product of slices or halves dispatches: panel after panel of D, for each matrix of a batch; and
 * what sk_pack() does for it.
 *
 * Uses finish.h, halves.h, slices.h. Must not know command buffers.
 */

#include "finish.h"
#include "halves.h"
#include "slices.h"

/* Adds the panels of some rows. Returns how many dispatches make A and B narrow. */
static uint32_t sk__add_row_of_panels(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands,
                                      uint32_t row, sk__launch* launch)
{
    uint32_t copies = 0;
    bool is_first = true;
    for (uint32_t i = 0; i < plan->narrow.panels_n; ++i)
    {
        uint32_t column = sk__panel_begin(plan, i, plan->narrow.panel_n, plan->problem.n);
        if (sk__is_panel_inside(plan, row, column))
        {
            copies += sk__is_sliced(plan) ? sk__add_sliced_panel(plan, operands, row, column, is_first, launch)
                                          : sk__add_halved_panel(plan, args, operands, row, column, is_first, launch);
            is_first = false;
        }
    }
    return copies;
}

/* One matrix of a batch. Returns how many dispatches make A and B narrow. */
static uint32_t sk__add_narrow_product(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands,
                                       sk__launch* launch)
{
    uint32_t copies = 0;
    if (plan->narrow.depth == 0)
    {
        sk__add_zeros(plan, operands, launch);
        return 0;
    }
    for (uint32_t i = 0; i < plan->narrow.panels_m; ++i)
    {
        uint32_t row = sk__panel_begin(plan, i, plan->narrow.panel_m, plan->problem.m);
        copies += sk__add_row_of_panels(plan, args, operands, row, launch);
    }
    return copies;
}

/* A and B are not read where alpha is 0, or there is no k. */
static void sk__fill_narrow_launch(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands,
                                   sk__launch* launch)
{
    const sk__problem* problem = &plan->problem;
    sk__operands own = *operands;
    bool reads = own.a.address != 0, reads_c = own.c.address != 0;
    uint32_t copies = 0;
    for (uint32_t i = 0; i < problem->batch_count; ++i)
    {
        copies += reads || !plan->narrow.is_rounded ? sk__add_narrow_product(plan, args, &own, launch) : 0u;
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

/* Adds what writes prepacked slices or halves of A, or of B: matrix after matrix, which wait for none of the others. */
static void sk__add_narrow_pack(const sk_plan* plan, bool is_b, VkDeviceAddress from, VkDeviceAddress to,
                                sk__launch* launch)
{
    const sk__matrix* matrix = is_b ? &plan->problem.b : &plan->problem.a;
    const sk__narrow_operand* operand = is_b ? &plan->narrow.b : &plan->narrow.a;
    uint32_t count = matrix->shared ? 1u : plan->problem.batch_count;
    uint32_t parts = sk__is_sliced(plan) ? plan->sliced.parts : 1u;
    for (uint32_t step = 0; step <= parts; ++step)
    {
        for (uint32_t i = 0; i < count; ++i)
        {
            VkDeviceAddress own = from + i * sk__run_size(matrix->element, matrix->batch_stride);
            sk__narrow_lines lines = sk__lines_at(plan, is_b, own, to + i * operand->size);
            (sk__is_sliced(plan) ? sk__add_packed_slices : sk__add_packed_halves)(plan, &lines, step,
                                                                                  step == 1 && i == 0, launch);
        }
    }
}
