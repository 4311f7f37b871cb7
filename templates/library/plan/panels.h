/* panels.h - cuts D into panels, so that the workspace of a product of slices is no larger than the desc allows.
 *
 * Uses levels.h. Must not know pipelines or command buffers.
 *
 * Panels are computed one after the other in the same workspace: those of a row of panels after each other, so that a
 * part of A which is all of k is cut into slices once for them. B is cut again for each row of panels. More parts of k
 * make slices shorter, but add sums of 16 bytes an element of D, and A is cut again for each panel. Of all panels that
 * fit, those are taken which take the least time by prediction.
 */

#include "levels.h"

/* Bytes that cutting moves, of lines of which each is cut some times. */
static float sk__cut_bytes(const sk_plan* plan, const sk__sliced_operand* operand, float lines, float times)
{
    const sk__sliced* sliced = &plan->sliced;
    times = operand->prepacked ? 0.0f : times;
    float size = sk__has_words_of_f64(plan->problem.output) ? 8.0f : 4.0f;
    float written = (float)sliced->slices + (sliced->least > 0 ? 2.0f : 0.0f);
    return lines * (float)sliced->depth * times * (2.0f * size + written);
}

/* Microseconds that dispatches take which cut A and B and add levels, by the bytes that they move. */
static float sk__slicing_time(const sk_plan* plan)
{
    const sk__sliced* sliced = &plan->sliced;
    const sk_context* context = plan->program.context;
    const sk__fitted* fitted = sk__fitted_of(context->costs, &context->costs->kernels[plan->choice.kernel]);
    float rows = (float)sliced->panels_m * (float)sliced->a.lines;
    float columns = (float)sliced->panels_n * (float)sliced->b.lines;
    float size = sk__has_words_of_f64(plan->problem.output) ? 8.0f : 4.0f, parts = (float)sliced->parts;
    float panels = (float)sliced->panels_m * (float)sliced->panels_n;
    float bytes = sk__cut_bytes(plan, &sliced->a, rows, sliced->parts > 1 ? (float)sliced->panels_n : 1.0f);
    bytes += sk__cut_bytes(plan, &sliced->b, columns, (float)sliced->panels_m);
    float passes = sliced->parts > 1 ? parts - 1.0f : 0.0f; /* of sums, from part to part */
    bytes += rows * columns * (size + parts * 4.0f * (float)sliced->slices + passes * 32.0f);
    bytes += sliced->least > 0 ? rows * columns * 8.0f : 0.0f;
    float rate = fitted->copy * sk__memory_rate(context->costs, context->device.compute_units);
    float cuts = sliced->a.prepacked && sliced->b.prepacked ? 0.0f : 1.0f;
    float dispatches = parts * (1.0f + cuts + (float)sliced->slices) + (sliced->least > 0 ? 2.0f : 0.0f);
    return bytes / rate + panels * dispatches * context->costs->second_dispatch_time;
}

static bool sk__fit_panels(sk_plan* plan, VkDeviceSize most)
{
    sk__lay_out_slices(plan);
    return most == 0 || plan->workspace_size <= most;
}

/* Tries parts of k, twice as many each time. */
static void sk__try_parts(sk_plan* plan, uint32_t panels_m, uint32_t panels_n, uint32_t least, VkDeviceSize most,
                          sk__sliced* best, float* time)
{
    for (uint32_t parts = least; parts <= SK__MOST_PARTS_OF_K; parts *= 2u)
    {
        sk__set_panels(plan, panels_m, panels_n, parts);
        float own = sk__slicing_time(plan);
        if (own < *time && sk__fit_panels(plan, most))
        {
            *best = plan->sliced;
            *time = own;
        }
        if (plan->sliced.k_part <= SK__LEAST_CHUNK || plan->sliced.a.prepacked || plan->sliced.b.prepacked)
        {
            break;
        }
    }
}

/* Leaves a plan with the fastest panels that fit. Otherwise they are the least. */
static bool sk__find_panels(sk_plan* plan, uint32_t parts, VkDeviceSize most)
{
    const sk__problem* problem = &plan->problem;
    sk__sliced best;
    float time = SK__NEVER;
    sk__set_panels(plan, 1, 1, parts);
    if (parts == 0 || sk__fit_panels(plan, most))
    {
        return true;
    }
    for (uint32_t m = 1; m <= SK__MOST_PANELS && (m - 1u) * SK__PANEL_UNIT <= problem->m; m *= 2u)
    {
        for (uint32_t n = 1; n <= SK__MOST_PANELS && (n - 1u) * SK__PANEL_UNIT <= problem->n; n *= 2u)
        {
            sk__try_parts(plan, m, n, parts, most, &best, &time);
        }
    }
    if (time < SK__NEVER)
    {
        plan->sliced = best;
    }
    sk__lay_out_slices(plan);
    return time < SK__NEVER;
}

/* Chooses parts of k that are short enough, and as long as each other, and panels. */
static sk_result sk__cut_into_slices(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    const sk__problem* problem = &plan->problem;
    sk__sliced* sliced = &plan->sliced;
    SK__TRY(sk__choose_slices(context, desc, plan));
    uint32_t most = SK__MOST_LEVEL_K / sliced->slices / 16u * 16u, parts = sk__divide_up(sliced->depth, most);
    SK__REQUIRE(&context->logger, parts <= SK__MOST_PARTS_OF_K, SK_ERROR_TOO_LARGE,
                "k is %u, at most %u are cut into %u slices", problem->k,
                (most * (uint32_t)SK__MOST_PARTS_OF_K) >> sliced->is_complex, sliced->slices);
    SK__REQUIRE(&context->logger, sk__find_panels(plan, parts, desc->most_workspace), SK_ERROR_WORKSPACE_TOO_SMALL,
                "most_workspace is %llu byte%s, but the least panels, of %u x %u, take %llu",
                (unsigned long long)desc->most_workspace, sk__plural(desc->most_workspace),
                problem->exchanged ? sliced->panel_n : sliced->panel_m,
                problem->exchanged ? sliced->panel_m : sliced->panel_n, (unsigned long long)plan->workspace_size);
    SK__REQUIRE(&context->logger, sliced->panel_n < (uint32_t)SK__MOST_LEVEL_N >> sliced->is_complex,
                SK_ERROR_TOO_LARGE, "%s is %u, must be less than %u where the way is slices",
                problem->exchanged ? "m" : "n", problem->n, (uint32_t)SK__MOST_LEVEL_N >> sliced->is_complex);
    SK__REQUIRE(&context->logger, sk__fit_slicing_groups(sliced->a.lines, sliced->b.lines, sliced->k_part),
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
    plan->sliced.is_complex = sk__is_complex_type(plan->problem.output);
    plan->sliced.a.prepacked = plan->problem.a.prepacked;
    plan->sliced.b.prepacked = plan->problem.b.prepacked;
    SK__REQUIRE(&context->logger, plan->problem.k <= UINT32_MAX >> plan->sliced.is_complex, SK_ERROR_TOO_LARGE,
                "k is %u, but d.type is %s, and way is slices: at most 2^31 - 1 are possible", plan->problem.k,
                sk_word(SK_WORDS_TYPE, plan->problem.output));
    plan->sliced.depth = plan->problem.k << plan->sliced.is_complex;
    return sk__cut_into_slices(context, desc, plan);
}

/* Whether a panel has anything of D: it has not where D is a triangle beyond it. */
static bool sk__is_panel_inside(const sk_plan* plan, uint32_t row, uint32_t column)
{
    uint32_t triangle = plan->problem.epilogue.triangle;
    return triangle == SK__TRIANGLE_LOWER ? column < row + plan->sliced.panel_m
           : triangle                     ? row < column + plan->sliced.panel_n
                                          : true;
}

/* Where a panel begins: the last one ends where D does. */
static uint32_t sk__panel_begin(uint32_t panel, uint32_t length, uint32_t extent)
{
    return sk__min(panel * length, extent - length);
}

static uint32_t sk__count_panels(const sk_plan* plan)
{
    const sk__sliced* sliced = &plan->sliced;
    uint32_t count = 0;
    for (uint32_t i = 0; i < sliced->panels_m; ++i)
    {
        uint32_t row = sk__panel_begin(i, sliced->panel_m, plan->problem.m);
        for (uint32_t j = 0; j < sliced->panels_n; ++j)
        {
            count += sk__is_panel_inside(plan, row, sk__panel_begin(j, sliced->panel_n, plan->problem.n));
        }
    }
    return count;
}
