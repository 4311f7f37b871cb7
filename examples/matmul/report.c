#include "report.h"

#include "parts/words/report.h"
#include "parts/words/units.h"
#include "parts/files/output.h"

#include <stdio.h>

/* ---- sentences ------------------------------------------------------------------------------- */

static void say_times(const run_times* t)
{
    rate_unit unit = unit_of(t->rate);
    printf("time: %.6g ms, %.4g %s: the median of %u runs, the fastest %.6g ms, the slowest %.6g ms\n",
           t->median * 1e-6, t->rate / unit.size, unit.flops, t->runs, t->fastest * 1e-6, t->slowest * 1e-6);
}

/* `place` is what each sentence begins with. */
static void say_verdict(const char* place, const verdict* v)
{
    if (v->right)
        printf("%schecked: %llu values; the largest error is %.2g of its bound\n", place,
               (unsigned long long)v->checked, v->worst);
    else if (!v->wrong)
        printf("%s%s\n", place, v->first);
    else
        printf("%swrong: %s\n%swrong: %llu of %llu values\n", place, v->first, place, (unsigned long long)v->wrong,
               (unsigned long long)v->checked);
}

static void say_output(const char* place, const char* path, const npy_matrix* d)
{
    char shape[NPY_SHAPE];
    printf("%swrote %s: %s, %s\n", place, name_output(path), format_npy_shape(d, shape), name_npy_type(d->type));
}

static void say_sparse_output(const char* path, const mtx_csr* d)
{
    printf("wrote %s: %u x %u, %u nonzeros\n", name_output(path), d->rows, d->columns, d->nonzeros);
}

static void say_packed(const job* j)
{
    const sk_pack_header* header = &j->made.header;
    bool is_a = j->o.pack == 1;
    printf("wrote %s: %s, %u x %u, %s, %llu bytes, %s\n", name_output(j->o.packed), is_a ? "A" : "B",
           is_a ? header->rows : header->k, is_a ? header->k : header->rows, sk_word(SK_WORDS_TYPE, header->type),
           (unsigned long long)header->size, sk_word(SK_WORDS_PACK_ORDER, header->order));
}

static void say_all(const job* j)
{
    char place[PLACE_SIZE];
    if (j->times.runs)
        say_times(&j->times);
    for (uint32_t i = 0; j->o.check && i < j->count; i++)
        say_verdict(name_place(&j->products[i], place), &j->products[i].verdict);
    for (uint32_t i = 0; j->is_written && i < j->count; i++)
        if (j->products[i].paths[D])
            say_output(name_place(&j->products[i], place), j->products[i].paths[D], &j->products[i].matrices[D]);
    if (j->is_written && j->o.packed)
        say_packed(j);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void add_times(report* r, const run_times* t)
{
    begin_group(r, "time");
    add_number(r, "median_us", t->median * 1e-3);
    add_number(r, "fastest_us", t->fastest * 1e-3);
    add_number(r, "slowest_us", t->slowest * 1e-3);
    add_count(r, "runs", t->runs);
    add_number(r, "flops", t->rate);
    end_group(r);
}

static void add_extents(report* r, const npy_matrix* d)
{
    const uint32_t extents[3] = {d->count, d->rows, d->columns};
    begin_list(r, "shape");
    for (int i = 0; i < 3; i++)
        if (d->dimensions & NPY_COUNT >> i)
            add_count(r, NULL, extents[i]);
    end_list(r);
}

static void add_verdict(report* r, const verdict* v)
{
    add_flag(r, "right", v->right);
    add_count(r, "checked", v->checked);
    add_count(r, "wrong", v->wrong);
    add_number(r, "worst", v->worst);
    if (*v->first)
        add_text(r, "first", v->first);
}

static void add_product(report* r, const job* j, const product* p)
{
    begin_group(r, NULL);
    add_text(r, "a", p->paths[A]);
    add_text(r, "b", p->paths[B]);
    if (j->is_written && p->paths[D])
        add_text(r, "d", p->paths[D]);
    if (j->is_written && j->o.packed)
        add_text(r, "packed", j->o.packed);
    add_extents(r, &p->matrices[D]);
    add_text(r, "type", sk_word(SK_WORDS_TYPE, p->matrices[D].type));
    if (j->o.check)
        add_verdict(r, &p->verdict);
    end_group(r);
}

/* What is alike for all products, and the head of their list. */
static void begin_all(report* r, const gpu* g, const char* line, const run_times* t)
{
    begin_report(r, true);
    add_text(r, "device", g->properties.deviceName);
    add_text(r, "plan", line);
    if (t->runs)
        add_times(r, t);
    begin_list(r, "products");
}

static void add_all(const job* j)
{
    report r;
    char line[SK_LINE_SIZE];
    sk_format_plan(j->plan, line, sizeof line);
    begin_all(&r, &j->g, line, &j->times);
    for (uint32_t i = 0; i < j->count; i++)
        add_product(&r, j, &j->products[i]);
    end_list(&r);
    end_report(&r);
}

static void add_sparse_product(report* r, const sparse_job* j)
{
    const mtx_csr* d = &j->sparse[RESULT];
    const npy_matrix shape = {.rows = d->rows, .columns = d->columns, .dimensions = NPY_MATRIX};
    begin_group(r, NULL);
    add_text(r, "a", j->o->paths[A]);
    add_text(r, "b", j->o->paths[B]);
    if (j->o->pattern)
        add_text(r, "pattern", j->o->pattern);
    if (j->is_written)
        add_text(r, "d", j->o->paths[D]);
    add_extents(r, j->is_sparse ? &shape : &j->dense[RESULT]);
    if (j->is_sparse)
        add_count(r, "nonzeros", d->nonzeros);
    add_text(r, "type", sk_word(SK_WORDS_TYPE, j->type));
    if (j->o->check)
        add_verdict(r, &j->verdict);
    end_group(r);
}

void print_sparse_report(const sparse_job* j)
{
    report r;
    if (j->o->json)
    {
        begin_all(&r, &j->g, j->line, &j->times);
        add_sparse_product(&r, j);
        end_list(&r);
        end_report(&r);
        return;
    }
    if (j->times.runs)
        say_times(&j->times);
    if (j->o->check)
        say_verdict("", &j->verdict);
    if (j->is_written && j->is_sparse)
        say_sparse_output(j->o->paths[D], &j->sparse[RESULT]);
    else if (j->is_written)
        say_output("", j->o->paths[D], &j->dense[RESULT]);
}

void print_plan(const job* j)
{
    char line[SK_LINE_SIZE];
    sk_format_plan(j->plan, line, sizeof line);
    if (j->o.verbose && !j->o.json)
        printf("%s: %s\n", j->g.properties.deviceName, line);
}

void print_report(const job* j)
{
    if (j->o.json)
        add_all(j);
    else
        say_all(j);
}
