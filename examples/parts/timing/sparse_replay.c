#include "sparse_replay.h"

#include "course/memory.h"

#include <stdlib.h>
#include <string.h>

/* Workers of merge-path, of so many nonzeros in a row. 0: there is no plan. */
static uint32_t count_merge_workers(sk_context* context, sk_type type, uint32_t n, uint32_t nonzeros)
{
    sk_spmm_desc desc = {0};
    sk_spmm_plan* plan = NULL;
    desc.m = desc.k = 1;
    desc.nonzeros = nonzeros;
    desc.type = type;
    desc.n = n;
    desc.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    bool made = sk_create_spmm_plan(context, &desc, &plan) == SK_SUCCESS;
    uint32_t workers = made ? sk_query_spmm_plan(plan).workers : 0;
    sk_destroy_spmm_plan(plan);
    return workers;
}

/* Workers double with the nonzeros until they are as many as run together. They stay so for some doublings more. */
uint32_t count_replay_slots(sk_context* context, sk_type type, uint32_t n)
{
    uint32_t slots = 0, before = 0;
    for (uint32_t nonzeros = 256; nonzeros <= INT32_MAX && (slots < 2 || slots != before); nonzeros *= 2)
    {
        before = slots;
        slots = count_merge_workers(context, type, n, nonzeros);
    }
    return slots;
}

uint32_t count_sparse_steps(const sk_spmm_segment* s, uint32_t teams)
{
    bool ends = s->role == SK_ROLE_WHOLE || s->role == SK_ROLE_FINAL;
    return (s->end - s->begin + teams - 1) / teams + (ends ? 1 : 0);
}

double find_replay_end(const uint32_t* times, uint32_t count, uint32_t slots)
{
    double* free_at = take_memory(slots, sizeof *free_at);
    double end = 0.0;
    for (uint32_t i = 0; i < count && free_at; i++)
    {
        uint32_t first = 0;
        for (uint32_t slot = 1; slot < slots; slot++)
            first = free_at[slot] < free_at[first] ? slot : first;
        free_at[first] += times[i];
        end = free_at[first] > end ? free_at[first] : end;
    }
    free(free_at);
    return end;
}

/* The steps of row-blocks: teams of a workgroup sum `together` rows side by side, and then the next ones. */
static void add_up_blocks(const sk_spmm_plan_info* info, const sk_spmm_segment* segments, uint64_t count,
                          uint32_t* steps)
{
    uint32_t together = REPLAY_INVOCATIONS / info->lanes / info->group, side_by_side = 0, longest = 0;
    for (uint64_t i = 0; i < count; i++)
    {
        uint32_t own = count_sparse_steps(&segments[i], info->group), worker = segments[i].worker;
        longest = own > longest ? own : longest;
        side_by_side++;
        if (side_by_side == together || i + 1 == count || segments[i + 1].worker != worker)
        {
            steps[worker] += longest;
            longest = side_by_side = 0;
        }
    }
}

/* The steps of every other worker. Those of merge-path have a workgroup each, whose teams share its places. */
static void add_up(const sk_spmm_plan_info* info, const sk_spmm_segment* segments, uint64_t count, uint32_t* steps)
{
    bool merges = info->decomposition == SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    for (uint64_t i = 0; i < count; i++)
        steps[segments[i].worker] += count_sparse_steps(&segments[i], merges ? 1 : info->group);
    for (uint32_t i = 0; i < info->workers && merges; i++)
        steps[i] = (steps[i] + info->group - 1) / info->group;
}

/* The time of a workgroup is that of its busiest worker. */
static void find_times(const sk_spmm_plan_info* info, const uint32_t* steps, uint32_t* times)
{
    uint32_t teams = REPLAY_INVOCATIONS / info->lanes;
    uint32_t together = info->staged > 0 ? 1 : teams / info->group;
    for (uint32_t i = 0; i < info->workers; i++)
    {
        uint32_t workgroup = i / together;
        times[workgroup] = steps[i] > times[workgroup] ? steps[i] : times[workgroup];
    }
}

static bool replay(const sk_spmm_plan* plan, const sparse_matrix* m, uint32_t slots, sk_spmm_segment* segments,
                   uint64_t count, sparse_replay* r)
{
    sk_spmm_plan_info info = sk_query_spmm_plan(plan);
    uint32_t *steps = take_memory(info.workers + (size_t)1, 4),
             *times = take_memory(info.group_count_x + (size_t)1, 4);
    bool done = steps && times && sk_list_spmm_segments(plan, m->row_offsets, &count, segments) == SK_SUCCESS;
    memset(r, 0, sizeof *r);
    if (done)
    {
        (info.decomposition == SK_SPARSE_DECOMPOSITION_ROW_BLOCKS ? add_up_blocks : add_up)(&info, segments, count,
                                                                                            steps);
        find_times(&info, steps, times);
        for (uint32_t i = 0; i < info.workers; i++)
            r->longest_worker = steps[i] > r->longest_worker ? steps[i] : r->longest_worker;
        double room = find_replay_end(times, info.group_count_x, slots) * slots * (REPLAY_INVOCATIONS / info.lanes);
        r->utilisation = room > 0.0 ? ((double)m->nonzeros + m->rows) / room : 0.0;
    }
    free(steps);
    free(times);
    return done;
}

bool replay_sparse(const sk_spmm_plan* plan, const sparse_matrix* m, uint32_t slots, sparse_replay* r)
{
    uint64_t count = 0;
    if (sk_list_spmm_segments(plan, m->row_offsets, &count, NULL) != SK_SUCCESS)
        return false;
    sk_spmm_segment* segments = take_memory((size_t)(count + 1) * sizeof *segments, 1);
    bool done = segments && replay(plan, m, slots, segments, count, r);
    free(segments);
    return done;
}
