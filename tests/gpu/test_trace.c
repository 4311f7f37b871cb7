/* test_trace.c - kernels with a trace: what they write down is what the plan lists, and D has the same bits.
 *
 * The traced plans are those of examples/viewer/traced_modules.h, all others those of streamk.h, on one device.
 */
#include "check.h"
#include "larger.h"
#include "multiply.h"
#include "viewer/trace.h"
#include "work.h"

#include <stdlib.h>
#include <string.h>

#define COUNT(array) ((uint32_t)(sizeof(array) / sizeof *(array)))

static rig device;
static char said[512]; /* by the logger */
static bool has_clock;
static tracer* traces;
static uint32_t traced_plans, traced_segments, traced_passes;

static void remember(sk_result result, const char* sentence, void* user_data)
{
    (void)result;
    (void)user_data;
    snprintf(said, sizeof said, "%s", sentence);
}

/* ---- a trace against its plan ---------------------------------------------------------------- */

typedef struct listing
{
    sk_segment* segments;
    traced_segment* traced;
    uint64_t count;
    uint32_t traced_count;
} listing;

static bool is_same_segment(const sk_segment* segment, const traced_segment* traced)
{
    return !traced->is_pass && segment->worker == traced->worker && segment->tile == traced->tile &&
           segment->k_begin == traced->k_begin && segment->k_end == traced->k_end;
}

/* The record of a segment; NULL if there is not just one. */
static const traced_segment* find_record(const listing* l, const sk_segment* segment)
{
    const traced_segment* found = NULL;
    for (uint32_t i = 0; i < l->traced_count; i++)
    {
        if (is_same_segment(segment, &l->traced[i]))
        {
            if (found)
            {
                return NULL;
            }
            found = &l->traced[i];
        }
    }
    return found;
}

/* A record's times rise, and follow those of the worker's segment before it. */
static void check_times(const traced_segment* record, const traced_segment* before)
{
    CHECK(record->subgroup_clock[0] <= record->subgroup_clock[1]);
    CHECK(record->subgroup_clock[1] <= record->subgroup_clock[2]);
    CHECK(record->device_clock[0] <= record->device_clock[1]);
    CHECK(record->device_clock[1] <= record->device_clock[2]);
    if (before && before->worker == record->worker)
    {
        CHECK(before->subgroup_clock[2] <= record->subgroup_clock[0]);
        CHECK(before->device_clock[2] <= record->device_clock[0]);
    }
}

static uint32_t count_multiplied(const listing* l)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < l->traced_count; i++)
    {
        count += !l->traced[i].is_pass && l->traced[i].k_end > l->traced[i].k_begin;
    }
    return count;
}

static void check_listing(const listing* l)
{
    traced_plans++;
    traced_segments += l->traced_count;
    const traced_segment* before = NULL;
    CHECK_EQ(count_multiplied(l), l->count);
    for (uint64_t i = 0; i < l->count; i++)
    {
        const traced_segment* record = find_record(l, &l->segments[i]);
        if (!CHECK(record))
        {
            CHECK_NOTE("worker %u, tile %u, k-iterations %u to %u\n", l->segments[i].worker, l->segments[i].tile,
                       l->segments[i].k_begin, l->segments[i].k_end);
            return;
        }
        check_times(record, before);
        before = record;
    }
}

static bool is_split(const listing* l, uint32_t tile)
{
    bool found = false;
    for (uint64_t i = 0; i < l->count && !found; i++)
    {
        found = l->segments[i].tile == tile && l->segments[i].role != SK_ROLE_WHOLE;
    }
    return found;
}

/* The workgroups of the separate pass sum split tiles only, once all segments have ended. */
static void check_pass(const listing* l, const traced_segment* record)
{
    traced_passes++;
    CHECK(is_split(l, record->tile));
    CHECK(record->k_begin == 0 && record->k_end > 0);
    check_times(record, NULL);
    for (uint32_t i = 0; i < l->traced_count; i++)
    {
        const traced_segment* other = &l->traced[i];
        CHECK(other->is_pass || other->device_clock[2] <= record->device_clock[0]);
        CHECK(other == record || !other->is_pass || other->worker != record->worker);
    }
}

/* Each split tile has a record of the pass, if the plan has one. */
static void check_passes(const listing* l, bool has_pass)
{
    for (uint32_t i = 0; i < l->traced_count; i++)
    {
        if (l->traced[i].is_pass && CHECK(has_pass))
        {
            check_pass(l, &l->traced[i]);
        }
    }
    for (uint64_t i = 0; i < l->count && has_pass; i++)
    {
        uint32_t records = 0;
        for (uint32_t j = 0; j < l->traced_count; j++)
        {
            records += l->traced[j].is_pass && l->traced[j].tile == l->segments[i].tile;
        }
        CHECK_EQ(records > 0, l->segments[i].role != SK_ROLE_WHOLE);
    }
}

/* ---- a launch -------------------------------------------------------------------------------- */

/* The desc that makes the same plan whatever kernels there are. */
static sk_gemm_desc force(const sk_gemm_desc* desc)
{
    static sk_candidate candidate;
    uint32_t count = 1;
    CHECK(sk_explain_gemm_plan(device.context, desc, &count, &candidate) >= SK_SUCCESS && count == 1);
    return candidate.desc;
}

/* Runs the plan with a trace, and keeps its records. */
static bool launch_traced(const work* w, const traced_plan* plan, gpu_buffer* workspace, gpu_buffer* records,
                          listing* l)
{
    sk_gemm_args args = make_args(&device, &w->p, &w->placed);
    args.workspace = make_gpu_matrix(workspace, 0);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    bool recorded = CHECK(record_trace_begin(commands, plan, args.workspace) == SK_SUCCESS) &&
                    CHECK(record_traced_plan(commands, plan, &args) == SK_SUCCESS);
    record_trace_end(commands, args.workspace, records);
    if (!CHECK(submit_gpu_commands(&device.g, commands)) || !recorded)
    {
        return false;
    }
    l->traced_count = read_traced_segments(plan, records->mapped, 0, NULL);
    l->traced = calloc(l->traced_count + 1u, sizeof *l->traced);
    return CHECK(l->traced) &&
           CHECK_EQ(read_traced_segments(plan, records->mapped, l->traced_count, l->traced), l->traced_count);
}

static void check_traced(work* w, const unsigned char* bits, listing* l)
{
    traced_plan* plan = NULL;
    gpu_buffer workspace = {0}, records = {0};
    sk_gemm_desc desc = force(&w->p.desc);
    if (!CHECK_EQ(open_traced_plan(traces, &desc, &plan), SK_SUCCESS))
    {
        CHECK_NOTE("%s\n", said);
        return;
    }
    memset(d_of(&device, w), 0xff, d_size(w));
    if (CHECK(create_gpu_buffer(&device.g, find_traced_workspace_size(plan), GPU_DEVICE, &workspace)) &&
        CHECK(create_gpu_buffer(&device.g, find_trace_size(), GPU_HOST, &records)) &&
        launch_traced(w, plan, &workspace, &records, l))
    {
        CHECK(memcmp(d_of(&device, w), bits, d_size(w)) == 0);
        check_listing(l);
        check_passes(l, sk_query_plan(w->plan).fixup == SK_FIXUP_SEPARATE_PASS);
    }
    destroy_gpu_buffer(&device.g, &workspace);
    destroy_gpu_buffer(&device.g, &records);
    close_traced_plan(plan);
}

static void check_plan(work* w)
{
    listing l = {0};
    unsigned failures = check_state.failures;
    clear_arena(&device);
    if (!CHECK(open_work(&device, w)) ||
        !CHECK(w->workspace_size == 0 || prepare_workspace(&device, w->workspace_size)))
    {
        CHECK_NOTE("%s\n", said);
        return;
    }
    unsigned char* bits = launch_first(&device, w);
    sk_list_segments(w->plan, &l.count, NULL);
    l.segments = calloc(l.count + 1u, sizeof *l.segments);
    CHECK_EQ(sk_list_segments(w->plan, &l.count, l.segments), SK_SUCCESS);
    check_traced(w, bits, &l);
    if (check_state.failures > failures)
    {
        char line[SK_LINE_SIZE];
        sk_format_plan(w->plan, line, sizeof line);
        CHECK_NOTE("%s\n", line);
    }
    free(l.traced);
    free(l.segments);
    free(bits);
    sk_destroy_plan(w->plan);
}

/* ---- cases ----------------------------------------------------------------------------------- */

static const char* const kernels[] = {"gemm_f32_f32_f32_32x32x8_scalar", "gemm_f16_f32_f16_16x32x16_coop"};

static const sk_gemm_desc wishes[] = {
    {.decomposition = SK_DECOMPOSITION_DATA_PARALLEL},
    {.decomposition = SK_DECOMPOSITION_SPLIT_K, .splits = 3},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 7},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 23, .minimum_segment = 2},
    {.decomposition = SK_DECOMPOSITION_HYBRID, .workers = 4, .hybrid_waves = 1},
    {.decomposition = SK_DECOMPOSITION_HYBRID, .workers = 5, .order = SK_ORDER_DATA_PARALLEL_FIRST},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 6, .chunk = 2},
};

static const sk_fixup fixups[] = {SK_FIXUP_LAST_ARRIVER, SK_FIXUP_SEPARATE_PASS, SK_FIXUP_TURNSTILE,
                                  SK_FIXUP_TURNSTILE_UNORDERED, SK_FIXUP_ATOMIC};

static bool find_kernel(const char* name, sk_kernel_info* kernel)
{
    for (uint32_t i = 0; i < sk_query_context(device.context).kernel_count; i++)
    {
        *kernel = sk_query_kernel(device.context, i);
        if (strcmp(kernel->name, name) == 0)
        {
            return kernel->available;
        }
    }
    return false;
}

static work make_work(const sk_kernel_info* kernel, const sk_gemm_desc* wish)
{
    work w = {.p = make_product(kernel, 2 * kernel->tile_m + 5, 2 * kernel->tile_n + 3, 6 * kernel->tile_k + 1)};
    w.p.desc.decomposition = wish->decomposition;
    w.p.desc.splits = wish->splits;
    w.p.desc.workers = wish->workers;
    w.p.desc.hybrid_waves = wish->hybrid_waves;
    w.p.desc.minimum_segment = wish->minimum_segment;
    w.p.desc.order = wish->order;
    w.p.desc.chunk = wish->chunk;
    return w;
}

static void trace_all_plans_of(const sk_kernel_info* kernel)
{
    for (uint32_t i = 0; i < COUNT(wishes) * COUNT(fixups); i++)
    {
        work w = make_work(kernel, &wishes[i / COUNT(fixups)]);
        sk_fixup fixup = fixups[i % COUNT(fixups)];
        bool is_whole = w.p.desc.decomposition == SK_DECOMPOSITION_DATA_PARALLEL;
        bool adds = fixup == SK_FIXUP_TURNSTILE_UNORDERED || fixup == SK_FIXUP_ATOMIC;
        bool is_refused = w.p.desc.chunk && fixup != SK_FIXUP_SEPARATE_PASS;
        if ((is_whole && i % COUNT(fixups) > 0) || !can_fix_up(&device, kernel, fixup) || is_refused || !is_chosen())
        {
            continue;
        }
        w.p.desc.fixup = is_whole ? SK_FIXUP_AUTO : fixup;
        w.p.values = adds ? VALUES_INTEGERS : VALUES_REALS; /* whose sums are exact in any order */
        check_plan(&w);
    }
}

static void records_are_the_segments_of_every_plan_and_d_has_the_same_bits(void)
{
    uint32_t traced = 0;
    if (!has_clock)
    {
        SKIP("%s", said);
    }
    for (uint32_t i = 0; i < COUNT(kernels); i++)
    {
        sk_kernel_info kernel;
        if (find_kernel(kernels[i], &kernel))
        {
            trace_all_plans_of(&kernel);
            traced++;
        }
    }
    CHECK(traced > 0);
    CHECK(traced_passes > 0);
    printf("  %u plans, %u records, %u of them of separate passes\n", traced_plans, traced_segments, traced_passes);
}

static void a_retiled_plan_is_traced_in_both_its_dispatches(void)
{
    sk_kernel_info kernel;
    if (!has_clock)
    {
        SKIP("%s", said);
    }
    if (!find_kernel("gemm_f32_f32_f32_64x64x16_scalar", &kernel) || !find_kernel(kernels[0], &kernel))
    {
        SKIP("this header has not the two kernels that share the tiles");
    }
    CHECK(find_kernel("gemm_f32_f32_f32_64x64x16_scalar", &kernel));
    for (uint32_t tiles = 1; tiles <= 3; tiles += 2) /* a side: a last wave alone, and behind others */
    {
        work w = {.p = make_product(&kernel, tiles * kernel.tile_m - 5, tiles * kernel.tile_n - 3, 100)};
        w.p.desc.decomposition = SK_DECOMPOSITION_RETILED;
        w.p.desc.workers = 4;
        w.p.desc.last_wave_kernel = kernels[0];
        check_plan(&w);
    }
}

static void a_batch_is_traced(void)
{
    sk_kernel_info kernel;
    if (!has_clock)
    {
        SKIP("%s", said);
    }
    if (!find_kernel(kernels[0], &kernel))
    {
        SKIP("this header has no %s", kernels[0]);
    }
    else
    {
        work w = {.p = make_product(&kernel, 100, 70, 8)};
        w.p.desc.batch_count = 3;
        check_plan(&w);
    }
}

/* What the viewer shows: every segment has its times, and ticks are plausible. */
static void check_measured(const trace* t)
{
    CHECK_EQ(t->unrecorded, 0);
    CHECK(t->device_tick > 0.01 && t->device_tick < 10000.0 && t->device_step >= t->device_tick);
    CHECK(t->subgroup_tick > 0.01 && t->subgroup_tick < 10000.0);
    CHECK(t->untraced > 0.0 && t->traced > 0.0);
    for (uint64_t i = 0; i < t->count; i++)
    {
        CHECK(t->times[i].begin > -1.0f && t->times[i].begin <= t->times[i].multiplied);
        CHECK(t->pass_workgroups == 0 || t->times[i].end <= t->pass_end);
        CHECK(t->times[i].multiplied <= t->times[i].end && t->times[i].end < 1.5f * (float)t->traced + 1000.0f);
    }
    printf(
        "  device clock %.3f ns, steps of %.3f ns; subgroup clock %.3f ns; launch %.1f us, %.1f us without a trace\n",
        t->device_tick, t->device_step, t->subgroup_tick, t->traced, t->untraced);
}

static void measure_with(const sk_kernel_info* kernel, sk_fixup fixup)
{
    trace t;
    product p = make_product(kernel, 200, 200, 400);
    placement placed;
    clear_arena(&device);
    p.desc.decomposition = SK_DECOMPOSITION_STREAM_K;
    p.desc.workers = 5; /* which split tiles */
    p.desc.fixup = fixup;
    if (CHECK(place_product(&device, &p, &placed)))
    {
        sk_gemm_args args = make_args(&device, &p, &placed);
        if (CHECK_EQ(open_trace(&device.g, device.context, traces, &p.desc, &args, &t), SK_SUCCESS))
        {
            check_measured(&t);
            CHECK_EQ(t.pass_workgroups > 0, fixup == SK_FIXUP_SEPARATE_PASS);
            CHECK(t.pass_end < 1.5f * (float)t.traced + 1000.0f);
            close_trace(&t);
        }
    }
}

static void a_measurement_has_the_times_of_every_segment(void)
{
    sk_kernel_info kernel;
    if (!has_clock)
    {
        SKIP("%s", said);
    }
    if (CHECK(find_kernel(kernels[0], &kernel)))
    {
        measure_with(&kernel, SK_FIXUP_LAST_ARRIVER);
        measure_with(&kernel, SK_FIXUP_SEPARATE_PASS);
    }
}

/* Whether traced plans can be made here; what the logger says if not. */
static bool can_trace(void)
{
    traced_plan* plan = NULL;
    sk_gemm_desc desc = {.m = 32, .n = 32, .k = 32, .kernel = kernels[0]};
    sk_result result = open_traced_plan(traces, &desc, &plan);
    close_traced_plan(plan);
    return result == SK_SUCCESS;
}

static void a_device_without_the_clock_is_refused_in_one_sentence(void)
{
    CHECK(has_clock || (strstr(said, "shaderDeviceClock") && strstr(said, device.g.properties.deviceName)));
}

static void a_device_opened_without_the_clock_is_refused_as_well(void)
{
    rig plain;
    gpu_options options = {.logger = {remember, NULL}};
    traced_plan* plan = NULL;
    sk_gemm_desc desc = {.m = 32, .n = 32, .k = 32, .kernel = kernels[0]};
    if (CHECK(open_rig(&plain, &options)) && CHECK_EQ(open_tracer(&plain.g, &traces), SK_SUCCESS))
    {
        CHECK_EQ(open_traced_plan(traces, &desc, &plan), SK_ERROR_MISSING_FEATURE);
        CHECK(!plan && strstr(said, "shaderDeviceClock"));
        close_tracer(traces);
        close_rig(&plain);
    }
}

int main(void)
{
    gpu_options options = {.logger = {remember, NULL}};
    options.edit_features = enable_shader_clock;
    options.user_data = &device.g;
    if (!open_rig(&device, &options) || open_tracer(&device.g, &traces) != SK_SUCCESS)
    {
        return 1;
    }
    has_clock = can_trace();
    RUN(a_device_without_the_clock_is_refused_in_one_sentence);
    RUN(records_are_the_segments_of_every_plan_and_d_has_the_same_bits);
    RUN(a_retiled_plan_is_traced_in_both_its_dispatches);
    RUN(a_batch_is_traced);
    RUN(a_measurement_has_the_times_of_every_segment);
    close_tracer(traces);
    close_rig(&device);
    RUN(a_device_opened_without_the_clock_is_refused_as_well);
    return CHECK_DONE();
}
