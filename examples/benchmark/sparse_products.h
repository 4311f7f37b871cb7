/* Times products of a sparse matrix with dense ones, by every decomposition, and prints them. */
#ifndef SPARSE_PRODUCTS_H
#define SPARSE_PRODUCTS_H

#include "sparse_trial.h"

extern const char* const PRODUCT_COLUMNS; /* of the CSV */
extern const char* const SERIES_NAMES[SPARSE_SERIES];

/* With the columns of the job. */
status run_products(sparse_job* j, const char* name, const sparse_matrix* m);

/* Print the geometric mean and the worst of auto's regret; nothing, where no product was timed. */
void report_regret(const sparse_job* j);

#endif
