/* The ranks of the run, and how they end together: with one sentence, at points that all of them reach. */
#ifndef DISTRIBUTED_RANKS_H
#define DISTRIBUTED_RANKS_H

#include "course/status.h"

#include <mpi.h>

#include <stdbool.h>
#include <stdint.h>

enum
{
    SENTENCE_SIZE = 1024
};

typedef struct ranks
{
    MPI_Comm world, host; /* all ranks; those of this machine, which share its memory and devices */
    int rank, count, host_rank, host_count;
    char said[SENTENCE_SIZE]; /* sentences about failures of this rank, which agree() prints */
} ranks;

/* MPI is initialized. What failures say, tell_vulkan() among them, is kept from then on. */
void join_ranks(ranks* r);
void leave_ranks(ranks* r);

/* Whether all ranks are fine. If not, rank 0 prints the sentence of the first one that is not. All ranks call it. */
bool agree(ranks* r, bool fine);

/* The same of a status: that of the first rank that has another one than DONE. */
status agree_status(ranks* r, status s);

/* A sentence about a failure. Returns false. */
bool complain(const char* format, ...);

#endif
