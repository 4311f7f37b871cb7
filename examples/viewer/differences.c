#include "differences.h"

#include "palette.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LEAST_HEIGHT 0.5f /* pixels of a bar */

static void sum_up(differences* d, const timeline* predicted, const timeline* measured)
{
    double sum = 0.0;
    for (uint64_t i = 0; i < measured->count; i++)
    {
        const bar *is = &measured->bars[i], *was = &predicted->bars[i];
        d->times[measured->segments[i].worker] += (is->done - is->begin) - (was->done - was->begin);
    }
    for (uint32_t i = 0; i < d->count; i++)
    {
        d->least = i == 0 ? d->times[i] : fminf(d->least, d->times[i]);
        d->greatest = i == 0 ? d->times[i] : fmaxf(d->greatest, d->times[i]);
        sum += (double)d->times[i];
    }
    d->average = d->count > 0 ? (float)(sum / d->count) : 0.0f;
}

bool open_differences(differences* d, const timeline* predicted, const timeline* measured)
{
    memset(d, 0, sizeof *d);
    for (uint64_t i = 0; i < measured->count; i++)
        d->count = measured->segments[i].worker >= d->count ? measured->segments[i].worker + 1 : d->count;
    d->times = calloc((size_t)d->count + 1, sizeof *d->times);
    if (d->times)
        sum_up(d, predicted, measured);
    return d->times != NULL;
}

void close_differences(differences* d)
{
    free(d->times);
    memset(d, 0, sizeof *d);
}

/* How many workers a bar stands for. */
static uint32_t count_together(const differences* d, float width)
{
    uint32_t most = (uint32_t)fmaxf(width, 1.0f);
    return (d->count + most - 1) / most;
}

/* The bar of the workers from `first` on, up to `end`. */
static void draw_bar(const differences* d, const axis* across, const axis* up, uint32_t first, uint32_t end, scene* s)
{
    float least = 0.0f, greatest = 0.0f;
    for (uint32_t i = first; i < end; i++)
    {
        least = fminf(least, d->times[i]);
        greatest = fmaxf(greatest, d->times[i]);
    }
    bool is_merged = end - first > 1;
    uint32_t colour = is_merged ? PALETTE_MERGED : greatest > 0.0f ? PALETTE_SECOND : PALETTE_FIRST;
    float left = place_value(across, (float)first - 0.5f), right = place_value(across, (float)end - 0.5f);
    float top = place_value(up, greatest), bottom = place_value(up, least);
    float gap = right - left >= 3.0f ? fminf(0.15f * (right - left), 4.0f) : 0.0f;
    scene_item* item =
        add_rectangle(s, left + gap / 2, top, right - left - gap, fmaxf(bottom - top, LEAST_HEIGHT), colour);
    item->role = SCENE_DATUM;
    item->index = first;
}

void draw_differences(const differences* d, scene_box box, scene* s)
{
    float least = fminf(d->least, 0.0f), greatest = fmaxf(d->greatest, 0.0f), room = 0.05f * (greatest - least);
    axis up = {least - room, greatest + room, box.bottom, box.top, false, false};
    axis across = {-0.5f, (float)d->count - 0.5f, box.left, box.right, false, true};
    uint32_t together = count_together(d, box.right - box.left);
    if (!(up.high > up.low))
        up.high = up.low + 1.0f;
    draw_axis_across(s, &across, box.bottom, box.bottom, together > 1 ? "worker (a bar for several)" : "worker");
    draw_axis_up(s, &up, box.left, box.right, "microseconds");
    for (uint32_t i = 0; i < d->count; i += together)
        draw_bar(d, &across, &up, i, i + together < d->count ? i + together : d->count, s);
    float zero = place_value(&up, 0.0f);
    add_line(s, box.left, zero, box.right, zero, 1.0f, PALETTE_INK);
}

void describe_difference(const differences* d, uint32_t first, float width, char* words, size_t size)
{
    static const char WHAT[] = "microseconds, measured minus predicted";
    uint32_t together = count_together(d, width), end = first + together < d->count ? first + together : d->count;
    *words = 0;
    if (first >= end)
        return;
    float least = d->times[first], greatest = d->times[first];
    for (uint32_t i = first; i < end; i++)
    {
        least = fminf(least, d->times[i]);
        greatest = fmaxf(greatest, d->times[i]);
    }
    if (end - first > 1)
        snprintf(words, size, "workers %u to %u: %+.2f to %+.2f %s", first, end - 1, (double)least, (double)greatest,
                 WHAT);
    else
        snprintf(words, size, "worker %u: %+.2f %s", first, (double)least, WHAT);
}
