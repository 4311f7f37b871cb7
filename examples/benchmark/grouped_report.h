/* What grouped_benchmark prints, and writes as CSV. */
#ifndef GROUPED_REPORT_H
#define GROUPED_REPORT_H

#include "grouped_overheads.h"
#include "grouped_series.h"
#include "job.h"

void report_series(job* j, const group* g, const product_types* types, const series_list* list);
void report_overheads(job* j, const product_types* types, const overhead* rows, uint32_t count);

/* The rows of all problems of a group, for other programs. */
void list_problems(const group* g);

#endif
