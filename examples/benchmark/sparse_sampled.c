#include "sparse_sampled.h"

#include "parts/words/text.h"

const char* const SAMPLED_COLUMNS =
    "matrix,rows,columns,nonzeros,longest row,k,type,series,lanes,workers,measured us,spread,GB/s,copy GB/s,result\n";

static void report_series(sddmm_trial* t, int i)
{
    FILE* file = t->j->base.table;
    const timed* series = &t->series[i];
    sk_sddmm_plan_info info = sk_query_sddmm_plan(t->plans[i]);
    double rate = count_sddmm_bytes(t, i) / series->time;
    printf("  %-3s %10.1f us %9.1f GB/s  %5.2f of a copy  %3u lanes%s%s\n", SDDMM_NAMES[i], 1e6 * series->time,
           1e-9 * rate, t->j->copy > 0.0 ? rate / t->j->copy : 0.0, info.lanes, t->wrong[i] ? "  WRONG" : "",
           t->j->base.timing.timed_at == CLOCKS_LOW ? "  low clocks" : "");
    if (file)
    {
        write_csv_text(file, t->name);
        fprintf(file, ",%u,%u,%u,%u,%u,%s,%s,%u,%u,%.3f,%.3f,%.1f,%.1f,%s\n", t->m->rows, t->m->columns,
                t->m->nonzeros, t->m->longest_row, t->k, sk_word(SK_WORDS_TYPE, t->j->type), SDDMM_NAMES[i],
                info.lanes, info.workers, 1e6 * series->time, series->spread, 1e-9 * rate, 1e-9 * t->j->copy,
                t->wrong[i] ? "wrong" : "right");
    }
    t->j->base.measured++;
    t->j->base.wrong += t->wrong[i] > 0;
}

static bool open_sampled(void* row)
{
    return open_sddmm_trial(row);
}

static bool measure_sampled(void* row)
{
    return verify_sddmm_trial(row) && time_sddmm_trial(row);
}

static void report_sampled(void* row)
{
    sddmm_trial* t = row;
    printf("%s: %u x %u, %u nonzeros, longest row %u, k %u\n", t->name, t->m->rows, t->m->columns, t->m->nonzeros,
           t->m->longest_row, t->k);
    for (int i = 0; i < SDDMM_SERIES; i++)
        report_series(t, i);
}

static void skip_sampled(void* row)
{
    const sddmm_trial* t = row;
    printf("%s: skipped: %s\n", t->name, t->has_plans ? "memory is short" : "there is no plan");
}

static void close_sampled(void* row)
{
    close_sddmm_trial(row);
}

status run_sampled(sparse_job* j, const char* name, const sparse_matrix* m)
{
    static const row_steps STEPS = {open_sampled, measure_sampled, report_sampled, skip_sampled, close_sampled};
    static const uint32_t all[] = {32, 128};
    status s = DONE;
    for (int i = 0; i < (j->k ? 1 : 2) && s == DONE; i++)
    {
        sddmm_trial t = {.j = j, .name = name, .m = m, .k = j->k ? j->k : all[i]};
        s = run_row(&STEPS, &t);
    }
    return s;
}
