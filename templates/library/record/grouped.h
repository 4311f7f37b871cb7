/* grouped.h - appends a plan of several problems to a command buffer.
 *
 * Uses record.h, upload.h, grouped_copies.h. Nothing here changes a plan or a context.
 */

#include "grouped_copies.h"
#include "record.h"
#include "upload.h"

/* The header of problems whose tiles are all alike, or stay whole. */
static sk__grouped_header sk__header_of(const sk_plan* plan, const sk_grouped_gemm_args* args, sk__grouped_extent all)
{
    sk__grouped_header header = {args->problem_count, all.tiles, 0, 0};
    header.stream_k_tiles = sk__count_grouped_stream_k_tiles(all.tiles, plan->choice.workers, plan->grouped.waves);
    header.stream_k_places = header.stream_k_tiles > 0 ? all.places / all.tiles * header.stream_k_tiles : 0;
    return header;
}

/* Writes the rows of the tiles that workers begin with; of those that have none, the last row. */
static void sk__upload_starts(sk__upload* upload, const sk_grouped_gemm_args* args)
{
    sk__grouped_limits limits = upload->plan->grouped.limits;
    uint32_t row = 0, end = 0; /* tiles up to the row */
    for (uint32_t worker = 0; worker < upload->plan->choice.workers; ++worker)
    {
        while (row < args->problem_count && end <= worker)
        {
            end += sk__measure_row(sk__row_of(&args->problems[row++], limits.exchanged), limits).tiles;
        }
        uint32_t start = row - 1u;
        sk__upload_words(upload, &start, 1);
    }
}

/* Writes header and table of the host's problems, and where workers begin if the plan wants that. */
static void sk__upload_space(sk__upload* upload, const sk_grouped_gemm_args* args, sk__grouped_extent all)
{
    sk__dealing dealing;
    sk__grouped_limits limits = upload->plan->grouped.limits;
    sk__grouped_extent sum = {0, 0};
    sk__deal_problems(upload->plan, args, &dealing);
    sk__grouped_header header = sk__header_of(upload->plan, args, all);
    sk__seek_upload(upload, upload->space);
    sk__upload_words(upload, &header, SK__GROUPED_HEADER);
    for (uint32_t i = 0; i < args->problem_count; ++i)
    {
        uint32_t words[SK__TABLE_ROW], problem = sk__dealt_problem(&dealing, i);
        sk__problem_row row = sk__row_of(&args->problems[problem], limits.exchanged);
        sk__fill_table_row(words, sum, row, limits, problem);
        sk__upload_words(upload, words, SK__TABLE_ROW);
        sum = sk__add_extents(sum, sk__measure_row(row, limits));
    }
    if (upload->plan->grouped.starts)
    {
        sk__upload_starts(upload, args);
    }
}

/* Writes the host's problems, and their schedule unless a dispatch makes it. */
static void sk__upload_problems(VkCommandBuffer commands, const sk_plan* plan, const sk_grouped_gemm_args* args,
                                sk__grouped_extent all)
{
    sk__upload upload;
    sk__begin_upload(&upload, commands, plan, args);
    if (!sk__is_prepared(plan, args))
    {
        sk__upload_space(&upload, args, all);
    }
    sk__seek_upload(&upload, upload.rows);
    for (uint32_t i = 0; i < args->problem_count; ++i)
    {
        sk__upload_words(&upload, &args->problems[i], (uint32_t)(sizeof(sk_problem) / sizeof(uint32_t)));
    }
    sk__flush_upload(&upload);
}

/* Updates the workspace, once the launches before are done with theirs. Memory of the user's is written at once, and
 * submitting makes that visible. */
static void sk__record_problems(VkCommandBuffer commands, const sk_plan* plan, const sk_grouped_gemm_args* args,
                                sk__grouped_extent all)
{
    if (args->upload_mapped)
    {
        sk__upload_problems(commands, plan, args, all);
        return;
    }
    VkMemoryBarrier before = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL,
                              VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT, VK_ACCESS_TRANSFER_WRITE_BIT};
    plan->program.context->functions.vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                                                          VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 1, &before, 0, NULL, 0,
                                                          NULL);
    sk__upload_problems(commands, plan, args, all);
    sk__barrier(commands, plan->program.context, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT);
}

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

/* The dispatches before the multiplication. Lines are gathered beside the one that judges problems first. Copies read
 * them, and are made beside the one that prepares, if there is one. */
static void sk__add_preparation(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                const sk__grouped_operands* operands, const sk__grouped_operands* read,
                                sk__launch* launch)
{
    const sk__lines* lines = &plan->grouped.lines;
    bool copies = sk__has_copies(plan), prepares = sk__is_prepared(plan, args);
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
    sk__add_plain_step(launch, plan->pipelines[0], &arguments, sizeof arguments, plan->choice.workers,
                       launch->step_count > 0);
    if (sk__fixup_of(plan->choice.fixup)->sums_up)
    {
        uint32_t groups =
            sk__count_sum_workgroups(sk__kernel_at(plan->choice.kernel), plan->choice.workers, plan->choice.sum_runs);
        sk__add_plain_step(launch, plan->sum_pipelines[0], &arguments, sizeof arguments, groups, true);
    }
    sk__add_lines(plan, &plan->grouped.lines.scatter, &operands->lines.scatter, operands, launch);
}

/* Resolves what is launched. Without tiles nothing is. */
static sk_result sk__resolve_grouped_launch(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                            sk__grouped_operands* operands, sk__grouped_extent* all, bool* has_tiles)
{
    const sk_context* context = plan->program.context;
    all->tiles = all->places = 0;
    SK__REQUIRE(&context->logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
    SK__REQUIRE(&context->logger, plan->grouped.most_problems > 0, SK_ERROR_INVALID_VALUE,
                "the plan is of one problem: sk_gemm records it, and sk_query_gemm_launch tells of it");
    SK__TRY(sk__require_device(context));
    SK__TRY(sk__resolve_grouped_operands(plan, args, operands, all));
    SK__TRY(sk__check_group_room(plan, args));
    *has_tiles = !args->problems || all->tiles > 0;
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_query_grouped_gemm_launch(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                                   sk_launch_info* info)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__launch launch = sk__begin_launch(plan->program.context, VK_NULL_HANDLE);
    sk__grouped_operands operands;
    sk__grouped_extent all;
    bool has_tiles = false;
    SK__REQUIRE(&plan->program.context->logger, info, SK_ERROR_NULL_ARGUMENT, "launch is NULL");
    SK__TRY(sk__resolve_grouped_launch(plan, args, &operands, &all, &has_tiles));
    if (has_tiles)
    {
        sk__fill_grouped_launch(plan, args, &operands, &launch);
    }
    *info = launch.info;
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_grouped_gemm(VkCommandBuffer commands, const sk_plan* plan, const sk_grouped_gemm_args* args)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__grouped_operands operands;
    sk__grouped_extent all;
    bool has_tiles = false;
    SK__REQUIRE(&plan->program.context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__TRY(sk__resolve_grouped_launch(plan, args, &operands, &all, &has_tiles));
    if (!has_tiles)
    {
        return SK_SUCCESS;
    }
    sk__launch launch = sk__begin_labelled(&plan->program, commands);
    if (args->problems)
    {
        sk__record_problems(commands, plan, args, all);
    }
    sk__fill_grouped_launch(plan, args, &operands, &launch);
    sk__end_labelled(&launch);
    return SK_SUCCESS;
}
