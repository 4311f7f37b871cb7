#include "sparse_products.h"

#include "parts/words/text.h"

#include <math.h>

const char* const PRODUCT_COLUMNS =
    "matrix,rows,columns,nonzeros,longest row,n,type,series,decomposition,group,workers,staged,measured us,spread,"
    "GB/s,copy GB/s,result\n";
const char* const SERIES_NAMES[SPARSE_SERIES] = {"thread-mapped", "group-mapped", "merge-path", "row-blocks", "auto"};

/* `rate` is in bytes a second. */
static void write_row(const sparse_trial* t, int i, double rate)
{
    FILE* file = t->j->base.table;
    const timed* series = &t->series[i];
    sk_spmm_plan_info info = sk_query_spmm_plan(t->plans[i]);
    write_csv_text(file, t->name);
    fprintf(file, ",%u,%u,%u,%u,%u,%s,%s,%s,%u,%u,%u,%.3f,%.3f,%.1f,%.1f,%s\n", t->m->rows, t->m->columns,
            t->m->nonzeros, t->m->longest_row, t->n, sk_word(SK_WORDS_TYPE, t->j->type), SERIES_NAMES[i],
            sk_word(SK_WORDS_SPARSE_DECOMPOSITION, info.decomposition), info.group, info.workers, info.staged,
            1e6 * series->time, series->spread, 1e-9 * rate, 1e-9 * t->j->copy, t->wrong[i] ? "wrong" : "right");
}

static void report_series(sparse_trial* t, int i)
{
    const timed* series = &t->series[i];
    sk_spmm_plan_info info = sk_query_spmm_plan(t->plans[i]);
    double rate = count_sparse_bytes(t) / series->time;
    const char* chosen = i + 1 == SPARSE_SERIES ? sk_word(SK_WORDS_SPARSE_DECOMPOSITION, info.decomposition) : "";
    printf("  %-13s %10.1f us %9.1f GB/s  %5.2f of a copy  %6.2f of merge-path%s%s%s%s\n", SERIES_NAMES[i],
           1e6 * series->time, 1e-9 * rate, t->j->copy > 0.0 ? rate / t->j->copy : 0.0,
           t->series[2].time / series->time, *chosen ? "  " : "", chosen, t->wrong[i] ? "  WRONG" : "",
           t->j->base.timing.timed_at == CLOCKS_LOW ? "  low clocks" : "");
    if (t->j->base.table)
        write_row(t, i, rate);
    t->j->base.measured++;
    t->j->base.wrong += t->wrong[i] > 0;
}

static void add_regret(sparse_trial* t)
{
    regret* all = &t->j->regret;
    double own = t->series[SPARSE_SERIES - 1].time, best = own;
    for (int i = 0; i + 1 < SPARSE_SERIES; i++)
        best = t->series[i].time < best ? t->series[i].time : best;
    printf("  regret of auto %.3f\n", own / best);
    all->logs += log(own / best);
    all->worst = own / best > all->worst ? own / best : all->worst;
    all->count++;
}

void report_regret(const sparse_job* j)
{
    if (j->regret.count)
        printf("regret of auto, of %u products: geometric mean %.3f, worst %.3f\n", j->regret.count,
               exp(j->regret.logs / j->regret.count), j->regret.worst);
}

static bool open_product(void* row)
{
    return open_sparse_trial(row);
}

static bool measure_product(void* row)
{
    return verify_sparse_trial(row) && time_sparse_trial(row);
}

static void report_product(void* row)
{
    sparse_trial* t = row;
    printf("%s: %u x %u, %u nonzeros, longest row %u, n %u\n", t->name, t->m->rows, t->m->columns, t->m->nonzeros,
           t->m->longest_row, t->n);
    for (int i = 0; i < SPARSE_SERIES; i++)
        report_series(t, i);
    add_regret(t);
}

static void skip_product(void* row)
{
    const sparse_trial* t = row;
    printf("%s: skipped: %s\n", t->name, t->has_plans ? "memory is short" : "there is no plan");
}

static void close_product(void* row)
{
    close_sparse_trial(row);
}

status run_products(sparse_job* j, const char* name, const sparse_matrix* m)
{
    static const row_steps STEPS = {open_product, measure_product, report_product, skip_product, close_product};
    static const uint32_t all[] = {1, 32, 128};
    status s = DONE;
    for (int i = 0; i < (j->n ? 1 : 3) && s == DONE; i++)
    {
        sparse_trial t = {.j = j, .name = name, .m = m, .n = j->n ? j->n : all[i]};
        s = run_row(&STEPS, &t);
    }
    return s;
}
