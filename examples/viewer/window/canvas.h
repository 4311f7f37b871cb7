/* The widget with the picture: draws it, takes clicks and keys, and gives screen readers its words. */
#ifndef CANVAS_H
#define CANVAS_H

#include "model.h"

#include <gtk/gtk.h>

/* Fill in the first members, then make the widget. */
typedef struct canvas
{
    model* m;
    void (*drawn)(void* user_data); /* called some time after the picture was drawn */
    void* user_data;
    GtkWidget* area;     /* NULL: it is not made yet, or gone */
    char described[640]; /* what screen readers were given */
} canvas;

GtkWidget* make_canvas(canvas* c);

void redraw_canvas(canvas* c);

/* Give it the keys. */
void focus_canvas(canvas* c);

/* Clear the selection. False: the canvas has not the keys, or nothing was selected. */
bool unselect_canvas(canvas* c);

/* Forget the widget, which is gone. */
void forget_canvas(canvas* c);

#endif
