#include "trace.h"

#include "parts/words/progress.h"
#include "parts/words/text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const char* const NAMES[ACTIVITY_COUNT] = {ACTIVITIES(ACTIVITY_WORD)};

void begin_trace(ranks* r, trace* t)
{
    memset(t, 0, sizeof *t);
    MPI_Barrier(r->world);
    t->origin = read_seconds();
}

void add_event(trace* t, activity what, const char* label, double begin, double end)
{
    t->busy[what] += end - begin;
    if (t->count == t->capacity)
    {
        uint32_t capacity = t->capacity ? 2 * t->capacity : 256;
        trace_event* larger = realloc(t->events, capacity * sizeof *larger);
        if (!larger)
            return;
        t->events = larger;
        t->capacity = capacity;
    }
    trace_event* event = &t->events[t->count++];
    memset(event, 0, sizeof *event);
    event->begin = begin - t->origin;
    event->end = end - t->origin;
    event->what = (int32_t)what;
    snprintf(event->label, sizeof event->label, "%s", label);
}

static void write_names(FILE* file, int rank)
{
    for (int i = 0; i < ACTIVITY_COUNT; i++)
        fprintf(file,
                "{\"name\": \"thread_name\", \"ph\": \"M\", \"pid\": %d, \"tid\": %d, "
                "\"args\": {\"name\": \"%s\"}},\n",
                rank, i, NAMES[i]);
    fprintf(file, "{\"name\": \"process_name\", \"ph\": \"M\", \"pid\": %d, \"args\": {\"name\": \"rank %d\"}}", rank,
            rank);
}

/* Microseconds, as the format has them. */
static void write_events(FILE* file, int rank, const trace_event* events, uint32_t count)
{
    fputs(rank > 0 ? ",\n" : "", file);
    write_names(file, rank);
    for (uint32_t i = 0; i < count; i++)
    {
        fputs(",\n{\"name\": ", file);
        write_json_text(file, events[i].label);
        fprintf(file, ", \"cat\": \"%s\", \"ph\": \"X\", \"pid\": %d, \"tid\": %d, \"ts\": %.3f, \"dur\": %.3f}",
                NAMES[events[i].what], rank, (int)events[i].what, 1e6 * events[i].begin,
                1e6 * (events[i].end - events[i].begin));
    }
}

/* Rank 0 has the events of one other rank at a time. */
static bool write_others(ranks* r, FILE* file)
{
    for (int rank = 1; rank < r->count; rank++)
    {
        uint32_t count = 0;
        MPI_Recv(&count, 1, MPI_UINT32_T, rank, 0, r->world, MPI_STATUS_IGNORE);
        trace_event* events = malloc((count ? count : 1) * sizeof *events);
        if (!events)
            MPI_Abort(r->world, FAILED);
        MPI_Recv(events, (int)(count * sizeof *events), MPI_BYTE, rank, 0, r->world, MPI_STATUS_IGNORE);
        write_events(file, rank, events, count);
        free(events);
    }
    return true;
}

status write_trace(ranks* r, const trace* t, const char* path)
{
    FILE* file = r->rank == 0 ? fopen(path, "w") : NULL;
    bool fine = r->rank > 0 || file || complain("%s cannot be written: %s", path, strerror(errno));
    status s = agree_status(r, fine ? DONE : BAD_INPUT);
    if (s != DONE)
        return s;
    if (r->rank > 0)
    {
        MPI_Send(&t->count, 1, MPI_UINT32_T, 0, 0, r->world);
        MPI_Send(t->events, (int)(t->count * sizeof *t->events), MPI_BYTE, 0, 0, r->world);
        return agree_status(r, DONE);
    }
    fputs("{\"traceEvents\": [\n", file);
    write_events(file, 0, t->events, t->count);
    write_others(r, file);
    fputs("\n]}\n", file);
    fine = !ferror(file);
    fine = fclose(file) == 0 && fine;
    if (!fine)
        complain("%s cannot be written: %s", path, strerror(errno));
    return agree_status(r, fine ? DONE : BAD_INPUT);
}

void free_trace(trace* t)
{
    free(t->events);
    memset(t, 0, sizeof *t);
}
