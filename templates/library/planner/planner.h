/* planner.h - chooses kernel and decomposition: a pure function of device, problem and wishes.
 *
 * Uses serve.h, strategies.h, wishes.h. Must not know contexts, pipelines or command buffers; tests call it without a
 * device.
 */

#include "serve.h"
#include "strategies.h"
#include "wishes.h"

static bool sk__has_types(const sk__planner* planner, const sk__kernel* kernel)
{
    const sk__problem* problem = planner->problem;
    bool has_codes = problem->a.type == SK_TYPE_Q8_0 && sk__reads_format(kernel, problem);
    return kernel->input == problem->input && kernel->accumulator == problem->accumulator &&
           kernel->output == problem->output && (!kernel->blocks || sk__is_in_blocks(problem->b.type)) &&
           (!kernel->codes || has_codes);
}

/* The kernels of the problem's types, which lie side by side in the table. */
static void sk__find_kernels(sk__planner* planner)
{
    uint32_t i = 0;
    while (i < sk__kernel_count() && !sk__has_types(planner, sk__kernel_at(i)))
    {
        ++i;
    }
    planner->first_kernel = i;
    while (i < sk__kernel_count() && sk__has_types(planner, sk__kernel_at(i)))
    {
        ++i;
    }
    planner->kernel_end = i;
}

/* What all candidates of a kernel are. */
static sk__choice sk__begin_candidate(const sk__planner* planner, uint32_t kernel)
{
    const sk_gemm_desc* desc = planner->desc;
    sk__choice candidate;
    memset(&candidate, 0, sizeof candidate);
    candidate.kernel = kernel;
    candidate.tiles = (uint32_t)sk__count_tiles(planner->problem, sk__kernel_at(kernel));
    candidate.k_iterations = sk__count_k_iterations(planner->problem, sk__kernel_at(kernel));
    candidate.minimum_segment = sk__min(sk__max(desc->minimum_segment, 1u), sk__max(candidate.k_iterations, 1u));
    candidate.unit = sk__choose_unit(planner, sk__kernel_at(kernel), candidate.k_iterations);
    candidate.chunked = sk__has_chunks(planner) && candidate.k_iterations > 0; /* chunks of nothing are no segments */
    candidate.data_parallel_first = desc->order == SK_ORDER_DATA_PARALLEL_FIRST;
    return candidate;
}

/* A lower bound of a kernel's time in microseconds, however its tiles are dealt. It assumes that all compute units are
 * busy until the end, and that nothing is packed. If tiles may be retiled, it counts whole waves only. If the desc asks
 * for a retiled plan, its waves may have any size, so the bound is 0. */
static float sk__least_time(const sk__planner* planner, uint32_t index)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    const sk__cost* cost = &planner->costs->kernels[index];
    float together = (float)sk__count_together(planner, index);
    float tiles = (float)sk__count_tiles(planner->problem, kernel);
    bool any_wave = planner->desc->decomposition == SK_DECOMPOSITION_RETILED;
    float own = any_wave ? 0.0f : sk__wants_retiled(planner, kernel) && tiles > together ? tiles - together : tiles;
    float k_iterations = (float)sk__count_k_iterations(planner->problem, kernel);
    float lone = cost->lone_iteration_time * (float)cost->workgroups_per_unit;
    float iteration = cost->iteration_time < lone ? cost->iteration_time : lone;
    return own / together * k_iterations * iteration;
}

/* Tries a kernel without copies, with them, or both. */
static void sk__try_kernel(const sk__planner* planner, uint32_t index, sk__choice* best)
{
    if (sk__least_time(planner, index) >= sk__time_to_beat(planner, best))
    {
        return;
    }
    sk__packing packing = sk__plan_packing(planner, sk__kernel_at(index));
    bool packs = (packing.a || packing.b) && sk__can_pack(planner->problem, &packing);
    bool copies = sk__copies_a(&packing) || sk__copies_b(&packing), needs = sk__needs_copies(&packing);
    sk__choice candidate = sk__begin_candidate(planner, index);
    if (!packs || (copies && planner->desc->packing == SK_PACKING_AUTO && !needs))
    {
        sk__packing kept = sk__keep_prepacked(packing);
        candidate.packing = !needs && sk__can_pack(planner->problem, &kept) ? kept : candidate.packing;
        sk__try_strategies(planner, &candidate, best);
    }
    if (packs)
    {
        candidate.packing = packing;
        sk__try_strategies(planner, &candidate, best);
    }
}

/* Strips run along the dimension in which D has more tiles, and are 8 tiles wide, unless asked otherwise. */
static void sk__choose_raster(const sk__planner* planner, sk__choice* choice)
{
    const sk_gemm_desc* desc = planner->desc;
    const sk__kernel* kernel = sk__kernel_at(choice->kernel);
    uint32_t rows = sk__divide_up(planner->problem->m, kernel->tile_m);
    uint32_t columns = sk__divide_up(planner->problem->n, kernel->tile_n);
    choice->along_m = rows > columns;
    if (desc->raster != SK_RASTER_AUTO)
    {
        choice->along_m = (desc->raster == SK_RASTER_ALONG_M) != planner->problem->exchanged;
    }
    choice->raster_width = desc->raster_width ? desc->raster_width : 8u;
    if (planner->problem->epilogue.triangle)
    {
        sk__choose_bands(planner->problem, kernel, choice);
    }
}

/* The kernel to try first: the one with the least lower bound, because most others can then be passed over. Where all
 * candidates are visited, it is the first kernel. */
static uint32_t sk__find_promising(const sk__planner* planner)
{
    uint32_t promising = planner->first_kernel;
    float least = SK__NEVER;
    for (uint32_t i = planner->first_kernel; i < planner->kernel_end && !planner->visit; ++i)
    {
        if (sk__can_serve(planner, i))
        {
            float time = sk__least_time(planner, i);
            promising = time < least ? i : promising;
            least = time < least ? time : least;
        }
    }
    return promising;
}

/* Chooses the fastest of all candidates by prediction. */
static sk_result sk__choose(const sk__planner* planner, sk__choice* choice)
{
    choice->time = SK__NEVER;
    SK__TRY(sk__check_desc(planner->logger, planner->desc));
    SK__TRY(sk__check_kernels(planner));
    SK__TRY(sk__check_packing(planner));
    SK__TRY(sk__check_triangle_wishes(planner));
    SK__TRY(sk__check_fixup(planner));
    SK__TRY(sk__check_batch_invariant(planner));
    SK__REQUIRE(planner->logger, planner->desc->sort == SK_SORT_AUTO, SK_ERROR_INVALID_VALUE,
                "sort is %s, but only problems of a grouped plan are sorted",
                sk_word(SK_WORDS_SORT, planner->desc->sort));
    SK__REQUIRE(planner->logger, planner->desc->search == SK_SEARCH_AUTO, SK_ERROR_INVALID_VALUE,
                "search is %s, but only problems of a grouped plan are searched",
                sk_word(SK_WORDS_SEARCH, planner->desc->search));
    SK__REQUIRE(planner->logger, planner->desc->preparation == SK_PREPARATION_AUTO, SK_ERROR_INVALID_VALUE,
                "preparation is %s, but only launches of a grouped plan are prepared",
                sk_word(SK_WORDS_PREPARATION, planner->desc->preparation));
    const sk_logger silent = {NULL, NULL};
    uint32_t unfit = planner->kernel_end; /* the first that wishes refuse, for the sentence */
    bool served = false;
    uint32_t promising = sk__find_promising(planner);
    for (uint32_t n = planner->first_kernel; n < planner->kernel_end; ++n)
    {
        uint32_t i = n == planner->first_kernel ? promising : n == promising ? planner->first_kernel : n;
        if (!sk__can_serve(planner, i))
        {
            continue;
        }
        if (sk__check_wishes(&silent, planner, i) != SK_SUCCESS)
        {
            unfit = sk__more_telling(planner, unfit, i);
            continue;
        }
        sk__try_kernel(planner, i, choice);
        served = true;
    }
    if (unfit < planner->kernel_end && !served)
    {
        return sk__check_wishes(planner->logger, planner, unfit);
    }
    if (choice->time >= SK__NEVER)
    {
        VkDeviceSize most = planner->desc->most_workspace;
        SK__REQUIRE(planner->logger, !served || most == 0, SK_ERROR_WORKSPACE_TOO_SMALL,
                    "most_workspace leaves %llu byte%s for a product, but no plan of these decisions needs so little",
                    (unsigned long long)most, sk__plural(most));
        STREAMK_ASSERT(!served || planner->desc->decomposition == SK_DECOMPOSITION_RETILED);
        return served ? sk__report_no_last_wave(planner) : sk__report_no_kernel(planner);
    }
    sk__choose_raster(planner, choice);
    return SK_SUCCESS;
}
