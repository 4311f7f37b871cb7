/* Times products of a sparse matrix with itself, and prints them. */
#ifndef SPARSE_SQUARE_H
#define SPARSE_SQUARE_H

#include "course/status.h"
#include "parts/matrices/sparse_matrices.h"
#include "parts/timing/timing.h"

#include <stdio.h>

typedef struct square_job
{
    const gpu* g;
    sk_context* context;
    timing* timing;
    timing_tick tick;
    sk_type type;
    uint32_t workspace; /* MiB that a plan may have; 0: chosen */
    sk_schedule schedule;
    FILE* file;               /* CSV; NULL: none */
    uint32_t measured, wrong; /* products */
} square_job;

extern const char* const SQUARE_COLUMNS; /* of the CSV */

/* Make a matrix of about so many nonzeros, half as many, or a quarter, and so on: with at most so many products. */
bool make_squarable_matrix(const sparse_kind* kind, uint32_t nonzeros, uint32_t most_products, sparse_matrix* m);

status run_square(square_job* j, const char* name, const sparse_matrix* m);

#endif
