/* The window's widgets on the left: what is drawn, of which device and product, and what is forced. */
#ifndef CONTROLS_H
#define CONTROLS_H

#include "model.h"

#include <gtk/gtk.h>

#define CONTROLS_THIS_MACHINE "This machine"

enum
{
    CONTROLS_COUNTS = 6, /* m, n, k, workers, splits, minimum segment */
    CONTROLS_FORCED = 3  /* the first that is forced, if it is not 0; those before are sizes */
};

/* Fill in the first members, then make the widgets. */
typedef struct controls
{
    model* m;            /* that they change */
    const char* program; /* argv[0], beside which profiles are */
    const char* device;  /* to begin with */
    void (*changed)(void* user_data);
    void (*choose_device)(const char* name, void* user_data);
    void (*choose_playing)(bool plays, void* user_data);
    void* user_data;
    GtkAdjustment* counts[CONTROLS_COUNTS];
    GtkWidget* sizes[2 * CONTROLS_FORCED]; /* fields and sliders */
    GtkAdjustment* moment;
    GtkWidget* views;
    GtkWidget* devices;
    GtkWidget* play;
} controls;

GtkWidget* make_controls(controls* c);

void set_view(controls* c, view v);
void set_moment(controls* c, float moment);
void set_playing(controls* c, bool plays);

#endif
