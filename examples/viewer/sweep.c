#include "sweep.h"

#include "chart.h"
#include "fault.h"
#include "palette.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    COUNT = (SWEEP_LAST - SWEEP_FIRST) / SWEEP_STEP + 1
};

typedef struct sweep
{
    datum whole[COUNT], chosen[COUNT]; /* extents, and TFLOP/s */
    size_t whole_count, chosen_count;
} sweep;

/* TFLOP/s of a cube that takes so many microseconds. */
static float rate(float extent, float time)
{
    return 2.0f * extent * extent * extent / time * 1e-6f;
}

static sk_result plan_one(sk_context* context, sk_gemm_desc desc, sk_decomposition decomposition, datum* point)
{
    sk_plan* plan = NULL;
    if (decomposition != SK_DECOMPOSITION_AUTO)
    {
        const sk_gemm_desc plain = desc;
        memset(&desc, 0, sizeof desc);
        desc.m = desc.n = desc.k = plain.m;
        desc.a = plain.a;
        desc.b = plain.b;
        desc.c = plain.c;
        desc.d = plain.d;
        desc.accumulator = plain.accumulator;
        desc.kernel = plain.kernel;
        desc.decomposition = decomposition;
    }
    sk_result result = sk_create_gemm_plan(context, &desc, &plan);
    if (result == SK_SUCCESS)
    {
        point->x = (float)desc.m;
        point->y = rate(point->x, sk_query_plan(plan).predicted_time);
    }
    sk_destroy_plan(plan);
    return result;
}

static void draw(const sweep* w, const char* title, const char* up, scene* s)
{
    static const chart_key KEYS[] = {{"whole tiles (data-parallel)", PALETTE_SECOND, true, true},
                                     {"chosen by the planner", PALETTE_FIRST, true, false}};
    float most = 0.0f;
    for (size_t i = 0; i < w->whole_count; i++)
        most = fmaxf(most, w->whole[i].y);
    for (size_t i = 0; i < w->chosen_count; i++)
        most = fmaxf(most, w->chosen[i].y);
    scene_box box = {72.0f, 48.0f, s->width - 24.0f, s->height - 52.0f};
    chart c = make_chart(box, SWEEP_FIRST, SWEEP_LAST, 0.0f, most * 1.06f, false);
    scene_item* words = add_text(s, 16.0f, 28.0f, 15.0f, SCENE_LEFT, title);
    words->bold = true;
    fit_text(s, words, s->width - 32.0f);
    draw_chart_axes(&c, s, "m = n = k, elements", up);
    draw_data_line(&c, s, w->whole, w->whole_count, PALETTE_SECOND, true);
    draw_data_line(&c, s, w->chosen, w->chosen_count, PALETTE_FIRST, false);
    draw_keys(&c, s, KEYS, 2);
}

sk_result predict_sweep(sk_context* context, const sk_gemm_desc* desc, const char* device, scene* s)
{
    char title[400];
    sweep w;
    memset(&w, 0, sizeof w);
    for (uint32_t extent = SWEEP_FIRST; extent <= SWEEP_LAST; extent += SWEEP_STEP)
    {
        sk_gemm_desc cube = *desc;
        cube.m = cube.n = cube.k = extent;
        sk_result result = plan_one(context, cube, SK_DECOMPOSITION_DATA_PARALLEL, &w.whole[w.whole_count++]);
        if (result == SK_SUCCESS)
            result = plan_one(context, cube, SK_DECOMPOSITION_AUTO, &w.chosen[w.chosen_count++]);
        if (result != SK_SUCCESS)
            return result;
    }
    snprintf(title, sizeof title, "Sweep of %s, as on %s",
             desc->kernel ? desc->kernel : sk_word(SK_WORDS_TYPE, desc->a.type), device);
    draw(&w, title, "TFLOP/s, predicted", s);
    return SK_SUCCESS;
}

/* Columns of the file. */
typedef struct columns
{
    int m, n, k, type, decomposition, time, device;
} columns;

static bool find_columns(const table* t, columns* c)
{
    c->m = find_column(t, "m", true);
    c->n = c->m < 0 ? -1 : find_column(t, "n", true);
    c->k = c->n < 0 ? -1 : find_column(t, "k", true);
    c->type = c->k < 0 ? -1 : find_column(t, "type", true);
    c->decomposition = c->type < 0 ? -1 : find_column(t, "decomposition", true);
    c->time = c->decomposition < 0 ? -1 : find_column(t, "time_us", true);
    c->device = find_column(t, "device", false);
    return c->time >= 0;
}

/* Adds a datum, or the better of two of one extent. */
static void add(datum* data, size_t* count, datum added)
{
    size_t i = 0;
    while (i < *count && data[i].x < added.x)
        i++;
    if (i < *count && data[i].x <= added.x)
    {
        data[i].y = fmaxf(data[i].y, added.y);
        return;
    }
    if (*count == COUNT)
        return;
    memmove(&data[i + 1], &data[i], (*count - i) * sizeof *data);
    data[i] = added;
    ++*count;
}

/* Takes a row that is a cube of the sweep. False after a sentence. */
static bool read_row(const table* t, const columns* c, size_t row, const char* type, sweep* w)
{
    float m, n, k, time;
    const char* decomposition = cell_of(t, row, c->decomposition);
    if (!read_cell(t, row, c->m, &m) || !read_cell(t, row, c->n, &n) || !read_cell(t, row, c->k, &k) ||
        !read_cell(t, row, c->time, &time))
        return false;
    bool is_cube = m <= n && n <= k && k <= m && m >= SWEEP_FIRST && m <= SWEEP_LAST && time > 0.0f;
    if (!is_cube || strcmp(cell_of(t, row, c->type), type) != 0)
        return true;
    datum found = {m, rate(m, time)};
    if (strcmp(decomposition, "auto") == 0)
        add(w->chosen, &w->chosen_count, found);
    else if (strncmp(decomposition, "data-parallel", 13) == 0)
        add(w->whole, &w->whole_count, found);
    return true;
}

bool read_sweep(const char* path, bool halves, scene* s)
{
    char title[400];
    table t;
    columns c;
    sweep w;
    const char* type = halves ? "f16" : "f32";
    memset(&w, 0, sizeof w);
    if (!open_table(&t, path))
        return false;
    bool fine = find_columns(&t, &c);
    for (size_t row = 0; fine && row < t.rows; row++)
        fine = read_row(&t, &c, row, type, &w);
    if (fine && (w.whole_count == 0 || w.chosen_count == 0))
    {
        tell_fault("%s has no times of %s with m = n = k from %d to %d, of data-parallel and of auto", path, type,
                   SWEEP_FIRST, SWEEP_LAST);
        fine = false;
    }
    if (fine)
    {
        snprintf(title, sizeof title, "Sweep of %s, %s", type, cell_of(&t, 0, c.device));
        draw(&w, title, "TFLOP/s, measured", s);
    }
    close_table(&t);
    return fine;
}
