#include "speedups.h"

#include "axis.h"
#include "palette.h"

#include <math.h>
#include <stdio.h>

const char* const SPEEDUPS_NAMES[SPEEDUPS_PLANS] = {"auto", "split-k", "stream-k", "hybrid-1"};

static const uint32_t COLOURS[SPEEDUPS_PLANS] = {PALETTE_FIRST, PALETTE_MERGED, PALETTE_SECOND, 0xeecc66};

enum
{
    ROW = 34,     /* pixels */
    BAR = 7,      /* of each plan */
    TOP = 72,     /* of the first row */
    LEFT = 350,   /* of the bars */
    NUMBERS = 76, /* a column of them */
    LEAST = 640,  /* of a picture whose bars have room for the legend */
    LEAST_AXIS = 2
};

static float speed_of(const speedup* row, int plan)
{
    return row->times[plan] > 0.0f ? row->baseline / row->times[plan] : 0.0f;
}

static float find_mean(const speedup* rows, uint32_t count)
{
    float sum = 0.0f, summed = 0.0f;
    for (uint32_t i = 0; i < count; i++)
        if (speed_of(&rows[i], 0) > 0.0f)
        {
            sum += logf(speed_of(&rows[i], 0));
            summed += 1.0f;
        }
    return summed > 0.0f ? expf(sum / summed) : 0.0f;
}

static void draw_head(const speedup* rows, uint32_t count, uint32_t expected, const char* title, scene* s)
{
    char words[128];
    uint32_t wrong = 0;
    bool is_narrow = s->width < LEAST;
    float mean = find_mean(rows, count), x = is_narrow ? 16.0f : LEFT, y = is_narrow ? 62.0f : 46.0f;
    for (uint32_t i = 0; i < count; i++)
        wrong += rows[i].is_wrong;
    scene_item* item = add_text(s, 16.0f, 26.0f, 15.0f, SCENE_LEFT, title);
    item->bold = true;
    fit_text(s, item, s->width - 32.0f);
    int length = snprintf(words, sizeof words, "%u of %u products", count, expected);
    if (wrong > 0)
        snprintf(words + length, sizeof words - (size_t)length, ", %u WRONG", wrong);
    else if (mean > 0.0f)
        snprintf(words + length, sizeof words - (size_t)length, ", auto %.3f times as fast in the mean",
                 (double)mean);
    fit_text(s, add_text(s, 16.0f, 46.0f, 12.0f, SCENE_LEFT, words), LEFT - 24.0f);
    for (int plan = 0; plan < SPEEDUPS_PLANS; plan++)
    {
        add_rectangle(s, x, y - 8.0f, 10.0f, 8.0f, COLOURS[plan]);
        add_text(s, x + 14.0f, y, AXIS_LETTERS, SCENE_LEFT, SPEEDUPS_NAMES[plan]);
        x += 34.0f + measure_text(SPEEDUPS_NAMES[plan], AXIS_LETTERS, false);
    }
}

static void draw_words(const speedup* row, scene* s, float y)
{
    char words[64];
    fit_text(s, add_text(s, 16.0f, y + 20.0f, AXIS_LETTERS, SCENE_LEFT, row->product), LEFT - 2.0f * NUMBERS - 32.0f);
    if (!(row->times[0] > 0.0f))
        return;
    snprintf(words, sizeof words, row->times[0] < 1e3f ? "%.4g us" : "%.0f us", (double)row->times[0]);
    fit_text(s, add_text(s, LEFT - NUMBERS - 16.0f, y + 20.0f, AXIS_LETTERS, SCENE_RIGHT, words), NUMBERS - 8.0f);
    snprintf(words, sizeof words, row->rate < 1.0f ? "%.3g GFLOP/s" : "%.3g TFLOP/s",
             (double)(row->rate < 1.0f ? row->rate * 1e3f : row->rate));
    fit_text(s, add_text(s, LEFT - 8.0f, y + 20.0f, AXIS_LETTERS, SCENE_RIGHT, words), NUMBERS);
}

static void draw_row(const speedup* row, const axis* times, scene* s, float y, uint32_t index)
{
    char words[32];
    draw_words(row, s, y);
    if (row->is_wrong || *row->note)
        fit_text(s,
                 add_text(s, LEFT + 6.0f, y + 20.0f, AXIS_LETTERS, SCENE_LEFT, row->is_wrong ? "wrong" : row->note),
                 s->width - LEFT - 20.0f);
    for (int plan = 0; plan < SPEEDUPS_PLANS && !row->is_wrong && !*row->note; plan++)
    {
        float speed = speed_of(row, plan);
        scene_item* bar = add_rectangle(s, times->from, y + 2.0f + BAR * (float)plan,
                                        fmaxf(place_value(times, speed) - times->from, 0.0f), BAR, COLOURS[plan]);
        bar->role = SCENE_DATUM;
        bar->index = index;
    }
    snprintf(words, sizeof words, "%.2f", (double)speed_of(row, 0));
    if (!row->is_wrong && !*row->note)
        add_text(s, s->width - 8.0f, y + 20.0f, AXIS_LETTERS, SCENE_RIGHT, words);
}

void draw_speedups(const speedup* rows, uint32_t count, uint32_t expected, const char* title, scene* s)
{
    uint32_t room = (uint32_t)fmaxf((s->height - TOP - 60.0f) / ROW, 1.0f);
    uint32_t first = count > room ? count - room : 0;
    float most = LEAST_AXIS, bottom = TOP + ROW * (float)(count - first) + 4.0f;
    draw_head(rows, count, expected, title, s);
    if (count == 0)
        return;
    for (uint32_t i = first; i < count; i++)
        for (int plan = 0; plan < SPEEDUPS_PLANS; plan++)
            most = fmaxf(most, speed_of(&rows[i], plan));
    axis times = {0.0f, most, LEFT, s->width - 46.0f, false, false};
    draw_axis_across(s, &times, bottom, TOP, "times as fast as data-parallel");
    for (uint32_t i = first; i < count; i++)
        draw_row(&rows[i], &times, s, TOP + ROW * (float)(i - first), i);
    float one = place_value(&times, 1.0f);
    add_line(s, one, TOP, one, bottom, 1.2f, PALETTE_INK);
}
