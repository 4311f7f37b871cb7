/* sliced_group.h - what a launch of several problems by slices checks, writes and dispatches.
 *
 * Uses group_walk.h, grouped_upload.h. Must not know what is recorded before or after.
 *
 * Problems share no memory but what they read. So all exponents are found, then all operands are cut, then all levels
 * multiplied, and so on: what waits are steps, however many problems there are.
 */

#include "group_walk.h"
#include "grouped_upload.h"

/* Refuses problems that slices do not compute, or for which the workspace has no room. */
static sk_result sk__check_sliced_problems(sk__group_walk* walk)
{
    char place[32];
    const sk_plan* plan = walk->plan;
    const sk_logger* logger = &plan->program.context->logger;
    for (uint32_t i = 0; i < walk->args->problem_count; ++i)
    {
        sk__problem_row row = sk__row_of(&walk->args->problems[i], plan->problem.exchanged);
        snprintf(place, sizeof place, "problem %u: ", i);
        SK__TRY(sk__check_sliced_problem(plan, place, row));
        sk__walk_on(walk);
        SK__REQUIRE(logger, walk->one.workspace_size <= plan->workspace_size, SK_ERROR_TOO_LARGE,
                    "problem %u: slices of the problems up to it take %llu bytes of the workspace, which has room for "
                    "%llu, as many as those of the expected problems",
                    i, (unsigned long long)(walk->one.workspace_size - plan->sliced.group_begin),
                    (unsigned long long)(plan->workspace_size - plan->sliced.group_begin));
    }
    return SK_SUCCESS;
}

static sk_result sk__check_part(const sk_plan* plan, const sk__part_rows* rows)
{
    const sk_plan* part = sk__part_of_group(plan, rows->part);
    sk__listed listed = sk__list_part(rows);
    SK__REQUIRE(&plan->program.context->logger,
                !part || sk__is_countable(sk__measure_part(part, &listed), part->grouped.chunk_room),
                SK_ERROR_TOO_LARGE, "32 bits do not count the tiles, or their k-iterations, of the products of slices");
    return SK_SUCCESS;
}

static sk_result sk__check_sliced_launch(const sk_plan* plan, const sk_grouped_gemm_args* args)
{
    sk__group_walk walk;
    sk__grouped_operands nowhere;
    memset(&nowhere, 0, sizeof nowhere);
    sk__begin_walk(plan, args, &nowhere, &walk);
    SK__TRY(sk__check_sliced_problems(&walk));
    for (uint32_t part = 0; part < SK__GROUP_PARTS; ++part)
    {
        sk__part_rows rows = {&walk, (sk__group_part)part};
        SK__TRY(sk__check_part(plan, &rows));
    }
    return SK_SUCCESS;
}

/* Writes the tables of a part. */
static void sk__upload_part(VkCommandBuffer commands, const sk_grouped_gemm_args* args, const sk__part_rows* rows)
{
    sk__upload upload;
    const sk_plan* plan = rows->walk->plan;
    const sk_plan* part = sk__part_of_group(plan, rows->part);
    sk__listed listed = sk__list_part(rows);
    unsigned char* mapped = (unsigned char*)args->upload_mapped;
    if (part)
    {
        mapped = mapped ? mapped + sk__upload_size_up_to(plan, args->problem_count, rows->part) : NULL;
        sk__begin_upload(&upload, commands, part, &args->workspace, mapped, listed.count);
        sk__rewind(rows->walk);
        sk__upload_problems(&upload, &listed, sk__measure_part(part, &listed), sk__must_prepare(part, &listed));
    }
}

/* Writes the tables of all parts, as sk__record_problems() does that of a plan. */
static void sk__record_sliced_problems(VkCommandBuffer commands, const sk_plan* plan,
                                       const sk_grouped_gemm_args* args, const sk__grouped_operands* operands)
{
    sk__group_walk walk;
    bool any = sk_query_upload_size(plan, args->problem_count) > 0;
    sk__begin_walk(plan, args, operands, &walk);
    if (any && !args->upload_mapped)
    {
        sk__begin_updates(commands, plan->program.context);
    }
    for (uint32_t part = 0; part < SK__GROUP_PARTS; ++part)
    {
        sk__part_rows rows = {&walk, (sk__group_part)part};
        sk__upload_part(commands, args, &rows);
    }
    if (any && !args->upload_mapped)
    {
        sk__end_updates(commands, plan->program.context);
    }
}

/* Where the tables of a part are. */
static sk__grouped_operands sk__operands_of_part(const sk__part_rows* rows, const sk__listed* listed,
                                                 const sk__grouped_operands* operands)
{
    const sk_plan* plan = rows->walk->plan;
    const sk_plan* part = sk__part_of_group(plan, rows->part);
    const sk_grouped_gemm_args* args = rows->walk->args;
    VkDeviceAddress upload = operands->table + sk__upload_size_up_to(plan, args->problem_count, rows->part);
    sk__wide any = sk__wide_of(UINT64_MAX);
    sk__grouped_room room = {any, any, any, any, any, any, any, any};
    sk__grouped_operands own;
    memset(&own, 0, sizeof own);
    own.room = room;
    own.workspace = operands->workspace;
    own.prepared = sk__must_prepare(part, listed);
    bool uploads = args->upload_mapped != NULL;
    own.space = uploads && !own.prepared ? upload : own.workspace + part->grouped.space;
    own.table =
        uploads ? upload + sk__space_size(part, listed->count) : own.workspace + part->grouped.rows_begin;
    return own;
}

/* Adds a part, unless its rows are all empty. */
static void sk__add_part(const sk__part_rows* rows, const sk__grouped_operands* operands, sk__launch* launch)
{
    const sk_plan* part = sk__part_of_group(rows->walk->plan, rows->part);
    sk__listed listed = sk__list_part(rows);
    if (!part || sk__measure_part(part, &listed).tiles == 0)
    {
        return;
    }
    sk_grouped_gemm_args args;
    memset(&args, 0, sizeof args);
    args.problems = rows->walk->args->problems; /* the host's, of which the rows are made */
    args.problem_count = listed.count;
    sk__grouped_operands own = sk__operands_of_part(rows, &listed, operands);
    if (launch->step_count > 0)
    {
        sk__wait(launch);
    }
    sk__launch alone = sk__begin_launch(launch->context, launch->commands);
    sk__fill_grouped_launch(part, &args, &own, &alone);
    sk__count_launch(launch, &alone);
}

/* A dispatch of a problem, or several that wait for none of each other. */
typedef void (*sk__add_of_problem)(const sk_plan* one, const sk__panel* panel, bool waits, sk__launch* launch);

static void sk__find_exponents(const sk_plan* one, const sk__panel* panel, bool waits, sk__launch* launch)
{
    sk__add_exponents(one, &panel->a, waits, launch);
    sk__add_exponents(one, &panel->b, false, launch);
}

static void sk__cut_operands(const sk_plan* one, const sk__panel* panel, bool waits, sk__launch* launch)
{
    sk__add_slices(one, &panel->a, 0, waits, launch);
    sk__add_slices(one, &panel->b, 0, false, launch);
}

/* Where no kernel multiplies s8. */
static void sk__multiply_levels(const sk_plan* one, const sk__panel* panel, bool waits, sk__launch* launch)
{
    if (waits)
    {
        sk__wait(launch);
    }
    for (uint32_t level = sk__count_sliced_products(&one->sliced); level-- > 0;)
    {
        sk__add_product(one, panel, 0, level, launch);
    }
}

static void sk__add_up_levels(const sk_plan* one, const sk__panel* panel, bool waits, sk__launch* launch)
{
    sk__add_levels(one, panel, SK__LEVELS_ALL, waits, launch);
}

/* Adds a step of all problems, which waits for what is before it. Those without A B have it only if D = 0 follows. */
static void sk__add_to_all(sk__group_walk* walk, sk__add_of_problem add, bool zeros, sk__launch* launch)
{
    bool waits = launch->step_count > 0;
    sk__rewind(walk);
    while (sk__walk_on(walk))
    {
        const sk_plan* one = &walk->one;
        if (!sk__is_empty(one) && (one->narrow.depth > 0 || zeros))
        {
            sk__panel panel = sk__panel_at(one, &walk->own, 0, 0);
            add(one, &panel, waits, launch);
            waits = false;
        }
    }
}

/* The dispatches of all problems. */
static void sk__fill_sliced_group(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                  const sk__grouped_operands* operands, sk__launch* launch)
{
    sk__group_walk walk;
    sk__part_rows products = {&walk, SK__PART_PRODUCTS};
    sk__part_rows of_c = {&walk, SK__PART_OF_C}, of_product = {&walk, SK__PART_OF_PRODUCT};
    sk__begin_walk(plan, args, operands, &walk);
    sk__add_to_all(&walk, sk__find_exponents, false, launch);
    sk__add_to_all(&walk, sk__cut_operands, false, launch);
    sk__begin_product(launch);
    if (plan->sliced.of_group)
    {
        sk__add_part(&products, operands, launch);
    }
    else
    {
        sk__add_to_all(&walk, sk__multiply_levels, false, launch);
    }
    sk__add_to_all(&walk, sk__add_up_levels, !plan->narrow.is_rounded, launch);
    if (plan->sliced.least > 0)
    {
        sk__add_to_all(&walk, sk__add_mending_of_slices, false, launch);
    }
    sk__add_part(&of_c, operands, launch);
    sk__add_part(&of_product, operands, launch);
}
