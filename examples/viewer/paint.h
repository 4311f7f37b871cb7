/* Paints scenes by cairo: to any surface, and to PNG and PDF files. Nothing is there in a build without cairo. */
#ifndef PAINT_H
#define PAINT_H

#include "scene.h"

#ifdef HAVE_CAIRO
#include <cairo.h>

/* Paint on white. */
void paint_scene(cairo_t* cairo, const scene* s);

/* The same, on what is there. */
void paint_items(cairo_t* cairo, const scene* s);

/* `scale` pixels for each of the scene's. False after a sentence on stderr. */
bool write_png(const scene* s, const char* path, float scale);
bool write_pdf(const scene* s, const char* path);

#endif
#endif
