/* Prints how evenly the decompositions deal matrices. */
#ifndef SPARSE_REPLAYS_H
#define SPARSE_REPLAYS_H

#include "sparse_job.h"

/* Print the heads of columns. */
status begin_replay(sparse_job* j);

/* Print a line a decomposition. */
status replay_matrix(const sparse_job* j, const char* name, const sparse_matrix* m);

#endif
