#include "holdings.h"

#include "sums.h"

#include "parts/words/progress.h"

#include <stdlib.h>
#include <string.h>

enum
{
    PAGE = 4096,
    LINE = 256 /* bytes at multiples of which panels begin */
};

static uint64_t round_up(uint64_t size, uint64_t unit)
{
    return (size + unit - 1) / unit * unit;
}

/* ---- places ---------------------------------------------------------------------------------- */

uint32_t find_holder_of_a(const layout* l, uint32_t strip, uint32_t panel)
{
    return find_strip_owner(l, strip, panel % l->shape.columns);
}

uint32_t find_holder_of_b(const grid* shape, uint32_t column, uint32_t panel)
{
    return first_of_column(shape, column) + panel % count_column(shape, column);
}

/* Panels in turn that the busiest of so many ranks holds. */
static uint64_t count_held(const work* w, uint32_t members)
{
    return (w->cut.panel_count + members - 1) / members;
}

static uint64_t measure_a(const work* w, uint32_t position)
{
    uint32_t rows, columns, longest = find_longest_panel(&w->t, &w->shape, w->cut.panel);
    find_most(w, position, &rows, &columns);
    return round_up((uint64_t)rows * longest * element_size(w->t.type), LINE);
}

static uint64_t measure_b(const work* w, uint32_t position)
{
    uint32_t rows, columns, longest = find_longest_panel(&w->t, &w->shape, w->cut.panel);
    find_most(w, position, &rows, &columns);
    return round_up((uint64_t)columns * longest * element_size(w->t.type), LINE);
}

static uint32_t count_ranks_of_column(const work* w, uint32_t position)
{
    return count_column(&w->shape, find_column(&w->shape, position));
}

uint64_t find_held_a(const work* w, uint32_t position, uint32_t row_block, uint32_t panel)
{
    return (row_block * count_held(w, w->shape.columns) + panel / w->shape.columns) * measure_a(w, position);
}

uint64_t find_held_b(const work* w, uint32_t position, uint32_t column_block, uint32_t panel)
{
    uint32_t members = count_ranks_of_column(w, position);
    uint64_t all_of_a = w->cut.row_blocks * count_held(w, w->shape.columns) * measure_a(w, position);
    return all_of_a + (column_block * count_held(w, members) + panel / members) * measure_b(w, position);
}

static uint64_t measure_all(const work* w)
{
    uint32_t members = count_ranks_of_column(w, w->position);
    return find_held_b(w, w->position, w->cut.column_blocks - 1, 0) +
           count_held(w, members) * measure_b(w, w->position);
}

const host_memory* find_near(const work* w, const holdings* h, uint32_t position)
{
    int host_rank = h->host_ranks[position];
    bool is_near = h->mine && (position == w->position || (h->is_shared && host_rank != MPI_UNDEFINED));
    return is_near && h->segments[host_rank].is_imported ? &h->segments[host_rank] : NULL;
}

/* ---- memory ---------------------------------------------------------------------------------- */

/* Where a host cannot share that much, each rank has memory of its own. */
static bool take_alone(work* w, holdings* h, uint64_t size)
{
    unshare_memory(&h->memory);
    bool done = posix_memalign(&h->alone, PAGE, size) == 0;
    h->mine = h->alone;
    if (done)
        import_host_memory(&w->d, h->mine, size, &h->segments[w->r.host_rank]);
    return done || complain("memory is short: there are no %.4g MB for A and B", 1e-6 * (double)size);
}

static bool take_memory_to_hold(work* w, holdings* h, uint64_t size)
{
    int shared = share_memory(&w->r, size, &h->memory);
    MPI_Allreduce(MPI_IN_PLACE, &shared, 1, MPI_INT, MPI_MIN, w->r.world);
    if (!shared)
        return take_alone(w, h, size);
    h->mine = h->memory.places[w->r.host_rank];
    return true;
}

static bool import_segment(work* w, holdings* h, int rank)
{
    return import_host_memory(&w->d, h->memory.places[rank], h->memory.sizes[rank], &h->segments[rank]);
}

static void drop_segments(work* w, holdings* h, int kept)
{
    for (int i = 0; h->segments && i < w->r.host_count; i++)
        if (i != kept)
            free_host_memory(&w->d, &h->segments[i]);
}

/* All ranks share, or none does, so that they agree on which messages there are. */
static void share(work* w, holdings* h)
{
    int shared = import_segment(w, h, w->r.host_rank) && !w->o.messages;
    for (int i = 0; shared && i < w->r.host_count; i++)
        shared = i == w->r.host_rank || import_segment(w, h, i);
    MPI_Allreduce(MPI_IN_PLACE, &shared, 1, MPI_INT, MPI_MIN, w->r.world);
    h->is_shared = shared != 0;
    if (!h->is_shared)
        drop_segments(w, h, w->r.host_rank);
}

static bool find_host_ranks(work* w, holdings* h)
{
    MPI_Group layer, host;
    int count = (int)w->shape.positions;
    int* all = malloc((size_t)count * sizeof *all);
    h->host_ranks = malloc((size_t)count * sizeof *h->host_ranks);
    h->segments = calloc((size_t)w->r.host_count, sizeof *h->segments);
    if (!all || !h->host_ranks || !h->segments)
    {
        free(all);
        return complain("memory is short");
    }
    for (int i = 0; i < count; i++)
        all[i] = i;
    MPI_Comm_group(w->layer_ranks, &layer);
    MPI_Comm_group(w->r.host, &host);
    MPI_Group_translate_ranks(layer, count, all, host, h->host_ranks);
    MPI_Group_free(&layer);
    MPI_Group_free(&host);
    free(all);
    return true;
}

/* ---- reading --------------------------------------------------------------------------------- */

static bool read_held(work* w, matrix_file* m, rectangle part, void* to)
{
    double begin = read_seconds();
    bool done = read_part(m, part, to);
    add_event(&w->events, ACTIVITY_DISK, "read", begin, read_seconds());
    return done;
}

static bool read_all_a(work* w, holdings* h)
{
    for (uint32_t i = 0; i < w->cut.row_blocks; i++)
        for (uint32_t p = w->column; p < w->cut.panel_count; p += w->shape.columns)
        {
            rectangle part = {find_mine(w, i, 0).rows, find_own_panel(w, p)};
            if (!read_held(w, &w->a, part, h->mine + find_held_a(w, w->position, i, p)))
                return false;
        }
    return true;
}

static bool read_all_b(work* w, holdings* h)
{
    for (uint32_t j = 0; j < w->cut.column_blocks; j++)
        for (uint32_t p = w->index; p < w->cut.panel_count; p += count_column(&w->shape, w->column))
        {
            rectangle part = {find_own_panel(w, p), find_mine(w, 0, j).columns};
            if (!read_held(w, &w->b, part, h->mine + find_held_b(w, w->position, j, p)))
                return false;
        }
    return true;
}

status hold(work* w, holdings* h)
{
    memset(h, 0, sizeof *h);
    if (!agree(&w->r, find_host_ranks(w, h)))
        return FAILED;
    if (!w->cut.resident)
        return DONE;
    uint64_t size = round_up(measure_all(w), PAGE);
    if (!agree(&w->r, take_memory_to_hold(w, h, size)))
        return FAILED;
    w->d.host_used += size;
    w->d.host_peak = w->d.host_used > w->d.host_peak ? w->d.host_used : w->d.host_peak;
    if (h->memory.places)
        share(w, h);
    status s = agree_status(&w->r, read_all_a(w, h) && read_all_b(w, h) ? DONE : BAD_INPUT);
    MPI_Barrier(w->r.world);
    return s;
}

void release(work* w, holdings* h)
{
    drop_segments(w, h, -1);
    unshare_memory(&h->memory);
    free(h->alone);
    free(h->segments);
    free(h->host_ranks);
    memset(h, 0, sizeof *h);
}
