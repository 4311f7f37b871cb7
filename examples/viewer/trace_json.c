#include "trace_json.h"

#include "parts/words/text.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* A timeline as it is written. */
typedef struct process
{
    FILE* file;
    const timeline* t;
    const char* name;
    int id;
    bool by_worker; /* else by place */
} process;

static uint32_t thread_of(const process* p, const bar* b)
{
    return p->by_worker ? p->t->segments[b->segment].worker : b->place;
}

static uint32_t count_threads(const process* p)
{
    uint32_t count = 0;
    for (uint64_t i = 0; i < p->t->count; i++)
        count = thread_of(p, &p->t->bars[i]) >= count ? thread_of(p, &p->t->bars[i]) + 1 : count;
    return count;
}

/* A complete event; times are microseconds, as in the format. Ends without its last brace, for arguments. */
static void print_event(const process* p, const char* name, const char* kind, uint32_t thread, float begin, float end)
{
    fprintf(p->file,
            ",\n{\"name\": \"%s\", \"cat\": \"%s\", \"ph\": \"X\", \"pid\": %d, \"tid\": %u, \"ts\": %.4f, "
            "\"dur\": %.4f",
            name, kind, p->id, thread, (double)begin, (double)(end - begin));
}

static void print_step(const process* p, const char* kind, uint32_t thread, float begin, float end)
{
    if (end > begin)
    {
        print_event(p, kind, kind, thread, begin, end);
        fputs("}", p->file);
    }
}

static void print_bar(const process* p, const bar* b)
{
    char name[32];
    uint32_t thread = thread_of(p, b);
    const sk_segment* s = &p->t->segments[b->segment];
    snprintf(name, sizeof name, "tile %u", s->tile);
    print_event(p, name, "segment", thread, b->begin, b->done);
    fprintf(p->file,
            ", \"args\": {\"worker\": %u, \"tile\": %u, \"role\": \"%s\", \"k_begin\": %u, \"k_end\": %u, "
            "\"k_iterations\": %u, \"batch\": %u, \"m\": %u, \"n\": %u, \"rows\": %u, \"columns\": %u",
            s->worker, s->tile, sk_word(SK_WORDS_ROLE, s->role), s->k_begin, s->k_end, s->k_iterations, s->batch,
            s->m, s->n, s->rows, s->columns);
    if (p->t->info.problems > 0)
        fprintf(p->file, ", \"problem\": %u", s->problem);
    if (s->slot != UINT32_MAX)
        fprintf(p->file, ", \"slot\": %u", s->slot);
    if (s->counter != UINT32_MAX)
        fprintf(p->file, ", \"counter\": %u", s->counter);
    fputs("}}", p->file);
    print_step(p, "start", thread, b->begin, b->multiply);
    print_step(p, "multiply", thread, b->multiply, b->end);
    print_step(p, "write", thread, b->end, b->fixup);
    print_step(p, "add partials", thread, b->fixup, b->done);
}

static void print_name(const process* p, const char* what, uint32_t thread, const char* name)
{
    fprintf(p->file, "{\"name\": \"%s\", \"ph\": \"M\", \"pid\": %d, \"tid\": %u, \"args\": {\"name\": ", what, p->id,
            thread);
    write_json_text(p->file, name);
    fputs("}}", p->file);
}

/* The thread after those of workers or places has what no worker does: copies, and a second dispatch. */
static void print_process(const process* p, const char* problem)
{
    char name[160];
    const timeline* t = p->t;
    uint32_t threads = count_threads(p);
    snprintf(name, sizeof name, "%s, %s", problem, p->name);
    print_name(p, "process_name", 0, name);
    for (uint32_t thread = 0; thread < threads; thread++)
    {
        snprintf(name, sizeof name, "%s %u", p->by_worker ? "worker" : "place", thread);
        fputs(",\n", p->file);
        print_name(p, "thread_name", thread, name);
    }
    if (t->before > 0.0f || t->total > t->workers)
    {
        fputs(",\n", p->file);
        print_name(p, "thread_name", threads, "other dispatches");
    }
    print_step(p, "copy A and B", threads, 0.0f, t->before);
    for (uint64_t i = 0; i < t->count; i++)
        print_bar(p, &t->bars[i]);
    print_step(p, "second dispatch", threads, t->workers, t->total);
}

bool write_trace_json(const timeline* predicted, const timeline* measured, const char* problem, const char* path)
{
    FILE* file = fopen(path, "wb");
    const process first = {file, predicted, "predicted", 0, measured != NULL};
    const process second = {file, measured, "measured", 1, true};
    if (file)
    {
        fputs("{\"displayTimeUnit\": \"ns\", \"traceEvents\": [\n", file);
        print_process(&first, problem);
        if (measured)
        {
            fputs(",\n", file);
            print_process(&second, problem);
        }
        fputs("\n]}\n", file);
    }
    bool fine = file && !ferror(file);
    if (file && fclose(file) != 0)
        fine = false;
    if (!fine)
        fprintf(stderr, "draw: %s cannot be written: %s\n", path, strerror(errno));
    return fine;
}
