/* planner.h - chooses kernel and decomposition: a pure function of device, problem and wishes.
 *
 * Uses sum.h, pack.h. Must not know contexts, pipelines or command buffers; tests call it without a device.
 */

#include "pack.h"
#include "sum.h"

/* Everything that was decided. */
typedef struct sk__choice
{
    uint32_t kernel;                 /* index */
    uint32_t last_wave_kernel;       /* index */
    uint32_t tiles, last_wave_tiles; /* of a retiled plan: in whole waves, and smaller ones in the last */
    sk_decomposition decomposition;
    sk_fixup fixup;
    uint32_t workers, splits, stream_k_tiles;
    uint32_t minimum_segment, unit; /* k-iterations */
    bool chunked;                   /* units are summed by themselves */
    uint32_t groups;                /* at least 1 */
    sk__packing packing;
    bool sum_rows;       /* of the separate pass: see sum.h */
    uint32_t most_looks; /* of a worker that waits; 0: none does */
    uint32_t raster_width;
    bool data_parallel_first, along_m; /* in the row-major D that the kernel sees */
    float time;                        /* predicted, microseconds */
} sk__choice;

/* What the choice is made from. */
typedef struct sk__planner
{
    const sk_logger* logger;
    const sk__device* device;
    const sk__build* builds; /* one a kernel */
    const sk__cost_table* costs;
    const sk_gemm_desc* desc;
    const sk__problem* problem;
    void (*visit)(const struct sk__planner* planner, const sk__choice* candidate); /* or NULL */
    void* user_data;                                                               /* of visit */
} sk__planner;

/* What a kernel's candidates pack, if they do: what was asked for or, unasked, A and B where their shapes or strides do
 * not suit 16-byte accesses, or their layouts the kernel. */
static sk__packing sk__plan_packing(const sk__planner* planner, const sk__kernel* kernel)
{
    const sk__problem* problem = planner->problem;
    sk_packing wanted = planner->desc->packing;
    bool is_free = wanted == SK_PACKING_AUTO && !planner->device->is_cpu;
    sk__packing packing;
    packing.turn_a = sk__turns(kernel) && !problem->a_k_contiguous;
    packing.turn_b = sk__turns(kernel) && !problem->b_k_contiguous;
    packing.a = is_free ? !problem->aligned_a || packing.turn_a : wanted == SK_PACKING_ALWAYS;
    packing.b = is_free ? !problem->aligned_b || packing.turn_b : wanted == SK_PACKING_ALWAYS;
    packing.a |= wanted == (problem->exchanged ? SK_PACKING_B : SK_PACKING_A);
    packing.b |= wanted == (problem->exchanged ? SK_PACKING_A : SK_PACKING_B);
    packing.turn_a &= packing.a;
    packing.turn_b &= packing.b;
    return packing;
}

/* In retile.h. */
static void sk__try_retiled(const sk__planner* planner, uint32_t kernel, sk__choice* best);
static sk__choice sk__last_wave_of(const sk__choice* choice);
static sk_result sk__report_no_last_wave(const sk__planner* planner);

/* Workgroups of a dispatch: 65535 in each of two dimensions, which every device allows. */
#define SK__MOST_GROUPS (65535u * 65535u)

static uint32_t sk__clamp_groups(uint32_t wanted)
{
    return sk__min(sk__max(wanted, 1u), SK__MOST_GROUPS);
}

/* Tiles of all batches; of one batch where those alone are too many. */
static uint64_t sk__count_tiles(const sk__problem* problem, const sk__kernel* kernel)
{
    uint64_t rows = sk__divide_up(problem->m, kernel->tile_m);
    uint64_t columns = sk__divide_up(problem->n, kernel->tile_n);
    uint64_t tiles = rows * columns; /* each below 2^32: no overflow */
    return tiles > UINT32_MAX ? tiles : tiles * problem->batch_count;
}

/* Stream-K tiles of a hybrid: what whole tiles leave over, and waves - 1 full waves with it, so that each worker's
 * share is between waves - 1 and waves tiles. 0 if whole tiles fill every wave. */
static uint32_t sk__hybrid_tiles(uint32_t tiles, uint32_t workers, uint32_t waves)
{
    uint64_t left_over = tiles % workers;
    uint64_t stream_k = left_over + (waves - 1u) * (uint64_t)workers;
    return left_over == 0 ? 0 : (uint32_t)(stream_k < tiles ? stream_k : tiles);
}

/* The fewest units that hold a minimum segment wherever they lie in a tile, whose last unit may be shorter. */
static uint32_t sk__count_minimum_units(uint32_t k_iterations, uint32_t unit, uint32_t minimum_segment)
{
    uint32_t missing = sk__divide_up(k_iterations, unit) * unit - k_iterations;
    uint64_t least = (uint64_t)minimum_segment + missing;
    return minimum_segment > 1 ? (uint32_t)((least + unit - 1u) / unit) : minimum_segment;
}

/* The schedule of a choice, as the kernel will make it from its arguments. */
static sk__schedule sk__schedule_of(const sk__problem* problem, const sk__choice* choice)
{
    const sk__kernel* kernel = sk__kernel_at(choice->kernel);
    sk__schedule schedule;
    bool retiled = choice->decomposition == SK_DECOMPOSITION_RETILED;
    schedule.tiles = retiled ? choice->tiles : (uint32_t)sk__count_tiles(problem, kernel);
    schedule.k_iterations = sk__divide_up(problem->k, kernel->tile_k);
    schedule.workers = choice->workers;
    schedule.splits = choice->splits;
    schedule.stream_k_tiles = choice->stream_k_tiles;
    schedule.unit = choice->unit;
    schedule.groups = choice->groups;
    schedule.chunked = choice->chunked;
    schedule.minimum_segment = sk__count_minimum_units(schedule.k_iterations, choice->unit, choice->minimum_segment);
    schedule.data_parallel_first = choice->data_parallel_first;
    return sk__derive_shares(schedule);
}

/* The k-iterations that a desc wants never parted, as far as a tile has them. */
static uint32_t sk__choose_unit(const sk_gemm_desc* desc, uint32_t k_iterations)
{
    uint32_t wanted = desc->chunk ? desc->chunk : desc->k_alignment;
    return sk__min(sk__max(wanted, 1u), sk__max(k_iterations, 1u));
}

/* k-iterations of the Stream-K tiles before a unit of theirs. */
static uint32_t sk__count_iterations_before(sk__schedule schedule, uint32_t position)
{
    uint32_t units = sk__max(schedule.units, 1u);
    return position / units * schedule.k_iterations + position % units * schedule.unit;
}

/* k-iterations of one worker; of the busiest, where tiles are cut into splits. */
static uint32_t sk__count_worker_iterations(sk__schedule schedule, uint32_t worker)
{
    if (schedule.splits > 0)
    {
        return sk__split_segment(schedule, 0, 0).k_end;
    }
    uint32_t whole = sk__count_whole_tiles(schedule, worker) * schedule.k_iterations;
    sk__work work = sk__find_work(schedule, worker);
    return whole + sk__count_iterations_before(schedule, work.end) -
           sk__count_iterations_before(schedule, work.begin);
}

/* k-iterations of the busiest worker: the first, unless a minimum segment moves boundaries, units are not alike, or
 * groups differ. */
static uint32_t sk__longest_worker(sk__schedule schedule)
{
    uint32_t longest = sk__count_worker_iterations(schedule, 0);
    bool alike = schedule.minimum_segment <= 1 && schedule.unit == 1 && schedule.groups == 1;
    for (uint32_t worker = 1; !alike && worker < sk__count_peers(schedule); ++worker)
    {
        longest = sk__max(longest, sk__count_worker_iterations(schedule, worker));
    }
    return longest;
}

/* Whether a boundary between workers of a group lies inside a tile. */
static bool sk__splits_tiles_of_group(sk__schedule schedule)
{
    if (schedule.minimum_segment <= 1)
    {
        bool even = schedule.larger_shares == 0 && schedule.share % sk__max(schedule.units, 1u) == 0;
        return schedule.stream_k_workers > 1 && schedule.units > 1 && !even;
    }
    for (uint32_t worker = 1; worker < schedule.stream_k_workers; ++worker)
    {
        if (sk__stream_k_begin(schedule, worker) % schedule.units != 0)
        {
            return true;
        }
    }
    return false;
}

static bool sk__splits_tiles(sk__schedule schedule)
{
    if (schedule.chunked)
    {
        return schedule.units > 1 && sk__count_split_region_tiles(schedule) > 0;
    }
    bool splits = schedule.splits > 1;
    for (uint32_t group = 0; schedule.splits == 0 && group < schedule.groups; ++group)
    {
        splits = splits || sk__splits_tiles_of_group(sk__group_schedule(schedule, group));
    }
    return splits;
}

/* Least time in microseconds in which device memory gives A, B and C and takes D. Partials are not counted: they are
 * few enough to stay in a cache, and the times of fixup and peers contain them. */
static float sk__memory_time(const sk__planner* planner)
{
    const sk__problem* problem = planner->problem;
    float m = (float)problem->m, n = (float)problem->n, k = (float)problem->k;
    float inputs = m * n > 0 ? k * (m + n) * (float)sk__type_size(problem->input) : 0.0f;
    float matrices = 1.0f + (problem->epilogue.linear ? 1.0f : 0.0f) + (problem->epilogue.residual ? 1.0f : 0.0f);
    float outputs = m * n * (float)sk__type_size(problem->output) * matrices;
    float bandwidth = planner->costs->bandwidth * 1e3f * (float)planner->device->compute_units; /* bytes/us */
    return (float)problem->batch_count * (inputs + outputs) / bandwidth;
}

/* Whether A is read 16 bytes at a time: small-dot kernels read so little of it that they need not. */
static bool sk__reads_vectors_of_a(const sk__choice* choice)
{
    return sk__kernel_at(choice->kernel)->multiply != SK_MULTIPLY_DOT;
}

/* Whether every 16-byte access of A and B stays inside its line and on a multiple of 16 bytes from the base. */
static bool sk__are_inputs_alignable(const sk__problem* problem, const sk__choice* choice)
{
    bool a = choice->packing.a || problem->aligned_a || !sk__reads_vectors_of_a(choice);
    return a && (choice->packing.b || problem->aligned_b);
}

/* Whether k is contiguous in what the kernel reads as A, and as B. */
static bool sk__reads_a_along_k(const sk__problem* problem, const sk__choice* choice)
{
    return problem->a_k_contiguous || choice->packing.turn_a;
}

static bool sk__reads_b_along_k(const sk__problem* problem, const sk__choice* choice)
{
    return problem->b_k_contiguous || choice->packing.turn_b;
}

/* By what factor k-iterations take longer than those of aligned A and B of the layouts that the kernel likes. */
static float sk__access_factor(const sk__planner* planner, const sk__choice* choice)
{
    const sk__problem* problem = planner->problem;
    const sk__kernel* kernel = sk__kernel_at(choice->kernel);
    bool strided_a = sk__turns(kernel) && !sk__reads_a_along_k(problem, choice);
    bool strided_b = sk__turns(kernel) && !sk__reads_b_along_k(problem, choice);
    bool aligned = sk__are_inputs_alignable(problem, choice);
    float general = aligned ? 1.0f : sk__general_factor(planner->device, kernel);
    return general * sk__strided_factor(planner->device, strided_a, strided_b);
}

/* Predicted time in microseconds of the busiest worker and of the fixup at its end, which the others wait for (Stream-K
 * paper, appendix A: a + b + c + d); workers beyond what runs together wait for a place. Multiplying takes no less than
 * memory does. */
static float sk__predict(const sk__planner* planner, const sk__choice* choice, sk__schedule schedule)
{
    const sk__cost* cost = &planner->costs->kernels[choice->kernel];
    uint32_t units = planner->device->compute_units;
    uint32_t on_a_unit = sk__min(sk__divide_up(schedule.workers, units), cost->workgroups_per_unit);
    float rounds = (float)sk__divide_up(schedule.workers, units * cost->workgroups_per_unit);
    float segments = (float)sk__find_work(schedule, 0).segments;
    float shared = cost->iteration_time * (float)on_a_unit / (float)cost->workgroups_per_unit;
    float iteration = shared > cost->lone_iteration_time ? shared : cost->lone_iteration_time;
    float busiest = (float)sk__longest_worker(schedule) * iteration * sk__access_factor(planner, choice);
    float all_tiles = (float)sk__count_tiles(planner->problem, sk__kernel_at(choice->kernel));
    float tiles = (float)schedule.tiles; /* of a retiled plan not all; where there are none, there may be no rounds */
    float memory = tiles > 0 ? sk__memory_time(planner) * tiles / all_tiles / rounds : 0.0f;
    float multiplying = busiest > memory ? busiest : memory;
    float time = segments * (cost->start_time + cost->epilogue_time);
    if (choice->fixup == SK_FIXUP_NONE)
    {
        return rounds * (time + multiplying);
    }
    if (choice->fixup == SK_FIXUP_SEPARATE_PASS)
    {
        float storing = 5.0f * cost->peer_time; /* all workers write at once; on an H200, driver 580.159 */
        return rounds * (time + multiplying + storing) + planner->costs->second_dispatch_time;
    }
    time += (float)sk__bound_peers(schedule) * cost->peer_time;
    return rounds * (time + multiplying * cost->last_arriver_factor + cost->fixup_time);
}

/* Whether workers wait for one another, and whether they add floats by atomics. */
static bool sk__waits(sk_fixup fixup)
{
    return fixup == SK_FIXUP_TURNSTILE || fixup == SK_FIXUP_TURNSTILE_UNORDERED;
}

static bool sk__adds_floats(sk_fixup fixup)
{
    return fixup == SK_FIXUP_TURNSTILE_UNORDERED || fixup == SK_FIXUP_ATOMIC;
}

static const char* sk__fixup_name(sk_fixup fixup)
{
    static const char* const names[] = {
        "auto", "none", "last arriver", "separate pass", "turnstile", "unordered turnstile", "atomic"};
    return names[fixup];
}

/* Looks at a counter, of a worker that waits for its turn. A look takes about a microsecond on a GPU, and less than
 * a tenth of that on a CPU driver, whose threads may also rest for long. */
static uint32_t sk__most_looks(const sk__planner* planner)
{
    uint32_t most = planner->device->is_cpu ? 1u << 28 : 1u << 21;
    return planner->desc->most_looks ? planner->desc->most_looks : most;
}

/* A choice that splits tiles with one of the fixups, and its predicted time. */
static sk__choice sk__with_fixup(const sk__planner* planner, sk__schedule schedule, sk__choice choice, sk_fixup fixup)
{
    choice.fixup = fixup;
    choice.most_looks = sk__waits(fixup) ? sk__most_looks(planner) : 0;
    choice.time = sk__predict(planner, &choice, schedule);
    choice.time += fixup == SK_FIXUP_ATOMIC ? planner->costs->second_dispatch_time : 0.0f;
    if (fixup == SK_FIXUP_SEPARATE_PASS)
    {
        sk__sum sum = sk__choose_sum(&planner->costs->kernels[choice.kernel], sk__kernel_at(choice.kernel),
                                     planner->device->compute_units, schedule);
        choice.sum_rows = sum.rows;
        choice.time += sum.time;
    }
    return choice;
}

/* The fixup that was asked for, or the faster one; with its predicted time. */
static void sk__choose_fixup(const sk__planner* planner, sk__schedule schedule, sk__choice* choice)
{
    sk_fixup wanted = planner->desc->fixup;
    bool unasked_never = sk__waits(wanted) || sk__adds_floats(wanted);
    wanted = choice->chunked ? SK_FIXUP_SEPARATE_PASS : wanted;
    sk__choice one = sk__with_fixup(planner, schedule, *choice, unasked_never ? wanted : SK_FIXUP_LAST_ARRIVER);
    sk__choice separate = sk__with_fixup(planner, schedule, *choice, SK_FIXUP_SEPARATE_PASS);
    bool faster = wanted == SK_FIXUP_AUTO && separate.time < one.time;
    *choice = wanted == SK_FIXUP_SEPARATE_PASS || faster ? separate : one;
}

/* Completes a choice of kernel, decomposition, workers, splits and Stream-K tiles by what follows from them. */
static void sk__complete(const sk__planner* planner, sk__choice* choice)
{
    const sk_gemm_desc* desc = planner->desc;
    uint32_t k_iterations = sk__divide_up(planner->problem->k, sk__kernel_at(choice->kernel)->tile_k);
    choice->minimum_segment = sk__min(sk__max(desc->minimum_segment, 1u), sk__max(k_iterations, 1u));
    choice->unit = sk__choose_unit(desc, k_iterations);
    choice->chunked = desc->chunk > 0;
    choice->groups = sk__max(sk__min(desc->groups, sk__min(choice->stream_k_tiles, choice->workers)), 1u);
    choice->data_parallel_first = desc->order == SK_ORDER_DATA_PARALLEL_FIRST;
    choice->fixup = SK_FIXUP_NONE;
    sk__schedule schedule = sk__schedule_of(planner->problem, choice);
    if (sk__splits_tiles(schedule))
    {
        sk__choose_fixup(planner, schedule, choice);
        return;
    }
    choice->time = sk__predict(planner, choice, schedule);
    if (choice->last_wave_tiles > 0)
    {
        sk__choice last_wave = sk__last_wave_of(choice);
        choice->time += sk__predict(planner, &last_wave, sk__schedule_of(planner->problem, &last_wave));
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
}

/* Predicted time in microseconds of what comes before the multiplication. */
static float sk__packing_time(const sk__planner* planner, const sk__choice* choice)
{
    return sk__predict_copies(planner->problem, planner->costs, planner->device->compute_units, &choice->packing);
}

static void sk__keep_if_faster(const sk__planner* planner, sk__choice candidate, sk__choice* best)
{
    sk__complete(planner, &candidate);
    candidate.time += sk__packing_time(planner, &candidate);
    bool stream_k =
        candidate.decomposition == SK_DECOMPOSITION_STREAM_K || candidate.decomposition == SK_DECOMPOSITION_HYBRID;
    bool fits = candidate.workers < SK__COUNTERS || (candidate.fixup == SK_FIXUP_NONE && !stream_k);
    bool wanted = planner->desc->fixup != SK_FIXUP_NONE || candidate.fixup == SK_FIXUP_NONE;
    if (fits && wanted && planner->visit)
    {
        planner->visit(planner, &candidate);
    }
    if (fits && wanted && (best->time < 0 || candidate.time < best->time))
    {
        *best = candidate;
    }
}

/* Keeps a candidate, with packing or without, if it is faster. */
static void sk__keep_faster(const sk__planner* planner, sk__choice candidate, sk__choice* best)
{
    sk__packing packing = sk__plan_packing(planner, sk__kernel_at(candidate.kernel));
    bool packs = (packing.a || packing.b) && sk__can_pack(planner->problem, &packing);
    if (!packs || planner->desc->packing == SK_PACKING_AUTO)
    {
        sk__keep_if_faster(planner, candidate, best);
    }
    if (packs)
    {
        candidate.packing = packing;
        sk__keep_if_faster(planner, candidate, best);
    }
}

static void sk__try_split(const sk__planner* planner, sk__choice candidate, uint32_t tiles, uint32_t splits,
                          sk__choice* best)
{
    candidate.splits = splits;
    candidate.workers = tiles * splits;
    sk__keep_faster(planner, candidate, best);
}

/* Tries split-K: with as many splits as fill one wave, and with every power of two and three halves of one below; with
 * one, which is data-parallel, only where split-K is asked for. */
static void sk__try_splits(const sk__planner* planner, sk__choice candidate, sk__choice* best)
{
    const sk__kernel* kernel = sk__kernel_at(candidate.kernel);
    uint32_t tiles = (uint32_t)sk__count_tiles(planner->problem, kernel);
    uint32_t together =
        planner->device->compute_units * planner->costs->kernels[candidate.kernel].workgroups_per_unit;
    uint32_t k_iterations = sk__divide_up(planner->problem->k, kernel->tile_k);
    uint32_t units = sk__divide_up(k_iterations, sk__choose_unit(planner->desc, k_iterations));
    uint32_t most = sk__min(sk__max(together / sk__max(tiles, 1u), 1u), sk__max(units, 1u));
    if (planner->desc->splits)
    {
        sk__try_split(planner, candidate, tiles, planner->desc->splits, best);
        return;
    }
    if (planner->desc->decomposition == SK_DECOMPOSITION_SPLIT_K)
    {
        sk__try_split(planner, candidate, tiles, 1u, best);
    }
    if (most > 1)
    {
        sk__try_split(planner, candidate, tiles, most, best);
    }
    for (uint32_t splits = 2; splits < most; splits += (splits & (splits - 1u)) == 0 ? splits / 2u : splits / 3u)
    {
        sk__try_split(planner, candidate, tiles, splits, best);
    }
}

/* Tries Stream-K, or a hybrid of 1 or 2 waves, with 1 worker for each compute unit up to as many as run together. */
static void sk__try_stream_k(const sk__planner* planner, sk__choice candidate, sk__choice* best)
{
    const sk_gemm_desc* desc = planner->desc;
    const sk__kernel* kernel = sk__kernel_at(candidate.kernel);
    uint32_t tiles = (uint32_t)sk__count_tiles(planner->problem, kernel);
    bool hybrid = candidate.decomposition == SK_DECOMPOSITION_HYBRID;
    uint32_t last_wave = desc->hybrid_waves ? desc->hybrid_waves : 2u;
    uint32_t first_wave = desc->decomposition == SK_DECOMPOSITION_AUTO ? 1u : last_wave;
    uint32_t together = planner->costs->kernels[candidate.kernel].workgroups_per_unit;
    for (uint32_t on_a_unit = 1; on_a_unit <= (desc->workers ? 1u : together); ++on_a_unit)
    {
        for (uint32_t waves = last_wave; waves >= first_wave; --waves)
        {
            uint32_t wave = sk__min(planner->device->compute_units * on_a_unit, SK__COUNTERS - 1u);
            candidate.workers = desc->workers ? desc->workers : wave;
            uint32_t of_hybrid =
                desc->stream_k_tiles ? desc->stream_k_tiles : sk__hybrid_tiles(tiles, candidate.workers, waves);
            uint32_t before = candidate.stream_k_tiles;
            candidate.stream_k_tiles = planner->problem->k == 0 ? 0 : hybrid ? of_hybrid : tiles;
            bool again = waves < last_wave && candidate.stream_k_tiles == before;
            bool whole = desc->decomposition == SK_DECOMPOSITION_AUTO && candidate.stream_k_tiles == 0;
            if (!again && !whole) /* data-parallel was tried before */
            {
                sk__keep_faster(planner, candidate, best);
            }
        }
    }
}

/* Workers of a data-parallel plan: one a tile; or, unasked, one wave of them that take tile after tile, where tiles are
 * so many and so short that starting a workgroup for each shows: by 7 to 10 % on an H200, driver 580.159, with kernels
 * that fill a compute unit alone; others lose as much, since more of them may fit than we know. */
static uint32_t sk__count_data_parallel_workers(const sk__planner* planner, uint32_t kernel, uint32_t tiles)
{
    const float short_tile = 8.0f; /* microseconds */
    const sk__cost* cost = &planner->costs->kernels[kernel];
    uint32_t together = planner->device->compute_units * cost->workgroups_per_unit;
    float k_iterations = (float)sk__divide_up(planner->problem->k, sk__kernel_at(kernel)->tile_k);
    float tile_time = cost->start_time + cost->epilogue_time + k_iterations * cost->iteration_time;
    if (planner->desc->workers)
    {
        return planner->desc->workers;
    }
    bool is_free = planner->desc->decomposition == SK_DECOMPOSITION_AUTO && !planner->device->is_cpu;
    bool is_alone = cost->workgroups_per_unit == 1;
    return is_free && is_alone && tiles > together && tile_time < short_tile ? together : sk__clamp_groups(tiles);
}

/* Tries the decompositions that were asked for, or all, with one kernel. A hybrid deals fewer tiles than Stream-K, or
 * the same, so that only it is tried unasked. */
static void sk__try_kernel(const sk__planner* planner, uint32_t kernel, sk__choice* best)
{
    sk_decomposition wanted = planner->desc->decomposition;
    bool any = wanted == SK_DECOMPOSITION_AUTO;
    uint32_t tiles = (uint32_t)sk__count_tiles(planner->problem, sk__kernel_at(kernel));
    sk__choice candidate;
    memset(&candidate, 0, sizeof candidate);
    candidate.kernel = kernel;
    if (any || wanted == SK_DECOMPOSITION_DATA_PARALLEL)
    {
        candidate.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
        candidate.workers = sk__count_data_parallel_workers(planner, kernel, tiles);
        sk__keep_faster(planner, candidate, best);
    }
    if ((any && !planner->desc->workers) || wanted == SK_DECOMPOSITION_SPLIT_K)
    {
        candidate.decomposition = SK_DECOMPOSITION_SPLIT_K;
        sk__try_splits(planner, candidate, best);
    }
    if (any || wanted == SK_DECOMPOSITION_STREAM_K || wanted == SK_DECOMPOSITION_HYBRID)
    {
        candidate.splits = 0;
        candidate.decomposition = any ? SK_DECOMPOSITION_HYBRID : wanted;
        sk__try_stream_k(planner, candidate, best);
    }
    if ((any && !planner->desc->workers && !planner->desc->kernel) || wanted == SK_DECOMPOSITION_RETILED)
    {
        sk__try_retiled(planner, kernel, best);
    }
}

/* Unasked, a small-dot kernel serves up to 2 tiles along m: each of them reads all of B. */
static bool sk__serves(const sk__planner* planner, const sk__kernel* kernel)
{
    if (planner->desc->kernel)
    {
        return strcmp(planner->desc->kernel, kernel->name) == 0;
    }
    uint32_t most_rows = kernel->multiply == SK_MULTIPLY_DOT ? 2u * kernel->tile_m : UINT32_MAX;
    return sk__is_made_for(kernel, planner->device) && planner->problem->m <= most_rows;
}

static bool sk__has_types(const sk__planner* planner, const sk__kernel* kernel)
{
    const sk__problem* problem = planner->problem;
    return kernel->input == problem->input && kernel->accumulator == problem->accumulator &&
           kernel->output == problem->output;
}

/* Says why no kernel could be chosen. */
static sk_result sk__report_no_kernel(const sk__planner* planner)
{
    const sk__problem* problem = planner->problem;
    char types[48];
    bool is_usual = problem->accumulator == sk__usual_accumulator(problem->input);
    snprintf(types, sizeof types, "%s inputs%s%s and %s D", sk__type_name(problem->input),
             is_usual ? "" : ", sums of ", is_usual ? "" : sk__type_name(problem->accumulator),
             sk__type_name(problem->output));
    const char* reason = NULL;
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        if (sk__serves(planner, sk__kernel_at(i)) && sk__has_types(planner, sk__kernel_at(i)))
        {
            reason = planner->builds[i].reason;
        }
    }
    if (reason)
    {
        return sk__fail(planner->logger, SK_ERROR_MISSING_FEATURE, "%s cannot run a kernel for %s: %s",
                        planner->device->name, types, reason);
    }
    if (planner->desc->kernel)
    {
        return sk__fail(planner->logger, SK_ERROR_NO_KERNEL, "no kernel is named %s and takes %s",
                        planner->desc->kernel, types);
    }
    return sk__fail(planner->logger, SK_ERROR_NO_KERNEL, "no kernel takes %s", types);
}

static bool sk__asks_for_copies(const sk__planner* planner)
{
    return planner->desc->packing != SK_PACKING_AUTO && planner->desc->packing != SK_PACKING_NEVER;
}

/* Refuses copies that were asked for and are too large. */
static sk_result sk__check_copies(const sk_logger* logger, const sk__planner* planner, const sk__kernel* kernel)
{
    const sk__problem* problem = planner->problem;
    bool empty = problem->k == 0 || problem->d_extent == 0;
    sk__packing packing = sk__plan_packing(planner, kernel);
    SK__REQUIRE(logger, !sk__asks_for_copies(planner) || empty || sk__can_pack(problem, &packing), SK_ERROR_TOO_LARGE,
                "packing is %d, but 32 bits do not count the elements of the copies", (int)planner->desc->packing);
    return SK_SUCCESS;
}

/* Checks what can only be judged with a kernel at hand: sizes, splits, workers. */
static sk_result sk__check_wishes(const sk_logger* logger, const sk__planner* planner, const sk__kernel* kernel)
{
    const sk_gemm_desc* desc = planner->desc;
    uint64_t tiles = sk__count_tiles(planner->problem, kernel);
    uint32_t k_iterations = sk__divide_up(planner->problem->k, kernel->tile_k);
    uint32_t unit = sk__choose_unit(desc, k_iterations);
    SK__REQUIRE(logger, tiles <= UINT32_MAX && tiles * k_iterations <= UINT32_MAX, SK_ERROR_TOO_LARGE,
                "%llu tiles of %u k-iterations are more than 4294967295", (unsigned long long)tiles, k_iterations);
    uint32_t most = sk__max(sk__divide_up(k_iterations, unit), 1u);
    SK__REQUIRE(logger, unit == 1 || desc->splits <= most, SK_ERROR_SPLITS,
                "splits is %u, but a tile has only %u times %u k-iterations that are kept together", desc->splits,
                most, unit);
    SK__REQUIRE(logger, desc->splits <= most, SK_ERROR_SPLITS, "splits is %u, at most the %u k-iterations of a tile",
                desc->splits, most);
    bool split_k = desc->decomposition == SK_DECOMPOSITION_SPLIT_K;
    SK__REQUIRE(logger, !split_k || desc->splits < 2 || tiles * desc->splits < SK__COUNTERS, SK_ERROR_WORKERS,
                "%llu tiles with %u splits are more than 65535 workers", (unsigned long long)tiles, desc->splits);
    SK__REQUIRE(logger, desc->stream_k_tiles <= tiles, SK_ERROR_INVALID_VALUE,
                "stream_k_tiles is %u, there are %llu tiles", desc->stream_k_tiles, (unsigned long long)tiles);
    return sk__check_copies(logger, planner, kernel);
}

static sk_result sk__check_chunk(const sk_logger* logger, const sk_gemm_desc* desc)
{
    SK__REQUIRE(logger, !desc->chunk || desc->kernel, SK_ERROR_INVALID_VALUE,
                "chunk is %u, but kernel is NULL: only chunks of the same kernel have the same bits", desc->chunk);
    SK__REQUIRE(logger, !desc->chunk || !desc->k_alignment, SK_ERROR_INVALID_VALUE,
                "k_alignment is %u, but chunk is %u, and chunks are not parted", desc->k_alignment, desc->chunk);
    SK__REQUIRE(logger, !desc->chunk || desc->decomposition != SK_DECOMPOSITION_RETILED, SK_ERROR_INVALID_VALUE,
                "chunk is %u, but retiled plans have two kernels, whose chunks differ", desc->chunk);
    bool any = desc->fixup <= SK_FIXUP_NONE || desc->fixup == SK_FIXUP_SEPARATE_PASS;
    SK__REQUIRE(logger, !desc->chunk || any, SK_ERROR_INVALID_VALUE,
                "chunk is %u, but fixup is %s: chunks of split tiles are summed by the separate pass", desc->chunk,
                sk__fixup_name(desc->fixup));
    return SK_SUCCESS;
}

/* Checks wishes that contradict one another. */
static sk_result sk__check_desc(const sk_logger* logger, const sk_gemm_desc* desc)
{
    bool split_k = desc->decomposition == SK_DECOMPOSITION_SPLIT_K;
    bool hybrid = desc->decomposition == SK_DECOMPOSITION_HYBRID;
    bool stream_k = desc->decomposition == SK_DECOMPOSITION_STREAM_K || hybrid;
    SK__REQUIRE(logger, !desc->splits || split_k, SK_ERROR_SPLITS, "splits is %u, but decomposition is not split-K",
                desc->splits);
    SK__REQUIRE(logger, !desc->workers || !split_k, SK_ERROR_INVALID_VALUE,
                "workers is %u, but split-K has tiles * splits workers", desc->workers);
    SK__REQUIRE(logger, !desc->stream_k_tiles || hybrid, SK_ERROR_INVALID_VALUE,
                "stream_k_tiles is %u, but decomposition is not hybrid", desc->stream_k_tiles);
    SK__REQUIRE(logger, !desc->hybrid_waves || hybrid, SK_ERROR_INVALID_VALUE,
                "hybrid_waves is %u, but decomposition is not hybrid", desc->hybrid_waves);
    SK__REQUIRE(logger, !desc->groups || stream_k, SK_ERROR_INVALID_VALUE,
                "groups is %u, but decomposition is neither Stream-K nor hybrid", desc->groups);
    SK__REQUIRE(logger, desc->groups <= 8, SK_ERROR_INVALID_VALUE, "groups is %u, at most 8 are possible",
                desc->groups);
    SK__REQUIRE(logger, !desc->last_wave_kernel || desc->decomposition == SK_DECOMPOSITION_RETILED,
                SK_ERROR_INVALID_VALUE, "last_wave_kernel is %s, but decomposition is not retiled",
                desc->last_wave_kernel);
    SK__TRY(sk__check_chunk(logger, desc));
    SK__REQUIRE(logger, !desc->workers || desc->workers < SK__COUNTERS || !stream_k, SK_ERROR_WORKERS,
                "workers is %u, at most 65535 can share split tiles", desc->workers);
    SK__REQUIRE(logger, !desc->most_looks || sk__waits(desc->fixup), SK_ERROR_INVALID_VALUE,
                "most_looks is %u, but fixup is not turnstile", desc->most_looks);
    SK__REQUIRE(logger, desc->workers <= SK__MOST_GROUPS, SK_ERROR_WORKERS,
                "workers is %u, at most %u workgroups can be dispatched", desc->workers, SK__MOST_GROUPS);
    SK__REQUIRE(logger, desc->fixup != SK_FIXUP_NONE || !(split_k || stream_k), SK_ERROR_INVALID_VALUE,
                "fixup is none, but decomposition may split tiles");
    return SK_SUCCESS;
}

/* Refuses copies of matrices that lie anywhere. */
static sk_result sk__check_packing(const sk__planner* planner)
{
    SK__REQUIRE(planner->logger, !sk__asks_for_copies(planner) || !planner->problem->pointers, SK_ERROR_INVALID_VALUE,
                "packing is %d, but matrices that lie anywhere cannot be packed", (int)planner->desc->packing);
    return SK_SUCCESS;
}

/* Refuses what float atomics cannot do: in these types, with this epilogue, on this device. */
static sk_result sk__check_fixup(const sk__planner* planner)
{
    const sk__problem* problem = planner->problem;
    sk_fixup fixup = planner->desc->fixup;
    bool adds = sk__adds_floats(fixup), to_d = fixup == SK_FIXUP_ATOMIC;
    SK__REQUIRE(planner->logger, !adds || problem->accumulator == SK_TYPE_F32, SK_ERROR_INVALID_VALUE,
                "fixup is %s, which adds f32, but sums are %s", sk__fixup_name(fixup),
                sk__type_name(problem->accumulator));
    SK__REQUIRE(planner->logger, !to_d || problem->output == SK_TYPE_F32, SK_ERROR_INVALID_VALUE,
                "fixup is atomic, which adds f32 to D, but d.type is %s", sk__type_name(problem->output));
    SK__REQUIRE(planner->logger, !to_d || !(problem->epilogue.activation || sk__needs_more(&problem->epilogue)),
                SK_ERROR_INVALID_VALUE,
                "fixup is atomic, which adds to D: alpha and beta are all the epilogue that it can have");
    SK__REQUIRE(planner->logger, !adds || (planner->device->features & SK__FLOAT32_ADD), SK_ERROR_MISSING_FEATURE,
                "fixup is %s, which needs %s: %s lacks it, or it is not enabled", sk__fixup_name(fixup),
                sk__feature_name(SK__FLOAT32_ADD), planner->device->name);
    return SK_SUCCESS;
}

static sk_result sk__check_push_constants(const sk__planner* planner)
{
    SK__REQUIRE(
        planner->logger,
        !sk__needs_more(&planner->problem->epilogue) || planner->device->push_constants >= SK__MORE_PUSH_CONSTANTS,
        SK_ERROR_PUSH_CONSTANTS, "scales, bias, clamp and residual need %d bytes of push constants, %s has %u",
        (int)SK__MORE_PUSH_CONSTANTS, planner->device->name, planner->device->push_constants);
    return SK_SUCCESS;
}

/* Chooses the fastest of all candidates by prediction. */
static sk_result sk__choose(const sk__planner* planner, sk__choice* choice)
{
    choice->time = -1.0f;
    SK__TRY(sk__check_desc(planner->logger, planner->desc));
    SK__TRY(sk__check_packing(planner));
    SK__TRY(sk__check_fixup(planner));
    SK__TRY(sk__check_push_constants(planner));
    const sk_logger silent = {NULL, NULL};
    const sk__kernel* unfit = NULL;
    bool served = false;
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        const sk__kernel* kernel = sk__kernel_at(i);
        if (!sk__serves(planner, kernel) || !sk__has_types(planner, kernel) || *planner->builds[i].reason)
        {
            continue;
        }
        if (sk__check_wishes(&silent, planner, kernel) != SK_SUCCESS)
        {
            unfit = unfit ? unfit : kernel;
            continue;
        }
        sk__try_kernel(planner, i, choice);
        served = true;
    }
    if (unfit && !served)
    {
        return sk__check_wishes(planner->logger, planner, unfit);
    }
    if (choice->time < 0)
    {
        bool retiled = planner->desc->decomposition == SK_DECOMPOSITION_RETILED;
        return served && retiled ? sk__report_no_last_wave(planner) : sk__report_no_kernel(planner);
    }
    sk__choose_raster(planner, choice);
    return SK_SUCCESS;
}
