/* Every host allocation fails once, on the fake device: the result says so, nothing is recorded and nothing is lost. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#define FAKE_UNPACKS_ANEW
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"

enum
{
    PLENTY = 1000
};

static sk_gemm_args make_args(const sk_plan* plan)
{
    sk_gemm_args args;
    memset(&args, 0, sizeof args);
    args.a.address = 0x10000000;
    args.b.address = 0x20000000;
    args.c.address = 0x30000000;
    args.d.address = 0x40000000;
    args.workspace.address = 0x50000000;
    args.a.size = args.b.size = args.c.size = args.d.size = VK_WHOLE_SIZE;
    args.workspace.size = sk_query_plan(plan).workspace_size;
    return args;
}

/* Everything that can be done with a plan once it is there. Nothing of it allocates. */
static sk_result use(const sk_plan* plan, const sk_gemm_desc* desc)
{
    char line[SK_LINE_SIZE];
    sk_segment segments[4];
    sk_candidate candidates[2];
    sk_launch_info launch = {0};
    uint64_t segment_count = 4;
    uint32_t count = 2, left = fake.allocations;
    sk_gemm_args args = make_args(plan);
    bool plans = desc->accuracy != SK_ACCURACY_TYPES; /* to explain that, products are planned */
    CHECK(plans || sk_explain_gemm_plan(context, desc, &count, candidates) >= SK_SUCCESS);
    CHECK(sk_list_segments(plan, &segment_count, segments) >= SK_SUCCESS);
    CHECK(sk_format_plan(plan, line, sizeof line) > 0);
    CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
    CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_SUCCESS);
    CHECK_EQ(fake.allocations, left);
    return SK_SUCCESS;
}

/* From asking for features to recording; whatever fails first. */
static sk_result run(const sk_gemm_desc* desc)
{
    sk_plan* plan = NULL;
    sk_features features;
    sk_context_desc context_desc = fake_context_desc();
    sk_required_features_desc features_desc = fake_features_desc();
    context = NULL;
    sk_result result = sk_required_features(&features_desc, &features);
    result = result == SK_SUCCESS ? sk_create_context(&context_desc, &context) : result;
    result = result == SK_SUCCESS ? sk_create_gemm_plan(context, desc, &plan) : result;
    CHECK_EQ(plan != NULL, result == SK_SUCCESS);
    result = result == SK_SUCCESS ? use(plan, desc) : result;
    sk_destroy_plan(plan);
    sk_trim_context(context);
    CHECK_EQ(fake.pipelines_alive, 0);
    sk_destroy_context(context);
    return result;
}

static void nothing_is_lost(void)
{
    CHECK_EQ(fake.allocations_alive, 0);
    CHECK_EQ(fake.modules_alive, 0);
    CHECK_EQ(fake.pipelines_alive, 0);
    CHECK_EQ(fake.layouts_alive, 0);
}

static sk_result run_with(const sk_gemm_desc* desc, uint32_t allocations, bool rounds)
{
    reset_fake();
    fake.rounds_to_nearest = rounds;
    fake.allocations = allocations;
    return run(desc);
}

static void each_fails_once(const sk_gemm_desc* desc, bool rounds, uint32_t least)
{
    CHECK_EQ(run_with(desc, PLENTY, rounds), SK_SUCCESS);
    nothing_is_lost();
    uint32_t needed = PLENTY - fake.allocations;
    CHECK(needed >= least);
    for (uint32_t succeeding = 0; succeeding < needed; ++succeeding)
    {
        CHECK_EQ(run_with(desc, succeeding, rounds), SK_ERROR_OUT_OF_HOST_MEMORY);
        CHECK_EQ(fake.result, SK_ERROR_OUT_OF_HOST_MEMORY);
        CHECK_EQ(fake.sentence_count, 1);
        CHECK_EQ(fake.count, 0);
        nothing_is_lost();
    }
}

/* Two lists of extensions, context, plan; then pipelines: general and aligned. */
static void a_plan_of_one_dispatch(void)
{
    sk_gemm_desc desc = describe_shape(512, 512, 512);
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    each_fails_once(&desc, true, 4 + 2);
}

static void a_plan_with_a_separate_pass(void)
{
    sk_gemm_desc desc = describe_shape(512, 512, 512);
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 3;
    desc.fixup = SK_FIXUP_SEPARATE_PASS;
    each_fails_once(&desc, true, 4 + 4);
}

static void a_retiled_plan(void)
{
    sk_gemm_desc desc = describe_shape(1000, 1000, 64);
    desc.decomposition = SK_DECOMPOSITION_RETILED;
    desc.kernel = "gemm_f32_f32_f32_128x128x16_scalar";
    desc.workers = 50;
    each_fails_once(&desc, true, 4 + 2);
}

/* With a copy of the module for each pipeline, without the rounding mode. */
static void a_plan_on_a_device_that_cannot_be_told_to_round(void)
{
    sk_gemm_desc desc = describe_shape(512, 512, 512);
    desc.a.type = desc.b.type = desc.c.type = desc.d.type = SK_TYPE_F16;
    each_fails_once(&desc, false, 4 + 4);
}

/* Besides, a plan for each of three products, data-parallel ones to compare with, and four pipelines at least. */
static void a_plan_of_slices(void)
{
    sk_gemm_desc desc = describe_shape(512, 512, 512);
    desc.accuracy = SK_ACCURACY_SLICES;
    desc.slices = 3;
    each_fails_once(&desc, true, 4 + 6 + 4);
}

/* The same with a plan of magnitudes, and a pipeline that mends. */
static void a_plan_of_measured_slices(void)
{
    sk_gemm_desc desc = describe_shape(512, 512, 512);
    desc.accuracy = SK_ACCURACY_F32;
    desc.way = SK_WAY_SLICES;
    desc.slices = 4;
    each_fails_once(&desc, true, 4 + 10 + 5);
}

/* Besides, the plan of their product, and five pipelines. */
static void a_plan_of_halves(void)
{
    sk_gemm_desc desc = describe_shape(512, 512, 1024);
    desc.accuracy = SK_ACCURACY_F32;
    desc.way = SK_WAY_F16X3;
    each_fails_once(&desc, true, 4 + 1 + 4);
}

/* Ways are weighed: there is another plan for a while. */
static void a_plan_of_any_way(void)
{
    sk_gemm_desc desc = describe_shape(512, 512, 1024);
    desc.accuracy = SK_ACCURACY_F32;
    each_fails_once(&desc, true, 4 + 2 + 1);
}

int main(void)
{
    RUN(a_plan_of_one_dispatch);
    RUN(a_plan_with_a_separate_pass);
    RUN(a_retiled_plan);
    RUN(a_plan_of_slices);
    RUN(a_plan_of_measured_slices);
    RUN(a_plan_of_halves);
    RUN(a_plan_of_any_way);
    RUN(a_plan_on_a_device_that_cannot_be_told_to_round);
    return CHECK_DONE();
}
