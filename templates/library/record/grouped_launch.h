/* grouped_launch.h - what a plan of several problems dispatches.
 *
 * Uses grouped_copies.h. Must not know where problems are written.
 */

#include "grouped_copies.h"

/* The dispatch that makes the problem table of an array. */
static void sk__add_ragged(const sk_plan* plan, const sk_grouped_gemm_args* args,
                           const sk__grouped_operands* operands, sk__launch* launch)
{
    sk__ragged_arguments arguments = plan->grouped.ragged;
    sk__put_address(arguments.extents, operands->extents);
    sk__put_address(arguments.count, operands->count ? operands->count : operands->extents);
    sk__put_address(arguments.rows, operands->table);
    arguments.flags |= operands->count ? SK__RAGGED_COUNTED : 0u;
    memcpy(arguments.alpha, &args->alpha, sizeof arguments.alpha);
    memcpy(arguments.beta, &args->beta, sizeof arguments.beta);
    memcpy(arguments.alpha_imaginary, &args->alpha_imaginary, sizeof arguments.alpha_imaginary);
    memcpy(arguments.beta_imaginary, &args->beta_imaginary, sizeof arguments.beta_imaginary);
    uint32_t groups = sk__divide_up(plan->grouped.most_problems, SK__RAGGED_INVOCATIONS);
    sk__add_plain_step(launch, plan->ragged_pipeline, &arguments, sizeof arguments, groups, launch->step_count > 0);
}

/* Adds a copy of lines, if the plan has it. */
static void sk__add_lines(const sk_plan* plan, const sk__line_copy* copy, const sk__line_operand* operand,
                          const sk__grouped_operands* operands, sk__launch* launch)
{
    sk__lines_arguments arguments;
    memset(&arguments, 0, sizeof arguments);
    sk__put_address(arguments.ends, operands->extents);
    sk__put_address(arguments.count, operands->count ? operands->count : operands->extents);
    arguments.flags = operands->count ? SK__LINES_COUNTED : 0u;
    if (copy->is_made)
    {
        sk__add_line_copy(plan, copy, operand, arguments, operands->workspace, launch);
    }
}

/* The dispatch that makes header, table and shares of problems, which may be judged already. */
static void sk__add_prepare(const sk_plan* plan, const sk_grouped_gemm_args* args,
                            const sk__grouped_operands* operands, sk__launch* launch)
{
    sk__prepare_arguments arguments = sk__make_prepare_arguments(plan, args, operands);
    arguments.flags |= sk__has_copies(plan) ? SK__PREPARE_JUDGED : 0u;
    sk__add_plain_step(launch, plan->prepare_pipeline, &arguments, sizeof arguments, 1, launch->step_count > 0);
}

static sk__grouped_arguments sk__make_grouped_arguments(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                                        const sk__grouped_operands* operands)
{
    sk__grouped_arguments arguments;
    sk__put_address(arguments.a, operands->a);
    sk__put_address(arguments.b, operands->b);
    sk__put_address(arguments.c, operands->c);
    sk__put_address(arguments.d, operands->d);
    sk__put_address(arguments.bias, operands->bias);
    sk__put_address(arguments.scale_m, operands->scale_m);
    sk__put_address(arguments.scale_n, operands->scale_n);
    sk__put_address(arguments.residual, operands->residual);
    sk__put_address(arguments.problems, operands->table);
    sk__put_address(arguments.space, operands->space);
    sk__put_address(arguments.workspace, operands->workspace);
    arguments.most_looks = plan->choice.most_looks;
    arguments.workers = plan->choice.workers;
    arguments.minimum_segment = plan->grouped.minimum_segment;
    arguments.raster_width = plan->choice.raster_width;
    arguments.order = sk__grouped_order(plan);
    memcpy(&arguments.clamp_min, &args->clamp_min, sizeof arguments.clamp_min);
    memcpy(&arguments.clamp_max, &args->clamp_max, sizeof arguments.clamp_max);
    return arguments;
}

/* What workgroups are pushed that prepare the problems that they multiply. */
typedef struct sk__prepared_arguments
{
    sk__grouped_arguments arguments;
    sk__prepare_arguments sizes;
} sk__prepared_arguments;

/* Whether the workgroups that multiply prepare, and no dispatch before them. */
static bool sk__is_prepared_by_workgroups(const sk_plan* plan, const sk__grouped_operands* operands)
{
    return operands->prepared && plan->grouped.by_workgroups;
}

/* The dispatch that multiplies. */
static void sk__add_multiply(const sk_plan* plan, const sk_grouped_gemm_args* args,
                             const sk__grouped_operands* operands, const sk__grouped_arguments* arguments,
                             sk__launch* launch)
{
    bool waits = launch->step_count > 0;
    if (!sk__is_prepared_by_workgroups(plan, operands))
    {
        sk__add_plain_step(launch, plan->pipelines[0], arguments, sizeof *arguments, plan->choice.workers, waits);
        return;
    }
    sk__prepared_arguments constants;
    constants.arguments = *arguments;
    constants.sizes = sk__make_prepare_arguments(plan, args, operands);
    sk__add_dispatch(launch, plan->prepares_pipeline, &constants, sizeof constants, plan->choice.workers, waits);
}

/* The dispatches before the multiplication. Lines are gathered beside the one that judges problems first. Copies read
 * them, and are made beside the one that prepares, if there is one. */
static void sk__add_preparation(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                const sk__grouped_operands* operands, const sk__grouped_operands* read,
                                sk__launch* launch)
{
    const sk__lines* lines = &plan->grouped.lines;
    bool copies = sk__has_copies(plan);
    bool prepares = operands->prepared && !sk__is_prepared_by_workgroups(plan, operands);
    if (lines->assigned)
    {
        sk__add_assign(plan, &operands->lines, operands->workspace, launch);
    }
    if (sk__is_ragged(plan))
    {
        sk__add_ragged(plan, args, operands, launch);
    }
    if (copies)
    {
        sk__add_place(plan, args, operands, launch);
    }
    else if (prepares)
    {
        sk__add_prepare(plan, args, operands, launch);
    }
    sk__add_lines(plan, &lines->gather, &operands->lines.gather, operands, launch);
    if (copies && prepares)
    {
        sk__add_prepare(plan, args, read, launch);
    }
    if (copies)
    {
        sk__add_group_copies(plan, operands, !prepares, launch);
    }
}

/* The dispatches. The separate pass has a workgroup for each worker, or several: they sum the tiles that it begins. */
static void sk__fill_grouped_launch(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                    const sk__grouped_operands* operands, sk__launch* launch)
{
    sk__grouped_operands read = sk__with_group_copies(plan, args, operands);
    sk__grouped_arguments arguments = sk__make_grouped_arguments(plan, args, &read);
    sk__add_preparation(plan, args, operands, &read, launch);
    sk__end_copies(launch);
    launch->info.aligned = plan->alignable;
    launch->info.aligned_output = plan->alignable_output;
    sk__add_multiply(plan, args, operands, &arguments, launch);
    if (sk__fixup_of(plan->choice.fixup)->sums_up)
    {
        uint32_t groups =
            sk__count_sum_workgroups(sk__kernel_at(plan->choice.kernel), plan->choice.workers, plan->choice.sum_runs);
        sk__add_plain_step(launch, plan->sum_pipelines[0], &arguments, sizeof arguments, groups, true);
    }
    sk__add_lines(plan, &plan->grouped.lines.scatter, &operands->lines.scatter, operands, launch);
}
