/* predict.h - the cost model: how long a choice takes.
 *
 * Uses access.h. Must not know where choices come from.
 */

#include "access.h"

/* Least time in microseconds in which device memory gives bytes of A and B, and C and the residual, and takes D, of
 * `outputs` elements each. Partials are not counted: they are few enough to stay in a cache, and the times of fixup and
 * peers contain them. */
static float sk__time_to_move(const sk__planner* planner, uint32_t batch_count, float read, float outputs)
{
    const sk__problem* problem = planner->problem;
    float matrices = 1.0f + (problem->epilogue.linear ? 1.0f : 0.0f) + (problem->epilogue.residual ? 1.0f : 0.0f);
    float others = outputs * sk__mean_size(problem->output) * matrices;
    return (float)batch_count * (read + others) / sk__memory_rate(planner->costs, planner->device->compute_units);
}

/* Elements of D, of one batch. */
static float sk__count_outputs(const sk__problem* problem)
{
    float m = (float)problem->m, n = (float)problem->n;
    float outputs = problem->epilogue.triangle ? n * (n + 1.0f) / 2.0f : m * n;
    return outputs / (float)sk__columns_for_one(&problem->epilogue);
}

/* Microseconds that a launch takes longer whose epilogues add C or a residual: nothing hides that they wait for it. The
 * planner does not weigh it, as it is the same for all choices. C counts also where a launch has beta = 0. */
static float sk__adding_time(const sk__cost_table* costs, uint32_t compute_units, const sk__problem* problem,
                             uint32_t kernel)
{
    float addends = (problem->epilogue.linear ? 1.0f : 0.0f) + (problem->epilogue.residual ? 1.0f : 0.0f);
    float bytes = sk__count_outputs(problem) * sk__mean_size(problem->output) * (addends + 1.0f);
    float rate = sk__memory_rate(costs, compute_units) * sk__fitted_of(costs, &costs->kernels[kernel])->added;
    return addends > 0.0f ? (float)problem->batch_count * bytes / rate : 0.0f;
}

static float sk__memory_time(const sk__planner* planner)
{
    const sk__problem* problem = planner->problem;
    float m = (float)problem->m, n = (float)problem->n, k = (float)problem->k;
    float of_a = problem->a.shared ? m / (float)problem->batch_count : m;
    float of_b = problem->b.shared ? n / (float)problem->batch_count : n;
    sk_type type_b = problem->b.prepacked ? problem->input : problem->b.type;         /* blocks are decoded then */
    float of_k = of_a * sk__mean_size(problem->input) + of_b * sk__mean_size(type_b); /* bytes */
    float inputs = (float)sk__count_terms(problem) * k * of_k;
    return sk__time_to_move(planner, problem->batch_count, m * n > 0 ? inputs : 0.0f, sk__count_outputs(problem));
}

/* What this choice's tiles take of a time of all; a retiled plan's dispatches have only some of them. */
static float sk__share_of_time(const sk__planner* planner, const sk__choice* choice, float time)
{
    if (choice->decomposition == SK_DECOMPOSITION_RETILED)
    {
        uint64_t all = sk__count_tiles(planner->problem, sk__kernel_at(choice->kernel));
        return time * (float)choice->tiles / (float)all;
    }
    return time;
}

/* What the cost model needs of a schedule: the busiest worker, and the tiles that are split. */
typedef struct sk__load
{
    uint32_t segments, k_iterations;
    uint32_t split_tiles, peers; /* of one of them, at most; 0: none is split */
    bool straddles;              /* Stream-K workers begin inside tiles, and so have a segment more than worker 0 */
} sk__load;

static sk__load sk__load_of(sk__schedule schedule)
{
    sk__busiest busiest = sk__find_busiest(schedule);
    sk__load load = {busiest.segments, busiest.k_iterations, 0, 0, false};
    if (sk__splits_tiles(schedule))
    {
        load.split_tiles = sk__count_split_region_tiles(schedule);
        load.peers = sk__bound_peers(schedule);
        bool shares = schedule.stream_k_tiles > 0 && sk__is_first_busiest(schedule);
        const sk__partition* stream_k = &schedule.stream_k;
        load.straddles = shares && (stream_k->larger_shares > 0 || schedule.space.places % stream_k->share > 0);
    }
    return load;
}

/* In how many rounds workers run if so many of them fit at a time. One is most frequent, and needs no division. */
static uint32_t sk__count_rounds(uint32_t workers, uint32_t places)
{
    return workers <= places ? sk__min(workers, 1u) : sk__divide_up(workers, places);
}

/* The least load that these workers, splits and Stream-K tiles can have, if every k-iteration is a unit. */
static sk__load sk__least_load(const sk__choice* choice)
{
    uint32_t workers = sk__max(choice->workers, 1u);
    uint32_t segments = sk__count_rounds(choice->tiles, workers);
    sk__load load = {segments, sk__divide_up(choice->tiles * choice->k_iterations, workers), 0, 0, false};
    bool stream_k = choice->stream_k_tiles > 0 && choice->stream_k_tiles % workers > 0 && choice->k_iterations > 1;
    if (stream_k || choice->splits > 1)
    {
        load.split_tiles = choice->splits > 0 ? choice->tiles : choice->stream_k_tiles;
        uint32_t share = load.split_tiles * choice->k_iterations / workers;
        load.peers = sk__divide_up(choice->k_iterations, sk__max(share, 1u)) + 1u;
    }
    return load;
}

/* How long what follows from a load takes, in microseconds. */
typedef struct sk__pace
{
    sk__load load;
    float rounds;   /* workers beyond what runs together wait for a place */
    float segments; /* of the busiest worker in a round: starting them, and writing tiles, and: */
    float multiplying;
} sk__pace;

/* Storing a partial, while all other workers store theirs. */
static float sk__store_time(const sk__planner* planner, const sk__cost* cost)
{
    return sk__fitted_of(planner->costs, cost)->store * cost->peer_time;
}

/* By how much longer a worker takes that begins inside a tile. It has one more segment. Where tiles have many peers,
 * the others wait for it to store one more partial, unless another workgroup multiplies on its compute unit meanwhile.
 */
static float sk__straddling_time(const sk__planner* planner, const sk__cost* cost, uint32_t peers, uint32_t on_a_unit)
{
    bool waits = peers > sk__fitted_of(planner->costs, cost)->crowd && on_a_unit == 1u;
    return cost->start_time + (waits ? sk__store_time(planner, cost) : 0.0f);
}

/* Workers that run together on a compute unit. Those of a last wave that begin beside whole tiles share it with
 * these. */
static uint32_t sk__count_on_a_unit(const sk__planner* planner, const sk__choice* choice)
{
    const sk__cost* cost = &planner->costs->kernels[choice->kernel];
    uint32_t most = cost->workgroups_per_unit;
    if (choice->is_beside && sk__fitted_of(planner->costs, cost)->beside > 0)
    {
        return most;
    }
    return sk__min(sk__count_rounds(choice->workers, planner->device->compute_units), most);
}

/* Time of a k-iteration while they do, if its accesses are as fast as they can be. */
static float sk__iteration_time(const sk__planner* planner, const sk__choice* choice)
{
    const sk__cost* cost = &planner->costs->kernels[choice->kernel];
    float on_a_unit = (float)sk__count_on_a_unit(planner, choice);
    float decoding = sk__decoding_time(planner->costs, cost, planner->problem->b.type);
    float shared = (cost->iteration_time / (float)cost->workgroups_per_unit + decoding) * on_a_unit;
    float lone = cost->lone_iteration_time + decoding;
    return shared > lone ? shared : lone;
}

/* How many times as long all workers of whole tiles multiply as those of one round, where the next one begins when any
 * ends. 0: they begin in rounds. */
static float sk__count_rolling(const sk__planner* planner, const sk__choice* choice)
{
    const sk__cost* cost = &planner->costs->kernels[choice->kernel];
    uint32_t units = planner->device->compute_units, together = cost->workgroups_per_unit;
    bool rolls = sk__fitted_of(planner->costs, cost)->rolling > 0 && choice->workers > units * together;
    return rolls && !planner->grouped ? (float)sk__divide_up(choice->workers, units) / (float)together : 0.0f;
}

/* Multiplying takes no less than memory does. */
static sk__pace sk__find_pace(const sk__planner* planner, const sk__choice* choice, sk__load load)
{
    const sk__cost* cost = &planner->costs->kernels[choice->kernel];
    uint32_t units = planner->device->compute_units;
    uint32_t on_a_unit = sk__count_on_a_unit(planner, choice);
    float busiest = (float)load.k_iterations * sk__iteration_time(planner, choice) * choice->access_factor;
    sk__pace pace;
    float rolling = sk__count_rolling(planner, choice);
    pace.load = load;
    pace.rounds = rolling > 0.0f ? 1.0f : (float)sk__count_rounds(choice->workers, units * cost->workgroups_per_unit);
    busiest *= rolling > 0.0f ? rolling : 1.0f;
    pace.segments = (float)load.segments * (cost->start_time + cost->epilogue_time + choice->apart_time);
    pace.segments += load.straddles ? sk__straddling_time(planner, cost, load.peers, on_a_unit) : 0.0f;
    /* without tiles there may be no rounds */
    float memory = choice->tiles > 0 ? sk__share_of_time(planner, choice, planner->memory_time) / pace.rounds : 0.0f;
    pace.multiplying = busiest > memory ? busiest : memory;
    return pace;
}

static sk__sum sk__sum_of(const sk__planner* planner, const sk__choice* choice, const sk__load* load)
{
    uint32_t dispatched = planner->grouped ? choice->workers : load->split_tiles;
    return sk__choose_sum(planner->costs, choice->kernel, planner->device, load->split_tiles, dispatched,
                          load->peers);
}

/* Predicted time in microseconds: that of copies, of the busiest worker, and of the fixup at its end, for which the
 * others wait (Stream-K paper, appendix A: a + b + c + d). */
static float sk__predict(const sk__planner* planner, const sk__choice* choice, const sk__pace* pace, sk_fixup fixup)
{
    const sk__cost* cost = &planner->costs->kernels[choice->kernel];
    float worker = pace->segments + pace->multiplying, second = 0.0f, sums = 0.0f;
    if (sk__fixup_of(fixup)->sums_up)
    {
        worker += sk__store_time(planner, cost);
        second = planner->costs->second_dispatch_time;
        sums = sk__sum_of(planner, choice, &pace->load).time;
    }
    else if (fixup != SK_FIXUP_NONE)
    {
        float peers = (float)pace->load.peers * cost->peer_time;
        worker = pace->segments + peers + pace->multiplying * cost->last_arriver_factor + cost->fixup_time;
        second = sk__fixup_of(fixup)->begins_with_d ? planner->costs->second_dispatch_time : 0.0f;
    }
    return pace->rounds * worker + second + sums + choice->packing_time;
}

/* Whether a choice with a load takes at least so long, whatever the fixup. */
static bool sk__takes_longer(const sk__planner* planner, const sk__choice* choice, sk__load load, float time)
{
    sk__pace pace = sk__find_pace(planner, choice, load);
    if (sk__predict(planner, choice, &pace, SK_FIXUP_NONE) >= time)
    {
        return true;
    }
    bool all = pace.load.peers > 0;
    for (uint32_t i = 0; i < SK__FIXUP_COUNT && all; ++i)
    {
        all = !sk__fixups[i].is_weighed || sk__predict(planner, choice, &pace, (sk_fixup)i) >= time;
    }
    return all;
}
