#include "paint.h"

#ifdef HAVE_CAIRO
#include <cairo-pdf.h>

#include <math.h>
#include <stdio.h>

static void set_colour(cairo_t* cairo, uint32_t colour)
{
    cairo_set_source_rgb(cairo, (colour >> 16 & 255) / 255.0, (colour >> 8 & 255) / 255.0, (colour & 255) / 255.0);
}

/* White stripes over a rectangle. */
static void paint_stripes(cairo_t* cairo, const scene_item* item)
{
    cairo_save(cairo);
    cairo_rectangle(cairo, item->x, item->y, item->width, item->height);
    cairo_clip(cairo);
    cairo_set_source_rgb(cairo, 1.0, 1.0, 1.0);
    cairo_set_line_width(cairo, 2.0);
    float step = 8.5f; /* along x, of stripes that are 6 apart */
    for (float x = item->x - item->height; x < item->x + item->width; x += step)
    {
        cairo_move_to(cairo, x, item->y + item->height);
        cairo_line_to(cairo, x + item->height, item->y);
    }
    cairo_stroke(cairo);
    cairo_restore(cairo);
}

static bool is_like(const scene_item* a, const scene_item* b)
{
    return a->kind == SCENE_RECTANGLE && a->colour == b->colour && !a->hatched;
}

/* Paints all neighbours of one colour at once, and returns how many. */
static size_t paint_rectangles(cairo_t* cairo, const scene_item* first, const scene_item* end)
{
    const scene_item* item = first;
    do
    {
        cairo_rectangle(cairo, item->x, item->y, item->width, item->height);
        item++;
    } while (item < end && !first->hatched && is_like(item, first));
    set_colour(cairo, first->colour);
    cairo_fill(cairo);
    if (first->hatched)
        paint_stripes(cairo, first);
    return (size_t)(item - first);
}

static void paint_line(cairo_t* cairo, const scene_item* item)
{
    const double dashes[2] = {4.0, 3.0};
    set_colour(cairo, item->colour);
    cairo_set_line_width(cairo, item->size);
    cairo_set_dash(cairo, dashes, item->dashed ? 2 : 0, 0.0);
    cairo_move_to(cairo, item->x, item->y);
    cairo_rel_line_to(cairo, item->width, item->height);
    cairo_stroke(cairo);
}

static void paint_point(cairo_t* cairo, const scene_item* item)
{
    set_colour(cairo, item->colour);
    cairo_new_path(cairo);
    cairo_arc(cairo, item->x, item->y, item->width / 2, 0.0, 6.2831853);
    if (item->hollow)
    {
        cairo_set_line_width(cairo, item->size);
        cairo_set_dash(cairo, NULL, 0, 0.0);
        cairo_stroke(cairo);
    }
    else
        cairo_fill(cairo);
}

static void paint_text(cairo_t* cairo, const scene* s, const scene_item* item)
{
    const char* words = scene_words(s, item);
    cairo_text_extents_t extents;
    cairo_select_font_face(cairo, "DejaVu Sans", CAIRO_FONT_SLANT_NORMAL,
                           item->bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(cairo, item->size);
    cairo_text_extents(cairo, words, &extents);
    double share = item->anchor == SCENE_LEFT ? 0.0 : item->anchor == SCENE_MIDDLE ? 0.5 : 1.0;
    cairo_save(cairo);
    cairo_translate(cairo, item->x, item->y);
    cairo_rotate(cairo, -item->angle * 3.14159265 / 180.0);
    cairo_move_to(cairo, -share * extents.x_advance, 0.0);
    set_colour(cairo, item->colour);
    cairo_show_text(cairo, words);
    cairo_restore(cairo);
}

void paint_scene(cairo_t* cairo, const scene* s)
{
    const scene_item* end = s->items + s->count;
    cairo_set_source_rgb(cairo, 1.0, 1.0, 1.0);
    cairo_paint(cairo);
    for (const scene_item* item = s->items; item < end;)
    {
        size_t painted = 1;
        switch (item->kind)
        {
        case SCENE_RECTANGLE: painted = paint_rectangles(cairo, item, end); break;
        case SCENE_LINE: paint_line(cairo, item); break;
        case SCENE_POINT: paint_point(cairo, item); break;
        case SCENE_TEXT: paint_text(cairo, s, item); break;
        }
        item += painted;
    }
}

static bool report(cairo_status_t status, const char* path)
{
    if (status != CAIRO_STATUS_SUCCESS)
        fprintf(stderr, "draw: %s cannot be written: %s\n", path, cairo_status_to_string(status));
    return status == CAIRO_STATUS_SUCCESS;
}

bool paint_png(const scene* s, const char* path, float scale)
{
    int width = (int)ceilf(s->width * scale), height = (int)ceilf(s->height * scale);
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cairo_t* cairo = cairo_create(surface);
    cairo_scale(cairo, scale, scale);
    paint_scene(cairo, s);
    cairo_status_t status = cairo_status(cairo);
    cairo_destroy(cairo);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_write_to_png(surface, path);
    cairo_surface_destroy(surface);
    return report(status, path);
}

bool paint_pdf(const scene* s, const char* path)
{
    cairo_surface_t* surface = cairo_pdf_surface_create(path, s->width, s->height);
    cairo_t* cairo = cairo_create(surface);
    paint_scene(cairo, s);
    cairo_status_t status = cairo_status(cairo);
    cairo_destroy(cairo);
    cairo_surface_finish(surface);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_status(surface);
    cairo_surface_destroy(surface);
    return report(status, path);
}
#endif
