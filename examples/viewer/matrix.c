#include "matrix.h"

#include "axis.h"
#include "palette.h"

#include <math.h>
#include <stdio.h>

enum
{
    MOST_BATCHES = 16,
    SMALLEST = 8, /* square pixels of a tile */
    SLIMMEST = 8  /* a matrix is drawn at most so many times as high as wide, or as wide as high */
};

/* How the matrices of a batch lie in the box. */
typedef struct layout
{
    uint32_t m, n, batches, columns; /* elements; matrices, and those beside each other */
    float width, height, gap;        /* of a matrix, and after it */
    bool stretched;
} layout;

static void find_extents(const timeline* t, layout* l)
{
    for (const sk_segment* s = t->segments; s < t->segments + t->count; s++)
    {
        l->m = s->m + s->rows > l->m ? s->m + s->rows : l->m;
        l->n = s->n + s->columns > l->n ? s->n + s->columns : l->n;
        l->batches = s->batch >= l->batches ? s->batch + 1 : l->batches;
    }
}

static layout lay_out(const timeline* t, scene_box box)
{
    layout l = {0};
    find_extents(t, &l);
    float across = box.right - box.left, down = box.bottom - box.top;
    float shown = fmaxf(fminf((float)l.batches, MOST_BATCHES), 1.0f), aspect = l.m ? (float)l.n / (float)l.m : 1.0f;
    l.stretched = aspect > SLIMMEST || aspect * SLIMMEST < 1.0f;
    aspect = fminf(fmaxf(aspect, 1.0f / SLIMMEST), SLIMMEST);
    float columns = fminf(fmaxf(roundf(sqrtf(shown * across / down / aspect)), 1.0f), shown);
    l.columns = (uint32_t)columns;
    l.gap = shown > 1.0f ? 6.0f : 0.0f;
    l.width = fminf(across / columns - l.gap, (down / ceilf(shown / columns) - l.gap) * aspect);
    l.height = l.width / aspect;
    return l;
}

static void label_tile(scene* s, const scene_item* tile, uint32_t number, bool is_split)
{
    char label[16];
    float size = fminf(tile->height * 0.5f, 12.0f);
    float x = tile->x + tile->width / 2, y = tile->y + tile->height / 2 + size * 0.36f;
    snprintf(label, sizeof label, "%u", number);
    float width = measure_text(label, size, false) + 4.0f;
    uint32_t ink = is_split ? PALETTE_INK : choose_ink(tile->colour);
    if (size < 7.0f || width > tile->width)
        return;
    if (is_split)
        add_rectangle(s, x - width / 2, y - size, width, size * 1.3f, 0xffffff);
    add_text(s, x, y, size, SCENE_MIDDLE, label)->colour = ink;
}

static void draw_tile(const timeline* t, const layout* l, scene* s, scene_box box, const sk_segment* segment,
                      bool has_label)
{
    float across = l->width / (float)l->n, down = l->height / (float)l->m;
    float x = box.left + (float)(segment->batch % l->columns) * (l->width + l->gap) + (float)segment->n * across;
    float y = box.top + (float)(segment->batch / l->columns) * (l->height + l->gap) + (float)segment->m * down;
    float width = (float)segment->columns * across, height = (float)segment->rows * down;
    bool is_large = width > 4.0f && height > 4.0f;
    float gap = is_large ? 1.0f : 0.0f;
    scene_item* item = add_rectangle(s, x, y, fmaxf(width - gap, 0.5f), fmaxf(height - gap, 0.5f),
                                     tile_colour(choose_tile_colour(t, segment->tile, PALETTE_TILES)));
    item->role = SCENE_TILE;
    item->index = segment->tile;
    item->hatched = is_large && t->is_split[segment->tile];
    scene_item drawn = *item;
    if (has_label)
        label_tile(s, &drawn, segment->tile, drawn.hatched);
}

static void draw_words(const timeline* t, const layout* l, scene* s, scene_box box, bool is_seen)
{
    char words[160];
    uint32_t split = 0;
    float room = s->width - box.left - 8.0f;
    for (uint32_t tile = 0; tile < t->tiles; tile++)
        split += t->is_split[tile];
    snprintf(words, sizeof words, "D: %u x %u elements%s", l->m, l->n, l->stretched ? ", not to scale" : "");
    fit_text(s, add_text(s, box.left, box.top - 24.0f, AXIS_LETTERS, SCENE_LEFT, words), room);
    int length = snprintf(words, sizeof words, "%u tiles, %u of them split%s", t->tiles, split,
                          is_seen ? "" : ", too many to be seen");
    if (l->batches > 1)
        snprintf(words + length, sizeof words - (size_t)length, ", %u matrices%s", l->batches,
                 l->batches > MOST_BATCHES ? ", 16 drawn" : "");
    fit_text(s, add_text(s, box.left, box.top - 8.0f, AXIS_LETTERS, SCENE_LEFT, words), room);
}

/* Matrices as wholes, where tiles cannot be seen. */
static void draw_matrices(const layout* l, scene* s, scene_box box)
{
    for (uint32_t batch = 0; batch < l->batches && batch < MOST_BATCHES; batch++)
        add_rectangle(s, box.left + (float)(batch % l->columns) * (l->width + l->gap),
                      box.top + (float)(batch / l->columns) * (l->height + l->gap), l->width, l->height,
                      PALETTE_MERGED);
}

void draw_matrix_tiles(const timeline* t, scene* s, scene_box box)
{
    layout l = lay_out(t, box);
    float shown = fmaxf(fminf((float)l.batches, MOST_BATCHES), 1.0f);
    float tiles = (float)t->tiles * shown / fmaxf((float)l.batches, 1.0f);
    bool is_seen =
        l.width * l.height * shown >= SMALLEST * tiles && tiles <= (float)count_room_for_rectangles(s, 1.0f);
    bool has_labels = tiles <= (float)count_room_for_texts(s, 0.5f);
    draw_words(t, &l, s, box, is_seen);
    if (!is_seen)
        draw_matrices(&l, s, box);
    for (const sk_segment* segment = t->segments; is_seen && segment < t->segments + t->count; segment++)
        if (segment->k_begin == 0 && segment->batch < MOST_BATCHES)
            draw_tile(t, &l, s, box, segment, has_labels);
}
