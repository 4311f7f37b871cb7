/* The dialogs that open CSV files of the benchmark, and save one, and the buttons of those that open. */
#ifndef DIALOGS_H
#define DIALOGS_H

#include <gtk/gtk.h>

#include <stdbool.h>

typedef enum dialog_kind
{
    DIALOG_OPEN,
    DIALOG_LAY_OVER,
    DIALOG_SAVE
} dialog_kind;

/* Fill in the first members. */
typedef struct dialogs
{
    void (*take)(dialog_kind kind, const char* path, void* user_data); /* called when a file was chosen */
    void* user_data;
    dialog_kind kind;
    GtkNativeDialog* dialog; /* NULL: none is open */
} dialogs;

/* A window's title bar with the buttons. */
GtkWidget* make_file_buttons(dialogs* d);

/* Does nothing while another one is open. */
void open_dialog(dialogs* d, GtkWindow* parent, dialog_kind kind);

/* Close the one that is open, if any. */
void close_dialog(dialogs* d);

#endif
