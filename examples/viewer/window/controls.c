#include "controls.h"

#include "viewer/colouring.h"

enum
{
    MOST_PROFILES = 64,
    WIDTH = 270, /* pixels */
    CHOICE = 150,
    SLIDER = 190,
    DIGITS = 6,
    GAP = 6,
    LINE_GAP = 1 /* between rows, all of which a window of 800 pixels shows */
};

/* A number of the desc, with a slider. 0 leaves it to the planner where it may be 0. */
typedef struct count
{
    const char* label;
    size_t offset; /* in sk_gemm_desc */
    double least, most, step;
} count;

static const count COUNTS[CONTROLS_COUNTS] = {
    {"_m", offsetof(sk_gemm_desc, m), 1, 8192, 32},
    {"_n", offsetof(sk_gemm_desc, n), 1, 8192, 32},
    {"_k", offsetof(sk_gemm_desc, k), 1, 16384, 32},
    {"_workers", offsetof(sk_gemm_desc, workers), 0, 1024, 1},
    {"_splits", offsetof(sk_gemm_desc, splits), 0, 256, 1},
    {"minimum se_gment", offsetof(sk_gemm_desc, minimum_segment), 0, 64, 1},
};

static const char* const TYPES[] = {"f32", "f16", NULL};

#define WORD(name, word) word,
static const char* const DECOMPOSITIONS[] = {SK_DECOMPOSITIONS(WORD) NULL};

static void renew(controls* c)
{
    c->m->is_stale = true;
    c->m->segment = MODEL_NO_SEGMENT;
    c->changed(c->user_data);
}

static void append_labelled(GtkWidget* box, const char* label, GtkWidget* widget)
{
    GtkWidget* words = gtk_label_new_with_mnemonic(label);
    GtkWidget* row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
    gtk_label_set_xalign(GTK_LABEL(words), 0.0f);
    gtk_label_set_mnemonic_widget(GTK_LABEL(words), widget);
    gtk_widget_set_hexpand(words, TRUE);
    gtk_box_append(GTK_BOX(row), words);
    gtk_box_append(GTK_BOX(row), widget);
    gtk_box_append(GTK_BOX(box), row);
}

/* Words in small, pale letters. */
static void append_remark(GtkWidget* box, const char* words)
{
    GtkWidget* label = gtk_label_new(words);
    gtk_label_set_xalign(GTK_LABEL(label), 0.0f);
    gtk_widget_add_css_class(label, "dim-label");
    gtk_box_append(GTK_BOX(box), label);
}

/* ---- numbers ---------------------------------------------------------------------------------- */

static uint32_t* member(controls* c, int i)
{
    return (uint32_t*)(void*)((char*)&c->m->desc + COUNTS[i].offset);
}

static void take_count(GtkAdjustment* adjustment, gpointer data)
{
    controls* c = data;
    for (int i = 0; i < CONTROLS_COUNTS; i++)
        if (c->counts[i] == adjustment)
            *member(c, i) = (uint32_t)gtk_adjustment_get_value(adjustment);
    renew(c);
}

/* Gives screen readers the label, without its mark of a mnemonic. */
static void name_slider(GtkWidget* slider, const char* label)
{
    char** parts = g_strsplit(label, "_", -1);
    char* name = g_strjoinv("", parts);
    gtk_accessible_update_property(GTK_ACCESSIBLE(slider), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    g_free(name);
    g_strfreev(parts);
}

/* A field and a slider of one number. */
static void append_count(controls* c, GtkWidget* box, int i)
{
    const count* of = &COUNTS[i];
    c->counts[i] = gtk_adjustment_new(*member(c, i), of->least, of->most, of->step, 8 * of->step, 0.0);
    GtkWidget* field = gtk_spin_button_new(c->counts[i], 0.0, 0);
    gtk_editable_set_width_chars(GTK_EDITABLE(field), DIGITS);
    GtkWidget* slider = gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, c->counts[i]);
    name_slider(slider, of->label);
    append_labelled(box, of->label, field);
    gtk_box_append(GTK_BOX(box), slider);
    if (i < CONTROLS_FORCED)
    {
        c->sizes[2 * i] = field;
        c->sizes[2 * i + 1] = slider;
    }
    g_signal_connect(c->counts[i], "value-changed", G_CALLBACK(take_count), c);
}

/* ---- groups ----------------------------------------------------------------------------------- */

static void take_group(GtkEditable* field, gpointer data)
{
    controls* c = data;
    take_model_group(c->m, gtk_editable_get_text(field));
    for (int i = 0; i < 2 * CONTROLS_FORCED; i++)
        gtk_widget_set_sensitive(c->sizes[i], is_one_product(c->m));
    renew(c);
}

/* A field of the sizes of several problems, which are those of one product if it is empty. */
static void append_group(controls* c, GtkWidget* box)
{
    GtkWidget* field = gtk_entry_new();
    gtk_editable_set_width_chars(GTK_EDITABLE(field), DIGITS);
    gtk_widget_set_size_request(field, CHOICE, -1);
    gtk_entry_set_placeholder_text(GTK_ENTRY(field), "64x64x512, 8x9x70x32");
    gtk_widget_set_tooltip_text(field,
                                "Several problems in one launch: M x N x K with commas between; COUNT x M x N x "
                                "K for several that are alike. Empty: one product");
    append_labelled(box, "Group si_zes", field);
    g_signal_connect(field, "changed", G_CALLBACK(take_group), c);
}

/* ---- choices ---------------------------------------------------------------------------------- */

static GtkWidget* append_choice(GtkWidget* box, const char* label, const char* const* words, GCallback function,
                                controls* c)
{
    GtkWidget* choice = gtk_drop_down_new_from_strings(words);
    gtk_widget_set_size_request(choice, CHOICE, -1);
    append_labelled(box, label, choice);
    g_signal_connect(choice, "notify::selected", function, c);
    return choice;
}

static void take_view(GtkDropDown* choice, GParamSpec* what, gpointer data)
{
    controls* c = data;
    (void)what;
    c->m->view = (view)gtk_drop_down_get_selected(choice);
    renew(c);
}

static void take_type(GtkDropDown* choice, GParamSpec* what, gpointer data)
{
    controls* c = data;
    sk_type type = gtk_drop_down_get_selected(choice) == 1 ? SK_TYPE_F16 : SK_TYPE_F32;
    (void)what;
    c->m->desc.a.type = c->m->desc.b.type = c->m->desc.c.type = c->m->desc.d.type = type;
    renew(c);
}

static void take_decomposition(GtkDropDown* choice, GParamSpec* what, gpointer data)
{
    controls* c = data;
    (void)what;
    c->m->desc.decomposition = (sk_decomposition)gtk_drop_down_get_selected(choice);
    renew(c);
}

static void take_colours(GtkDropDown* choice, GParamSpec* what, gpointer data)
{
    controls* c = data;
    (void)what;
    c->m->colours = (colouring)gtk_drop_down_get_selected(choice);
    renew(c);
}

static void take_device(GtkDropDown* choice, GParamSpec* what, gpointer data)
{
    controls* c = data;
    GtkStringObject* chosen = gtk_drop_down_get_selected_item(choice);
    (void)what;
    if (chosen)
        c->choose_device(gtk_string_object_get_string(chosen), c->user_data);
}

/* The devices that there are profiles of, the one to begin with first, and that of this machine. */
static void append_devices(controls* c, GtkWidget* box)
{
    char names[MOST_PROFILES][PROFILE_NAME];
    const char* words[MOST_PROFILES + 3] = {c->device};
    int found = list_profiles(c->program, names, MOST_PROFILES), listed = 1;
    for (int i = 0; i < found; i++)
        if (g_strcmp0(names[i], c->device) != 0)
            words[listed++] = names[i];
    words[listed] = CONTROLS_THIS_MACHINE;
    c->devices = append_choice(box, "_Device", words, G_CALLBACK(take_device), c);
    take_device(GTK_DROP_DOWN(c->devices), NULL, c);
}

/* ---- time ------------------------------------------------------------------------------------- */

static void take_moment(GtkAdjustment* adjustment, gpointer data)
{
    controls* c = data;
    c->m->moment = (float)gtk_adjustment_get_value(adjustment);
    c->changed(c->user_data);
}

static void take_playing(GtkToggleButton* button, gpointer data)
{
    controls* c = data;
    c->choose_playing(gtk_toggle_button_get_active(button), c->user_data);
}

static void append_time(controls* c, GtkWidget* box)
{
    c->moment = gtk_adjustment_new(1.0, 0.0, 1.0, 0.01, 0.1, 0.0);
    GtkWidget* slider = gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, c->moment);
    gtk_widget_set_size_request(slider, SLIDER, -1);
    append_labelled(box, "_Time", slider);
    c->play = gtk_toggle_button_new_with_mnemonic("P_lay");
    gtk_box_append(GTK_BOX(box), c->play);
    g_signal_connect(c->moment, "value-changed", G_CALLBACK(take_moment), c);
    g_signal_connect(c->play, "toggled", G_CALLBACK(take_playing), c);
}

GtkWidget* make_controls(controls* c)
{
    GtkWidget* box = gtk_box_new(GTK_ORIENTATION_VERTICAL, LINE_GAP);
    gtk_widget_set_margin_start(box, 2 * GAP);
    gtk_widget_set_margin_end(box, 2 * GAP);
    gtk_widget_set_margin_top(box, GAP);
    gtk_widget_set_margin_bottom(box, GAP);
    c->views = append_choice(box, "_Picture", VIEW_NAMES, G_CALLBACK(take_view), c);
    gtk_drop_down_set_selected(GTK_DROP_DOWN(c->views), (guint)c->m->view);
    append_devices(c, box);
    append_choice(box, "T_ype", TYPES, G_CALLBACK(take_type), c);
    append_choice(box, "D_ecomposition", DECOMPOSITIONS, G_CALLBACK(take_decomposition), c);
    append_choice(box, "Pa_int by", COLOURING_NAMES, G_CALLBACK(take_colours), c);
    for (int i = 0; i < CONTROLS_COUNTS; i++)
    {
        if (i == CONTROLS_FORCED)
        {
            append_group(c, box);
            append_remark(box, "0 leaves these to the planner:");
        }
        append_count(c, box, i);
    }
    append_time(c, box);
    GtkWidget* scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), box);
    gtk_widget_set_size_request(scrolled, WIDTH, -1);
    gtk_widget_set_hexpand(scrolled, FALSE); /* whatever the labels do */
    return scrolled;
}

void set_view(controls* c, view v)
{
    gtk_drop_down_set_selected(GTK_DROP_DOWN(c->views), (guint)v);
}

void set_moment(controls* c, float moment)
{
    gtk_adjustment_set_value(c->moment, (double)moment);
}

void set_playing(controls* c, bool plays)
{
    gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(c->play), plays);
}
