#include "model.h"

#include "opening.h"
#include "sentence.h"

#include "course/decisions.h"
#include "viewer/fault.h"
#include "viewer/request.h"
#include "viewer/roofline.h"
#include "viewer/views.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char* const VIEW_NAMES[VIEW_COUNT + 1] = {"Schedule", "Comparison", "Plans", "Sweep",
                                                "Results",  "Benchmark",  "Trace", NULL};

enum
{
    PATIENCE = 50 /* milliseconds in which a picture is drawn at once */
};

void take_model_device(model* m, sk_context* context, gpu* g)
{
    if (m->draft)
    {
        leave_draft(m->draft, m->gpu);
        m->left = g_slist_prepend(m->left, m->draft);
        m->draft = NULL;
    }
    else
        close_device(m->context, m->gpu);
    m->shown = VIEW_COUNT;
    m->context = context;
    m->gpu = g;
    m->has_clocks = g && has_clocks(g);
    m->row_count = 0;
    if (m->is_live)
        take_model_results(m, NULL, false, false);
    take_model_trace(m, &m->desc, NULL, "");
    take_model_times(m, &m->desc, NULL, 0);
}

void take_model_group(model* m, const char* text)
{
    close_group(&m->problems);
    bool fine = parse_group(text, &m->problems);
    snprintf(m->wrong, sizeof m->wrong, "%s", fine ? "" : last_fault());
    m->segment = MODEL_NO_SEGMENT;
    m->is_stale = true;
}

bool is_one_product(const model* m)
{
    return m->problems.count == 0 && !*m->wrong;
}

void take_model_times(model* m, const sk_gemm_desc* desc, measured* times, uint32_t count)
{
    free(m->times);
    m->timed_desc = *desc;
    m->times = times;
    m->timed = count;
    m->is_stale = true;
}

void take_model_trace(model* m, const sk_gemm_desc* desc, trace_picture* traced, const char* sentence)
{
    close_trace_picture(m->traced);
    m->traced_desc = *desc;
    m->traced = traced;
    snprintf(m->untraced, sizeof m->untraced, "%s", sentence);
    m->segment = MODEL_NO_SEGMENT;
    m->is_stale = true;
}

void take_model_results(model* m, const char* path, bool lays_over, bool is_live)
{
    char** to = lays_over ? &m->over : &m->results;
    free(*to);
    *to = path ? strdup(path) : NULL;
    m->is_live = lays_over ? m->is_live : is_live;
    m->is_stale = true;
}

/* Whether descs are alike in what the window changes. */
static bool is_same(const sk_gemm_desc* a, const sk_gemm_desc* b)
{
    return a->m == b->m && a->n == b->n && a->k == b->k && a->a.type == b->a.type &&
           a->decomposition == b->decomposition && a->workers == b->workers && a->splits == b->splits &&
           a->minimum_segment == b->minimum_segment;
}

static bool draw_benchmark(model* m, const char* device)
{
    char title[300];
    snprintf(title, sizeof title, "The benchmark on %s", device);
    if (m->row_count > 0)
        draw_speedups(m->rows, m->row_count, m->expected, title, &m->s);
    else
        snprintf(m->sentence, sizeof m->sentence, "Nothing is measured yet.");
    return m->row_count > 0;
}

static bool draw_results(model* m)
{
    const char* path = m->results;
    if (!path)
        snprintf(m->sentence, sizeof m->sentence, "Open a CSV file of the benchmark, or run the benchmark.");
    else if (m->is_live && m->row_count == 0)
        snprintf(m->sentence, sizeof m->sentence, "Nothing is measured yet.");
    else if (!read_roofline(&path, 1, m->over, &m->s))
        snprintf(m->sentence, sizeof m->sentence, "%s.", last_fault());
    return !*m->sentence;
}

bool has_trace(const model* m)
{
    return m->traced && is_same(&m->traced_desc, &m->desc);
}

static bool draw_traced(model* m, const char* problem, const char* device)
{
    const trace_picture* p = m->traced;
    bool is_refused = *m->untraced && is_same(&m->traced_desc, &m->desc);
    if (has_trace(m))
        draw_trace_view(&p->predicted, &p->measured, p->words, problem, device, &m->s);
    else if (!m->gpu)
        snprintf(m->sentence, sizeof m->sentence,
                 "A trace is measured on a device. Choose \"This machine\" to open the one that is here.");
    else if (!m->has_clocks)
        snprintf(m->sentence, sizeof m->sentence,
                 "%s has no VK_KHR_shader_clock, so it cannot tell when its workers run.", device);
    else
        snprintf(m->sentence, sizeof m->sentence, "%s",
                 is_refused ? m->untraced : "This plan is not traced yet. Press \"Trace the plan\".");
    return !*m->sentence;
}

/* What cannot be drawn of a group; "" if all can. */
static const char* tell_group(const model* m)
{
    if (is_one_product(m))
        return "";
    if (*m->wrong && m->view <= VIEW_COMPARISON)
        return m->wrong;
    if (m->view == VIEW_CANDIDATES)
        return "The planner lists plans of one product. Clear the sizes of the group on the left.";
    if (m->view == VIEW_TRACE)
        return "No kernel of groups writes a trace. Clear the sizes of the group on the left to trace one product.";
    return "";
}

/* What the view is of; false if there is a sentence instead. */
static bool draw(model* m)
{
    char problem[96];
    if (m->view == VIEW_ROOFLINE)
        return draw_results(m);
    if (!m->context)
    {
        snprintf(m->sentence, sizeof m->sentence, "%s",
                 m->is_opening ? "A device of this machine is opened ..."
                               : "This machine has no device that can be used. Choose another one on the left.");
        return false;
    }
    const char* device = sk_query_context(m->context).device_name;
    snprintf(m->sentence, sizeof m->sentence, "%s", tell_group(m));
    if (*m->sentence)
        return false;
    describe_problem(&m->desc, problem, sizeof problem);
    return m->view == VIEW_BENCHMARK ? draw_benchmark(m, device) : draw_traced(m, problem, device);
}

static void open_picture(model* m)
{
    close_timeline(&m->t);
    close_scene(&m->s);
    open_scene(&m->s, m->width, m->height);
    m->shown = m->view;
}

static void show_sentence(model* m)
{
    open_picture(m);
    draw_sentence(&m->s, m->sentence);
    if (m->is_dark)
        turn_dark(&m->s);
}

static void show(model* m)
{
    open_picture(m);
    m->sentence[0] = 0;
    if (!draw(m))
        show_sentence(m);
    else if (m->is_dark)
        turn_dark(&m->s);
}

/* ---- pictures that need a planner ------------------------------------------------------------- */

static void take_picture(model* m)
{
    planned p = take_draft(m->draft);
    open_picture(m);
    snprintf(m->sentence, sizeof m->sentence, "%s", p.sentence);
    if (*p.sentence)
    {
        show_sentence(m);
        close_planned(&p);
        return;
    }
    close_scene(&m->s);
    m->t = p.t;
    m->s = p.s;
}

static void end_draft(draft* d, void* data)
{
    model* m = data;
    bool is_left = d != m->draft;
    if (is_left)
        m->left = g_slist_remove(m->left, d);
    else if (read_draft(d)->view == m->view)
    {
        take_picture(m);
        m->segment = MODEL_NO_SEGMENT; /* it was of the picture before */
    }
    m->draft = is_left ? m->draft : NULL;
    close_draft(d);
    m->drafted(m->user_data);
}

static void start_planning(model* m)
{
    uint32_t timed = is_same(&m->timed_desc, &m->desc) ? m->timed : 0;
    const subject of = {.view = m->view,
                        .context = m->context,
                        .desc = m->desc,
                        .problems = m->problems,
                        .colours = m->colours,
                        .times = m->times,
                        .timed = timed,
                        .width = m->width,
                        .height = m->height,
                        .is_dark = m->is_dark};
    m->draft = start_draft(&of, end_draft, m);
    if (!wait_for_draft(m->draft, PATIENCE))
        return;
    take_picture(m);
    close_draft(m->draft);
    m->draft = NULL;
}

void refresh_model(model* m, float width, float height)
{
    bool is_alike = m->width >= width && m->width <= width && m->height >= height && m->height <= height;
    bool is_planned = m->view < VIEW_PLANNED && m->context && !*tell_group(m);
    if (!m->is_stale && is_alike)
        return;
    m->width = width;
    m->height = height;
    m->is_stale = is_planned && m->draft; /* it is drawn anew after that draft */
    if (!is_planned)
        show(m);
    else if (!m->draft)
        start_planning(m);
    if (m->draft && is_planned && m->shown != m->view)
    {
        snprintf(m->sentence, sizeof m->sentence, MODEL_PLANNING);
        show_sentence(m);
    }
}

bool is_in_time(const model* m)
{
    return m->shown == VIEW_SCHEDULE && m->t.count > 0 && m->moment < 1.0f;
}

void tell_moment(const model* m, char* words, size_t size)
{
    uint64_t running = 0, written = 0, adding = 0;
    float now = m->moment * m->t.total;
    for (uint64_t i = 0; i < m->t.count; i++)
    {
        const bar* b = &m->t.bars[i];
        running += b->begin <= now && now < b->fixup;
        written += b->fixup <= now;
        adding += b->fixup <= now && now < b->done;
    }
    snprintf(words, size, "at %.2f us: %llu segments run, %llu of %llu are written, %llu add partials", (double)now,
             (unsigned long long)running, (unsigned long long)written, (unsigned long long)m->t.count,
             (unsigned long long)adding);
}

static void end_left(void* data)
{
    close_draft(data);
}

void close_model(model* m)
{
    close_timeline(&m->t);
    close_group(&m->problems);
    close_scene(&m->s);
    close_draft(m->draft);
    m->draft = NULL;
    g_slist_free_full(m->left, end_left);
    take_model_device(m, NULL, NULL);
    take_model_results(m, NULL, false, false);
    take_model_results(m, NULL, true, false);
}
