/* What matmul says of a product that is done. */
#ifndef MATMUL_REPORT_H
#define MATMUL_REPORT_H

#include "multiply.h"
#include "sparse.h"

/* Print what was decided, with --verbose. JSON has it in the report. */
void print_plan(const job* j);

/* Print what is known, in sentences or as JSON: decisions, times, what was checked, and what is written. */
void print_report(const job* j);

/* The same of a product of sparse matrices. */
void print_sparse_report(const sparse_job* j);

#endif
