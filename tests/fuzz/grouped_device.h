/* grouped_device.h - what the device makes of a table, replayed: the rows judged, the table of the space, and what
 * kernels then address. Include it after the implementation of streamk.h. */
#ifndef GROUPED_DEVICE_H
#define GROUPED_DEVICE_H

#include "grouped_rules.h"
#include "replay.h"

#include <string.h>

enum
{
    MOST_ROWS = 16,
    MOST_PLACES = 1 << 16, /* of a space that is walked whole */
    MOST_WALKED = 1 << 13, /* workers */
    SAMPLED = 16
};

/* A launch whose sizes only the device knows. */
typedef struct device_launch
{
    sk__grouped_arguments kernel; /* as pushed */
    sk__grouped_limits limits;
    sk__grouped_room room;
    uint32_t waves, count;
    sk__problem_row rows[MOST_ROWS]; /* the kernel's */
    bool is_left_out[MOST_ROWS];
    bool sorted, unreadable; /* unreadable: by 32 bits, from some problem on */
    uint32_t order[MOST_ROWS];
    uint32_t table[SK__TABLE_ROW * MOST_ROWS];
    sk__grouped_header header;
} device_launch;

/* As prepare.comp: by descending k, and as they come where k is the same. */
static void sort_rows(device_launch* launch)
{
    for (uint32_t i = 0; i < launch->count; ++i)
    {
        uint32_t at = i, k = sk__multiplied_k(launch->rows[i], launch->limits.layouts.linear);
        for (; launch->sorted && at > 0; --at)
        {
            sk__problem_row before = launch->rows[launch->order[at - 1]];
            if (sk__multiplied_k(before, launch->limits.layouts.linear) >= k)
            {
                break;
            }
            launch->order[at] = launch->order[at - 1];
        }
        launch->order[at] = i;
    }
}

/* From the first problem on up to which 32 bits do not count, all are left out: those before make the totals. */
static void prepare_table(device_launch* launch)
{
    sk__grouped_extent sum = {0, 0}, all = {0, 0};
    sort_rows(launch);
    for (uint32_t i = 0; i < launch->count; ++i)
    {
        uint32_t problem = launch->order[i];
        sk__problem_row row = launch->rows[problem];
        bool fits = sk__judge_row(row, launch->limits, launch->room) == SK__LEFT_OUT_NOT;
        sk__fill_table_row(launch->table + SK__TABLE_ROW * i, sum, row, launch->limits, problem);
        sum = fits ? sk__add_extents(sum, sk__measure_row(row, launch->limits)) : sum;
        launch->is_left_out[problem] = !fits || !sk__is_countable(sum, 0);
        all = sk__is_countable(sum, 0) ? sum : all;
    }
    sk__space space = sk__make_space(all.tiles, 0, launch->limits.unit);
    space.problems = launch->count;
    space.table = launch->table;
    sk__sharing even = {all.tiles, all.places, launch->kernel.workers, launch->waves, SK__ANY_LEAST, 0, 0, 0, 0};
    launch->header = sk__share_tiles(&space, sk__weigh_tiles(even), NULL); /* listed shares are test_group_replay's */
}

static sk__schedule schedule_of(const device_launch* launch)
{
    return sk__make_grouped_schedule(launch->kernel, launch->header, launch->table, NULL, launch->limits.unit, false);
}

/* ---- what is addressed ----------------------------------------------------------------------- */

static huge join(const uint32_t words[2])
{
    return (huge)words[1] << 32 | words[0];
}

/* Elements of lines, from an operand on, lie between where its buffer begins and what may be used of it. */
static void hold_inside(sk__operand operand, uint32_t lines, uint32_t line, uint32_t size, const uint32_t begin[2],
                        sk__wide room)
{
    huge first = join(operand.address), from = join(begin), most = (huge)room.high << 32 | room.low;
    if (lines > 0 && line > 0)
    {
        huge end = first + ((huge)(lines - 1) * operand.leading_dimension + line) * size;
        HOLD(first >= from && end <= from + most && end <= UINT64_MAX);
    }
}

static void hold_vector_inside(bool is_read, const uint32_t offset[2], uint32_t length, const uint32_t begin[2],
                               sk__wide room)
{
    huge end = join(offset) + (huge)length * 4, most = (huge)room.high << 32 | room.low;
    HOLD(!is_read || (end <= most && join(begin) + end <= UINT64_MAX));
}

/* What the kernel makes of a row that is not left out. */
static void hold_row_inside(const device_launch* launch, sk__problem_row* row)
{
    const sk__grouped_limits* limits = &launch->limits;
    const sk__grouped_arguments* kernel = &launch->kernel;
    sk__problem_arguments p = sk__problem_of_row(launch->kernel, *row, limits->layouts);
    bool a_along_k = limits->layouts.a_k_contiguous, b_along_k = limits->layouts.b_k_contiguous;
    hold_inside(p.a, a_along_k ? p.m : p.k, a_along_k ? p.k : p.m, limits->input_size, kernel->a, launch->room.a);
    hold_inside(p.b, b_along_k ? p.n : p.k, b_along_k ? p.k : p.n, limits->input_size, kernel->b, launch->room.b);
    bool turned = limits->layouts.d_transposed;
    uint32_t columns = p.n / limits->layouts.columns;
    hold_inside(p.d, turned ? columns : p.m, turned ? p.m : columns, limits->output_size, kernel->d, launch->room.d);
    if (limits->layouts.linear && !(sk__is_zero_factor(row->beta) && sk__is_zero_factor(row->beta_imaginary)))
    {
        turned = limits->layouts.c_transposed;
        hold_inside(p.c, turned ? p.n : p.m, turned ? p.m : p.n, limits->output_size, kernel->c, launch->room.c);
    }
    hold_vector_inside(limits->bias > 0, row->bias, limits->bias == 1 ? p.m : p.n, kernel->bias, launch->room.bias);
    hold_vector_inside(limits->scale_m, row->scale_m, p.m, kernel->scale_m, launch->room.scale_m);
    hold_vector_inside(limits->scale_n, row->scale_n, p.n, kernel->scale_n, launch->room.scale_n);
}

/* ---- what is computed ------------------------------------------------------------------------ */

typedef struct walk
{
    uint8_t places[MOST_PLACES];
    uint64_t covered;
} walk;

/* A segment is of a problem that is not left out, of a tile that this has, and of k-iterations of that. */
static void hold_segment(const device_launch* launch, sk__segment s, walk* whole)
{
    uint32_t problem = s.tile.problem, row = s.tile.row;
    HOLD(problem < launch->count && !launch->is_left_out[problem] && row < launch->count);
    sk__grouped_extent own = sk__measure_row(launch->rows[problem], launch->limits);
    uint32_t k_iterations = sk__count_row_iterations(launch->rows[problem], launch->limits);
    HOLD(s.tile.number - launch->table[SK__TABLE_ROW * row + SK__TABLE_TILES] < own.tiles);
    HOLD(s.tile.k_iterations == k_iterations && s.k_begin <= s.k_end && s.k_end <= k_iterations);
    HOLD(s.k_begin < s.k_end || k_iterations == 0);
    uint32_t unit = launch->limits.unit, first = s.k_begin / unit, end = sk__divide_up(s.k_end, unit);
    for (uint32_t i = first; whole && (i < end || (k_iterations == 0 && i == 0)); ++i)
    {
        uint64_t place = (uint64_t)s.tile.first_place + i;
        HOLD(place < MOST_PLACES && !whole->places[place]);
        whole->places[place] = 1;
        ++whole->covered;
    }
}

static void hold_worker(const device_launch* launch, uint32_t worker, walk* whole)
{
    sk__schedule schedule = schedule_of(launch);
    sk__work work = sk__find_work(schedule, worker);
    for (uint32_t i = 0; i < work.segments && (whole || i < SAMPLED); ++i)
    {
        sk__segment s = sk__work_segment(schedule, work, i);
        hold_segment(launch, s, whole);
        if (!sk__is_whole(s))
        {
            HOLD(sk__first_peer(schedule, s.tile) <= worker && sk__last_peer(schedule, s.tile) >= worker);
            HOLD(sk__segment_slot(schedule, s, worker) / 2 == worker && worker < SK__COUNTERS);
        }
    }
}

/* Every place once, if there are few; otherwise some workers, the first and the last among them. */
static void hold_work(const device_launch* launch, uint32_t seed)
{
    static walk whole;
    uint64_t places = 0;
    uint32_t workers = launch->kernel.workers;
    for (uint32_t i = 0; i < launch->count; ++i)
    {
        places += launch->is_left_out[i] ? 0 : sk__measure_row(launch->rows[i], launch->limits).places;
    }
    if (places <= MOST_PLACES && workers <= MOST_WALKED)
    {
        memset(&whole, 0, sizeof whole);
        for (uint32_t worker = 0; worker < workers; ++worker)
        {
            hold_worker(launch, worker, &whole);
        }
        HOLD(whole.covered == places);
    }
    for (uint32_t i = 0; i < SAMPLED && places > MOST_PLACES; ++i)
    {
        seed = seed * 1664525u + 1013904223u;
        hold_worker(launch, i == 0 ? 0 : i == 1 ? workers - 1 : seed % workers, NULL);
    }
}

#endif
