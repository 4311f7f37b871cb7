#include "ranks_trace.h"

#include "fault.h"
#include "text_file.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    MOST_RANKS = 1 << 20
};

static const char* const WORDS[ACTIVITY_COUNT] = {ACTIVITIES(ACTIVITY_WORD)};

/* ---- JSON ------------------------------------------------------------------------------------ */

static const char* skip_space(const char* at)
{
    while (isspace((unsigned char)*at))
        at++;
    return at;
}

/* What follows a string; NULL: it does not end. */
static const char* skip_string(const char* at)
{
    for (at++; *at && *at != '"'; at++)
        if (*at == '\\' && at[1])
            at++;
    return *at ? at + 1 : NULL;
}

static bool is_literal(char letter)
{
    return isalnum((unsigned char)letter) || letter == '-' || letter == '+' || letter == '.';
}

/* What follows a value, an object or a list with all that is in it; NULL: there is no whole one. */
static const char* skip_value(const char* at)
{
    int depth = 0;
    do
    {
        at = skip_space(at);
        if (*at == '"')
            at = skip_string(at);
        else if (is_literal(*at))
            while (is_literal(*at))
                at++;
        else if (*at && strchr("{[", *at))
            depth++, at++;
        else if (depth > 0 && *at && strchr("]},:", *at))
            depth -= *at == ']' || *at == '}', at++;
        else
            return NULL;
    } while (at && depth > 0);
    return at;
}

/* ---- events ---------------------------------------------------------------------------------- */

/* An event as it is written: where its values begin, NULL for those that it lacks. */
typedef struct fields
{
    const char *kind, *category, *rank, *begin, *duration;
} fields;

static bool is_string(const char* at, const char* word)
{
    size_t length = strlen(word);
    return at && *at == '"' && strncmp(at + 1, word, length) == 0 && at[1 + length] == '"';
}

static void keep_field(fields* f, const char* key, const char* value)
{
    f->kind = is_string(key, "ph") ? value : f->kind;
    f->category = is_string(key, "cat") ? value : f->category;
    f->rank = is_string(key, "pid") ? value : f->rank;
    f->begin = is_string(key, "ts") ? value : f->begin;
    f->duration = is_string(key, "dur") ? value : f->duration;
}

/* What follows an object; NULL: it is broken. */
static const char* read_fields(const char* at, fields* f)
{
    memset(f, 0, sizeof *f);
    if (*at++ != '{')
        return NULL;
    for (at = skip_space(at); *at == '"';)
    {
        const char *key = at, *end = skip_string(at);
        at = end ? skip_space(end) : "";
        if (*at != ':')
            return NULL;
        const char* value = skip_space(at + 1);
        end = skip_value(value);
        at = end ? skip_space(end) : "";
        keep_field(f, key, value);
        if (*at == ',')
            at = skip_space(at + 1);
        else if (*at != '}')
            return NULL;
    }
    return *at == '}' ? at + 1 : NULL;
}

/* A number from 0 to below `limit`. */
static bool read_number(const char* at, double limit, double* number)
{
    char* end = NULL;
    *number = at ? strtod(at, &end) : -1.0;
    return at && end > at && *number >= 0.0 && *number < limit;
}

static bool find_activity(const char* at, activity* found)
{
    int i = 0;
    while (i < ACTIVITY_COUNT && !is_string(at, WORDS[i]))
        i++;
    *found = (activity)i;
    return i < ACTIVITY_COUNT;
}

/* Times end within a year, so that sums of them are exact enough. */
static bool read_event(const fields* f, double rank, rank_event* event)
{
    const double year = 3.2e13;
    double duration;
    event->rank = (uint32_t)rank;
    if (!find_activity(f->category, &event->what) || !read_number(f->begin, year, &event->begin) ||
        !read_number(f->duration, year, &duration))
        return false;
    event->end = event->begin + duration;
    return true;
}

static bool add_event(ranks_trace* t, size_t* capacity, const rank_event* event)
{
    if (t->count == *capacity)
    {
        *capacity = *capacity ? 2 * *capacity : 1024;
        rank_event* grown = realloc(t->events, *capacity * sizeof *grown);
        if (!grown)
            return false;
        t->events = grown;
    }
    t->events[t->count++] = *event;
    return true;
}

/* Puts the begin of the first event at 0. */
static void shift_events(ranks_trace* t)
{
    double first = t->events[0].begin;
    for (size_t i = 0; i < t->count; i++)
        first = t->events[i].begin < first ? t->events[i].begin : first;
    for (size_t i = 0; i < t->count; i++)
    {
        t->events[i].begin -= first;
        t->events[i].end -= first;
        t->end = t->events[i].end > t->end ? t->events[i].end : t->end;
    }
}

/* Reads the list of events that begins at `at`. */
static bool read_events(ranks_trace* t, const char* at, const char* path)
{
    size_t capacity = 0, read = 0;
    at = skip_space(at);
    while (*at && *at != ']')
    {
        fields f;
        rank_event event;
        double rank;
        const char* end = read_fields(at, &f);
        read++;
        if (!end)
        {
            tell_fault("%s is broken: event %zu is no object of JSON", path, read);
            return false;
        }
        bool lasts = is_string(f.kind, "X");
        if (!read_number(f.rank, MOST_RANKS, &rank) || (lasts && !read_event(&f, rank, &event)))
        {
            tell_fault("%s, event %zu: it is none of a rank of distributed", path, read);
            return false;
        }
        t->ranks = (uint32_t)rank >= t->ranks ? (uint32_t)rank + 1 : t->ranks;
        if (lasts && !add_event(t, &capacity, &event))
        {
            tell_fault("%s does not fit into memory", path);
            return false;
        }
        at = skip_space(end);
        at = *at == ',' ? skip_space(at + 1) : at;
    }
    if (!*at)
        tell_fault("%s is cut: its events do not end", path);
    else if (t->count == 0)
        tell_fault("%s has no events of ranks", path);
    return *at && t->count > 0;
}

static int compare_events(const void* left, const void* right)
{
    const rank_event *a = left, *b = right;
    if (a->rank != b->rank)
        return a->rank < b->rank ? -1 : 1;
    if (a->what != b->what)
        return a->what < b->what ? -1 : 1;
    return a->begin < b->begin ? -1 : a->begin > b->begin;
}

bool open_ranks_trace(ranks_trace* t, const char* path)
{
    static const char NAME[] = "\"traceEvents\"";
    memset(t, 0, sizeof *t);
    char* text = read_text_file(path, "trace of distributed");
    if (!text)
        return false;
    const char* at = strstr(text, NAME);
    at = at ? skip_space(at + strlen(NAME)) : "";
    at = *at == ':' ? skip_space(at + 1) : "";
    if (*at != '[')
        tell_fault("%s has no list of traceEvents, so it is no trace of distributed", path);
    bool fine = *at == '[' && read_events(t, at + 1, path);
    free(text);
    if (!fine)
    {
        close_ranks_trace(t);
        return false;
    }
    shift_events(t);
    qsort(t->events, t->count, sizeof *t->events, compare_events);
    return true;
}

void close_ranks_trace(ranks_trace* t)
{
    free(t->events);
    memset(t, 0, sizeof *t);
}

size_t find_first_event(const ranks_trace* t, uint32_t rank, activity what)
{
    size_t low = 0, high = t->count;
    const rank_event wanted = {-1.0, 0.0, rank, what};
    while (low < high)
    {
        size_t middle = low + (high - low) / 2;
        if (compare_events(&t->events[middle], &wanted) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

double find_busy_share(const ranks_trace* t, uint32_t rank, activity what)
{
    double busy = 0.0, until = 0.0;
    for (size_t i = find_first_event(t, rank, what);
         i < t->count && t->events[i].rank == rank && t->events[i].what == what; i++)
    {
        const rank_event* e = &t->events[i];
        busy += e->end > until ? e->end - (e->begin > until ? e->begin : until) : 0.0;
        until = e->end > until ? e->end : until;
    }
    return t->end > 0.0 ? busy / t->end : 0.0;
}
