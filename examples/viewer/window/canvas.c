#include "canvas.h"

#include "pointing.h"

#include "viewer/paint.h"
#include "viewer/views.h"

#include <stdio.h>
#include <string.h>

/* Gives screen readers the words of the picture. */
static void describe_to_readers(canvas* c)
{
    char words[sizeof c->described];
    describe_picture(c->m, words, sizeof words);
    if (strcmp(words, c->described) == 0)
        return;
    snprintf(c->described, sizeof c->described, "%s", words);
    gtk_accessible_update_property(GTK_ACCESSIBLE(c->area), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

static gboolean tell_later(gpointer data)
{
    canvas* c = data;
    if (c->area)
    {
        describe_to_readers(c);
        c->drawn(c->user_data);
    }
    return G_SOURCE_REMOVE;
}

/* Pales what comes after the moment. */
static void pale_future(const canvas* c, cairo_t* cairo)
{
    scene_box box = find_schedule_bars(&c->m->s);
    double x = box.left + (box.right - box.left) * c->m->moment;
    double ground = c->m->is_dark ? 0.12 : 1.0, ink = 1.0 - ground;
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

static void paint_over(const canvas* c, cairo_t* cairo)
{
    scene over;
    open_scene(&over, c->m->s.width, c->m->s.height);
    draw_over(c->m, &over);
    paint_items(cairo, &over);
    close_scene(&over);
}

/* Shows that keys are the picture's. */
static void paint_focus(const canvas* c, cairo_t* cairo)
{
    double grey = c->m->is_dark ? 0.6 : 0.4;
    cairo_set_source_rgb(cairo, grey, grey, grey);
    cairo_set_line_width(cairo, 1.0);
    cairo_rectangle(cairo, 1.5, 1.5, (double)c->m->s.width - 3.0, (double)c->m->s.height - 3.0);
    cairo_stroke(cairo);
}

static void draw(GtkDrawingArea* area, cairo_t* cairo, int width, int height, gpointer data)
{
    canvas* c = data;
    bool is_dark = is_theme_dark(GTK_WIDGET(area));
    double ground = is_dark ? (OVERLAY_DARK & 255) / 255.0 : 1.0;
    c->m->is_stale = c->m->is_stale || is_dark != c->m->is_dark;
    c->m->is_dark = is_dark;
    refresh_model(c->m, (float)width, (float)height);
    cairo_set_source_rgb(cairo, ground, ground, ground);
    cairo_paint(cairo);
    paint_items(cairo, &c->m->s);
    if (is_in_time(c->m))
        pale_future(c, cairo);
    paint_over(c, cairo);
    if (gtk_widget_has_visible_focus(c->area))
        paint_focus(c, cairo);
    g_idle_add(tell_later, c); /* since a label must not change while the window is drawn */
}

/* A click on a bar selects its worker, and one elsewhere none. */
static void take_click(GtkGestureClick* gesture, int times, double x, double y, gpointer data)
{
    canvas* c = data;
    (void)gesture;
    (void)times;
    clear_selection(c->m);
    c->m->selected = find_worker(c->m, (float)x, (float)y);
    gtk_widget_grab_focus(c->area);
    gtk_widget_queue_draw(c->area);
}

/* Arrows select segments. */
static gboolean take_key(GtkEventControllerKey* keys, guint key, guint code, GdkModifierType with, gpointer data)
{
    static const guint ARROWS[] = {GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Right}; /* as of direction */
    canvas* c = data;
    guint i = 0;
    (void)keys;
    (void)code;
    while (i < G_N_ELEMENTS(ARROWS) && ARROWS[i] != key)
        i++;
    if (i == G_N_ELEMENTS(ARROWS) || (with & gtk_accelerator_get_default_mod_mask()))
        return FALSE;
    gtk_widget_queue_draw(c->area);
    return move_selection(c->m, (direction)i);
}

static gboolean describe(GtkWidget* area, int x, int y, gboolean by_key, GtkTooltip* tip, gpointer data)
{
    char words[512];
    const canvas* c = data;
    (void)area;
    (void)by_key;
    if (!describe_place(c->m, (float)x, (float)y, words, sizeof words))
        return FALSE;
    gtk_tooltip_set_text(tip, words);
    return TRUE;
}

GtkWidget* make_canvas(canvas* c)
{
    c->area = g_object_new(GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
    gtk_widget_set_focusable(c->area, TRUE);
    gtk_widget_set_hexpand(c->area, TRUE);
    gtk_widget_set_vexpand(c->area, TRUE);
    gtk_widget_set_size_request(c->area, 480, 360);
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(c->area), draw, c, NULL);
    gtk_widget_set_has_tooltip(c->area, TRUE);
    GtkGesture* click = gtk_gesture_click_new();
    g_signal_connect(click, "pressed", G_CALLBACK(take_click), c);
    gtk_widget_add_controller(c->area, GTK_EVENT_CONTROLLER(click));
    g_signal_connect(c->area, "query-tooltip", G_CALLBACK(describe), c);
    GtkEventController* keys = gtk_event_controller_key_new();
    g_signal_connect(keys, "key-pressed", G_CALLBACK(take_key), c);
    gtk_widget_add_controller(c->area, keys);
    g_signal_connect_swapped(c->area, "notify::has-focus", G_CALLBACK(gtk_widget_queue_draw), c->area);
    gtk_accessible_update_property(GTK_ACCESSIBLE(c->area), GTK_ACCESSIBLE_PROPERTY_LABEL, "Picture", -1);
    return c->area;
}

void redraw_canvas(canvas* c)
{
    if (c->area)
        gtk_widget_queue_draw(c->area);
}

void focus_canvas(canvas* c)
{
    if (c->area && gtk_widget_grab_focus(c->area))
        gtk_window_set_focus_visible(GTK_WINDOW(gtk_widget_get_root(c->area)), TRUE);
}

bool unselect_canvas(canvas* c)
{
    return c->area && gtk_widget_has_focus(c->area) && clear_selection(c->m);
}

void forget_canvas(canvas* c)
{
    c->area = NULL;
}
