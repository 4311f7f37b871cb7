#include "sparse_sampled.h"

#include "parts/words/progress.h"
#include "parts/words/text.h"

const char* const SAMPLED_COLUMNS =
    "matrix,rows,columns,nonzeros,longest row,k,type,series,lanes,workers,measured us,spread,GB/s,copy GB/s,result\n";

static void report_series(sampled_job* j, const char* name, const sddmm_trial* t, int i)
{
    const timed* series = &t->series[i];
    sk_sddmm_info info = sk_query_sddmm_plan(t->plans[i]);
    double rate = count_sddmm_bytes(t, i) / series->time;
    printf("  %-3s %10.1f us %9.1f GB/s  %5.2f of a copy  %3u lanes%s%s\n", SDDMM_NAMES[i], 1e6 * series->time,
           1e-9 * rate, j->copy > 0.0 ? rate / j->copy : 0.0, info.lanes, t->wrong[i] ? "  WRONG" : "",
           j->timing->timed_at == CLOCKS_LOW ? "  low clocks" : "");
    if (j->file)
    {
        write_csv_text(j->file, name);
        fprintf(j->file, ",%u,%u,%u,%u,%u,%s,%s,%u,%u,%.3f,%.3f,%.1f,%.1f,%s\n", t->m->rows, t->m->columns,
                t->m->nonzeros, t->m->longest_row, t->k, sk_type_name(t->type), SDDMM_NAMES[i], info.lanes,
                info.workers, 1e6 * series->time, series->spread, 1e-9 * rate, 1e-9 * j->copy,
                t->wrong[i] ? "wrong" : "right");
    }
    j->measured++;
    j->wrong += t->wrong[i] > 0;
}

status run_sampled(sampled_job* j, const char* name, const sparse_matrix* m, uint32_t k)
{
    sddmm_trial t;
    status s = DONE;
    if (!open_sddmm_trial(&t, j->g, j->context, m, j->type, k, &j->forced))
    {
        clear_progress();
        printf("%s: skipped: %s\n", name, t.has_plans ? "memory is short" : "there is no plan");
    }
    else if (verify_sddmm_trial(&t) && time_sddmm_trial(&t, j->timing, j->tick))
    {
        clear_progress();
        printf("%s: %u x %u, %u nonzeros, longest row %u, k %u\n", name, m->rows, m->columns, m->nonzeros,
               m->longest_row, k);
        for (int i = 0; i < SDDMM_SERIES; i++)
            report_series(j, name, &t, i);
    }
    else
        s = FAILED;
    close_sddmm_trial(&t);
    return s;
}
