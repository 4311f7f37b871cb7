/* What is printed, and written to files. */
#ifndef REPORT_H
#define REPORT_H

#include "csv.h"
#include "../common/units.h"
#include "limits.h"
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
    uint32_t problems, known, skipped, plans, wrong, slow, rows; /* slow: plans, at low clocks */
    double chosen, best; /* seconds, of the problem at hand: auto, and the fastest of the forced plans */
    mean over_data_parallel, regret, over_others; /* of auto */
} report;

/* Open the files. Problems that are in a file to be appended to go to `known`. False, after a sentence: it failed. */
bool open_report(report* r, csv_table* known);

/* Device, limits, and how times are taken. */
void report_head(report* r);

/* The plans of a problem with one kernel; then report_end. */
void report_problem(report* r, const problem* p, const candidate list[CANDIDATE_COUNT]);
void report_end(report* r);
void report_skipped(report* r, const problem* p, const char* why);

/* The summary. False: a file could not be written. */
bool close_report(report* r);

#endif
