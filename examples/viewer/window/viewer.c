/* viewer: a window on plans. Choose a device and a product, and see the schedule, the plans that were weighed, the
 * quantization sweep, and the benchmark's results. */
#include "canvas.h"
#include "controls.h"
#include "dialogs.h"
#include "opening.h"
#include "runs.h"

#include "viewer/fault.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    FRAME = 40, /* milliseconds between two moments that are played */
    FRAMES = 200
};

typedef struct window
{
    const char* program;
    const char* as; /* the device to begin with */
    model m;
    controls c;
    runs r;
    canvas picture;
    GtkWidget* status;
    GtkWindow* frame;
    dialogs files;
    opening* opening;   /* of a device; NULL: none */
    bool wants_machine; /* the chosen device is the one that is being opened */
    guint player;       /* a source of the main loop; 0: nothing is played */
} window;

static void tell_status(window* w)
{
    char words[640] = "";
    if (w->opening)
        snprintf(words, sizeof words, "opening a device of this machine ...");
    else if (is_in_time(&w->m))
        tell_moment(&w->m, words, sizeof words);
    else
        tell_run(&w->r, words, sizeof words);
    gtk_label_set_text(GTK_LABEL(w->status), words);
}

static void tell_drawn(void* data)
{
    tell_status(data);
}

static void redraw(window* w)
{
    if (!w->frame || !w->c.devices)
        return; /* it is closed, or not made yet */
    redraw_canvas(&w->picture);
    gtk_widget_set_sensitive(w->c.devices, !w->r.job);
    show_runs(&w->r, !w->opening);
    tell_status(w);
}

/* ---- devices ---------------------------------------------------------------------------------- */

static void take_opened(sk_context* context, gpu* g, void* data)
{
    window* w = data;
    if (w->wants_machine)
        take_model_device(&w->m, context, g);
    else
    {
        sk_destroy_context(context);
        if (g)
            close_gpu(g);
        free(g);
    }
    close_opening(w->opening);
    w->opening = NULL;
    w->m.is_opening = false;
    redraw(w);
}

static void choose_device(const char* name, void* data)
{
    window* w = data;
    sk_context* context = NULL;
    w->wants_machine = strcmp(name, CONTROLS_THIS_MACHINE) == 0;
    if (w->wants_machine && !w->opening)
        w->opening = start_opening(take_opened, w);
    else if (!w->wants_machine && open_profile(w->program, name, 0, &context) == DONE)
        take_model_device(&w->m, context, NULL);
    w->m.is_opening = w->opening != NULL;
    redraw(w);
}

/* ---- time ------------------------------------------------------------------------------------- */

static gboolean play(gpointer data)
{
    window* w = data;
    float next = w->m.moment + 1.0f / FRAMES;
    if (next >= 1.0f)
        w->player = 0; /* before the button is released, which would remove it */
    set_moment(&w->c, next >= 1.0f ? 1.0f : next);
    if (next < 1.0f)
        return G_SOURCE_CONTINUE;
    set_playing(&w->c, false);
    return G_SOURCE_REMOVE;
}

static void choose_playing(bool plays, void* data)
{
    window* w = data;
    if (!plays && w->player)
        g_source_remove(w->player);
    w->player = 0;
    if (plays && w->m.moment >= 1.0f)
        set_moment(&w->c, 0.0f);
    if (plays)
        w->player = g_timeout_add(FRAME, play, w);
}

/* ---- files ------------------------------------------------------------------------------------ */

static void take_file(dialog_kind kind, const char* path, void* data)
{
    window* w = data;
    if (kind == DIALOG_SAVE)
        save_run(&w->r, path);
    else
    {
        take_model_results(&w->m, path, kind == DIALOG_LAY_OVER, false);
        set_view(&w->c, VIEW_ROOFLINE);
    }
    redraw(w);
}

static void open_results(GtkButton* button, gpointer data)
{
    window* w = data;
    (void)button;
    open_dialog(&w->files, w->frame, DIALOG_OPEN);
}

static void lay_over(GtkButton* button, gpointer data)
{
    window* w = data;
    (void)button;
    open_dialog(&w->files, w->frame, DIALOG_LAY_OVER);
}

static void save_table(void* data)
{
    window* w = data;
    if (w->frame && can_save_run(&w->r))
        open_dialog(&w->files, w->frame, DIALOG_SAVE);
}

/* ---- the window ------------------------------------------------------------------------------- */

static void renew(void* data)
{
    redraw(data);
}

/* A widget on the left was changed. */
static void change(void* data)
{
    window* w = data;
    w->r.sentence[0] = 0; /* of what was before */
    redraw(w);
}

static void forget_widgets(GtkWidget* frame, gpointer data)
{
    window* w = data;
    (void)frame;
    if (w->player)
        g_source_remove(w->player);
    w->player = 0;
    w->frame = NULL;
    close_dialog(&w->files);
    forget_canvas(&w->picture);
    forget_runs(&w->r);
}

static void fill_controls(window* w)
{
    w->picture.m = &w->m;
    w->picture.drawn = tell_drawn;
    w->picture.user_data = w;
    w->c.m = &w->m;
    w->c.program = w->program;
    w->c.device = w->as;
    w->c.changed = change;
    w->c.choose_device = choose_device;
    w->c.choose_playing = choose_playing;
    w->c.user_data = w;
    w->r.m = &w->m;
    w->r.changed = renew;
    w->r.save = save_table;
    w->r.user_data = w;
    w->files.take = take_file;
    w->files.user_data = w;
}

static void choose_view(GSimpleAction* action, GVariant* which, gpointer data)
{
    window* w = data;
    (void)action;
    if (w->frame)
        set_view(&w->c, (view)g_variant_get_int32(which));
}

/* Escape clears the selection where keys are the picture's, and else stops what runs. */
static void stop(GSimpleAction* action, GVariant* nothing, gpointer data)
{
    window* w = data;
    (void)action;
    (void)nothing;
    if (unselect_canvas(&w->picture))
        redraw(w);
    else
        stop_run(&w->r);
}

static void save(GSimpleAction* action, GVariant* nothing, gpointer data)
{
    (void)action;
    (void)nothing;
    save_table(data);
}

static void focus_picture(GSimpleAction* action, GVariant* nothing, gpointer data)
{
    window* w = data;
    (void)action;
    (void)nothing;
    focus_canvas(&w->picture);
}

static void add_key(GtkApplication* application, const char* name, const char* key, GCallback function, window* w)
{
    char full[32];
    const char* const keys[2] = {key, NULL};
    GSimpleAction* action = g_simple_action_new(name, NULL);
    g_signal_connect(action, "activate", function, w);
    g_action_map_add_action(G_ACTION_MAP(application), G_ACTION(action));
    g_object_unref(action);
    snprintf(full, sizeof full, "app.%s", name);
    gtk_application_set_accels_for_action(application, full, keys);
}

/* Control and a digit choose a view. */
static void add_view_keys(GtkApplication* application, window* w)
{
    GSimpleAction* action = g_simple_action_new("view", G_VARIANT_TYPE_INT32);
    g_signal_connect(action, "activate", G_CALLBACK(choose_view), w);
    g_action_map_add_action(G_ACTION_MAP(application), G_ACTION(action));
    g_object_unref(action);
    for (int i = 0; i < VIEW_COUNT; i++)
    {
        char name[32], key[32];
        const char* const keys[2] = {key, NULL};
        snprintf(name, sizeof name, "app.view(%d)", i);
        snprintf(key, sizeof key, "<Control>%d", i + 1);
        gtk_application_set_accels_for_action(application, name, keys);
    }
}

static void activate(GtkApplication* application, gpointer data)
{
    window* w = data;
    fill_controls(w);
    add_view_keys(application, w);
    add_key(application, "stop", "Escape", G_CALLBACK(stop), w);
    add_key(application, "save", "<Control>s", G_CALLBACK(save), w);
    add_key(application, "picture", "F6", G_CALLBACK(focus_picture), w);
    w->frame = GTK_WINDOW(gtk_application_window_new(application));
    g_signal_connect(w->frame, "destroy", G_CALLBACK(forget_widgets), w);
    gtk_window_set_title(w->frame, "streamk viewer");
    gtk_window_set_default_size(w->frame, 1280, 800);
    GtkWidget* header = gtk_header_bar_new();
    GtkWidget* button = gtk_button_new_with_mnemonic("_Open results ...");
    g_signal_connect(button, "clicked", G_CALLBACK(open_results), w);
    gtk_header_bar_pack_start(GTK_HEADER_BAR(header), button);
    button = gtk_button_new_with_mnemonic("Lay o_ver ...");
    gtk_widget_set_tooltip_text(button, "Another CSV file, of the benchmark or of cublas.py, over the first");
    g_signal_connect(button, "clicked", G_CALLBACK(lay_over), w);
    gtk_header_bar_pack_start(GTK_HEADER_BAR(header), button);
    gtk_window_set_titlebar(w->frame, header);
    GtkWidget* right = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    w->status = gtk_label_new("");
    gtk_label_set_xalign(GTK_LABEL(w->status), 0.0f);
    gtk_label_set_wrap(GTK_LABEL(w->status), TRUE); /* else a long sentence would widen the window */
    gtk_label_set_wrap_mode(GTK_LABEL(w->status), PANGO_WRAP_WORD_CHAR);
    gtk_widget_set_margin_start(w->status, 8);
    gtk_widget_set_margin_end(w->status, 8);
    gtk_box_append(GTK_BOX(right), make_canvas(&w->picture));
    gtk_box_append(GTK_BOX(right), make_runs(&w->r));
    gtk_box_append(GTK_BOX(right), w->status);
    GtkWidget* all = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_box_append(GTK_BOX(all), make_controls(&w->c));
    gtk_box_append(GTK_BOX(all), right);
    gtk_window_set_child(w->frame, all);
    redraw(w);
    gtk_window_present(w->frame);
}

/* Understands [--as PROFILE] [FILE.csv [OVER.csv]]. */
static bool parse(window* w, int count, char** words)
{
    char** files[] = {&w->m.results, &w->m.over};
    int taken = 1, found = 0;
    w->program = words[0];
    w->as = "NVIDIA H200";
    if (count > 2 && strcmp(words[1], "--as") == 0)
    {
        w->as = words[2];
        taken = 3;
    }
    for (; taken < count && found < 2 && words[taken][0] != '-'; taken++)
        *files[found++] = strdup(words[taken]);
    w->m.view = found > 0 ? VIEW_ROOFLINE : VIEW_SCHEDULE;
    if (taken < count)
        fprintf(stderr, "usage: viewer [--as PROFILE] [FILE.csv [OVER.csv]]\n\n"
                        "Opens a window on plans. PROFILE is a name of examples/profiles, as NVIDIA H200; "
                        "or " CONTROLS_THIS_MACHINE ".\n"
                        "FILE is of the benchmark; OVER is another one, or of cublas.py, and is laid over it.\n");
    return taken == count;
}

static int show(window* w)
{
    GtkApplication* application = gtk_application_new("org.streamk.viewer", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(activate), w);
    int result = g_application_run(G_APPLICATION(application), 0, NULL);
    close_opening(w->opening);
    close_runs(&w->r);
    g_object_unref(application);
    return result;
}

int main(int count, char** words)
{
    static window w;
    int result = BAD_INPUT;
    w.m.desc.m = w.m.desc.n = w.m.desc.k = 2176;
    w.m.moment = 1.0f;
    w.m.is_stale = true;
    w.m.selected = OVERLAY_NO_WORKER;
    w.m.segment = MODEL_NO_SEGMENT;
    keep_faults();
    if (parse(&w, count, words) && !gtk_init_check())
    {
        fprintf(stderr, "viewer: there is no display; build/examples/draw makes pictures without one\n");
        result = FAILED;
    }
    else if (gtk_is_initialized())
    {
        setlocale(LC_NUMERIC, "C"); /* profiles and CSV files have points */
        result = show(&w);
    }
    close_model(&w.m);
    return result;
}
