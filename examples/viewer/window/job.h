/* Times plans on a device in a thread of its own. */
#ifndef JOB_H
#define JOB_H

#include "viewer/measuring.h"

typedef struct job job;

typedef struct job_news
{
    float share;        /* that is done, 0 to 1 */
    double left;        /* seconds, about; less than 0: not known yet */
    bool is_ended;      /* the thread does nothing any more */
    char sentence[256]; /* why there are no times; "" if it was stopped, or there are */
} job_news;

enum
{
    JOB_PRODUCTS = 0 /* plans: none, but the benchmark's products */
};

/* Begin to time the fastest `most` plans of a desc, or JOB_PRODUCTS in its types. `changed` is called in the main
 * loop's thread, some times a second and at the end. Nobody else uses the device until the job is closed. */
job* start_job(const gpu* g, const sk_gemm_desc* desc, uint32_t most, void (*changed)(void* user_data),
               void* user_data);

job_news read_job(job* j);

/* Take the times that an ended job found, from malloc(). NULL: there are none, or they are taken. */
measured* take_job_times(job* j, uint32_t* count);

/* Copy the rows of the benchmark's table that are there, at most `room`, beginning with row `first`. Returns how many
 * were; *expected becomes how many there will be. */
uint32_t read_job_rows(job* j, uint32_t first, uint32_t room, speedup* rows, uint32_t* expected);

void pause_job(job* j, bool is_paused);
void stop_job(job* j);

/* Stop it, and wait for the end of the thread. NULL is fine. */
void close_job(job* j);

#endif
