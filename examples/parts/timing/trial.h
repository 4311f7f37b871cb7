/* A trial: the plans of a problem are timed against one another, and then each is verified. */
#ifndef PARTS_TIMING_TRIAL_H
#define PARTS_TIMING_TRIAL_H

#include "timing.h"

typedef struct trial
{
    const gpu* g;
    sk_context* context; /* that the plans are of */
    operands operands;
    timing timing;
    timing_tick tick; /* called between batches, and after each plan that is verified */
    void* user_data;  /* of tick */
} trial;

typedef enum trial_end
{
    TRIAL_DONE,
    TRIAL_SHORT_MEMORY,
    TRIAL_STOPPED, /* by tick */
    TRIAL_FAILED   /* Vulkan did */
} trial_end;

/* `t` has its first two members and the last two; it must be closed in any case. */
bool open_trial(trial* t, bool quick, uint32_t batches);

/* Set time, spread and verified of every candidate that has a plan. */
trial_end run_trial(trial* t, const problem* p, candidate* list, uint32_t count);

void close_trial(trial* t);

#endif
