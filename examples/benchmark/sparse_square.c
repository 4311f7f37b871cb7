#include "sparse_square.h"

#include "parts/words/text.h"
#include "spgemm_trial.h"
#include "parts/matrices/prolongation.h"
#include "parts/oracle/spgemm_verify.h"

const char* const SQUARE_COLUMNS =
    "matrix,product,rows,nonzeros,longest row,type,products,nonzeros of C,bound us,count us,fill us,measured us,spread,"
    "host us,Gproducts/s,workspace bytes,bytes,result\n";

bool make_squarable_matrix(const sparse_kind* kind, uint32_t nonzeros, uint32_t most_products, sparse_matrix* m)
{
    bool made = make_sparse_matrix(kind, nonzeros, m);
    while (made && nonzeros > 1 && count_sparse_products(m, m) > most_products)
    {
        free_sparse_matrix(m);
        nonzeros /= 2;
        made = make_sparse_matrix(kind, nonzeros, m);
    }
    return made;
}

static void write_row(const spgemm_trial* t, double rate)
{
    FILE* file = t->j->base.table;
    write_csv_text(file, t->name);
    fprintf(file, ",%s,%u,%u,%u,%s,%llu,%llu", t->product, t->a->rows, t->a->nonzeros, t->a->longest_row,
            sk_word(SK_WORDS_TYPE, t->j->type), (unsigned long long)t->products,
            (unsigned long long)t->found.nonzeros);
    for (int i = 0; i < SPGEMM_SERIES; i++)
        fprintf(file, ",%.3f", 1e6 * t->series[i].time);
    fprintf(file, ",%.3f,%.3f,%.4f,%llu,%llu,%s\n", t->series[SPGEMM_ALL].spread, 1e6 * t->host_time, 1e-9 * rate,
            (unsigned long long)t->workspace.size, (unsigned long long)count_spgemm_bytes(t),
            t->wrong ? "wrong" : "right");
}

static void report_square(void* row)
{
    spgemm_trial* t = row;
    double together = t->series[SPGEMM_ALL].time, rate = (double)t->products / together;
    printf("%s, %s: %u x %u, %u nonzeros, longest row %u", t->name, t->product, t->a->rows, t->a->columns,
           t->a->nonzeros, t->a->longest_row);
    if (t->b != t->a)
        printf(", times %u x %u, %u nonzeros", t->b->rows, t->b->columns, t->b->nonzeros);
    printf(": %llu products, %llu nonzeros of C\n", (unsigned long long)t->products,
           (unsigned long long)t->found.nonzeros);
    for (int i = 0; i < SPGEMM_SERIES; i++)
        printf("  %-10s %10.1f us  %5.2f of all\n", SPGEMM_NAMES[i], 1e6 * t->series[i].time,
               t->series[i].time / together);
    printf("  %-10s %10.1f us\n", "on host", 1e6 * t->host_time);
    printf("  %.3f Gproducts/s; workspace %.1f MiB, with C %.1f MiB%s%s\n", 1e-9 * rate,
           (double)t->workspace.size / 1048576.0, (double)count_spgemm_bytes(t) / 1048576.0,
           t->wrong ? "  WRONG" : "", t->j->base.timing.timed_at == CLOCKS_LOW ? "  low clocks" : "");
    if (t->j->base.table)
        write_row(t, rate);
    t->j->base.measured++;
    t->j->base.wrong += t->wrong > 0;
}

static bool open_square(void* row)
{
    return open_spgemm_trial(row);
}

static bool measure_square(void* row)
{
    return verify_spgemm_trial(row) && time_spgemm_trial(row);
}

static void skip_square(void* row)
{
    const spgemm_trial* t = row;
    printf("%s, %s: %s\n", t->name, t->product,
           t->wrong  ? "WRONG: more nonzeros than products"
           : t->plan ? "skipped: memory is short"
                     : "skipped: there is no plan");
    t->j->base.wrong += t->wrong > 0;
}

static void close_square(void* row)
{
    close_spgemm_trial(row);
}

static status run_factors(sparse_job* j, const char* name, const char* product, const sparse_matrix* a,
                          const sparse_matrix* b)
{
    static const row_steps STEPS = {open_square, measure_square, report_square, skip_square, close_square};
    spgemm_trial t = {.j = j, .name = name, .product = product, .a = a, .b = b};
    return run_row(&STEPS, &t);
}

/* A P, and R times it. */
static status run_coarsening(sparse_job* j, const char* name, const sparse_matrix* a, bool is_smoothed)
{
    sparse_matrix p = {0}, r = {0}, ap = {0};
    bool made =
        make_prolongation(a, is_smoothed, &p) && transpose_sparse_matrix(&p, &r) && multiply_patterns(a, &p, &ap);
    status s = DONE;
    if (made)
        s = run_factors(j, name, is_smoothed ? "A P smoothed" : "A P constant", a, &p);
    else
        fprintf(stderr, "%s: products with prolongations are skipped: memory is short\n", name);
    if (made && s == DONE)
        s = run_factors(j, name, is_smoothed ? "R (A P) smoothed" : "R (A P) constant", &r, &ap);
    free_sparse_matrix(&p);
    free_sparse_matrix(&r);
    free_sparse_matrix(&ap);
    return s;
}

status run_square(sparse_job* j, const char* name, const sparse_matrix* m)
{
    status s = run_factors(j, name, "A A", m, m);
    for (int is_smoothed = 0; is_smoothed < 2 && s == DONE && j->coarsens; is_smoothed++)
        s = run_coarsening(j, name, m, is_smoothed);
    return s;
}
