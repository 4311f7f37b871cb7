#include "paint.h"

#ifdef HAVE_CAIRO
#include <cairo-pdf.h>

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

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

/* How many neighbours have the colour of the first. */
static size_t count_alike(const scene_item* first, const scene_item* end)
{
    const scene_item* item = first + 1;
    while (item < end && item->kind == SCENE_RECTANGLE && item->colour == first->colour && !item->hatched &&
           !first->hatched)
        item++;
    return (size_t)(item - first);
}

/* The pixels of an image that is scaled and moved, but not turned. */
typedef struct image
{
    unsigned char* data;
    int stride, width, height; /* bytes; pixels */
    cairo_matrix_t matrix;
} image;

/* False where the target is no such image. */
static bool find_image(cairo_t* cairo, image* i)
{
    cairo_surface_t* surface = cairo_get_target(cairo);
    cairo_get_matrix(cairo, &i->matrix);
    if (cairo_surface_get_type(surface) != CAIRO_SURFACE_TYPE_IMAGE ||
        cairo_image_surface_get_format(surface) != CAIRO_FORMAT_RGB24 ||
        fabs(i->matrix.xy) + fabs(i->matrix.yx) > 0.0)
        return false;
    cairo_surface_flush(surface);
    i->data = cairo_image_surface_get_data(surface);
    i->stride = cairo_image_surface_get_stride(surface);
    i->width = cairo_image_surface_get_width(surface);
    i->height = cairo_image_surface_get_height(surface);
    return i->data != NULL;
}

/* The first pixel from a place on, within an image. */
static int first_pixel(double place, int size)
{
    long pixel = lrint(place);
    return pixel < 0 ? 0 : pixel > size ? size : (int)pixel;
}

/* Fills the pixels that are mostly inside. */
static void fill_pixels(const image* i, const scene_item* item)
{
    const cairo_matrix_t* m = &i->matrix;
    int left = first_pixel(m->xx * item->x + m->x0, i->width);
    int right = first_pixel(m->xx * (item->x + item->width) + m->x0, i->width);
    int top = first_pixel(m->yy * item->y + m->y0, i->height);
    int bottom = first_pixel(m->yy * (item->y + item->height) + m->y0, i->height);
    for (int y = top; y < bottom; y++)
    {
        uint32_t* row = (uint32_t*)(void*)(i->data + (ptrdiff_t)y * i->stride);
        for (int x = left; x < right; x++)
            row[x] = item->colour;
    }
}

/* Paints all neighbours of one colour at once, and returns how many. Images get them in whole pixels, which is much
 * faster than what cairo does with thousands of rectangles. */
static size_t paint_rectangles(cairo_t* cairo, const scene_item* first, const scene_item* end)
{
    image i;
    size_t count = count_alike(first, end);
    if (count > 1 && find_image(cairo, &i))
    {
        for (size_t j = 0; j < count; j++)
            fill_pixels(&i, &first[j]);
        cairo_surface_mark_dirty(cairo_get_target(cairo));
        return count;
    }
    for (size_t j = 0; j < count; j++)
        cairo_rectangle(cairo, first[j].x, first[j].y, first[j].width, first[j].height);
    set_colour(cairo, first->colour);
    cairo_fill(cairo);
    if (first->hatched)
        paint_stripes(cairo, first);
    return count;
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
    const char* words = words_of(s, item);
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

void paint_items(cairo_t* cairo, const scene* s)
{
    const scene_item* end = s->items + s->count;
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

void paint_scene(cairo_t* cairo, const scene* s)
{
    cairo_set_source_rgb(cairo, 1.0, 1.0, 1.0);
    cairo_paint(cairo);
    paint_items(cairo, s);
}

static cairo_status_t write_bytes(void* file, const unsigned char* bytes, unsigned length)
{
    return fwrite(bytes, 1, length, file) == length ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

/* NULL after a sentence. */
static FILE* open_file(const char* path)
{
    FILE* file = fopen(path, "wb");
    if (!file)
        fprintf(stderr, "draw: %s cannot be written: %s\n", path, strerror(errno));
    return file;
}

/* False after a sentence: cairo's, or the system's where writing failed. */
static bool close_file(FILE* file, cairo_status_t status, const char* path)
{
    bool full = ferror(file) != 0;
    full = fclose(file) != 0 || full;
    if (full || status != CAIRO_STATUS_SUCCESS)
        fprintf(stderr, "draw: %s cannot be written: %s\n", path,
                full ? strerror(errno) : cairo_status_to_string(status));
    return !full && status == CAIRO_STATUS_SUCCESS;
}

bool write_png(const scene* s, const char* path, float scale)
{
    int width = (int)ceilf(s->width * scale), height = (int)ceilf(s->height * scale);
    FILE* file = open_file(path);
    if (!file)
        return false;
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cairo_t* cairo = cairo_create(surface);
    cairo_scale(cairo, scale, scale);
    paint_scene(cairo, s);
    cairo_status_t status = cairo_status(cairo);
    cairo_destroy(cairo);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_write_to_png_stream(surface, write_bytes, file);
    cairo_surface_destroy(surface);
    return close_file(file, status, path);
}

bool write_pdf(const scene* s, const char* path)
{
    FILE* file = open_file(path);
    if (!file)
        return false;
    cairo_surface_t* surface = cairo_pdf_surface_create_for_stream(write_bytes, file, s->width, s->height);
    cairo_t* cairo = cairo_create(surface);
    paint_scene(cairo, s);
    cairo_status_t status = cairo_status(cairo);
    cairo_destroy(cairo);
    cairo_surface_finish(surface);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_status(surface);
    cairo_surface_destroy(surface);
    return close_file(file, status, path);
}
#endif
