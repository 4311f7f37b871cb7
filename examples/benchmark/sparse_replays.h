/* Prints how evenly the schedules deal matrices. */
#ifndef SPARSE_REPLAYS_H
#define SPARSE_REPLAYS_H

#include "course/status.h"
#include "sparse_trial.h"

typedef struct replay_job
{
    sk_context* context;
    sk_type type;
    const sparse_decisions* forced;
    uint32_t n;
    bool square; /* A A, by `schedule`, or, if that is auto, by all; */
    sk_schedule schedule;
    uint32_t workspace; /* and with so many MiB that a plan may have; 0: chosen */
    uint32_t slots;     /* workgroups that run together; begin_replay sets it */
} replay_job;

/* Print the heads of columns. */
status begin_replay(replay_job* j);

/* Print a line a schedule. */
status replay_matrix(const replay_job* j, const char* name, const sparse_matrix* m);

#endif
