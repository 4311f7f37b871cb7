#include "trace.h"

#include <stdlib.h>
#include <string.h>

enum
{
    MOST_UNTRACED = 20,                      /* launches without trace, */
    MOST_STAMPS = 2 + 2 * MOST_UNTRACED + 2, /* and timestamps around all launches */
    NO_STAMPS = MOST_STAMPS,
    APART = 500000,  /* microseconds, by prediction: clocks of 32 bits may wrap around after some seconds */
    WARM_UP = 500000 /* microseconds, by prediction, of launches before those that count */
};

/* What a measurement holds while it runs. */
typedef struct measurement
{
    const gpu* g;
    sk_plan* plan;
    traced_plan* traced;
    gpu_buffer workspace, traced_workspace;
    gpu_buffer copies[2]; /* of the traces of two launches */
    gpu_timer timer;      /* no queries: the queue has no timestamps */
    double stamps[MOST_STAMPS];
    uint32_t untraced; /* launches without trace */
    uint32_t second;   /* timestamp before the second launch with a trace */
    traced_segment* records[2];
    uint32_t counts[2];
} measurement;

/* ---- launches -------------------------------------------------------------------------------- */

static void stamp(const measurement* m, VkCommandBuffer commands, uint32_t index)
{
    if (m->timer.queries && index < MOST_STAMPS)
        write_gpu_timestamp(&m->timer, commands, index);
}

/* The launch with a trace before which the `first` timestamp is written; NO_STAMPS: none is. */
static sk_result record_with_trace(const measurement* m, VkCommandBuffer commands, const sk_gemm_args* args,
                                   uint32_t first, const gpu_buffer* copy)
{
    sk_gemm_args own = *args;
    own.workspace = make_gpu_matrix(&m->traced_workspace, 0);
    sk_result result = record_trace_begin(commands, m->traced, own.workspace);
    stamp(m, commands, first);
    if (result == SK_SUCCESS)
        result = record_traced_plan(commands, m->traced, &own);
    stamp(m, commands, first + 1);
    record_trace_end(commands, own.workspace, copy);
    return result;
}

static sk_result record_without_trace(const measurement* m, sk_context* context, VkCommandBuffer commands,
                                      const sk_gemm_args* args)
{
    sk_gemm_args own = *args;
    sk_result result = SK_SUCCESS;
    own.workspace = make_gpu_matrix(&m->workspace, 0);
    if (m->workspace.size > 0)
        result = sk_clear_workspace(commands, context, own.workspace);
    for (uint32_t i = 0; i < m->untraced && result == SK_SUCCESS; i++)
    {
        record_compute_barrier(commands);
        stamp(m, commands, 2 + 2 * i);
        result = sk_gemm(commands, m->plan, &own);
        stamp(m, commands, 3 + 2 * i);
    }
    return result;
}

/* As many launches without a trace as there is time for. */
static void choose_launches(measurement* m)
{
    float time = sk_query_plan(m->plan).predicted_time;
    float many = time > 0.0f ? APART / time : MOST_UNTRACED;
    m->untraced = many >= MOST_UNTRACED ? MOST_UNTRACED : many >= 2.0f ? (uint32_t)many : 2;
    m->second = 2 + 2 * m->untraced;
}

/* An idle GPU slows its clocks down, and needs seconds of work to bring them up. CPUs need less than a launch. */
static sk_result warm_up(const measurement* m, sk_context* context, const sk_gemm_args* args)
{
    measurement unwatched = *m;
    float time = sk_query_plan(m->plan).predicted_time * (float)m->untraced;
    bool is_cpu = m->g->properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    sk_result result = SK_SUCCESS;
    unwatched.timer.queries = VK_NULL_HANDLE;
    for (float passed = 0.0f; !is_cpu && time > 0.0f && passed < (float)WARM_UP && result == SK_SUCCESS;
         passed += time)
    {
        VkCommandBuffer commands = begin_gpu_commands(m->g);
        result = commands ? record_without_trace(&unwatched, context, commands, args) : SK_ERROR_VULKAN;
        if (commands && !submit_gpu_commands(m->g, commands) && result == SK_SUCCESS)
            result = SK_ERROR_VULKAN;
    }
    return result;
}

static sk_result launch(measurement* m, sk_context* context, const sk_gemm_args* args)
{
    VkCommandBuffer commands = begin_gpu_commands(m->g);
    if (!commands)
        return SK_ERROR_VULKAN;
    sk_result result = record_with_trace(m, commands, args, NO_STAMPS, &m->copies[0]); /* some drivers compile now */
    if (result == SK_SUCCESS)
        result = record_with_trace(m, commands, args, 0, &m->copies[0]);
    if (result == SK_SUCCESS)
        result = record_without_trace(m, context, commands, args);
    if (result == SK_SUCCESS)
        result = record_with_trace(m, commands, args, m->second, &m->copies[1]);
    bool done = submit_gpu_commands(m->g, commands);
    done = done && (!m->timer.queries || read_gpu_timestamps(m->g, &m->timer, m->second + 2, m->stamps));
    return result == SK_SUCCESS && !done ? SK_ERROR_VULKAN : result;
}

/* ---- what they need -------------------------------------------------------------------------- */

static bool is_traced(const tracer* tracing, const sk_plan_info* info)
{
    return has_traced_kernel(tracing, info->kernel) &&
           (info->last_wave_tiles == 0 || has_traced_kernel(tracing, info->last_wave_kernel));
}

/* The desc that forces all decisions of the first plan whose kernels have a trace; of the first one, where none has:
 * open_traced_plan() then refuses its kernel by name. */
static sk_result force_decisions(sk_context* context, const tracer* tracing, const sk_gemm_desc* desc,
                                 sk_gemm_desc* forced)
{
    uint32_t count = 0, found = 0;
    sk_result result = sk_explain_plan(context, desc, &count, NULL);
    if (result != SK_SUCCESS)
        return result;
    sk_candidate* list = calloc(count + 1u, sizeof *list);
    if (!list)
        return SK_ERROR_OUT_OF_HOST_MEMORY;
    result = sk_explain_plan(context, desc, &count, list);
    while (found < count && !is_traced(tracing, &list[found].info))
        found++;
    *forced = list[found < count ? found : 0].desc;
    free(list);
    return result == SK_INCOMPLETE ? SK_SUCCESS : result;
}

static sk_result open_plans(measurement* m, sk_context* context, const tracer* tracing, const sk_gemm_desc* desc,
                            sk_gemm_desc* forced)
{
    sk_result result = force_decisions(context, tracing, desc, forced);
    if (result == SK_SUCCESS)
        result = sk_create_plan(context, forced, &m->plan);
    return result == SK_SUCCESS ? open_traced_plan(tracing, forced, &m->traced) : result;
}

static bool open_buffers(measurement* m)
{
    bool done = create_gpu_buffer(m->g, sk_query_plan(m->plan).workspace_size, GPU_DEVICE, &m->workspace) &&
                create_gpu_buffer(m->g, find_traced_workspace_size(m->traced), GPU_DEVICE, &m->traced_workspace);
    for (uint32_t i = 0; i < 2 && done; i++)
        done = create_gpu_buffer(m->g, find_trace_size(), GPU_HOST, &m->copies[i]);
    return done && (m->g->timestamp_bits == 0 || create_gpu_timer(m->g, MOST_STAMPS, &m->timer));
}

static void close_measurement(measurement* m)
{
    if (m->timer.queries)
        destroy_gpu_timer(m->g, &m->timer);
    for (uint32_t i = 0; i < 2; i++)
    {
        destroy_gpu_buffer(m->g, &m->copies[i]);
        free(m->records[i]);
    }
    destroy_gpu_buffer(m->g, &m->workspace);
    destroy_gpu_buffer(m->g, &m->traced_workspace);
    close_traced_plan(m->traced);
    sk_destroy_plan(m->plan);
}

/* ---- records --------------------------------------------------------------------------------- */

static int compare_numbers(uint32_t a, uint32_t b)
{
    return a < b ? -1 : a > b;
}

/* By worker, and in the order in which it worked. */
static int compare_records(const void* left, const void* right)
{
    const traced_segment *a = left, *b = right;
    if (a->worker != b->worker)
        return compare_numbers(a->worker, b->worker);
    if (a->subgroup_clock[0] != b->subgroup_clock[0])
        return a->subgroup_clock[0] < b->subgroup_clock[0] ? -1 : 1;
    return compare_numbers(a->tile, b->tile);
}

static bool read_records(measurement* m)
{
    for (uint32_t i = 0; i < 2; i++)
    {
        uint32_t count = read_traced_segments(m->traced, m->copies[i].mapped, 0, NULL);
        m->counts[i] = count < count_traced_room() ? count : count_traced_room();
        m->records[i] = calloc(m->counts[i] + 1u, sizeof *m->records[i]);
        if (!m->records[i])
            return false;
        read_traced_segments(m->traced, m->copies[i].mapped, m->counts[i], m->records[i]);
        qsort(m->records[i], m->counts[i], sizeof *m->records[i], compare_records);
    }
    return true;
}

static uint64_t find_first_tick(const traced_segment* records, uint32_t count)
{
    uint64_t first = UINT64_MAX;
    for (uint32_t i = 0; i < count; i++)
        first = records[i].device_clock[0] < first ? records[i].device_clock[0] : first;
    return first;
}

/* ---- ticks ----------------------------------------------------------------------------------- */

/* The launches with a trace lie apart; what passes from a timestamp to a launch's first segment is alike in both. */
static double measure_device_tick(const measurement* m)
{
    double ticks =
        (double)find_first_tick(m->records[1], m->counts[1]) - (double)find_first_tick(m->records[0], m->counts[0]);
    ticks += ticks < 0.0 ? 4294967296.0 : 0.0; /* it has 32 bits, and wrapped around */
    return m->timer.queries && ticks > 0.0 ? (m->stamps[m->second] - m->stamps[0]) / ticks : 0.0;
}

static int compare_ticks(const void* left, const void* right)
{
    uint64_t a = *(const uint64_t*)left, b = *(const uint64_t*)right;
    return a < b ? -1 : a > b;
}

/* The smallest difference of two times, ticks. */
static uint64_t find_device_step(const traced_segment* records, uint32_t count)
{
    uint64_t step = UINT64_MAX;
    uint64_t* ticks = calloc(3u * count + 1u, sizeof *ticks);
    for (uint32_t i = 0; ticks && i < count; i++)
        memcpy(ticks + 3u * i, records[i].device_clock, sizeof records[i].device_clock);
    if (ticks)
        qsort(ticks, 3u * count, sizeof *ticks, compare_ticks);
    for (uint32_t i = 1; ticks && i < 3u * count; i++)
        if (ticks[i] > ticks[i - 1] && ticks[i] - ticks[i - 1] < step)
            step = ticks[i] - ticks[i - 1];
    free(ticks);
    return step == UINT64_MAX ? 0 : step;
}

/* The end of the run of records of one worker that begins at `first`. */
static uint32_t find_worker_end(const traced_segment* records, uint32_t count, uint32_t first)
{
    uint32_t end = first;
    while (end < count && records[end].worker == records[first].worker)
        end++;
    return end;
}

/* Ticks of the device's clock in one of a subgroup's: over all workers, from their first begin to their last end. */
static double measure_subgroup_tick(const traced_segment* records, uint32_t count)
{
    double device = 0.0, subgroup = 0.0;
    for (uint32_t i = 0, end; i < count; i = end)
    {
        end = find_worker_end(records, count, i);
        device += (double)(records[end - 1].device_clock[2] - records[i].device_clock[0]);
        subgroup += (double)(records[end - 1].subgroup_clock[2] - records[i].subgroup_clock[0]);
    }
    return subgroup > 0.0 ? device / subgroup : 0.0;
}

/* ---- times ----------------------------------------------------------------------------------- */

/* When a worker's own clock was at the begin of its first record, in ticks of the device's clock after `origin`. That
 * one stands still between its steps, so the latest of what each pair of times says comes nearest. */
static double anchor_worker(const traced_segment* records, uint32_t first, uint32_t end, uint64_t origin, double tick)
{
    double anchor = 0.0;
    for (uint32_t i = 3u * first; i < 3u * end; i++)
    {
        const traced_segment* record = &records[i / 3u];
        double device = (double)(record->device_clock[i % 3u] - origin);
        double own = tick * (double)(record->subgroup_clock[i % 3u] - records[first].subgroup_clock[0]);
        anchor = i == 3u * first || device - own > anchor ? device - own : anchor;
    }
    return anchor;
}

/* Ticks of the device's clock after `origin`, of one of a record's times. */
static double find_time(const traced_segment* record, uint32_t event, const traced_segment* first, double anchor,
                        double tick, uint64_t origin)
{
    return tick > 0.0 ? anchor + tick * (double)(record->subgroup_clock[event] - first->subgroup_clock[0])
                      : (double)(record->device_clock[event] - origin);
}

static measured_segment* find_times(trace* t, const traced_segment* record, uint64_t* hint)
{
    for (uint64_t i = 0; i < t->count; i++, *hint = (*hint + 1) % t->count)
    {
        const sk_segment* s = &t->segments[*hint];
        if (s->worker == record->worker && s->tile == record->tile && s->k_begin == record->k_begin &&
            s->k_end == record->k_end)
            return &t->times[*hint];
    }
    return NULL; /* beta C is written before, in segments that no plan lists */
}

/* Records are in the order of the list, but where a worker's times are alike: the next one is looked for from the last
 * one on. */
static void place_records(trace* t, const traced_segment* records, uint32_t count)
{
    uint64_t origin = find_first_tick(records, count), hint = 0;
    double to_microseconds = (t->device_tick > 0.0 ? t->device_tick : 1.0) / 1000.0;
    double tick = measure_subgroup_tick(records, count);
    t->subgroup_tick = 1000.0 * to_microseconds * tick;
    for (uint32_t i = 0, end; i < count; i = end)
    {
        end = find_worker_end(records, count, i);
        double anchor = anchor_worker(records, i, end, origin, tick);
        for (uint32_t j = i; j < end; j++)
        {
            measured_segment* times = find_times(t, &records[j], &hint);
            if (!times)
                continue;
            times->begin = (float)(to_microseconds * find_time(&records[j], 0, &records[i], anchor, tick, origin));
            times->multiplied =
                (float)(to_microseconds * find_time(&records[j], 1, &records[i], anchor, tick, origin));
            times->end = (float)(to_microseconds * find_time(&records[j], 2, &records[i], anchor, tick, origin));
        }
    }
}

/* ---- a trace --------------------------------------------------------------------------------- */

static sk_result list_segments(const sk_plan* plan, trace* t)
{
    sk_result result = sk_list_segments(plan, &t->count, NULL);
    if (result != SK_SUCCESS)
        return result;
    t->segments = calloc((size_t)t->count + 1u, sizeof *t->segments);
    t->times = calloc((size_t)t->count + 1u, sizeof *t->times);
    if (!t->segments || !t->times)
        return SK_ERROR_OUT_OF_HOST_MEMORY;
    for (uint64_t i = 0; i < t->count; i++)
        t->times[i].begin = t->times[i].multiplied = t->times[i].end = -1.0f;
    t->info = sk_query_plan(plan);
    return sk_list_segments(plan, &t->count, t->segments);
}

static void fill_launch_times(const measurement* m, trace* t)
{
    for (uint32_t i = 0; i < m->untraced; i++)
    {
        double time = (m->stamps[3 + 2 * i] - m->stamps[2 + 2 * i]) / 1000.0;
        t->untraced = i == 0 || time < t->untraced ? time : t->untraced;
    }
    t->traced = (m->stamps[m->second + 1] - m->stamps[m->second]) / 1000.0;
}

static void fill_trace(const measurement* m, trace* t)
{
    t->device_tick = measure_device_tick(m);
    t->device_step =
        (t->device_tick > 0.0 ? t->device_tick : 1.0) * (double)find_device_step(m->records[1], m->counts[1]);
    fill_launch_times(m, t);
    place_records(t, m->records[1], m->counts[1]);
    for (uint64_t i = 0; i < t->count; i++)
        t->unrecorded += t->times[i].end < 0.0f;
}

sk_result open_trace(const gpu* g, sk_context* context, const tracer* tracing, const sk_gemm_desc* desc,
                     const sk_gemm_args* args, trace* t)
{
    measurement m = {.g = g};
    memset(t, 0, sizeof *t);
    sk_result result = open_plans(&m, context, tracing, desc, &t->desc);
    if (result == SK_SUCCESS)
        result = open_buffers(&m) ? list_segments(m.plan, t) : SK_ERROR_VULKAN;
    if (result == SK_SUCCESS)
    {
        choose_launches(&m);
        result = warm_up(&m, context, args);
    }
    if (result == SK_SUCCESS)
        result = launch(&m, context, args);
    if (result == SK_SUCCESS)
        result = read_records(&m) ? SK_SUCCESS : SK_ERROR_OUT_OF_HOST_MEMORY;
    if (result == SK_SUCCESS)
        fill_trace(&m, t);
    else
        close_trace(t);
    close_measurement(&m);
    return result;
}

void close_trace(trace* t)
{
    free(t->segments);
    free(t->times);
    memset(t, 0, sizeof *t);
}
