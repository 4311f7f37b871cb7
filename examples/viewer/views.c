#include "views.h"

#include "gantt.h"
#include "matrix.h"
#include "palette.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum
{
    MARGIN = 16,
    LEAST_LETTERS = 9, /* pixels that can be read */
    PLACES = 62,       /* pixels for the numbers of places */
    TIMES = 44,        /* and for the axis of time */
    LEGEND = 26,
    ENTRIES = 8,  /* of the legend, at most */
    SWATCH = 19,  /* pixels of an entry before its words, */
    GAP = 18,     /* and after them, */
    BRIEF_GAP = 8 /* or in narrow pictures */
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

/* The numbers in few words. */
static void brief_words(const timeline* t, char* words, size_t size)
{
    snprintf(words, size, "%u tiles, %u workers, busy %.0f %%, %.1f us", t->info.tiles, t->info.workers,
             (double)find_utilisation(t) * 100.0, (double)t->total);
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

/* An entry of the legend, in all words and in as few as it needs. */
typedef struct entry
{
    uint32_t colour;
    bool hatched;
    const char *words, *brief;
} entry;

static int list_entries(const legend* l, bool tiles, entry list[ENTRIES])
{
    const uint32_t own = tile_colour(0);
    const entry all[ENTRIES] = {
        {lighten(own), false, "starts", "starts"},
        {own, false, "multiplies, in the colour of its tile", "multiplies"},
        {darken(own), false, l->splits ? "writes its tile or partial" : "writes", "writes"},
        {PALETTE_FIXUP, false, "adds partials", "adds"},
        {PALETTE_IDLE, false, "idle", "idle"},
        {PALETTE_PASS, true, "copies first", "copies"},
        {PALETTE_PASS, true, "second dispatch adds partials", "then adds"},
        {own, true, "split tile of D", "split"},
    };
    const bool is_there[ENTRIES] = {true, true, true, l->adds, true, l->copies, l->sums, tiles && l->splits};
    int count = 0;
    for (int i = 0; i < ENTRIES; i++)
        if (is_there[i])
            list[count++] = all[i];
    return count;
}

static float draw_swatch(scene* s, float x, float y, const entry* e, const char* words)
{
    add_rectangle(s, x, y - 9.0f, 14.0f, 11.0f, e->colour)->hatched = e->hatched;
    add_text(s, x + SWATCH, y, AXIS_LETTERS, SCENE_LEFT, words);
    return x + SWATCH + measure_text(words, AXIS_LETTERS, false);
}

static void draw_legend(const legend* l, scene* s, bool tiles)
{
    entry list[ENTRIES];
    int count = list_entries(l, tiles, list);
    float x = MARGIN, y = s->height - 12.0f, width = MARGIN;
    for (int i = 0; i < count; i++)
        width += SWATCH + GAP + measure_text(list[i].words, AXIS_LETTERS, false);
    bool is_brief = width > s->width;
    for (int i = 0; i < count; i++)
        x = draw_swatch(s, x, y, &list[i], is_brief ? list[i].brief : list[i].words) + (is_brief ? BRIEF_GAP : GAP);
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
    axis times = {0.0f, g.time, bars.left, bars.right, false};
    draw_title(s, problem, "as on", device);
    plan_words(t, words, sizeof words);
    add_text(s, MARGIN, 46.0f, 12.0f, SCENE_LEFT, words);
    number_words(t, words, sizeof words);
    if (measure_text(words, LEAST_LETTERS, false) > d.left - 3 * MARGIN)
        brief_words(t, words, sizeof words);
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

/* The bars of a panel, below its line of words. */
static scene_box find_bars(scene_box panel)
{
    scene_box bars = {panel.left, panel.top + 18.0f, panel.right, panel.bottom};
    return bars;
}

/* A plan's bars with a line of words above them, which begins as given. */
static void draw_panel(const timeline* t, scene* s, scene_box box, float time, const char* begin)
{
    char plan[160], words[320], line[200];
    scene_box bars = find_bars(box);
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
    legend l = {0};
    draw_title(s, problem, "as on", device);
    for (int i = 0; i < count; i++)
    {
        time = fmaxf(time, timelines[i]->total);
        look_up(timelines[i], &l);
    }
    axis times = {0.0f, time, MARGIN + PLACES, s->width - MARGIN, false};
    draw_axis_across(s, &times, bottom, bottom, "time, microseconds, by the cost model");
    for (int i = 0; i < count; i++)
    {
        float begin = top + (float)i * step;
        scene_box box = {times.from, begin, times.to, begin + step - 12.0f};
        draw_panel(timelines[i], s, box, time, "");
    }
    draw_legend(&l, s, false);
}

/* The two panels of a trace. */
static void find_panels(const scene* s, scene_box* above, scene_box* below)
{
    float top = 56.0f, bottom = s->height - TIMES - LEGEND - 4.0f, step = (bottom - top) / 2.0f;
    scene_box first = {MARGIN + PLACES, top, s->width - MARGIN, top + step - 12.0f};
    scene_box second = {MARGIN + PLACES, top + step, s->width - MARGIN, bottom - 12.0f};
    *above = first;
    *below = second;
}

void find_trace_bars(const scene* s, scene_box* predicted, scene_box* measured)
{
    find_panels(s, predicted, measured);
    *predicted = find_bars(*predicted);
    *measured = find_bars(*measured);
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

void draw_trace_view(const timeline* predicted, const timeline* measured, const char* words, const char* problem,
                     const char* device, scene* s)
{
    float bottom = s->height - TIMES - LEGEND - 4.0f;
    float time = fmaxf(fmaxf(predicted->total, measured->total), 1e-3f);
    axis times = {0.0f, time, MARGIN + PLACES, s->width - MARGIN, false};
    scene_box above, below;
    legend l = {0};
    find_panels(s, &above, &below);
    draw_title(s, problem, "on", device);
    draw_parts(s, words);
    draw_axis_across(s, &times, bottom, bottom, "time, microseconds");
    draw_panel(predicted, s, above, time, "predicted: ");
    draw_panel(measured, s, below, time, "measured: ");
    look_up(predicted, &l);
    draw_legend(&l, s, false);
}
