#include "candidates.h"

#include "axis.h"
#include "heading.h"
#include "palette.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    ROW = 18,    /* pixels */
    WORDS = 500, /* for what a plan is, at most */
    LEAST = 600, /* of a picture that has room for a kernel's whole name */
    MOST = 256
};

/* "160x192x64_coop" of a kernel's name. */
static const char* find_tile(const char* kernel)
{
    const char* tile = strrchr(kernel, '_');
    while (tile && tile > kernel && tile[-1] != '_')
        tile--;
    return tile ? tile : kernel;
}

static void plan_words(const sk_plan_info* info, const char* kernel, char* words, size_t size)
{
    int length = snprintf(words, size, "%s, %s, %u workers", kernel, sk_decomposition_name(info->decomposition),
                          info->workers);
    if (info->fixup != SK_FIXUP_NONE && length > 0)
        length += snprintf(words + length, size - (size_t)length, ", %s", sk_fixup_name(info->fixup));
    if (info->packing != SK_PACKING_NEVER && length > 0)
        snprintf(words + length, size - (size_t)length, ", copies");
}

/* What is drawn, of how many, and what was measured. */
typedef struct ranking
{
    const sk_candidate* candidates;
    uint32_t drawn, count;
    const measured* times;
    uint32_t timed;
} ranking;

static float time_of(const ranking* r, uint32_t index)
{
    return index < r->timed ? r->times[index].time : 0.0f;
}

static void draw_bar(const axis* times, scene* s, scene_box box, float time, uint32_t colour, uint32_t index)
{
    scene_item* bar = add_rectangle(s, box.left, box.top, fmaxf(place_value(times, time) - box.left, 0.5f),
                                    box.bottom - box.top, colour);
    bar->role = SCENE_DATUM;
    bar->index = index;
}

static void label_row(const axis* times, scene* s, float y, float predicted, float time, bool is_wrong)
{
    char words[64];
    int length = snprintf(words, sizeof words, "%.4g", (double)predicted);
    if (is_wrong)
        snprintf(words + length, sizeof words - (size_t)length, " / wrong");
    else if (time > 0.0f)
        snprintf(words + length, sizeof words - (size_t)length, " / %.4g", (double)time);
    add_text(s, place_value(times, fmaxf(predicted, time)) + 5.0f, y + 12.0f, AXIS_LETTERS, SCENE_LEFT, words);
}

static void draw_row(const ranking* r, const axis* times, scene* s, float y, uint32_t index)
{
    char words[256];
    const sk_plan_info* info = &r->candidates[index].info;
    float time = time_of(r, index), half = (ROW - 4.0f) / 2;
    plan_words(info, s->width < LEAST ? find_tile(info->kernel) : info->kernel, words, sizeof words);
    scene_item* text = add_text(s, times->from - 8.0f, y + 12.0f, AXIS_LETTERS, SCENE_RIGHT, words);
    fit_text(s, text, times->from - 24.0f);
    scene_box box = {times->from, y + 2.0f, 0.0f, y + 2.0f + (time > 0.0f ? half : 2 * half)};
    draw_bar(times, s, box, info->predicted_time, index == 0 ? PALETTE_FIRST : PALETTE_MERGED, index);
    scene_box below = {times->from, y + 2.0f + half, 0.0f, y + 2.0f + 2 * half};
    if (time > 0.0f)
        draw_bar(times, s, below, time, PALETTE_SECOND, index);
    label_row(times, s, y, info->predicted_time, time, index < r->timed && r->times[index].is_wrong);
}

uint32_t find_fastest(const measured* times, uint32_t timed)
{
    uint32_t best = timed;
    for (uint32_t i = 0; i < timed; i++)
        if (times[i].time > 0.0f && !times[i].is_wrong && (best == timed || times[i].time < times[best].time))
            best = i;
    return best;
}

/* What the measurement says of the planner's choice. */
static void regret_words(const ranking* r, char* words, size_t size)
{
    uint32_t best = find_fastest(r->times, r->timed), wrong = 0;
    for (uint32_t i = 0; i < r->timed; i++)
        wrong += r->times[i].is_wrong;
    if (wrong > 0)
        snprintf(words, size, "%u of %u results are wrong", wrong, r->timed);
    else if (best == r->timed || !(r->times[0].time > 0.0f))
        snprintf(words, size, "the planner's choice could not be timed");
    else
        snprintf(words, size,
                 "measured: the planner's choice %.4g us, the best of %u (number %u) %.4g us: regret %.3f",
                 (double)r->times[0].time, r->timed, best + 1, (double)r->times[best].time,
                 (double)(r->times[0].time / r->times[best].time));
}

static void draw_head(const ranking* r, const char* title, scene* s)
{
    char words[160];
    draw_heading(s, title);
    snprintf(words, sizeof words, "the fastest %u of %u plans that the planner weighs", r->drawn, r->count);
    add_text(s, 16.0f, 46.0f, 12.0f, SCENE_LEFT, words);
    if (r->timed == 0)
        return;
    float right = 16.0f + measure_text(words, 12.0f, false);
    regret_words(r, words, sizeof words);
    scene_item* item = add_text(s, s->width - 16.0f, 46.0f, 12.0f, SCENE_RIGHT, words);
    item->bold = true;
    fit_text(s, item, s->width - 40.0f - right);
}

static void draw(const ranking* r, const char* title, scene* s)
{
    float longest = 1e-3f, top = 64.0f, bottom = top + ROW * (float)r->drawn + 4.0f;
    for (uint32_t i = 0; i < r->drawn; i++)
        longest = fmaxf(longest, fmaxf(r->candidates[i].info.predicted_time, time_of(r, i)));
    float right = s->width - (r->timed > 0 ? 110.0f : 70.0f);
    axis times = {0.0f, longest, fminf(WORDS, 0.5f * s->width), right, false, false};
    draw_head(r, title, s);
    draw_axis_across(s, &times, bottom, top,
                     r->timed > 0 ? "time, microseconds: predicted (above) / measured (below)"
                                  : "predicted time, microseconds");
    for (uint32_t i = 0; i < r->drawn; i++)
        draw_row(r, &times, s, top + ROW * (float)i, i);
}

uint32_t count_candidates_drawn(const scene* s)
{
    return (uint32_t)fminf(fmaxf((s->height - 110.0f) / ROW, 1.0f), MOST);
}

sk_result draw_candidates_view(const sk_context* context, const sk_gemm_desc* desc, const char* problem,
                               const char* device, const measured* times, uint32_t timed, scene* s)
{
    char title[400];
    uint32_t all = 0, room = count_candidates_drawn(s);
    sk_result result = sk_explain_plan(context, desc, &all, NULL);
    if (result != SK_SUCCESS)
        return result;
    uint32_t count = all < room ? all : room;
    sk_candidate* candidates = calloc(count + 1, sizeof *candidates);
    if (!candidates)
        return SK_ERROR_OUT_OF_HOST_MEMORY;
    result = sk_explain_plan(context, desc, &count, candidates);
    if (result >= SK_SUCCESS)
    {
        ranking r = {candidates, count, all, times, timed};
        snprintf(title, sizeof title, "%s, %s %s", problem, timed > 0 ? "on" : "as on", device);
        draw(&r, title, s);
        result = SK_SUCCESS;
    }
    free(candidates);
    return result;
}
