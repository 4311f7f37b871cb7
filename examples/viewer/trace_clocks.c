#include "trace_clocks.h"

#include <stdlib.h>
#include <string.h>

static uint64_t find_first_tick(const traced_segment* records, uint32_t count)
{
    uint64_t first = UINT64_MAX;
    for (uint32_t i = 0; i < count; i++)
        first = records[i].device_clock[0] < first ? records[i].device_clock[0] : first;
    return first;
}

/* ---- ticks ----------------------------------------------------------------------------------- */

/* The launches with a trace lie apart; what passes from a timestamp to a launch's first segment is alike in both. */
static double measure_device_tick(const trace_launches* l)
{
    double ticks =
        (double)find_first_tick(l->records[1], l->counts[1]) - (double)find_first_tick(l->records[0], l->counts[0]);
    ticks += ticks < 0.0 ? 4294967296.0 : 0.0; /* it has 32 bits, and wrapped around */
    return l->timer.queries && ticks > 0.0 ? (l->stamps[l->second] - l->stamps[0]) / ticks : 0.0;
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
    while (end < count && records[end].worker == records[first].worker &&
           records[end].is_pass == records[first].is_pass)
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
    if (record->is_pass)
        return NULL;
    for (uint64_t i = 0; i < t->count; i++, *hint = (*hint + 1) % t->count)
    {
        const sk_segment* s = &t->segments[*hint];
        if (s->worker == record->worker && s->tile == record->tile && s->k_begin == record->k_begin &&
            s->k_end == record->k_end)
            return &t->times[*hint];
    }
    return NULL; /* beta C is written before, in segments that no plan lists */
}

/* How ticks become microseconds after `origin`. */
typedef struct scale
{
    uint64_t origin;
    double microseconds; /* in a tick of the device's clock */
    double tick;         /* ticks of the device's clock in one of a subgroup's */
} scale;

static measured_segment convert(const scale* s, const traced_segment* record, const traced_segment* first,
                                double anchor)
{
    float times[3];
    for (uint32_t i = 0; i < 3; i++)
        times[i] = (float)(s->microseconds * find_time(record, i, first, anchor, s->tick, s->origin));
    measured_segment found = {times[0], times[1], times[2]};
    return found;
}

static void add_to_pass(trace* t, measured_segment times)
{
    t->pass_end = times.end > t->pass_end ? times.end : t->pass_end;
    t->pass_workgroups++;
}

/* Records are in the order of the list, but where a worker's times are alike: the next one is looked for from the last
 * one on. */
static void place_records(trace* t, const traced_segment* records, uint32_t count, const scale* s)
{
    uint64_t hint = 0;
    for (uint32_t i = 0, end; i < count; i = end)
    {
        end = find_worker_end(records, count, i);
        double anchor = anchor_worker(records, i, end, s->origin, s->tick);
        for (uint32_t j = i; j < end; j++)
        {
            measured_segment times = convert(s, &records[j], &records[i], anchor);
            measured_segment* place = find_times(t, &records[j], &hint);
            if (place)
                *place = times;
            if (records[j].is_pass)
                add_to_pass(t, times);
        }
    }
}

void fill_trace_times(const trace_launches* l, trace* t)
{
    const traced_segment* records = l->records[1];
    uint32_t count = l->counts[1];
    t->device_tick = measure_device_tick(l);
    double nanoseconds = t->device_tick > 0.0 ? t->device_tick : 1.0;
    scale s = {find_first_tick(records, count), nanoseconds / 1000.0, measure_subgroup_tick(records, count)};
    t->device_step = nanoseconds * (double)find_device_step(records, count);
    t->subgroup_tick = nanoseconds * s.tick;
    place_records(t, records, count, &s);
}
