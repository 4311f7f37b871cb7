/* The report of a run: what is printed, and what is written to files. */
#ifndef REPORT_H
#define REPORT_H

#include "parts/files/csv.h"
#include "parts/words/units.h"
#include "parts/timing/limits.h"
#include "options.h"

/* Logarithms of ratios, for a geometric mean. */
typedef struct mean
{
    double sum, worst;
    uint32_t count;
} mean;

typedef struct report
{
    const options* o;
    const gpu* g;
    sk_context_info context;
    limits limits;
    rate_unit unit; /* in which rates are printed; files have TFLOP/s */
    char driver[600];
    const timing* t;
    csv_table others; /* --compare */
    FILE *csv, *json;
    uint32_t problems, known, skipped, plans, wrong, slow, rows; /* slow: plans that were timed at low clocks */
    double chosen, best; /* seconds for the current problem: of auto, and of the fastest forced plan */
    mean over_data_parallel, regret, over_others; /* of auto */
    mean invariant[2];                            /* batch-invariant over auto: of few rows, and of others */
} report;

/* Open the files. If a run is resumed, `known` gets the problems that the file has. False, after a sentence: it failed.
 */
bool open_report(report* r, csv_table* known);

/* Print the device, its limits, and how times are taken. */
void report_head(report* r);

/* Report the plans of a problem with one kernel. Call report_end after the last kernel. */
void report_problem(report* r, const problem* p, const candidate list[CANDIDATE_COUNT]);
void report_end(report* r);
void report_skipped(report* r, const problem* p, const char* why);

/* Print the summary, and close the files. False: a file could not be written. */
bool close_report(report* r);

#endif
