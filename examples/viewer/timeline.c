#include "timeline.h"

#include <stdlib.h>
#include <string.h>

enum
{
    MOST_SEGMENTS = 4 << 20
};

/* What is known while workers run. */
typedef struct run
{
    timeline* t;
    sk_plan_times times[2]; /* by dispatch */
    uint32_t places, busy;  /* all, and those with a worker */
    uint64_t* current;      /* the segment that each place runs */
    uint32_t* heap;         /* busy places, the one whose segment is written first at the root */
    uint64_t next;          /* the first segment of the next worker */
    uint32_t* counters;     /* k-iterations of each tile that were handed in */
    uint32_t* peers;        /* segments of each tile that were handed in */
} run;

static bool is_earlier(const run* r, uint32_t a, uint32_t b)
{
    float time_a = r->t->bars[r->current[a]].fixup, time_b = r->t->bars[r->current[b]].fixup;
    return time_a < time_b || (time_a <= time_b && a < b);
}

static void swap(uint32_t* a, uint32_t* b)
{
    uint32_t kept = *a;
    *a = *b;
    *b = kept;
}

/* Puts the place at the heap's root where it belongs. */
static void sink(run* r)
{
    uint32_t at = 0;
    for (;;)
    {
        uint32_t least = at, left = 2 * at + 1, right = left + 1;
        if (left < r->busy && is_earlier(r, r->heap[left], r->heap[least]))
            least = left;
        if (right < r->busy && is_earlier(r, r->heap[right], r->heap[least]))
            least = right;
        if (least == at)
            return;
        swap(&r->heap[at], &r->heap[least]);
        at = least;
    }
}

/* Adds a place to the heap. */
static void rise(run* r, uint32_t place)
{
    uint32_t at = r->busy++;
    for (r->heap[at] = place; at > 0 && is_earlier(r, r->heap[at], r->heap[(at - 1) / 2]); at = (at - 1) / 2)
        swap(&r->heap[at], &r->heap[(at - 1) / 2]);
}

/* Lets a place run a segment from a time on. */
static void begin_segment(run* r, uint64_t index, uint32_t place, float now)
{
    const sk_segment* s = &r->t->segments[index];
    const sk_plan_times* times = &r->times[s->dispatch];
    bar* b = &r->t->bars[index];
    b->segment = (uint32_t)index;
    b->place = place;
    b->begin = now;
    b->multiply = now + times->start;
    b->end = b->multiply + (float)(s->k_end - s->k_begin) * times->k_iteration;
    b->fixup = b->done = b->end + times->end + (s->role == SK_ROLE_WHOLE ? 0.0f : times->store);
    r->current[place] = index;
}

/* Lets a place run the next worker. */
static void begin_worker(run* r, uint32_t place, float now)
{
    uint32_t worker = r->t->segments[r->next].worker;
    begin_segment(r, r->next, place, now);
    while (r->next < r->t->count && r->t->segments[r->next].worker == worker)
        r->next++;
}

/* Hands in a segment that was written. Whoever completes a split tile adds its partials. */
static void hand_in(run* r, uint64_t index)
{
    const sk_segment* s = &r->t->segments[index];
    const sk_plan_times* times = &r->times[s->dispatch];
    r->counters[s->tile] += s->k_end - s->k_begin;
    r->peers[s->tile]++;
    if (s->role != SK_ROLE_WHOLE)
    {
        r->t->is_split[s->tile] = true;
        if (r->counters[s->tile] == s->k_iterations)
            r->t->bars[index].done += times->fixup + (float)r->peers[s->tile] * times->peer;
    }
}

/* Runs everything, in the order in which segments are written. */
static void run_all(run* r)
{
    timeline* t = r->t;
    for (uint32_t place = 0; place < r->places && r->next < t->count; place++)
    {
        begin_worker(r, place, t->before);
        rise(r, place);
    }
    while (r->busy > 0)
    {
        uint32_t place = r->heap[0];
        uint64_t index = r->current[place];
        hand_in(r, index);
        float now = t->bars[index].done;
        if (index + 1 < t->count && t->segments[index + 1].worker == t->segments[index].worker)
            begin_segment(r, index + 1, place, now);
        else if (r->next < t->count)
            begin_worker(r, place, now);
        else
            r->heap[0] = r->heap[--r->busy];
        sink(r);
    }
}

static void sum_up(timeline* t, const run* r)
{
    t->workers = t->before;
    for (uint64_t i = 0; i < t->count; i++)
    {
        const bar* b = &t->bars[i];
        t->workers = b->done > t->workers ? b->done : t->workers;
        t->places = b->place >= t->places ? b->place + 1 : t->places;
        t->busy += b->done - b->begin;
    }
    t->total = t->workers + r->times[0].after;
}

static bool allocate_run(run* r)
{
    size_t tiles = (size_t)r->t->tiles + 1, places = (size_t)r->places + 1;
    r->current = calloc(places, sizeof *r->current);
    r->heap = calloc(places, sizeof *r->heap);
    r->counters = calloc(tiles, sizeof *r->counters);
    r->peers = calloc(tiles, sizeof *r->peers);
    return r->current && r->heap && r->counters && r->peers;
}

static void free_run(run* r)
{
    free(r->current);
    free(r->heap);
    free(r->counters);
    free(r->peers);
}

static bool simulate(timeline* t, const sk_plan* plan)
{
    run r = {0};
    r.t = t;
    r.times[0] = sk_query_times(plan, 0);
    r.times[1] = sk_query_times(plan, 1);
    for (int i = 0; i < 2; i++)
        if (r.times[i].workers_together > r.places)
            r.places = r.times[i].workers_together;
    t->wave = r.places;
    t->before = r.times[0].before;
    bool fine = allocate_run(&r);
    if (fine)
    {
        run_all(&r);
        sum_up(t, &r);
    }
    free_run(&r);
    return fine;
}

/* Lists the segments, and makes room for what is known of each. */
static sk_result list(timeline* t, const sk_plan* plan)
{
    uint64_t count = 0;
    sk_result result = sk_list_segments(plan, &count, NULL);
    if (result != SK_SUCCESS || count > MOST_SEGMENTS)
        return result != SK_SUCCESS ? result : SK_ERROR_TOO_LARGE;
    t->info = sk_query_plan(plan);
    t->colours = t->info.problems > 0 ? COLOURING_PROBLEM : COLOURING_TILE;
    t->tiles = t->info.tiles + t->info.last_wave_tiles;
    t->segments = calloc((size_t)count + 1, sizeof *t->segments);
    t->bars = calloc((size_t)count + 1, sizeof *t->bars);
    t->is_split = calloc((size_t)t->tiles + 1, sizeof *t->is_split);
    t->count = count;
    if (!t->segments || !t->bars || !t->is_split)
        return SK_ERROR_OUT_OF_HOST_MEMORY;
    return sk_list_segments(plan, &t->count, t->segments);
}

sk_result open_timeline(timeline* t, const sk_plan* plan)
{
    memset(t, 0, sizeof *t);
    sk_result result = list(t, plan);
    if (result == SK_SUCCESS && !simulate(t, plan))
        result = SK_ERROR_OUT_OF_HOST_MEMORY;
    if (result != SK_SUCCESS)
        close_timeline(t);
    return result;
}

void close_timeline(timeline* t)
{
    free(t->segments);
    free(t->bars);
    free(t->is_split);
    memset(t, 0, sizeof *t);
}

float find_utilisation(const timeline* t)
{
    float room = (float)t->wave * (t->workers - t->before);
    return room > 0.0f ? t->busy / room : 0.0f;
}

uint32_t choose_tile_colour(const timeline* t, uint32_t tile, uint32_t colours)
{
    uint32_t workers = t->info.workers < t->wave ? t->info.workers : t->wave;
    bool repeats = workers > 0 && workers % colours == 0;
    return (tile + (repeats ? tile / workers : 0)) % colours;
}
