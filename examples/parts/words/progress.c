#include "progress.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum
{
    BAR = 20, /* characters */
    LINE = 320
};

static struct
{
    progress p;
    double printed, shown; /* seconds: when something else was printed last, and when the line was */
    bool visible;          /* a line stands on the terminal */
    bool told;             /* of the step, anything was shown */
} state;

double read_seconds(void)
{
#ifdef _WIN32
    return (double)clock() / CLOCKS_PER_SEC; /* Windows lacks clock_gettime; its clock() is real time */
#else
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
#endif
}

/* ---- the line -------------------------------------------------------------------------------- */

typedef struct text
{
    char* at;
    size_t left; /* with the 0 */
} text;

static void append(text* t, const char* format, ...)
{
    va_list values;
    va_start(values, format);
    int length = vsnprintf(t->at, t->left, format, values);
    va_end(values);
    size_t used = length < 0 ? 0 : (size_t)length < t->left ? (size_t)length : t->left - 1;
    t->at += used;
    t->left -= used;
}

static void append_bar(text* t, double share)
{
    append(t, "[");
    for (int i = 0; i < BAR; i++)
        append(t, "%c", i < (int)(share * (double)BAR) ? '#' : '-');
    append(t, "] ");
}

/* A prefix of SI, and its size. */
static double find_prefix(double number, const char** prefix)
{
    static const char* const PREFIXES[] = {"", "k", "M", "G", "T"};
    double size = 1.0;
    int i = 0;
    for (; i < 4 && number >= 10000.0 * size; i++)
        size *= 1000.0;
    *prefix = PREFIXES[i];
    return size;
}

static void append_seconds(text* t, double seconds)
{
    unsigned long whole = (unsigned long)(seconds + 0.5);
    if (whole < 100)
        append(t, "%lu s", whole);
    else if (whole < 6000)
        append(t, "%lu min", (whole + 30) / 60);
    else
        append(t, "%lu h %lu min", whole / 3600, whole / 60 % 60);
}

static void append_count(text* t, const progress* p, double elapsed)
{
    const char *prefix, *rate_prefix;
    double size = find_prefix((double)p->total, &prefix), rate = (double)p->done / elapsed;
    double rate_size = find_prefix(rate, &rate_prefix);
    append(t, ": %.4g of %.4g %s%s", (double)p->done / size, (double)p->total / size, prefix, p->unit);
    if (p->done > 0 && elapsed > 0.0 && strcmp(p->unit, "s") != 0)
        append(t, ", %.3g %s%s/s", rate / rate_size, rate_prefix, p->unit);
}

void format_progress(const progress* p, double now, bool has_bar, char* line, size_t size)
{
    text t = {line, size};
    double elapsed = now - p->origin, done = (double)p->done, total = (double)p->total;
    bool counts = p->total > 0 && (p->unit || p->counts_steps);
    if (counts && has_bar)
        append_bar(&t, done / total);
    if (p->counts_steps && p->total > 0)
        append(&t, "%llu of %llu: ", (unsigned long long)p->done + 1, (unsigned long long)p->total);
    append(&t, "%s", p->step);
    if (counts && p->unit)
        append_count(&t, p, elapsed);
    else
        append(&t, ", %.0f s", now - p->begun);
    if (counts && p->counts_steps && p->done > 0)
        append(&t, "; %.3g s each", elapsed / done);
    if (counts && p->done > 0 && p->done <= p->total)
    {
        append(&t, ", ");
        append_seconds(&t, elapsed / done * (total - done));
        append(&t, " left");
    }
}

/* ---- the step -------------------------------------------------------------------------------- */

static void begin(const char* step)
{
    double now = read_seconds();
    snprintf(state.p.step, sizeof state.p.step, "%s", step);
    state.p.begun = now;
    state.told = false;
    if (state.printed == 0.0)
        state.printed = now;
}

void begin_progress(const char* step, const char* unit)
{
    begin(step);
    state.p.unit = unit;
    state.p.counts_steps = false;
    state.p.done = state.p.total = 0;
    state.p.origin = state.p.begun;
    tick_progress();
}

void begin_step(const char* step, uint64_t number, uint64_t total)
{
    begin(step);
    if (number <= 1 || !state.p.counts_steps)
        state.p.origin = state.p.begun;
    state.p.unit = NULL;
    state.p.counts_steps = true;
    state.p.done = number - 1;
    state.p.total = total;
    tick_progress();
}

void update_progress(uint64_t done, uint64_t total)
{
    state.p.done = done;
    state.p.total = total;
    tick_progress();
}

void tick_progress(void)
{
    char line[LINE];
    double now = read_seconds(), latest = state.printed > state.shown ? state.printed : state.shown;
    bool terminal = isatty(STDERR_FILENO);
    double pause = terminal ? (state.visible ? 0.2 : 1.0) : 10.0;
    if (!*state.p.step || now - state.printed < 1.0 || now - latest < pause)
        return;
    format_progress(&state.p, now, terminal, line, sizeof line);
    fprintf(stderr, terminal ? "\r\033[K%s" : "%s\n", line);
    fflush(stderr);
    state.shown = now;
    state.visible = terminal;
    state.told = true;
}

void show_wait(void* user_data)
{
    (void)user_data;
    tick_progress();
}

bool show_tick(void* user_data)
{
    (void)user_data;
    tick_progress();
    return true;
}

void clear_progress(void)
{
    if (state.visible)
    {
        fputs("\r\033[K", stderr);
        fflush(stderr);
    }
    state.visible = false;
    state.printed = read_seconds();
}

void end_progress(void)
{
    bool told = state.told;
    if (told || state.visible)
        clear_progress();
    if (told)
        fprintf(stderr, "%s: done in %.1f s\n", state.p.step, read_seconds() - state.p.begun);
    *state.p.step = 0;
    state.told = false;
}
