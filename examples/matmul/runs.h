/* How long a product takes: several runs of it, one after the other in a submission. */
#ifndef RUNS_H
#define RUNS_H

#include "course/vulkan.h"

/* Of several runs, nanoseconds. */
typedef struct run_times
{
    double median, fastest, slowest;
    uint32_t runs; /* 0: nothing was timed */
    double rate;   /* FLOP/s */
} run_times;

/* Appends a run to a command buffer. */
typedef bool (*run_record)(VkCommandBuffer commands, const void* user_data);

/* Time runs of so many operations. One run is over already. False: Vulkan failed. */
bool time_work(const gpu* g, run_record record, const void* user_data, double work, run_times* t);

#endif
