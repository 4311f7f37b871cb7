/* Times plans against one another.
 *
 * A batch is one submission: repetitions of one plan between two timestamps of the device. Repetitions share the
 * workspace, so there is a compute barrier after each; its cost is in the time, as it is in a program that multiplies
 * again and again. Batches of the plans alternate, so that changes of clocks and heat meet all plans alike: first one
 * repetition, then a batch to warm up, then the batches that count. The time is their median. If the device's clocks
 * are not up after the last batch, all batches are timed again, at most three times in all.
 *
 * Where the device has no timestamps, batches are longer and the host's clock is read around the submission. */
#ifndef PARTS_TIMING_TIMING_H
#define PARTS_TIMING_TIMING_H

#include "candidates.h"
#include "clocks.h"
#include "parts/matrices/operands.h"

/* Called between batches. False: stop. */
typedef bool (*timing_tick)(void* user_data);

typedef struct timing
{
    const gpu* g;
    gpu_timer timer;
    bool timestamps;
    double batch_time;    /* seconds that a batch is made to take */
    uint32_t batches;     /* of each plan, that count */
    uint32_t most;        /* repetitions in a batch */
    uint64_t repetitions; /* so far, as operands rotate over all plans */
    bool watches_clocks;
    clocks clocks;
    clocks_state timed_at; /* the plans that were timed last */
    timing_tick tick;      /* optional: called while limits are measured, which may take some seconds */
    void* user_data;       /* of tick */
} timing;

enum
{
    TIMING_MOST_BATCHES = 101
};

bool create_timing(timing* t, const gpu* g, bool quick, uint32_t batches);
void destroy_timing(timing* t);

/* Gives the device work until its clocks are up. Clocks are watched on GPUs with timestamps only. False: it failed. */
bool bring_up_clocks(timing* t);

/* Append `count` repetitions to a command buffer. */
typedef bool (*timing_record)(VkCommandBuffer commands, uint32_t count, void* user_data);

/* Fill D with a byte, so that an element that nobody writes is noticed; run one repetition; download D to `host`. */
bool compute_into(const gpu* g, const gpu_buffer* d, unsigned char poison, timing_record record, void* user_data,
                  void* host);

/* Seconds that each repetition takes in one batch. Negative: it failed. */
double time_batch(timing* t, uint32_t count, timing_record record, void* user_data);

/* What is timed against others. */
typedef struct timed
{
    timing_record record;
    void* user_data;
    double time;   /* seconds of a repetition, the median of the batches */
    double spread; /* (longest batch - shortest) / median */
} timed;

/* Set time and spread of each. False: it failed, or was stopped. */
bool time_against(timing* t, timed* list, uint32_t count, timing_tick tick, void* user_data);

/* Set time and spread of every candidate that has a plan. False: it failed, or was stopped. */
bool time_candidates(timing* t, const operands* o, const problem* p, candidate* list, uint32_t count,
                     timing_tick tick, void* user_data);

double find_median(double* values, uint32_t count);

/* Seconds on the host's clock. */
double get_now(void);

#endif
