/* The skeleton of the benchmarks: a device and its clock, a table of results, rows that are measured, and how it ends.
 *
 * A benchmark's own job begins with a `job`, so that a pointer to one is a pointer to the other. */
#ifndef BENCHMARK_JOB_H
#define BENCHMARK_JOB_H

#include "course/parser.h"
#include "course/status.h"
#include "parts/timing/timing.h"

#include <stdio.h>

typedef struct job
{
    /* of the words */
    const char *device, *csv;
    uint32_t batches;
    bool quick, help;

    const char* head;    /* of the CSV, with its line's end; NULL: the benchmark has tables of its own */
    const char* nothing; /* why nothing may have been measured */
    gpu g;
    sk_context* context;
    timing timing;
    FILE* table; /* CSV; NULL: none */
    uint64_t measured;
    uint32_t wrong;
} job;

/* What differs between benchmarks. */
typedef struct benchmark
{
    const char* program; /* the name that sentences begin with */
    bool (*parse)(job* j, int count, char** words);
    void (*help)(void);
    status (*prepare)(job* j); /* the device, or what else the rows need */
    status (*run)(job* j);     /* all rows */
    void (*clean_up)(job* j);  /* NULL: there is no more to free */
} benchmark;

/* All of the program. */
int run_benchmark(const benchmark* b, job* j, int count, char** words);

enum
{
    JOB_OPTIONS = 6
};

/* List the options that benchmarks share, with their end; an own list ends with OPTION_MORE and this one. Sets the
 * default of batches. */
void list_job_options(job* j, option list[JOB_OPTIONS]);

/* Understand all words. False, after a sentence. */
bool parse_job(const char* program, job* j, const option* list, int count, char** words);

/* Open the device of the words, and its clock. `more` may be NULL, or has what the device needs besides its name. */
status open_job_device(job* j, const gpu_options* more);
bool open_job_clock(job* j);
status open_job(job* j); /* both */

bool is_on_cpu(const job* j);

/* A row is opened, measured, reported, and closed. One that cannot be opened is skipped. */
typedef struct row_steps
{
    bool (*open)(void* row);
    bool (*measure)(void* row); /* time and verify. False: Vulkan failed */
    void (*report)(void* row);
    void (*skip)(void* row); /* say why */
    void (*close)(void* row);
} row_steps;

status run_row(const row_steps* steps, void* row);

#endif
