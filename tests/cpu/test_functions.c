/* What a context asks of the fake device: functions by their names, and pipelines, each once, such as the device can
 * have. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "recording.h"

/* ---- functions -------------------------------------------------------------------------------- */

static void expect_missing(const char* name, const char* whose)
{
    char sentence[160];
    reset_fake();
    sk_context_desc context_desc = fake_context_desc();
    fake.missing = name;
    snprintf(sentence, sizeof sentence,
             "%s has no function %s: Vulkan 1.2 is needed, of the driver and in VkApplicationInfo.apiVersion", whose,
             name);
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_ERROR_MISSING_FUNCTION);
    CHECK(context == NULL);
    if (!CHECK(strcmp(fake.sentence, sentence) == 0))
    {
        CHECK_NOTE("said: %s\n", fake.sentence);
    }
    CHECK_EQ(fake.allocations_alive, 0);
}

static void a_missing_function_is_named(void)
{
#define MISSING(name) expect_missing(#name, "the instance");
    SK__INSTANCE_FUNCTIONS(MISSING)
#undef MISSING
#define MISSING(name) expect_missing(#name, "the device");
    SK__DEVICE_FUNCTIONS(MISSING)
#undef MISSING
}

static void functions_of_absent_extensions_are_not_needed(void)
{
#define MISSING(type, name)                                           \
    start();                                                          \
    sk_destroy_context(context);                                      \
    fake.missing = #name;                                             \
    context_desc = fake_context_desc();                               \
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS); \
    make_plan();                                                      \
    record();                                                         \
    finish();
    sk_context_desc context_desc;
    SK__OPTIONAL_FUNCTIONS(MISSING)
#undef MISSING
}

static void contexts_are_independent(void)
{
    start();
    make_plan();
    sk_context* gpu = context;
    reset_fake_cpu();
    fake.pipelines_alive = 2;
    fake.layouts_alive = 2;
    fake.allocations_alive = 5; /* context, two pipelines, the archive of their modules, plan */
    sk_context_desc context_desc = fake_context_desc();
    sk_context* cpu = NULL;
    CHECK_EQ(sk_create_context(&context_desc, &cpu), SK_SUCCESS);
    CHECK(strcmp(sk_query_context(cpu).device_name, "Fake CPU") == 0);
    CHECK(strcmp(sk_query_context(gpu).device_name, "Fake GPU") == 0);
    sk_destroy_context(cpu);
    record();
    check_kinds("<bpd>");
    finish();
}

/* ---- pipelines -------------------------------------------------------------------------------- */

static void pipelines_are_made_once(void)
{
    start();
    make_plan();
    uint32_t made = fake.pipeline_count;
    CHECK_EQ(made, 2);
    desc.m = 512;
    make_plan();
    CHECK_EQ(fake.pipeline_count, made);
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 2;
    desc.fixup = SK_FIXUP_LAST_ARRIVER;
    make_plan();
    CHECK_EQ(fake.pipeline_count, made + 2);
    desc.fixup = SK_FIXUP_SEPARATE_PASS;
    make_plan();
    CHECK_EQ(fake.pipeline_count, made + 6);
    finish();
}

static uint32_t count_destroyed(void)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < fake.pipeline_count; ++i)
    {
        count += fake.pipelines[i].is_destroyed;
    }
    return count;
}

/* Records the plan, whose pipelines must all be there. */
static void record_living(void)
{
    fake.count = 0;
    args.workspace.size = sk_query_plan(plan).workspace_size;
    record();
    uint32_t binds = 0;
    for (uint32_t i = 0; i < fake.count; ++i)
    {
        bool binds_one = fake.record[i].kind == FAKE_BIND;
        binds += binds_one;
        CHECK(!binds_one || !fake.pipelines[fake.record[i].pipeline].is_destroyed);
    }
    CHECK(binds > 0);
}

static void destroyed_plans_leave_pipelines_until_the_context_is_trimmed(void)
{
    start();
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 2;
    desc.fixup = SK_FIXUP_LAST_ARRIVER;
    for (desc.k_alignment = 1; desc.k_alignment <= 10; ++desc.k_alignment)
    {
        make_plan();
    }
    CHECK_EQ(fake.pipeline_count, 20);
    CHECK_EQ(count_destroyed(), 0);
    sk_trim_context(context);
    CHECK_EQ(count_destroyed(), 18);
    record_living();
    sk_trim_context(context);
    CHECK_EQ(count_destroyed(), 18);
    sk_destroy_plan(plan);
    plan = NULL;
    sk_trim_context(context);
    CHECK_EQ(count_destroyed(), 20);
    desc.k_alignment = 1;
    make_plan();
    CHECK_EQ(fake.pipeline_count, 22);
    record_living();
    sk_trim_context(NULL);
    finish();
}

/* Split-K in one dispatch and in two, packed or not, retiled, and by atomics: every place that a plan has. */
static void every_pipeline_of_a_plan_is_held(void)
{
    static const sk_fixup fixups[] = {SK_FIXUP_LAST_ARRIVER, SK_FIXUP_SEPARATE_PASS, SK_FIXUP_ATOMIC, SK_FIXUP_NONE};
    for (uint32_t i = 0; i < 8; ++i)
    {
        start();
        sk_destroy_context(context);
        fake.extensions[fake.extension_count++] = VK_EXT_SHADER_ATOMIC_FLOAT_EXTENSION_NAME;
        fake.atomic_float.shaderBufferFloat32AtomicAdd = VK_TRUE;
        sk_context_desc context_desc = fake_context_desc();
        CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
        desc.fixup = fixups[i / 2];
        desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
        if (desc.fixup == SK_FIXUP_NONE)
        {
            desc.m = desc.n = 1000;
            desc.kernel = "gemm_f32_f32_f32_128x128x16_scalar";
            desc.decomposition = SK_DECOMPOSITION_RETILED;
            desc.workers = 50;
        }
        desc.packing = i % 2 ? SK_PACKING_ALWAYS : SK_PACKING_NEVER;
        make_plan();
        sk_trim_context(context);
        CHECK_EQ(count_destroyed(), 0);
        record_living();
        finish();
    }
}

static void pipelines_are_held_as_long_as_one_of_their_plans_is_there(void)
{
    start();
    make_plan();
    sk_plan* first = plan;
    plan = NULL;
    desc.m = 512;
    make_plan();
    CHECK_EQ(fake.pipeline_count, 2);
    sk_destroy_plan(first);
    sk_trim_context(context);
    CHECK_EQ(count_destroyed(), 0);
    record_living();
    finish();
}

static void a_device_that_cannot_round_gets_a_module_without_the_mode(void)
{
    uint32_t sizes[2];
    for (uint32_t i = 0; i < 2; ++i)
    {
        start();
        sk_destroy_context(context);
        fake.rounds_to_nearest = i == 0;
        sk_context_desc context_desc = fake_context_desc();
        CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
        desc.kernel = "gemm_f16_f32_f16_64x64x64_coop";
        desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F16;
        make_plan();
        sizes[i] = fake.module_size;
        CHECK_EQ(fake.pipelines[0].constants[SK__CONSTANT_ROUND_IN_INTEGERS], i);
        finish();
    }
    CHECK_EQ(sizes[0] - sizes[1], 4 * (2 + 4)); /* OpCapability, OpExecutionMode with one literal */
}

static void subgroup_size_is_forced_where_the_device_has_several(void)
{
    for (uint32_t i = 0; i < 2; ++i)
    {
        start();
        sk_destroy_context(context);
        fake.subgroup_size_max = i == 0 ? 32 : 64;
        sk_context_desc context_desc = fake_context_desc();
        CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
        desc.kernel = "gemm_f16_f32_f32_64x64x64_coop";
        desc.a.type = desc.b.type = SK_TYPE_F16;
        make_plan();
        CHECK_EQ(fake.pipelines[0].required_subgroup_size, i == 0 ? 0 : 32);
        CHECK_EQ(fake.pipelines[0].flags, VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT);
        CHECK_EQ(fake.pipelines[0].constants[SK__CONSTANT_INVOCATIONS], 128);
        CHECK_EQ(fake.pipelines[0].constants[SK__CONSTANT_FRAGMENT_M], 16);
        CHECK_EQ(fake.pipelines[0].constants[SK__CONSTANT_FRAGMENT_N], 16);
        finish();
    }
}

int main(void)
{
    RUN(a_missing_function_is_named);
    RUN(functions_of_absent_extensions_are_not_needed);
    RUN(contexts_are_independent);
    RUN(pipelines_are_made_once);
    RUN(destroyed_plans_leave_pipelines_until_the_context_is_trimmed);
    RUN(every_pipeline_of_a_plan_is_held);
    RUN(pipelines_are_held_as_long_as_one_of_their_plans_is_there);
    RUN(a_device_that_cannot_round_gets_a_module_without_the_mode);
    RUN(subgroup_size_is_forced_where_the_device_has_several);
    return CHECK_DONE();
}
