#include "measuring.h"

#include "benchmark/trial.h"

#include <stdio.h>
#include <stdlib.h>

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
} run;

static bool tick(void* user_data)
{
    run* r = user_data;
    r->ticks += r->ticks < r->expected;
    return r->m->tick((float)r->ticks / (float)r->expected, r->m->user_data);
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
        if (sk_create_plan(t->context, &weighed[i].desc, &list[i].plan) != SK_SUCCESS)
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
    run r = {{.g = m->g, .context = m->context, .tick = tick, .user_data = &r}, m, 0, count * (BATCHES + 4) + 1};
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
    sk_result result = weighed && times ? sk_explain_plan(m->context, desc, count, weighed) : SK_SUCCESS;
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
