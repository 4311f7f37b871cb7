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
    VkDeviceSize begin = plan->sliced.group_begin;
    for (uint32_t i = 0; i < walk->args->problem_count; ++i)
    {
        sk__problem_row row = sk__row_of(&walk->args->problems[i], plan->problem.exchanged);
        snprintf(place, sizeof place, "problem %u: ", i);
        SK__TRY(sk__check_sliced_problem(plan, place, row));
        sk__walk_on(walk);
        SK__REQUIRE(
            &plan->program.context->logger, walk->one.workspace_size <= plan->workspace_size, SK_ERROR_TOO_LARGE,
            "%sslices of the problems up to it take %llu bytes of the workspace, which has room for those that "
            "are expected, %llu",
            place, (unsigned long long)(walk->one.workspace_size - begin),
            (unsigned long long)(plan->workspace_size - begin));
    }
    return SK_SUCCESS;
}

static sk_result sk__check_sliced_launch(const sk_plan* plan, const sk_grouped_gemm_args* args)
{
    sk__group_walk walk;
    sk__grouped_operands nowhere;
    memset(&nowhere, 0, sizeof nowhere);
    sk__begin_walk(plan, args, &nowhere, &walk);
    SK__TRY(sk__check_sliced_problems(&walk));
    for (uint32_t i = 0; i < SK__GROUP_PARTS; ++i)
    {
        sk__walked_part part = sk__begin_part(&walk, (sk__group_part)i);
        SK__REQUIRE(&plan->program.context->logger,
                    !part.plan || sk__is_countable(part.all, part.plan->grouped.chunk_room), SK_ERROR_TOO_LARGE,
                    "32 bits do not count the tiles, or their k-iterations, of the products of slices");
    }
    return SK_SUCCESS;
}

/* Writes the tables of a part. */
static void sk__upload_part(VkCommandBuffer commands, const sk__walked_part* part)
{
    sk__upload upload;
    const sk_grouped_gemm_args* args = part->walk->args;
    unsigned char* mapped = (unsigned char*)args->upload_mapped;
    sk__listed listed = sk__list_part(part);
    sk__begin_upload(&upload, commands, part->plan, &args->workspace, mapped ? mapped + part->begin : NULL,
                     listed.count);
    sk__rewind(part->walk);
    sk__upload_problems(&upload, &listed, part->all, part->prepared);
}

/* Writes the tables of all parts. */
static void sk__upload_parts(VkCommandBuffer commands, const sk_plan* plan, const sk_grouped_gemm_args* args,
                             const sk__grouped_operands* operands)
{
    sk__group_walk walk;
    sk__begin_walk(plan, args, operands, &walk);
    for (uint32_t i = 0; i < SK__GROUP_PARTS; ++i)
    {
        sk__walked_part part = sk__begin_part(&walk, (sk__group_part)i);
        if (part.plan)
        {
            sk__upload_part(commands, &part);
        }
    }
}

/* Where the tables of a part are. */
static sk__grouped_operands sk__operands_of_part(const sk__walked_part* part, const sk__grouped_operands* operands)
{
    VkDeviceAddress upload = operands->table + part->begin;
    sk__wide any = sk__wide_of(UINT64_MAX);
    sk__grouped_room room = {any, any, any, any, any, any, any, any};
    bool uploads = part->walk->args->upload_mapped != NULL;
    sk__grouped_operands own;
    memset(&own, 0, sizeof own);
    own.room = room;
    own.workspace = operands->workspace;
    own.prepared = part->prepared;
    own.space = uploads && !own.prepared ? upload : own.workspace + part->plan->grouped.space;
    own.table =
        uploads ? upload + sk__space_size(part->plan, part->rows) : own.workspace + part->plan->grouped.rows_begin;
    return own;
}

/* Adds a part, unless its rows are all empty. */
static void sk__add_part(sk__group_walk* walk, sk__group_part which, const sk__grouped_operands* operands,
                         sk__launch* launch)
{
    sk__walked_part part = sk__begin_part(walk, which);
    if (part.all.tiles == 0)
    {
        return;
    }
    sk_grouped_gemm_args args;
    memset(&args, 0, sizeof args);
    args.problems = walk->args->problems; /* the host's, of which the rows are made */
    args.problem_count = part.rows;
    sk__grouped_operands own = sk__operands_of_part(&part, operands);
    if (launch->step_count > 0)
    {
        sk__wait(launch);
    }
    sk__launch alone = sk__begin_launch(launch->context, launch->commands);
    sk__fill_grouped_launch(part.plan, &args, &own, &alone);
    sk__count_launch(launch, &alone);
}

/* Steps of a problem that have dispatches of its own. */
typedef enum sk__group_step
{
    SK__STEP_EXPONENTS,
    SK__STEP_SLICES,
    SK__STEP_PRODUCTS, /* where no kernel multiplies s8 */
    SK__STEP_LEVELS,
    SK__STEP_MENDING
} sk__group_step;

static void sk__add_step_of_problem(const sk_plan* one, const sk__panel* panel, sk__group_step step, bool waits,
                                    sk__launch* launch)
{
    switch (step)
    {
    case SK__STEP_EXPONENTS:
        sk__add_exponents(one, &panel->a, waits, launch);
        sk__add_exponents(one, &panel->b, false, launch);
        break;
    case SK__STEP_SLICES:
        sk__add_slices(one, &panel->a, 0, waits, launch);
        sk__add_slices(one, &panel->b, 0, false, launch);
        break;
    case SK__STEP_PRODUCTS:
        if (waits)
        {
            sk__wait(launch);
        }
        for (uint32_t level = sk__count_sliced_products(&one->sliced); level-- > 0;)
        {
            sk__add_product(one, panel, 0, level, launch);
        }
        break;
    case SK__STEP_LEVELS: sk__add_levels(one, panel, SK__LEVELS_ALL, waits, launch); break;
    default: sk__add_mending_of_slices(one, panel, waits, launch); break;
    }
}

/* Adds a step of all problems, which waits for what is before it. Those without k have one only if D = 0 follows. */
static void sk__add_step_of_all(sk__group_walk* walk, sk__group_step step, sk__launch* launch)
{
    bool waits = launch->step_count > 0, zeros = step == SK__STEP_LEVELS && !walk->plan->narrow.is_rounded;
    sk__rewind(walk);
    while (sk__walk_on(walk))
    {
        const sk_plan* one = &walk->one;
        if (!sk__is_empty(one) && (one->narrow.depth > 0 || zeros))
        {
            sk__panel panel = sk__panel_at(one, &walk->own, 0, 0);
            sk__add_step_of_problem(one, &panel, step, waits, launch);
            waits = false;
        }
    }
}

/* The dispatches of all problems. */
static void sk__fill_sliced_group(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                  const sk__grouped_operands* operands, sk__launch* launch)
{
    sk__group_walk walk;
    sk__begin_walk(plan, args, operands, &walk);
    sk__add_step_of_all(&walk, SK__STEP_EXPONENTS, launch);
    sk__add_step_of_all(&walk, SK__STEP_SLICES, launch);
    sk__begin_product(launch);
    if (plan->sliced.of_group)
    {
        sk__add_part(&walk, SK__PART_PRODUCTS, operands, launch);
    }
    else
    {
        sk__add_step_of_all(&walk, SK__STEP_PRODUCTS, launch);
    }
    sk__add_step_of_all(&walk, SK__STEP_LEVELS, launch);
    if (plan->sliced.least > 0)
    {
        sk__add_step_of_all(&walk, SK__STEP_MENDING, launch);
    }
    sk__add_part(&walk, SK__PART_OF_C, operands, launch);
    sk__add_part(&walk, SK__PART_OF_PRODUCT, operands, launch);
}
