/* Results as lines of CSV, as a benchmark wrote them: reads such files. */
#ifndef PARTS_FILES_CSV_H
#define PARTS_FILES_CSV_H

#include "parts/matrices/problem.h"

#include <stdio.h>

/* The columns that files are joined by, and a time. decomposition or cache is "" where a file has no such column. */
typedef struct csv_row
{
    uint32_t m, n, k;
    char type[8], layout[8], cache[8], decomposition[24];
    double time; /* seconds */
} csv_row;

/* Zero-initialise; free with free_csv. */
typedef struct csv_table
{
    csv_row* rows;
    size_t count, capacity;
    long size; /* bytes of the file that hold the header and these rows */
} csv_table;

/* Read what another benchmark, or cublas.py, wrote. If the last line is cut off, all rows of the last product are left
 * out. False, after a sentence on stderr: it cannot be read. */
bool read_csv(const char* path, csv_table* table);
void free_csv(csv_table* table);

/* Whether the table has any time for a problem. */
bool has_csv_time(const csv_table* table, const problem* p);

/* The time for a problem, by a decomposition if the table tells them apart. 0: there is none. */
double find_csv_time(const csv_table* table, const problem* p, const char* decomposition);

#endif
