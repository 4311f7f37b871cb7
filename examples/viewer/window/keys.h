/* The window's keys: Control and a digit choose a view, Escape stops, Control and S save, F6 goes to the picture. */
#ifndef KEYS_H
#define KEYS_H

#include "model.h"

#include <gtk/gtk.h>

/* Fill in all members. */
typedef struct keys
{
    void (*choose_view)(view v, void* user_data);
    void (*stop)(void* user_data);
    void (*save)(void* user_data);
    void (*focus_picture)(void* user_data);
    void* user_data;
} keys;

/* The keys must live as long as the application. */
void add_keys(keys* k, GtkApplication* application);

#endif
