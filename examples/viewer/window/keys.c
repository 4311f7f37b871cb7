#include "keys.h"

#include <stdio.h>

static void choose_view(GSimpleAction* action, GVariant* which, gpointer data)
{
    const keys* k = data;
    (void)action;
    k->choose_view((view)g_variant_get_int32(which), k->user_data);
}

static void stop(GSimpleAction* action, GVariant* nothing, gpointer data)
{
    const keys* k = data;
    (void)action;
    (void)nothing;
    k->stop(k->user_data);
}

static void save(GSimpleAction* action, GVariant* nothing, gpointer data)
{
    const keys* k = data;
    (void)action;
    (void)nothing;
    k->save(k->user_data);
}

static void focus_picture(GSimpleAction* action, GVariant* nothing, gpointer data)
{
    const keys* k = data;
    (void)action;
    (void)nothing;
    k->focus_picture(k->user_data);
}

static const GActionEntry ACTIONS[] = {
    {.parameter_type = "i", .name = "view", .activate = choose_view},
    {.name = "stop", .activate = stop},
    {.name = "save", .activate = save},
    {.name = "picture", .activate = focus_picture},
};

static void set_key(GtkApplication* application, const char* action, const char* key)
{
    const char* const list[] = {key, NULL};
    gtk_application_set_accels_for_action(application, action, list);
}

void add_keys(keys* k, GtkApplication* application)
{
    g_action_map_add_action_entries(G_ACTION_MAP(application), ACTIONS, G_N_ELEMENTS(ACTIONS), k);
    set_key(application, "app.stop", "Escape");
    set_key(application, "app.save", "<Control>s");
    set_key(application, "app.picture", "F6");
    for (int i = 0; i < VIEW_COUNT; i++)
    {
        char name[32], key[32];
        snprintf(name, sizeof name, "app.view(%d)", i);
        snprintf(key, sizeof key, "<Control>%d", i + 1);
        set_key(application, name, key);
    }
}
