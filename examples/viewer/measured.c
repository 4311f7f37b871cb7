#include "measured.h"

#include "parts/matrices/element.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- bars ------------------------------------------------------------------------------------ */

/* A worker's segments in the list, and when they began and ended. */
typedef struct shift
{
    uint64_t first, end;
    float begin, done;
} shift;

static int compare_shifts(const void* left, const void* right)
{
    const shift *a = left, *b = right;
    return a->begin < b->begin ? -1 : a->begin > b->begin;
}

/* The workers that have times, in the order in which they began. */
static size_t list_shifts(const timeline* measured, const trace* t, shift* shifts)
{
    size_t count = 0;
    for (uint64_t i = 0, end; i < t->count; i = end)
    {
        shift s = {i, 0, INFINITY, -1.0f};
        for (end = i; end < t->count && t->segments[end].worker == t->segments[i].worker; end++)
        {
            s.begin = fminf(s.begin, measured->bars[end].begin);
            s.done = fmaxf(s.done, measured->bars[end].done);
        }
        s.end = end;
        shifts[count++] = s;
    }
    qsort(shifts, count, sizeof *shifts, compare_shifts);
    return count;
}

/* Gives each worker the first place that is free when it begins. */
static bool find_places(timeline* measured, const trace* t)
{
    shift* shifts = calloc((size_t)t->count + 1, sizeof *shifts);
    float* until = calloc((size_t)t->count + 1, sizeof *until); /* each place is taken */
    size_t count = shifts && until ? list_shifts(measured, t, shifts) : 0;
    for (size_t i = 0; i < count; i++)
    {
        uint32_t place = 0;
        while (place < measured->places && until[place] > shifts[i].begin)
            place++;
        measured->places = place >= measured->places ? place + 1 : measured->places;
        until[place] = shifts[i].done;
        for (uint64_t j = shifts[i].first; j < shifts[i].end; j++)
            measured->bars[j].place = place;
    }
    bool fine = shifts && until;
    free(shifts);
    free(until);
    return fine;
}

/* A segment without a record takes no time, after the worker's one before it. */
static void fill_bars(timeline* measured, const trace* t)
{
    for (uint64_t i = 0; i < t->count; i++)
    {
        const measured_segment* times = &t->times[i];
        bar* b = &measured->bars[i];
        bool follows = i > 0 && t->segments[i].worker == t->segments[i - 1].worker;
        float before = follows ? b[-1].done : 0.0f;
        b->segment = (uint32_t)i;
        b->begin = b->multiply = times->end < 0.0f ? before : fmaxf(times->begin, 0.0f);
        b->end = times->end < 0.0f ? before : fmaxf(times->multiplied, 0.0f);
        b->fixup = b->done = times->end < 0.0f ? before : times->end;
        measured->busy += b->done - b->begin;
        measured->workers = fmaxf(measured->workers, b->done);
    }
    measured->total = t->pass_workgroups > 0 ? fmaxf(measured->workers, t->pass_end) : measured->workers;
}

sk_result open_measured_timeline(timeline* measured, const timeline* predicted, const trace* t)
{
    memset(measured, 0, sizeof *measured);
    measured->info = t->info;
    measured->count = t->count;
    measured->tiles = predicted->tiles;
    measured->colours = predicted->colours;
    measured->segments = calloc((size_t)t->count + 1, sizeof *measured->segments);
    measured->bars = calloc((size_t)t->count + 1, sizeof *measured->bars);
    measured->is_split = calloc((size_t)predicted->tiles + 1, sizeof *measured->is_split);
    bool fine = measured->segments && measured->bars && measured->is_split;
    if (fine)
    {
        memcpy(measured->segments, t->segments, (size_t)t->count * sizeof *t->segments);
        memcpy(measured->is_split, predicted->is_split, predicted->tiles * sizeof *predicted->is_split);
        fill_bars(measured, t);
        fine = find_places(measured, t);
        measured->wave = measured->places > predicted->wave ? measured->places : predicted->wave;
    }
    if (!fine)
        close_timeline(measured);
    return fine ? SK_SUCCESS : SK_ERROR_OUT_OF_HOST_MEMORY;
}

/* ---- words ----------------------------------------------------------------------------------- */

/* Prints after what is there, as far as there is room. */
static void append(char* words, size_t size, const char* format, ...)
{
    size_t length = strlen(words);
    va_list values;
    va_start(values, format);
    vsnprintf(words + length, size - length, format, values);
    va_end(values);
}

void describe_trace(const timeline* predicted, const timeline* measured, const trace* t, char* words, size_t size)
{
    *words = 0;
    if (t->traced > 0.0)
        append(words, size, "launch %.1f us, %.1f without a trace; clock ticks: device %.2f ns in steps of %.0f",
               t->traced, t->untraced, t->device_tick, t->device_step);
    else
        append(words, size, "the queue has no timestamps: a tick of the device's clock is taken to be 1 ns");
    append(words, size, ", worker %.2f ns", t->subgroup_tick);
    if (t->pass_workgroups > 0)
        append(words, size, "; second dispatch %.1f us, predicted %.1f",
               (double)(measured->total - measured->workers), (double)(predicted->total - predicted->workers));
    if (t->unrecorded > 0)
        append(words, size, "; %llu segments have no record", (unsigned long long)t->unrecorded);
    else if (t->lost > 0)
        append(words, size, "; %llu workgroups of the second dispatch have no record", (unsigned long long)t->lost);
}

/* ---- a product ------------------------------------------------------------------------------- */

static VkDeviceSize find_matrix_size(sk_type type, uint32_t rows, uint32_t columns, uint32_t batch_count)
{
    return (VkDeviceSize)rows * columns * (batch_count ? batch_count : 1) * element_size(type);
}

/* Halves of 1.0; as floats, small numbers. */
static bool fill_with_ones(const gpu* g, const gpu_buffer* buffers)
{
    VkCommandBuffer commands = begin_gpu_commands(g);
    for (int i = 0; i < 3 && commands; i++)
        vkCmdFillBuffer(commands, buffers[i].buffer, 0, VK_WHOLE_SIZE, 0x3c003c00u);
    return commands && submit_gpu_commands(g, commands);
}

sk_result trace_ones(const gpu* g, sk_context* context, const sk_gemm_desc* desc, trace* t)
{
    gpu_buffer buffers[3] = {{0}};
    sk_gemm_args args = {0};
    const VkDeviceSize sizes[3] = {find_matrix_size(desc->a.type, desc->m, desc->k, desc->batch_count),
                                   find_matrix_size(desc->b.type, desc->k, desc->n, desc->batch_count),
                                   find_matrix_size(desc->d.type, desc->m, desc->n, desc->batch_count)};
    tracer* tracing = NULL;
    bool fine = true;
    for (int i = 0; i < 3 && fine; i++)
        fine = create_gpu_buffer(g, sizes[i], GPU_DEVICE, &buffers[i]);
    sk_result result = fine && fill_with_ones(g, buffers) ? open_tracer(g, &tracing) : SK_ERROR_VULKAN;
    args.a = make_gpu_matrix(&buffers[0], 0);
    args.b = make_gpu_matrix(&buffers[1], 0);
    args.d = make_gpu_matrix(&buffers[2], 0);
    if (result == SK_SUCCESS)
        result = open_trace(g, context, tracing, desc, &args, t);
    close_tracer(tracing);
    for (int i = 0; i < 3; i++)
        destroy_gpu_buffer(g, &buffers[i]);
    return result;
}
