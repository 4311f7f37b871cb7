/* spmm/format.h - says in words what a plan of a product with a sparse matrix is.
 *
 * Uses spmm/plan.h, line.h. Must not know pipelines or command buffers.
 */

#include "plan.h"
#include "../../base/line.h"

static void sk__tell_sparse_plan(const sk__program* program, sk__line* line)
{
    const sk_sparse_plan* plan = (const sk_sparse_plan*)program;
    const sk__sparse_problem* problem = &plan->problem;
    const sk_sparse_info* info = &plan->info;
    const char* rows = info->share == 1 ? "row" : "rows";
    const char* places = info->schedule == SK_SCHEDULE_MERGE_PATH ? "nonzeros and ends of rows" : rows;
    sk__add(line, "%ux%u, %s of %u nonzeros of %s, times %u column%s: --schedule %s", problem->rows, problem->columns,
            sk_word(SK_WORDS_STORAGE, problem->storage), problem->nonzeros, sk_word(SK_WORDS_TYPE, problem->type),
            problem->n, sk__plural(problem->n), sk_word(SK_WORDS_SCHEDULE, info->schedule));
    if (info->schedule == SK_SCHEDULE_GROUP_MAPPED || info->schedule == SK_SCHEDULE_ROW_BLOCKS)
    {
        sk__add(line, " --group %u", info->group);
    }
    if (info->staged > 0)
    {
        sk__add(line, " --staged %u", info->staged);
    }
    sk__add(line, " --workers %u --lanes %u; %u %s a worker", info->workers, info->lanes, info->share, places);
    if (info->workspace_size > 0)
    {
        sk__add(line, ", workspace %llu bytes", (unsigned long long)info->workspace_size);
    }
}

STREAMK_API size_t sk_format_sparse_plan(const sk_sparse_plan* plan, char* line, size_t size)
{
    return sk__format_program(&plan->program, line, size);
}

/* Rows are dealt to workers in rounds; those of a workgroup run side by side. */
static void sk__add_strided_ranks(sk__line* text, const sk_sparse_plan* plan)
{
    const sk_sparse_info* info = &plan->info;
    uint32_t together = (uint32_t)SK__SPARSE_INVOCATIONS / info->lanes / info->group;
    bool rounds = info->workers < plan->problem.rows;
    bool groups = info->group > 1;
    const char* columns = plan->problem.n > 1 ? ", N" : "";
    sk__add(text, "  partitioning:\n    M: [");
    if (rounds)
    {
        sk__add(text, "uniform_shape(%u), ", info->workers);
    }
    sk__add(text, "uniform_shape(%u)]\n", together);
    if (groups)
    {
        sk__add(text, "    K: [uniform_occupancy(A.%u)]\n", info->group);
    }
    sk__add(text, "  loop-order: [%sM1, M0, %s%s]\n", rounds ? "M2, " : "", groups ? "K1, K0" : "K", columns);
    sk__add(text, "  spacetime:\n    space: [M1, M0%s]\n    time: [%s%s%s]\n", groups ? ", K0" : "",
            rounds ? "M2, " : "", groups ? "K1" : "K", columns);
}

/* Neighbouring rows are dealt to workers; a workgroup sums as many side by side as its teams can. */
static void sk__add_block_ranks(sk__line* text, const sk_sparse_plan* plan)
{
    const sk_sparse_info* info = &plan->info;
    uint32_t together = (uint32_t)SK__SPARSE_INVOCATIONS / info->lanes / info->group;
    const char* columns = plan->problem.n > 1 ? ", N" : "";
    sk__add(text, "  partitioning:\n    M: [uniform_shape(%u), uniform_shape(%u)]\n", info->share, together);
    sk__add(text, "    K: [uniform_occupancy(A.%u)]\n", info->group);
    sk__add(text, "  loop-order: [M2, M1, M0, K1, K0%s]\n", columns);
    sk__add(text, "  spacetime:\n    space: [M2, M0, K0]\n    time: [M1, K1%s]\n", columns);
}

/* Rows and nonzeros are one rank, with a place for each nonzero and for each row's end. */
static void sk__add_merge_ranks(sk__line* text, const sk_sparse_plan* plan)
{
    const sk_sparse_info* info = &plan->info;
    const char* columns = plan->problem.n > 1 ? ", N" : "";
    sk__add(text, "  partitioning:\n    (M, K): [flatten()]\n    MK: [uniform_occupancy(A.%u), ", info->share);
    sk__add(text, "uniform_occupancy(A.%u), uniform_occupancy(A.%u)]\n", info->staged, info->staged / info->group);
    sk__add(text, "  loop-order: [MK3, MK2, MK1, MK0%s]\n", columns);
    sk__add(text, "  spacetime:\n    space: [MK3, MK1]\n    time: [MK2, MK0%s]\n", columns);
}

STREAMK_API size_t sk_describe_sparse_plan(const sk_sparse_plan* plan, char* text, size_t size)
{
    bool is_vector = plan->problem.n <= 1;
    sk__line made = {text, size, 0};
    sk__add(&made, "einsum:\n  declaration:\n    A: [M, K]\n    B: [K%s]\n    D: [M%s]\n  expressions:\n    - %s\n",
            is_vector ? "" : ", N", is_vector ? "" : ", N",
            is_vector ? "D[m] = A[m, k] * B[k]" : "D[m, n] = A[m, k] * B[k, n]");
    sk__add(&made, "mapping:\n");
    switch (plan->choice.schedule)
    {
    case SK_SCHEDULE_MERGE_PATH: sk__add_merge_ranks(&made, plan); break;
    case SK_SCHEDULE_ROW_BLOCKS: sk__add_block_ranks(&made, plan); break;
    default: sk__add_strided_ranks(&made, plan); break;
    }
    return made.length;
}
