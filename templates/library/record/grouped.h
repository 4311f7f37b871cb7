/* grouped.h - appends a plan of several problems to a command buffer.
 *
 * Uses grouped_copies.h, record.h. Nothing here changes a plan or a context.
 */

#include "grouped_copies.h"
#include "record.h"

enum
{
    SK__UPLOAD_WORDS = 2048 /* of one update, which Vulkan allows 65536 bytes */
};

/* Writes words one after the other to the workspace. */
typedef struct sk__upload
{
    VkCommandBuffer commands;
    const sk_plan* plan;
    VkBuffer buffer;
    VkDeviceSize offset; /* of the next word that is not yet recorded */
    uint32_t count;
    uint32_t words[SK__UPLOAD_WORDS];
} sk__upload;

static void sk__flush_upload(sk__upload* upload)
{
    if (upload->count > 0)
    {
        VkDeviceSize size = upload->count * sizeof *upload->words;
        upload->plan->context->functions.vkCmdUpdateBuffer(upload->commands, upload->buffer, upload->offset, size,
                                                           upload->words);
        upload->offset += size;
        upload->count = 0;
    }
}

static void sk__upload_words(sk__upload* upload, const void* words, uint32_t count)
{
    if (upload->count + count > SK__UPLOAD_WORDS)
    {
        sk__flush_upload(upload);
    }
    memcpy(upload->words + upload->count, words, count * sizeof *upload->words);
    upload->count += count;
}

/* Begins to write at an offset into the workspace. */
static void sk__seek_upload(sk__upload* upload, const sk_grouped_args* args, VkDeviceSize offset)
{
    sk__flush_upload(upload);
    upload->offset = args->workspace.offset + offset;
}

/* The Stream-K tiles' places, of problems whose table nobody holds as a whole. */
static uint32_t sk__count_places_before(const sk_plan* plan, const sk_grouped_args* args, uint32_t tiles)
{
    sk__grouped_limits limits = plan->grouped.limits;
    uint32_t places = 0;
    for (uint32_t i = 0; i < args->problem_count && tiles > 0; ++i)
    {
        sk__problem_row row = sk__row_of(&args->problems[i], limits.exchanged);
        uint32_t of_tile = sk__count_places(sk__count_row_iterations(row, limits), limits.unit);
        uint32_t some = sk__min(tiles, sk__measure_row(row, limits).tiles);
        places += some * of_tile;
        tiles -= some;
    }
    return places;
}

static sk__grouped_header sk__header_of(const sk_plan* plan, const sk_grouped_args* args, sk__grouped_extent all)
{
    sk__grouped_header header = {args->problem_count, all.tiles, 0, all.places};
    header.stream_k_tiles = sk__count_grouped_stream_k_tiles(all.tiles, plan->choice.workers, plan->grouped.waves);
    if (header.stream_k_tiles < all.tiles)
    {
        header.stream_k_places = sk__count_places_before(plan, args, header.stream_k_tiles);
    }
    return header;
}

/* Writes header and table of the host's problems. */
static void sk__upload_space(sk__upload* upload, const sk_grouped_args* args, sk__grouped_extent all)
{
    sk__grouped_limits limits = upload->plan->grouped.limits;
    sk__grouped_header header = sk__header_of(upload->plan, args, all);
    sk__grouped_extent sum = {0, 0};
    sk__seek_upload(upload, args, upload->plan->grouped.space);
    sk__upload_words(upload, &header, SK__GROUPED_HEADER);
    for (uint32_t i = 0; i < args->problem_count; ++i)
    {
        sk__problem_row row = sk__row_of(&args->problems[i], limits.exchanged);
        uint32_t words[SK__TABLE_ROW];
        sk__fill_table_row(words, sum, row, limits, i);
        sk__upload_words(upload, words, SK__TABLE_ROW);
        sum = sk__add_extents(sum, sk__measure_row(row, limits));
    }
}

/* Whether a dispatch makes the table of a launch's problems. Recording has no memory to sort problems in, and of copies
 * the device writes the rows that kernels read. */
static bool sk__is_prepared(const sk_plan* plan, const sk_grouped_args* args)
{
    return !args->problems || plan->grouped.sorted || sk__has_copies(plan);
}

/* Writes the host's problems, once the launches before are done with theirs. */
static void sk__record_problems(VkCommandBuffer commands, const sk_plan* plan, const sk_grouped_args* args,
                                sk__grouped_extent all)
{
    const sk__functions* functions = &plan->context->functions;
    VkMemoryBarrier before = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL,
                              VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT, VK_ACCESS_TRANSFER_WRITE_BIT};
    functions->vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0,
                                    1, &before, 0, NULL, 0, NULL);
    sk__upload upload;
    upload.commands = commands;
    upload.plan = plan;
    upload.buffer = args->workspace.buffer;
    upload.count = 0;
    if (!sk__is_prepared(plan, args))
    {
        sk__upload_space(&upload, args, all);
    }
    sk__seek_upload(&upload, args, plan->grouped.rows_begin);
    for (uint32_t i = 0; i < args->problem_count; ++i)
    {
        sk__upload_words(&upload, &args->problems[i], (uint32_t)(sizeof(sk_problem) / sizeof(uint32_t)));
    }
    sk__flush_upload(&upload);
    sk__barrier(commands, plan->context, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT);
}

/* The dispatch that makes the problem table of an array. */
static void sk__add_ragged(const sk_plan* plan, const sk_grouped_args* args, const sk__grouped_operands* operands,
                           sk__launch* launch)
{
    sk__ragged_arguments arguments = plan->grouped.ragged;
    sk__push_constants constants;
    sk__put_address(arguments.extents, operands->extents);
    sk__put_address(arguments.count, operands->count ? operands->count : operands->extents);
    sk__put_address(arguments.rows, operands->table);
    arguments.flags |= operands->count ? SK__RAGGED_COUNTED : 0u;
    memcpy(&arguments.alpha, &args->alpha, sizeof arguments.alpha);
    memcpy(&arguments.beta, &args->beta, sizeof arguments.beta);
    memset(&constants, 0, sizeof constants);
    memcpy(&constants, &arguments, sizeof arguments);
    uint32_t groups = sk__divide_up(plan->grouped.most_problems, SK__RAGGED_INVOCATIONS);
    sk__add_step(launch, plan->ragged_pipeline, &constants, groups, false);
}

/* The dispatch that makes header and table of problems that the host did not write, or that are judged already. */
static void sk__add_prepare(const sk_plan* plan, const sk_grouped_args* args, const sk__grouped_operands* operands,
                            sk__launch* launch)
{
    sk__prepare_arguments arguments = sk__make_prepare_arguments(plan, args, operands);
    sk__push_constants constants;
    arguments.tile |= sk__has_copies(plan) ? SK__PREPARE_JUDGED : 0u;
    memset(&constants, 0, sizeof constants);
    memcpy(&constants, &arguments, sizeof arguments);
    sk__add_step(launch, plan->prepare_pipeline, &constants, 1, launch->step_count > 0);
}

static sk__grouped_arguments sk__make_grouped_arguments(const sk_plan* plan, const sk_grouped_args* args,
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
    sk__put_address(arguments.space, operands->workspace + plan->grouped.space);
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

/* The dispatches. The separate pass has a workgroup for each worker: a worker begins one split tile at most. */
static void sk__fill_grouped_launch(const sk_plan* plan, const sk_grouped_args* args,
                                    const sk__grouped_operands* operands, sk__launch* launch)
{
    sk__push_constants constants;
    sk__grouped_operands read = sk__with_group_copies(plan, args, operands);
    sk__grouped_arguments arguments = sk__make_grouped_arguments(plan, args, &read);
    memset(launch, 0, sizeof *launch);
    memset(&constants, 0, sizeof constants);
    memcpy(&constants, &arguments, sizeof arguments);
    if (sk__is_ragged(plan))
    {
        sk__add_ragged(plan, args, operands, launch);
    }
    if (sk__has_copies(plan))
    {
        sk__add_place(plan, args, operands, launch);
    }
    if (sk__is_prepared(plan, args))
    {
        sk__add_prepare(plan, args, &read, launch);
    }
    if (sk__has_copies(plan))
    {
        sk__add_group_copies(plan, operands, launch);
    }
    sk__add_step(launch, plan->pipelines[0], &constants, plan->choice.workers, launch->step_count > 0);
    if (plan->choice.fixup == SK_FIXUP_SEPARATE_PASS)
    {
        sk__add_step(launch, plan->sum_pipelines[0], &constants, plan->choice.workers, true);
    }
}

STREAMK_API sk_result sk_gemm_grouped(VkCommandBuffer commands, const sk_plan* plan, const sk_grouped_args* args)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__launch launch;
    sk__grouped_operands operands;
    sk__grouped_extent all = {0, 0};
    const sk_context* context = plan->context;
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__REQUIRE(&context->logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
    SK__REQUIRE(&context->logger, plan->grouped.most_problems > 0, SK_ERROR_INVALID_VALUE,
                "the plan is of one problem: sk_gemm records it");
    SK__TRY(sk__require_device(context));
    SK__TRY(sk__resolve_grouped_operands(plan, args, &operands, &all));
    SK__TRY(sk__check_group_room(plan, args));
    if (args->problems && all.tiles == 0)
    {
        return SK_SUCCESS;
    }
    sk__begin_label(commands, plan);
    if (args->problems)
    {
        sk__record_problems(commands, plan, args, all);
    }
    sk__fill_grouped_launch(plan, args, &operands, &launch);
    for (uint32_t i = 0; i < launch.step_count; ++i)
    {
        sk__record_step(commands, context, &launch.steps[i], false);
    }
    sk__end_label(commands, plan);
    return SK_SUCCESS;
}
