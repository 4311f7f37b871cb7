/* blas3_benchmark: times products of triangles, of two terms and of complex numbers, against whole products.
 *
 * Read from the bottom. A row (blas3_rows.h) has several plans (blas3_plans.h). They are timed against one another,
 * and then computed once on integers (blas3_verify.h). job.h has what all benchmarks do. */
#include "blas3_verify.h"
#include "job.h"
#include "parts/words/progress.h"
#include "parts/words/text.h"

#include <stdio.h>
#include <string.h>

static const char* const USAGE =
    "usage: blas3_benchmark [options]\n"
    "\n"
    "Times SYRK, SYR2K, HERK, HER2K and complex products, and the real product that each is compared with.\n"
    "Every result is verified. python3 examples/benchmark/cublas_blas3.py times cuBLAS on the same rows.\n"
    "\n"
    "  --rows TEXT    only rows whose name has this in it, such as syrk or cf32\n"
    "  --batches N    batches timed of each plan, of which the median is taken (default 5)\n"
    "  --quick        shorter batches\n"
    "  --device D     index, or part of the name; default: $STREAMK_DEVICE, else a discrete GPU\n"
    "  --csv FILE     write every result as a line\n"
    "  --help\n"
    "\n"
    "Exit codes: 0 done, 1 a wrong result or a failure of Vulkan, 2 bad input.\n";

typedef struct blas3_job
{
    job base;
    const char* rows;
} blas3_job;

/* ---- a row ----------------------------------------------------------------------------------- */

/* A row, and the job that it is of. */
typedef struct own_row
{
    job* j;
    blas3 b;
} own_row;

static bool open_row(void* user_data)
{
    own_row* r = user_data;
    return open_blas3(&r->b);
}

static bool measure_row(void* user_data)
{
    own_row* r = user_data;
    timed list[BLAS3_PLANS];
    for (uint32_t i = 0; i < r->b.count; i++)
        list[i] = r->b.plans[i].timed;
    bool done = time_against(&r->j->timing, list, r->b.count, show_tick, NULL);
    for (uint32_t i = 0; i < r->b.count && done; i++)
        r->b.plans[i].timed = list[i];
    return done && verify_blas3(&r->b);
}

static void write_plan(const job* j, const blas3_row* r, const blas3_plan* p, const char* line)
{
    fprintf(j->table, "%s,%s,%u,%u,%u,%s,", r->operation_name, sk_word(SK_WORDS_TYPE, r->type), r->n, r->n, r->k,
            p->name);
    write_csv_text(j->table, j->g.properties.deviceName);
    fprintf(j->table, ",%.4f,%.5g,%.3f,%s,", 1e6 * p->timed.time, 1e-12 * count_blas3_flops(r) / p->timed.time,
            p->timed.spread, p->verdict);
    write_csv_text(j->table, line);
    fputc('\n', j->table);
}

static void report_plan(job* j, const blas3_row* r, const blas3_plan* p)
{
    double tflops = 1e-12 * count_blas3_flops(r) / p->timed.time;
    char line[SK_LINE_SIZE];
    sk_format_plan(p->plan, line, sizeof line);
    printf("%-28s %-14s %10.2f us %8.4g TFLOP/s  %s  %s\n", r->name, p->name, 1e6 * p->timed.time, tflops, p->verdict,
           line);
    j->measured++;
    if (j->table)
        write_plan(j, r, p, line);
    j->wrong += strcmp(p->verdict, "exact") != 0;
}

static void report_row(void* user_data)
{
    own_row* r = user_data;
    for (uint32_t i = 0; i < r->b.count; i++)
        report_plan(r->j, r->b.row, &r->b.plans[i]);
}

static void skip_row(void* user_data)
{
    const own_row* r = user_data;
    printf("%-28s skipped: %s\n", r->b.row->name, r->b.why);
}

static void close_row(void* user_data)
{
    own_row* r = user_data;
    close_blas3(&r->b);
}

/* ---- all ------------------------------------------------------------------------------------- */

static status run_rows(job* j)
{
    static const row_steps STEPS = {open_row, measure_row, report_row, skip_row, close_row};
    const char* wanted = ((const blas3_job*)j)->rows;
    blas3_row row;
    printf("%s\n", j->g.properties.deviceName);
    for (uint32_t i = 0; make_blas3_row(i, is_on_cpu(j), &row); i++)
    {
        own_row own = {j, {.g = &j->g, .context = j->context, .row = &row}};
        begin_step(row.name, i + 1, 0);
        if ((!wanted || strstr(row.name, wanted)) && run_row(&STEPS, &own) != DONE)
            return FAILED;
    }
    return DONE;
}

static bool parse(job* j, int count, char** words)
{
    option shared[JOB_OPTIONS];
    const option list[] = {{"--rows", OPTION_TEXT, &((blas3_job*)j)->rows, NULL}, {NULL, OPTION_MORE, shared, NULL}};
    list_job_options(j, shared);
    return parse_job("blas3_benchmark", j, list, count, words);
}

static void help(void)
{
    printf("%s", USAGE);
}

int main(int count, char** words)
{
    static blas3_job j = {.base = {.head = "operation,type,m,n,k,plan,device,time_us,tflops,spread,verified,line\n",
                                   .nothing = "no row has a plan here, and --rows in its name"}};
    const benchmark b = {"blas3_benchmark", parse, help, open_job, run_rows, NULL};
    return run_benchmark(&b, &j.base, count, words);
}
