#include "progress.h"

#include "timing.h"

#include <stdio.h>
#include <unistd.h>

static struct
{
    char step[160];
    double begun, printed, shown; /* seconds */
    bool visible;
} state;

void begin_progress(const char* step, size_t number, size_t total)
{
    if (total > 0)
        snprintf(state.step, sizeof state.step, "%zu of %zu: %s", number, total, step);
    else
        snprintf(state.step, sizeof state.step, "%s", step);
    state.begun = get_now();
    if (state.printed == 0.0)
        state.printed = state.begun;
    tick_progress();
}

void tick_progress(void)
{
    double now = get_now();
    bool terminal = isatty(STDERR_FILENO);
    double since = now - (state.printed > state.shown ? state.printed : state.shown);
    if (!*state.step || now - state.printed < 1.0 || since < (terminal ? (state.visible ? 0.2 : 1.0) : 10.0))
        return;
    state.shown = now;
    state.visible = terminal;
    fprintf(stderr, terminal ? "\r\033[K%s, %.0f s" : "%s, %.0f s\n", state.step, now - state.begun);
    fflush(stderr);
}

void clear_progress(void)
{
    if (state.visible)
    {
        fputs("\r\033[K", stderr);
        fflush(stderr);
    }
    state.visible = false;
    state.printed = get_now();
}
