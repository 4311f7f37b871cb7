/* slicing.h - cuts D into panels of slices, by the time that cutting A and B and adding levels takes.
 *
 * Uses levels.h, panels.h. Must not know pipelines or command buffers.
 */

#include "levels.h"
#include "panels.h"

/* Bytes that cutting moves, of lines of which each is cut some times. */
static float sk__cut_bytes(const sk_plan* plan, const sk__narrow_operand* operand, float lines, float times)
{
    const sk__sliced* sliced = &plan->sliced;
    times = operand->prepacked ? 0.0f : times;
    float size = sk__has_words_of_f64(plan->problem.output) ? 8.0f : 4.0f;
    float written = (float)sliced->slices + (sliced->least > 0 ? 2.0f : 0.0f);
    return lines * (float)plan->narrow.depth * times * (2.0f * size + written);
}

/* Bytes a microsecond of dispatches that cut A and B and add levels. */
static float sk__slicing_rate(const sk_plan* plan)
{
    const sk_context* context = plan->program.context;
    const sk__fitted* fitted = sk__fitted_of(context->costs, &context->costs->kernels[plan->choice.kernel]);
    return fitted->copy * sk__memory_rate(context->costs, context->device.compute_units);
}

/* Bytes that they move. */
static float sk__slicing_bytes(const sk_plan* plan)
{
    const sk__sliced* sliced = &plan->sliced;
    float rows = (float)plan->narrow.panels_m * (float)plan->narrow.a.lines;
    float columns = (float)plan->narrow.panels_n * (float)plan->narrow.b.lines;
    float size = sk__has_words_of_f64(plan->problem.output) ? 8.0f : 4.0f, parts = (float)sliced->parts;
    float bytes = sk__cut_bytes(plan, &plan->narrow.a, rows, sliced->parts > 1 ? (float)plan->narrow.panels_n : 1.0f);
    bytes += sk__cut_bytes(plan, &plan->narrow.b, columns, (float)plan->narrow.panels_m);
    float passes = sliced->parts > 1 ? parts - 1.0f : 0.0f; /* of sums, from part to part */
    bytes += rows * columns * (size + parts * 4.0f * (float)sliced->slices + passes * 32.0f);
    return bytes + (sliced->least > 0 ? rows * columns * 8.0f : 0.0f);
}

/* Microseconds that they take. */
static float sk__slicing_time(const sk_plan* plan)
{
    const sk__sliced* sliced = &plan->sliced;
    float panels = (float)plan->narrow.panels_m * (float)plan->narrow.panels_n, parts = (float)sliced->parts;
    float cuts = plan->narrow.a.prepacked && plan->narrow.b.prepacked ? 0.0f : 1.0f;
    float dispatches = parts * (1.0f + cuts + (float)sliced->slices) + (sliced->least > 0 ? 2.0f : 0.0f);
    return sk__slicing_bytes(plan) / sk__slicing_rate(plan) +
           panels * dispatches * plan->program.context->costs->second_dispatch_time;
}

/* More parts of k are tried until they are short; what is prepacked has its own. */
static sk__panelling sk__panelling_of_slices(const sk_plan* plan, uint32_t parts)
{
    bool prepacked = plan->narrow.a.prepacked || plan->narrow.b.prepacked;
    uint32_t most = prepacked ? parts : 2u * sk__divide_up(plan->narrow.depth, SK__LEAST_CHUNK) - 1u;
    most = sk__max(parts, sk__min(most, SK__MOST_PARTS_OF_K));
    sk__panelling by = {sk__set_sliced_panels, sk__slicing_time, sk__lay_out_slices, parts, most};
    return by;
}

/* Chooses parts of k that are short enough, and as long as each other, and panels. */
static sk_result sk__cut_into_slices(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    const sk__problem* problem = &plan->problem;
    sk__sliced* sliced = &plan->sliced;
    SK__TRY(sk__choose_slices(context, desc, plan));
    uint32_t most = SK__MOST_LEVEL_K / sliced->slices / 16u * 16u, parts = sk__divide_up(plan->narrow.depth, most);
    SK__REQUIRE(&context->logger, parts <= SK__MOST_PARTS_OF_K, SK_ERROR_TOO_LARGE,
                "k is %u, at most %u are cut into %u slices", problem->k,
                (most * (uint32_t)SK__MOST_PARTS_OF_K) >> plan->narrow.is_complex, sliced->slices);
    sk__panelling by = sk__panelling_of_slices(plan, parts);
    SK__TRY(sk__require_panels(plan, &by, desc->most_workspace));
    SK__REQUIRE(&context->logger, plan->narrow.panel_n < (uint32_t)SK__MOST_LEVEL_N >> plan->narrow.is_complex,
                SK_ERROR_TOO_LARGE, "%s is %u, must be less than %u where the way is slices",
                problem->exchanged ? "m" : "n", problem->n, (uint32_t)SK__MOST_LEVEL_N >> plan->narrow.is_complex);
    SK__REQUIRE(&context->logger, sk__fit_slicing_groups(plan->narrow.a.lines, plan->narrow.b.lines, sliced->k_part),
                SK_ERROR_TOO_LARGE,
                "the way is slices, but m, n and k, which are %u, %u and %u, take more than 2^31 workgroups",
                problem->exchanged ? problem->n : problem->m, problem->exchanged ? problem->m : problem->n,
                problem->k);
    return SK_SUCCESS;
}

/* All of a plan that is no product: the fastest panels, and where all lies. */
static sk_result sk__begin_slices(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    SK__TRY(sk__resolve_problem(&context->logger, desc, desc, &plan->problem));
    SK__TRY(sk__find_slicing_kernel(context, &plan->choice.kernel));
    SK__TRY(sk__begin_narrow(plan, "slices"));
    plan->narrow.is_rounded = plan->problem.epilogue.linear;
    return sk__cut_into_slices(context, desc, plan);
}
