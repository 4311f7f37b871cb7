#include "player.h"

enum
{
    FRAME = 40, /* milliseconds between two moments that are played */
    FRAMES = 200
};

static gboolean play(gpointer data)
{
    player* p = data;
    float next = p->m->moment + 1.0f / FRAMES;
    if (next >= 1.0f)
        p->source = 0; /* before the button is released, which would remove it */
    set_moment(p->c, next >= 1.0f ? 1.0f : next);
    if (next < 1.0f)
        return G_SOURCE_CONTINUE;
    set_playing(p->c, false);
    return G_SOURCE_REMOVE;
}

void start_playing(player* p)
{
    stop_playing(p);
    if (p->m->moment >= 1.0f)
        set_moment(p->c, 0.0f);
    p->source = g_timeout_add(FRAME, play, p);
}

void stop_playing(player* p)
{
    if (p->source)
        g_source_remove(p->source);
    p->source = 0;
}
