/* The CSV and JSON of a report. */
#ifndef FILES_H
#define FILES_H

#include "report.h"

bool open_files(report* r, csv_table* known);
void write_heads(report* r);
void write_problem(report* r, const problem* p, const candidate list[CANDIDATE_COUNT]);
void end_problem(report* r);
bool close_files(report* r);

/* Derived figures, the same wherever they are shown. */
bool is_memory_bound(const report* r, const problem* p);
double find_peak_share(const report* r, const problem* p, const candidate* c);

#endif
