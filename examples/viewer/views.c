#include "views.h"

#include "differences.h"
#include "gantt.h"
#include "matrix.h"
#include "palette.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum
{
    MARGIN = 16,
    PLACES = 62, /* pixels for the numbers of places */
    TIMES = 44,  /* and for the axis of time */
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
    int length =
        snprintf(words, size, "%s, %s", sk_decomposition_name(info->decomposition), tile_words(info->kernel, tile));
    if (info->fixup != SK_FIXUP_NONE && length > 0)
        length += snprintf(words + length, size - (size_t)length, ", %s", sk_fixup_name(info->fixup));
    if (info->last_wave_tiles > 0 && length > 0)
        snprintf(words + length, size - (size_t)length, ", last wave of %u tiles %s", info->last_wave_tiles,
                 tile_words(info->last_wave_kernel, tile));
}

static void number_words(const timeline* t, char* words, size_t size)
{
    const sk_plan_info* info = &t->info;
    snprintf(words, size,
             "%u tiles of %u k-iterations on %u workers, %u at a time; busy %.0f %%; ends after %.1f us (the planner "
             "predicted %.1f)",
             info->tiles, info->k_iterations, info->workers, t->wave, (double)find_utilisation(t) * 100.0,
             (double)t->total, (double)info->predicted_time);
}

/* Which colours need an explanation. */
typedef struct legend
{
    bool splits, adds, copies, sums;
} legend;

static void look_up(const timeline* t, legend* l)
{
    for (uint32_t tile = 0; tile < t->tiles; tile++)
        l->splits = l->splits || t->is_split[tile];
    for (uint64_t i = 0; i < t->count; i++)
        l->adds = l->adds || t->bars[i].done > t->bars[i].fixup;
    l->copies = l->copies || t->before > 0.0f;
    l->sums = l->sums || t->total > t->workers;
}

typedef struct swatch
{
    const char* words;
    uint32_t colour;
    bool hatched, is_drawn;
} swatch;

/* Swatches from left to right, with letters that let all fit into the picture. */
static void draw_swatches(const swatch* list, int count, scene* s)
{
    float x = MARGIN, y = s->height - 12.0f, width = 0.0f;
    for (int i = 0; i < count; i++)
        width += list[i].is_drawn ? measure_text(list[i].words, AXIS_LETTERS, false) + 37.0f : 0.0f;
    float scale = fminf((s->width - 2 * MARGIN) / width, 1.0f);
    for (int i = 0; i < count; i++)
        if (list[i].is_drawn)
        {
            add_rectangle(s, x, y - 9.0f * scale, 14.0f * scale, 11.0f * scale, list[i].colour)->hatched =
                list[i].hatched;
            add_text(s, x + 19.0f * scale, y, AXIS_LETTERS * scale, SCENE_LEFT, list[i].words);
            x += (measure_text(list[i].words, AXIS_LETTERS, false) + 37.0f) * scale;
        }
}

static void draw_legend(const legend* l, scene* s, bool tiles)
{
    const swatch list[] = {
        {"starts", lighten(tile_colour(0)), false, true},
        {"multiplies, in the colour of its tile", tile_colour(0), false, true},
        {l->splits ? "writes its tile or partial" : "writes", darken(tile_colour(0)), false, true},
        {"adds partials", PALETTE_FIXUP, false, l->adds},
        {"idle", PALETTE_IDLE, false, true},
        {"copies first", PALETTE_PASS, true, l->copies},
        {"second dispatch adds partials", PALETTE_PASS, true, l->sums},
        {"split tile of D", tile_colour(0), true, tiles && l->splits},
    };
    draw_swatches(list, sizeof list / sizeof list[0], s);
}

static void draw_title(scene* s, const char* problem, const char* preposition, const char* device)
{
    char words[320];
    snprintf(words, sizeof words, "%s, %s %s", problem, preposition, device);
    scene_item* title = add_text(s, MARGIN, 26.0f, 15.0f, SCENE_LEFT, words);
    title->bold = true;
    fit_text(s, title, s->width - 2 * MARGIN);
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
    axis times = {0.0f, g.time, bars.left, bars.right, false, false};
    draw_title(s, problem, "as on", device);
    plan_words(t, words, sizeof words);
    add_text(s, MARGIN, 46.0f, 12.0f, SCENE_LEFT, words);
    number_words(t, words, sizeof words);
    scene_item* numbers = add_text(s, MARGIN, 63.0f, 12.0f, SCENE_LEFT, words);
    numbers->colour = PALETTE_FAINT;
    fit_text(s, numbers, d.left - 3 * MARGIN);
    draw_axis_across(s, &times, bars.bottom + 2.0f, bars.bottom + 2.0f, "time, microseconds, by the cost model");
    draw_gantt(&g, s);
    draw_gantt_places(&g, s);
    draw_matrix_tiles(t, s, d);
    look_up(t, &l);
    draw_legend(&l, s, true);
}

/* A plan's bars with a line of words above them, which begins as given. */
static void draw_panel(const timeline* t, scene* s, scene_box box, float time, const char* begin)
{
    char plan[160], words[320], line[200];
    scene_box bars = {box.left, box.top + 18.0f, box.right, box.bottom};
    gantt g = make_gantt(t, bars, time);
    plan_words(t, plan, sizeof plan);
    snprintf(words, sizeof words, "%.0f us, busy %.0f %%", (double)t->total, (double)find_utilisation(t) * 100.0);
    snprintf(line, sizeof line, "%s%s", begin, plan);
    scene_item* title = add_text(s, box.left, box.top + 11.0f, 12.0f, SCENE_LEFT, line);
    title->bold = true;
    fit_text(s, title, box.right - box.left - measure_text(words, 12.0f, false) - 12.0f);
    add_text(s, box.right, box.top + 11.0f, 12.0f, SCENE_RIGHT, words);
    draw_gantt(&g, s);
    draw_gantt_places(&g, s);
}

void draw_comparison_view(const timeline* const* timelines, int count, const char* problem, const char* device,
                          scene* s)
{
    float time = 1e-3f, top = 44.0f, bottom = s->height - TIMES - LEGEND - 4.0f;
    float step = (bottom - top) / (float)count;
    size_t all = s->most_bytes;
    legend l = {0};
    draw_title(s, problem, "as on", device);
    for (int i = 0; i < count; i++)
    {
        time = fmaxf(time, timelines[i]->total);
        look_up(timelines[i], &l);
    }
    axis times = {0.0f, time, MARGIN + PLACES, s->width - MARGIN, false, false};
    draw_axis_across(s, &times, bottom, bottom, "time, microseconds, by the cost model");
    for (int i = 0; i < count; i++)
    {
        float begin = top + (float)i * step;
        scene_box box = {times.from, begin, times.to, begin + step - 12.0f};
        s->most_bytes = all * ((size_t)i + 1) / (size_t)count;
        draw_panel(timelines[i], s, box, time, "");
    }
    draw_legend(&l, s, false);
}

/* The strip below the bars of a trace, with its words above it: too low pictures have none. */
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
    float end = s->height - TIMES - LEGEND - 4.0f,
          strip = s->height >= LOWEST_WITH_WORKERS ? 0.16f * s->height : 0.0f;
    float top = 56.0f, bottom = strip > 0.0f ? end - strip - TIMES - 24.0f : end;
    float step = (bottom - top) / 2.0f, time = fmaxf(fmaxf(predicted->total, measured->total), 1e-3f);
    axis times = {0.0f, time, MARGIN + PLACES, s->width - MARGIN, false, false};
    scene_box above = {times.from, top, times.to, top + step - 12.0f};
    scene_box below = {times.from, top + step, times.to, bottom - 12.0f};
    scene_box workers = {times.from, end - strip, times.to, end};
    legend l = {0};
    size_t all = s->most_bytes;
    draw_title(s, problem, "on", device);
    scene_item* numbers = add_text(s, MARGIN, 46.0f, 12.0f, SCENE_LEFT, words);
    numbers->colour = PALETTE_FAINT;
    fit_text(s, numbers, s->width - 2 * MARGIN);
    draw_axis_across(s, &times, bottom, bottom, "time, microseconds");
    s->most_bytes = all / 2;
    draw_panel(predicted, s, above, time, "predicted: ");
    s->most_bytes = all;
    draw_panel(measured, s, below, time, "measured: ");
    if (strip > 0.0f)
        draw_worker_strip(predicted, measured, workers, s);
    look_up(predicted, &l);
    draw_legend(&l, s, false);
}
