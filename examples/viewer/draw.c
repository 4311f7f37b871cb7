/* draw: pictures of plans and of the benchmark's results, without a display.
 *
 *     draw schedule 2176 2176 2176 --f16 --as "NVIDIA H200" -o schedule.svg
 */
#include "candidates.h"
#include "decisions.h"
#include "output.h"
#include "request.h"
#include "roofline.h"
#include "sweep.h"
#include "trace_json.h"
#include "views.h"

#include <stdio.h>

enum
{
    COMPARED = 4
};

/* A scene of the size that was asked for, or else of the picture's own. */
static void open_scene(const request* r, float width, float height, scene* s)
{
    scene_open(s, r->size[0] ? (float)r->size[0] : width, r->size[0] ? (float)r->size[1] : height);
    s->most_bars = output_most_bars(r->output);
}

static status close_scene(const request* r, scene* s)
{
    bool written = output_write(s, r->output);
    scene_close(s);
    return written ? DONE : BAD_INPUT;
}

static status open_timeline(sk_context* context, const sk_gemm_desc* desc, timeline* t)
{
    sk_plan* plan = NULL;
    sk_result result = sk_create_plan(context, desc, &plan);
    if (result != SK_SUCCESS)
        return status_of(result); /* the logger has said why */
    result = timeline_open(t, plan);
    sk_destroy_plan(plan);
    if (result != SK_SUCCESS)
        fprintf(stderr, "draw: the plan's segments cannot be drawn: %s\n", sk_result_string(result));
    return status_of(result);
}

/* The device's name, and its units where the request changes them. */
static void name_device(const request* r, const sk_context* context, char* words, size_t size)
{
    sk_context_info info = sk_query_context(context);
    int length = snprintf(words, size, "%s", info.device_name);
    if (r->units && length > 0)
        snprintf(words + length, size - (size_t)length, " with %u compute unit%s", r->units, r->units > 1 ? "s" : "");
}

static status draw_schedule(const request* r, sk_context* context)
{
    char problem[96], device[300];
    scene s;
    timeline t;
    status done = open_timeline(context, &r->desc, &t);
    if (done != DONE)
        return done;
    request_problem(&r->desc, problem, sizeof problem);
    open_scene(r, 1280.0f, 800.0f, &s);
    name_device(r, context, device, sizeof device);
    view_schedule(&t, problem, device, &s);
    if (r->trace && !trace_json_write(&t, problem, r->trace))
        done = BAD_INPUT;
    timeline_close(&t);
    status written = close_scene(r, &s);
    return done == DONE ? written : done;
}

static status draw_comparison(const request* r, sk_context* context)
{
    static const sk_decomposition KINDS[COMPARED] = {SK_DECOMPOSITION_DATA_PARALLEL, SK_DECOMPOSITION_SPLIT_K,
                                                     SK_DECOMPOSITION_STREAM_K, SK_DECOMPOSITION_HYBRID};
    char problem[96], device[300];
    scene s;
    timeline timelines[COMPARED];
    const timeline* list[COMPARED];
    status done = DONE;
    int opened = 0;
    for (; opened < COMPARED && done == DONE; opened += done == DONE)
    {
        sk_gemm_desc desc = r->desc;
        desc.decomposition = KINDS[opened];
        desc.splits = KINDS[opened] == SK_DECOMPOSITION_SPLIT_K ? r->desc.splits : 0;
        desc.workers = KINDS[opened] == SK_DECOMPOSITION_SPLIT_K ? 0 : r->desc.workers;
        desc.fixup = KINDS[opened] == SK_DECOMPOSITION_DATA_PARALLEL ? SK_FIXUP_AUTO : r->desc.fixup;
        list[opened] = &timelines[opened];
        done = open_timeline(context, &desc, &timelines[opened]);
    }
    request_problem(&r->desc, problem, sizeof problem);
    name_device(r, context, device, sizeof device);
    open_scene(r, 880.0f, 620.0f, &s);
    if (done == DONE)
        view_comparison(list, COMPARED, problem, device, &s);
    for (int i = 0; i < opened; i++)
        timeline_close(&timelines[i]);
    status written = done == DONE ? close_scene(r, &s) : DONE;
    return done == DONE ? written : done;
}

static status draw_candidates(const request* r, sk_context* context)
{
    char problem[96], device[300];
    scene s;
    open_scene(r, 1000.0f, 640.0f, &s);
    request_problem(&r->desc, problem, sizeof problem);
    name_device(r, context, device, sizeof device);
    sk_result result = candidates_draw(context, &r->desc, problem, device, &s);
    if (result == SK_SUCCESS)
        return close_scene(r, &s);
    scene_close(&s);
    return status_of(result);
}

static status draw_sweep(const request* r, sk_context* context)
{
    char device[300];
    scene s;
    open_scene(r, 960.0f, 480.0f, &s);
    name_device(r, context, device, sizeof device);
    sk_result result = sweep_predict(context, &r->desc, device, &s);
    if (result == SK_SUCCESS)
        return close_scene(r, &s);
    scene_close(&s);
    return status_of(result);
}

/* Pictures of files, which need no device. */
static status draw_file(const request* r)
{
    scene s;
    bool is_sweep = r->picture == PICTURE_SWEEP;
    open_scene(r, is_sweep ? 960.0f : 0.0f, is_sweep ? 480.0f : ROOFLINE_HEIGHT, &s);
    bool fine = is_sweep ? sweep_read(r->files[0], r->halves, &s)
                         : roofline_read((const char* const*)r->files, r->file_count, r->cublas, &s);
    if (fine)
        return close_scene(r, &s);
    scene_close(&s);
    return BAD_INPUT;
}

static status draw_plans(request* r, const char* program)
{
    gpu g;
    gpu_options options = {0};
    sk_context* context = NULL;
    options.device = r->device;
    status done = r->as ? open_profile(program, r->as, r->units, &context) : open_context(&g, &options, &context);
    if (done == DONE)
    {
        choose_types(context, r->halves, &r->desc);
        switch (r->picture)
        {
        case PICTURE_SCHEDULE: done = draw_schedule(r, context); break;
        case PICTURE_COMPARISON: done = draw_comparison(r, context); break;
        case PICTURE_CANDIDATES: done = draw_candidates(r, context); break;
        default: done = draw_sweep(r, context); break;
        }
    }
    sk_destroy_context(context);
    if (!r->as)
        gpu_close(&g);
    return done;
}

int main(int count, char** words)
{
    request r = {0};
    if (!request_parse(count, words, &r))
        return BAD_INPUT;
    if (r.help)
    {
        request_print_help();
        return DONE;
    }
    return (int)(r.file_count > 0 ? draw_file(&r) : draw_plans(&r, words[0]));
}
