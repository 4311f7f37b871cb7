#include "roofline.h"

#include "chart.h"
#include "fault.h"
#include "palette.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A type of the benchmark: bytes of an element of A and B, and of D; columns of limits, "" where there are none. */
typedef struct type_of
{
    const char* name;
    float input, output;
    const char *multiply_adds, *matrices;
} type_of;

static const type_of TYPES[] = {
    {"f16", 2, 2, "fma_tflops", "matrix_tflops"},
    {"f32", 4, 4, "fma_tflops", ""},
    {"bf16", 2, 2, "fma_tflops", "matrix_bf16_tflops"},
    {"f16-f16", 2, 2, "fma_tflops", "matrix_f16_f16_tflops"},
    {"f64", 8, 8, "fma_f64_tflops", ""},
    {"s8", 1, 4, "", "matrix_s8_tflops"},
    {"s8-f16", 1, 2, "", "matrix_s8_tflops"},
    {"s8-f32", 1, 4, "", "matrix_s8_tflops"},
    {"u8", 1, 4, "", "matrix_s8_tflops"},
    {"e4m3", 1, 2, "fma_tflops", "matrix_tflops"},
    {"e5m2", 1, 2, "fma_tflops", "matrix_tflops"},
    {"cf32", 8, 8, "fma_tflops", ""},
    {"cf64", 16, 16, "fma_f64_tflops", ""},
};

enum
{
    TYPE_COUNT = sizeof TYPES / sizeof TYPES[0]
};

/* The data of a type. */
typedef struct panel
{
    datum *ours, *theirs; /* intensity, TFLOP/s */
    size_t our_count, their_count;
    const char* their_name;
    float fma, matrix, copy; /* TFLOP/s, TB/s; 0: not known */
} panel;

/* Rates are drawn in GFLOP/s where the device has no TFLOP/s. */
static float unit_of(const panel panels[])
{
    float highest = 0.0f;
    for (int i = 0; i < TYPE_COUNT; i++)
        highest = fmaxf(highest, fmaxf(panels[i].fma, panels[i].matrix));
    return highest >= 1.0f ? 1.0f : 1e-3f;
}

static int find_type(const char* name)
{
    int i = 0;
    while (i < TYPE_COUNT && strcmp(TYPES[i].name, name) != 0)
        i++;
    return i;
}

/* The intensity and rate of a product. */
static datum place(const type_of* type, float m, float n, float k, float time)
{
    float flops = (type->name[0] == 'c' ? 8.0f : 2.0f) * m * n * k; /* of complex numbers: four multiply-adds */
    datum d = {flops / ((m * k + k * n) * type->input + m * n * type->output), flops / time * 1e-6f};
    return d;
}

/* The highest value of a column of limits, scaled. */
static bool raise_limit(const table* t, size_t row, const char* column, float scale, float* limit)
{
    float value;
    int place_of = *column ? find_column(t, column, false) : TABLE_NO_COLUMN;
    if (!read_cell(t, row, place_of, &value))
        return false;
    *limit = fmaxf(*limit, value * scale);
    return true;
}

static bool read_limits(const table* t, size_t row, const type_of* type, panel* p)
{
    return raise_limit(t, row, type->multiply_adds, 1.0f, &p->fma) &&
           raise_limit(t, row, type->matrices, 1.0f, &p->matrix) &&
           raise_limit(t, row, "copy_gb_per_s", 1e-3f, &p->copy);
}

static bool make_room(panel panels[TYPE_COUNT], size_t rows, bool ours)
{
    bool fine = true;
    for (int i = 0; i < TYPE_COUNT; i++)
    {
        datum** data = ours ? &panels[i].ours : &panels[i].theirs;
        size_t held = ours ? panels[i].our_count : panels[i].their_count;
        datum* grown = realloc(*data, (held + rows + 1) * sizeof *grown);
        *data = grown ? grown : *data;
        fine = fine && grown;
    }
    if (!fine)
        tell_fault("there is not enough memory for the table");
    return fine;
}

/* Takes a row of a table; false after a sentence. */
static bool read_row(const table* t, size_t row, bool ours, panel panels[TYPE_COUNT])
{
    static const char* const NAMES[4] = {"m", "n", "k", "time_us"};
    float numbers[4];
    const char* name = cell_of(t, row, find_column(t, "type", false));
    int type = find_type(name);
    for (int i = 0; i < 4; i++)
        if (!read_cell(t, row, find_column(t, NAMES[i], false), &numbers[i]))
            return false;
    bool fine = numbers[0] * numbers[1] * numbers[2] > 0.0f && numbers[3] > 0.0f;
    if (type == TYPE_COUNT || !fine)
    {
        tell_fault("%s, line %zu: %s", t->path, row + 2,
                   fine ? "there is no such type" : "m, n, k and time_us must be more than 0");
        return false;
    }
    panel* p = &panels[type];
    datum found = place(&TYPES[type], numbers[0], numbers[1], numbers[2], numbers[3]);
    int decomposition = find_column(t, "decomposition", false); /* cublas.py has none */
    bool is_drawn = decomposition < 0 || strcmp(cell_of(t, row, decomposition), "auto") == 0;
    if (is_drawn && ours)
        p->ours[p->our_count++] = found;
    else if (is_drawn)
        p->theirs[p->their_count++] = found;
    return !ours || read_limits(t, row, &TYPES[type], p);
}

static bool read_table(const char* path, bool ours, panel panels[TYPE_COUNT], char title[400])
{
    static const char* const NEEDED[] = {"m", "n", "k", "type", "time_us", "decomposition"};
    table t;
    if (!open_table(&t, path))
        return false;
    bool fine = make_room(panels, t.rows, ours);
    for (int i = 0; i < (ours ? 6 : 5) && fine; i++)
        fine = find_column(&t, NEEDED[i], true) >= 0;
    for (size_t row = 0; fine && row < t.rows; row++)
        fine = read_row(&t, row, ours, panels);
    if (fine && ours && t.rows > 0)
        snprintf(title, 400, "%s, %s", cell_of(&t, 0, find_column(&t, "device", false)),
                 cell_of(&t, 0, find_column(&t, "driver", false)));
    close_table(&t);
    return fine;
}

/* A rate in the unit that suits it. */
static void rate_words(const char* name, float rate, const char* kind, char words[96])
{
    bool small = rate < 1.0f;
    snprintf(words, 96, "%s %.3g %c%s/s", name, (double)(small ? rate * 1e3f : rate), small ? 'G' : 'T', kind);
}

/* A limit of rates: level, from where the memory's bandwidth allows it. No datum can be left of that corner, so the
 * label is there, if there is room. */
static void draw_roof(const chart* c, scene* s, const char* name, float peak, float copy)
{
    char words[96];
    if (!(peak > 0.0f) || !(copy > 0.0f))
        return;
    float y = place_value(&c->up, peak), corner = place_value(&c->across, fmaxf(peak / copy, c->across.low));
    add_line(s, corner, y, c->box.right, y, 1.2f, PALETTE_INK);
    rate_words(name, peak, "FLOP", words);
    bool has_room = corner - c->box.left > measure_text(words, AXIS_LETTERS, false) + 12.0f;
    add_text(s, (has_room ? corner : c->box.right) - 6.0f, y - (has_room ? 2.0f : 5.0f), AXIS_LETTERS, SCENE_RIGHT,
             words);
}

/* The slope up to the highest roof, with its label along it. */
static void draw_bandwidth(const chart* c, scene* s, const panel* p)
{
    char words[96];
    float peak = fmaxf(p->fma, p->matrix), copy = p->copy;
    if (!(peak > 0.0f) || !(copy > 0.0f))
        return;
    float begin = fmaxf(c->across.low, c->up.low / copy), end = fminf(peak / copy, c->across.high);
    float x = place_value(&c->across, begin), y = place_value(&c->up, begin * copy);
    float to_x = place_value(&c->across, end), to_y = place_value(&c->up, end * copy);
    add_line(s, x, y, to_x, to_y, 1.2f, PALETTE_INK);
    rate_words("memory", copy, "B", words);
    float length = hypotf(to_x - x, to_y - y), share = 26.0f / fmaxf(length, 26.0f);
    scene_item* item =
        add_text(s, x + share * (to_x - x) - 5.0f, y + share * (to_y - y) - 5.0f, AXIS_LETTERS, SCENE_LEFT, words);
    item->angle = atan2f(y - to_y, to_x - x) * 57.29578f;
}

static void draw_panel(const type_of* type, const panel* p, scene* s, scene_box box, const scene_box* ends,
                       float unit)
{
    const chart_key keys[] = {{"streamk", PALETTE_FIRST, false, false}, {p->their_name, PALETTE_SECOND, false, true}};
    chart c = make_chart(box, ends->left, ends->right, ends->bottom / unit, ends->top / unit, true);
    add_text(s, (box.left + box.right) / 2, box.top - 10.0f, 13.0f, SCENE_MIDDLE, type->name)->bold = true;
    draw_chart_axes(&c, s, "FLOP per byte of A, B and D", unit < 1.0f ? "GFLOP/s" : "TFLOP/s");
    c = make_chart(box, ends->left, ends->right, ends->bottom, ends->top, true); /* data are in TFLOP/s */
    draw_data_points(&c, s, p->theirs, p->their_count, PALETTE_SECOND, true);
    draw_data_points(&c, s, p->ours, p->our_count, PALETTE_FIRST, false);
    draw_bandwidth(&c, s, p);
    draw_roof(&c, s, "cooperative matrices", p->matrix, p->copy);
    draw_roof(&c, s, "multiply-adds", p->fma, p->copy);
    draw_keys(&c, s, keys, p->their_count > 0 ? 2 : 1);
}

static void widen(scene_box* ends, float x, float y)
{
    ends->left = fminf(ends->left, x);
    ends->right = fmaxf(ends->right, x);
    ends->bottom = fminf(ends->bottom, y);
    ends->top = fmaxf(ends->top, y);
}

/* The least and greatest values of all panels, with some room around. */
static scene_box find_ends(const panel panels[TYPE_COUNT])
{
    scene_box ends = {INFINITY, 0.0f, 0.0f, INFINITY};
    for (int i = 0; i < TYPE_COUNT; i++)
    {
        const panel* p = &panels[i];
        for (size_t j = 0; j < p->our_count; j++)
            widen(&ends, p->ours[j].x, p->ours[j].y);
        for (size_t j = 0; j < p->their_count && p->our_count > 0; j++)
            widen(&ends, p->theirs[j].x, p->theirs[j].y);
        float peak = fmaxf(p->fma, p->matrix);
        if (p->our_count > 0 && peak > 0.0f && p->copy > 0.0f)
            widen(&ends, peak / p->copy, peak);
    }
    scene_box roomy = {ends.left / 1.5f, ends.top * 1.7f, ends.right * 1.5f, ends.bottom / 1.5f};
    return roomy;
}

static void draw_all(const panel panels[TYPE_COUNT], const char* title, scene* s)
{
    int drawn = 0, count = 0;
    scene_box ends = find_ends(panels);
    float unit = unit_of(panels);
    for (int i = 0; i < TYPE_COUNT; i++)
        count += panels[i].our_count > 0;
    s->width = s->width > 0.0f ? s->width : ROOFLINE_PANEL * (float)count;
    float width = s->width / (float)count;
    scene_item* words = add_text(s, 16.0f, 24.0f, 14.0f, SCENE_LEFT, title);
    words->bold = true;
    fit_text(s, words, s->width - 32.0f);
    for (int i = 0; i < TYPE_COUNT; i++)
        if (panels[i].our_count > 0)
        {
            float left = width * (float)drawn++;
            scene_box box = {left + 68.0f, 66.0f, left + width - 16.0f, s->height - 50.0f};
            draw_panel(&TYPES[i], &panels[i], s, box, &ends, unit);
        }
}

/* What a table is called that lies over others. */
static const char* name_table(const char* path)
{
    table t;
    if (!open_table(&t, path))
        return "";
    bool is_ours = find_column(&t, "decomposition", false) >= 0;
    const char* slash = strrchr(path, '/');
    close_table(&t);
    return !is_ours ? "cuBLAS" : slash ? slash + 1 : path;
}

bool read_roofline(const char* const* paths, int count, const char* over, scene* s)
{
    char title[400] = "";
    panel panels[TYPE_COUNT];
    size_t found = 0;
    memset(panels, 0, sizeof panels);
    bool fine = true;
    for (int i = 0; i < count && fine; i++)
        fine = read_table(paths[i], true, panels, title);
    fine = fine && (!over || read_table(over, false, panels, title));
    const char* their_name = fine && over ? name_table(over) : "";
    for (int i = 0; i < TYPE_COUNT; i++)
    {
        found += panels[i].our_count;
        panels[i].their_name = their_name;
    }
    if (fine && found == 0)
        tell_fault("%s has no time of auto", paths[0]);
    if (fine && found > 0)
        draw_all(panels, title, s);
    for (int i = 0; i < TYPE_COUNT; i++)
    {
        free(panels[i].ours);
        free(panels[i].theirs);
    }
    return fine && found > 0;
}
