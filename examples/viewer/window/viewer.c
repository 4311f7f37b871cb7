/* viewer: a window on plans. Choose a device and a product, and see the schedule, the plans that were weighed, the
 * quantization sweep, and the benchmark's results. */
#include "canvas.h"
#include "controls.h"
#include "dialogs.h"
#include "keys.h"
#include "opening.h"
#include "player.h"
#include "runs.h"

#include "viewer/fault.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct window
{
    const char* program;
    const char* as; /* the device to begin with */
    model m;
    controls c;
    runs r;
    keys k;
    player p;
    canvas picture;
    GtkWidget* status;
    GtkWindow* frame;
    dialogs files;
    opening* opening;   /* of a device; NULL: none */
    bool wants_machine; /* the chosen device is the one that is being opened */
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
    if (!*words && w->m.draft)
        snprintf(words, sizeof words, MODEL_PLANNING);
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
        close_device(context, g);
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

static void choose_playing(bool plays, void* data)
{
    window* w = data;
    if (plays)
        start_playing(&w->p);
    else
        stop_playing(&w->p);
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
    stop_playing(&w->p);
    w->frame = NULL;
    close_dialog(&w->files);
    forget_canvas(&w->picture);
    forget_runs(&w->r);
}

static void choose_view(view v, void* data)
{
    window* w = data;
    if (w->frame)
        set_view(&w->c, v);
}

/* Escape clears the selection where keys are the picture's, and else stops what runs. */
static void stop(void* data)
{
    window* w = data;
    if (unselect_canvas(&w->picture))
        redraw(w);
    else
        stop_run(&w->r);
}

static void focus_picture(void* data)
{
    window* w = data;
    focus_canvas(&w->picture);
}

static void fill_controls(window* w)
{
    w->m.drafted = renew;
    w->m.user_data = w;
    w->c.m = &w->m;
    w->c.program = w->program;
    w->c.device = w->as;
    w->c.changed = change;
    w->c.choose_device = choose_device;
    w->c.choose_playing = choose_playing;
    w->c.user_data = w;
    w->p.m = &w->m;
    w->p.c = &w->c;
    w->k.choose_view = choose_view;
    w->k.stop = stop;
    w->k.save = save_table;
    w->k.focus_picture = focus_picture;
    w->k.user_data = w;
}

static void fill_right(window* w)
{
    w->picture.m = &w->m;
    w->picture.drawn = tell_drawn;
    w->picture.user_data = w;
    w->r.m = &w->m;
    w->r.changed = renew;
    w->r.save = save_table;
    w->r.user_data = w;
    w->files.take = take_file;
    w->files.user_data = w;
}

static GtkWidget* make_status(window* w)
{
    GtkWidget* label = gtk_label_new("");
    gtk_label_set_xalign(GTK_LABEL(label), 0.0f);
    gtk_label_set_wrap(GTK_LABEL(label), TRUE); /* else a long sentence would widen the window */
    gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
    gtk_widget_set_margin_start(label, 8);
    gtk_widget_set_margin_end(label, 8);
    w->status = label;
    return label;
}

static GtkWidget* make_all(window* w)
{
    GtkWidget* right = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_append(GTK_BOX(right), make_canvas(&w->picture));
    gtk_box_append(GTK_BOX(right), make_runs(&w->r));
    gtk_box_append(GTK_BOX(right), make_status(w));
    GtkWidget* all = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_box_append(GTK_BOX(all), make_controls(&w->c));
    gtk_box_append(GTK_BOX(all), right);
    return all;
}

static void activate(GtkApplication* application, gpointer data)
{
    window* w = data;
    fill_controls(w);
    fill_right(w);
    add_keys(&w->k, application);
    w->frame = GTK_WINDOW(gtk_application_window_new(application));
    g_signal_connect(w->frame, "destroy", G_CALLBACK(forget_widgets), w);
    gtk_window_set_title(w->frame, "streamk viewer");
    gtk_window_set_default_size(w->frame, 1280, 800);
    gtk_window_set_titlebar(w->frame, make_file_buttons(&w->files));
    gtk_window_set_child(w->frame, make_all(w));
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
