/* log_plan.h - tells the log what a plan is, what would have been next best, and which kernels were passed over.
 *
 * Uses explain_grouped.h, format.h. Must not know pipelines or command buffers.
 */

#include "explain_grouped.h"
#include "format.h"

/* A kernel that the wishes of a desc refuse. */
typedef struct sk__refused
{
    const sk_log* log;
    const char* kernel;
} sk__refused;

static void sk__log_refusal(sk_result result, const char* sentence, void* user_data)
{
    const sk__refused* refused = (const sk__refused*)user_data;
    (void)result;
    sk__tell(refused->log, SK_LOG_LEVEL_DETAIL, "%s is passed over: %s", refused->kernel, sentence);
}

/* Why a kernel of the right types, which can run, does not serve unasked; "" if it does. */
static const char* sk__why_not(const sk__planner* planner, uint32_t index, bool grouped)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    return !sk__is_eligible(planner, kernel)                  ? "it is made for other devices"
           : !sk__takes_terms(planner->problem, kernel)       ? "it does not take two terms"
           : !sk__promotes_sums(planner->problem, kernel)     ? "it does not promote sums"
           : sk__find_packed_blocks(planner->problem, kernel) ? "it reads blocks that are not prepacked"
           : !sk__has_one_order(kernel) && !sk__keeps_rows(planner, index)
               ? "its sums depend on addresses, and batch_invariant is true"
           : !sk__keeps_rows(planner, index) ? "it adds in another order than those of batch_invariant"
           : !sk__serves(planner, index)     ? "it is made for fewer rows"
           : grouped && !kernel->modules[SK__MODULE_GROUPED] ? "it does not serve several problems"
                                                             : "";
}

/* Tells which kernels were not weighed, though they have the types and can run, and no other was asked for. */
static void sk__log_passed_over(const sk__planner* planner, const sk_log* log, bool grouped)
{
    for (uint32_t i = planner->first_kernel; i < planner->kernel_end && !planner->desc->kernel; ++i)
    {
        const sk__kernel* kernel = sk__kernel_at(i);
        const char* reason = sk__why_not(planner, i, grouped);
        sk__refused refused = {log, kernel->name};
        sk_logger refusals = {sk__log_refusal, &refused};
        if (*planner->builds[i].reason)
        {
            continue;
        }
        if (*reason)
        {
            sk__log_refusal(SK_ERROR_NO_KERNEL, reason, &refused);
        }
        else if (!grouped)
        {
            (void)sk__check_wishes(&refusals, planner, i);
        }
    }
}

/* Tells the second of the candidates, which are the fastest in order. */
static void sk__log_runner_up(const sk_log* log, uint32_t count, const sk_candidate* candidates)
{
    char text[SK_LINE_SIZE];
    sk__line line = {text, sizeof text, 0};
    if (count < 2)
    {
        sk__tell(log, SK_LOG_LEVEL_INFO, "it has no runner-up: nothing else could be chosen");
        return;
    }
    sk_gemm_desc decisions = sk__drop_unused(candidates[1].desc);
    sk__add_decisions(&line, &decisions);
    sk__tell(log, SK_LOG_LEVEL_INFO, "its runner-up:%s; predicted %.1f us", text,
             (double)candidates[1].info.predicted_time);
}

/* Whether plans of these types may have a kernel whose constants are no guess. */
static bool sk__has_measured(const sk__planner* planner)
{
    for (uint32_t i = planner->first_kernel; i < planner->kernel_end; ++i)
    {
        bool serves = !*planner->builds[i].reason && sk__is_eligible(planner, sk__kernel_at(i));
        if (serves && !planner->costs->kernels[i].guessed)
        {
            return true;
        }
    }
    return false;
}

/* Warns of a kernel that was chosen by a guess, though one that was measured was weighed. */
static void sk__log_guess(const sk_plan* plan, const sk__explanation* explanation)
{
    if (plan->info.guessed && explanation->measured)
    {
        sk__tell(
            &plan->program.context->log, SK_LOG_LEVEL_WARNING,
            "%s is chosen by constants that are a guess, for %.1f us; of those that were measured the fastest is "
            "%s, for %.1f us: examples/calibrate measures all",
            plan->info.kernel, (double)plan->info.predicted_time, explanation->measured,
            (double)explanation->measured_time);
    }
}

/* Fails only where host memory is short. */
static sk_result sk__log_plan(const sk_plan* plan, const sk_gemm_desc* desc, const sk_grouped_gemm_desc* grouped)
{
    const sk_context* context = plan->program.context;
    sk_candidate candidates[2];
    sk__explanation explanation = {context, candidates, 2, 0, NULL, 0.0f};
    sk__planner planner = sk__make_planner(context, desc, &plan->problem);
    bool informs = sk__logs(&context->log, SK_LOG_LEVEL_INFO);
    planner.grouped = grouped != NULL;
    bool warns = sk__logs(&context->log, SK_LOG_LEVEL_WARNING) && plan->info.guessed && !desc->kernel;
    if (!informs && !(warns && sk__has_measured(&planner)))
    {
        return SK_SUCCESS;
    }
    SK__TRY(grouped ? sk__weigh_grouped(context, grouped, &explanation) : sk__weigh(context, desc, &explanation));
    if (informs)
    {
        sk__log_program(&plan->program);
        if (sk__is_last_resort(sk__kernel_at(plan->choice.kernel), &context->device) && !desc->kernel)
        {
            sk__tell(&context->log, SK_LOG_LEVEL_INFO,
                     "its kernel is made for CPU drivers: %s can run none of those that are made for GPUs",
                     context->device.name);
        }
        sk__log_runner_up(&context->log, sk__min(explanation.count, 2u), candidates);
    }
    sk__log_guess(plan, &explanation);
    sk__log_passed_over(&planner, &context->log, grouped != NULL);
    return SK_SUCCESS;
}
