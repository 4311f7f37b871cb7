/* query.h - says in numbers what a plan is.
 *
 * Uses cut.h. Must not know pipelines or command buffers.
 */

#include "cut.h"

/* Multiplications that the workers do, and those that the compute units could do in the same time. */
typedef struct sk__occupancy
{
    double work, room;
} sk__occupancy;

static void sk__add_occupancy(const sk_plan* plan, uint32_t index, sk__schedule schedule, sk__occupancy* sum)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    double k_iteration = (double)kernel->tile_m * kernel->tile_n * kernel->tile_k;
    uint32_t together = plan->program.context->device.compute_units *
                        plan->program.context->costs->kernels[index].workgroups_per_unit;
    double rounds = sk__divide_up(schedule.workers, together);
    sum->work += (double)schedule.space.tiles * schedule.space.k_iterations * k_iteration;
    sum->room += rounds * together * sk__find_busiest(schedule).k_iterations * k_iteration;
}

/* Share of the compute units' time in which they have work, if every multiplication takes as long. */
static float sk__utilisation(const sk_plan* plan)
{
    sk__occupancy sum = {0, 0};
    if (plan->schedule.space.tiles > 0)
    {
        sk__add_occupancy(plan, plan->choice.kernel, plan->schedule, &sum);
    }
    if (plan->last_wave.schedule.space.tiles > 0)
    {
        sk__add_occupancy(plan, plan->choice.last_wave_kernel, plan->last_wave.schedule, &sum);
    }
    return sum.work > 0 ? (float)(sum.work / sum.room) : 0.0f;
}

/* Whether nobody measured the kernel's constants. */
static bool sk__is_guess(const sk_context* context, uint32_t kernel)
{
    return context->costs->kernels[kernel].guessed != 0;
}

/* Columns of D that a macro-tile has, as the user sees it. */
static uint32_t sk__tile_columns(const sk_plan* plan, const sk__kernel* kernel)
{
    uint32_t columns = kernel->tile_n / sk__columns_for_one(&plan->problem.epilogue);
    return plan->problem.exchanged ? kernel->tile_m : columns;
}

/* Adds what a retiled plan's last wave is. */
static void sk__query_last_wave(const sk_plan* plan, sk_plan_info* info)
{
    const sk__schedule* schedule = &plan->last_wave.schedule;
    info->last_wave_kernel = "";
    if (schedule->space.tiles > 0)
    {
        const sk__kernel* kernel = sk__kernel_at(plan->choice.last_wave_kernel);
        info->decomposition = SK_DECOMPOSITION_RETILED;
        info->last_wave_kernel = kernel->name;
        info->guessed = info->guessed || sk__is_guess(plan->program.context, plan->choice.last_wave_kernel);
        info->last_wave_tile_m = plan->problem.exchanged ? kernel->tile_n : kernel->tile_m;
        info->last_wave_tile_n = sk__tile_columns(plan, kernel);
        info->last_wave_tile_k = kernel->tile_k;
        info->last_wave_tiles = schedule->space.tiles;
        info->last_wave_k_iterations = schedule->space.k_iterations;
        info->workers += schedule->workers;
        info->longest_worker =
            sk__max(info->longest_worker, plan->schedule.space.tiles ? 0 : schedule->space.k_iterations);
    }
}

/* Names the operands of the left and of the right that the kernel sees. */
static sk_packing sk__operands_as_asked(bool exchanged, bool left, bool right)
{
    bool a = exchanged ? right : left;
    bool b = exchanged ? left : right;
    return a && b ? SK_PACKING_ALWAYS : a ? SK_PACKING_A : b ? SK_PACKING_B : SK_PACKING_NEVER;
}

static sk_raster sk__raster_as_asked(const sk_plan* plan)
{
    if (plan->choice.along_longer)
    {
        return SK_RASTER_AUTO;
    }
    return plan->choice.along_m != plan->problem.exchanged ? SK_RASTER_ALONG_M : SK_RASTER_ALONG_N;
}

/* Says what differs where there are several problems, as they are expected. */
static void sk__query_grouped(const sk_plan* plan, sk_plan_info* info)
{
    const sk__grouped* grouped = &plan->grouped;
    uint32_t together = plan->program.context->device.compute_units *
                        plan->program.context->costs->kernels[plan->choice.kernel].workgroups_per_unit;
    double rounds = sk__divide_up(info->workers, together);
    info->problems = grouped->problem_count;
    info->sort = grouped->sorted ? SK_SORT_BY_K : SK_SORT_NEVER;
    info->search = grouped->starts ? SK_SEARCH_HOST : SK_SEARCH_DEVICE;
    info->preparation = grouped->by_workgroups ? SK_PREPARATION_WORKGROUPS : SK_PREPARATION_DISPATCH;
    info->decomposition = plan->choice.decomposition;
    info->k_iterations = plan->choice.k_iterations;
    info->longest_worker = grouped->longest_worker;
    info->most_peers = grouped->most_peers;
    double room = rounds * together * grouped->longest_worker;
    double used = room > 0 ? (double)grouped->k_iterations / room : 0.0;
    info->utilisation = (float)(used < 1.0 ? used : 1.0); /* where 32 bits do not count longest_worker */
}

/* Integers have the same sums in any order. */
static sk_sameness sk__sameness_of(const sk_plan* plan)
{
    bool unordered = sk__fixup_of(plan->choice.fixup)->adds_floats;
    return sk__is_integer_type(plan->problem.output) ? SK_SAMENESS_EVERY_DEVICE
           : plan->problem.batch_invariant           ? SK_SAMENESS_BATCH_INVARIANT
           : unordered                               ? SK_SAMENESS_NONE
                                                     : SK_SAMENESS_RUN_TO_RUN;
}

/* The bound of multiply-adds of f32 or f64 over k, relative to |A| |B|. */
static double sk__bound_of_floats(sk_accuracy accuracy, double k)
{
    return k / (accuracy == SK_ACCURACY_F64 ? 9007199254740992.0 : 16777216.0);
}

static double sk__square_root(double x)
{
    double root = x > 1.0 ? x : 1.0;
    for (int i = 0; i < 64; ++i)
    {
        root = 0.5 * (root + x / root);
    }
    return root;
}

/* What multiply-adds of numbers that are uniform in (-1, 1) are off by, as a root mean square over the sum of |a| |b|.
 * Rounding is off by 0.42 u of a number. A sum of j products is some j^(1/2) / 3, and that of all |a| |b| is k / 4: the
 * roundings of all sums come to 0.4 u, for every k. */
static double sk__typical_of_floats(sk_accuracy accuracy)
{
    return 0.4 * sk__bound_of_floats(accuracy, 1.0);
}

/* Dispatches of the multiplication. */
static uint32_t sk__count_plan_pieces(const sk_plan* plan)
{
    const sk__last_wave* last = &plan->last_wave;
    uint32_t pieces = plan->schedule.space.tiles > 0 ? sk__count_pieces(&plan->cut, plan->schedule.workers) : 0;
    return pieces + (last->schedule.space.tiles > 0 ? sk__count_pieces(&last->cut, last->schedule.workers) : 0);
}

/* Predicted microseconds of a plan with a choice. Of several problems C and the residual are not counted. */
static float sk__predicted_time(const sk_plan* plan)
{
    const sk_context* context = plan->program.context;
    bool is_group = plan->grouped.most_problems > 0;
    float adding = is_group ? 0.0f
                            : sk__adding_time(context->costs, context->device.compute_units, &plan->problem,
                                              plan->choice.kernel);
    return plan->choice.time + adding;
}

/* The largest k of a problem that is expected. */
static uint32_t sk__largest_k(const sk_plan* plan)
{
    uint32_t k = plan->grouped.most_problems > 0 ? 0u : plan->problem.k;
    for (uint32_t i = 0; i < plan->grouped.row_count; ++i)
    {
        k = sk__max(k, sk__is_empty_row(plan->grouped.rows[i]) ? 0u : plan->grouped.rows[i].k);
    }
    return k;
}

/* How far an element of D is off, where that is asked for: by what multiply-adds of all terms are. */
static void sk__query_bound(const sk_plan* plan, sk_plan_info* info)
{
    double multiplied = (double)sk__count_terms(&plan->problem) * sk__largest_k(plan); /* of a part of D: */
    multiplied *= sk__is_complex_type(plan->problem.output) ? 2.0 : 1.0;
    sk_accuracy accuracy = plan->problem.accuracy;
    info->bound = sk__is_bounded(accuracy) ? sk__bound_of_floats(accuracy, multiplied) : 0.0;
    info->typical = info->bound > 0.0 ? sk__typical_of_floats(accuracy) : 0.0;
}

/* Says in numbers what a complete plan is. */
static sk_plan_info sk__describe_plan(const sk_plan* plan)
{
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    const sk__choice* choice = &plan->choice;
    sk_plan_info info;
    memset(&info, 0, sizeof info);
    info.kernel = kernel->name;
    info.tile_m = plan->problem.exchanged ? kernel->tile_n : kernel->tile_m;
    info.tile_n = sk__tile_columns(plan, kernel);
    info.tile_k = kernel->tile_k;
    info.exchanged = plan->problem.exchanged;
    info.decomposition = choice->fixup == SK_FIXUP_NONE ? SK_DECOMPOSITION_DATA_PARALLEL : choice->decomposition;
    info.fixup = choice->fixup;
    bool copies_a = sk__copies_a(&choice->packing), copies_b = sk__copies_b(&choice->packing);
    info.packing = sk__operands_as_asked(plan->problem.exchanged, copies_a, copies_b);
    info.packs_transposed = sk__operands_as_asked(plan->problem.exchanged, choice->packing.transpose_a && copies_a,
                                                  choice->packing.transpose_b && copies_b);
    info.prepacked =
        sk__operands_as_asked(plan->problem.exchanged, choice->packing.prepacked_a, choice->packing.prepacked_b);
    info.decodes = choice->packing.convert_b || (kernel->blocks && sk__has_fragments(kernel));
    info.decoded_first =
        sk__operands_as_asked(plan->problem.exchanged, choice->packing.convert_a, choice->packing.convert_b);
    info.multiplied = plan->problem.input;
    info.packs_arranged = choice->packing.arranged != NULL;
    info.order = choice->data_parallel_first ? SK_ORDER_DATA_PARALLEL_FIRST : SK_ORDER_STREAM_K_FIRST;
    info.raster = sk__raster_as_asked(plan);
    info.raster_width = choice->raster_width;
    info.tiles = plan->schedule.space.tiles;
    info.k_iterations = plan->schedule.space.k_iterations;
    info.stream_k_tiles = choice->stream_k_tiles;
    info.workers = choice->workers;
    info.splits = choice->splits;
    info.minimum_segment = choice->minimum_segment;
    info.most_looks = choice->most_looks;
    info.most_time = plan->most_time;
    info.most_workspace = plan->most_workspace;
    info.pieces = sk__count_plan_pieces(plan);
    info.k_alignment = choice->unit;
    info.chunk = choice->chunked ? choice->unit : 0;
    info.interleave = choice->interleave;
    info.longest_worker = plan->schedule.space.tiles ? sk__find_busiest(plan->schedule).k_iterations : 0;
    info.most_peers = sk__most_peers(plan->schedule);
    info.utilisation = sk__utilisation(plan);
    info.predicted_time = sk__predicted_time(plan);
    info.guessed = sk__is_guess(plan->program.context, choice->kernel);
    info.workspace_size = plan->workspace_size;
    info.workspace_alignment = SK__WORKSPACE_ALIGNMENT;
    info.sameness = sk__sameness_of(plan);
    info.way = SK_WAY_TYPES;
    sk__query_bound(plan, &info);
    sk__query_last_wave(plan, &info);
    if (plan->grouped.most_problems > 0)
    {
        sk__query_grouped(plan, &info);
    }
    return info;
}

STREAMK_API sk_plan_info sk_query_plan(const sk_plan* plan)
{
    return plan->info;
}
