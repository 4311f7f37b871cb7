/* coverage.h - whether a plan computes everything once. Include it after the implementation of streamk.h.
 *
 * Small plans are listed whole, segment by segment; of large ones, single tiles and workers are looked at. */
#ifndef COVERAGE_H
#define COVERAGE_H

#include "bytes.h"
#include "replay.h"

#include <string.h>

enum
{
    MOST_SEGMENTS = 4096, /* of a plan that is listed whole */
    MOST_MARKS = 1 << 16,
    MARK = 8, /* rows and columns of D that share a mark, where that divides the extents of macro-tiles */
    SAMPLES = 16
};

/* Every segment of a plan, and the marks of what it has computed. */
typedef struct coverage
{
    sk_plan_info info;
    sk_segment segments[MOST_SEGMENTS];
    uint64_t count;
    uint8_t tiles[MOST_MARKS];     /* k-iterations of tiles */
    uint8_t elements[MOST_MARKS];  /* of D */
    uint32_t slots[MOST_MARKS];    /* the tile that uses one, from 1; 0: none does */
    uint32_t counters[MOST_MARKS]; /* the same */
} coverage;

static void mark_once(uint8_t* marks, uint64_t index)
{
    HOLD(index < MOST_MARKS && !marks[index]);
    marks[index] = 1;
}

static bool is_in_last_wave(const coverage* c, const sk_segment* s)
{
    return s->tile >= c->info.tiles;
}

static uint32_t size_of_sums(const char* kernel)
{
    uint32_t i = 0;
    while (strcmp(sk__kernel_at(i)->name, kernel) != 0)
    {
        ++i;
    }
    return sk__element_of(sk__kernel_at(i)->accumulator)->size;
}

static void mark_partial(coverage* c, const sk_segment* s)
{
    uint64_t slot = (uint64_t)c->info.tile_m * c->info.tile_n * size_of_sums(c->info.kernel);
    if (c->info.fixup == SK_FIXUP_ATOMIC)
    {
        HOLD(s->slot == UINT32_MAX && s->counter == UINT32_MAX);
        return;
    }
    HOLD(4u * MOST_MARKS + (s->slot + 1) * slot <= c->info.workspace_size);
    if (c->info.chunk > 0)
    {
        return;
    }
    HOLD(s->counter < MOST_MARKS && (c->counters[s->counter] == 0 || c->counters[s->counter] == s->tile + 1));
    c->counters[s->counter] = s->tile + 1;
    bool in_turn = sk__fixup_of(c->info.fixup)->waits; /* the peers of a tile use one slot */
    HOLD(s->slot < MOST_MARKS && (c->slots[s->slot] == 0 || (in_turn && c->slots[s->slot] == s->tile + 1)));
    c->slots[s->slot] = s->tile + 1;
}

/* Small dot has tiles of fewer rows than MARK. No last wave has 0. */
static uint32_t mark_rows(const sk_plan_info* info)
{
    return info->tile_m % MARK == 0 && info->last_wave_tile_m % MARK == 0 ? MARK : 1;
}

static uint32_t mark_columns(const sk_plan_info* info)
{
    return info->tile_n % MARK == 0 && info->last_wave_tile_n % MARK == 0 ? MARK : 1;
}

/* Whether rows [m, m + height) and columns [n, n + width) have anything of the triangle. */
static bool meets_triangle(const sk_gemm_desc* desc, uint64_t m, uint64_t n, uint32_t height, uint32_t width)
{
    switch ((int)desc->triangle)
    {
    case SK_TRIANGLE_LOWER: return n < m + height && n < desc->m;
    case SK_TRIANGLE_UPPER: return m < n + width && m < desc->n;
    default: return true;
    }
}

/* Marks of one matrix of a batch. */
static uint64_t count_wanted(const sk_gemm_desc* desc, uint32_t height, uint32_t width)
{
    uint64_t wanted = 0;
    for (uint64_t m = 0; m < desc->m; m += height)
    {
        for (uint64_t n = 0; n < desc->n; n += width)
        {
            wanted += meets_triangle(desc, m, n, height, width);
        }
    }
    return wanted;
}

/* The tile's elements of D, in its user's view. A tile has some of the triangle. */
static void mark_elements(coverage* c, const sk_gemm_desc* desc, const sk_segment* s)
{
    bool last = is_in_last_wave(c, s);
    uint32_t rows = last ? c->info.last_wave_tile_m : c->info.tile_m;
    uint32_t columns = last ? c->info.last_wave_tile_n : c->info.tile_n;
    uint32_t height = mark_rows(&c->info), width = mark_columns(&c->info);
    uint64_t down = sk__divide_up(desc->m, height), across = sk__divide_up(desc->n, width);
    HOLD(s->m < desc->m && s->n < desc->n && s->m % rows == 0 && s->n % columns == 0);
    HOLD(meets_triangle(desc, s->m, s->n, rows, columns));
    for (uint64_t m = s->m / height; m < down && m < (s->m + rows) / height; ++m)
    {
        for (uint64_t n = s->n / width; n < across && n < (s->n + columns) / width; ++n)
        {
            if (meets_triangle(desc, m * height, n * width, height, width))
            {
                mark_once(c->elements, (s->batch * down + m) * across + n);
            }
        }
    }
}

static void mark_segment(coverage* c, const sk_gemm_desc* desc, const sk_segment* s)
{
    bool last = is_in_last_wave(c, s);
    uint32_t iterations = last ? c->info.last_wave_k_iterations : c->info.k_iterations;
    bool whole = s->k_begin == 0 && s->k_end == iterations;
    HOLD(s->worker < c->info.workers && s->k_begin <= s->k_end && s->k_end <= iterations);
    HOLD(whole == (s->role == SK_ROLE_WHOLE) && whole == (s->slot == UINT32_MAX));
    HOLD(whole || c->info.fixup != SK_FIXUP_NONE || c->info.chunk > 0);
    for (uint32_t k = s->k_begin; !last && k < s->k_end; ++k)
    {
        mark_once(c->tiles, (uint64_t)s->tile * iterations + k);
    }
    if (!whole)
    {
        mark_partial(c, s);
    }
    if (s->k_begin == 0)
    {
        mark_elements(c, desc, s);
    }
}

static uint64_t count_marks(const uint8_t* marks)
{
    uint64_t count = 0;
    for (uint32_t i = 0; i < MOST_MARKS; ++i)
    {
        count += marks[i];
    }
    return count;
}

static void check_all_segments(coverage* c, const sk_gemm_desc* desc, uint64_t elements)
{
    for (uint64_t i = 0; i < c->count; ++i)
    {
        mark_segment(c, desc, &c->segments[i]);
        HOLD(i == 0 || c->segments[i].worker >= c->segments[i - 1].worker);
    }
    HOLD(count_marks(c->tiles) == (uint64_t)c->info.tiles * c->info.k_iterations);
    HOLD(count_marks(c->elements) == elements);
}

/* A tile's peers hand in its k-iterations from 0 to the last, without a gap, each into a slot of its own. */
static void check_tile(const sk_plan* plan, uint32_t tile)
{
    sk__schedule schedule = plan->schedule;
    sk__tile place = sk__tile_at(schedule.space, tile);
    uint32_t first = sk__first_peer(schedule, place), last = sk__last_peer(schedule, place), k = 0;
    HOLD(first <= last && last < schedule.workers);
    for (uint32_t peer = first; peer <= last; ++peer)
    {
        sk__segment segment = sk__peer_segment(schedule, tile, peer);
        bool empty = segment.k_begin == segment.k_end;
        HOLD(empty || (segment.k_begin == k && segment.k_end <= schedule.space.k_iterations));
        HOLD(empty || first == last || sk__slot(schedule, peer, segment.k_begin) < sk__count_slots(schedule));
        k = empty ? k : segment.k_end;
        if (peer - first > MOST_SEGMENTS)
        {
            return;
        }
    }
    HOLD(k == schedule.space.k_iterations);
    HOLD(first == last || first < SK__COUNTERS);
}

/* A worker's segments lie in the plan, and its whole tiles behind those that may be split. */
static void check_worker(const sk_plan* plan, uint32_t worker)
{
    sk__schedule schedule = plan->schedule;
    sk__work work = sk__find_work(schedule, worker);
    for (uint32_t i = 0; i < work.segments && i < SAMPLES; ++i)
    {
        sk__segment s = sk__work_segment(schedule, work, i);
        HOLD(s.tile.number < schedule.space.tiles && s.k_begin <= s.k_end && s.k_end <= schedule.space.k_iterations);
        HOLD(sk__is_whole(s) || schedule.chunked || s.tile.number < sk__count_split_region_tiles(schedule));
    }
}

/* Some tiles and workers, the first and the last among them. */
static void check_samples(const sk_plan* plan, uint32_t seed)
{
    uint32_t split = sk__count_split_region_tiles(plan->schedule);
    for (uint32_t i = 0; i < SAMPLES; ++i)
    {
        seed = seed * 1664525u + 1013904223u;
        if (split > 0 && plan->schedule.space.k_iterations > 0 && !plan->schedule.chunked)
        {
            check_tile(plan, i == 0 ? 0 : i == 1 ? split - 1 : seed % split);
        }
        if (plan->schedule.space.tiles > 0)
        {
            uint32_t workers = plan->schedule.workers;
            check_worker(plan, i == 0 ? 0 : i == 1 ? workers - 1 : seed % workers);
        }
    }
}

static void check_coverage(const sk_plan* plan, const sk_gemm_desc* desc, uint32_t seed)
{
    static coverage c;
    c.info = sk_query_plan(plan);
    uint64_t batches = desc->batch_count ? desc->batch_count : 1;
    uint64_t down = sk__divide_up(desc->m, mark_rows(&c.info));
    uint64_t across = sk__divide_up(desc->n, mark_columns(&c.info));
    bool few_elements = down <= MOST_MARKS && across <= MOST_MARKS && down * across <= MOST_MARKS / batches;
    HOLD(c.info.utilisation >= 0.0f && c.info.utilisation <= 1.0f && c.info.predicted_time >= 0.0f);
    bool summed = c.info.fixup != SK_FIXUP_NONE || (c.info.chunk > 0 && c.info.chunk < c.info.k_iterations);
    HOLD((c.info.workspace_size > 0) == ((summed && c.info.tiles > 0) || c.info.packing != SK_PACKING_NEVER));
    bool transposes_all = c.info.packs_transposed == c.info.packing || c.info.packing == SK_PACKING_ALWAYS;
    HOLD(transposes_all || c.info.packs_transposed == SK_PACKING_NEVER);
    check_samples(plan, seed);
    if (!few_elements || c.info.workers > MOST_SEGMENTS || (uint64_t)c.info.tiles * c.info.k_iterations > MOST_MARKS)
    {
        return;
    }
    HOLD(sk_list_segments(plan, &c.count, NULL) == SK_SUCCESS);
    if (c.count <= MOST_SEGMENTS)
    {
        memset(c.tiles, 0, sizeof c.tiles);
        memset(c.elements, 0, sizeof c.elements);
        memset(c.slots, 0, sizeof c.slots);
        memset(c.counters, 0, sizeof c.counters);
        HOLD(sk_list_segments(plan, &c.count, c.segments) == SK_SUCCESS);
        check_all_segments(&c, desc, batches * count_wanted(desc, mark_rows(&c.info), mark_columns(&c.info)));
    }
}

#endif
