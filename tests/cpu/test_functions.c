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
    char sentence[128];
    fake_reset();
    sk_context_desc context_desc = fake_context_desc();
    fake.missing = name;
    snprintf(sentence, sizeof sentence, "%s has no function %s: Vulkan 1.2 is needed", whose, name);
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
#define MISSING(name)                                                 \
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
    fake_reset_cpu();
    fake.pipelines_alive = 2;
    fake.layouts_alive = 2;
    fake.allocations_alive = 4; /* context, two pipelines, plan */
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
        CHECK_EQ(fake.pipelines[0].constants[10], i);
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
        CHECK_EQ(fake.pipelines[0].constants[0], 128);
        CHECK_EQ(fake.pipelines[0].constants[1], 16);
        CHECK_EQ(fake.pipelines[0].constants[2], 16);
        finish();
    }
}

int main(void)
{
    RUN(a_missing_function_is_named);
    RUN(functions_of_absent_extensions_are_not_needed);
    RUN(contexts_are_independent);
    RUN(pipelines_are_made_once);
    RUN(a_device_that_cannot_round_gets_a_module_without_the_mode);
    RUN(subgroup_size_is_forced_where_the_device_has_several);
    return CHECK_DONE();
}
