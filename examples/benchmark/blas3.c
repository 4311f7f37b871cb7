/* blas3_benchmark: times products of triangles, of two terms and of complex numbers, against whole products.
 *
 * Read from the bottom. A row (blas3_rows.h) has several plans (blas3_plans.h). They are timed against one another,
 * and then computed once on integers (blas3_verify.h). */
#include "course/parser.h"
#include "course/status.h"
#include "parts/words/text.h"
#include "blas3_verify.h"
#include "parts/words/progress.h"

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

typedef struct job
{
    const char *rows, *device, *csv;
    uint32_t batches;
    bool quick, help;
    gpu g;
    sk_context* context;
    timing timing;
    FILE* table;
    uint32_t measured, wrong; /* plans */
} job;

static bool tick(void* user_data)
{
    (void)user_data;
    tick_progress();
    return true;
}

/* ---- a row ----------------------------------------------------------------------------------- */

static void write_row(const job* j, const blas3_row* r, const blas3_plan* p, const char* line)
{
    fprintf(j->table, "%s,%s,%u,%u,%u,%s,", r->operation_name, sk_type_name(r->type), r->n, r->n, r->k, p->name);
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
        write_row(j, r, p, line);
    j->wrong += strcmp(p->verdict, "exact") != 0;
}

static status run_row(job* j, const blas3_row* r)
{
    blas3 b = {.g = &j->g, .context = j->context, .row = r};
    timed list[BLAS3_PLANS];
    if (!open_blas3(&b))
    {
        printf("%-28s skipped: %s\n", r->name, b.why);
        close_blas3(&b);
        return DONE;
    }
    for (uint32_t i = 0; i < b.count; i++)
        list[i] = b.plans[i].timed;
    bool done = time_against(&j->timing, list, b.count, tick, NULL);
    for (uint32_t i = 0; i < b.count && done; i++)
        b.plans[i].timed = list[i];
    done = done && verify_blas3(&b);
    for (uint32_t i = 0; i < b.count && done; i++)
        report_plan(j, r, &b.plans[i]);
    close_blas3(&b);
    return done ? DONE : FAILED;
}

static status run_rows(job* j)
{
    bool cpu = j->g.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    blas3_row row;
    for (uint32_t i = 0; make_blas3_row(i, cpu, &row); i++)
    {
        begin_step(row.name, i + 1, 0);
        if ((!j->rows || strstr(row.name, j->rows)) && run_row(j, &row) != DONE)
            return FAILED;
    }
    return j->wrong
               ? FAILED
               : check_measured("blas3_benchmark", j->measured, "no row has a plan here, and --rows in its name");
}

/* ---- all ------------------------------------------------------------------------------------- */

static bool open_table(job* j)
{
    if (!j->csv)
        return true;
    j->table = fopen(j->csv, "w");
    if (!j->table)
    {
        perror(j->csv);
        return false;
    }
    fputs("operation,type,m,n,k,plan,device,time_us,tflops,spread,verified,line\n", j->table);
    return true;
}

static status run(job* j)
{
    gpu_options options = {0};
    options.device = j->device;
    status s = open_context(&j->g, &options, &j->context);
    if (s != DONE)
        return s;
    if (!open_table(j))
        return BAD_INPUT;
    bool done = create_timing(&j->timing, &j->g, j->quick, j->batches);
    j->timing.tick = tick;
    printf("%s\n", j->g.properties.deviceName);
    s = done ? run_rows(j) : FAILED;
    if (j->table && fclose(j->table) != 0)
    {
        perror(j->csv);
        return FAILED;
    }
    return s;
}

static bool parse(int count, char** words, job* j)
{
    const option list[] = {
        {"--rows", OPTION_TEXT, &j->rows, NULL},   {"--batches", OPTION_COUNT, &j->batches, NULL},
        {"--quick", OPTION_FLAG, &j->quick, NULL}, {"--device", OPTION_TEXT, &j->device, NULL},
        {"--csv", OPTION_TEXT, &j->csv, NULL},     {"--help", OPTION_FLAG, &j->help, NULL},
        {NULL, OPTION_FLAG, NULL, NULL},
    };
    j->batches = 5;
    for (int i = 1; i < count; i++)
        if (!parse_option("blas3_benchmark", list, count, words, &i))
            return false;
    if (j->batches > TIMING_MOST_BATCHES)
    {
        fprintf(stderr, "blas3_benchmark: --batches is %u and takes 1 to %d\n", j->batches, (int)TIMING_MOST_BATCHES);
        return false;
    }
    return true;
}

int main(int count, char** words)
{
    static job j;
    if (!parse(count, words, &j))
        return BAD_INPUT;
    if (j.help)
    {
        printf("%s", USAGE);
        return DONE;
    }
    status s = run(&j);
    destroy_timing(&j.timing);
    sk_destroy_context(j.context);
    close_gpu(&j.g);
    return (int)s;
}
