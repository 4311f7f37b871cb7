/* Bad days, on the fake device: each Vulkan call and each host allocation fails once, in plans of each kind. The result
 * and the sentence say so, and nothing is lost. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#define FAKE_UNPACKS_ANEW
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"
#include "plan_makers.h"

enum
{
    PLENTY = 1000
};

static void nothing_is_lost(void)
{
    CHECK_EQ(fake.allocations_alive, 0);
    CHECK_EQ(fake.modules_alive, 0);
    CHECK_EQ(fake.pipelines_alive, 0);
    CHECK_EQ(fake.layouts_alive, 0);
}

/* What goes right before something fails. */
typedef struct luck
{
    uint32_t calls, allocations;
    VkResult failure;
} luck;

/* From asking for features to a plan; whatever fails first. */
static sk_result run(const plan_maker* maker, luck given)
{
    sk_features features;
    reset_fake();
    sk_context_desc context_desc = fake_context_desc();
    sk_required_features_desc features_desc = fake_features_desc();
    fake.calls = given.calls;
    fake.allocations = given.allocations;
    fake.failure = given.failure;
    context = NULL;
    sk_result result = sk_required_features(&features_desc, &features);
    result = result == SK_SUCCESS ? sk_create_context(&context_desc, &context) : result;
    result = result == SK_SUCCESS ? maker->make() : result;
    sk_destroy_context(context);
    nothing_is_lost();
    return result;
}

/* What each VkResult becomes. The last one is no error in Vulkan, but leaves a pipeline unmade. */
static const struct
{
    VkResult failure;
    sk_result result;
} failures[] = {
    {VK_ERROR_OUT_OF_HOST_MEMORY, SK_ERROR_OUT_OF_HOST_MEMORY},
    {VK_ERROR_OUT_OF_DEVICE_MEMORY, SK_ERROR_OUT_OF_DEVICE_MEMORY},
    {VK_ERROR_DEVICE_LOST, SK_ERROR_DEVICE_LOST},
    {VK_ERROR_INITIALIZATION_FAILED, SK_ERROR_VULKAN},
    {VK_ERROR_INVALID_SHADER_NV, SK_ERROR_VULKAN},
    {VK_ERROR_UNKNOWN, SK_ERROR_VULKAN},
    {(VkResult)1000297000 /* VK_PIPELINE_COMPILE_REQUIRED */, SK_ERROR_VULKAN},
};

/* "FUNCTION returned NUMBER", and "for KERNEL" where it is about one. */
static void check_sentence(VkResult failure)
{
    char wanted[128];
    size_t length = (size_t)snprintf(wanted, sizeof wanted, "%s returned %d", fake.failed, (int)failure);
    bool about_kernel =
        strcmp(fake.failed, "vkCreateShaderModule") == 0 || strcmp(fake.failed, "vkCreateComputePipelines") == 0;
    bool said = CHECK(strncmp(fake.sentence, wanted, length) == 0) &
                CHECK_EQ(fake.sentence[length] != 0, about_kernel) &
                CHECK_EQ(strncmp(fake.sentence + length, " for ", 5) == 0, about_kernel);
    if (!said)
    {
        CHECK_NOTE("said: %s\nwanted: %s\n", fake.sentence, wanted);
    }
}

/* Calls that a maker makes when all of them succeed. */
static uint32_t count_calls(const plan_maker* maker)
{
    luck good = {PLENTY, UINT32_MAX, VK_ERROR_UNKNOWN};
    CHECK_EQ(run(maker, good), SK_SUCCESS);
    CHECK_EQ(fake.sentence_count, 0);
    CHECK(fake.pipeline_count >= maker->least_pipelines);
    return PLENTY - fake.calls;
}

/* An object that has no name works. */
static void fail_call(const plan_maker* maker, uint32_t succeeding, VkResult failure, sk_result wanted)
{
    luck bad = {succeeding, UINT32_MAX, failure};
    sk_result result = run(maker, bad);
    bool fails = fake.failed && strcmp(fake.failed, "vkSetDebugUtilsObjectNameEXT") != 0;
    CHECK(fake.failed != NULL);
    CHECK_EQ(result, fails ? wanted : SK_SUCCESS);
    CHECK_EQ(fake.result, fails ? wanted : SK_SUCCESS);
    CHECK_EQ(fake.sentence_count, fails ? 1 : 0);
    if (fails)
    {
        check_sentence(failure);
    }
}

static void every_call_fails_once(void)
{
    for (int i = 0; i < PLAN_MAKERS; ++i)
    {
        uint32_t calls = count_calls(&plan_makers[i]);
        for (uint32_t succeeding = 0; succeeding < calls; ++succeeding)
        {
            fail_call(&plan_makers[i], succeeding, VK_ERROR_OUT_OF_DEVICE_MEMORY, SK_ERROR_OUT_OF_DEVICE_MEMORY);
        }
    }
}

static void every_failure_is_told_apart(void)
{
    uint32_t calls = count_calls(&plan_makers[0]);
    for (size_t i = 0; i < sizeof failures / sizeof *failures; ++i)
    {
        for (uint32_t succeeding = 0; succeeding < calls; ++succeeding)
        {
            fail_call(&plan_makers[0], succeeding, failures[i].failure, failures[i].result);
        }
    }
}

/* Which is two lists of extensions, asked for twice each, the sizes of cooperative matrices, two layouts; then of each
 * pipeline a module, the pipeline, and their names. */
static void every_call_is_counted(void)
{
    CHECK_EQ(count_calls(&plan_makers[0]), 4 + 1 + 2 + 2 * 4);
    CHECK_EQ(count_calls(&plan_makers[1]), 4 + 1 + 2 + 4 * 4);
}

static void every_allocation_fails_once(void)
{
    for (int i = 0; i < PLAN_MAKERS; ++i)
    {
        luck given = {UINT32_MAX, PLENTY, VK_SUCCESS};
        CHECK_EQ(run(&plan_makers[i], given), SK_SUCCESS);
        uint32_t allocations = PLENTY - fake.allocations;
        CHECK(allocations >= 4 + plan_makers[i].least_pipelines);
        for (given.allocations = 0; given.allocations < allocations; ++given.allocations)
        {
            CHECK_EQ(run(&plan_makers[i], given), SK_ERROR_OUT_OF_HOST_MEMORY);
            CHECK_EQ(fake.result, SK_ERROR_OUT_OF_HOST_MEMORY);
            CHECK_EQ(fake.sentence_count, 1);
        }
    }
}

/* What failed for want of memory succeeds when there is some; what was made before is found again. */
static void a_plan_that_failed_can_be_made_again(void)
{
    for (int i = 0; i < PLAN_MAKERS; ++i)
    {
        open_context(false, 0);
        fake.calls = 2 * (plan_makers[i].least_pipelines - 1);
        fake.failure = VK_ERROR_OUT_OF_DEVICE_MEMORY;
        fake.no_labels = true;
        CHECK_EQ(plan_makers[i].make(), SK_ERROR_OUT_OF_DEVICE_MEMORY);
        CHECK_EQ(plan_makers[i].make(), SK_SUCCESS);
        CHECK_EQ(plan_makers[i].make(), SK_SUCCESS);
        CHECK_EQ(fake.sentence_count, 1);
        sk_trim_context(context);
        CHECK_EQ(fake.pipelines_alive, 0);
        sk_destroy_context(context);
        nothing_is_lost();
    }
}

static sk_result record(const sk_plan* plan)
{
    sk_gemm_args args;
    memset(&args, 0, sizeof args);
    args.a.address = 0x10000000;
    args.b.address = 0x20000000;
    args.d.address = 0x40000000;
    args.workspace.address = 0x50000000;
    args.a.size = args.b.size = args.d.size = args.workspace.size = VK_WHOLE_SIZE;
    return sk_gemm(fake_commands(), plan, &args);
}

/* Between two plans. What exists goes on: recording cannot notice. What needs the driver says what happened. */
static void a_device_is_lost_in_the_middle_of_a_sequence(void)
{
    sk_plan* plan = NULL;
    sk_gemm_desc desc = describe_forced(20, 8, SK_DECOMPOSITION_STREAM_K, 7);
    open_context(false, 0);
    CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), SK_SUCCESS);
    CHECK_EQ(record(plan), SK_SUCCESS);
    uint32_t recorded = fake.count;
    for (int i = 0; i < 3; ++i)
    {
        fake.calls = 0;
        fake.failing = "vkCreateComputePipelines";
        fake.failure = VK_ERROR_DEVICE_LOST;
        CHECK_EQ(make_whole_tiles(), SK_ERROR_DEVICE_LOST);
        CHECK_EQ(fake.result, SK_ERROR_DEVICE_LOST);
        CHECK(strncmp(fake.sentence, "vkCreateComputePipelines returned -4 for gemm_", 46) == 0);
        fake.calls = 0;
        CHECK_EQ(make_gemm(&desc), SK_SUCCESS);
        CHECK_EQ(record(plan), SK_SUCCESS);
    }
    CHECK_EQ(fake.sentence_count, 3);
    CHECK_EQ(fake.count, 4 * recorded);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    nothing_is_lost();
}

/* Cooperative matrices then need subgroups of the device's own size, and no pipeline asks for one. */
static void a_device_without_subgroup_size_control(void)
{
    for (uint32_t size = 16; size <= 32; size *= 2)
    {
        reset_fake();
        memset(&fake.subgroup_size_control, 0, sizeof fake.subgroup_size_control);
        fake.extensions[0] = "VK_KHR_unknown";
        fake.subgroup_size = size;
        fake.subgroup_size_min = fake.subgroup_size_max = 0;
        create_context(0);
        uint32_t lacking = 0;
        for (uint32_t i = 0; i < sk_query_context(context).kernel_count; ++i)
        {
            sk_kernel_info kernel = sk_query_kernel(context, i);
            lacking += strcmp(kernel.reason, "no subgroup size that the kernel is made for") == 0;
        }
        CHECK_EQ(lacking > 0, size == 16);
        CHECK_EQ(make_packed(), SK_SUCCESS);
        for (uint32_t i = 0; i < fake.pipeline_count; ++i)
        {
            CHECK_EQ(fake.pipelines[i].required_subgroup_size, 0);
            CHECK_EQ(fake.pipelines[i].flags, 0);
        }
        CHECK(fake.pipeline_count > 0);
        sk_destroy_context(context);
        nothing_is_lost();
    }
}

/* Sizes of cooperative matrices may be more than the array holds, and extensions more than were counted. */
static void a_list_that_is_incomplete_is_no_failure(void)
{
    static const struct
    {
        const char* function;
        uint32_t calls;
    } lists[] = {{"vkEnumerateDeviceExtensionProperties", 1},
                 {"vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR", 0}};
    for (int i = 0; i < 2; ++i)
    {
        reset_fake();
        sk_context_desc context_desc = fake_context_desc();
        fake.calls = lists[i].calls;
        fake.failing = lists[i].function;
        fake.failure = VK_INCOMPLETE;
        CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
        CHECK(fake.failed && strcmp(fake.failed, lists[i].function) == 0);
        CHECK_EQ(fake.sentence_count, 0);
        CHECK_EQ(make_packed(), SK_SUCCESS);
        sk_destroy_context(context);
        nothing_is_lost();
    }
}

int main(void)
{
    RUN(every_call_is_counted);
    RUN(every_call_fails_once);
    RUN(every_failure_is_told_apart);
    RUN(every_allocation_fails_once);
    RUN(a_plan_that_failed_can_be_made_again);
    RUN(a_device_is_lost_in_the_middle_of_a_sequence);
    RUN(a_device_without_subgroup_size_control);
    RUN(a_list_that_is_incomplete_is_no_failure);
    return CHECK_DONE();
}
