#include "scene.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum
{
    FIRST_LETTER = 32,
    OTHER_LETTER = 838, /* beyond ASCII, thousandths of the size */
    BOLD = 1130,        /* thousandths of the plain width */
    TEXT_BYTES = 100    /* of a file, about: of a text, a line or a point */
};

/* Widths of the ASCII letters from the blank on, in thousandths of the size. */
static const uint16_t WIDTHS[] = {
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361,  318, 337, 636, 636, 636,
    636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632,
    575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635,  611, 732, 684, 989, 685,
    611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352,  635, 634, 278, 278, 579,
    278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592,  525, 636, 337, 636, 838,
};

void open_scene(scene* s, float width, float height)
{
    memset(s, 0, sizeof *s);
    s->width = width;
    s->height = height;
}

void close_scene(scene* s)
{
    free(s->items);
    free(s->texts);
    memset(s, 0, sizeof *s);
}

/* Makes room for `more` elements after `used`; false if there is no memory. */
static bool reserve(void** memory, size_t* capacity, size_t used, size_t more, size_t size)
{
    if (used + more <= *capacity)
        return true;
    size_t grown = 2 * (used + more) + 64;
    void* moved = realloc(*memory, grown * size);
    if (!moved)
        return false;
    *memory = moved;
    *capacity = grown;
    return true;
}

static scene_item* add(scene* s, scene_kind kind, float x, float y, uint32_t colour)
{
    static scene_item lost; /* written to where there is no memory, and never read */
    void* items = s->items;
    scene_item* item = &lost;
    if (reserve(&items, &s->capacity, s->count, 1, sizeof *item))
    {
        s->items = items;
        item = &s->items[s->count++];
    }
    else
        s->failed = true;
    memset(item, 0, sizeof *item);
    item->kind = kind;
    item->index = SCENE_NO_INDEX;
    item->colour = colour;
    item->x = x;
    item->y = y;
    return item;
}

scene_item* add_rectangle(scene* s, float x, float y, float width, float height, uint32_t colour)
{
    scene_item* item = add(s, SCENE_RECTANGLE, x, y, colour);
    item->width = width;
    item->height = height;
    return item;
}

scene_item* add_line(scene* s, float x, float y, float to_x, float to_y, float thickness, uint32_t colour)
{
    scene_item* item = add(s, SCENE_LINE, x, y, colour);
    item->width = to_x - x;
    item->height = to_y - y;
    item->size = thickness;
    return item;
}

scene_item* add_point(scene* s, float x, float y, float diameter, uint32_t colour)
{
    scene_item* item = add(s, SCENE_POINT, x, y, colour);
    item->width = item->height = diameter;
    item->size = 1.0f;
    return item;
}

scene_item* add_text(scene* s, float x, float y, float size, scene_anchor anchor, const char* text)
{
    void* texts = s->texts;
    size_t length = strlen(text) + 1;
    scene_item* item = add(s, SCENE_TEXT, x, y, 0x202020);
    item->size = size;
    item->anchor = anchor;
    if (reserve(&texts, &s->texts_capacity, s->texts_length, length, 1))
    {
        s->texts = texts;
        item->text = s->texts_length;
        memcpy(s->texts + s->texts_length, text, length);
        s->texts_length += length;
        return item;
    }
    s->count -= s->failed ? 0 : 1;
    s->failed = true;
    return item;
}

/* Of an SVG file, about: the larger the picture, the longer its numbers. */
static float count_rectangle_bytes(const scene* s)
{
    return 26.0f * (1.0f + fmaxf(s->width, s->height) / 8000.0f);
}

static float count_bytes_left(const scene* s)
{
    float left = (float)s->most_bytes;
    for (size_t i = 0; i < s->count; i++)
        left -= s->items[i].kind == SCENE_RECTANGLE ? count_rectangle_bytes(s) : (float)TEXT_BYTES;
    return fmaxf(left, 0.0f);
}

size_t count_room_for_rectangles(const scene* s, float share)
{
    return s->most_bytes == 0 ? SIZE_MAX : (size_t)(share * count_bytes_left(s) / count_rectangle_bytes(s));
}

size_t count_room_for_texts(const scene* s, float share)
{
    return s->most_bytes == 0 ? SIZE_MAX : (size_t)(share * count_bytes_left(s) / TEXT_BYTES);
}

const char* words_of(const scene* s, const scene_item* item)
{
    return s->texts + item->text;
}

float measure_text(const char* text, float size, bool bold)
{
    uint32_t sum = 0;
    for (const char* at = text; *at; at++)
    {
        unsigned letter = (unsigned char)*at;
        bool follows = (letter & 0xc0) == 0x80; /* of a letter of several bytes all but the first */
        bool known = letter >= FIRST_LETTER && letter - FIRST_LETTER < sizeof WIDTHS / sizeof WIDTHS[0];
        sum += follows ? 0 : known ? WIDTHS[letter - FIRST_LETTER] : OTHER_LETTER;
    }
    return (float)(bold ? sum * BOLD / 1000 : sum) * size / 1000.0f;
}

void fit_text(const scene* s, scene_item* item, float room)
{
    float width = measure_text(words_of(s, item), item->size, item->bold);
    item->size *= width > room ? room / width : 1.0f;
}

scene_box find_text_box(const scene* s, const scene_item* item)
{
    float width = measure_text(words_of(s, item), item->size, item->bold);
    float left = item->anchor == SCENE_LEFT ? 0.0f : item->anchor == SCENE_MIDDLE ? -width / 2 : -width;
    float above = -0.76f * item->size, below = 0.24f * item->size; /* of capitals, and of g */
    float angle = -item->angle * 3.14159265f / 180.0f;
    float across = cosf(angle), down = sinf(angle);
    float xs[4] = {left, left + width, left, left + width}, ys[4] = {above, above, below, below};
    scene_box box = {INFINITY, INFINITY, -INFINITY, -INFINITY};
    for (int i = 0; i < 4; i++)
    {
        float x = item->x + xs[i] * across - ys[i] * down, y = item->y + xs[i] * down + ys[i] * across;
        box.left = fminf(box.left, x);
        box.right = fmaxf(box.right, x);
        box.top = fminf(box.top, y);
        box.bottom = fmaxf(box.bottom, y);
    }
    return box;
}

bool boxes_overlap(scene_box a, scene_box b)
{
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
