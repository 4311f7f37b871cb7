/* viewer: a window on plans. Choose a device and a product, and see the schedule, the plans that were weighed, the
 * quantization sweep, and the benchmark's results. */
#include "controls.h"
#include "opening.h"
#include "runs.h"

#include "viewer/paint.h"
#include "viewer/views.h"

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
    GtkWidget* area;
    GtkWidget* status;
    GtkWindow* frame;
    opening* opening; /* of a device; NULL: none */
    bool lays_over;   /* the file that is being chosen is laid over the other */
    guint player;     /* a source of the main loop; 0: nothing is played */
} window;

/* ---- the picture ------------------------------------------------------------------------------ */

static void tell_status(window* w)
{
    char words[256] = "";
    if (w->opening)
        snprintf(words, sizeof words, "opening a device of this machine ...");
    else if (is_in_time(&w->m))
        tell_moment(&w->m, words, sizeof words);
    else
        tell_run(&w->r, words, sizeof words);
    gtk_label_set_text(GTK_LABEL(w->status), words);
}

static gboolean tell_later(gpointer data)
{
    window* w = data;
    if (w->frame)
        tell_status(w);
    return G_SOURCE_REMOVE;
}

static void redraw(window* w)
{
    if (!w->frame || !w->c.devices)
        return; /* it is closed, or not made yet */
    gtk_widget_queue_draw(w->area);
    gtk_widget_set_sensitive(w->c.devices, !w->r.job);
    show_runs(&w->r, !w->opening);
    tell_status(w);
}

/* Pales what comes after the moment. */
static void pale_future(const window* w, cairo_t* cairo)
{
    scene_box box = find_schedule_bars(&w->m.s);
    double x = box.left + (box.right - box.left) * w->m.moment;
    double ground = w->m.is_dark ? 0.12 : 1.0, ink = 1.0 - ground;
    cairo_set_source_rgba(cairo, ground, ground, ground, 0.8);
    cairo_rectangle(cairo, x, box.top, box.right - x, box.bottom - box.top);
    cairo_fill(cairo);
    cairo_set_source_rgb(cairo, ink, ink, ink);
    cairo_set_line_width(cairo, 1.0);
    cairo_move_to(cairo, x, box.top - 4.0);
    cairo_line_to(cairo, x, box.bottom + 4.0);
    cairo_stroke(cairo);
}

/* Whether the theme has light letters, so that the picture should be dark. */
static bool is_theme_dark(GtkWidget* widget)
{
    GdkRGBA ink;
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS /* what replaces it is newer than GTK 4.8 */
        gtk_style_context_get_color(gtk_widget_get_style_context(widget), &ink);
    G_GNUC_END_IGNORE_DEPRECATIONS
    return ink.red + ink.green + ink.blue > 1.5f;
}

static void paint_over(const window* w, cairo_t* cairo)
{
    scene over;
    open_scene(&over, w->m.s.width, w->m.s.height);
    draw_over(&w->m, &over);
    paint_items(cairo, &over);
    close_scene(&over);
}

static void draw(GtkDrawingArea* area, cairo_t* cairo, int width, int height, gpointer data)
{
    window* w = data;
    bool is_dark = is_theme_dark(GTK_WIDGET(area));
    double ground = is_dark ? (OVERLAY_DARK & 255) / 255.0 : 1.0;
    w->m.is_stale = w->m.is_stale || is_dark != w->m.is_dark;
    w->m.is_dark = is_dark;
    refresh_model(&w->m, (float)width, (float)height);
    cairo_set_source_rgb(cairo, ground, ground, ground);
    cairo_paint(cairo);
    paint_items(cairo, &w->m.s);
    if (is_in_time(&w->m))
        pale_future(w, cairo);
    paint_over(w, cairo);
    g_idle_add(tell_later, w); /* since a label must not change while the window is drawn */
}

/* A click on a bar selects its worker, and one elsewhere none. */
static void take_click(GtkGestureClick* gesture, int times, double x, double y, gpointer data)
{
    window* w = data;
    (void)gesture;
    (void)times;
    w->m.selected = find_worker(&w->m, (float)x, (float)y);
    gtk_widget_queue_draw(w->area);
}

static gboolean describe(GtkWidget* area, int x, int y, gboolean by_key, GtkTooltip* tip, gpointer data)
{
    char words[512];
    const window* w = data;
    (void)area;
    (void)by_key;
    if (!describe_place(&w->m, (float)x, (float)y, words, sizeof words))
        return FALSE;
    gtk_tooltip_set_text(tip, words);
    return TRUE;
}

static GtkWidget* make_area(window* w)
{
    w->area = gtk_drawing_area_new();
    gtk_widget_set_hexpand(w->area, TRUE);
    gtk_widget_set_vexpand(w->area, TRUE);
    gtk_widget_set_size_request(w->area, 480, 360);
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(w->area), draw, w, NULL);
    gtk_widget_set_has_tooltip(w->area, TRUE);
    GtkGesture* click = gtk_gesture_click_new();
    g_signal_connect(click, "pressed", G_CALLBACK(take_click), w);
    gtk_widget_add_controller(w->area, GTK_EVENT_CONTROLLER(click));
    g_signal_connect(w->area, "query-tooltip", G_CALLBACK(describe), w);
    gtk_accessible_update_property(GTK_ACCESSIBLE(w->area), GTK_ACCESSIBLE_PROPERTY_LABEL, "Picture", -1);
    return w->area;
}

/* ---- devices ---------------------------------------------------------------------------------- */

static void take_opened(sk_context* context, gpu* g, void* data)
{
    window* w = data;
    take_model_device(&w->m, context, g);
    if (!context)
        snprintf(w->m.sentence, sizeof w->m.sentence, "This machine has no device that can be used.");
    close_opening(w->opening);
    w->opening = NULL;
    redraw(w);
}

static void choose_device(const char* name, void* data)
{
    window* w = data;
    sk_context* context = NULL;
    if (strcmp(name, CONTROLS_THIS_MACHINE) == 0 && !w->opening)
        w->opening = start_opening(take_opened, w);
    else if (strcmp(name, CONTROLS_THIS_MACHINE) != 0 && open_profile(w->program, name, 0, &context) == DONE)
        take_model_device(&w->m, context, NULL);
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

static void take_results(GtkNativeDialog* dialog, int response, gpointer data)
{
    window* w = data;
    GFile* file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog)) : NULL;
    if (file)
    {
        char* path = g_file_get_path(file);
        char** to = w->lays_over ? &w->m.over : &w->m.results;
        free(*to);
        *to = path ? strdup(path) : NULL;
        g_free(path);
        g_object_unref(file);
        w->m.is_stale = true;
        set_view(&w->c, VIEW_ROOFLINE);
    }
    g_object_unref(dialog);
    redraw(w);
}

static void choose_results(window* w, bool lays_over)
{
    w->lays_over = lays_over;
    GtkFileChooserNative* dialog = gtk_file_chooser_native_new("Results of the benchmark", w->frame,
                                                               GTK_FILE_CHOOSER_ACTION_OPEN, "_Open", "_Cancel");
    g_signal_connect(dialog, "response", G_CALLBACK(take_results), w);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
}

static void open_results(GtkButton* button, gpointer data)
{
    (void)button;
    choose_results(data, false);
}

static void lay_over(GtkButton* button, gpointer data)
{
    (void)button;
    choose_results(data, true);
}

/* ---- the window ------------------------------------------------------------------------------- */

static void changed(void* data)
{
    redraw(data);
}

static void forget_widgets(GtkWidget* frame, gpointer data)
{
    window* w = data;
    (void)frame;
    if (w->player)
        g_source_remove(w->player);
    w->player = 0;
    w->frame = NULL;
    forget_runs(&w->r);
}

static void fill_controls(window* w)
{
    w->c.m = &w->m;
    w->c.program = w->program;
    w->c.device = w->as;
    w->c.changed = changed;
    w->c.choose_device = choose_device;
    w->c.choose_playing = choose_playing;
    w->c.user_data = w;
    w->r.m = &w->m;
    w->r.changed = changed;
    w->r.user_data = w;
}

static void choose_view(GSimpleAction* action, GVariant* which, gpointer data)
{
    window* w = data;
    (void)action;
    if (w->frame)
        set_view(&w->c, (view)g_variant_get_int32(which));
}

static void stop(GSimpleAction* action, GVariant* nothing, gpointer data)
{
    window* w = data;
    (void)action;
    (void)nothing;
    stop_run(&w->r);
}

/* Escape stops what runs. */
static void add_stop_key(GtkApplication* application, window* w)
{
    static const char* const KEYS[2] = {"Escape", NULL};
    GSimpleAction* action = g_simple_action_new("stop", NULL);
    g_signal_connect(action, "activate", G_CALLBACK(stop), w);
    g_action_map_add_action(G_ACTION_MAP(application), G_ACTION(action));
    g_object_unref(action);
    gtk_application_set_accels_for_action(application, "app.stop", KEYS);
}

/* Control and a digit choose a view. */
static void add_keys(GtkApplication* application, window* w)
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
    add_keys(application, w);
    add_stop_key(application, w);
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
    gtk_widget_set_margin_start(w->status, 8);
    gtk_box_append(GTK_BOX(right), make_area(w));
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
