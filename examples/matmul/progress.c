#include "progress.h"

#include <stdbool.h>
#include <stdio.h>
#include <time.h>

static struct
{
    const char* step;
    double begun, shown; /* seconds */
    bool visible;
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

void begin_progress(const char* step)
{
    state.step = step;
    state.begun = state.shown = read_seconds();
    state.visible = false;
}

void update_progress(uint64_t done, uint64_t total)
{
    double now = read_seconds();
    if (now - state.begun < 1.0 || now - state.shown < 0.2)
        return;
    state.shown = now;
    state.visible = true;
    if (total > 0)
        fprintf(stderr, "\r%s: %.0f %%", state.step, 100.0 * (double)done / (double)total);
    else
        fprintf(stderr, "\r%s: %.0f s", state.step, now - state.begun);
    fflush(stderr);
}

void end_progress(void)
{
    if (state.visible)
        fprintf(stderr, "\r%s: done in %.1f s\n", state.step, read_seconds() - state.begun);
    state.visible = false;
}
