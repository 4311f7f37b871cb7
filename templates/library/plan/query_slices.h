/* query_slices.h - what a plan of a product of slices says of itself: its bound, its time, and its longest product.
 *
 * Uses finish.h, prepacked_narrow.h. Must not know pipelines or command buffers.
 *
 * BOUND. Let a row of A have the largest magnitude a, and be scaled by 2^e, so that its elements are integers of
 * 8 S - 1 bits in units of 2^(e - 8 S + 1). a is at least 0.498 2^e: scaled integers are at most 0x7f...7f, and e is
 * the least exponent that allows that. Rounding an element is off by at most 2^(e - 8 S) <= 2.008 a 256^-S; for both
 * factors, it is 4.02 a b 256^-S a product. Digit i, of at most 128 in magnitude, is worth 2^(e - 7 - 8 i). So what
 * is left out of a product is at most the sum over l >= S of (2 S - 1 - l) 256^-l 2^e 2^f, with the exponent f of the
 * column of B: less than 1.004 (S - 1) 256^-S 2.008^2 a b. Both are less than 4.05 S 256^-S a b. Sums are exact, and
 * rounding D adds 2^-53 (f64) or 2^-24 (f32) of k a b. This is the analysis of Ozaki, Ogita, Oishi and Rump (Numerical
 * Algorithms 59, 2012), for digits as those of arXiv 2508.03984.
 */

#include "finish.h"
#include "prepacked_narrow.h"

enum
{
    SK__PRODUCTS_RATE = 10000 /* multiplications a microsecond of a compute unit, guessed, where no kernel runs */
};

static double sk__bound_of_slices(const sk_plan* plan)
{
    double bound = 4.05 * plan->sliced.slices;
    for (uint32_t i = 0; i < plan->sliced.slices; ++i)
    {
        bound /= 256.0;
    }
    return bound + (sk__has_words_of_f64(plan->problem.output) ? 1.0 / 9007199254740992.0 : 1.0 / 16777216.0);
}

/* What slices of numbers that are uniform in (-1, 1) are off by, as a root mean square over the sum of |a| |b|, which
 * is k / 4. A line of them mostly has the scale 2. Digits have a root mean square of 74: what is left out of a product
 * is off by (1.79 (S - 1))^(1/2) 256^-S, and its factors are rounded by 0.89^(1/2) 256^-S. D, some k^(1/2) / 3, is
 * rounded. */
static double sk__typical_of_slices(const sk_plan* plan)
{
    double k = plan->narrow.depth, slices = plan->sliced.slices, of_digits = 1.79 * (slices - 1.0) + 0.89;
    double of_d = sk__has_words_of_f64(plan->problem.output) ? 0.14 / 9007199254740992.0 : 0.14 / 16777216.0;
    for (uint32_t i = 0; i < plan->sliced.slices; ++i)
    {
        of_digits /= 65536.0;
    }
    return k > 0.0 ? 4.0 * sk__square_root((of_digits + of_d * of_d) / k) : 0.0;
}

/* Turns what a plan of a product says of itself, if D' = B' A' is computed. */
static sk_plan_info sk__exchange_info(sk_plan_info info)
{
    sk_plan_info exchanged = info;
    exchanged.exchanged = !info.exchanged;
    exchanged.tile_m = info.tile_n;
    exchanged.tile_n = info.tile_m;
    exchanged.last_wave_tile_m = info.last_wave_tile_n;
    exchanged.last_wave_tile_n = info.last_wave_tile_m;
    if (info.raster != SK_RASTER_AUTO)
    {
        exchanged.raster = info.raster == SK_RASTER_ALONG_M ? SK_RASTER_ALONG_N : SK_RASTER_ALONG_M;
    }
    return exchanged;
}

/* Products of k: each of S levels l has l + 1, and magnitudes have one. */
static uint32_t sk__count_narrow_products(const sk__sliced* sliced)
{
    return sliced->slices * (sliced->slices + 1u) / 2u + (sliced->least > 0 ? 1u : 0u);
}

/* The longest product where it has no plan of its own. */
static sk_plan_info sk__describe_unplanned(const sk_plan* plan)
{
    const sk__sliced* sliced = &plan->sliced;
    uint32_t m = plan->narrow.a.lines, n = plan->narrow.b.lines;
    sk_plan_info info;
    memset(&info, 0, sizeof info);
    info.kernel = "products";
    info.last_wave_kernel = "";
    info.tile_m = info.tile_n = SK__PRODUCTS_TILE;
    info.tile_k = SK__SLICES_DEPTH;
    info.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    info.fixup = SK_FIXUP_NONE;
    info.packing = SK_PACKING_NEVER;
    info.packs_transposed = SK_PACKING_NEVER;
    info.prepacked = info.decoded_first = SK_PACKING_NEVER;
    info.order = SK_ORDER_STREAM_K_FIRST;
    info.raster = SK_RASTER_ALONG_N;
    info.tiles = info.workers = sk__divide_up(m, SK__PRODUCTS_TILE) * sk__divide_up(n, SK__PRODUCTS_TILE);
    info.k_iterations = info.longest_worker = sk__divide_up(sliced->slices * sliced->k_part, SK__SLICES_DEPTH);
    info.most_peers = info.minimum_segment = info.k_alignment = 1;
    info.guessed = true;
    info.workspace_alignment = SK__WORKSPACE_ALIGNMENT;
    info.pieces = sliced->parts * sliced->slices + (sliced->least > 0 ? 1u : 0u);
    float all = (float)sk__count_narrow_products(sliced) * (float)m * (float)n * (float)plan->narrow.depth;
    info.predicted_time = all / ((float)SK__PRODUCTS_RATE * (float)plan->program.context->device.compute_units);
    return info;
}

/* The longest product, with the time and the pieces of all of them. */
static sk_plan_info sk__describe_products(const sk_plan* plan)
{
    const sk__sliced* sliced = &plan->sliced;
    if (sk__count_planned_products(plan) == 0)
    {
        return sk__describe_unplanned(plan);
    }
    sk_plan_info info = sliced->levels.products[sliced->slices - 1u]->info;
    info.pieces = 0;
    info.predicted_time = (float)sliced->parts * sk__time_levels(&sliced->levels, sliced->slices);
    for (uint32_t level = 0; level < sk__count_sliced_products(sliced); ++level)
    {
        const sk_plan_info* product = &sliced->levels.products[level]->info;
        bool is_level = level < sliced->slices;
        info.pieces += (is_level ? sliced->parts : 1u) * product->pieces;
        info.predicted_time += is_level ? 0.0f : product->predicted_time;
        info.guessed |= product->guessed;
    }
    return info;
}

/* What the plan of a product says of slices, their bound and sameness. */
static void sk__tell_slices_of(const sk_plan* plan, sk_plan_info* info)
{
    const sk__sliced* sliced = &plan->sliced;
    info->way = SK_WAY_SLICES;
    info->slices = sliced->slices;
    info->products = sk__count_narrow_products(sliced);
    info->bound = sliced->least > 0 ? sk__bound_of_floats(plan->problem.accuracy, plan->narrow.depth)
                                    : sk__bound_of_slices(plan);
    info->typical = sk__typical_of_slices(plan);
    info->sameness = !plan->problem.epilogue.linear  ? SK_SAMENESS_EVERY_DEVICE
                     : plan->problem.batch_invariant ? SK_SAMENESS_BATCH_INVARIANT
                                                     : SK_SAMENESS_RUN_TO_RUN;
}

static sk_plan_info sk__describe_slices(const sk_plan* plan)
{
    sk_plan_info info = sk__describe_products(plan);
    info = plan->problem.exchanged ? sk__exchange_info(info) : info;
    uint32_t count = sk__is_empty(plan) ? 0u : plan->problem.batch_count, panels = sk__count_panels(plan);
    float others = sk__slicing_time(plan) + sk__finish_time(plan);
    info.predicted_time = (float)count * ((float)panels * info.predicted_time + others);
    info.pieces *= count * panels;
    sk__describe_panels(plan, &info);
    info.workspace_size = plan->workspace_size;
    info.most_time = plan->most_time;
    sk__tell_slices_of(plan, &info);
    return info;
}

/* All of a plan but its pipelines. What it has besides is forgotten by sk__forget_products(), also where this fails. */
static sk_result sk__plan_slices(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    SK__TRY(sk__begin_slices(context, desc, plan));
    SK__TRY(sk__check_narrow_headers(context, desc, plan));
    SK__TRY(sk__plan_products(context, desc, plan));
    SK__TRY(sk__plan_finish(context, desc, plan));
    sk__lay_out_slices(plan);
    plan->most_time = desc->most_time;
    plan->info = sk__describe_slices(plan);
    plan->info.most_workspace = desc->most_workspace;
    return SK_SUCCESS;
}
