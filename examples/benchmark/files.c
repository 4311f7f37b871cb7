#include "files.h"

#include "parts/words/text.h"

#include <string.h>
#include <unistd.h>

/* ---- CSV ------------------------------------------------------------------------------------- */

static bool complain(const char* path)
{
    fprintf(stderr, "benchmark: %s cannot be written\n", path);
    return false;
}

static const char HEADER[] =
    "name,m,n,k,type,layout,cache,decomposition,chosen,kernel,fixup,workers,splits,stream_k_tiles,tiles,peers,"
    "time_us,spread,tflops,peak_share,over_data_parallel,utilisation,gb_per_s,verified,clocks,device,driver,"
    "fma_tflops,matrix_tflops,copy_gb_per_s,read_gb_per_s,"
    "fma_f64_tflops,matrix_bf16_tflops,matrix_f16_f16_tflops,matrix_s8_tflops\n";

/* Reads the rows that a resumed file has. The rows of a product that was cut off are removed. */
static bool read_known(const char* path, csv_table* known)
{
    char line[sizeof HEADER] = "";
    FILE* file = fopen(path, "r");
    bool whole = file && fgets(line, sizeof line, file) && strcmp(line, HEADER) == 0;
    if (file)
        fclose(file);
    if (whole)
        return read_csv(path, known) && (truncate(path, known->size) == 0 || complain(path));
    if (strncmp(line, HEADER, strlen(line)) == 0)
        return true;
    fprintf(stderr, "benchmark: %s has other columns than those that are written now\n", path);
    return false;
}

static bool open_csv(report* r, csv_table* known)
{
    const char* path = r->o->csv;
    if (r->o->resume && !read_known(path, known))
        return false;
    r->csv = fopen(path, known->size > 0 ? "a" : "w");
    if (!r->csv)
        return complain(path);
    setvbuf(r->csv, NULL, _IOFBF, 1 << 20); /* more than the rows of a product: they are written together */
    if (known->size == 0)
        fputs(HEADER, r->csv);
    return fflush(r->csv) == 0;
}

static void write_csv_row(report* r, const problem* p, const candidate* c, const char* name, double baseline)
{
    const shape* s = p->shape;
    const sk_plan_info* i = &c->info;
    write_csv_text(r->csv, s->name);
    fprintf(r->csv, ",%u,%u,%u,%s,%s,%s,%s,%s,%s,%s,%u,%u,%u,%u,%u,", s->m, s->n, s->k, p->types->name,
            name_layouts(p), name_cache(p), name, sk_word(SK_WORDS_DECOMPOSITION, i->decomposition), i->kernel,
            sk_word(SK_WORDS_FIXUP, i->fixup), i->workers, i->splits, i->stream_k_tiles, i->tiles, i->most_peers);
    fprintf(r->csv, "%.4f,%.4f,%.5g,%.5f,%.4f,%.4f,%.5g,%s,%s,", c->time * 1e6, c->spread,
            count_flops(p) / c->time * 1e-12, find_peak_share(r, p, c), baseline / c->time, (double)i->utilisation,
            count_problem_bytes(p) / c->time * 1e-9, c->verified ? "yes" : "WRONG", CLOCKS_NAMES[r->t->timed_at]);
    write_csv_text(r->csv, r->g->properties.deviceName);
    fputc(',', r->csv);
    write_csv_text(r->csv, r->driver);
    const limits* l = &r->limits;
    fprintf(r->csv, ",%.5g,%.5g,%.5g,%.5g,%.5g", l->fma * 1e-12, l->matrix[MATRIX_F16].rate * 1e-12, l->copy * 1e-9,
            l->read * 1e-9, l->fma_f64 * 1e-12);
    for (int kind = MATRIX_BF16; kind < MATRIX_COUNT; kind++)
        fprintf(r->csv, ",%.5g", l->matrix[kind].rate * 1e-12);
    fputc('\n', r->csv);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void write_json_head(report* r)
{
    const limits* l = &r->limits;
    fputs("{\n  \"device\": ", r->json);
    write_json_text(r->json, r->g->properties.deviceName);
    fputs(",\n  \"driver\": ", r->json);
    write_json_text(r->json, r->driver);
    fprintf(r->json,
            ",\n  \"compute_units\": %u,\n  \"limits\": { \"copy_gb_per_s\": %.5g, \"read_gb_per_s\": %.5g, "
            "\"fma_tflops\": %.5g, \"fma_f64_tflops\": %.5g",
            r->context.compute_units, l->copy * 1e-9, l->read * 1e-9, l->fma * 1e-12, l->fma_f64 * 1e-12);
    for (int i = 0; i < MATRIX_COUNT; i++)
    {
        static const char* const kinds[MATRIX_COUNT] = {"", "_bf16", "_f16_f16", "_s8"};
        const matrix_limit* m = &l->matrix[i];
        fprintf(r->json, ", \"matrix%s_tflops\": %.5g, \"fragment%s\": [%u, %u, %u]", kinds[i], m->rate * 1e-12,
                kinds[i], m->fragment[0], m->fragment[1], m->fragment[2]);
    }
    fprintf(r->json, " },\n  \"timestamps\": %s,\n  \"results\": [", r->t->timestamps ? "true" : "false");
}

static void write_json_row(report* r, const problem* p, const candidate* c, const char* name, double baseline)
{
    const shape* s = p->shape;
    const sk_plan_info* i = &c->info;
    fprintf(r->json, "%s\n    { \"name\": ", r->rows > 1 ? "," : "");
    write_json_text(r->json, s->name);
    fprintf(r->json,
            ", \"m\": %u, \"n\": %u, \"k\": %u, \"type\": \"%s\", \"layout\": \"%s\", \"cache\": \"%s\", "
            "\"decomposition\": \"%s\", \"chosen\": \"%s\", \"kernel\": \"%s\", \"fixup\": \"%s\", ",
            s->m, s->n, s->k, p->types->name, name_layouts(p), name_cache(p), name,
            sk_word(SK_WORDS_DECOMPOSITION, i->decomposition), i->kernel, sk_word(SK_WORDS_FIXUP, i->fixup));
    fprintf(
        r->json,
        "\"workers\": %u, \"splits\": %u, \"stream_k_tiles\": %u, \"tiles\": %u, \"peers\": %u, \"time_us\": %.4f, "
        "\"spread\": %.4f, ",
        i->workers, i->splits, i->stream_k_tiles, i->tiles, i->most_peers, c->time * 1e6, c->spread);
    fprintf(r->json,
            "\"tflops\": %.5g, \"peak_share\": %.5f, \"over_data_parallel\": %.4f, \"utilisation\": %.4f, "
            "\"gb_per_s\": %.5g, \"verified\": %s, \"clocks\": \"%s\" }",
            count_flops(p) / c->time * 1e-12, find_peak_share(r, p, c), baseline / c->time, (double)i->utilisation,
            count_problem_bytes(p) / c->time * 1e-9, c->verified ? "true" : "false", CLOCKS_NAMES[r->t->timed_at]);
}

/* ---- both ------------------------------------------------------------------------------------ */

bool open_files(report* r, csv_table* known)
{
    if (r->o->csv && !open_csv(r, known))
        return false;
    if (!r->o->json)
        return true;
    r->json = fopen(r->o->json, "w");
    return r->json || complain(r->o->json);
}

void write_heads(report* r)
{
    if (r->json)
        write_json_head(r);
}

void write_problem(report* r, const problem* p, const candidate list[CANDIDATE_COUNT])
{
    double baseline = find_baseline(list);
    for (int i = 0; i < CANDIDATE_COUNT; i++)
    {
        if (list[i].time <= 0.0)
            continue;
        r->rows++;
        if (r->csv)
            write_csv_row(r, p, &list[i], CANDIDATE_NAMES[i], baseline);
        if (r->json)
            write_json_row(r, p, &list[i], CANDIDATE_NAMES[i], baseline);
    }
}

void end_problem(report* r)
{
    if (r->csv)
        fflush(r->csv); /* a run that is ended early keeps these rows */
}

static bool close_file(FILE* file, const char* path)
{
    bool good = !file || !ferror(file);
    if (file && fclose(file) != 0)
        good = false;
    return good || complain(path);
}

bool close_files(report* r)
{
    if (r->json)
        fputs("\n  ]\n}\n", r->json);
    bool csv = close_file(r->csv, r->o->csv), json = close_file(r->json, r->o->json);
    r->csv = r->json = NULL;
    return csv && json;
}
