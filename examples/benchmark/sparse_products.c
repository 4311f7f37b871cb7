#include "sparse_products.h"

#include "parts/words/progress.h"
#include "parts/words/text.h"

const char* const PRODUCT_COLUMNS =
    "matrix,rows,columns,nonzeros,longest row,n,type,series,schedule,group,workers,staged,measured us,spread,"
    "GB/s,copy GB/s,result\n";
const char* const SERIES_NAMES[SPARSE_SERIES] = {"thread-mapped", "group-mapped", "merge-path", "row-blocks", "auto"};

/* `rate` is in bytes a second. */
static void write_row(const product_job* j, const char* name, const sparse_trial* t, int i, double rate)
{
    const timed* series = &t->series[i];
    sk_sparse_info info = sk_query_sparse_plan(t->plans[i]);
    write_csv_text(j->file, name);
    fprintf(j->file, ",%u,%u,%u,%u,%u,%s,%s,%s,%u,%u,%u,%.3f,%.3f,%.1f,%.1f,%s\n", t->m->rows, t->m->columns,
            t->m->nonzeros, t->m->longest_row, t->n, sk_type_name(t->type), SERIES_NAMES[i],
            sk_schedule_name(info.schedule), info.group, info.workers, info.staged, 1e6 * series->time,
            series->spread, 1e-9 * rate, 1e-9 * j->copy, t->wrong[i] ? "wrong" : "right");
}

static void report_series(product_job* j, const char* name, const sparse_trial* t, int i)
{
    const timed* series = &t->series[i];
    sk_sparse_info info = sk_query_sparse_plan(t->plans[i]);
    double rate = count_sparse_bytes(t) / series->time;
    const char* chosen = i + 1 == SPARSE_SERIES ? sk_schedule_name(info.schedule) : "";
    printf("  %-13s %10.1f us %9.1f GB/s  %5.2f of a copy  %6.2f of merge-path%s%s%s%s\n", SERIES_NAMES[i],
           1e6 * series->time, 1e-9 * rate, j->copy > 0.0 ? rate / j->copy : 0.0, t->series[2].time / series->time,
           *chosen ? "  " : "", chosen, t->wrong[i] ? "  WRONG" : "",
           j->timing->timed_at == CLOCKS_LOW ? "  low clocks" : "");
    if (j->file)
        write_row(j, name, t, i, rate);
    j->measured++;
    j->wrong += t->wrong[i] > 0;
}

status run_product(product_job* j, const char* name, const sparse_matrix* m, uint32_t n)
{
    sparse_trial t;
    status s = DONE;
    if (!open_sparse_trial(&t, j->g, j->context, m, j->type, n, j->forced))
    {
        clear_progress();
        printf("%s: skipped: %s\n", name, t.has_plans ? "memory is short" : "there is no plan");
    }
    else if (verify_sparse_trial(&t) && time_sparse_trial(&t, j->timing, j->tick))
    {
        clear_progress();
        printf("%s: %u x %u, %u nonzeros, longest row %u, n %u\n", name, m->rows, m->columns, m->nonzeros,
               m->longest_row, n);
        for (int i = 0; i < SPARSE_SERIES; i++)
            report_series(j, name, &t, i);
    }
    else
        s = FAILED;
    close_sparse_trial(&t);
    return s;
}
