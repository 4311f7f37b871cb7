#include "axis.h"

#include "palette.h"

#include <math.h>
#include <stdio.h>

float place_value(const axis* a, float value)
{
    float share =
        a->logarithmic ? logf(value / a->low) / logf(a->high / a->low) : (value - a->low) / (a->high - a->low);
    return a->from + share * (a->to - a->from);
}

/* The least of 1, 2 and 5 times a power of ten that is not below a value. */
static float round_up(float value)
{
    float power = powf(10.0f, floorf(log10f(value)));
    float share = value / power;
    return power * (share <= 1.0f ? 1.0f : share <= 2.0f ? 2.0f : share <= 5.0f ? 5.0f : 10.0f);
}

static int linear_ticks(const axis* a, float ticks[AXIS_MOST_TICKS])
{
    float pixels = fabsf(a->to - a->from), wanted = fmaxf(pixels / 80.0f, 3.0f);
    float step = fmaxf(round_up((a->high - a->low) / wanted), a->whole ? 1.0f : 0.0f);
    int count = 0;
    for (float i = ceilf(a->low / step - 0.001f) + 0.0f; i * step <= a->high * 1.00001f && count < AXIS_MOST_TICKS;
         i++)
        ticks[count++] = i * step;
    return count;
}

static int logarithmic_ticks(const axis* a, float ticks[AXIS_MOST_TICKS])
{
    static const float STEPS[3] = {1.0f, 2.0f, 5.0f};
    int count = 0;
    for (float power = powf(10.0f, floorf(log10f(a->low))); power <= a->high; power *= 10.0f)
        for (int i = 0; i < 3; i++)
            if (STEPS[i] * power >= a->low * 0.9999f && STEPS[i] * power <= a->high && count < AXIS_MOST_TICKS)
                ticks[count++] = STEPS[i] * power;
    return count;
}

int list_ticks(const axis* a, float ticks[AXIS_MOST_TICKS])
{
    if (!(a->high > a->low))
        return 0;
    return a->logarithmic ? logarithmic_ticks(a, ticks) : linear_ticks(a, ticks);
}

/* The last label of an axis must not be overlapped by the next, which must not leave the picture. */
static bool is_clear(scene* s, const scene_item* label, scene_box* last)
{
    scene_box box = find_text_box(s, label);
    scene_box roomy = {box.left - 4.0f, box.top - 1.0f, box.right + 4.0f, box.bottom + 1.0f};
    bool clear = !boxes_overlap(roomy, *last) && box.left >= 0.0f && box.right <= s->width;
    if (clear)
        *last = box;
    else
        s->count--;
    return clear;
}

void draw_axis_across(scene* s, const axis* a, float y, float far, const char* title)
{
    float ticks[AXIS_MOST_TICKS];
    scene_box last = {-1e9f, -1e9f, -1e9f, -1e9f};
    int count = list_ticks(a, ticks);
    for (int i = 0; i < count; i++)
    {
        char label[32];
        float x = place_value(a, ticks[i]);
        snprintf(label, sizeof label, "%.6g", (double)ticks[i]);
        add_line(s, x, fabsf(x - a->from) < 1.0f ? y : far, x, y + 4.0f, 1.0f, PALETTE_GRID);
        is_clear(s, add_text(s, x, y + 17.0f, AXIS_LETTERS, SCENE_MIDDLE, label), &last);
    }
    add_line(s, a->from, y, a->to, y, 1.0f, PALETTE_INK);
    float middle = (a->from + a->to) / 2;
    fit_text(s, add_text(s, middle, y + 34.0f, AXIS_LETTERS, SCENE_MIDDLE, title),
             2.0f * fminf(middle, s->width - middle) - 8.0f);
}

void draw_axis_up(scene* s, const axis* a, float x, float far, const char* title)
{
    float ticks[AXIS_MOST_TICKS], widest = 0.0f;
    scene_box last = {-1e9f, -1e9f, -1e9f, -1e9f};
    int count = list_ticks(a, ticks);
    for (int i = 0; i < count; i++)
    {
        char label[32];
        float y = place_value(a, ticks[i]);
        snprintf(label, sizeof label, "%.6g", (double)ticks[i]);
        add_line(s, x - 4.0f, y, fabsf(y - a->from) < 1.0f ? x : far, y, 1.0f, PALETTE_GRID);
        widest = fmaxf(widest, measure_text(label, AXIS_LETTERS, false));
        is_clear(s, add_text(s, x - 7.0f, y + 4.0f, AXIS_LETTERS, SCENE_RIGHT, label), &last);
    }
    add_line(s, x, a->from, x, a->to, 1.0f, PALETTE_INK);
    scene_item* item = add_text(s, x - widest - 16.0f, (a->from + a->to) / 2, AXIS_LETTERS, SCENE_MIDDLE, title);
    item->angle = 90.0f;
}
