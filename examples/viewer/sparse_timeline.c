#include "sparse_timeline.h"

#include "parts/timing/sparse_replay.h"

#include <stdlib.h>
#include <string.h>

enum
{
    MOST_SEGMENTS = 4 << 20
};

/* Places of a worker. */
static uint32_t count_places(const sk_spmm_plan_info* info)
{
    uint32_t lanes = info->lanes ? info->lanes : 1, group = info->group ? info->group : 1;
    uint32_t together = REPLAY_INVOCATIONS / lanes / group;
    return info->decomposition == SK_SPARSE_DECOMPOSITION_ROW_BLOCKS && together > 0 ? together : 1;
}

/* The time of a segment. Teams that share a row take its nonzeros in turn, and end it together; those of merge-path
 * share all places evenly. */
static float find_duration(const sk_spmm_plan_info* info, const sk_spmm_segment* s)
{
    uint32_t teams = info->group ? info->group : 1;
    if (info->decomposition == SK_SPARSE_DECOMPOSITION_MERGE_PATH)
        return (float)count_sparse_steps(s, 1) / (float)teams;
    return (float)count_sparse_steps(s, teams);
}

static sk_segment make_segment(const sk_spmm_segment* s)
{
    sk_segment made = {0};
    made.worker = s->worker;
    made.tile = s->row;
    made.k_begin = s->begin;
    made.k_end = s->end;
    made.k_iterations = s->end - s->begin;
    made.role = s->role;
    return made;
}

/* Lets places run their segments. The places of a worker begin the rows of a round together. */
static void run_all(sparse_timeline* s, const sk_spmm_segment* segments)
{
    timeline* t = &s->t;
    uint32_t places = count_places(&s->info), in_round = 0;
    float begin = 0.0f, round_end = 0.0f;
    for (uint64_t i = 0; i < t->count; i++)
    {
        bool is_first = i == 0 || segments[i].worker != segments[i - 1].worker;
        if (is_first || in_round == places)
        {
            begin = is_first ? 0.0f : round_end;
            in_round = 0;
        }
        bar* b = &t->bars[i];
        b->segment = (uint32_t)i;
        b->place = segments[i].worker * places + in_round++;
        b->begin = b->multiply = begin;
        b->end = b->fixup = b->done = begin + find_duration(&s->info, &segments[i]);
        round_end = in_round > 1 && round_end > b->done ? round_end : b->done;
        t->segments[i] = make_segment(&segments[i]);
        t->is_split[segments[i].row] = segments[i].role != SK_ROLE_WHOLE;
    }
}

static void sum_up(sparse_timeline* s, const sparse_matrix* m)
{
    timeline* t = &s->t;
    uint32_t teams = s->info.group ? s->info.group : 1;
    for (uint64_t i = 0; i < t->count; i++)
        t->workers = t->bars[i].done > t->workers ? t->bars[i].done : t->workers;
    for (uint32_t row = 0; row < m->rows; row++)
        s->cut_rows += t->is_split[row];
    t->wave = t->places = s->info.workers * count_places(&s->info);
    t->total = t->workers;
    float room = (float)t->wave * (float)teams * t->workers;
    s->utilisation = room > 0.0f ? ((float)m->nonzeros + (float)m->rows) / room : 0.0f;
}

static sk_result list(sparse_timeline* s, const sk_spmm_plan* plan, const sparse_matrix* m)
{
    timeline* t = &s->t;
    sk_spmm_segment* segments = malloc(((size_t)t->count + 1) * sizeof *segments);
    t->segments = calloc((size_t)t->count + 1, sizeof *t->segments);
    t->bars = calloc((size_t)t->count + 1, sizeof *t->bars);
    t->is_split = calloc((size_t)m->rows + 1, sizeof *t->is_split);
    bool fine = segments && t->segments && t->bars && t->is_split;
    sk_result result =
        fine ? sk_list_spmm_segments(plan, m->row_offsets, &t->count, segments) : SK_ERROR_OUT_OF_HOST_MEMORY;
    if (result == SK_SUCCESS)
        run_all(s, segments);
    free(segments);
    return result;
}

sk_result open_sparse_timeline(sparse_timeline* s, const sk_spmm_plan* plan, const sparse_matrix* m)
{
    memset(s, 0, sizeof *s);
    s->info = sk_query_spmm_plan(plan);
    s->t.colours = COLOURING_TILE;
    s->t.tiles = m->rows;
    sk_result result = sk_list_spmm_segments(plan, m->row_offsets, &s->t.count, NULL);
    if (result == SK_SUCCESS)
        result = s->t.count > MOST_SEGMENTS ? SK_ERROR_TOO_LARGE : list(s, plan, m);
    if (result == SK_SUCCESS)
        sum_up(s, m);
    else
        close_sparse_timeline(s);
    return result;
}

void close_sparse_timeline(sparse_timeline* s)
{
    close_timeline(&s->t);
}

/* The places that end last, one for so many. */
static void choose_busiest(const timeline* t, uint32_t every, const float* ends, uint32_t* chosen)
{
    for (uint32_t place = 0; place < t->places; place++)
    {
        uint32_t* busiest = &chosen[place / every];
        if (place % every == 0 || ends[place] > ends[*busiest])
            *busiest = place;
    }
}

bool keep_busiest_places(sparse_timeline* s, uint32_t every)
{
    timeline* t = &s->t;
    float* ends = calloc((size_t)t->places + 1, sizeof *ends);
    uint32_t* chosen = calloc((size_t)t->places + 1, sizeof *chosen);
    bool fine = ends && chosen;
    uint64_t kept = 0;
    for (uint64_t i = 0; i < t->count && fine; i++)
        ends[t->bars[i].place] = t->bars[i].done;
    if (fine)
        choose_busiest(t, every, ends, chosen);
    for (uint64_t i = 0; i < t->count && fine; i++)
    {
        uint32_t line = t->bars[i].place / every;
        if (chosen[line] != t->bars[i].place)
            continue;
        t->bars[kept] = t->bars[i];
        t->bars[kept++].place = line * every;
    }
    t->count = fine ? kept : t->count;
    free(ends);
    free(chosen);
    return fine;
}
