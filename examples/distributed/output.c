#include "output.h"

#include "chain.h"
#include "check.h"
#include "messages.h"
#include "sums.h"

#include "course/memory.h"
#include "parts/words/progress.h"

#include <stdlib.h>
#include <string.h>

/* The rows of a rectangle that a layer adds, checks and writes. */
static extent find_slice(const work* w, const rectangle* mine, uint32_t layer)
{
    extent all = mine->rows, none = {mine->rows.first, 0};
    if (passes_sums(&w->t, &w->shape))
        return layer + 1 == w->shape.layers ? all : none;
    return cut_evenly(mine->rows, w->shape.layers, layer, 1);
}

/* Layers send each other slices of their sums, and none starts from another's. */
static bool trades_slices(const work* w)
{
    return w->shape.layers > 1 && !passes_sums(&w->t, &w->shape);
}

bool open_outgoing(work* w, outgoing* out)
{
    uint32_t rows, columns;
    memset(out, 0, sizeof *out);
    find_most(w, w->position, &rows, &columns);
    if (!take_host_memory(&w->d, measure_returned(w, rows, columns), &out->sums))
        return false;
    out->passed = MPI_REQUEST_NULL;
    if (!trades_slices(w))
        return true;
    uint64_t slice = measure_sums(w, rows / w->shape.layers + 1, columns);
    out->slice = malloc(slice ? slice : 1);
    out->other = malloc(slice ? slice : 1);
    w->d.host_used += 2 * slice;
    w->d.host_peak = w->d.host_used > w->d.host_peak ? w->d.host_used : w->d.host_peak;
    return (out->slice && out->other) || complain("memory is short");
}

void close_outgoing(work* w, outgoing* out)
{
    MPI_Wait(&out->passed, MPI_STATUS_IGNORE);
    free_host_memory(&w->d, &out->sums);
    free(out->slice);
    free(out->other);
    memset(out, 0, sizeof *out);
}

bool begin_output(work* w, outgoing* out, const rectangle* mine, extent rows, const gpu_buffer* d,
                  uint64_t multiplied)
{
    uint32_t row = rows.first - mine->rows.first, columns = mine->columns.count;
    uint64_t bytes = measure_returned(w, rows.count, columns);
    if (bytes == 0)
        return true;
    MPI_Wait(&out->passed, MPI_STATUS_IGNORE); /* the next layer has what is overwritten */
    VkCommandBuffer commands = begin_stream(&w->d.returns, "D");
    if (!commands)
        return false;
    record_copy(commands, &out->sums, measure_returned(w, row, columns), d, place_returned(w, row, columns), bytes,
                false);
    out->downloaded = submit_stream(&w->d.returns, &w->d.products, multiplied);
    return out->downloaded > 0;
}

/* ---- layers ---------------------------------------------------------------------------------- */

static MPI_Request send_slice(work* w, const outgoing* out, const rectangle* mine, uint32_t layer)
{
    MPI_Request request;
    extent slice = find_slice(w, mine, layer);
    uint64_t line = measure_sums(w, 1, mine->columns.count);
    MPI_Datatype lines = make_lines_type(slice.count, line, line);
    MPI_Isend((char*)out->sums.data + (slice.first - mine->rows.first) * line, 1, lines, find_peer(w, layer), 1,
              w->r.world, &request);
    MPI_Type_free(&lines);
    return request;
}

static void receive_slice(work* w, outgoing* out, uint64_t bytes, uint32_t layer)
{
    MPI_Datatype lines = make_lines_type(1, bytes, bytes);
    MPI_Recv(out->other, 1, lines, find_peer(w, layer), 1, w->r.world, MPI_STATUS_IGNORE);
    MPI_Type_free(&lines);
}

/* Layer by layer, whichever message comes first: the bits of a sum do not depend on time. */
static void add_layers(work* w, outgoing* out, const rectangle* mine)
{
    extent slice = find_slice(w, mine, w->layer);
    size_t count = (size_t)slice.count * mine->columns.count;
    uint64_t bytes = measure_sums(w, slice.count, mine->columns.count);
    const char* own =
        (const char*)out->sums.data + measure_sums(w, slice.first - mine->rows.first, mine->columns.count);
    MPI_Request* requests = malloc(w->shape.layers * sizeof *requests);
    if (!requests)
        MPI_Abort(w->r.world, FAILED); /* others wait for its messages */
    for (uint32_t layer = 0; layer < w->shape.layers; layer++)
        requests[layer] = layer == w->layer ? MPI_REQUEST_NULL : send_slice(w, out, mine, layer);
    for (uint32_t layer = 0; layer < w->shape.layers; layer++)
    {
        if (layer != w->layer)
            receive_slice(w, out, bytes, layer);
        const void* sums = layer == w->layer ? (const void*)own : out->other;
        if (layer == 0)
            memcpy(out->slice, sums, bytes);
        else
            add_sums(w->t.sums, out->slice, sums, count);
    }
    MPI_Waitall((int)w->shape.layers, requests, MPI_STATUSES_IGNORE);
    free(requests);
    out->sent += measure_sums(w, mine->rows.count, mine->columns.count) - bytes;
}

/* ---- file ------------------------------------------------------------------------------------ */

static bool write_slice(work* w, outgoing* out, const rectangle* part, void* elements)
{
    size_t count = (size_t)part->rows.count * part->columns.count;
    round_sums(find_returned(&w->t, &w->shape), w->t.d, elements, elements, count);
    double begin = read_seconds();
    if (w->o.check && !check_rows(w, part, elements, &out->wrong))
        return false;
    out->checking += read_seconds() - begin;
    if (!w->o.d)
        return true;
    begin = read_seconds();
    bool done = write_part(&w->out, *part, elements);
    add_event(&w->events, ACTIVITY_DISK, "write", begin, read_seconds());
    return done;
}

bool finish_output(work* w, outgoing* out, const rectangle* mine, bool fine)
{
    rectangle part = {find_slice(w, mine, w->layer), mine->columns};
    uint64_t bytes = measure_returned(w, mine->rows.count, mine->columns.count);
    if (fine && bytes > 0)
        fine = wait_stream(&w->d.returns, out->downloaded);
    if (fine)
        fetch_host_memory(&out->sums, 0, bytes);
    if (sends_sums(w) && bytes > 0)
        out->passed = pass_sums(w, &out->sums, mine, &out->sent);
    if (trades_slices(w) && bytes > 0)
    {
        double begin = read_seconds();
        add_layers(w, out, mine);
        add_event(&w->events, ACTIVITY_MESSAGE, "sums of layers", begin, read_seconds());
    }
    if (!fine || w->is_rehearsal || part.rows.count == 0 || part.columns.count == 0)
        return fine;
    return write_slice(w, out, &part, trades_slices(w) ? out->slice : out->sums.data);
}
