#include "trace_picture.h"

#include <stdio.h>
#include <stdlib.h>

enum
{
    SENTENCE = 512,
    MOST_SECONDS = 4 /* of a launch, by prediction: some launches are one submission, which nothing can stop */
};

bool has_clocks(const gpu* g)
{
    for (const VkBaseInStructure* s = g->create_info.pNext; s; s = s->pNext)
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CLOCK_FEATURES_KHR)
        {
            const VkPhysicalDeviceShaderClockFeaturesKHR* clock = (const void*)s;
            return clock->shaderDeviceClock && clock->shaderSubgroupClock;
        }
    return false;
}

static void keep_sentence(sk_result result, const char* sentence, void* user_data)
{
    (void)result;
    snprintf(user_data, SENTENCE, "%s", sentence);
}

static bool is_traced(const tracer* tracing, const sk_plan_info* info)
{
    return has_traced_kernel(tracing, info->kernel) &&
           (info->last_wave_tiles == 0 || has_traced_kernel(tracing, info->last_wave_kernel));
}

/* Says in the note which plan open_trace() will take of those that the planner weighs. False after a sentence. */
static bool find_stand_in(const tracer* tracing, const sk_candidate* list, uint32_t count, const char* device,
                          char note[400], char sentence[SENTENCE])
{
    uint32_t found = 0;
    while (found < count && !is_traced(tracing, &list[found].info))
        found++;
    float seconds = found < count ? 1e-6f * list[found].info.predicted_time : 0.0f;
    if (found == count)
        snprintf(sentence, SENTENCE, "No kernel that can write a trace multiplies this on %s.", device);
    else if (seconds > MOST_SECONDS)
        snprintf(sentence, SENTENCE,
                 "A launch of this takes about %.0f s on %s, and a trace needs several. Choose a smaller product.",
                 (double)seconds, device);
    else if (found > 0)
        snprintf(note, 400, "Traced with %s, since %s, which the planner chooses, cannot write a trace.",
                 list[found].info.kernel, list[0].info.kernel);
    return found < count && seconds <= MOST_SECONDS;
}

/* False after a sentence: nothing that the planner weighs can be traced, or it takes too long. */
static bool look_for_stand_in(const gpu* g, sk_context* context, const sk_gemm_desc* desc, char note[400],
                              char sentence[SENTENCE])
{
    uint32_t count = 0;
    tracer* tracing = NULL;
    sk_candidate* list = NULL;
    bool found = false;
    bool fine =
        open_tracer(g, &tracing) == SK_SUCCESS && sk_explain_gemm_plan(context, desc, &count, NULL) == SK_SUCCESS;
    if (fine)
        list = calloc(count + 1u, sizeof *list);
    if (list && sk_explain_gemm_plan(context, desc, &count, list) >= SK_SUCCESS)
        found = find_stand_in(tracing, list, count, g->properties.deviceName, note, sentence);
    free(list);
    close_tracer(tracing);
    return found;
}

/* The bars of a trace. */
static sk_result fill_picture(sk_context* context, const trace* taken, trace_picture* p)
{
    sk_plan* plan = NULL;
    sk_result result = sk_create_gemm_plan(context, &taken->desc, &plan);
    if (result == SK_SUCCESS)
        result = open_timeline(&p->predicted, plan);
    sk_destroy_plan(plan);
    if (result == SK_SUCCESS)
        result = open_measured_timeline(&p->measured, &p->predicted, taken);
    if (result == SK_SUCCESS)
        describe_trace(&p->predicted, &p->measured, taken, p->words, sizeof p->words);
    return result;
}

static sk_result take_picture(const gpu* g, const sk_gemm_desc* desc, trace_picture* p, char sentence[SENTENCE])
{
    trace taken;
    sk_context* context = NULL;
    sk_result result = create_gpu_context(g, &context);
    if (result == SK_SUCCESS && !look_for_stand_in(g, context, desc, p->note, sentence))
        result = SK_ERROR_INVALID_VALUE;
    if (result == SK_SUCCESS)
        result = trace_ones(g, context, desc, &taken);
    if (result == SK_SUCCESS)
    {
        result = fill_picture(context, &taken, p);
        close_trace(&taken);
    }
    sk_destroy_context(context);
    return result;
}

trace_picture* measure_trace(const gpu* g, const sk_gemm_desc* desc, char* sentence, size_t size)
{
    char words[SENTENCE] = "";
    gpu own = *g; /* its sentences are this call's */
    trace_picture* p = calloc(1, sizeof *p);
    own.logger.function = keep_sentence;
    own.logger.user_data = words;
    sk_result result = p ? take_picture(&own, desc, p, words) : SK_ERROR_OUT_OF_HOST_MEMORY;
    snprintf(sentence, size, "%s", result == SK_SUCCESS ? "" : *words ? words : sk_result_string(result));
    if (result == SK_SUCCESS)
        return p;
    close_trace_picture(p);
    return NULL;
}

void close_trace_picture(trace_picture* p)
{
    if (p)
    {
        close_timeline(&p->predicted);
        close_timeline(&p->measured);
    }
    free(p);
}
