#include "timing.h"

#include "course/memory.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

static const double MOST_SECONDS = 10.0; /* for all batches of a problem, unless one batch of each plan takes more */

enum
{
    MOST_TRIES = 3 /* to time a problem while the clocks stay up */
};

double get_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

bool create_timing(timing* t, const gpu* g, bool quick, uint32_t batches)
{
    memset(t, 0, sizeof *t);
    t->g = g;
    t->timestamps = g->timestamp_bits > 0;
    t->batch_time = quick ? 0.001 : 0.004;
    t->watches_clocks = t->timestamps && g->properties.deviceType != VK_PHYSICAL_DEVICE_TYPE_CPU;
    if (g->properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU) /* threads of other programs come between */
        t->batch_time = quick ? 0.005 : 0.02;
    t->batches = batches;
    t->most = 400;
    if (!t->timestamps) /* a submission costs some tens of microseconds, which should be a small part */
    {
        t->batch_time = 0.05;
        t->most = 4000;
    }
    return (!t->timestamps || create_gpu_timer(g, 2, &t->timer)) &&
           (!t->watches_clocks || create_clocks(&t->clocks, g));
}

void destroy_timing(timing* t)
{
    if (!t->g)
        return;
    destroy_clocks(&t->clocks);
    destroy_gpu_timer(t->g, &t->timer);
}

/* Records one repetition, and waits for it. */
static bool run_once(const gpu* g, timing_record record, void* user_data)
{
    VkCommandBuffer commands = begin_gpu_commands(g);
    bool recorded = commands && record(commands, 1, user_data);
    return commands && submit_gpu_commands(g, commands) && recorded;
}

bool compute_into(const gpu* g, const gpu_buffer* d, unsigned char poison, timing_record record, void* user_data,
                  void* host)
{
    memset(host, poison, (size_t)d->size);
    return upload_gpu_buffer(g, d, 0, host, d->size) && run_once(g, record, user_data) &&
           download_gpu_buffer(g, d, 0, host, d->size);
}

static bool record_batch(const timing* t, VkCommandBuffer commands, uint32_t count, timing_record record,
                         void* user_data)
{
    if (!t->timestamps)
        return record(commands, count, user_data);
    /* after a pause, the first repetition fetches the kernel's instructions: one that does not count comes first */
    if (count >= 8 && !record(commands, 1, user_data))
        return false;
    write_gpu_timestamp(&t->timer, commands, 0);
    bool recorded = record(commands, count, user_data);
    write_gpu_timestamp(&t->timer, commands, 1);
    return recorded;
}

double time_batch(timing* t, uint32_t count, timing_record record, void* user_data)
{
    double nanoseconds[2] = {0.0, 0.0};
    VkCommandBuffer commands = begin_gpu_commands(t->g);
    if (!commands)
        return -1.0;
    bool done = record_batch(t, commands, count, record, user_data);
    double begin = get_now();
    done = submit_gpu_commands(t->g, commands) && done;
    double time = get_now() - begin;
    if (t->timestamps)
    {
        done = done && read_gpu_timestamps(t->g, &t->timer, 2, nanoseconds);
        time = nanoseconds[1] * 1e-9;
    }
    time = time < 1e-9 ? 1e-9 : time;
    return done ? time / count : -1.0;
}

/* How many repetitions fill a batch, by the time that one takes. */
static uint32_t choose_count(const timing* t, double time)
{
    double fit = t->batch_time / time;
    return fit < 1.0 ? 1 : fit > t->most ? t->most : (uint32_t)fit;
}

static int compare(const void* left, const void* right)
{
    double a = *(const double*)left, b = *(const double*)right;
    return (a > b) - (a < b);
}

double find_median(double* values, uint32_t count)
{
    qsort(values, count, sizeof *values, compare);
    return 0.5 * (values[(count - 1) / 2] + values[count / 2]);
}

bool bring_up_clocks(timing* t)
{
    return !t->watches_clocks || work_until_up(&t->clocks, t);
}

/* ---- races ----------------------------------------------------------------------------------- */

/* One of those that are timed, while it is. */
typedef struct series
{
    timed* timed;
    double estimate;
    double times[TIMING_MOST_BATCHES];
} series;

/* All that are timed against one another. */
typedef struct race
{
    timing* t;
    series* list;
    uint32_t count;
    timing_tick tick;
    void* user_data;
} race;

/* Times one batch of each. The first round warms up, the second one estimates times, the others count. */
static bool time_round(race* r, uint32_t round)
{
    for (uint32_t i = 0; i < r->count; i++)
    {
        series* s = &r->list[i];
        uint32_t repetitions = round == 0 ? 1 : choose_count(r->t, s->estimate);
        double time = time_batch(r->t, repetitions, s->timed->record, s->timed->user_data);
        if (time < 0.0)
            return false;
        if (round < 2)
            s->estimate = time;
        else
            s->times[round - 2] = time;
        if (!r->tick(r->user_data))
            return false;
    }
    return true;
}

/* Times all rounds. Returns how many batches of each count: fewer than asked for if they would take too long. 0:
 * it failed, or was stopped. */
static uint32_t time_rounds(race* r)
{
    double begun = get_now();
    for (uint32_t round = 0; round < r->t->batches + 2; round++)
    {
        if (!time_round(r, round) || (round == 0 && !bring_up_clocks(r->t)))
            return 0;
        if (round >= 2 && get_now() - begun > MOST_SECONDS)
            return round - 1;
    }
    return r->t->batches;
}

/* Times all rounds, and repeats them if the clocks did not stay up. Returns how many batches of each count. 0: it
 * failed, or was stopped. */
static uint32_t time_at_full_clocks(race* r)
{
    timing* t = r->t;
    uint32_t batches = 0;
    bool up = false;
    for (uint32_t tries = 0; tries < MOST_TRIES && !up; tries++)
    {
        batches = time_rounds(r);
        up = batches == 0 || !t->watches_clocks || are_clocks_up(&t->clocks, t);
    }
    t->timed_at = !t->watches_clocks ? CLOCKS_UNWATCHED : up ? CLOCKS_UP : CLOCKS_LOW;
    return batches;
}

static bool run_race(race* r)
{
    uint32_t batches = time_at_full_clocks(r);
    for (uint32_t i = 0; i < r->count && batches > 0; i++)
    {
        series* s = &r->list[i];
        s->timed->time = find_median(s->times, batches);
        s->timed->spread = (s->times[batches - 1] - s->times[0]) / s->timed->time;
    }
    return batches > 0;
}

bool time_against(timing* t, timed* list, uint32_t count, timing_tick tick, void* user_data)
{
    race r = {t, take_memory(count + 1, sizeof(series)), count, tick, user_data};
    for (uint32_t i = 0; i < count && r.list; i++)
        r.list[i].timed = &list[i];
    bool done = r.list && run_race(&r);
    free(r.list);
    return done;
}

/* ---- plans ----------------------------------------------------------------------------------- */

typedef struct repeated
{
    const operands* o;
    const problem* p;
    const sk_plan* plan;
    timing* t;
} repeated;

static bool record_plan(VkCommandBuffer commands, uint32_t count, void* user_data)
{
    const repeated* r = user_data;
    for (uint32_t i = 0; i < count; i++)
    {
        sk_gemm_args args = make_real_args(r->o, r->p, r->t->repetitions++);
        if (sk_gemm(commands, r->plan, &args) != SK_SUCCESS)
            return false;
        record_compute_barrier(commands);
    }
    return true;
}

bool time_candidates(timing* t, const operands* o, const problem* p, candidate* list, uint32_t count,
                     timing_tick tick, void* user_data)
{
    repeated* repeats = take_memory(count + 1, sizeof *repeats);
    timed* plans = take_memory(count + 1, sizeof *plans);
    uint32_t plan_count = 0;
    for (uint32_t i = 0; i < count && repeats && plans; i++)
        if (list[i].plan)
        {
            repeated own = {o, p, list[i].plan, t};
            repeats[plan_count] = own;
            plans[plan_count].record = record_plan;
            plans[plan_count].user_data = &repeats[plan_count];
            plan_count++;
        }
    bool done = repeats && plans && time_against(t, plans, plan_count, tick, user_data);
    for (uint32_t i = 0, at = 0; i < count && done; i++)
        if (list[i].plan)
        {
            list[i].time = plans[at].time;
            list[i].spread = plans[at++].spread;
        }
    free(plans);
    free(repeats);
    return done;
}
