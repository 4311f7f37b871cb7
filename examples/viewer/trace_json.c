#include "trace_json.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* A complete event; times are microseconds, as in the format. Ends without its last brace, for arguments. */
static void print_event(FILE* file, const char* name, const char* kind, uint32_t place, float begin, float end)
{
    fprintf(file,
            ",\n{\"name\": \"%s\", \"cat\": \"%s\", \"ph\": \"X\", \"pid\": 0, \"tid\": %u, \"ts\": %.4f, "
            "\"dur\": %.4f",
            name, kind, place, (double)begin, (double)(end - begin));
}

static void print_step(FILE* file, const char* kind, const bar* b, float begin, float end)
{
    if (end > begin)
    {
        print_event(file, kind, kind, b->place, begin, end);
        fputs("}", file);
    }
}

static void print_bar(FILE* file, const timeline* t, const bar* b)
{
    char name[32];
    const sk_segment* s = &t->segments[b->segment];
    snprintf(name, sizeof name, "tile %u", s->tile);
    print_event(file, name, "segment", b->place, b->begin, b->done);
    fprintf(file,
            ", \"args\": {\"worker\": %u, \"tile\": %u, \"role\": \"%s\", \"k_begin\": %u, \"k_end\": %u, "
            "\"k_iterations\": %u, \"batch\": %u, \"m\": %u, \"n\": %u, \"rows\": %u, \"columns\": %u",
            s->worker, s->tile, sk_role_name(s->role), s->k_begin, s->k_end, s->k_iterations, s->batch, s->m, s->n,
            s->rows, s->columns);
    if (s->slot != UINT32_MAX)
        fprintf(file, ", \"slot\": %u", s->slot);
    if (s->counter != UINT32_MAX)
        fprintf(file, ", \"counter\": %u", s->counter);
    fputs("}}", file);
    print_step(file, "start", b, b->begin, b->multiply);
    print_step(file, "multiply", b, b->multiply, b->end);
    print_step(file, "write", b, b->end, b->fixup);
    print_step(file, "add partials", b, b->fixup, b->done);
}

static void print_names(FILE* file, const timeline* t, const char* problem)
{
    fprintf(file, "{\"name\": \"process_name\", \"ph\": \"M\", \"pid\": 0, \"args\": {\"name\": \"%s, predicted\"}}",
            problem);
    for (uint32_t place = 0; place < t->places; place++)
        fprintf(file,
                ",\n{\"name\": \"thread_name\", \"ph\": \"M\", \"pid\": 0, \"tid\": %u, \"args\": {\"name\": "
                "\"place %u\"}}",
                place, place);
}

bool write_trace_json(const timeline* t, const char* problem, const char* path)
{
    FILE* file = fopen(path, "wb");
    if (file)
    {
        bar all = {0};
        fputs("{\"displayTimeUnit\": \"ns\", \"traceEvents\": [\n", file);
        print_names(file, t, problem);
        all.place = t->places;
        print_step(file, "copy A and B", &all, 0.0f, t->before);
        for (uint64_t i = 0; i < t->count; i++)
            print_bar(file, t, &t->bars[i]);
        print_step(file, "second dispatch", &all, t->workers, t->total);
        fputs("\n]}\n", file);
    }
    bool fine = file && !ferror(file);
    if (file && fclose(file) != 0)
        fine = false;
    if (!fine)
        fprintf(stderr, "draw: %s cannot be written: %s\n", path, strerror(errno));
    return fine;
}
