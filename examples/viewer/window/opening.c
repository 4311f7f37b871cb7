#include "opening.h"

#include "viewer/traced.h"

#include <glib.h>

#include <stdlib.h>

enum
{
    POLL = 30 /* milliseconds */
};

struct opening
{
    GThread* thread;
    opened function;
    void* user_data;
    gpu* gpu;
    sk_context* context;
    guint poll;   /* a source of the main loop; 0: it has ended */
    gint is_done; /* atomic: written by the thread when it has written all else */
};

static void* run(void* data)
{
    opening* o = data;
    gpu_options options = {0};
    options.edit_features = enable_shader_clock;
    options.user_data = o->gpu;
    if (open_context(o->gpu, &options, &o->context) != DONE)
    {
        close_gpu(o->gpu);
        free(o->gpu);
        o->gpu = NULL;
        o->context = NULL;
    }
    g_atomic_int_set(&o->is_done, 1);
    return NULL;
}

static gboolean hand_over(void* data)
{
    opening* o = data;
    if (!g_atomic_int_get(&o->is_done))
        return G_SOURCE_CONTINUE;
    sk_context* context = o->context;
    gpu* g = o->gpu;
    o->poll = 0;
    o->context = NULL;
    o->gpu = NULL;
    o->function(context, g, o->user_data);
    return G_SOURCE_REMOVE;
}

opening* start_opening(opened function, void* user_data)
{
    opening* o = g_new0(opening, 1);
    o->function = function;
    o->user_data = user_data;
    o->gpu = calloc(1, sizeof *o->gpu);
    o->poll = g_timeout_add(POLL, hand_over, o);
    o->thread = g_thread_new("device", run, o);
    return o;
}

void close_device(sk_context* context, gpu* g)
{
    sk_destroy_context(context);
    if (g)
        close_gpu(g);
    free(g);
}

void close_opening(opening* o)
{
    if (!o)
        return;
    g_thread_join(o->thread);
    if (o->poll)
        g_source_remove(o->poll);
    close_device(o->context, o->gpu);
    g_free(o);
}
