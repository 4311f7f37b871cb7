#include "grouped_report.h"

#include "parts/matrices/element.h"
#include "parts/words/progress.h"
#include "parts/words/text.h"

#include <stdio.h>

static double count_group_flops(const group* g)
{
    double sum = 0.0;
    for (uint32_t i = 0; i < g->count; i++)
        sum += 2.0 * g->problems[i].m * g->problems[i].n * g->problems[i].k;
    return sum;
}

/* A, B and D of all problems that are computed, once each. */
static double count_group_bytes(const group* g, const product_types* types)
{
    double sum = 0.0;
    for (uint32_t i = 0; i < g->count; i++)
    {
        const sk_problem* p = &g->problems[i];
        uint64_t a = (uint64_t)p->m * p->k, b = (uint64_t)p->k * p->n, d = (uint64_t)p->m * p->n;
        if (has_result(p))
            sum += (double)(run_size(types->input, a) + run_size(weights_of(types), b) + run_size(types->output, d));
    }
    return sum;
}

static void write_line(FILE* csv, const group* g, const char* type, const char* state, const grouped_series* s)
{
    bool planned = s->info.kernel != NULL;
    write_csv_text(csv, g->name);
    fprintf(csv, ",%s,%u,%s,", g->family, g->count, type);
    write_csv_text(csv, s->name);
    fprintf(csv, ",%s,", s->sizes);
    if (planned)
        fprintf(csv, "%s,%s,%s,%u,%u,%u,", s->info.kernel, sk_word(SK_WORDS_DECOMPOSITION, s->info.decomposition),
                sk_word(SK_WORDS_FIXUP, s->info.fixup), s->info.tiles, s->info.workers, s->info.longest_worker);
    else
        fprintf(csv, ",,,,,,");
    if (s->mean > 0.0)
        fprintf(csv, "%.1f", s->mean);
    fprintf(csv, ",%.1f,%.3f,%.3f,%.4g,%s,%s\n", s->predicted, s->time * 1e6, s->spread,
            s->time > 0.0 ? count_group_flops(g) / s->time * 1e-12 : 0.0, s->verified ? "yes" : "no", state);
}

void report_series(job* j, const group* g, const product_types* types, const series_list* list)
{
    const char* state = CLOCKS_NAMES[j->timing.timed_at];
    printf("%s; %u problems; %s; clocks %s\n", g->name, g->count, types->name, state);
    for (uint32_t i = 0; i < list->count; i++)
    {
        const grouped_series* s = &list->items[i];
        printf("  %-32s %-7s %12.2f us   predicted %10.1f   ", s->name, s->sizes, s->time * 1e6, s->predicted);
        if (types->weights && s->time > 0.0)
            printf("%7.1f GB/s   ", count_group_bytes(g, types) / s->time * 1e-9);
        printf("%s\n", s->verified ? "exact" : s->note);
        j->wrong += !s->verified;
        j->measured++;
        if (j->table)
            write_line(j->table, g, types->name, state, s);
    }
}

void report_overheads(job* j, const product_types* types, const overhead* rows, uint32_t count)
{
    clear_progress();
    for (uint32_t i = 0; i < count; i++)
    {
        printf("%s; %u problems; %s: %.2f us\n", rows[i].name, rows[i].problems, types->name, rows[i].time * 1e6);
        j->measured++;
        if (j->table)
            fprintf(j->table, "%s,overhead,%u,%s,,,,,,,,,,,%.3f,,,,\n", rows[i].name, rows[i].problems, types->name,
                    rows[i].time * 1e6);
    }
    fflush(stdout);
}

void list_problems(const group* g)
{
    for (uint32_t i = 0; i < g->count; i++)
        printf("%s,%s,%s,%u,%u,%u,%u\n", g->name, g->family, g->a_column_major ? "tn" : "nn", i, g->problems[i].m,
               g->problems[i].n, g->problems[i].k);
}
