#include "dialogs.h"

static const struct
{
    const char *title, *accept;
    GtkFileChooserAction action;
} KINDS[] = {
    {"Results of the benchmark", "_Open", GTK_FILE_CHOOSER_ACTION_OPEN},
    {"Results to lay over", "_Open", GTK_FILE_CHOOSER_ACTION_OPEN},
    {"Save the table as CSV", "_Save", GTK_FILE_CHOOSER_ACTION_SAVE},
};

static void respond(GtkNativeDialog* dialog, int response, gpointer data)
{
    dialogs* d = data;
    GFile* file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog)) : NULL;
    char* path = file ? g_file_get_path(file) : NULL;
    d->dialog = NULL;
    if (path)
        d->take(d->kind, path, d->user_data);
    g_free(path);
    g_clear_object(&file);
    g_object_unref(dialog);
}

void open_dialog(dialogs* d, GtkWindow* parent, dialog_kind kind)
{
    if (d->dialog)
        return;
    d->kind = kind;
    d->dialog = GTK_NATIVE_DIALOG(
        gtk_file_chooser_native_new(KINDS[kind].title, parent, KINDS[kind].action, KINDS[kind].accept, "_Cancel"));
    if (kind == DIALOG_SAVE)
        gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(d->dialog), "results.csv");
    gtk_native_dialog_set_modal(d->dialog, TRUE);
    g_signal_connect(d->dialog, "response", G_CALLBACK(respond), d);
    gtk_native_dialog_show(d->dialog);
}

void close_dialog(dialogs* d)
{
    if (d->dialog)
        gtk_native_dialog_destroy(d->dialog);
    g_clear_object(&d->dialog);
}

static void open_results(GtkWidget* button, gpointer data)
{
    open_dialog(data, GTK_WINDOW(gtk_widget_get_root(button)), DIALOG_OPEN);
}

static void lay_over(GtkWidget* button, gpointer data)
{
    open_dialog(data, GTK_WINDOW(gtk_widget_get_root(button)), DIALOG_LAY_OVER);
}

GtkWidget* make_file_buttons(dialogs* d)
{
    GtkWidget* header = gtk_header_bar_new();
    GtkWidget* button = gtk_button_new_with_mnemonic("_Open results ...");
    g_signal_connect(button, "clicked", G_CALLBACK(open_results), d);
    gtk_header_bar_pack_start(GTK_HEADER_BAR(header), button);
    button = gtk_button_new_with_mnemonic("Lay o_ver ...");
    gtk_widget_set_tooltip_text(button, "Another CSV file, of the benchmark or of cublas.py, over the first");
    g_signal_connect(button, "clicked", G_CALLBACK(lay_over), d);
    gtk_header_bar_pack_start(GTK_HEADER_BAR(header), button);
    return header;
}
