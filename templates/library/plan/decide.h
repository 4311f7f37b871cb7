/* decide.h - all of a plan of one problem but its pipelines.
 *
 * Uses alignment.h, cut.h, query.h. Must not know pipelines or command buffers.
 */

#include "alignment.h"
#include "cut.h"
#include "query.h"

/* Decides what follows from a problem. */
static sk_result sk__decide_problem(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    sk__choice choice;
    sk__planner planner = sk__make_planner(context, desc, &plan->problem);
    SK__TRY(sk__choose(&planner, &choice));
    sk__set_choice(plan, &choice);
    plan->most_workspace = desc->most_workspace;
    sk__cut_plan(plan, desc->most_time);
    SK__TRY(sk__check_cut(plan));
    sk__find_alignment(plan);
    sk__fill_arguments(plan);
    plan->info = sk__describe_plan(plan);
    return SK_SUCCESS;
}

static sk_result sk__decide_plan(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    SK__TRY(sk__resolve_problem(&context->logger, desc, desc, &plan->problem));
    return sk__decide_problem(context, desc, plan);
}
