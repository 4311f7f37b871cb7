/* Products of files some of which are sparse: A.mtx B.mtx (spgemm.c), A.mtx B.npy (spmm.c), and A.npy B.npy with
 * --pattern P.mtx (sddmm.c). */
#ifndef SPARSE_H
#define SPARSE_H

#include "options.h"
#include "parts/files/mtx.h"
#include "runs.h"

enum
{
    LEFT, /* A, or a pattern */
    RIGHT,
    RESULT,
    MATRICES
};

typedef struct sparse_job
{
    const options* o;
    sk_type type; /* of all values */
    mtx_csr sparse[MATRICES];
    npy_matrix dense[MATRICES];
    bool is_sparse; /* D */
    bool is_written;
    gpu g;
    sk_context* context;
    sk_spgemm_plan* spgemm; /* of these plans there is one */
    sk_spmm_plan* spmm;
    sk_sddmm_plan* sddmm;
    gpu_buffer arrays[MATRICES][3]; /* row offsets, column indices, values */
    gpu_buffer memory[MATRICES];    /* of dense matrices */
    gpu_buffer workspace, status;
    double work; /* operations */
    run_times times;
    verdict verdict;
    char line[SK_LINE_SIZE];
} sparse_job;

/* What differs between the products. False, after a sentence. */
typedef struct sparse_form
{
    bool (*read)(sparse_job* j);                                    /* the files; sets `type`, and D's extents */
    sk_result (*plan)(sparse_job* j);                               /* and its line */
    bool (*prepare)(sparse_job* j);                                 /* memory, and what it holds; sets `work` */
    bool (*record)(VkCommandBuffer, const sparse_job*, bool whole); /* not whole: without what prepare() did */
    bool (*download)(sparse_job* j);
    void (*verify)(sparse_job* j);
} sparse_form;

extern const sparse_form SPGEMM, SPMM, SDDMM;

/* All of the program, once its options are read. */
status multiply_sparse_files(const options* o);

#endif
