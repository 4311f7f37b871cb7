#include "gantt.h"

#include "colouring.h"
#include "palette.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum
{
    ROLES = SCENE_MERGED + 1,
    KEYS = ROLES * PALETTE_TILES, /* kinds of pieces: role and colour */
    LEAST_LETTERS = 7             /* pixels of a number */
};

#define SHORTEST_STEP 1.5f /* pixels; of starting, writing and adding */
#define LOWEST_ROW 2.0f    /* pixels; of places whose bars have such shades */

/* A rectangle that waits for those of its colour. */
typedef struct piece
{
    float x, y, width, height;
    uint32_t segment;
    uint16_t key;
} piece;

typedef struct pieces
{
    piece* list;
    size_t count, capacity;
} pieces;

gantt make_gantt(const timeline* t, scene_box box, float time)
{
    gantt g = {t, box, time, 1, 0.0f, 1.0f};
    float height = box.bottom - box.top;
    uint32_t most = (uint32_t)fmaxf(height, 1.0f);
    uint32_t places = t->wave ? t->wave : 1;
    g.every = (places + most - 1) / most;
    uint32_t rows = (places + g.every - 1) / g.every;
    g.row = height / (float)rows;
    return g;
}

float place_time(const gantt* g, float time)
{
    return g->box.left + time / g->time * (g->box.right - g->box.left);
}

/* What of a row is bar, and not gap. */
static float bar_height(const gantt* g)
{
    return g->row >= 3.0f ? g->row - fminf(1.0f + g->row * 0.08f, 4.0f) : g->row;
}

static void add_piece(pieces* p, const gantt* g, const bar* b, scene_role role, float from, float to)
{
    const timeline* t = g->t;
    if (p->count == p->capacity || !(to > from))
        return;
    piece* added = &p->list[p->count++];
    added->x = from;
    added->width = to - from;
    added->y = g->box.top + (float)(b->place / g->every) * g->row;
    added->height = bar_height(g);
    added->segment = b->segment;
    uint32_t colour = role == SCENE_MERGED || role == SCENE_FIXUP ? 0 : choose_colour(t, &t->segments[b->segment]);
    added->key = (uint16_t)((uint32_t)role * PALETTE_TILES + colour);
}

/* The steps of a segment. The short ones are part of the next longer one. */
static void add_bar(pieces* p, const gantt* g, const bar* b)
{
    float begin = place_time(g, b->begin), multiply = place_time(g, b->multiply), end = place_time(g, b->end);
    float fixup = place_time(g, b->fixup), done = place_time(g, b->done);
    float gap = done - begin > 6.0f ? 1.0f : 0.0f;
    bool is_thin = g->row < LOWEST_ROW;
    if (multiply - begin < SHORTEST_STEP || is_thin)
        multiply = begin;
    if (fixup - end < SHORTEST_STEP || is_thin)
        end = fixup;
    if (done - fixup < SHORTEST_STEP && done > fixup)
        end = fixup = done;
    add_piece(p, g, b, SCENE_START, begin, multiply);
    add_piece(p, g, b, SCENE_MULTIPLY, multiply, fmaxf(end == done ? end - gap : end, multiply + 0.01f));
    add_piece(p, g, b, SCENE_END, end, fixup == done ? fixup - gap : fixup);
    add_piece(p, g, b, SCENE_FIXUP, fixup, done - gap);
}

/* Bars of a place that follow each other within a pixel become one. Returns the first bar after them. */
static size_t add_merged(pieces* p, const gantt* g, const uint32_t* order, size_t first, size_t end)
{
    const bar* bars = g->t->bars;
    const bar* b = &bars[order[first]];
    float from = place_time(g, b->begin), to = place_time(g, b->done);
    size_t i = first + 1;
    for (; i < end && bars[order[i]].place == b->place; i++)
    {
        const bar* next = &bars[order[i]];
        bool is_short = place_time(g, next->done) - place_time(g, next->begin) < g->shortest;
        if (!is_short || place_time(g, next->begin) - to > g->shortest / 2)
            break;
        to = place_time(g, next->done);
    }
    add_piece(p, g, b, SCENE_MERGED, from, to);
    return i;
}

/* The bars by places, those of one in the order of time: in which they are listed. */
static uint32_t* order_bars(const timeline* t)
{
    uint32_t* order = malloc(((size_t)t->count + 1) * sizeof *order);
    size_t* begins = calloc((size_t)t->places + 2, sizeof *begins);
    if (order && begins)
    {
        for (size_t i = 0; i < t->count; i++)
            begins[t->bars[i].place + 1]++;
        for (size_t i = 0; i < t->places; i++)
            begins[i + 1] += begins[i];
        for (size_t i = 0; i < t->count; i++)
            order[begins[t->bars[i].place]++] = (uint32_t)i;
    }
    free(begins);
    return order;
}

/* Cuts all bars that are drawn into pieces. */
static void cut(pieces* p, const gantt* g, const uint32_t* order)
{
    const timeline* t = g->t;
    for (size_t i = 0; i < t->count;)
    {
        const bar* b = &t->bars[order[i]];
        bool is_drawn = b->place % g->every == 0;
        bool is_short = place_time(g, b->done) - place_time(g, b->begin) < g->shortest;
        if (is_drawn && is_short)
            i = add_merged(p, g, order, i, t->count);
        else
        {
            if (is_drawn)
                add_bar(p, g, b);
            i++;
        }
    }
}

static uint32_t colour_of(const timeline* t, uint32_t key)
{
    uint32_t colour = chosen_colour(t, key % PALETTE_TILES);
    switch (key / PALETTE_TILES)
    {
    case SCENE_START: return lighten(colour);
    case SCENE_END: return darken(colour);
    case SCENE_FIXUP: return PALETTE_FIXUP;
    case SCENE_MERGED: return PALETTE_MERGED;
    default: return colour;
    }
}

/* The order of the pieces by colour, as their places in the list. */
static uint32_t* sort_pieces(const pieces* p)
{
    size_t begins[KEYS + 1] = {0};
    uint32_t* order = malloc((p->count + 1) * sizeof *order);
    for (size_t i = 0; i < p->count; i++)
        begins[p->list[i].key + 1]++;
    for (uint32_t key = 0; key < KEYS; key++)
        begins[key + 1] += begins[key];
    for (size_t i = 0; order && i < p->count; i++)
        order[begins[p->list[i].key]++] = (uint32_t)i;
    return order;
}

/* Adds all pieces to the scene, those of a colour behind one another: they are painted at once. */
static void add_pieces(scene* s, const timeline* t, const pieces* p)
{
    uint32_t* order = sort_pieces(p);
    for (size_t i = 0; order && i < p->count; i++)
    {
        const piece* at = &p->list[order[i]];
        scene_item* item = add_rectangle(s, at->x, at->y, at->width, at->height, colour_of(t, at->key));
        item->role = (scene_role)(at->key / PALETTE_TILES);
        item->index = at->segment;
    }
    s->failed = s->failed || !order;
    free(order);
}

/* The numbers of tiles, in bars that have room for them. All are left out if they take half of what the file may have
 * more. */
static void label_bars(const gantt* g, scene* s)
{
    size_t before = s->count, most = count_room_for_texts(s, 0.5f);
    float largest = fminf(bar_height(g) * 0.62f, 13.0f);
    for (size_t i = 0; i < g->t->count && largest >= LEAST_LETTERS; i++)
    {
        char label[16];
        const bar* b = &g->t->bars[i];
        const sk_segment* segment = &g->t->segments[b->segment];
        float from = place_time(g, b->multiply), to = place_time(g, b->end);
        snprintf(label, sizeof label, "%u", segment->tile);
        float size = fminf(largest, (to - from - 4.0f) / measure_text(label, 1.0f, false));
        if (b->place % g->every != 0 || size < LEAST_LETTERS)
            continue;
        float y = g->box.top + (float)(b->place / g->every) * g->row + bar_height(g) / 2 + size * 0.36f;
        add_text(s, (from + to) / 2, y, size, SCENE_MIDDLE, label)->colour =
            choose_ink(chosen_colour(g->t, choose_colour(g->t, segment)));
    }
    if (s->count - before > most)
        s->count = before;
}

/* What comes before the workers or after them, over all places. */
static void draw_pass(const gantt* g, scene* s, float begin, float end)
{
    float from = place_time(g, begin), to = place_time(g, end);
    if (to - from >= 0.5f)
        add_rectangle(s, from, g->box.top, to - from, g->box.bottom - g->box.top, PALETTE_PASS)->hatched = true;
}

void draw_gantt(const gantt* g, scene* s)
{
    const timeline* t = g->t;
    float from = place_time(g, t->before), to = place_time(g, t->workers);
    add_rectangle(s, from, g->box.top, to - from, g->box.bottom - g->box.top, PALETTE_IDLE);
    draw_pass(g, s, 0.0f, t->before);
    draw_pass(g, s, t->workers, t->total);
    pieces p = {0};
    uint32_t* order = order_bars(t);
    p.capacity = 4 * (size_t)t->count + 1;
    p.list = malloc(p.capacity * sizeof *p.list);
    if (order && p.list)
    {
        gantt coarser = *g;
        size_t most = count_room_for_rectangles(s, 0.75f);
        cut(&p, g, order);
        while (p.count > most && coarser.shortest < g->box.right - g->box.left)
        {
            p.count = 0;
            coarser.shortest *= 1.5f;
            cut(&p, &coarser, order);
        }
        add_pieces(s, t, &p);
        label_bars(g, s);
    }
    else
        s->failed = true;
    free(order);
    free(p.list);
}

/* Whether each worker has the place of its number. */
static bool are_places_workers(const timeline* t)
{
    uint64_t i = 0;
    while (i < t->count && t->bars[i].place == t->segments[i].worker)
        i++;
    return i == t->count;
}

/* Every so many-th place has a number, so that they do not touch. */
static uint32_t label_step(const gantt* g)
{
    static const uint32_t STEPS[] = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096};
    uint32_t i = 0;
    while (i + 1 < sizeof STEPS / sizeof STEPS[0] && (float)STEPS[i] * g->row < AXIS_LETTERS + 3.0f)
        i++;
    return STEPS[i];
}

/* What the numbers are, upwards, as far as there is room. */
static void draw_places_title(const gantt* g, scene* s, float x)
{
    char words[96];
    const char* what = are_places_workers(g->t) ? "worker" : "place";
    float room = g->box.bottom - g->box.top;
    snprintf(words, sizeof words, "%s (one line for %u)", what, g->every);
    if (g->every == 1 || measure_text(words, AXIS_LETTERS, false) > room)
        snprintf(words, sizeof words, "%s", what);
    if (measure_text(words, AXIS_LETTERS, false) <= room)
        add_text(s, x, (g->box.top + g->box.bottom) / 2, AXIS_LETTERS, SCENE_MIDDLE, words)->angle = 90.0f;
}

void draw_gantt_places(const gantt* g, scene* s)
{
    const timeline* t = g->t;
    uint32_t rows = (t->wave + g->every - 1) / g->every, step = label_step(g);
    char label[16];
    float widest = 0.0f;
    for (uint32_t row = 0; row < rows; row += step)
    {
        float y = g->box.top + (float)row * g->row + bar_height(g) / 2 + 4.0f;
        snprintf(label, sizeof label, "%u", row * g->every);
        widest = fmaxf(widest, measure_text(label, AXIS_LETTERS, false));
        add_text(s, g->box.left - 7.0f, y, AXIS_LETTERS, SCENE_RIGHT, label);
    }
    draw_places_title(g, s, g->box.left - widest - 16.0f);
}
