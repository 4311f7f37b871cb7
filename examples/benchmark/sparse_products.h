/* Times products of a sparse matrix with dense ones, by every schedule, and prints them. */
#ifndef SPARSE_PRODUCTS_H
#define SPARSE_PRODUCTS_H

#include "course/status.h"
#include "sparse_trial.h"

#include <stdio.h>

typedef struct product_job
{
    const gpu* g;
    sk_context* context;
    timing* timing;
    timing_tick tick;
    sk_type type;
    const sparse_decisions* forced;
    double copy;              /* bytes a second */
    FILE* file;               /* CSV; NULL: none */
    uint32_t measured, wrong; /* products */
} product_job;

extern const char* const PRODUCT_COLUMNS; /* of the CSV */
extern const char* const SERIES_NAMES[SPARSE_SERIES];

/* With n columns. */
status run_product(product_job* j, const char* name, const sparse_matrix* m, uint32_t n);

#endif
