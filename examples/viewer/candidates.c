#include "candidates.h"

#include "axis.h"
#include "duration.h"
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
    MOST = 256,
    LABEL_GAP = 5, /* pixels between a bar and its times */
    LABEL_END = 8  /* and behind these */
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
    int length = snprintf(words, size, "%s, %s, %u workers", kernel,
                          sk_word(SK_WORDS_DECOMPOSITION, info->decomposition), info->workers);
    if (info->fixup != SK_FIXUP_NONE && length > 0)
        length += snprintf(words + length, size - (size_t)length, ", %s", sk_word(SK_WORDS_FIXUP, info->fixup));
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
    duration_unit unit;
} ranking;

static float time_of(const ranking* r, uint32_t index)
{
    return index < r->timed ? r->times[index].time : 0.0f;
}

/* Where a time ends on an axis of the ranking's unit. */
static float place_end(const ranking* r, const axis* times, float time)
{
    return place_value(times, time / r->unit.size);
}

static void draw_bar(scene* s, scene_box box, uint32_t colour, uint32_t index)
{
    scene_item* bar =
        add_rectangle(s, box.left, box.top, fmaxf(box.right - box.left, 0.5f), box.bottom - box.top, colour);
    bar->role = SCENE_DATUM;
    bar->index = index;
}

/* The times of a row: predicted / measured. */
static void time_words(const ranking* r, uint32_t index, char words[64])
{
    float time = time_of(r, index);
    int length = format_duration(words, 64, r->candidates[index].info.predicted_time, r->unit);
    bool is_wrong = index < r->timed && r->times[index].is_wrong;
    if (is_wrong || time > 0.0f)
        length += snprintf(words + length, 64 - (size_t)length, " / ");
    if (is_wrong)
        snprintf(words + length, 64 - (size_t)length, "wrong");
    else if (time > 0.0f)
        format_duration(words + length, 64 - (size_t)length, time, r->unit);
}

static void draw_row(const ranking* r, const axis* times, scene* s, float y, uint32_t index)
{
    char words[256];
    const sk_plan_info* info = &r->candidates[index].info;
    float time = time_of(r, index), half = (ROW - 4.0f) / 2;
    plan_words(info, s->width < LEAST ? find_tile(info->kernel) : info->kernel, words, sizeof words);
    scene_item* text = add_text(s, times->from - 8.0f, y + 12.0f, AXIS_LETTERS, SCENE_RIGHT, words);
    fit_text(s, text, times->from - 24.0f);
    float predicted_end = place_end(r, times, info->predicted_time), end = place_end(r, times, time);
    scene_box box = {times->from, y + 2.0f, predicted_end, y + 2.0f + (time > 0.0f ? half : 2 * half)};
    draw_bar(s, box, index == 0 ? PALETTE_FIRST : PALETTE_MERGED, index);
    scene_box below = {times->from, y + 2.0f + half, end, y + 2.0f + 2 * half};
    if (time > 0.0f)
        draw_bar(s, below, PALETTE_SECOND, index);
    time_words(r, index, words);
    add_text(s, fmaxf(predicted_end, end) + LABEL_GAP, y + 12.0f, AXIS_LETTERS, SCENE_LEFT, words);
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
    char chosen[32], fastest[32];
    uint32_t best = find_fastest(r->times, r->timed), wrong = 0;
    for (uint32_t i = 0; i < r->timed; i++)
        wrong += r->times[i].is_wrong;
    if (wrong > 0)
        snprintf(words, size, "%u of %u results are wrong", wrong, r->timed);
    else if (best == r->timed || !(r->times[0].time > 0.0f))
        snprintf(words, size, "the planner's choice could not be timed");
    else
    {
        format_duration(chosen, sizeof chosen, r->times[0].time, r->unit);
        format_duration(fastest, sizeof fastest, r->times[best].time, r->unit);
        snprintf(words, size, "measured: the planner's choice %s %s, the best of %u (number %u) %s %s: regret %.3f",
                 chosen, r->unit.sign, r->timed, best + 1, fastest, r->unit.sign,
                 (double)(r->times[0].time / r->times[best].time));
    }
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

static void draw(const ranking* r, float longest, const char* title, scene* s)
{
    char words[96];
    float widest = 0.0f, top = 64.0f, bottom = top + ROW * (float)r->drawn + 4.0f;
    for (uint32_t i = 0; i < r->drawn; i++)
    {
        time_words(r, i, words);
        widest = fmaxf(widest, measure_text(words, AXIS_LETTERS, false));
    }
    float right = s->width - widest - LABEL_GAP - LABEL_END;
    axis times = {0.0f, longest / r->unit.size, fminf(WORDS, 0.5f * s->width), right, false, false};
    draw_head(r, title, s);
    snprintf(words, sizeof words,
             r->timed > 0 ? "time, %s: predicted (above) / measured (below)" : "predicted time, %s", r->unit.name);
    draw_axis_across(s, &times, bottom, top, words);
    for (uint32_t i = 0; i < r->drawn; i++)
        draw_row(r, &times, s, top + ROW * (float)i, i);
}

static float find_longest(const ranking* r)
{
    float longest = 1e-3f;
    for (uint32_t i = 0; i < r->drawn; i++)
        longest = fmaxf(longest, fmaxf(r->candidates[i].info.predicted_time, time_of(r, i)));
    return longest;
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
    sk_result result = sk_explain_gemm_plan(context, desc, &all, NULL);
    if (result != SK_SUCCESS)
        return result;
    uint32_t count = all < room ? all : room;
    sk_candidate* candidates = calloc(count + 1, sizeof *candidates);
    if (!candidates)
        return SK_ERROR_OUT_OF_HOST_MEMORY;
    result = sk_explain_gemm_plan(context, desc, &count, candidates);
    if (result >= SK_SUCCESS)
    {
        ranking r = {candidates, count, all, times, timed, find_duration_unit(0.0f)};
        float longest = find_longest(&r);
        r.unit = find_duration_unit(longest);
        snprintf(title, sizeof title, "Candidates for %s, %s %s", problem, timed > 0 ? "on" : "as on", device);
        draw(&r, longest, title, s);
        result = SK_SUCCESS;
    }
    free(candidates);
    return result;
}
