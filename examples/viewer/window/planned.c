#include "planned.h"

#include "viewer/overlay.h"
#include "viewer/request.h"
#include "viewer/sweep.h"
#include "viewer/views.h"

#include <stdio.h>
#include <string.h>

enum
{
    COMPARED = 4
};

static sk_result plan_timeline(sk_context* context, const sk_gemm_desc* desc, timeline* t)
{
    sk_plan* plan = NULL;
    sk_result result = sk_create_plan(context, desc, &plan);
    if (result == SK_SUCCESS)
        result = open_timeline(t, plan);
    sk_destroy_plan(plan);
    return result;
}

static sk_result draw_schedule(const subject* of, const char* problem, const char* device, planned* p)
{
    sk_result result = plan_timeline(of->context, &of->desc, &p->t);
    if (result == SK_SUCCESS)
        draw_schedule_view(&p->t, problem, device, &p->s);
    return result;
}

static sk_result draw_comparison(const subject* of, const char* problem, const char* device, scene* s)
{
    static const sk_decomposition KINDS[COMPARED] = {SK_DECOMPOSITION_DATA_PARALLEL, SK_DECOMPOSITION_SPLIT_K,
                                                     SK_DECOMPOSITION_STREAM_K, SK_DECOMPOSITION_HYBRID};
    timeline timelines[COMPARED];
    const timeline* list[COMPARED];
    sk_result result = SK_SUCCESS;
    int opened = 0;
    for (; opened < COMPARED && result == SK_SUCCESS; opened += result == SK_SUCCESS)
    {
        bool is_split_k = KINDS[opened] == SK_DECOMPOSITION_SPLIT_K;
        sk_gemm_desc desc = of->desc;
        desc.decomposition = KINDS[opened];
        desc.splits = is_split_k ? desc.splits : 0;
        desc.workers = is_split_k ? 0 : desc.workers;
        list[opened] = &timelines[opened];
        result = plan_timeline(of->context, &desc, &timelines[opened]);
    }
    if (result == SK_SUCCESS)
        draw_comparison_view(list, COMPARED, problem, device, s);
    for (int i = 0; i < opened; i++)
        close_timeline(&timelines[i]);
    return result;
}

static sk_result draw(const subject* of, planned* p)
{
    char problem[96];
    const char* device = sk_query_context(of->context).device_name;
    describe_problem(&of->desc, problem, sizeof problem);
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
