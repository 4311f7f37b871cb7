/* What each number of a `cost =` line does to a prediction, and what devices with constants of their own choose. The
 * parser and the printer of such lines share a list of names, so that a text that reads back says nothing of the
 * order. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "classes.h"

#define KERNEL "gemm_f16_f32_f16_128x192x64_coop"

/* In the order of the manual, chapter PROFILES; far enough from each other that no sum of two is a third. */
static const float start = 3.0f, iteration = 50.0f, lone = 29.0f, fixup = 0.7f, peer = 0.11f, factor = 1.9f,
                   epilogue = 13.0f;
#define COST_LINE "cost = " KERNEL " 2 3 50 29 0.7 0.11 1.9 13\n"

static bool is_near(float a, float b)
{
    return a > 0.999f * b && a < 1.001f * b;
}

static void check_near(float found, float wanted, const char* what)
{
    if (!CHECK(is_near(found, wanted)))
    {
        CHECK_NOTE("%s is %g, must be %g\n", what, (double)found, (double)wanted);
    }
}

/* An H200 with constants. */
static void open_with(const char* constants)
{
    sk_context_desc desc;
    open_class(&classes[0]);
    sk_destroy_context(context);
    context = NULL;
    desc = fake_context_desc();
    desc.constants = constants;
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
}

/* `tiles` tiles with 8 k-iterations each. */
static sk_gemm_desc describe_tiles(uint32_t tiles, sk_decomposition decomposition, uint32_t workers)
{
    sk_gemm_desc desc = describe_shape(128, 192 * tiles, 64 * 8);
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F16;
    desc.kernel = KERNEL;
    desc.decomposition = decomposition;
    desc.workers = workers;
    desc.packing = SK_PACKING_NEVER;
    return desc;
}

static sk_plan_times find_times(const sk_gemm_desc* desc)
{
    sk_plan_times times;
    sk_plan* plan = NULL;
    memset(&times, 0, sizeof times);
    if (CHECK_EQ(sk_create_gemm_plan(context, desc, &plan), SK_SUCCESS))
    {
        times = sk_query_times(plan, 0);
        sk_destroy_plan(plan);
    }
    return times;
}

static void each_number_of_a_kernel_is_of_its_step(void)
{
    open_with(COST_LINE);
    sk_gemm_desc whole = describe_tiles(264, SK_DECOMPOSITION_DATA_PARALLEL, 0);
    sk_plan_times times = find_times(&whole);
    CHECK_EQ(times.workers_together, 2 * 132);
    check_near(times.start, start, "start");
    check_near(times.k_iteration, iteration, "a k-iteration of two on a unit");
    check_near(times.end, epilogue, "end");
    whole = describe_tiles(100, SK_DECOMPOSITION_DATA_PARALLEL, 0);
    check_near(find_times(&whole).k_iteration, lone, "a k-iteration of one on a unit");
    sk_gemm_desc split = describe_tiles(100, SK_DECOMPOSITION_STREAM_K, 264);
    split.fixup = SK_FIXUP_LAST_ARRIVER;
    times = find_times(&split);
    check_near(times.k_iteration, iteration * factor, "a k-iteration before a last arriver");
    check_near(times.fixup, fixup, "fixup");
    check_near(times.peer, peer, "a peer");
    sk_destroy_context(context);
}

static void numbers_of_the_device_are_of_their_step(void)
{
    sk_gemm_desc split = describe_tiles(100, SK_DECOMPOSITION_STREAM_K, 264);
    split.fixup = SK_FIXUP_SEPARATE_PASS;
    open_with(COST_LINE "second_dispatch_time = 1\n");
    float before = find_times(&split).after;
    sk_destroy_context(context);
    open_with(COST_LINE "second_dispatch_time = 401\n");
    check_near(find_times(&split).after - before, 400.0f, "a later second dispatch");
    sk_destroy_context(context);
    sk_gemm_desc whole = describe_tiles(264, SK_DECOMPOSITION_DATA_PARALLEL, 0);
    open_with(COST_LINE "bandwidth = 0.0001\n"); /* GB/s of a unit: memory bounds the time */
    float slow = find_times(&whole).k_iteration;
    sk_destroy_context(context);
    open_with(COST_LINE "bandwidth = 0.00005\n");
    check_near(find_times(&whole).k_iteration, 2.0f * slow, "a k-iteration of half the bandwidth");
    sk_destroy_context(context);
}

typedef struct choice
{
    uint32_t m, n, k;
    sk_type type;
    const char* kernel;
    sk_decomposition decomposition;
} choice;

static void check_choices(const fake_class* device, const choice* choices, size_t count)
{
    open_class(device);
    CHECK(strcmp(sk_query_context(context).costs, device->costs) == 0);
    for (size_t i = 0; i < count; ++i)
    {
        sk_gemm_desc desc = describe_shape(choices[i].m, choices[i].n, choices[i].k);
        desc.a.type = desc.b.type = desc.d.type = choices[i].type;
        sk_plan* plan = make(&desc);
        sk_plan_info info = sk_query_plan(plan);
        if (!CHECK(strcmp(info.kernel, choices[i].kernel) == 0 && info.decomposition == choices[i].decomposition))
        {
            CHECK_NOTE("%s, %u x %u x %u: %s, %s\n", device->name, desc.m, desc.n, desc.k, info.kernel,
                       sk_word(SK_WORDS_DECOMPOSITION, info.decomposition));
        }
        sk_destroy_plan(plan);
    }
    sk_destroy_context(context);
}

/* Those of the H200 were timed: in examples/benchmark/results/h200.csv each takes at most 2 % longer than the fastest
 * decomposition of its kernel. Other kernels are not in that file. Those of the H100 are what the planner makes of its
 * constants, which are the H200's but for the bandwidth: they tell that a choice changed, not that it is the
 * fastest. */
static void devices_with_constants_choose_the_plans_that_are_known(void)
{
    static const fake_class h100 = {"NVIDIA H100 80GB HBM3", 0x10de, false, "NVIDIA H100 80GB HBM3", true};
    static const choice of_h200[] = {
        {4096, 4096, 4096, SK_TYPE_F16, "gemm_f16_f32_f16_160x192x64_coop", SK_DECOMPOSITION_HYBRID},
        {1, 4096, 14336, SK_TYPE_F16, "gemm_f16_f32_f16_1x32x1024_dot", SK_DECOMPOSITION_DATA_PARALLEL},
        {256, 256, 32768, SK_TYPE_F16, "gemm_f16_f32_f16_128x128x64_coop", SK_DECOMPOSITION_SPLIT_K},
        {2176, 2176, 2176, SK_TYPE_F32, "gemm_f32_f32_f32_128x128x16_scalar", SK_DECOMPOSITION_HYBRID},
        {16, 4096, 14336, SK_TYPE_F32, "gemm_f32_f32_f32_16x128x32_scalar", SK_DECOMPOSITION_SPLIT_K},
    };
    static const choice of_h100[] = {
        {4096, 4096, 4096, SK_TYPE_F16, "gemm_f16_f32_f16_160x192x64_coop", SK_DECOMPOSITION_HYBRID},
        {1, 4096, 14336, SK_TYPE_F16, "gemm_f16_f32_f16_1x64x512_dot", SK_DECOMPOSITION_DATA_PARALLEL},
        {256, 256, 32768, SK_TYPE_F16, "gemm_f16_f32_f16_128x128x64_coop", SK_DECOMPOSITION_SPLIT_K},
        {2176, 2176, 2176, SK_TYPE_F32, "gemm_f32_f32_f32_128x128x16_scalar", SK_DECOMPOSITION_HYBRID},
    };
    check_choices(&classes[0], of_h200, sizeof of_h200 / sizeof *of_h200);
    check_choices(&h100, of_h100, sizeof of_h100 / sizeof *of_h100);
}

/* 0.44 us for 1000 sums of a tile, and 1.5 us for what every tile takes. */
static void copies_whose_sums_are_stored_apart_are_made_where_k_is_long(void)
{
    sk_gemm_desc desc = describe_shape(5047, 2330, 175);
    open_class(&classes[0]);
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F32;
    sk_plan* plan = make(&desc);
    CHECK_EQ(sk_query_plan(plan).packing, SK_PACKING_NEVER);
    sk_destroy_plan(plan);
    desc.kernel = "gemm_f32_f32_f32_128x128x16_scalar";
    desc.packing = SK_PACKING_NEVER;
    check_near(find_times(&desc).end, 1.5f, "the end of a tile whose sums are stored side by side");
    desc.packing = SK_PACKING_ALWAYS;
    check_near(find_times(&desc).end, 1.5f + 0.44f * 16.384f, "the end of a tile whose sums are stored apart");
    desc.n = 2332;
    check_near(find_times(&desc).end, 1.5f, "the end of a tile that is stored in vectors");
    desc = describe_shape(2433, 2799, 7965);
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F32;
    plan = make(&desc);
    CHECK_EQ(sk_query_plan(plan).packing, SK_PACKING_ALWAYS);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

int main(void)
{
    RUN(each_number_of_a_kernel_is_of_its_step);
    RUN(numbers_of_the_device_are_of_their_step);
    RUN(devices_with_constants_choose_the_plans_that_are_known);
    RUN(copies_whose_sums_are_stored_apart_are_made_where_k_is_long);
    return CHECK_DONE();
}
