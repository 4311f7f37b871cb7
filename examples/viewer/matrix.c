#include "matrix.h"

#include "axis.h"
#include "colouring.h"
#include "palette.h"
#include "shelves.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum
{
    MOST_BATCHES = 16,
    SMALLEST = 8, /* square pixels of a tile */
    SLIMMEST = 8, /* a matrix is drawn at most so many times as high as wide, or as wide as high */
    NAME = 9      /* pixels of a problem's name */
};

/* The matrices that are drawn, one a problem or a batch, and where they are. */
typedef struct layout
{
    shelved* list;
    uint32_t count, all;       /* drawn, and there are */
    uint32_t largest, longest; /* rows and columns of any */
    float label;               /* pixels above each for its name; 0: it has none */
    bool stretched;
} layout;

static uint32_t matrix_of(const timeline* t, const sk_segment* s)
{
    return t->info.problems > 0 ? s->problem : s->batch;
}

static uint32_t larger(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

/* How many matrices there are, and how large each is. False: memory is short. */
static bool find_extents(const timeline* t, layout* l)
{
    l->all = t->info.problems;
    for (const sk_segment* s = t->segments; s < t->segments + t->count; s++)
        l->all = larger(l->all, matrix_of(t, s) + 1);
    l->list = calloc((size_t)l->all + 1, sizeof *l->list);
    for (const sk_segment* s = t->segments; l->list && s < t->segments + t->count; s++)
    {
        shelved* matrix = &l->list[matrix_of(t, s)];
        matrix->rows = larger(matrix->rows, s->m + s->rows);
        matrix->columns = larger(matrix->columns, s->n + s->columns);
        l->largest = larger(l->largest, matrix->rows);
        l->longest = larger(l->longest, matrix->columns);
    }
    return l->list;
}

/* Those of a batch are alike. */
static void place_batches(layout* l, scene_box box)
{
    l->count = l->all > MOST_BATCHES ? MOST_BATCHES : l->all;
    float across = box.right - box.left, down = box.bottom - box.top, shown = fmaxf((float)l->count, 1.0f);
    float aspect = l->largest ? (float)l->longest / (float)l->largest : 1.0f;
    l->stretched = aspect > SLIMMEST || aspect * SLIMMEST < 1.0f;
    aspect = fminf(fmaxf(aspect, 1.0f / SLIMMEST), SLIMMEST);
    float columns = fminf(fmaxf(roundf(sqrtf(shown * across / down / aspect)), 1.0f), shown);
    float gap = shown > 1.0f ? 6.0f : 0.0f;
    float width = fminf(across / columns - gap, (down / ceilf(shown / columns) - gap) * aspect);
    for (uint32_t i = 0; i < l->count; i++)
    {
        shelved* matrix = &l->list[i];
        matrix->width = width;
        matrix->height = width / aspect;
        matrix->x = box.left + (float)(i % (uint32_t)columns) * (width + gap);
        matrix->y = box.top + (float)(i / (uint32_t)columns) * (matrix->height + gap);
    }
}

static void place_problems(layout* l, scene_box box)
{
    shelves found = place_in_shelves(l->list, l->all, box, measure_text("problem 88", NAME, false));
    l->count = l->all;
    l->label = found.label;
    l->stretched = found.stretched;
}

/* Letters that are small enough for the greatest number, so that tiles of a size have either all numbers or none. */
static void label_tile(scene* s, const scene_item* tile, uint32_t number, uint32_t greatest, bool is_split)
{
    char label[16];
    snprintf(label, sizeof label, "%u", greatest);
    float size = fminf(fminf(tile->height * 0.5f, 12.0f), (tile->width - 4.0f) / measure_text(label, 1.0f, false));
    float x = tile->x + tile->width / 2, y = tile->y + tile->height / 2 + size * 0.36f;
    snprintf(label, sizeof label, "%u", number);
    float width = measure_text(label, size, false) + 4.0f;
    uint32_t ink = is_split ? PALETTE_INK : choose_ink(tile->colour);
    if (size < 7.0f)
        return;
    if (is_split)
        add_rectangle(s, x - width / 2, y - size, width, size * 1.3f, 0xffffff);
    add_text(s, x, y, size, SCENE_MIDDLE, label)->colour = ink;
}

static void draw_tile(const timeline* t, const shelved* matrix, scene* s, const sk_segment* segment, bool has_label)
{
    float across = matrix->width / (float)matrix->columns, down = matrix->height / (float)matrix->rows;
    float x = matrix->x + (float)segment->n * across, y = matrix->y + (float)segment->m * down;
    float width = (float)segment->columns * across, height = (float)segment->rows * down;
    bool is_large = width > 4.0f && height > 4.0f;
    float gap = is_large ? 1.0f : 0.0f;
    scene_item* item = add_rectangle(s, x, y, fmaxf(width - gap, 0.5f), fmaxf(height - gap, 0.5f),
                                     chosen_colour(t, choose_colour(t, segment)));
    item->role = SCENE_TILE;
    item->index = segment->tile;
    item->hatched = is_large && t->is_split[segment->tile];
    scene_item drawn = *item;
    if (has_label)
        label_tile(s, &drawn, segment->tile, t->tiles - 1, drawn.hatched);
}

static void draw_words(const timeline* t, const layout* l, scene* s, scene_box box, bool is_seen)
{
    char words[160];
    uint32_t split = 0;
    float room = s->width - box.left - 8.0f;
    bool is_group = t->info.problems > 0;
    for (uint32_t tile = 0; tile < t->tiles; tile++)
        split += t->is_split[tile];
    if (is_group)
        snprintf(words, sizeof words, "D of each of %u problems%s", l->all, l->stretched ? ", not to scale" : "");
    else
        snprintf(words, sizeof words, "D: %u x %u elements%s", l->largest, l->longest,
                 l->stretched ? ", not to scale" : "");
    fit_text(s, add_text(s, box.left, box.top - 24.0f, AXIS_LETTERS, SCENE_LEFT, words), room);
    int length = snprintf(words, sizeof words, "%u tiles, %u of them split%s", t->tiles, split,
                          is_seen ? "" : ", too many to be seen");
    if (l->all > 1 && !is_group)
        snprintf(words + length, sizeof words - (size_t)length, ", %u matrices%s", l->all,
                 l->all > MOST_BATCHES ? ", 16 drawn" : "");
    fit_text(s, add_text(s, box.left, box.top - 8.0f, AXIS_LETTERS, SCENE_LEFT, words), room);
}

static void draw_names(const layout* l, scene* s)
{
    char name[24];
    for (uint32_t i = 0; i < l->count && l->label > 0.0f; i++)
    {
        const shelved* matrix = &l->list[i];
        snprintf(name, sizeof name, "problem %u", i);
        if (matrix->rows > 0)
            add_text(s, matrix->x, matrix->y - 3.0f, NAME, SCENE_LEFT, name)->colour = PALETTE_FAINT;
    }
}

/* Matrices as wholes, where tiles cannot be seen. */
static void draw_matrices(const layout* l, scene* s)
{
    for (const shelved* matrix = l->list; matrix < l->list + l->count; matrix++)
        if (matrix->rows > 0)
            add_rectangle(s, matrix->x, matrix->y, matrix->width, matrix->height, PALETTE_MERGED);
}

/* Square pixels of all matrices that are drawn. */
static float measure_area(const layout* l)
{
    float area = 0.0f;
    for (const shelved* matrix = l->list; matrix < l->list + l->count; matrix++)
        area += matrix->width * matrix->height;
    return area;
}

static void draw_layout(const timeline* t, const layout* l, scene* s, scene_box box)
{
    float tiles = (float)t->tiles * (float)l->count / fmaxf((float)l->all, 1.0f);
    bool is_seen = measure_area(l) >= SMALLEST * tiles && tiles <= (float)count_room_for_rectangles(s, 1.0f);
    bool has_labels = tiles <= (float)count_room_for_texts(s, 0.5f);
    draw_words(t, l, s, box, is_seen);
    draw_names(l, s);
    if (!is_seen)
        draw_matrices(l, s);
    for (const sk_segment* segment = t->segments; is_seen && segment < t->segments + t->count; segment++)
        if (segment->k_begin == 0 && matrix_of(t, segment) < l->count)
            draw_tile(t, &l->list[matrix_of(t, segment)], s, segment, has_labels);
}

void draw_matrix_tiles(const timeline* t, scene* s, scene_box box)
{
    layout l = {0};
    if (find_extents(t, &l))
    {
        (t->info.problems > 0 ? place_problems : place_batches)(&l, box);
        draw_layout(t, &l, s, box);
    }
    else
        s->failed = true;
    free(l.list);
}
