#include "spgemm_replay.h"

#include "course/memory.h"
#include "parts/timing/sparse_replay.h"

#include <stdlib.h>
#include <string.h>

enum
{
    ROUNDS = 4 /* of products that teams of one workgroup take for a row, whatever it has: they meet in each */
};

/* The segments of a dispatch, and what they make of its workers. */
typedef struct dealt_rows
{
    const sk_spgemm_segment* segments;
    uint64_t count;
    uint32_t columns;    /* of C */
    uint64_t* products;  /* by workers */
    uint32_t* times;     /* by workgroups: steps, of a product each invocation */
    uint32_t workgroups; /* at most */
} dealt_rows;

uint32_t count_spgemm_slots(sk_context* context, sk_type type)
{
    sk_spgemm_desc desc = {0};
    sk_spgemm_plan* plan = NULL;
    desc.m = desc.k = UINT32_MAX - 2;
    desc.n = 1;
    desc.type = type;
    bool made = sk_create_spgemm_plan(context, &desc, &plan) == SK_SUCCESS;
    uint32_t slots = made ? sk_query_spgemm_plan(plan).workers : 0;
    sk_destroy_spgemm_plan(plan);
    return slots;
}

static uint32_t divide_up(uint64_t products, uint32_t lanes)
{
    return (uint32_t)((products + lanes - 1) / lanes);
}

static void note_busiest(const dealt_rows* d, uint32_t workers, uint32_t lanes, spgemm_replay* r)
{
    for (uint32_t i = 0; i < workers; i++)
        if (d->products[i] > r->busiest)
        {
            r->busiest = d->products[i];
            r->lanes = lanes;
        }
}

/* Each row or part goes to whichever workgroup is free first. Those that begin when others end find nothing left. */
static void deal_long_rows(const dealt_rows* d, uint32_t long_class, uint32_t workers, uint32_t slots,
                           spgemm_replay* r)
{
    workers = workers < slots ? workers : slots;
    for (uint64_t i = 0; i < d->count; i++)
    {
        const sk_spgemm_segment* s = &d->segments[i];
        uint32_t first = 0;
        if (s->row_class != long_class || s->worker != UINT32_MAX)
            continue;
        for (uint32_t worker = 1; worker < workers; worker++)
            first = d->times[worker] < d->times[first] ? worker : first;
        d->times[first] += divide_up(s->end - s->begin, s->lanes);
        d->products[first] += s->end - s->begin;
        r->parts += s->end_column - s->first_column < d->columns;
    }
    note_busiest(d, workers, REPLAY_INVOCATIONS, r);
}

/* Subgroups take long rows that are narrow in turn. The time of a workgroup is that of its busiest subgroup. */
static void deal_narrow_rows(const dealt_rows* d, uint32_t long_class, uint32_t lanes, spgemm_replay* r)
{
    uint32_t teams = lanes ? REPLAY_INVOCATIONS / lanes : 0;
    for (uint64_t i = 0; i < d->count; i++)
        if (d->segments[i].row_class == long_class && d->segments[i].worker != UINT32_MAX)
            d->products[d->segments[i].worker] += d->segments[i].end - d->segments[i].begin;
    for (uint32_t i = 0; i < d->workgroups * teams; i++)
    {
        uint32_t steps = divide_up(d->products[i], lanes), *time = &d->times[i / teams];
        *time = steps > *time ? steps : *time;
    }
    note_busiest(d, d->workgroups * teams, lanes, r);
}

/* The time of a workgroup whose invocations have rows of their own is that of the busiest one. */
static void find_alone_times(const dealt_rows* d)
{
    for (uint32_t i = 0; i < d->workgroups * REPLAY_INVOCATIONS; i++)
    {
        uint32_t* time = &d->times[i / REPLAY_INVOCATIONS];
        *time = d->products[i] > *time ? (uint32_t)d->products[i] : *time;
    }
}

/* Rows of a short class, or of a chunk. */
static void deal_rows(const dealt_rows* d, uint32_t row_class, bool is_chunk, spgemm_replay* r)
{
    uint32_t lanes = REPLAY_INVOCATIONS;
    for (uint64_t i = 0; i < d->count; i++)
    {
        const sk_spgemm_segment* s = &d->segments[i];
        if (s->row_class != row_class)
            continue;
        lanes = s->lanes;
        uint32_t teams = REPLAY_INVOCATIONS / lanes, workgroup = s->worker / teams;
        d->products[s->worker] += s->end - s->begin;
        if (teams > 1 && lanes > 1 && s->worker % teams == 0)
            d->times[workgroup] += ROUNDS;
        else if (teams == 1 && !is_chunk)
            d->times[workgroup] += divide_up(s->end - s->begin, lanes);
    }
    for (uint32_t i = 0; i < d->workgroups && is_chunk; i++)
        d->times[i] = divide_up(d->products[i], lanes);
    if (lanes == 1)
        find_alone_times(d);
    note_busiest(d, d->workgroups * (REPLAY_INVOCATIONS / lanes), lanes, r);
}

/* Steps until all rows are done: those of classes side by side, as they are dispatched, then chunk by chunk. */
static double find_all_steps(const sk_spgemm_plan_info* info, dealt_rows* d, uint32_t slots, spgemm_replay* r)
{
    size_t times_size = d->workgroups * sizeof *d->times;
    size_t products_size = d->workgroups * (size_t)REPLAY_INVOCATIONS * sizeof *d->products;
    uint32_t* all = d->times;
    deal_narrow_rows(d, info->classes - 1, info->narrow_lanes, r);
    d->times += d->workgroups;
    for (uint32_t row_class = info->classes; row_class-- > 0; d->times += d->workgroups)
    {
        memset(d->products, 0, products_size);
        if (row_class + 1 == info->classes)
            deal_long_rows(d, row_class, info->workers, slots, r);
        else
            deal_rows(d, row_class, false, r);
    }
    double steps = find_replay_end(all, d->workgroups * (info->classes + 1), slots);
    for (uint32_t chunk = 0; chunk < info->most_chunks; chunk++)
    {
        memset(d->times, 0, times_size);
        memset(d->products, 0, products_size);
        deal_rows(d, info->classes + chunk, true, r);
        steps += find_replay_end(d->times, d->workgroups, slots);
    }
    d->times = all;
    return steps;
}

static bool replay(const sk_spgemm_plan* plan, uint32_t slots, dealt_rows* d, spgemm_replay* r)
{
    sk_spgemm_plan_info info = sk_query_spgemm_plan(plan);
    d->workgroups = info.most_workgroups;
    d->products = take_memory(d->workgroups * (size_t)REPLAY_INVOCATIONS, sizeof *d->products);
    d->times = take_memory(d->workgroups * (info.classes + (size_t)2), sizeof *d->times);
    bool done = d->products && d->times;
    memset(r, 0, sizeof *r);
    for (uint64_t i = 0; i < d->count && done; i++)
        r->products += d->segments[i].end - d->segments[i].begin;
    if (done)
    {
        double room = find_all_steps(&info, d, slots, r) * slots * REPLAY_INVOCATIONS;
        r->utilisation = room > 0.0 ? (double)r->products / room : 0.0;
    }
    free(d->products);
    free(d->times);
    return done;
}

bool replay_spgemm(const sk_spgemm_plan* plan, const sparse_matrix* m, uint32_t slots, spgemm_replay* r)
{
    dealt_rows d = {0};
    if (sk_list_spgemm_segments(plan, m->row_offsets, m->column_indices, m->row_offsets, m->column_indices, &d.count,
                                NULL) != SK_SUCCESS)
        return false;
    sk_spgemm_segment* segments = take_memory((size_t)(d.count + 1) * sizeof *segments, 1);
    d.segments = segments;
    d.columns = m->columns;
    bool done = segments && sk_list_spgemm_segments(plan, m->row_offsets, m->column_indices, m->row_offsets,
                                                    m->column_indices, &d.count, segments) == SK_SUCCESS;
    done = done && replay(plan, slots, &d, r);
    free(segments);
    return done;
}
