#include "runs.h"

#include "parts/words/progress.h"

#include <stdlib.h>

enum
{
    MOST = 200 /* runs */
};

/* Multiply `count` times in one submission, and tell what each took. */
static bool time_runs(const gpu* g, const gpu_timer* timer, run_record record, const void* user_data, uint32_t count,
                      double* nanoseconds)
{
    VkCommandBuffer commands = begin_gpu_commands(g);
    bool done = commands != VK_NULL_HANDLE;
    if (!done)
        return false;
    write_gpu_timestamp(timer, commands, 0);
    for (uint32_t i = 0; i < count; i++)
    {
        done = done && record(commands, user_data);
        record_compute_barrier(commands); /* the next run writes the same D */
        write_gpu_timestamp(timer, commands, i + 1);
    }
    done = submit_gpu_commands(g, commands) && done && read_gpu_timestamps(g, timer, count + 1, nanoseconds);
    for (uint32_t i = 0; i < count; i++)
        nanoseconds[i] = nanoseconds[i + 1] - nanoseconds[i];
    return done;
}

static int compare_doubles(const void* left, const void* right)
{
    double a = *(const double*)left, b = *(const double*)right;
    return (a > b) - (a < b);
}

static void keep_times(run_times* t, double work, double* nanoseconds, uint32_t count)
{
    qsort(nanoseconds, count, sizeof *nanoseconds, compare_doubles);
    t->median = 0.5 * (nanoseconds[(count - 1) / 2] + nanoseconds[count / 2]);
    t->fastest = nanoseconds[0];
    t->slowest = nanoseconds[count - 1];
    t->runs = count;
    t->rate = t->median > 0.0 ? work / t->median * 1e9 : 0.0;
}

bool time_work(const gpu* g, run_record record, const void* user_data, double work, run_times* t)
{
    gpu_timer timer;
    double nanoseconds[MOST + 1] = {0};
    if (!create_gpu_timer(g, MOST + 1, &timer))
        return false;

    /* the run that made D has loaded the kernel; this one tells how many runs take 0.2 seconds */
    begin_progress("timing", NULL);
    bool done = time_runs(g, &timer, record, user_data, 1, nanoseconds);
    double fit = nanoseconds[0] > 0.0 ? 0.2e9 / nanoseconds[0] : MOST;
    uint32_t count = fit < 3.0 ? 3 : fit > MOST ? MOST : (uint32_t)fit;
    if (done && count > 3) /* a GPU's clocks are fast only after a few milliseconds of work */
        done = time_runs(g, &timer, record, user_data, count, nanoseconds);
    done = done && time_runs(g, &timer, record, user_data, count, nanoseconds);
    end_progress();
    if (done)
        keep_times(t, work, nanoseconds, count);
    destroy_gpu_timer(g, &timer);
    return done;
}
