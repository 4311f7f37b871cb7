#include "measuring.h"

#include "benchmark/files.h"
#include "parts/timing/trial.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    BATCHES = 5 /* of each plan */
};

/* A trial that counts its ticks. */
typedef struct run
{
    trial t;
    const meter* m;
    uint32_t ticks, expected;
    float before, part; /* share of the whole that is done before, and that is this run's */
    bool is_unwritten;  /* the file of results failed */
} run;

static bool tick(void* user_data)
{
    run* r = user_data;
    r->ticks += r->ticks < r->expected;
    return r->m->tick(r->before + r->part * (float)r->ticks / (float)r->expected, r->m->user_data);
}

/* The benchmark's types of a desc; NULL: it times none such. */
static const product_types* find_types(const sk_gemm_desc* desc)
{
    for (int i = 0; i < TYPES_COUNT; i++)
    {
        const product_types* t = &TYPES[i];
        if (t->input == desc->a.type && t->input == desc->b.type && t->output == desc->d.type &&
            (desc->accumulator == 0 || desc->accumulator == t->accumulator))
            return t;
    }
    return NULL;
}

static const char* describe_end(trial_end end)
{
    switch (end)
    {
    case TRIAL_SHORT_MEMORY: return "There is not enough memory to time this.";
    case TRIAL_FAILED: return "Vulkan failed.";
    default: return "";
    }
}

/* The desc as one of the benchmark's problems; false after a sentence. */
static bool make_problem(const gpu* g, const sk_gemm_desc* desc, shape* s, problem* p, char* sentence, size_t size)
{
    shape extents = {"", desc->m, desc->n, desc->k};
    *s = extents;
    p->shape = s;
    p->types = find_types(desc);
    p->layout = (desc->a.layout == SK_LAYOUT_COL_MAJOR ? 1u : 0) | (desc->b.layout == SK_LAYOUT_COL_MAJOR ? 2u : 0);
    p->warm = g->properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    if (!p->types || desc->batch_count > 1)
        snprintf(sentence, size, "Only single products of the benchmark's types are timed.");
    else if (desc->m > SHAPES_MOST || desc->n > SHAPES_MOST || desc->k > SHAPES_MOST)
        snprintf(sentence, size, "Products with an extent beyond %u are not timed.", SHAPES_MOST);
    return !*sentence;
}

/* Makes the plans. Those that the context refuses stay NULL. False: stopped. */
static bool create_plans(trial* t, const sk_candidate* weighed, uint32_t count, candidate* list)
{
    for (uint32_t i = 0; i < count; i++)
    {
        if (sk_create_gemm_plan(t->context, &weighed[i].desc, &list[i].plan) != SK_SUCCESS)
            list[i].plan = NULL;
        list[i].info = weighed[i].info;
        if (!t->tick(t->user_data))
            return false;
    }
    return true;
}

static void keep_times(const candidate* list, uint32_t count, measured* times)
{
    for (uint32_t i = 0; i < count; i++)
        if (list[i].plan)
        {
            times[i].time = (float)(list[i].time * 1e6);
            times[i].is_wrong = !list[i].verified;
        }
}

/* Runs the trial of weighed plans. */
static trial_end run_plans(trial* t, const problem* p, const sk_candidate* weighed, uint32_t count, measured* times)
{
    candidate* list = calloc(count + 1, sizeof *list);
    if (!list)
        return TRIAL_SHORT_MEMORY;
    trial_end end = create_plans(t, weighed, count, list) ? run_trial(t, p, list, count) : TRIAL_STOPPED;
    if (end == TRIAL_DONE)
        keep_times(list, count, times);
    for (uint32_t i = 0; i < count; i++)
        sk_destroy_plan(list[i].plan);
    free(list);
    return end;
}

/* Opens the trial, and runs it. */
static trial_end open_and_run(const meter* m, const problem* p, const sk_candidate* weighed, uint32_t count,
                              measured* times)
{
    run r = {.t = {.g = m->g, .context = m->context, .tick = tick, .user_data = &r},
             .m = m,
             .expected = count * (BATCHES + 4) + 1,
             .part = 1.0f};
    trial_end end = open_trial(&r.t, false, BATCHES) ? run_plans(&r.t, p, weighed, count, times) : TRIAL_FAILED;
    close_trial(&r.t);
    return end;
}

bool measure_plans(const meter* m, const sk_gemm_desc* desc, uint32_t most, measured** list, uint32_t* count,
                   char* sentence, size_t size)
{
    shape s;
    problem p = {0};
    sentence[0] = 0;
    *list = NULL;
    *count = most;
    if (!make_problem(m->g, desc, &s, &p, sentence, size))
        return false;
    sk_candidate* weighed = calloc(most + (size_t)1, sizeof *weighed);
    measured* times = calloc(most + (size_t)1, sizeof *times);
    trial_end end = TRIAL_SHORT_MEMORY;
    sk_result result = weighed && times ? sk_explain_gemm_plan(m->context, desc, count, weighed) : SK_SUCCESS;
    if (result < SK_SUCCESS)
        snprintf(sentence, size, "%s", sk_result_string(result));
    else if (weighed && times)
        end = open_and_run(m, &p, weighed, *count, times);
    if (!*sentence)
        snprintf(sentence, size, "%s", describe_end(end));
    *list = end == TRIAL_DONE ? times : NULL;
    if (end != TRIAL_DONE)
        free(times);
    free(weighed);
    return end == TRIAL_DONE;
}

/* ---- the benchmark's products ----------------------------------------------------------------- */

static const uint32_t WANTED = 1u << CANDIDATE_AUTO | 1u << CANDIDATE_DATA_PARALLEL |
                               1u << CANDIDATE_DATA_PARALLEL_WAVE | 1u << CANDIDATE_SPLIT_K |
                               1u << CANDIDATE_STREAM_K | 1u << CANDIDATE_HYBRID_1;

static void keep_speedup(const problem* p, const candidate list[CANDIDATE_COUNT], speedup* row)
{
    row->baseline = (float)(find_baseline(list) * 1e6);
    row->rate = (float)(count_flops(p) / list[CANDIDATE_AUTO].time * 1e-12);
    for (int i = 0; i < CANDIDATE_COUNT; i++)
    {
        row->is_wrong = row->is_wrong || (list[i].plan && !list[i].verified);
        for (int plan = 0; plan < SPEEDUPS_PLANS; plan++)
            if (strcmp(CANDIDATE_NAMES[i], SPEEDUPS_NAMES[plan]) == 0)
                row->times[plan] = (float)(list[i].time * 1e6);
    }
}

static trial_end run_product(run* r, refusal* why, const problem* p, report* file, speedup* row)
{
    sk_gemm_desc decisions = {0};
    candidate list[CANDIDATE_COUNT];
    create_candidates(r->t.context, why, p, &decisions, WANTED, list);
    bool has_plans = list[CANDIDATE_AUTO].plan != NULL;
    trial_end end = has_plans ? run_trial(&r->t, p, list, CANDIDATE_COUNT) : TRIAL_DONE;
    if (end == TRIAL_DONE && has_plans)
    {
        keep_speedup(p, list, row);
        write_problem(file, p, list);
        end_problem(file);
    }
    else
        snprintf(row->note, sizeof row->note, "%s", has_plans ? describe_end(end) : "refused by the planner");
    destroy_candidates(list);
    return end == TRIAL_SHORT_MEMORY ? TRIAL_DONE : end; /* the next may fit */
}

static trial_end run_products(run* r, refusal* why, const products* what, const product_types* types,
                              const shape_list* shapes, report* file)
{
    trial_end end = TRIAL_DONE;
    for (size_t i = 0; i < shapes->count && end == TRIAL_DONE; i++)
    {
        const shape* s = &shapes->items[i];
        speedup row = {0};
        problem p = {0};
        p.shape = s;
        p.types = types;
        p.warm = r->m->g->properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
        snprintf(row.product, sizeof row.product, "%u x %u x %u %s", s->m, s->n, s->k, types->name);
        r->ticks = 0;
        r->before = (float)(i + 1) * r->part;
        end = run_product(r, why, &p, file, &row);
        if (end == TRIAL_DONE)
            what->take(&row, (uint32_t)shapes->count, r->m->user_data);
    }
    return end;
}

/* A context that tells the reasons of refusals to `why`, instead of stderr. */
static sk_result create_quiet_context(const gpu* g, refusal* why, sk_context** context)
{
    sk_context_desc desc = make_gpu_context_desc(g);
    desc.logger.function = log_refusal;
    desc.logger.user_data = why;
    return sk_create_context(&desc, context);
}

/* The limits take a share of the time as a product does. */
static bool measure_own_limits(run* r, const product_types* types, report* file)
{
    timing* t = &r->t.timing;
    t->tick = tick;
    t->user_data = r;
    file->t = t;
    file->context = sk_query_context(r->t.context);
    file->limits = measure_limits(r->m->g, t, file->context.compute_units, UINT64_C(1) << (types - TYPES));
    return r->m->tick(r->part, r->m->user_data);
}

static trial_end open_and_run_products(run* r, refusal* why, const products* what, const product_types* types,
                                       const shape_list* shapes, report* file)
{
    csv_table known = {0};
    trial_end end = TRIAL_FAILED;
    r->part = 1.0f / (float)(shapes->count + 1);
    bool is_open = open_trial(&r->t, false, BATCHES);
    r->is_unwritten = is_open && !open_report(file, &known);
    if (is_open && !r->is_unwritten)
    {
        end = measure_own_limits(r, types, file) ? run_products(r, why, what, types, shapes, file) : TRIAL_STOPPED;
        r->is_unwritten = !close_files(file);
    }
    close_trial(&r->t);
    return end;
}

bool measure_products(const meter* m, const products* what, char* sentence, size_t size)
{
    const product_types* types = find_types(what->desc);
    bool is_cpu = m->g->properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    const char* group = what->group ? what->group : is_cpu ? "small" : "quick";
    options o = {.csv = what->csv};
    report file = {.o = &o, .g = m->g};
    shape_list shapes = {0};
    refusal why = {0};
    run r = {.t = {.g = m->g, .tick = tick, .user_data = &r}, .m = m, .expected = CANDIDATE_COUNT * (BATCHES + 3)};
    trial_end end = TRIAL_FAILED;
    bool has_shapes = add_shapes(&shapes, group, strlen(group)) && shapes.count > 0;
    if (types && has_shapes && create_quiet_context(m->g, &why, &r.t.context) == SK_SUCCESS)
        end = open_and_run_products(&r, &why, what, types, &shapes, &file);
    sk_destroy_context(r.t.context);
    free_shapes(&shapes);
    snprintf(sentence, size, "%s",
             !types           ? "The benchmark has no such types."
             : r.is_unwritten ? "The table of results cannot be written."
                              : describe_end(end));
    return end == TRIAL_DONE && !r.is_unwritten;
}
