/* draw: pictures of plans and of the benchmark's results, without a display.
 *
 *     draw schedule 2176 2176 2176 --f16 --as "NVIDIA H200" -o schedule.svg
 */
#include "comparison.h"
#include "course/decisions.h"
#include "measured.h"
#include "measuring.h"
#include "output.h"
#include "parts/words/progress.h"
#include "ranks_view.h"
#include "request.h"
#include "roofline.h"
#include "sparse_source.h"
#include "sparse_view.h"
#include "sweep.h"
#include "teaal_file.h"
#include "trace_json.h"
#include "views.h"

#include <stdio.h>
#include <stdlib.h>

/* A scene of the size that was asked for, or else of the picture's own. */
static void open_picture(const request* r, float width, float height, scene* s)
{
    open_scene(s, r->size[0] ? (float)r->size[0] : width, r->size[0] ? (float)r->size[1] : height);
    s->most_bytes = count_most_bytes(r->output);
}

static status close_picture(const request* r, scene* s)
{
    bool written = write_picture(s, r->output);
    close_scene(s);
    return written ? DONE : BAD_INPUT;
}

/* Gives a timeline the colours that were asked for. */
static void colour(const request* r, timeline* t)
{
    t->colours = r->colours != COLOURING_AUTO ? r->colours : t->colours;
}

static status plan_timeline(const request* r, sk_context* context, const sk_gemm_desc* desc, timeline* t)
{
    sk_result result = open_group_timeline(t, context, desc, &r->problems);
    if (result == SK_SUCCESS)
        colour(r, t);
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
    status done = plan_timeline(r, context, &r->desc, &t);
    if (done != DONE)
        return done;
    describe_group(&r->desc, &r->problems, problem, sizeof problem);
    open_picture(r, 1280.0f, 800.0f, &s);
    name_device(r, context, device, sizeof device);
    draw_schedule_view(&t, problem, device, &s);
    if (r->trace && !write_trace_json(&t, NULL, problem, r->trace))
        done = BAD_INPUT;
    close_timeline(&t);
    status written = close_picture(r, &s);
    return done == DONE ? written : done;
}

static status draw_comparison(const request* r, sk_context* context)
{
    char problem[96], device[300];
    scene s;
    comparison c;
    sk_result result = open_comparison(&c, context, &r->desc, &r->problems);
    if (result != SK_SUCCESS)
        return status_of(result);
    for (int i = 0; i < COMPARED; i++)
        colour(r, &c.timelines[i]);
    describe_group(&r->desc, &r->problems, problem, sizeof problem);
    name_device(r, context, device, sizeof device);
    open_picture(r, 880.0f, 620.0f, &s);
    draw_comparison_view(c.list, c.begins, COMPARED, problem, device, &s);
    close_comparison(&c);
    return close_picture(r, &s);
}

static bool show_share(float share, void* user_data)
{
    (void)user_data;
    update_progress((uint64_t)(share * 100.0f), 100);
    return true;
}

/* Times the plans that have room in the picture. */
static status time_plans(const request* r, const gpu* g, sk_context* context, const scene* s, measured** times,
                         uint32_t* timed)
{
    char sentence[256];
    const meter m = {g, context, show_share, NULL};
    begin_progress("timing plans", "%");
    bool done = measure_plans(&m, &r->desc, count_candidates_drawn(s), times, timed, sentence, sizeof sentence);
    end_progress();
    if (!done)
        fprintf(stderr, "draw: %s\n", sentence);
    for (uint32_t i = 0; done && i < *timed; i++)
        if ((*times)[i].is_wrong)
            fprintf(stderr, "draw: the result of plan %u is wrong\n", i + 1);
    return done ? DONE : FAILED;
}

/* `g` is NULL if the device is not there. */
static status draw_candidates(const request* r, const gpu* g, sk_context* context)
{
    char problem[96], device[300];
    measured* times = NULL;
    uint32_t timed = 0;
    scene s;
    open_picture(r, 1000.0f, 640.0f, &s);
    describe_problem(&r->desc, problem, sizeof problem);
    name_device(r, context, device, sizeof device);
    status done = r->times ? time_plans(r, g, context, &s, &times, &timed) : DONE;
    if (done == DONE)
        done = status_of(draw_candidates_view(context, &r->desc, problem, device, times, timed, &s));
    free(times);
    if (done == DONE)
        return close_picture(r, &s);
    close_scene(&s);
    return done;
}

/* Draws a trace, and the prediction of its plan. */
static status draw_measured(const request* r, sk_context* context, const trace* taken)
{
    char problem[96], device[300], words[400];
    scene s;
    timeline predicted, m;
    status done = plan_timeline(r, context, &taken->desc, &predicted);
    if (done != DONE)
        return done;
    sk_result result = open_measured_timeline(&m, &predicted, taken);
    if (result == SK_SUCCESS)
    {
        open_picture(r, 1280.0f, 800.0f, &s);
        describe_problem(&r->desc, problem, sizeof problem);
        name_device(r, context, device, sizeof device);
        describe_trace(&predicted, &m, taken, words, sizeof words);
        draw_trace_view(&predicted, &m, words, problem, device, &s);
        done = close_picture(r, &s);
        if (r->trace && !write_trace_json(&predicted, &m, problem, r->trace))
            done = BAD_INPUT;
        close_timeline(&m);
    }
    close_timeline(&predicted);
    return result == SK_SUCCESS ? done : status_of(result);
}

static status draw_trace(const request* r, const gpu* g, sk_context* context)
{
    trace taken;
    sk_result result = trace_ones(g, context, &r->desc, &taken);
    if (result != SK_SUCCESS)
        return status_of(result); /* the logger has said why */
    status done = draw_measured(r, context, &taken);
    close_trace(&taken);
    return done;
}

static status draw_sweep(const request* r, sk_context* context)
{
    char device[300];
    scene s;
    open_picture(r, 960.0f, 480.0f, &s);
    name_device(r, context, device, sizeof device);
    sk_result result = predict_sweep(context, &r->desc, device, &s);
    if (result == SK_SUCCESS)
        return close_picture(r, &s);
    close_scene(&s);
    return status_of(result);
}

static status draw_decompositions_of(const request* r, sk_context* context, const sparse_matrix* m)
{
    char device[300], title[480];
    scene s;
    sparse_comparison c;
    sk_result result = open_sparse_comparison(&c, context, m, r->desc.workers);
    if (result != SK_SUCCESS)
        return status_of(result);
    name_device(r, context, device, sizeof device);
    snprintf(title, sizeof title, "%s: %u x %u, %u nonzeros, times a vector; as on %s", r->files[0], m->rows,
             m->columns, m->nonzeros, device);
    open_picture(r, 1000.0f, 720.0f, &s);
    draw_sparse_view(&c, m, title, &s);
    close_sparse_comparison(&c);
    bool told = !r->teaal || write_teaal_file(context, m, r->desc.workers, r->teaal);
    status done = close_picture(r, &s);
    return told ? done : BAD_INPUT;
}

static status draw_sparse(const request* r, sk_context* context)
{
    sparse_matrix m;
    bool fine = open_sparse_source(r->files[0], r->nonzeros ? r->nonzeros : 400, &m);
    status done = fine ? draw_decompositions_of(r, context, &m) : BAD_INPUT;
    free_sparse_matrix(&m);
    return done;
}

/* Pictures of files, which need no device. */
static status draw_file(const request* r)
{
    scene s;
    bool fine;
    bool is_sweep = r->picture == PICTURE_SWEEP;
    open_picture(r, is_sweep ? 960.0f : 0.0f, is_sweep ? 480.0f : 0.0f, &s);
    switch (r->picture)
    {
    case PICTURE_SWEEP: fine = read_sweep(r->files[0], r->halves, &s); break;
    case PICTURE_RANKS: fine = read_ranks(r->files[0], &s); break;
    default: fine = read_roofline((const char* const*)r->files, r->file_count, r->cublas, &s); break;
    }
    if (fine)
        return close_picture(r, &s);
    close_scene(&s);
    return BAD_INPUT;
}

static status draw_plans(request* r, const char* program)
{
    gpu g;
    gpu_options options = {0};
    sk_context* context = NULL;
    options.device = r->device;
    options.edit_features = r->picture == PICTURE_TRACE ? enable_shader_clock : NULL;
    options.user_data = &g;
    status done = r->as ? open_profile(program, r->as, r->units, &context) : open_context(&g, &options, &context);
    if (done == DONE)
    {
        choose_types(context, r->halves, &r->desc);
        switch (r->picture)
        {
        case PICTURE_SCHEDULE: done = draw_schedule(r, context); break;
        case PICTURE_COMPARISON: done = draw_comparison(r, context); break;
        case PICTURE_CANDIDATES: done = draw_candidates(r, r->as ? NULL : &g, context); break;
        case PICTURE_TRACE: done = draw_trace(r, &g, context); break;
        case PICTURE_SPARSE: done = draw_sparse(r, context); break;
        default: done = draw_sweep(r, context); break;
        }
    }
    sk_destroy_context(context);
    if (!r->as)
        close_gpu(&g);
    return done;
}

int main(int count, char** words)
{
    request r = {0};
    status s = BAD_INPUT;
    bool fine = parse_request(count, words, &r);
    if (fine && !r.help)
        s = r.file_count > 0 && r.picture != PICTURE_SPARSE ? draw_file(&r) : draw_plans(&r, words[0]);
    else if (fine)
    {
        print_help();
        s = DONE;
    }
    close_request(&r);
    return (int)s;
}
