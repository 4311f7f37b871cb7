#include "job.h"

#include <glib.h>

#include <stdio.h>
#include <stdlib.h>

enum
{
    POLL = 100 /* milliseconds */
};

struct job
{
    GThread* thread;
    const gpu* gpu;
    task task;
    void (*changed)(void* user_data);
    void* user_data;
    guint poll;  /* a source of the main loop; 0: it has ended */
    GMutex lock; /* of what follows */
    GCond resumed;
    bool is_paused, is_stopped, is_ended;
    float share;
    gint64 begun, paused, rested; /* microseconds: begin; begin of a pause; sum of pauses */
    measured* times;
    uint32_t count;
    GArray* rows; /* of speedups */
    uint32_t expected;
    trace_picture* traced;
    char sentence[512];
};

static bool tick(float share, void* user_data)
{
    job* j = user_data;
    g_mutex_lock(&j->lock);
    j->share = share;
    while (j->is_paused && !j->is_stopped)
        g_cond_wait(&j->resumed, &j->lock);
    bool goes_on = !j->is_stopped;
    g_mutex_unlock(&j->lock);
    return goes_on;
}

static void take_row(const speedup* row, uint32_t expected, void* user_data)
{
    job* j = user_data;
    g_mutex_lock(&j->lock);
    g_array_append_val(j->rows, *row);
    j->expected = expected;
    g_mutex_unlock(&j->lock);
}

/* The window's context is the main thread's, so the job has another. */
static void time_plans(job* j, meter* m, char* sentence, size_t size)
{
    measured* times = NULL;
    uint32_t count = 0;
    if (create_gpu_context(j->gpu, &m->context) == SK_SUCCESS)
        measure_plans(m, &j->task.desc, j->task.most, &times, &count, sentence, size);
    else
        snprintf(sentence, size, "The device has no room for another context.");
    sk_destroy_context(m->context);
    g_mutex_lock(&j->lock);
    j->times = times;
    j->count = count;
    g_mutex_unlock(&j->lock);
}

static void trace_plan(job* j, char* sentence, size_t size)
{
    trace_picture* traced = measure_trace(j->gpu, &j->task.desc, sentence, size);
    g_mutex_lock(&j->lock);
    bool is_wanted = !j->is_stopped;
    j->traced = is_wanted ? traced : NULL;
    g_mutex_unlock(&j->lock);
    if (is_wanted)
        return;
    close_trace_picture(traced);
    sentence[0] = 0;
}

static void* run(void* data)
{
    job* j = data;
    char sentence[sizeof j->sentence] = "";
    meter m = {j->gpu, NULL, tick, j};
    const products what = {&j->task.desc, j->task.group, j->task.csv, take_row};
    switch (j->task.kind)
    {
    case JOB_PLANS: time_plans(j, &m, sentence, sizeof sentence); break;
    case JOB_PRODUCTS: measure_products(&m, &what, sentence, sizeof sentence); break;
    case JOB_TRACE: trace_plan(j, sentence, sizeof sentence); break;
    }
    g_mutex_lock(&j->lock);
    snprintf(j->sentence, sizeof j->sentence, "%s", sentence);
    j->is_ended = true;
    g_mutex_unlock(&j->lock);
    return NULL;
}

static gboolean tell(void* data)
{
    job* j = data;
    bool is_ended = read_job(j).is_ended;
    if (is_ended)
        j->poll = 0;
    j->changed(j->user_data); /* which may close the job */
    return is_ended ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

job* start_job(const gpu* g, const task* t, void (*changed)(void* user_data), void* user_data)
{
    job* j = g_new0(job, 1);
    j->gpu = g;
    j->task = *t;
    j->changed = changed;
    j->user_data = user_data;
    j->begun = g_get_monotonic_time();
    g_mutex_init(&j->lock);
    g_cond_init(&j->resumed);
    j->rows = g_array_new(FALSE, FALSE, sizeof(speedup));
    j->poll = g_timeout_add(POLL, tell, j);
    j->thread = g_thread_new("job", run, j);
    return j;
}

job_news read_job(job* j)
{
    job_news news = {0};
    g_mutex_lock(&j->lock);
    gint64 now = j->is_paused ? j->paused : g_get_monotonic_time();
    double spent = 1e-6 * (double)(now - j->begun - j->rested);
    news.share = j->share;
    news.left = j->share > 0.02f ? spent * (1.0 / (double)j->share - 1.0) : -1.0;
    news.is_ended = j->is_ended;
    snprintf(news.sentence, sizeof news.sentence, "%s", j->sentence);
    g_mutex_unlock(&j->lock);
    return news;
}

measured* take_job_times(job* j, uint32_t* count)
{
    g_mutex_lock(&j->lock);
    measured* times = j->times;
    *count = times ? j->count : 0;
    j->times = NULL;
    g_mutex_unlock(&j->lock);
    return times;
}

trace_picture* take_job_trace(job* j)
{
    g_mutex_lock(&j->lock);
    trace_picture* traced = j->traced;
    j->traced = NULL;
    g_mutex_unlock(&j->lock);
    return traced;
}

uint32_t read_job_rows(job* j, uint32_t first, uint32_t room, speedup* rows, uint32_t* expected)
{
    uint32_t count = 0;
    g_mutex_lock(&j->lock);
    for (; count < room && first + count < j->rows->len; count++)
        rows[count] = g_array_index(j->rows, speedup, first + count);
    *expected = j->expected;
    g_mutex_unlock(&j->lock);
    return count;
}

void pause_job(job* j, bool is_paused)
{
    g_mutex_lock(&j->lock);
    gint64 now = g_get_monotonic_time();
    if (j->is_paused && !is_paused)
        j->rested += now - j->paused;
    j->paused = now;
    j->is_paused = is_paused;
    g_cond_signal(&j->resumed);
    g_mutex_unlock(&j->lock);
}

void stop_job(job* j)
{
    g_mutex_lock(&j->lock);
    j->is_stopped = true;
    g_cond_signal(&j->resumed);
    g_mutex_unlock(&j->lock);
}

void close_job(job* j)
{
    if (!j)
        return;
    stop_job(j);
    g_thread_join(j->thread);
    if (j->poll)
        g_source_remove(j->poll);
    g_mutex_clear(&j->lock);
    g_cond_clear(&j->resumed);
    g_array_free(j->rows, TRUE);
    free(j->times);
    close_trace_picture(j->traced);
    g_free(j);
}
