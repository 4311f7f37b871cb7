/* The CSV and JSON of a report. */
#ifndef FILES_H
#define FILES_H

#include "report.h"

bool files_open(report* r, csv_table* known);
void files_head(report* r);
void files_problem(report* r, const problem* p, const candidate list[CANDIDATE_COUNT]);
void files_end_problem(report* r);
bool files_close(report* r);

/* Derived figures, the same wherever they are shown. */
bool report_is_memory_bound(const report* r, const problem* p);
double report_peak_share(const report* r, const problem* p, const candidate* c);

#endif
