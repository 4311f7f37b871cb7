/* query_halves.h - all of a plan of a product of halves but its pipelines, and what it says of itself.
 *
 * Uses finish.h, halves.h, prepacked_narrow.h. Must not know pipelines or command buffers.
 */

#include "finish.h"
#include "halves.h"
#include "prepacked_narrow.h"

/* Microseconds that dispatches take which find magnitudes, write halves and mend, by the bytes that they move: B is
 * halved for each row of panels. */
static float sk__halving_time(const sk_plan* plan)
{
    const sk__narrow* narrow = &plan->narrow;
    const sk__problem* problem = &plan->problem;
    const sk_context* context = plan->program.context;
    const sk__fitted* fitted = sk__fitted_of(context->costs, &context->costs->kernels[plan->choice.kernel]);
    float lines = narrow->a.prepacked ? 0.0f : (float)problem->m;
    lines +=
        narrow->b.prepacked ? 0.0f : (float)narrow->panels_m * (float)problem->n * (narrow->is_complex ? 2.0f : 1.0f);
    float rate = sk__memory_rate(context->costs, context->device.compute_units);
    float panels = (float)narrow->panels_m * (float)narrow->panels_n;
    return lines * (float)narrow->depth * 12.0f / fitted->copy / rate +
           panels * 4.0f * context->costs->second_dispatch_time;
}

/* Adds the times and the pieces of both products of a panel. */
static void sk__add_halved_products(const sk__halved_products* products, sk_plan_info* info)
{
    const sk_plan_info *low = &products->low->info, *high = &products->high->info;
    info->predicted_time += low->predicted_time + high->predicted_time;
    info->pieces += low->pieces + high->pieces;
    info->guessed |= low->guessed || high->guessed;
}

static sk_plan_info sk__describe_halved(const sk_plan* plan)
{
    const sk__narrow* narrow = &plan->narrow;
    sk_plan_info info = sk__first_halved_products(plan)->high->info;
    info.predicted_time = 0.0f;
    info.pieces = 0;
    for (uint32_t row = 0; row < plan->problem.m; row += narrow->panel_m)
    {
        for (uint32_t column = 0; column < plan->problem.n; column += narrow->panel_n)
        {
            if (sk__is_panel_inside(plan, row, column))
            {
                sk__add_halved_products(&plan->halved.shapes[sk__shape_of_panel(plan, row, column)], &info);
            }
        }
    }
    uint32_t count = sk__is_empty(plan) ? 0u : plan->problem.batch_count;
    info.predicted_time = (float)count * (info.predicted_time + sk__halving_time(plan) + sk__finish_time(plan));
    info.pieces *= count;
    sk__describe_panels(plan, &info);
    info.workspace_size = plan->workspace_size;
    info.way = SK_WAY_F16X3;
    info.products = 3;
    info.bound = sk__bound_of_floats(SK_ACCURACY_F32, narrow->depth); /* that of the elements which are mended */
    info.typical = 0.5 * sk__typical_of_floats(SK_ACCURACY_F32);      /* of a matrix unit that truncates */
    info.sameness = SK_SAMENESS_RUN_TO_RUN;
    return info;
}

static sk__panelling sk__panelling_of_halves(void)
{
    sk__panelling by = {sk__set_halved_panels, sk__halving_time, sk__lay_out_halves, 1, 1};
    return by;
}

/* The first decision of a desc that may take room of the workspace, which panels do not count; NULL: none does. */
static const char* sk__decided_room(const sk_gemm_desc* desc)
{
    bool copies = desc->packing != SK_PACKING_AUTO && desc->packing != SK_PACKING_NEVER;
    return desc->decomposition > SK_DECOMPOSITION_DATA_PARALLEL ? "decomposition"
           : desc->fixup != SK_FIXUP_AUTO                       ? "fixup"
           : copies                                             ? "packing"
                                                                : NULL;
}

/* All of a plan that is no product: the fastest panels, and where all lies. */
static sk_result sk__begin_halves(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    const sk_logger* logger = &context->logger;
    sk__panelling by = sk__panelling_of_halves();
    SK__TRY(sk__resolve_problem(logger, desc, desc, &plan->problem));
    plan->choice.kernel = sk__find_halving_kernel();
    SK__REQUIRE(logger, plan->choice.kernel < sk__kernel_count(), SK_ERROR_NO_KERNEL,
                "way is f16x3, but this header has no kernel that promotes sums");
    SK__TRY(sk__begin_narrow(plan, "f16x3"));
    SK__REQUIRE(logger, sk__fit_halves(desc), SK_ERROR_TOO_LARGE,
                "way is f16x3, but m, n and k are %u, %u and %u: they take too many workgroups, or k is more than %u",
                desc->m, desc->n, desc->k, (uint32_t)SK__MOST_HALVED_K >> plan->narrow.is_complex);
    const sk__epilogue* epilogue = &plan->problem.epilogue;
    plan->narrow.is_rounded = plan->narrow.is_complex && (epilogue->linear || epilogue->triangle);
    plan->halved.k = sk__round_up(plan->narrow.depth, 2u * SK__HALVES_DEPTH);
    SK__TRY(sk__require_panels(plan, &by, desc->most_workspace));
    const char* decided = sk__decided_room(desc);
    SK__REQUIRE(
        logger, sk__is_one_panel(plan) || !decided, SK_ERROR_WORKSPACE_TOO_SMALL,
        "most_workspace is %llu bytes, which is less than all of D takes, but %s is set: products of panels choose "
        "that themselves",
        (unsigned long long)desc->most_workspace, decided);
    return SK_SUCCESS;
}

/* Finds the binary orders that all products cover. */
static sk_result sk__find_halved_spread(const sk_gemm_desc* desc, sk_plan* plan)
{
    uint32_t tile_k = 0, peers = 0, depth = plan->narrow.depth;
    for (uint32_t shape = 0; shape < SK__PANEL_SHAPES; ++shape)
    {
        const sk_plan* high = plan->halved.shapes[shape].high;
        tile_k = high ? sk__max(tile_k, high->info.tile_k) : tile_k;
        peers = high ? sk__max(peers, high->info.most_peers) : peers;
    }
    plan->halved.spread = sk__find_spread(depth, tile_k, peers);
    SK__REQUIRE(&plan->program.context->logger, plan->halved.spread > 0, SK_ERROR_NO_KERNEL,
                "way is f16x3, but k is %u: the bound of its sums, which is %.3g, is more than that of f32", desc->k,
                sk__bound_of_halves(depth, 0, tile_k, peers));
    return SK_SUCCESS;
}

/* All of a plan but its pipelines. Its products are forgotten by sk__forget_products(), also where this fails. */
static sk_result sk__plan_halves(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    SK__TRY(sk__begin_halves(context, desc, plan));
    SK__TRY(sk__check_narrow_headers(context, desc, plan));
    SK__TRY(sk__plan_products_of_halves(context, desc, plan));
    SK__TRY(sk__find_halved_spread(desc, plan));
    SK__TRY(sk__plan_finish(context, desc, plan));
    sk__lay_out_halves(plan);
    plan->most_time = desc->most_time;
    plan->info = sk__describe_halved(plan);
    plan->info.most_workspace = desc->most_workspace;
    return SK_SUCCESS;
}
