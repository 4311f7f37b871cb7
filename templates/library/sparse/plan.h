/* sparse/plan.h - which schedule a product with a sparse matrix has, and what follows from it.
 *
 * Uses sparse/problem.h, and the shared text of sparse schedules. Must not know pipelines or command buffers.
 */

#include "problem.h"
#include "../plan/plan.h"
#include "../../shared/sparse/sparse_arguments.h"
#include "../../shared/sparse/strided.h"

enum
{
    SK__MOST_WORKGROUPS = 65535, /* of a dimension of a dispatch */
    SK__MOST_LANES = 32          /* of a team, unless the desc has more */
};

typedef struct sk__sparse_choice
{
    sk_schedule schedule;
    uint32_t lanes, columns; /* of a team, and of D in an invocation */
    uint32_t parts;          /* teams of a worker; of merge-path, of a workgroup */
    uint32_t workers;
} sk__sparse_choice;

struct sk_sparse_plan
{
    const sk_context* context;
    const VkAllocationCallbacks* allocator;
    sk__sparse_problem problem;
    sk__sparse_choice choice;
    sk_sparse_info info;
    VkDeviceSize offsets_begin; /* COO: bytes from the workspace's start */
    VkPipeline offsets_pipeline, pipeline, carry_pipeline, check_pipeline;
    sk__pipeline* held[4];
    uint32_t held_count;
};

static uint32_t sk__power_of_two_above(uint32_t number, uint32_t most)
{
    uint32_t power = 1;
    while (power < number && power < most)
    {
        power *= 2;
    }
    return power;
}

/* As many lanes as there are columns, up to some; beyond them a lane has several columns, as far as registers and
 * shared memory allow. */
static void sk__choose_lanes(const sk_sparse_desc* desc, sk_type accumulator, sk__sparse_choice* choice)
{
    uint32_t most = accumulator == SK_TYPE_F64 ? 2u : (uint32_t)SK__SPARSE_COLUMNS_OF_LANE;
    choice->lanes = desc->lanes ? desc->lanes : sk__power_of_two_above(desc->n, SK__MOST_LANES);
    choice->columns = sk__power_of_two_above(sk__divide_up(desc->n, choice->lanes), most);
}

/* Whole rows where those are alike, or few nonzeros do not pay a second dispatch; otherwise merge-path. */
static sk_schedule sk__choose_schedule(const sk_sparse_desc* desc, const sk__sparse_costs* costs, uint32_t parts)
{
    double mean = desc->rows ? (double)desc->nonzeros / desc->rows : 0.0;
    bool alike = desc->longest_row > 0 && desc->longest_row <= (double)costs->alike * mean;
    sk_schedule whole = parts > 1 ? SK_SCHEDULE_GROUP_MAPPED : SK_SCHEDULE_THREAD_MAPPED;
    return alike || desc->nonzeros < costs->few_nonzeros ? whole : SK_SCHEDULE_MERGE_PATH;
}

/* Teams that share a row of the mean length. */
static uint32_t sk__choose_parts(const sk_sparse_desc* desc, const sk__sparse_costs* costs, uint32_t teams)
{
    uint32_t mean = desc->rows ? desc->nonzeros / desc->rows : 0;
    return sk__power_of_two_above(mean / costs->nonzeros_per_team, teams);
}

static uint32_t sk__choose_sparse_workers(const sk_context* context, const sk_sparse_desc* desc,
                                          const sk__sparse_choice* choice)
{
    uint32_t teams = (uint32_t)SK__SPARSE_INVOCATIONS / choice->lanes, places = desc->rows + desc->nonzeros;
    if (desc->n == 0)
    {
        return 0;
    }
    if (choice->schedule != SK_SCHEDULE_MERGE_PATH)
    {
        return sk__min(desc->workers ? desc->workers : desc->rows, SK__MOST_WORKGROUPS * (teams / choice->parts));
    }
    uint32_t wave = context->device.compute_units * sk__find_sparse_costs(&context->device)->workgroups_per_unit;
    uint32_t chunks = sk__divide_up(places, SK__SPARSE_CHUNK);
    uint32_t workers = desc->workers ? desc->workers : sk__min(wave, chunks);
    return sk__min(sk__min(workers, places), SK__MOST_WORKGROUPS);
}

static bool sk__is_power_of_two_up_to(uint32_t number, uint32_t most)
{
    return number <= most && (number & (number - 1u)) == 0;
}

static sk_result sk__check_sparse_choice(const sk_logger* logger, const sk_sparse_desc* desc)
{
    const uint32_t most = SK__SPARSE_INVOCATIONS;
    SK__REQUIRE(logger, (uint32_t)desc->schedule <= SK_SCHEDULE_MERGE_PATH, SK_ERROR_INVALID_VALUE,
                "schedule is %d, which is not an sk_schedule", (int)desc->schedule);
    SK__REQUIRE(logger, sk__is_power_of_two_up_to(desc->lanes, most), SK_ERROR_INVALID_VALUE,
                "lanes is %u, must be a power of two up to %u", desc->lanes, most);
    SK__REQUIRE(logger, desc->group == 0 || desc->schedule == SK_SCHEDULE_GROUP_MAPPED, SK_ERROR_INVALID_VALUE,
                "group is %u, but the schedule is not group-mapped", desc->group);
    SK__REQUIRE(logger, sk__is_power_of_two_up_to(desc->group, most), SK_ERROR_INVALID_VALUE,
                "group is %u, must be a power of two up to %u", desc->group, most);
    SK__REQUIRE(logger, desc->workers <= SK__MOST_WORKGROUPS || desc->schedule != SK_SCHEDULE_MERGE_PATH,
                SK_ERROR_WORKERS, "workers is %u, must be at most %u with merge-path", desc->workers,
                (uint32_t)SK__MOST_WORKGROUPS);
    return SK_SUCCESS;
}

static sk_type sk__sparse_accumulator(const sk__sparse_problem* problem)
{
    return sk__sparse_kernel_at(problem->kernel)->accumulator;
}

static sk_result sk__choose_sparse(const sk_context* context, const sk_sparse_desc* desc,
                                   const sk__sparse_problem* problem, sk__sparse_choice* choice)
{
    const sk__sparse_costs* costs = sk__find_sparse_costs(&context->device);
    SK__TRY(sk__check_sparse_choice(&context->logger, desc));
    sk__choose_lanes(desc, sk__sparse_accumulator(problem), choice);
    uint32_t teams = (uint32_t)SK__SPARSE_INVOCATIONS / choice->lanes;
    SK__REQUIRE(&context->logger, desc->group <= teams, SK_ERROR_INVALID_VALUE,
                "group is %u, must be at most %u: teams of a workgroup have %u lanes each", desc->group, teams,
                choice->lanes);
    choice->parts = desc->group ? desc->group : sk__choose_parts(desc, costs, teams);
    choice->schedule = desc->schedule ? desc->schedule : sk__choose_schedule(desc, costs, choice->parts);
    choice->parts = choice->schedule == SK_SCHEDULE_THREAD_MAPPED ? 1u
                    : choice->schedule == SK_SCHEDULE_MERGE_PATH  ? teams
                                                                  : choice->parts;
    choice->workers = sk__choose_sparse_workers(context, desc, choice);
    return SK_SUCCESS;
}

static bool sk__is_empty_sparse(const sk_sparse_plan* plan)
{
    return plan->problem.rows == 0 || plan->problem.n == 0;
}

static bool sk__makes_offsets(const sk_sparse_plan* plan)
{
    return plan->problem.storage == SK_STORAGE_COO && plan->problem.nonzeros > 0;
}

/* Words and slots of merge-path. */
static VkDeviceSize sk__carries_size(const sk_sparse_plan* plan)
{
    const sk__sparse_choice* choice = &plan->choice;
    sk_type accumulator = sk__sparse_accumulator(&plan->problem);
    VkDeviceSize slots = 2u * (VkDeviceSize)choice->workers * plan->problem.n * sk__type_size(accumulator);
    return choice->schedule == SK_SCHEDULE_MERGE_PATH ? sk__merge_slots_begin(choice->workers) + slots : 0;
}

/* Carries come first, then row offsets that are made. Returns the size of the workspace. */
static VkDeviceSize sk__lay_out_sparse_workspace(sk_sparse_plan* plan)
{
    VkDeviceSize carries = sk__carries_size(plan);
    plan->offsets_begin =
        (carries + SK__WORKSPACE_ALIGNMENT - 1u) / SK__WORKSPACE_ALIGNMENT * SK__WORKSPACE_ALIGNMENT;
    return sk__makes_offsets(plan) ? plan->offsets_begin + 4u * ((VkDeviceSize)plan->problem.rows + 1u) : carries;
}

/* Says in numbers what a plan is, once its choice is made; lays out its workspace. */
static sk_sparse_info sk__describe_sparse(sk_sparse_plan* plan)
{
    const sk__sparse_choice* choice = &plan->choice;
    bool merges = choice->schedule == SK_SCHEDULE_MERGE_PATH, is_empty = sk__is_empty_sparse(plan);
    uint32_t teams = (uint32_t)SK__SPARSE_INVOCATIONS / choice->lanes;
    uint32_t dealt = plan->problem.rows + (merges ? plan->problem.nonzeros : 0);
    uint32_t blocks = sk__divide_up(plan->problem.n, choice->lanes * choice->columns);
    sk_sparse_info info;
    memset(&info, 0, sizeof info);
    info.schedule = choice->schedule;
    info.group = choice->parts;
    info.workers = choice->workers;
    info.lanes = choice->lanes;
    info.columns_per_lane = choice->columns;
    info.share = choice->workers ? sk__divide_up(dealt, choice->workers) : 0;
    info.group_count_x = merges ? choice->workers : sk__divide_up(choice->workers, teams / choice->parts);
    info.group_count_y = sk__min(blocks, SK__MOST_WORKGROUPS);
    info.group_count_z = blocks ? sk__divide_up(blocks, info.group_count_y) : 0;
    info.dispatch_count = is_empty ? 0u : (merges ? 2u : 1u) + (sk__makes_offsets(plan) ? 1u : 0u);
    info.workspace_size = is_empty ? 0 : sk__lay_out_sparse_workspace(plan);
    info.workspace_alignment = SK__WORKSPACE_ALIGNMENT;
    return info;
}

STREAMK_API sk_sparse_info sk_query_sparse_plan(const sk_sparse_plan* plan)
{
    return plan->info;
}
