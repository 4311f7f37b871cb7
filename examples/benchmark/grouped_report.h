/* What grouped_benchmark prints, and writes as CSV. */
#ifndef GROUPED_REPORT_H
#define GROUPED_REPORT_H

#include "grouped_overheads.h"
#include "grouped_series.h"

#include <stdio.h>

typedef struct grouped_report
{
    FILE* csv;                         /* NULL: none is wanted */
    uint32_t measured, wrong, skipped; /* series; groups */
} grouped_report;

/* `path` may be NULL. False, after a sentence: it cannot be written. */
bool open_grouped_report(grouped_report* r, const char* path);
bool close_grouped_report(grouped_report* r);

void report_series(grouped_report* r, const group* g, const product_types* types, clocks_state state,
                   const series_list* list);
void report_overheads(grouped_report* r, const product_types* types, const overhead* rows, uint32_t count);
void report_skipped_group(grouped_report* r, const group* g, const product_types* types, const char* why);

/* The rows of all problems of a group, for other programs. */
void list_problems(const group* g);

#endif
