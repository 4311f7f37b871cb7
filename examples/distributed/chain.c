#include "chain.h"

#include "messages.h"

#include "parts/words/progress.h"

#include <string.h>

enum
{
    PASSED = 2 /* the tag of these messages */
};

bool starts_from_sums(const work* w)
{
    return passes_sums(&w->t, &w->shape) && w->layer > 0;
}

bool sends_sums(const work* w)
{
    return passes_sums(&w->t, &w->shape) && w->layer + 1 < w->shape.layers;
}

bool open_chain(work* w, chain* c)
{
    uint32_t rows, columns;
    memset(c, 0, sizeof *c);
    find_most(w, w->position, &rows, &columns);
    return !starts_from_sums(w) || take_host_memory(&w->d, measure_sums(w, rows, columns), &c->sums);
}

void close_chain(work* w, chain* c)
{
    free_host_memory(&w->d, &c->sums);
}

static bool copy_sums(work* w, chain* c, uint64_t bytes, const gpu_buffer* d)
{
    flush_host_memory(&c->sums, 0, bytes);
    VkCommandBuffer commands = begin_stream(&w->d.copies, "sums");
    if (!commands)
        return false;
    record_copy(commands, &c->sums, 0, d, 0, bytes, true);
    c->started = submit_stream(&w->d.copies, NULL, 0);
    return c->started > 0;
}

bool receive_sums(work* w, chain* c, const rectangle* mine, const gpu_buffer* d, bool fine)
{
    uint64_t bytes = measure_sums(w, mine->rows.count, mine->columns.count);
    if (bytes == 0)
        return fine;
    fine =
        fine && (c->started == 0 || wait_stream(&w->d.copies, c->started)); /* the device has the sums before them */
    double begin = read_seconds();
    MPI_Datatype lines = make_lines_type(1, bytes, bytes);
    MPI_Recv(c->sums.data, 1, lines, find_peer(w, w->layer - 1), PASSED, w->r.world, MPI_STATUS_IGNORE);
    MPI_Type_free(&lines);
    add_event(&w->events, ACTIVITY_MESSAGE, "sums of the layer before", begin, read_seconds());
    return fine && copy_sums(w, c, bytes, d);
}

MPI_Request pass_sums(work* w, const host_memory* sums, const rectangle* mine, uint64_t* sent)
{
    MPI_Request request;
    uint64_t bytes = measure_sums(w, mine->rows.count, mine->columns.count);
    MPI_Datatype lines = make_lines_type(1, bytes, bytes);
    MPI_Isend(sums->data, 1, lines, find_peer(w, w->layer + 1), PASSED, w->r.world, &request);
    MPI_Type_free(&lines);
    *sent += bytes;
    return request;
}
