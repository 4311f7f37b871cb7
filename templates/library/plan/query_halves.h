/* query_halves.h - all of a plan of a product of halves but its pipelines, and what it says of itself.
 *
 * Uses halves.h. Must not know pipelines or command buffers.
 */

#include "halves.h"

/* Microseconds that dispatches take which find magnitudes, write halves and mend, by the bytes that they move. */
static float sk__halving_time(const sk_plan* plan)
{
    const sk__problem* problem = &plan->problem;
    const sk_context* context = plan->program.context;
    const sk__fitted* fitted = sk__fitted_of(context->costs, &context->costs->kernels[plan->choice.kernel]);
    float elements = ((float)problem->m + (float)problem->n) * (float)problem->k;
    float rate = sk__memory_rate(context->costs, context->device.compute_units);
    return elements * 12.0f / fitted->copy / rate + 4.0f * context->costs->second_dispatch_time;
}

static sk_plan_info sk__describe_halved(const sk_plan* plan)
{
    const sk__halved* halved = &plan->halved;
    const sk__problem* problem = &plan->problem;
    const sk_plan_info* low = &halved->low->info;
    sk_plan_info info = halved->high->info;
    float time = low->predicted_time + info.predicted_time + sk__halving_time(plan);
    uint32_t count = sk__is_empty(plan) ? 0u : problem->batch_count;
    info.predicted_time = (float)count * time;
    info.pieces = count * (low->pieces + info.pieces);
    info.guessed |= low->guessed;
    info.workspace_size = plan->workspace_size;
    info.way = SK_WAY_F16X3;
    info.products = 3;
    info.bound = sk__bound_of_floats(SK_ACCURACY_F32, problem->k); /* that of the elements which are mended */
    info.typical = 0.5 * sk__typical_of_floats(SK_ACCURACY_F32);   /* of a matrix unit that truncates */
    info.sameness = SK_SAMENESS_RUN_TO_RUN;
    return info;
}

/* All of a plan but its pipelines. Its products are forgotten by sk__forget_halves(), also where this fails. */
static sk_result sk__plan_halves(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    const sk_logger* logger = &context->logger;
    sk__halved* halved = &plan->halved;
    SK__TRY(sk__resolve_problem(logger, desc, desc, &plan->problem));
    plan->choice.kernel = sk__find_halving_kernel();
    SK__REQUIRE(logger, plan->choice.kernel < sk__kernel_count(), SK_ERROR_NO_KERNEL,
                "way is f16x3, but this header has no kernel that promotes sums");
    SK__REQUIRE(logger, sk__fit_halves(desc), SK_ERROR_TOO_LARGE,
                "way is f16x3, but m, n and k are %u, %u and %u: they take too many workgroups, or k is more than %u",
                desc->m, desc->n, desc->k, (uint32_t)SK__MOST_HALVED_K);
    halved->k = sk__round_up(desc->k, 2u * SK__HALVES_DEPTH);
    sk__begin_halved_operand(context, plan->problem.m, plan->problem.k, &halved->a);
    sk__begin_halved_operand(context, plan->problem.n, plan->problem.k, &halved->b);
    SK__TRY(sk__plan_products_of_halves(context, desc, plan));
    const sk_plan_info* info = &halved->high->info;
    halved->spread = sk__find_spread(desc->k, info->tile_k, info->most_peers);
    SK__REQUIRE(logger, halved->spread > 0, SK_ERROR_NO_KERNEL,
                "way is f16x3, but k is %u: the bound of its sums, which is %.3g, is more than that of f32", desc->k,
                sk__bound_of_halves(desc->k, 0, info->tile_k, info->most_peers));
    sk__lay_out_halves(plan);
    plan->most_time = desc->most_time;
    plan->info = sk__describe_halved(plan);
    return SK_SUCCESS;
}
