#include "candidates.h"

#include "axis.h"
#include "palette.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum
{
    ROW = 18,    /* pixels */
    WORDS = 500, /* for what a plan is */
    MOST = 256
};

static void plan_words(const sk_plan_info* info, char* words, size_t size)
{
    int length = snprintf(words, size, "%s, %s, %u workers", info->kernel, sk_decomposition_name(info->decomposition),
                          info->workers);
    if (info->fixup != SK_FIXUP_NONE && length > 0)
        length += snprintf(words + length, size - (size_t)length, ", %s", sk_fixup_name(info->fixup));
    if (info->packing != SK_PACKING_NEVER && length > 0)
        snprintf(words + length, size - (size_t)length, ", copies");
}

static void draw_row(const axis* times, scene* s, float y, const sk_candidate* candidate, uint32_t index)
{
    char words[256], time[48];
    float end = place_value(times, candidate->info.predicted_time);
    plan_words(&candidate->info, words, sizeof words);
    scene_item* text = add_text(s, times->from - 8.0f, y + 12.0f, AXIS_LETTERS, SCENE_RIGHT, words);
    fit_text(s, text, WORDS - 24.0f);
    scene_item* bar = add_rectangle(s, times->from, y + 2.0f, fmaxf(end - times->from, 0.5f), ROW - 4.0f,
                                    index == 0 ? PALETTE_FIRST : PALETTE_MERGED);
    bar->role = SCENE_DATUM;
    bar->index = index;
    snprintf(time, sizeof time, "%.4g", (double)candidate->info.predicted_time);
    add_text(s, end + 5.0f, y + 12.0f, AXIS_LETTERS, SCENE_LEFT, time);
}

static void draw(const sk_candidate* candidates, uint32_t drawn, uint32_t count, const char* title, scene* s)
{
    char words[96];
    float longest = 1e-3f, top = 64.0f, bottom = top + ROW * (float)drawn + 4.0f;
    for (uint32_t i = 0; i < drawn; i++)
        longest = fmaxf(longest, candidates[i].info.predicted_time);
    axis times = {0.0f, longest, WORDS, s->width - 70.0f, false};
    scene_item* item = add_text(s, 16.0f, 26.0f, 15.0f, SCENE_LEFT, title);
    item->bold = true;
    fit_text(s, item, s->width - 32.0f);
    snprintf(words, sizeof words, "the fastest %u of %u plans that the planner weighs", drawn, count);
    add_text(s, 16.0f, 46.0f, 12.0f, SCENE_LEFT, words);
    draw_axis_across(s, &times, bottom, top, "predicted time, microseconds");
    for (uint32_t i = 0; i < drawn; i++)
        draw_row(&times, s, top + ROW * (float)i, &candidates[i], i);
}

sk_result draw_candidates_view(const sk_context* context, const sk_gemm_desc* desc, const char* problem,
                               const char* device, scene* s)
{
    char title[400];
    uint32_t all = 0, room = (uint32_t)fminf(fmaxf((s->height - 110.0f) / ROW, 1.0f), MOST);
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
        snprintf(title, sizeof title, "%s, as on %s", problem, device);
        draw(candidates, count, all, title, s);
        result = SK_SUCCESS;
    }
    free(candidates);
    return result;
}
