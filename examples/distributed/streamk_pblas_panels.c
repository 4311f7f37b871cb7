/* Who has which units of A and B, who needs them, and how they get there. */
#include "streamk_pblas_parts.h"

#include <stdlib.h>
#include <string.h>

streamk_unit streamk_find_unit(sk_type type)
{
#define STREAMK_UNIT_OF(name, word, elements, bytes, alignment) {elements, bytes},
    static const streamk_unit units[] = {SK_TYPES(STREAMK_UNIT_OF)};
    const streamk_unit none = {1, 0};
    return (size_t)type < sizeof units / sizeof units[0] ? units[type] : none;
}

int streamk_find_owner(const streamk_dealt* d, int index)
{
    return ((d->first + index) / d->block + d->source) % d->ranks;
}

/* Where its owner has a global index. */
int streamk_find_local(const streamk_dealt* d, int index)
{
    int global = d->first + index;
    return global / (d->block * d->ranks) * d->block + global % d->block;
}

streamk_place streamk_find_place(const streamk_grid* grid, int rank)
{
    streamk_place by_rows = {rank / grid->columns, rank % grid->columns},
                  by_columns = {rank % grid->rows, rank / grid->rows};
    return grid->order == 'R' ? by_rows : by_columns;
}

/* ---- lists ----------------------------------------------------------------------------------- */

int streamk_list_owned(const streamk_dealt* d, int rank, int first, int count, int* list)
{
    int found = 0;
    for (int i = first; i < first + count; i++)
        if (streamk_find_owner(d, i) == rank)
            list[found++] = i;
    return found;
}

static int coordinate(streamk_place p, int is_row)
{
    return is_row ? p.row : p.column;
}

/* What `from` sends to `to`: outer indices that one has and the other computes, and inner ones that it has. */
static int list_shared(const streamk_operand* x, streamk_place from, streamk_place to, int* list)
{
    int found = 0;
    for (int i = 0; i < x->outer_count; i++)
        if (streamk_find_owner(&x->along_c, i) == coordinate(to, x->follows_rows) &&
            streamk_find_owner(&x->outer, i) == coordinate(from, x->outer_is_row))
            list[found++] = i;
    return found;
}

static int list_inner(const streamk_operand* x, streamk_place from, int first, int count, int* list)
{
    return streamk_list_owned(&x->inner, coordinate(from, !x->outer_is_row), first, count, list);
}

/* ---- packing --------------------------------------------------------------------------------- */

/* What this rank has at local indices. */
static const char* find_stored(const streamk_operand* x, int outer, int inner)
{
    size_t o = (size_t)outer, i = (size_t)inner, lld = (size_t)x->lld;
    return x->data + (x->outer_is_row ? o + i * lld : i + o * lld) * x->size;
}

/* How many places, from the first on, follow each other. */
static int count_run(const int* places, int count)
{
    int run = 1;
    while (run < count && places[run] == places[0] + run)
        run++;
    return run;
}

/* Units for one rank, in runs of those that are stored one after the other. */
static void pack(const streamk_operand* x, streamk_exchange* e, int outer_count, int inner_count, char* to)
{
    int* places = e->columns;
    for (int o = 0; o < outer_count; o++)
        places[o] = streamk_find_local(&x->outer, e->outer[o]);
    for (int i = 0; i < inner_count; i++)
        for (int o = 0, run; o < outer_count; o += run, to += (size_t)run * x->size)
        {
            run = x->outer_is_row ? count_run(places + o, outer_count - o) : 1;
            memcpy(to, find_stored(x, places[o], streamk_find_local(&x->inner, e->inner[i])), (size_t)run * x->size);
        }
}

/* A panel: of so many outer indices, those of this rank's C, and so many inner ones. */
typedef struct packed_panel
{
    int lines, first, count;
    char* data;
} packed_panel;

static void unpack(const streamk_operand* x, streamk_exchange* e, int outer_count, int inner_count,
                   const packed_panel* panel, const char* from)
{
    size_t lines = (size_t)panel->lines, count = (size_t)panel->count;
    for (int o = 0; o < outer_count; o++)
        e->outer[o] = e->columns[e->outer[o]];
    for (int i = 0; i < inner_count; i++)
        for (int o = 0, run; o < outer_count; o += run, from += (size_t)run * x->size)
        {
            size_t inner = (size_t)(e->inner[i] - panel->first), outer = (size_t)e->outer[o];
            size_t place = x->packed_along_k ? outer * count + inner : inner * lines + outer;
            run = x->packed_along_k ? 1 : count_run(e->outer + o, outer_count - o);
            memcpy(panel->data + place * x->size, from, (size_t)run * x->size);
        }
}

static int reserve(streamk_exchange* e, size_t bytes)
{
    if (bytes <= e->room)
        return 1;
    char *out = realloc(e->out, bytes), *in = out ? realloc(e->in, bytes) : NULL;
    e->out = out ? out : e->out;
    e->in = in ? in : e->in;
    e->room = in ? bytes : e->room;
    return in != NULL;
}

/* Counts what goes to and comes from each rank. Returns the larger of both sums. */
static size_t count_all(const streamk_operand* x, const streamk_grid* grid, streamk_exchange* e, int first, int count)
{
    streamk_place own = streamk_find_place(grid, e->rank);
    int sent = 0, received = 0, mine = list_inner(x, own, first, count, e->inner);
    for (int i = 0; i < e->ranks; i++)
    {
        streamk_place other = streamk_find_place(grid, i);
        e->sent[i] = list_shared(x, own, other, e->outer) * mine;
        e->received[i] = list_shared(x, other, own, e->outer) * list_inner(x, other, first, count, e->inner);
        e->send_places[i] = sent;
        e->receive_places[i] = received;
        sent += e->sent[i];
        received += e->received[i];
    }
    return (size_t)(sent > received ? sent : received);
}

void streamk_begin_panel(const streamk_operand* x, const streamk_grid* grid, streamk_exchange* e, int first,
                         int count)
{
    streamk_place own = streamk_find_place(grid, e->rank);
    MPI_Datatype unit;
    if (!reserve(e, count_all(x, grid, e, first, count) * x->size + 1))
        MPI_Abort(grid->ranks, STREAMK_PBLAS_MEMORY); /* others wait for this rank's units */
    e->first = first;
    e->count = count;
    for (int i = 0; i < e->ranks; i++)
    {
        int outer = list_shared(x, own, streamk_find_place(grid, i), e->outer);
        pack(x, e, outer, list_inner(x, own, first, count, e->inner), e->out + (size_t)e->send_places[i] * x->size);
    }
    MPI_Type_contiguous((int)x->size, MPI_BYTE, &unit);
    MPI_Type_commit(&unit);
    MPI_Ialltoallv(e->out, e->sent, e->send_places, unit, e->in, e->received, e->receive_places, unit, grid->ranks,
                   &e->request);
    MPI_Type_free(&unit);
}

void streamk_finish_panel(const streamk_operand* x, const streamk_grid* grid, streamk_exchange* e, char* panel)
{
    streamk_place own = streamk_find_place(grid, e->rank);
    int lines = streamk_list_owned(&x->along_c, coordinate(own, x->follows_rows), 0, x->outer_count, e->outer);
    const packed_panel packed = {lines, e->first, e->count, panel};
    MPI_Wait(&e->request, MPI_STATUS_IGNORE);
    for (int i = 0; i < lines; i++)
        e->columns[e->outer[i]] = i;
    for (int i = 0; i < e->ranks; i++)
    {
        int outer = list_shared(x, streamk_find_place(grid, i), own, e->outer);
        int inner = list_inner(x, streamk_find_place(grid, i), e->first, e->count, e->inner);
        unpack(x, e, outer, inner, &packed, e->in + (size_t)e->receive_places[i] * x->size);
    }
}

int streamk_open_exchange(const streamk_grid* grid, int longest, streamk_exchange* e)
{
    int** const lists[] = {&e->sent, &e->received, &e->send_places, &e->receive_places};
    int** const indices[] = {&e->outer, &e->inner, &e->columns};
    int fine = 1;
    memset(e, 0, sizeof *e);
    e->request = MPI_REQUEST_NULL;
    MPI_Comm_size(grid->ranks, &e->ranks);
    MPI_Comm_rank(grid->ranks, &e->rank);
    for (int i = 0; i < 4; i++)
        fine = (*lists[i] = malloc((size_t)e->ranks * sizeof(int))) != NULL && fine;
    for (int i = 0; i < 3; i++)
        fine = (*indices[i] = malloc(((size_t)longest + 1) * sizeof(int))) != NULL && fine;
    return fine;
}

void streamk_close_exchange(streamk_exchange* e)
{
    int* const lists[] = {e->sent, e->received, e->send_places, e->receive_places, e->outer, e->inner, e->columns};
    for (int i = 0; i < 7; i++)
        free(lists[i]);
    free(e->out);
    free(e->in);
}
