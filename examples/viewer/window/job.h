/* Works on a device in a thread of its own: times plans, runs the benchmark's products, or traces a plan. */
#ifndef JOB_H
#define JOB_H

#include "trace_picture.h"
#include "viewer/measuring.h"

typedef struct job job;

typedef enum job_kind
{
    JOB_PLANS,
    JOB_PRODUCTS,
    JOB_TRACE
} job_kind;

typedef struct task
{
    job_kind kind;
    sk_gemm_desc desc; /* whose plans are timed or traced, or whose types the products have */
    uint32_t most;     /* plans that are timed: the fastest by prediction */
    const char* group; /* of products; NULL: the device's */
    const char* csv;   /* file of products; it must live as long as the job */
} task;

typedef struct job_news
{
    float share;        /* that is done, 0 to 1; of a trace, which cannot tell, 0 */
    double left;        /* seconds, about; less than 0: not known yet */
    bool is_ended;      /* the thread does nothing any more */
    char sentence[512]; /* why there are no results; "" if it was stopped, or there are */
} job_news;

/* Begin a task. `changed` is called in the main loop's thread, some times a second and at the end. Nobody else uses the
 * device, but for planning, until the job is closed. */
job* start_job(const gpu* g, const task* t, void (*changed)(void* user_data), void* user_data);

job_news read_job(job* j);

/* Take the times that an ended job found, from malloc(). NULL: there are none, or they are taken. */
measured* take_job_times(job* j, uint32_t* count);

/* Take the trace that an ended job found. NULL: there is none, or it is taken. */
trace_picture* take_job_trace(job* j);

/* Copy the rows of the benchmark's table that are there, at most `room`, beginning with row `first`. Returns how many
 * were; *expected becomes how many there will be. */
uint32_t read_job_rows(job* j, uint32_t first, uint32_t room, speedup* rows, uint32_t* expected);

/* A trace neither pauses nor stops: its launches are one submission. If it is stopped, it has no results. */
void pause_job(job* j, bool is_paused);
void stop_job(job* j);

/* Stop it, and wait for the end of the thread. NULL is fine. */
void close_job(job* j);

#endif
