#include "planned.h"

#include "viewer/overlay.h"
#include "viewer/request.h"
#include "viewer/sweep.h"
#include "viewer/views.h"

#include <stdio.h>
#include <string.h>

/* Gives a timeline the chosen colours. */
static void colour(const subject* of, timeline* t)
{
    t->colours = of->colours != COLOURING_AUTO ? of->colours : t->colours;
}

static sk_result draw_schedule(const subject* of, const char* problem, const char* device, planned* p)
{
    sk_result result = open_group_timeline(&p->t, of->context, &of->desc, &of->problems);
    if (result == SK_SUCCESS)
    {
        colour(of, &p->t);
        draw_schedule_view(&p->t, problem, device, &p->s);
    }
    return result;
}

static sk_result draw_comparison(const subject* of, const char* problem, const char* device, scene* s)
{
    comparison c;
    sk_result result = open_comparison(&c, of->context, &of->desc, &of->problems);
    if (result != SK_SUCCESS)
        return result;
    for (int i = 0; i < COMPARED; i++)
        colour(of, &c.timelines[i]);
    draw_comparison_view(c.list, c.begins, COMPARED, problem, device, s);
    close_comparison(&c);
    return result;
}

static sk_result draw(const subject* of, planned* p)
{
    char problem[96];
    const char* device = sk_query_context(of->context).device_name;
    describe_group(&of->desc, &of->problems, problem, sizeof problem);
    switch (of->view)
    {
    case VIEW_COMPARISON: return draw_comparison(of, problem, device, &p->s);
    case VIEW_CANDIDATES:
        return draw_candidates_view(of->context, &of->desc, problem, device, of->times, of->timed, &p->s);
    case VIEW_SWEEP: return predict_sweep(of->context, &of->desc, device, &p->s);
    default: return draw_schedule(of, problem, device, p);
    }
}

void draw_planned(const subject* of, planned* p)
{
    memset(p, 0, sizeof *p);
    open_scene(&p->s, of->width, of->height);
    sk_result result = draw(of, p);
    if (result != SK_SUCCESS)
        snprintf(p->sentence, sizeof p->sentence, "%s", sk_result_string(result));
    if (of->is_dark)
        turn_dark(&p->s);
}

void close_planned(planned* p)
{
    close_timeline(&p->t);
    close_scene(&p->s);
}
