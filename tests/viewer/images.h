/* Compares what cairo paints of a scene with a picture of it, apart from what versions of cairo and FreeType paint
 * differently.
 *
 * Shapes: the picture is cut into blocks of 4 x 4 pixels, and the mean of each colour channel is compared. Edges may
 * lie between pixels. cairo divides a pixel into 15 lines at least, so versions differ by up to 1/15 of a pixel there:
 * 17 of 255 levels. Two edges touch 8 of a block's 16 pixels, which changes its mean by up to 8.5 levels. Twice that is
 * allowed. test_references.c tries which changes are noticed.
 *
 * Texts: hinting moves letters by up to half a pixel each, so blocks leave texts out, with some room around them. The
 * mean brightness of each text's box is compared instead: it tells that the text is there, in about its size and
 * colour. */
#ifndef IMAGES_H
#define IMAGES_H

#include "viewer/paint.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum
{
    IMAGE_BLOCK = 4,           /* pixels, across and down */
    IMAGE_SHAPE_TOLERANCE = 17 /* levels of 255 */
};

#define IMAGE_TEXT_TOLERANCE 8.0 /* levels of 255 */

/* The largest differences, in levels of 255, and where that of shapes is. */
typedef struct image_difference
{
    double shapes, texts;
    int x, y;
} image_difference;

static inline cairo_surface_t* create_image(const scene* s)
{
    return cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)s->width, (int)s->height);
}

/* The image must be destroyed. */
static inline cairo_surface_t* paint_image(const scene* s)
{
    cairo_surface_t* image = create_image(s);
    cairo_t* cairo = cairo_create(image);
    paint_scene(cairo, s);
    cairo_destroy(cairo);
    cairo_surface_flush(image);
    return image;
}

/* One channel of a pixel: 0 blue, 1 green, 2 red. */
static inline int channel_at(cairo_surface_t* image, int x, int y, int channel)
{
    const unsigned char* data = cairo_image_surface_get_data(image);
    const void* row = data + (ptrdiff_t)y * cairo_image_surface_get_stride(image);
    return (int)(((const uint32_t*)row)[x] >> 8 * channel & 255);
}

typedef struct pixel_box
{
    int left, top, right, bottom;
} pixel_box;

/* The pixels of a box that is larger on each side, as far as there are any. */
static inline pixel_box grow_box(scene_box b, float across, float down, const scene* s)
{
    pixel_box p = {(int)floorf(fmaxf(b.left - across, 0.0f)), (int)floorf(fmaxf(b.top - down, 0.0f)),
                   (int)ceilf(fminf(b.right + across, s->width)), (int)ceilf(fminf(b.bottom + down, s->height))};
    return p;
}

/* The pixels that may be a text's: other fonts are a tenth wider. */
static inline pixel_box find_text_pixels(const scene* s, const scene_item* item)
{
    scene_box b = find_text_box(s, item);
    bool upright = fabsf(item->angle) > 0.0f;
    float longer = 2.0f + 0.1f * (upright ? b.bottom - b.top : b.right - b.left);
    return grow_box(b, upright ? 2.0f : longer, upright ? longer : 2.0f, s);
}

/* A byte for each pixel: whether it may be a text's. */
static inline unsigned char* mask_texts(const scene* s)
{
    int width = (int)s->width;
    unsigned char* mask = calloc((size_t)width * (size_t)s->height, 1);
    for (size_t i = 0; mask && i < s->count; ++i)
    {
        if (s->items[i].kind == SCENE_TEXT)
        {
            pixel_box p = find_text_pixels(s, &s->items[i]);
            for (int y = p.top; y < p.bottom; ++y)
            {
                memset(mask + (ptrdiff_t)y * width + p.left, 1, (size_t)(p.right > p.left ? p.right - p.left : 0));
            }
        }
    }
    return mask;
}

/* By how much the means of a block differ, where no text is. */
static inline double compare_block(cairo_surface_t* a, cairo_surface_t* b, const unsigned char* mask, int left,
                                   int top)
{
    int sums[3] = {0, 0, 0}, width = cairo_image_surface_get_width(a), height = cairo_image_surface_get_height(a);
    for (int y = top; y < top + IMAGE_BLOCK && y < height; ++y)
    {
        for (int x = left; x < left + IMAGE_BLOCK && x < width; ++x)
        {
            for (int channel = 0; channel < 3 && !mask[(ptrdiff_t)y * width + x]; ++channel)
            {
                sums[channel] += channel_at(a, x, y, channel) - channel_at(b, x, y, channel);
            }
        }
    }
    double most = fmax(abs(sums[0]), fmax(abs(sums[1]), abs(sums[2])));
    return most / (IMAGE_BLOCK * IMAGE_BLOCK);
}

/* By how much the mean brightness of a text's box differs. */
static inline double compare_text(cairo_surface_t* a, cairo_surface_t* b, const scene* s, const scene_item* item)
{
    static const double shares[3] = {0.114, 0.587, 0.299};
    pixel_box p = grow_box(find_text_box(s, item), 0.0f, 0.0f, s);
    double sum = 0.0;
    for (int y = p.top; y < p.bottom; ++y)
    {
        for (int x = p.left; x < p.right; ++x)
        {
            for (int channel = 0; channel < 3; ++channel)
            {
                sum += shares[channel] * (channel_at(a, x, y, channel) - channel_at(b, x, y, channel));
            }
        }
    }
    int pixels = (p.right - p.left) * (p.bottom - p.top);
    return pixels > 0 ? fabs(sum) / pixels : 0.0;
}

/* Two images of a scene's size. */
static inline image_difference compare_images(cairo_surface_t* a, cairo_surface_t* b, const scene* s)
{
    image_difference d = {0.0, 0.0, 0, 0};
    unsigned char* mask = mask_texts(s);
    for (int y = 0; mask && y < (int)s->height; y += IMAGE_BLOCK)
    {
        for (int x = 0; x < (int)s->width; x += IMAGE_BLOCK)
        {
            double found = compare_block(a, b, mask, x, y);
            d.x = found > d.shapes ? x : d.x;
            d.y = found > d.shapes ? y : d.y;
            d.shapes = fmax(d.shapes, found);
        }
    }
    for (size_t i = 0; i < s->count; ++i)
    {
        if (s->items[i].kind == SCENE_TEXT)
        {
            d.texts = fmax(d.texts, compare_text(a, b, s, &s->items[i]));
        }
    }
    free(mask);
    return d;
}

static inline bool is_alike(image_difference d)
{
    return d.shapes <= IMAGE_SHAPE_TOLERANCE && d.texts <= IMAGE_TEXT_TOLERANCE;
}

#endif
