#include "draft.h"

#include "opening.h"

#include <glib.h>

#include <string.h>

enum
{
    POLL = 30 /* milliseconds */
};

struct draft
{
    GThread* thread;
    subject of;
    measured* times; /* those of the subject, and its problems: */
    sk_problem* problems;
    planned picture;
    drafted function;
    void* user_data;
    guint poll;   /* a source of the main loop; 0: it has ended */
    bool is_left; /* context and gpu end with the draft */
    gpu* gpu;
    GMutex lock; /* of what follows */
    GCond ended;
    bool is_ended;
};

static void* run(void* data)
{
    draft* d = data;
    draw_planned(&d->of, &d->picture);
    g_mutex_lock(&d->lock);
    d->is_ended = true;
    g_cond_signal(&d->ended);
    g_mutex_unlock(&d->lock);
    return NULL;
}

static gboolean hand_over(void* data)
{
    draft* d = data;
    if (!wait_for_draft(d, 0))
        return G_SOURCE_CONTINUE;
    d->poll = 0;
    d->function(d, d->user_data); /* which may close the draft */
    return G_SOURCE_REMOVE;
}

draft* start_draft(const subject* of, drafted function, void* user_data)
{
    draft* d = g_new0(draft, 1);
    d->of = *of;
    d->of.times = d->times = g_memdup2(of->times, of->timed * sizeof *of->times);
    d->problems = g_memdup2(of->problems.problems, of->problems.count * sizeof *of->problems.problems);
    d->of.problems.problems = d->problems;
    d->function = function;
    d->user_data = user_data;
    g_mutex_init(&d->lock);
    g_cond_init(&d->ended);
    d->poll = g_timeout_add(POLL, hand_over, d);
    d->thread = g_thread_new("draft", run, d);
    return d;
}

bool wait_for_draft(draft* d, int milliseconds)
{
    gint64 end = g_get_monotonic_time() + milliseconds * G_TIME_SPAN_MILLISECOND;
    g_mutex_lock(&d->lock);
    while (!d->is_ended && g_cond_wait_until(&d->ended, &d->lock, end))
        continue;
    bool is_ended = d->is_ended;
    g_mutex_unlock(&d->lock);
    return is_ended;
}

const subject* read_draft(const draft* d)
{
    return &d->of;
}

planned take_draft(draft* d)
{
    planned taken = d->picture;
    memset(&d->picture, 0, sizeof d->picture);
    return taken;
}

void leave_draft(draft* d, gpu* g)
{
    d->is_left = true;
    d->gpu = g;
}

void close_draft(draft* d)
{
    if (!d)
        return;
    g_thread_join(d->thread);
    if (d->poll)
        g_source_remove(d->poll);
    if (d->is_left)
        close_device(d->of.context, d->gpu);
    g_mutex_clear(&d->lock);
    g_cond_clear(&d->ended);
    close_planned(&d->picture);
    g_free(d->times);
    g_free(d->problems);
    g_free(d);
}
