#include "model.h"

#include "decisions.h"
#include "viewer/palette.h"
#include "viewer/request.h"
#include "viewer/roofline.h"
#include "viewer/sweep.h"
#include "viewer/views.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char* const VIEW_NAMES[VIEW_COUNT + 1] = {"Schedule", "Comparison", "Plans", "Sweep",
                                                "Results",  "Benchmark",  NULL};

enum
{
    COMPARED = 4
};

void take_model_device(model* m, sk_context* context, gpu* g)
{
    sk_destroy_context(m->context);
    if (m->gpu)
        close_gpu(m->gpu);
    free(m->gpu);
    m->context = context;
    m->gpu = g;
    m->row_count = 0;
    take_model_times(m, &m->desc, NULL, 0);
}

void take_model_times(model* m, const sk_gemm_desc* desc, measured* times, uint32_t count)
{
    free(m->times);
    m->timed_desc = *desc;
    m->times = times;
    m->timed = count;
    m->is_stale = true;
}

/* Whether descs are alike in what the window changes. */
static bool is_same(const sk_gemm_desc* a, const sk_gemm_desc* b)
{
    return a->m == b->m && a->n == b->n && a->k == b->k && a->a.type == b->a.type &&
           a->decomposition == b->decomposition && a->workers == b->workers && a->splits == b->splits &&
           a->minimum_segment == b->minimum_segment;
}

static bool refuse(model* m, sk_result result)
{
    if (result != SK_SUCCESS)
        snprintf(m->sentence, sizeof m->sentence, "%s", sk_result_string(result));
    return result == SK_SUCCESS;
}

static sk_result plan_timeline(const model* m, const sk_gemm_desc* desc, timeline* t)
{
    sk_plan* plan = NULL;
    sk_result result = sk_create_plan(m->context, desc, &plan);
    if (result == SK_SUCCESS)
        result = open_timeline(t, plan);
    sk_destroy_plan(plan);
    return result;
}

static bool draw_schedule(model* m, const char* problem, const char* device)
{
    sk_result result = plan_timeline(m, &m->desc, &m->t);
    if (result == SK_SUCCESS)
        draw_schedule_view(&m->t, problem, device, &m->s);
    return refuse(m, result);
}

static bool draw_comparison(model* m, const char* problem, const char* device)
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
        sk_gemm_desc desc = m->desc;
        desc.decomposition = KINDS[opened];
        desc.splits = is_split_k ? desc.splits : 0;
        desc.workers = is_split_k ? 0 : desc.workers;
        list[opened] = &timelines[opened];
        result = plan_timeline(m, &desc, &timelines[opened]);
    }
    if (result == SK_SUCCESS)
        draw_comparison_view(list, COMPARED, problem, device, &m->s);
    for (int i = 0; i < opened; i++)
        close_timeline(&timelines[i]);
    return refuse(m, result);
}

static bool draw_candidates(model* m, const char* problem, const char* device)
{
    uint32_t timed = is_same(&m->timed_desc, &m->desc) ? m->timed : 0;
    return refuse(m, draw_candidates_view(m->context, &m->desc, problem, device, m->times, timed, &m->s));
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
        snprintf(m->sentence, sizeof m->sentence, "Open a CSV file of the benchmark.");
    else if (!read_roofline(&path, 1, m->over, &m->s))
        snprintf(m->sentence, sizeof m->sentence, "%s%s%s: not CSV files of the benchmark.", path,
                 m->over ? " or " : "", m->over ? m->over : "");
    return !*m->sentence;
}

/* What the view is of; false if there is a sentence instead. */
static bool draw(model* m)
{
    char problem[96];
    if (m->view == VIEW_ROOFLINE)
        return draw_results(m);
    if (!m->context)
        return *m->sentence != 0;
    const char* device = sk_query_context(m->context).device_name;
    describe_problem(&m->desc, problem, sizeof problem);
    switch (m->view)
    {
    case VIEW_COMPARISON: return draw_comparison(m, problem, device);
    case VIEW_CANDIDATES: return draw_candidates(m, problem, device);
    case VIEW_BENCHMARK: return draw_benchmark(m, device);
    case VIEW_SWEEP: return refuse(m, predict_sweep(m->context, &m->desc, device, &m->s));
    default: return draw_schedule(m, problem, device);
    }
}

void refresh_model(model* m, float width, float height)
{
    bool is_same = m->s.width >= width && m->s.width <= width && m->s.height >= height && m->s.height <= height;
    if (!m->is_stale && is_same)
        return;
    close_timeline(&m->t);
    close_scene(&m->s);
    open_scene(&m->s, width, height);
    m->is_stale = false;
    m->sentence[0] = 0;
    if (!draw(m))
    {
        close_scene(&m->s);
        open_scene(&m->s, width, height);
        scene_item* item = add_text(&m->s, width / 2, height / 2, 15.0f, SCENE_MIDDLE, m->sentence);
        fit_text(&m->s, item, width - 32.0f);
    }
    if (m->is_dark)
        turn_dark(&m->s);
}

bool is_in_time(const model* m)
{
    return m->view == VIEW_SCHEDULE && m->t.count > 0 && m->moment < 1.0f;
}

void draw_over(const model* m, scene* over)
{
    if (is_in_time(m))
        add_counters(&m->t, &m->s, m->moment * m->t.total, over);
    if (m->view == VIEW_SCHEDULE && m->t.count > 0 && m->selected != OVERLAY_NO_WORKER)
        add_selection(&m->t, &m->s, m->selected, !is_in_time(m), over);
    if (m->is_dark)
        turn_dark(over);
}

static void describe_segment(const model* m, uint32_t index, char* words, size_t size)
{
    const sk_segment* s = &m->t.segments[index];
    const bar* b = &m->t.bars[index];
    int length =
        snprintf(words, size,
                 "worker %u, tile %u, %s segment\nk-iterations %u to %u of %u\nrows %u to %u, columns %u to %u "
                 "of D\n%.2f to %.2f us",
                 s->worker, s->tile, sk_role_name(s->role), s->k_begin, s->k_end, s->k_iterations, s->m,
                 s->m + s->rows, s->n, s->n + s->columns, (double)b->begin, (double)b->done);
    if (s->slot != UINT32_MAX && length > 0)
        length += snprintf(words + length, size - (size_t)length, "\nslot %u", s->slot);
    if (s->counter != UINT32_MAX && length > 0)
        snprintf(words + length, size - (size_t)length, ", counter %u", s->counter);
}

static void describe_tile(const model* m, uint32_t tile, char* words, size_t size)
{
    int length = snprintf(words, size, "tile %u, of workers", tile), listed = 0;
    for (uint64_t i = 0; i < m->t.count && length > 0 && (size_t)length < size && listed < 12; i++)
        if (m->t.segments[i].tile == tile)
        {
            length += snprintf(words + length, size - (size_t)length, " %u", m->t.segments[i].worker);
            listed++;
        }
}

/* The bar or tile at a place; NULL: there is none. */
static const scene_item* find_item(const model* m, float x, float y)
{
    for (size_t i = m->s.count; i-- > 0 && m->view == VIEW_SCHEDULE && m->t.count > 0;)
    {
        const scene_item* item = &m->s.items[i];
        bool inside = item->kind == SCENE_RECTANGLE && x >= item->x && x < item->x + item->width && y >= item->y &&
                      y < item->y + item->height;
        if (inside && item->role != SCENE_DECORATION)
            return item;
    }
    return NULL;
}

bool describe_place(const model* m, float x, float y, char* words, size_t size)
{
    const scene_item* item = find_item(m, x, y);
    if (item && item->role == SCENE_TILE)
        describe_tile(m, item->index, words, size);
    else if (item)
        describe_segment(m, item->index, words, size);
    return item != NULL;
}

uint32_t find_worker(const model* m, float x, float y)
{
    static const float NEAR[] = {0.0f, -1.0f, 1.0f, -2.0f, 2.0f}; /* between bars there is a gap */
    for (size_t i = 0; i < sizeof NEAR / sizeof NEAR[0]; i++)
    {
        const scene_item* item = find_item(m, x, y + NEAR[i]);
        if (item && item->role != SCENE_TILE && item->index < m->t.count)
            return m->t.segments[item->index].worker;
    }
    return OVERLAY_NO_WORKER;
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

void close_model(model* m)
{
    close_timeline(&m->t);
    close_scene(&m->s);
    free(m->results);
    free(m->over);
    m->results = m->over = NULL;
    take_model_device(m, NULL, NULL);
}
