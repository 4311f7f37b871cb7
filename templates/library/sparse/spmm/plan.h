/* spmm/plan.h - a plan of a product with a sparse matrix: a choice, and the workspace and numbers that follow from it.
 *
 * Uses spmm/choose.h, launch.h, and the shared text of sparse schedules. Must not know pipelines or command buffers.
 */

#include "choose.h"
#include "../../launch/launch.h"
#include "../../../shared/sparse/sparse_arguments.h"

struct sk_spmm_plan
{
    sk__program program;
    sk__sparse_problem problem;
    sk__sparse_choice choice;
    sk_spmm_plan_info info;
    VkDeviceSize offsets_begin; /* COO: bytes after the workspace's head */
    VkPipeline offsets_pipeline, pipeline, carry_pipeline, check_pipeline;
};

static bool sk__is_empty_sparse(const sk_spmm_plan* plan)
{
    return plan->problem.rows == 0 || plan->problem.n == 0;
}

static bool sk__makes_offsets(const sk_spmm_plan* plan)
{
    return plan->problem.storage == SK_STORAGE_COO && plan->problem.nonzeros > 0;
}

/* Words and slots of rows that are cut. */
static VkDeviceSize sk__carries_size(const sk_spmm_plan* plan)
{
    const sk__sparse_choice* choice = &plan->choice;
    const sk__element* sum = sk__element_of(sk__sparse_accumulator(&plan->problem));
    VkDeviceSize slots_size = sk__run_size(sum, 2u * (VkDeviceSize)choice->workers * plan->problem.n);
    bool cuts_rows = sk__sparse_strategy_of(choice->decomposition)->cuts_rows;
    return cuts_rows ? sk__merge_slots_begin(choice->workers) + slots_size : 0;
}

/* After the head, carries come first, then row offsets that are made. Returns the size of the workspace. */
static VkDeviceSize sk__lay_out_sparse_workspace(sk_spmm_plan* plan)
{
    VkDeviceSize size = sk__carries_size(plan);
    if (sk__makes_offsets(plan))
    {
        plan->offsets_begin = sk__take_room(&size, 4u * ((VkDeviceSize)plan->problem.rows + 1u));
    }
    return size > 0 ? SK__WORKSPACE_HEAD + size : 0;
}

/* Says in numbers what a plan is, once its choice is made; lays out its workspace. */
static sk_spmm_plan_info sk__describe_spmm(sk_spmm_plan* plan)
{
    const sk__sparse_choice* choice = &plan->choice;
    const sk__sparse_strategy* strategy = sk__sparse_strategy_of(choice->decomposition);
    bool cuts_rows = strategy->cuts_rows, is_empty = sk__is_empty_sparse(plan);
    uint32_t teams = (uint32_t)SK__SPARSE_INVOCATIONS / choice->lanes;
    uint32_t dealt = plan->problem.rows + (cuts_rows ? plan->problem.nonzeros : 0);
    uint32_t blocks = sk__divide_up(plan->problem.n, choice->lanes * choice->columns);
    sk_spmm_plan_info info;
    memset(&info, 0, sizeof info);
    info.decomposition = choice->decomposition;
    info.group = choice->parts;
    info.workers = choice->workers;
    info.staged = choice->loads * (uint32_t)SK__SPARSE_INVOCATIONS;
    info.lanes = choice->lanes;
    info.columns_per_lane = choice->columns;
    info.share = choice->workers ? sk__divide_up(dealt, choice->workers) : 0;
    info.group_count_x = strategy->stages ? choice->workers : sk__divide_up(choice->workers, teams / choice->parts);
    info.group_count_y = sk__min(blocks, SK__MOST_WORKGROUPS);
    info.group_count_z = blocks ? sk__divide_up(blocks, info.group_count_y) : 0;
    info.dispatch_count = is_empty ? 0u : (cuts_rows ? 2u : 1u) + (sk__makes_offsets(plan) ? 1u : 0u);
    info.workspace_size = is_empty ? 0 : sk__lay_out_sparse_workspace(plan);
    info.workspace_alignment = SK__WORKSPACE_ALIGNMENT;
    return info;
}

STREAMK_API sk_spmm_plan_info sk_query_spmm_plan(const sk_spmm_plan* plan)
{
    return plan->info;
}
