#include "views.h"

#include "differences.h"
#include "duration.h"
#include "gantt.h"
#include "heading.h"
#include "legend.h"
#include "matrix.h"
#include "palette.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum
{
    MARGIN = HEADING_MARGIN,
    LEAST_LETTERS = 9, /* pixels that can be read */
    PLACES = 62,       /* pixels for the numbers of places */
    TIMES = 44,        /* and for the axis of time */
    LEGEND = 26,
    LOWEST_WITH_WORKERS = 480 /* pixels of a trace's picture that has a bar for each worker */
};

/* "160x192x64 coop" of a kernel's name. */
static const char* tile_words(const char* kernel, char words[64])
{
    const char* multiply = strrchr(kernel, '_');
    const char* tile = multiply;
    while (tile && tile > kernel && tile[-1] != '_')
        tile--;
    snprintf(words, 64, "%.*s %s", multiply ? (int)(multiply - tile) : 0, tile ? tile : "",
             multiply ? multiply + 1 : kernel);
    return words;
}

/* What was decided, in a few words. */
static void plan_words(const timeline* t, char* words, size_t size)
{
    char tile[64];
    const sk_plan_info* info = &t->info;
    int length = snprintf(words, size, "%s, %s", sk_word(SK_WORDS_DECOMPOSITION, info->decomposition),
                          tile_words(info->kernel, tile));
    if (info->fixup != SK_FIXUP_NONE && length > 0)
        length += snprintf(words + length, size - (size_t)length, ", %s", sk_word(SK_WORDS_FIXUP, info->fixup));
    if (info->last_wave_tiles > 0 && length > 0)
        snprintf(words + length, size - (size_t)length, ", last wave of %u tiles %s", info->last_wave_tiles,
                 tile_words(info->last_wave_kernel, tile));
}

/* The numbers in few words. */
static void brief_words(const timeline* t, char* words, size_t size)
{
    char total[32];
    snprintf(words, size, "%u tiles, %u workers, busy %.0f %%, %s", t->info.tiles, t->info.workers,
             (double)find_utilisation(t) * 100.0, duration_words(total, t->total, 1));
}

static void number_words(const timeline* t, char* words, size_t size)
{
    char total[32], predicted[32];
    const sk_plan_info* info = &t->info;
    snprintf(words, size,
             "%u tiles of %s%u k-iterations on %u workers, %u at a time; busy %.0f %%; ends after %s (the planner "
             "predicted %s)",
             info->tiles, info->problems > 1 ? "at most " : "", info->k_iterations, info->workers, t->wave,
             (double)find_utilisation(t) * 100.0, duration_words(total, t->total, 1),
             duration_words(predicted, info->predicted_time, 1));
}

/* The axis of times up to `longest` microseconds. `how` follows the unit. */
static void draw_time_axis(scene* s, float longest, float left, float right, float y, const char* how)
{
    char title[96];
    duration_unit unit = find_duration_unit(longest);
    axis times = {0.0f, longest / unit.size, left, right, false, false};
    snprintf(title, sizeof title, "time, %s%s", unit.name, how);
    draw_axis_across(s, &times, y, y, title);
}

static void draw_title(scene* s, const char* picture, const char* problem, const char* preposition,
                       const char* device)
{
    char words[440];
    snprintf(words, sizeof words, "%s of %s, %s %s", picture, problem, preposition, device);
    draw_heading(s, words);
}

/* The side of the square that D is in. */
static float side_of(const scene* s)
{
    return fminf(s->width * 0.28f, s->height - 150.0f);
}

scene_box find_schedule_bars(const scene* s)
{
    scene_box bars = {MARGIN + PLACES, 96.0f, s->width - side_of(s) - 2.5f * MARGIN, s->height - TIMES - LEGEND};
    return bars;
}

void draw_schedule_view(const timeline* t, const char* problem, const char* device, scene* s)
{
    char words[320];
    legend l = {0};
    scene_box bars = find_schedule_bars(s);
    scene_box d = {s->width - side_of(s) - MARGIN, bars.top, s->width - MARGIN, bars.bottom};
    gantt g = make_gantt(t, bars, fmaxf(t->total, 1e-3f));
    draw_title(s, "Schedule", problem, "as on", device);
    plan_words(t, words, sizeof words);
    add_text(s, MARGIN, 46.0f, 12.0f, SCENE_LEFT, words);
    number_words(t, words, sizeof words);
    if (measure_text(words, LEAST_LETTERS, false) > d.left - 3 * MARGIN)
        brief_words(t, words, sizeof words);
    scene_item* numbers = add_text(s, MARGIN, 63.0f, 12.0f, SCENE_LEFT, words);
    numbers->colour = PALETTE_FAINT;
    fit_text(s, numbers, d.left - 3 * MARGIN);
    draw_time_axis(s, g.time, bars.left, bars.right, bars.bottom + 2.0f, ", by the cost model");
    draw_gantt(&g, s);
    draw_gantt_places(&g, s);
    draw_matrix_tiles(t, s, d);
    look_up(t, &l);
    draw_legend(&l, s, true);
}

/* The bars of a panel, below its line of words. */
static scene_box find_bars(scene_box panel)
{
    scene_box bars = {panel.left, panel.top + 18.0f, panel.right, panel.bottom};
    return bars;
}

/* A plan's bars with a line of words above them, which begins as given. */
static void draw_panel(const timeline* t, scene* s, scene_box box, float time, const char* begin)
{
    char plan[160], words[320], line[280], total[32];
    scene_box bars = find_bars(box);
    gantt g = make_gantt(t, bars, time);
    plan_words(t, plan, sizeof plan);
    snprintf(words, sizeof words, "%s, busy %.0f %%", duration_words(total, t->total, 0),
             (double)find_utilisation(t) * 100.0);
    snprintf(line, sizeof line, "%s%s", begin, plan);
    draw_panel_heading(s, box, line, words);
    draw_gantt(&g, s);
    draw_gantt_places(&g, s);
}

void draw_comparison_view(const timeline* const* timelines, const char* const* begins, int count, const char* problem,
                          const char* device, scene* s)
{
    float time = 1e-3f, top = 44.0f, bottom = s->height - TIMES - LEGEND - 4.0f;
    float step = (bottom - top) / (float)count;
    size_t all = s->most_bytes;
    legend l = {0};
    draw_title(s, "Comparison", problem, "as on", device);
    for (int i = 0; i < count; i++)
    {
        time = fmaxf(time, timelines[i]->total);
        look_up(timelines[i], &l);
    }
    float left = MARGIN + PLACES, right = s->width - MARGIN;
    draw_time_axis(s, time, left, right, bottom, ", by the cost model");
    for (int i = 0; i < count; i++)
    {
        float begin = top + (float)i * step;
        scene_box box = {left, begin, right, begin + step - 12.0f};
        s->most_bytes = all * ((size_t)i + 1) / (size_t)count;
        draw_panel(timelines[i], s, box, time, begins ? begins[i] : "");
    }
    draw_legend(&l, s, false);
}

/* Where the parts of a trace are. */
typedef struct panels
{
    scene_box predicted, measured; /* with a line of words each */
    scene_box workers;             /* the strip below them; of no height in too low pictures */
} panels;

static panels find_panels(const scene* s)
{
    float end = s->height - TIMES - LEGEND - 4.0f;
    float strip = s->height >= LOWEST_WITH_WORKERS ? 0.16f * s->height : 0.0f;
    float top = 56.0f, bottom = strip > 0.0f ? end - strip - TIMES - 24.0f : end, step = (bottom - top) / 2.0f;
    float left = MARGIN + PLACES, right = s->width - MARGIN;
    panels p = {{left, top, right, top + step - 12.0f},
                {left, top + step, right, bottom - 12.0f},
                {left, end - strip, right, end}};
    return p;
}

void find_trace_bars(const scene* s, scene_box* predicted, scene_box* measured)
{
    panels p = find_panels(s);
    *predicted = find_bars(p.predicted);
    *measured = find_bars(p.measured);
}

/* Draws as many of the parts of a sentence, which semicolons end, as can be read. */
static void draw_parts(scene* s, const char* sentence)
{
    char words[400];
    float room = 0.95f * (s->width - 2 * MARGIN); /* small letters are hinted wider */
    snprintf(words, sizeof words, "%s", sentence);
    for (char* end = strrchr(words, ';'); end && measure_text(words, LEAST_LETTERS, false) > room;
         end = strrchr(words, ';'))
        *end = 0;
    scene_item* item = add_text(s, MARGIN, 46.0f, 12.0f, SCENE_LEFT, words);
    item->colour = PALETTE_FAINT;
    fit_text(s, item, room);
}

/* The strip below the bars of a trace, with its words above it. */
static void draw_worker_strip(const timeline* predicted, const timeline* measured, scene_box box, scene* s)
{
    char words[160];
    differences d;
    if (!open_differences(&d, predicted, measured))
    {
        s->failed = true;
        return;
    }
    snprintf(words, sizeof words, "measured minus predicted, by worker: %+.1f us on average, from %+.1f to %+.1f",
             (double)d.average, (double)d.least, (double)d.greatest);
    scene_item* title = add_text(s, box.left, box.top - 7.0f, 12.0f, SCENE_LEFT, words);
    title->bold = true;
    fit_text(s, title, box.right - box.left);
    draw_differences(&d, box, s);
    close_differences(&d);
}

void draw_trace_view(const timeline* predicted, const timeline* measured, const char* words, const char* problem,
                     const char* device, scene* s)
{
    panels p = find_panels(s);
    float bottom = p.measured.bottom + 12.0f;
    float time = fmaxf(fmaxf(predicted->total, measured->total), 1e-3f);
    legend l = {0};
    size_t all = s->most_bytes;
    draw_title(s, "Trace", problem, "on", device);
    draw_parts(s, words);
    draw_time_axis(s, time, p.measured.left, p.measured.right, bottom, "");
    s->most_bytes = all / 2;
    draw_panel(predicted, s, p.predicted, time, "predicted: ");
    s->most_bytes = all;
    draw_panel(measured, s, p.measured, time, "measured: ");
    if (p.workers.bottom > p.workers.top)
        draw_worker_strip(predicted, measured, p.workers, s);
    look_up(predicted, &l);
    draw_legend(&l, s, false);
}
