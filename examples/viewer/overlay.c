#include "overlay.h"

#include "axis.h"
#include "palette.h"

#include <stdio.h>
#include <stdlib.h>

/* Arrived k-iterations of all tiles, from malloc(). */
static uint32_t* list_arrived(const timeline* t, float now)
{
    uint32_t* arrived = calloc(t->tiles + (size_t)1, sizeof *arrived);
    for (uint64_t i = 0; arrived && i < t->count; i++)
        if (t->bars[i].fixup <= now)
            arrived[t->segments[i].tile] += t->segments[i].k_end - t->segments[i].k_begin;
    return arrived;
}

/* Hides a tile, with the fringe that half a pixel leaves. */
static void cover(const scene_item* tile, scene* over)
{
    add_rectangle(over, tile->x - 0.5f, tile->y - 0.5f, tile->width + 1.0f, tile->height + 1.0f, 0xffffff);
    add_rectangle(over, tile->x, tile->y, tile->width, tile->height, PALETTE_IDLE);
}

static void add_counter(const scene_item* tile, uint32_t arrived, uint32_t all, bool is_split, scene* over)
{
    char words[32];
    float share = all > 0 ? (float)arrived / (float)all : 0.0f, size = tile->height * 0.4f;
    cover(tile, over);
    add_rectangle(over, tile->x, tile->y + tile->height * (1.0f - share), tile->width, tile->height * share,
                  tile->colour);
    snprintf(words, sizeof words, "%u/%u", arrived, all);
    size = size < (float)AXIS_LETTERS ? size : (float)AXIS_LETTERS;
    float width = measure_text(words, size, false) + 2.0f;
    if (!is_split || size < 6.0f || width > tile->width)
        return;
    float x = tile->x + tile->width / 2, y = tile->y + tile->height / 2 + size * 0.36f;
    add_rectangle(over, x - width / 2, y - size, width, size * 1.3f, 0xffffff);
    add_text(over, x, y, size, SCENE_MIDDLE, words);
}

void add_counters(const timeline* t, const scene* schedule, float now, scene* over)
{
    uint32_t* arrived = list_arrived(t, now);
    uint32_t* all = calloc(t->tiles + (size_t)1, sizeof *all);
    for (uint64_t i = 0; all && i < t->count; i++)
        all[t->segments[i].tile] = t->segments[i].k_iterations;
    for (size_t i = 0; arrived && all && i < schedule->count; i++)
    {
        const scene_item* item = &schedule->items[i];
        if (item->role == SCENE_TILE && arrived[item->index] < all[item->index])
            add_counter(item, arrived[item->index], all[item->index], t->is_split[item->index], over);
    }
    free(arrived);
    free(all);
}

/* Lines around an item, outside of it. */
static void add_frame(const scene_item* item, float thickness, scene* over)
{
    float left = item->x - thickness / 2, top = item->y - thickness / 2;
    float right = item->x + item->width + thickness / 2, bottom = item->y + item->height + thickness / 2;
    add_line(over, left, top, right, top, thickness, PALETTE_INK);
    add_line(over, right, top, right, bottom, thickness, PALETTE_INK);
    add_line(over, right, bottom, left, bottom, thickness, PALETTE_INK);
    add_line(over, left, bottom, left, top, thickness, PALETTE_INK);
}

/* Which tiles a worker has a part in, from malloc(). */
static bool* list_tiles(const timeline* t, uint32_t worker)
{
    bool* is_lit = calloc(t->tiles + (size_t)1, sizeof *is_lit);
    for (uint64_t i = 0; is_lit && i < t->count; i++)
        if (t->segments[i].worker == worker)
            is_lit[t->segments[i].tile] = true;
    return is_lit;
}

void add_selection(const timeline* t, const scene* schedule, uint32_t worker, bool hides, scene* over)
{
    bool* is_lit = list_tiles(t, worker);
    for (size_t i = 0; is_lit && i < schedule->count; i++)
    {
        const scene_item* item = &schedule->items[i];
        bool is_bar = item->role >= SCENE_START && item->role <= SCENE_FIXUP;
        if (is_bar && item->index < t->count && t->segments[item->index].worker == worker)
            add_frame(item, 1.2f, over);
        else if (item->role == SCENE_TILE && !is_lit[item->index] && hides)
            cover(item, over);
    }
    for (size_t i = 0; is_lit && i < schedule->count; i++)
        if (schedule->items[i].role == SCENE_TILE && is_lit[schedule->items[i].index])
            add_frame(&schedule->items[i], 2.5f, over);
    free(is_lit);
}

static uint32_t turn_colour(const scene_item* item)
{
    uint32_t red = item->colour >> 16 & 255, green = item->colour >> 8 & 255, blue = item->colour & 255;
    bool is_grey = red == green && green == blue;
    bool is_on_colour = item->kind == SCENE_TEXT && (item->colour == 0 || item->colour == 0xffffff);
    uint32_t turned = 30 + (255 - red) * 225 / 255;
    if (is_grey)
        return is_on_colour ? item->colour : turned << 16 | turned << 8 | turned;
    return item->kind == SCENE_RECTANGLE ? item->colour : item->colour == PALETTE_FIRST ? 0x66aaee : item->colour;
}

void turn_dark(scene* s)
{
    for (size_t i = 0; i < s->count; i++)
        s->items[i].colour = turn_colour(&s->items[i]);
}
