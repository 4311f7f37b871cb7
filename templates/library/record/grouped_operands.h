/* grouped_operands.h - the memory that a plan of several problems reads and writes, resolved and checked.
 *
 * Uses dealing.h, lines.h, operands.h, ../plan/query_sliced_group.h. Must not know pipelines or command buffers.
 */

#include "dealing.h"
#include "lines.h"
#include "operands.h"
#include "../plan/query_sliced_group.h"

/* Where operands begin, as the kernel sees them, and what problems may use from there. */
typedef struct sk__grouped_operands
{
    VkDeviceAddress a, b, c, d, bias, scale_m, scale_n, residual;
    sk__grouped_room room;
    VkDeviceAddress workspace, space; /* the space's header lies in the workspace or the upload buffer */
    bool prepared;                    /* a dispatch makes the schedule: also of problems that only the device knows */
    VkDeviceAddress table, count, extents; /* 0 where there is none; a table may lie where the header may */
    sk__line_operands lines;
} sk__grouped_operands;

/* Resolves where an operand begins. With addresses it is 0, from where everything can be reached. */
static sk_result sk__resolve_begin(const sk_plan* plan, const char* name, const sk_buffer* buffer, bool is_read,
                                   uint32_t alignment, VkDeviceAddress* begin, sk__wide* room)
{
    const sk_logger* logger = &plan->program.context->logger;
    sk__memory memory;
    *begin = 0;
    *room = sk__wide_of(plan->grouped.addresses ? UINT64_MAX : 0);
    if (!is_read || plan->grouped.addresses)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_buffer(plan->program.context, name, buffer, &memory));
    SK__REQUIRE(logger, memory.address % alignment == 0, SK_ERROR_MISALIGNED,
                "%s is at address 0x%llx, not a multiple of %u", name, (unsigned long long)memory.address, alignment);
    *begin = memory.address;
    uint64_t most = UINT64_MAX - memory.address; /* so that no sum overflows, even if the user vouches for the size */
    *room = sk__wide_of(buffer->size < most ? buffer->size : most);
    return SK_SUCCESS;
}

/* Resolves where the kernel's A or B begins. Of one that is prepacked the last elements belong to no problem: they are
 * loaded ahead. */
static sk_result sk__resolve_input_begin(const sk_plan* plan, const sk_grouped_gemm_args* args, bool is_b,
                                         uint32_t alignment, sk__grouped_operands* operands)
{
    const sk__packing* packing = &plan->choice.packing;
    const sk_buffer* buffer = is_b == plan->problem.exchanged ? &args->a : &args->b;
    const char* name = is_b == plan->problem.exchanged ? "a" : "b";
    const sk__copy* copy = is_b ? &packing->copy_b : &packing->copy_a;
    sk__memory memory;
    SK__TRY(sk__resolve_begin(plan, name, buffer, true, alignment, is_b ? &operands->b : &operands->a,
                              is_b ? &operands->room.b : &operands->room.a));
    if (!(is_b ? packing->prepacked_b : packing->prepacked_a) || plan->grouped.addresses)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_prepacked(plan, name, buffer, sk__copy_size(*copy), &memory));
    *(is_b ? &operands->room.b : &operands->room.a) = sk__wide_of(sk__copy_size(*copy) - copy->ahead * copy->size);
    return SK_SUCCESS;
}

/* Where the operands begin. Buffers are in the user's order, names too. */
static sk_result sk__resolve_begins(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                    sk__grouped_operands* operands)
{
    const sk__problem* problem = &plan->problem;
    const sk__grouped_limits* limits = &plan->grouped.limits;
    sk__grouped_room* room = &operands->room;
    bool exchanged = problem->exchanged;
    uint32_t input = limits->aligned ? 16u : limits->input_size, output = limits->aligned ? 16u : limits->output_size;
    uint32_t of_b = limits->block > 1 ? limits->block_alignment : input;
    uint32_t vector = limits->aligned ? 16u : 4u;
    SK__TRY(sk__resolve_input_begin(plan, args, false, input, operands));
    SK__TRY(sk__resolve_input_begin(plan, args, true, of_b, operands));
    SK__TRY(sk__resolve_begin(plan, "c", &args->c, limits->layouts.linear && (args->c.buffer || args->c.address),
                              limits->output_size, &operands->c, &room->c));
    SK__TRY(sk__resolve_begin(plan, "d", &args->d, true, output, &operands->d, &room->d));
    SK__TRY(sk__resolve_begin(plan, "bias", &args->bias, limits->bias > 0, vector, &operands->bias, &room->bias));
    SK__TRY(sk__resolve_begin(plan, exchanged ? "scale_n" : "scale_m", exchanged ? &args->scale_n : &args->scale_m,
                              limits->scale_m, vector, &operands->scale_m, &room->scale_m));
    SK__TRY(sk__resolve_begin(plan, exchanged ? "scale_m" : "scale_n", exchanged ? &args->scale_m : &args->scale_n,
                              limits->scale_n, vector, &operands->scale_n, &room->scale_n));
    return sk__resolve_begin(plan, "residual", &args->residual, limits->residual, limits->output_size,
                             &operands->residual, &room->residual);
}

/* The number of problems, if only the device knows it. */
static sk_result sk__resolve_count(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                   sk__grouped_operands* operands)
{
    return sk__is_given(&args->count)
               ? sk__resolve_words(plan->program.context, "count", &args->count, 1, &operands->count)
               : SK_SUCCESS;
}

/* Alpha and beta of a problem, or of all. `place` is what sentences begin with. */
static sk_result sk__check_scalars(const sk_plan* plan, const char* place, sk__scalar alpha, sk__scalar beta)
{
    SK__TRY(sk__check_scalar(plan, place, true, alpha));
    return sk__check_scalar(plan, place, false, beta);
}

/* The array that tells problems, which are written to the workspace: their ends, or the problem of each line. A
 * dispatch makes ends of that. */
static sk_result sk__resolve_extents(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                     sk__grouped_operands* operands)
{
    const sk__lines* lines = &plan->grouped.lines;
    uint32_t words = lines->assigned ? lines->most : plan->grouped.most_problems;
    SK__REQUIRE(&plan->program.context->logger, !args->problems && !args->table.buffer && !args->table.address,
                SK_ERROR_INVALID_VALUE, "problems or table is given, but the plan's problems are told by extents");
    SK__TRY(sk__check_scalars(plan, "", sk__round_scalar(plan, args->alpha, args->alpha_imaginary),
                              sk__round_scalar(plan, args->beta, args->beta_imaginary)));
    SK__TRY(sk__resolve_words(plan->program.context, "extents", &args->extents, words, &operands->extents));
    SK__TRY(sk__resolve_count(plan, args, operands));
    if (lines->assigned)
    {
        operands->lines.assigned = operands->extents;
        operands->lines.count = operands->count;
        operands->extents = operands->workspace + lines->ends;
        operands->count = 0;
    }
    return SK_SUCCESS;
}

/* The table of problems that only the device knows, and their number. */
static sk_result sk__resolve_table(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                   sk__grouped_operands* operands)
{
    const sk_logger* logger = &plan->program.context->logger;
    sk__memory memory;
    uint64_t size = (uint64_t)plan->grouped.most_problems * sizeof(sk_problem);
    SK__REQUIRE(logger, !plan->grouped.starts, SK_ERROR_INVALID_VALUE,
                "problems is NULL, but the plan's search is host: only the host's problems have a table of starts");
    SK__REQUIRE(
        logger, !sk__is_sliced(plan), SK_ERROR_INVALID_VALUE,
        "problems is NULL, but the plan's way is slices: the host records the dispatches of each problem. With "
        "gemm.way = SK_WAY_TYPES a table serves");
    SK__TRY(sk__resolve_buffer(plan->program.context, "table", &args->table, &memory));
    SK__REQUIRE(logger, memory.address % 8 == 0, SK_ERROR_MISALIGNED,
                "table is at address 0x%llx, not a multiple of 8", (unsigned long long)memory.address);
    SK__REQUIRE(logger, args->table.size >= size, SK_ERROR_BUFFER_TOO_SMALL,
                "table.size is %llu bytes, %u problems take %llu", (unsigned long long)args->table.size,
                plan->grouped.most_problems, (unsigned long long)size);
    operands->table = memory.address;
    return sk__resolve_count(plan, args, operands);
}

/* Refuses a problem of the host's as the device would leave it out, with a sentence. */
static sk_result sk__check_row(const sk_plan* plan, const sk_grouped_gemm_args* args,
                               const sk__grouped_operands* operands, uint32_t index, sk__grouped_extent* all)
{
    char why[SK__REASON_TEXT];
    const sk_logger* logger = &plan->program.context->logger;
    sk__grouped_limits limits = plan->grouped.limits;
    sk__problem_row row = sk__row_of(&args->problems[index], limits.exchanged);
    uint32_t reason = sk__judge_row(row, limits, operands->room);
    sk__describe_reason(reason, limits.exchanged, why, sizeof why);
    SK__REQUIRE(logger, reason == SK__LEFT_OUT_NOT, SK_ERROR_INVALID_VALUE, "problem %u: %s", index, why);
    snprintf(why, sizeof why, "problem %u: ", index);
    const sk_problem* problem = &args->problems[index];
    SK__TRY(sk__check_scalars(plan, why, sk__round_scalar(plan, problem->alpha, problem->alpha_imaginary),
                              sk__round_scalar(plan, problem->beta, problem->beta_imaginary)));
    *all = sk__add_extents(*all, sk__measure_row(row, limits));
    uint32_t room = plan->grouped.chunk_room;
    sk__describe_reason(room ? SK__LEFT_OUT_CHUNKS : SK__LEFT_OUT_TOTAL, limits.exchanged, why, sizeof why);
    SK__REQUIRE(logger, sk__is_countable(*all, room), SK_ERROR_TOO_LARGE, "problem %u: %s", index, why);
    return SK_SUCCESS;
}

static sk_result sk__check_rows(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                const sk__grouped_operands* operands, sk__grouped_extent* all)
{
    const sk_logger* logger = &plan->program.context->logger;
    all->tiles = all->places = 0;
    SK__REQUIRE(logger, args->problem_count <= plan->grouped.most_problems, SK_ERROR_INVALID_VALUE,
                "problem_count is %u, the plan is for at most %u", args->problem_count, plan->grouped.most_problems);
    for (uint32_t i = 0; i < args->problem_count; ++i)
    {
        SK__TRY(sk__check_row(plan, args, operands, i, all));
    }
    return SK_SUCCESS;
}

/* Bytes of the header and table of so many problems, and of where workers begin, which an upload buffer has before the
 * problems' rows. These have numbers of 8 bytes. */
static VkDeviceSize sk__space_size(const sk_plan* plan, uint32_t problem_count)
{
    uint32_t starts = plan->grouped.starts ? plan->choice.workers + plan->choice.workers % 2u : 0u;
    VkDeviceSize behind = sk__max(starts, sk__spare_words(plan));
    return sizeof(uint32_t) * (SK__GROUPED_HEADER + (VkDeviceSize)SK__TABLE_ROW * problem_count + behind);
}

static VkDeviceSize sk__upload_size(const sk_plan* plan, uint32_t problem_count)
{
    bool any = plan->grouped.most_problems > 0 && problem_count > 0;
    return any ? sk__space_size(plan, problem_count) + (VkDeviceSize)sizeof(sk_problem) * problem_count : 0;
}

/* Bytes that a plan of several problems by slices uploads for those that it holds, up to a part. */
static VkDeviceSize sk__upload_size_up_to(const sk_plan* plan, uint32_t problem_count, sk__group_part end)
{
    VkDeviceSize size = 0;
    for (uint32_t part = 0; part < (uint32_t)end; ++part)
    {
        const sk_plan* held = sk__part_of_group(plan, (sk__group_part)part);
        uint32_t rows = problem_count * sk__rows_of_part(plan, (sk__group_part)part);
        (void)sk__take_room(&size, held ? sk__upload_size(held, rows) : 0u);
    }
    return size;
}

STREAMK_API VkDeviceSize sk_query_upload_size(const sk_plan* plan, uint32_t problem_count)
{
    bool is_group = plan->grouped.most_problems > 0;
    return is_group && sk__is_sliced(plan) ? sk__upload_size_up_to(plan, problem_count, SK__GROUP_PARTS)
                                           : sk__upload_size(plan, problem_count);
}

/* Where an upload buffer has the schedule and the problems. */
static sk_result sk__resolve_upload(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                    const sk__memory* workspace, sk__grouped_operands* operands)
{
    sk__memory upload;
    const sk_logger* logger = &plan->program.context->logger;
    VkDeviceSize size = sk_query_upload_size(plan, args->problem_count);
    SK__REQUIRE(logger, args->upload_mapped, SK_ERROR_NULL_ARGUMENT,
                "upload_mapped is NULL, but upload is given: the host writes there what the device reads");
    SK__TRY(sk__resolve_buffer(plan->program.context, "upload", &args->upload, &upload));
    SK__REQUIRE(logger, upload.address % 16 == 0, SK_ERROR_MISALIGNED,
                "upload is at address 0x%llx, not a multiple of 16", (unsigned long long)upload.address);
    SK__REQUIRE(logger, args->upload.size >= size, SK_ERROR_BUFFER_TOO_SMALL,
                "upload.size is %llu byte%s, %u problem%s %llu", (unsigned long long)args->upload.size,
                sk__plural(args->upload.size), args->problem_count, args->problem_count == 1 ? " takes" : "s take",
                (unsigned long long)size);
    sk__take_bytes(&upload, size);
    SK__TRY(sk__check_overlap(logger, &upload, workspace));
    if (sk__is_sliced(plan)) /* each plan that it holds has its part of it */
    {
        operands->table = upload.address;
        return SK_SUCCESS;
    }
    operands->table = upload.address + sk__space_size(plan, args->problem_count);
    operands->space = operands->prepared ? operands->space : upload.address;
    return SK_SUCCESS;
}

/* Where recording writes the host's problems. */
static sk_result sk__resolve_host_problems(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                           const sk__memory* workspace, sk__grouped_operands* operands)
{
    const sk_logger* logger = &plan->program.context->logger;
    if (sk__is_given(&args->upload) || args->upload_mapped)
    {
        return sk__resolve_upload(plan, args, workspace, operands);
    }
    SK__REQUIRE(logger, args->workspace.buffer || sk_query_upload_size(plan, args->problem_count) == 0,
                SK_ERROR_NULL_ARGUMENT,
                "workspace.buffer is NULL: problems that the host knows are written there by a transfer, as there is "
                "no upload");
    SK__REQUIRE(logger, args->workspace.offset % 4 == 0, SK_ERROR_WORKSPACE_MISALIGNED,
                "workspace.offset is %llu, not a multiple of 4", (unsigned long long)args->workspace.offset);
    return SK_SUCCESS;
}

/* Of problems that the host knows, a buffer for them; of others, their array or table. */
static sk_result sk__resolve_problems(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                      const sk__memory* workspace, sk__grouped_operands* operands,
                                      sk__grouped_extent* all)
{
    operands->space = operands->workspace + plan->grouped.space;
    operands->table = operands->workspace + plan->grouped.rows_begin; /* unless the user has one */
    operands->prepared = true;
    if (!sk__is_ragged(plan) && args->problems)
    {
        sk__listed listed = sk__list_problems(args);
        operands->prepared = !sk__is_sliced(plan) && sk__must_prepare(plan, &listed);
        SK__TRY(sk__check_rows(plan, args, operands, all));
        return sk__resolve_host_problems(plan, args, workspace, operands);
    }
    SK__REQUIRE(&plan->program.context->logger, !sk__is_given(&args->upload) && !args->upload_mapped,
                SK_ERROR_INVALID_VALUE,
                "upload is given, but no problems of the host's, which would be written there");
    return sk__is_ragged(plan) ? sk__resolve_extents(plan, args, operands) : sk__resolve_table(plan, args, operands);
}

/* Lets the kernel read and write stacks, where lines of the operands are copied. */
static sk_result sk__resolve_copied_lines(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                          sk__grouped_operands* operands)
{
    bool is_a = ((plan->grouped.ragged.flags & SK__RAGGED_EXTENT) == SK__RAGGED_M) != plan->problem.exchanged;
    const sk__lines* lines = &plan->grouped.lines;
    SK__TRY(sk__resolve_line_copy(plan, "gather", &args->gather, &lines->gather, operands->workspace,
                                  is_a ? &operands->a : &operands->b, is_a ? &operands->room.a : &operands->room.b,
                                  &operands->lines.gather));
    return sk__resolve_line_copy(plan, "scatter", &args->scatter, &lines->scatter, operands->workspace, &operands->d,
                                 &operands->room.d, &operands->lines.scatter);
}

static sk_result sk__resolve_grouped_operands(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                              sk__grouped_operands* operands, sk__grouped_extent* all)
{
    sk__memory workspace;
    const sk_logger* logger = &plan->program.context->logger;
    memset(operands, 0, sizeof *operands);
    SK__TRY(sk__resolve_begins(plan, args, operands));
    SK__TRY(sk__resolve_workspace(plan->program.context, &args->workspace, plan->workspace_size, &workspace));
    operands->workspace = workspace.address;
    SK__TRY(sk__resolve_copied_lines(plan, args, operands));
    SK__REQUIRE(logger, !plan->problem.epilogue.clamp || args->clamp_min <= args->clamp_max, SK_ERROR_INVALID_VALUE,
                "clamp_min is %g, must be at most clamp_max, %g", (double)args->clamp_min, (double)args->clamp_max);
    SK__REQUIRE(logger, !plan->grouped.lines.assigned || !plan->problem.epilogue.linear || args->beta == 0.0,
                SK_ERROR_INVALID_VALUE, "beta is %g, must be 0: lines are assigned, and C's order is the device's",
                args->beta);
    return sk__resolve_problems(plan, args, &workspace, operands, all);
}
