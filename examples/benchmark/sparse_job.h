/* The job of sparse_benchmark. */
#ifndef SPARSE_JOB_H
#define SPARSE_JOB_H

#include "job.h"
#include "parts/matrices/sparse_matrices.h"

/* Of products by auto: its time over that of the fastest decomposition. */
typedef struct regret
{
    double logs, worst; /* of all, added up */
    uint32_t count;
} regret;

typedef struct sparse_job
{
    job base;
    /* of the words; of numbers, 0: chosen */
    const char *matrices, *mtx, *profile, *path; /* the last is the program's own */
    uint32_t nonzeros, most, n, k;
    uint32_t workers;   /* of merge-path, and of --sddmm */
    uint32_t group;     /* of group-mapped and row-blocks */
    uint32_t staged;    /* by merge-path and row-blocks */
    uint32_t lanes;     /* of --sddmm */
    uint32_t products;  /* at most, of A A */
    uint32_t workspace; /* MiB that a plan of A A may have */
    uint32_t random[2]; /* how many structures are drawn, and the seed; instead of named matrices */
    int type_word, decomposition_word;
    bool replay, dump, square, sampled;
    bool coarsens; /* with square */

    sk_type type;
    sk_sparse_decomposition decomposition; /* of A A */
    double copy;                           /* bytes a second */
    uint32_t slots;                        /* workgroups that run together, of replays */
    regret regret;                         /* of products with dense matrices */
} sparse_job;

#endif
