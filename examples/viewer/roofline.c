#include "roofline.h"

#include "fault.h"
#include "palette.h"
#include "rates.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* What all panels have in common. */
typedef struct frame
{
    scene_box ends; /* least and greatest values: intensity, and TFLOP/s */
    float unit;     /* TFLOP/s; rates are drawn in GFLOP/s where no device has a TFLOP/s */
    const char* their_name;
} frame;

/* A rate in the unit that suits it. */
static int rate_words(const char* name, float rate, const char* kind, char words[96])
{
    bool small = rate < 1.0f;
    return snprintf(words, 96, "%s %.3g %c%s/s", name, (double)(small ? rate * 1e3f : rate), small ? 'G' : 'T', kind);
}

/* A limit of rates: level, from where the memory's bandwidth allows it. No datum can be left of that corner, so the
 * label is there, if there is room. */
static void draw_roof(const chart* c, scene* s, const char* name, float peak, float bandwidth)
{
    char words[96];
    if (!(peak > 0.0f) || !(bandwidth > 0.0f))
        return;
    float y = place_value(&c->up, peak), corner = place_value(&c->across, fmaxf(peak / bandwidth, c->across.low));
    add_line(s, corner, y, c->box.right, y, 1.2f, PALETTE_INK);
    rate_words(name, peak, "FLOP", words);
    bool has_room = corner - c->box.left > measure_text(words, AXIS_LETTERS, false) + 12.0f;
    scene_item* item = add_text(s, (has_room ? corner : c->box.right) - 6.0f, y - (has_room ? 2.0f : 5.0f),
                                AXIS_LETTERS, SCENE_RIGHT, words);
    fit_text(s, item, c->box.right - c->box.left - 12.0f);
}

/* The slope of a rate of memory, up to the highest roof. */
static scene_item* draw_slope(const chart* c, scene* s, float peak, float rate)
{
    float begin = fmaxf(c->across.low, c->up.low / rate), end = fminf(peak / rate, c->across.high);
    float x = place_value(&c->across, begin), y = place_value(&c->up, begin * rate);
    return add_line(s, x, y, place_value(&c->across, end), place_value(&c->up, end * rate), 1.2f, PALETTE_INK);
}

/* A line for a copy, and one for reading alone where it was measured. The label lies along the higher one. */
static void draw_bandwidth(const chart* c, scene* s, const rates_of_type* p)
{
    char words[200] = "", copy[96];
    float peak = fmaxf(p->fma, p->matrix), lower = fminf(p->copy, p->read);
    if (!(peak > 0.0f) || !(find_bandwidth(p) > 0.0f))
        return;
    if (lower > 0.0f)
        draw_slope(c, s, peak, lower);
    scene_item line = *draw_slope(c, s, peak, find_bandwidth(p));
    int length = p->read > 0.0f ? rate_words("reading", p->read, "B", words) : 0;
    rate_words("copy", p->copy, "B", copy);
    if (p->copy > 0.0f)
        snprintf(words + length, sizeof words - (size_t)length, "%s%s", length > 0 ? ", " : "", copy);
    float whole = hypotf(line.width, line.height), share = 26.0f / fmaxf(whole, 26.0f);
    scene_item* item = add_text(s, line.x + share * line.width - 5.0f, line.y + share * line.height - 5.0f,
                                AXIS_LETTERS, SCENE_LEFT, words);
    item->angle = atan2f(-line.height, line.width) * 57.29578f;
    fit_text(s, item, fmaxf(whole - 70.0f, 40.0f));
}

static void draw_panel(const char* type, const rates_of_type* p, const frame* f, scene* s, scene_box box)
{
    const chart_key keys[] = {{"streamk", PALETTE_FIRST, false, false}, {f->their_name, PALETTE_SECOND, false, true}};
    const scene_box* ends = &f->ends;
    chart c = make_chart(box, ends->left, ends->right, ends->bottom / f->unit, ends->top / f->unit, true);
    add_text(s, (box.left + box.right) / 2, box.top - 10.0f, 13.0f, SCENE_MIDDLE, type)->bold = true;
    draw_chart_axes(&c, s, "FLOP per byte of A, B and D", f->unit < 1.0f ? "GFLOP/s" : "TFLOP/s");
    c = make_chart(box, ends->left, ends->right, ends->bottom, ends->top, true); /* data are in TFLOP/s */
    draw_data_points(&c, s, p->theirs, p->their_count, PALETTE_SECOND, true);
    draw_data_points(&c, s, p->ours, p->our_count, PALETTE_FIRST, false);
    draw_bandwidth(&c, s, p);
    draw_roof(&c, s, "cooperative matrices", p->matrix, find_bandwidth(p));
    draw_roof(&c, s, "multiply-adds", p->fma, find_bandwidth(p));
    draw_keys(&c, s, keys, p->their_count > 0 ? 2 : 1);
}

static void widen(scene_box* ends, float x, float y)
{
    ends->left = fminf(ends->left, x);
    ends->right = fmaxf(ends->right, x);
    ends->bottom = fminf(ends->bottom, y);
    ends->top = fmaxf(ends->top, y);
}

static void widen_by(scene_box* ends, const rates_of_type* p)
{
    float peak = fmaxf(p->fma, p->matrix);
    for (size_t i = 0; i < p->our_count; i++)
        widen(ends, p->ours[i].x, p->ours[i].y);
    for (size_t i = 0; i < p->their_count && p->our_count > 0; i++)
        widen(ends, p->theirs[i].x, p->theirs[i].y);
    if (p->our_count > 0 && peak > 0.0f && find_bandwidth(p) > 0.0f)
        widen(ends, peak / find_bandwidth(p), peak);
}

/* The least and greatest values of all panels, with some room around; the unit of the highest limit. */
static frame find_frame(const rates* r, const char* their_name)
{
    frame f = {{INFINITY, 0.0f, 0.0f, INFINITY}, 1e-3f, their_name};
    for (size_t i = 0; i < r->count; i++)
        for (int type = 0; type < RATES_TYPES; type++)
        {
            const rates_of_type* p = &r->devices[i].types[type];
            widen_by(&f.ends, p);
            f.unit = fmaxf(p->fma, p->matrix) >= 1.0f ? 1.0f : f.unit;
        }
    scene_box roomy = {f.ends.left / 1.5f, f.ends.top * 1.7f, f.ends.right * 1.5f, f.ends.bottom / 1.5f};
    f.ends = roomy;
    return f;
}

static int count_panels(const device_rates* d)
{
    int count = 0;
    for (int type = 0; type < RATES_TYPES; type++)
        count += d->types[type].our_count > 0;
    return count;
}

/* The panels of a device side by side, below its name. */
static void draw_device(const device_rates* d, const frame* f, scene* s, float top, float bottom)
{
    int drawn = 0;
    float width = s->width / (float)count_panels(d);
    char title[960];
    snprintf(title, sizeof title, "Roofline of %s", d->title);
    scene_item* words = add_text(s, 16.0f, top + 24.0f, 14.0f, SCENE_LEFT, title);
    words->bold = true;
    fit_text(s, words, s->width - 32.0f);
    for (int type = 0; type < RATES_TYPES; type++)
        if (d->types[type].our_count > 0)
        {
            float left = width * (float)drawn++;
            scene_box box = {left + 68.0f, top + 66.0f, left + width - 16.0f, bottom - 50.0f};
            draw_panel(name_rates_type(type), &d->types[type], f, s, box);
        }
}

static void draw_all(const rates* r, const char* their_name, scene* s)
{
    frame f = find_frame(r, their_name);
    int most = 0, rows = 0, drawn = 0;
    for (size_t i = 0; i < r->count; i++)
    {
        int count = count_panels(&r->devices[i]);
        most = count > most ? count : most;
        rows += count > 0;
    }
    s->width = s->width > 0.0f ? s->width : (float)(ROOFLINE_PANEL * most);
    s->height = s->height > 0.0f ? s->height : (float)(ROOFLINE_HEIGHT * rows);
    float height = s->height / (float)rows;
    for (size_t i = 0; i < r->count; i++)
        if (count_panels(&r->devices[i]) > 0)
        {
            float top = height * (float)drawn++;
            draw_device(&r->devices[i], &f, s, top, top + height);
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
    rates r = {0};
    int found = 0;
    bool fine = true;
    for (int i = 0; i < count && fine; i++)
        fine = add_rates(paths[i], &r);
    fine = fine && (!over || add_their_rates(over, &r));
    for (size_t i = 0; i < r.count; i++)
        found += count_panels(&r.devices[i]);
    if (fine && found == 0)
        tell_fault("%s has no time of auto", paths[0]);
    if (fine && found > 0)
        draw_all(&r, over ? name_table(over) : "", s);
    close_rates(&r);
    return fine && found > 0;
}
