#include "trace_launches.h"

#include <stdlib.h>
#include <string.h>

enum
{
    NO_STAMPS = TRACE_MOST_STAMPS,
    APART = 500000,  /* microseconds, by prediction: clocks of 32 bits may wrap around after some seconds */
    WARM_UP = 500000 /* microseconds, by prediction, of launches before those that count */
};

/* ---- launches -------------------------------------------------------------------------------- */

static void stamp(const trace_launches* l, VkCommandBuffer commands, uint32_t index)
{
    if (l->timer.queries && index < TRACE_MOST_STAMPS)
        write_gpu_timestamp(&l->timer, commands, index);
}

/* The launch with a trace before which the `first` timestamp is written; NO_STAMPS: none is. */
static sk_result record_with_trace(const trace_launches* l, VkCommandBuffer commands, const sk_gemm_args* args,
                                   uint32_t first, const gpu_buffer* copy)
{
    sk_gemm_args own = *args;
    own.workspace = make_gpu_matrix(&l->traced_workspace, 0);
    sk_result result = record_trace_begin(commands, l->traced, own.workspace);
    stamp(l, commands, first);
    if (result == SK_SUCCESS)
        result = record_traced_plan(commands, l->traced, &own);
    stamp(l, commands, first + 1);
    record_trace_end(commands, own.workspace, copy);
    return result;
}

static sk_result record_without_trace(const trace_launches* l, VkCommandBuffer commands, const sk_gemm_args* args)
{
    sk_gemm_args own = *args;
    sk_result result = SK_SUCCESS;
    own.workspace = make_gpu_matrix(&l->workspace, 0);
    if (l->workspace.size > 0)
        result = sk_clear_workspace(commands, l->context, own.workspace);
    for (uint32_t i = 0; i < l->untraced && result == SK_SUCCESS; i++)
    {
        record_compute_barrier(commands);
        stamp(l, commands, 2 + 2 * i);
        result = sk_gemm(commands, l->plan, &own);
        stamp(l, commands, 3 + 2 * i);
    }
    return result;
}

/* As many launches without a trace as there is time for. */
static void choose_launches(trace_launches* l)
{
    float time = sk_query_plan(l->plan).predicted_time;
    float many = time > 0.0f ? APART / time : TRACE_MOST_UNTRACED;
    l->untraced = many >= TRACE_MOST_UNTRACED ? TRACE_MOST_UNTRACED : many >= 2.0f ? (uint32_t)many : 2;
    l->second = 2 + 2 * l->untraced;
}

/* An idle GPU slows its clocks down, and needs seconds of work to bring them up. CPUs need less than a launch. */
static sk_result warm_up(const trace_launches* l, const sk_gemm_args* args)
{
    trace_launches unwatched = *l;
    float time = sk_query_plan(l->plan).predicted_time * (float)l->untraced;
    bool is_cpu = l->g->properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    sk_result result = SK_SUCCESS;
    unwatched.timer.queries = VK_NULL_HANDLE;
    for (float passed = 0.0f; !is_cpu && time > 0.0f && passed < (float)WARM_UP && result == SK_SUCCESS;
         passed += time)
    {
        VkCommandBuffer commands = begin_gpu_commands(l->g);
        result = commands ? record_without_trace(&unwatched, commands, args) : SK_ERROR_VULKAN;
        if (commands && !submit_gpu_commands(l->g, commands) && result == SK_SUCCESS)
            result = SK_ERROR_VULKAN;
    }
    return result;
}

static sk_result launch(trace_launches* l, const sk_gemm_args* args)
{
    VkCommandBuffer commands = begin_gpu_commands(l->g);
    if (!commands)
        return SK_ERROR_VULKAN;
    sk_result result = record_with_trace(l, commands, args, NO_STAMPS, &l->copies[0]); /* some drivers compile now */
    if (result == SK_SUCCESS)
        result = record_with_trace(l, commands, args, 0, &l->copies[0]);
    if (result == SK_SUCCESS)
        result = record_without_trace(l, commands, args);
    if (result == SK_SUCCESS)
        result = record_with_trace(l, commands, args, l->second, &l->copies[1]);
    bool done = submit_gpu_commands(l->g, commands);
    done = done && (!l->timer.queries || read_gpu_timestamps(l->g, &l->timer, l->second + 2, l->stamps));
    return result == SK_SUCCESS && !done ? SK_ERROR_VULKAN : result;
}

/* ---- what they need -------------------------------------------------------------------------- */

static bool is_traced(const tracer* tracing, const sk_plan_info* info)
{
    return has_traced_kernel(tracing, info->kernel) &&
           (info->last_wave_tiles == 0 || has_traced_kernel(tracing, info->last_wave_kernel));
}

/* The desc that forces all decisions of the first plan whose kernels have a trace; of the first one, where none has:
 * open_traced_plan() then refuses its kernel by name. */
static sk_result force_decisions(sk_context* context, const tracer* tracing, const sk_gemm_desc* desc,
                                 sk_gemm_desc* forced)
{
    uint32_t count = 0, found = 0;
    sk_result result = sk_explain_gemm_plan(context, desc, &count, NULL);
    if (result != SK_SUCCESS)
        return result;
    sk_candidate* list = calloc(count + 1u, sizeof *list);
    if (!list)
        return SK_ERROR_OUT_OF_HOST_MEMORY;
    result = sk_explain_gemm_plan(context, desc, &count, list);
    while (found < count && !is_traced(tracing, &list[found].info))
        found++;
    *forced = list[found < count ? found : 0].desc;
    free(list);
    return result == SK_INCOMPLETE ? SK_SUCCESS : result;
}

/* The traced plan comes first: a device without the clocks refuses it before pipelines are made. */
static sk_result open_plans(trace_launches* l, const tracer* tracing, const sk_gemm_desc* desc, sk_gemm_desc* forced)
{
    sk_result result = force_decisions(l->context, tracing, desc, forced);
    if (result == SK_SUCCESS)
        result = open_traced_plan(tracing, forced, &l->traced);
    return result == SK_SUCCESS ? sk_create_gemm_plan(l->context, forced, &l->plan) : result;
}

static bool open_buffers(trace_launches* l)
{
    bool done = create_gpu_buffer(l->g, sk_query_plan(l->plan).workspace_size, GPU_DEVICE, &l->workspace) &&
                create_gpu_buffer(l->g, find_traced_workspace_size(l->traced), GPU_DEVICE, &l->traced_workspace);
    for (uint32_t i = 0; i < 2 && done; i++)
        done = create_gpu_buffer(l->g, find_trace_size(), GPU_HOST, &l->copies[i]);
    return done && (l->g->timestamp_bits == 0 || create_gpu_timer(l->g, TRACE_MOST_STAMPS, &l->timer));
}

/* ---- records --------------------------------------------------------------------------------- */

static int compare_numbers(uint32_t a, uint32_t b)
{
    return a < b ? -1 : a > b;
}

/* By worker, and in the order in which it worked; workgroups of the separate pass come last. */
static int compare_records(const void* left, const void* right)
{
    const traced_segment *a = left, *b = right;
    if (a->is_pass != b->is_pass)
        return a->is_pass ? 1 : -1;
    if (a->worker != b->worker)
        return compare_numbers(a->worker, b->worker);
    if (a->subgroup_clock[0] != b->subgroup_clock[0])
        return a->subgroup_clock[0] < b->subgroup_clock[0] ? -1 : 1;
    return compare_numbers(a->tile, b->tile);
}

static sk_result read_records(trace_launches* l)
{
    for (uint32_t i = 0; i < 2; i++)
    {
        uint32_t count = read_traced_segments(l->traced, l->copies[i].mapped, 0, NULL);
        l->counts[i] = count < count_traced_room() ? count : count_traced_room();
        l->lost = count - l->counts[i];
        l->records[i] = calloc(l->counts[i] + 1u, sizeof *l->records[i]);
        if (!l->records[i])
            return SK_ERROR_OUT_OF_HOST_MEMORY;
        read_traced_segments(l->traced, l->copies[i].mapped, l->counts[i], l->records[i]);
        qsort(l->records[i], l->counts[i], sizeof *l->records[i], compare_records);
    }
    return SK_SUCCESS;
}

/* ---- all -------------------------------------------------------------------------------------- */

sk_result open_trace_launches(trace_launches* l, const gpu* g, sk_context* context, const tracer* tracing,
                              const sk_gemm_desc* desc, sk_gemm_desc* forced)
{
    memset(l, 0, sizeof *l);
    l->g = g;
    l->context = context;
    sk_result result = open_plans(l, tracing, desc, forced);
    return result == SK_SUCCESS && !open_buffers(l) ? SK_ERROR_VULKAN : result;
}

void close_trace_launches(trace_launches* l)
{
    if (l->timer.queries)
        destroy_gpu_timer(l->g, &l->timer);
    for (uint32_t i = 0; i < 2; i++)
    {
        destroy_gpu_buffer(l->g, &l->copies[i]);
        free(l->records[i]);
    }
    destroy_gpu_buffer(l->g, &l->workspace);
    destroy_gpu_buffer(l->g, &l->traced_workspace);
    close_traced_plan(l->traced);
    sk_destroy_plan(l->plan);
}

sk_result run_trace_launches(trace_launches* l, const sk_gemm_args* args)
{
    choose_launches(l);
    sk_result result = warm_up(l, args);
    if (result == SK_SUCCESS)
        result = launch(l, args);
    return result == SK_SUCCESS ? read_records(l) : result;
}
