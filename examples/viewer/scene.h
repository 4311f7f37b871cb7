/* A picture: rectangles, lines, points and texts, in the order in which they are painted.
 *
 * Knows no toolkit and no file format: svg.h writes scenes, and cairo.h paints them. Lengths are pixels, from the top
 * left. A function that finds no memory leaves its item out, and `failed` says so. */
#ifndef SCENE_H
#define SCENE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum scene_kind
{
    SCENE_RECTANGLE,
    SCENE_LINE,
    SCENE_POINT,
    SCENE_TEXT
} scene_kind;

typedef enum scene_anchor
{
    SCENE_LEFT,
    SCENE_MIDDLE,
    SCENE_RIGHT
} scene_anchor;

/* What an item stands for. */
typedef enum scene_role
{
    SCENE_DECORATION,
    SCENE_START, /* of a segment: before its first k-iteration */
    SCENE_MULTIPLY,
    SCENE_END,    /* a tile or a partial is written */
    SCENE_FIXUP,  /* partials are added */
    SCENE_MERGED, /* several segments, each less than a pixel */
    SCENE_TILE,
    SCENE_DATUM, /* of a diagram */
    SCENE_ROLE_COUNT
} scene_role;

#define SCENE_NO_INDEX UINT32_MAX

typedef struct scene_item
{
    scene_kind kind;
    scene_role role;
    uint32_t index;      /* of the segment, tile or datum; SCENE_NO_INDEX: of none */
    uint32_t colour;     /* 0xrrggbb */
    float x, y;          /* top left; a line's begin, a point's centre, a text's anchor on its base line */
    float width, height; /* a line's way to its end; a point's width is its diameter */
    float size;          /* of letters; thickness of a line, or of the rim of a point that is not filled */
    float angle;         /* of a text, degrees counterclockwise */
    scene_anchor anchor;
    bool hatched, bold, hollow, dashed;
    size_t text; /* where it begins in scene.texts */
} scene_item;

typedef struct scene
{
    float width, height;
    scene_item* items;
    size_t count, capacity;
    char* texts;
    size_t texts_length, texts_capacity;
    bool failed;
    size_t most_bytes; /* of its file, about: bars are merged, and labels left out, until it is so small; 0: any */
} scene;

typedef struct scene_box
{
    float left, top, right, bottom;
} scene_box;

void open_scene(scene* s, float width, float height);
void close_scene(scene* s);

/* Each returns its item, for what the arguments leave open, until the next is added. Never NULL. */
scene_item* add_rectangle(scene* s, float x, float y, float width, float height, uint32_t colour);
scene_item* add_line(scene* s, float x, float y, float to_x, float to_y, float thickness, uint32_t colour);
scene_item* add_point(scene* s, float x, float y, float diameter, uint32_t colour);
scene_item* add_text(scene* s, float x, float y, float size, scene_anchor anchor, const char* text);

/* How many rectangles, or texts, a share of what is left of most_bytes has room for; SIZE_MAX where it is 0. */
size_t count_room_for_rectangles(const scene* s, float share);
size_t count_room_for_texts(const scene* s, float share);

const char* words_of(const scene* s, const scene_item* item);

/* The width of a text of letters of a size: that of DejaVu Sans, one of the widest faces. */
float measure_text(const char* text, float size, bool bold);

/* Make the letters of a text smaller until it fits into a width. */
void fit_text(const scene* s, scene_item* item, float room);

/* What a text covers, at most. */
scene_box find_text_box(const scene* s, const scene_item* item);

bool boxes_overlap(scene_box a, scene_box b);

#endif
