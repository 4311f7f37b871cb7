/* alignment.h - whether the shapes of a plan's operands allow the widest accesses of its kernels.
 *
 * Uses plan.h. Must not know addresses, pipelines or command buffers.
 */

#include "plan.h"

/* Elements of D in the widest store of its kernels. */
static uint32_t sk__widest_store(const sk_plan* plan)
{
    uint32_t widest = sk__max(sk__kernel_at(plan->choice.kernel)->output_vector, plan->choice.sum_runs ? 4u : 1u);
    return plan->last_wave.schedule.space.tiles > 0
               ? sk__max(widest, sk__kernel_at(plan->choice.last_wave_kernel)->output_vector)
               : widest;
}

/* Whether every 16-byte access of A and B, and every store of D, stays inside its line and on a multiple of its size.
 * Of several problems, multiples of 16 bytes are all that is promised. */
static void sk__find_alignment(sk_plan* plan)
{
    const sk__problem* problem = &plan->problem;
    bool grouped = plan->grouped.most_problems > 0;
    uint32_t outputs = problem->d.leading_dimension | problem->d.batch_stride;
    outputs =
        problem->n | outputs * sk__columns_for_one(&problem->epilogue); /* of a gate, a store has half as many */
    outputs = grouped ? 16u / sk__element_of(problem->output)->size : outputs;
    plan->alignable = sk__are_inputs_alignable(problem, &plan->choice);
    plan->alignable_output =
        !problem->d.transposed && (!grouped || plan->grouped.limits.aligned) && outputs % sk__widest_store(plan) == 0;
}
