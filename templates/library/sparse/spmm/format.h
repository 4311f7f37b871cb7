/* spmm/format.h - says in words what a plan of a product with a sparse matrix is.
 *
 * Uses spmm/plan.h, line.h. Must not know pipelines or command buffers.
 */

#include "plan.h"
#include "../../base/line.h"

static void sk__tell_spmm_plan(const sk__program* program, sk__line* line)
{
    const sk_spmm_plan* plan = (const sk_spmm_plan*)program;
    const sk__sparse_problem* problem = &plan->problem;
    const sk_spmm_plan_info* info = &plan->info;
    const char* rows = info->share == 1 ? "row" : "rows";
    const sk__sparse_strategy* strategy = sk__sparse_strategy_of(info->decomposition);
    const char* places = strategy->cuts_rows ? "nonzeros and ends of rows" : rows;
    sk__add(line, "%ux%u, %s of %u nonzeros of %s, times %u column%s: --decomposition %s", problem->rows,
            problem->columns, sk_word(SK_WORDS_STORAGE, problem->storage), problem->nonzeros,
            sk_word(SK_WORDS_TYPE, problem->type), problem->n, sk__plural(problem->n),
            sk_word(SK_WORDS_SPARSE_DECOMPOSITION, info->decomposition));
    if (strategy->has_group)
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

STREAMK_API size_t sk_format_spmm_plan(const sk_spmm_plan* plan, char* line, size_t size)
{
    return sk__format_program(&plan->program, line, size);
}
