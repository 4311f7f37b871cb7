/* The fixups that add by float atomics, on the fake device: what is refused, by which name, and what is recorded. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"

static const sk_fixup adding[] = {SK_FIXUP_TURNSTILE_UNORDERED, SK_FIXUP_ATOMIC};

static void open_adding_context(bool with_extension)
{
    reset_fake();
    if (with_extension)
    {
        fake.extensions[fake.extension_count++] = VK_EXT_SHADER_ATOMIC_FLOAT_EXTENSION_NAME;
    }
    fake.atomic_float.shaderBufferFloat32AtomicAdd = VK_TRUE;
    fake.atomic_float.shaderSharedFloat32AtomicAdd = VK_TRUE;
    create_context(0);
}

static sk_gemm_desc product(sk_fixup fixup)
{
    sk_gemm_desc desc = describe_shape(256, 192, 320);
    desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar";
    desc.decomposition = SK_DECOMPOSITION_HYBRID;
    desc.workers = 5;
    desc.fixup = fixup;
    return desc;
}

static void the_feature_is_asked_for_alone(void)
{
    open_adding_context(true);
    CHECK(fake.features.atomic_float.shaderBufferFloat32AtomicAdd);
    CHECK(!fake.features.atomic_float.shaderSharedFloat32AtomicAdd);
    CHECK_EQ(fake.features.extension_count, 3); /* cooperative matrices, this, bf16 */
    CHECK(strcmp(fake.features.extensions[1], VK_EXT_SHADER_ATOMIC_FLOAT_EXTENSION_NAME) == 0);
    sk_destroy_context(context);
}

static void a_device_without_the_feature_is_refused_by_its_name(void)
{
    static const char* const sentences[] = {
        "fixup is turnstile-unordered, which needs shaderBufferFloat32AtomicAdd: Fake GPU was created "
        "without it",
        "fixup is atomic, which needs shaderBufferFloat32AtomicAdd: Fake GPU was created without it"};
    for (int i = 0; i < 2; ++i)
    {
        open_adding_context(false);
        sk_gemm_desc desc = product(adding[i]);
        check_refused(&desc, SK_ERROR_MISSING_FEATURE, sentences[i]);
        sk_destroy_context(context);
    }
}

static void what_cannot_be_added_is_refused(void)
{
    open_adding_context(true);
    sk_gemm_desc desc = product(SK_FIXUP_ATOMIC);
    desc.bias = SK_BIAS_ALONG_N;
    check_refused(&desc, SK_ERROR_INVALID_VALUE,
                  "fixup is atomic, which adds to D with alpha and beta alone, but the desc has bias");
    desc.bias = SK_BIAS_NONE;
    desc.activation = SK_ACTIVATION_RELU;
    check_refused(&desc, SK_ERROR_INVALID_VALUE,
                  "fixup is atomic, which adds to D with alpha and beta alone, but the desc has activation");
    desc.activation = SK_ACTIVATION_NONE;
    desc.kernel = NULL;
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F16;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "fixup is atomic, which adds f32 to D, but d.type is f16");
    desc.a.type = desc.b.type = SK_TYPE_S8;
    desc.d.type = SK_TYPE_S32;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "fixup is atomic, which adds f32, but sums are s32");
    desc.fixup = SK_FIXUP_TURNSTILE_UNORDERED;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "fixup is turnstile-unordered, which adds f32, but sums are s32");
    desc = product(SK_FIXUP_TURNSTILE_UNORDERED);
    desc.chunk = 2;
    check_refused(
        &desc, SK_ERROR_INVALID_VALUE,
        "chunk is 2, but fixup is turnstile-unordered: chunks of split tiles are summed by the separate pass");
    sk_destroy_context(context);
}

/* Two dispatches with a barrier between them: beta C for the 7 Stream-K tiles of 12, then all. */
static void additions_to_d_follow_beta_c(void)
{
    open_adding_context(true);
    sk_gemm_desc desc = product(SK_FIXUP_ATOMIC);
    sk_gemm_args args = {0};
    sk_plan* plan = NULL;
    sk_buffer memory = {0};
    memory.size = VK_WHOLE_SIZE;
    memory.address = 0x10000000;
    args.a = args.b = memory;
    memory.address = 0x20000000;
    args.c = args.d = memory;
    args.alpha = 3.0f;
    args.beta = 2.0f;
    desc.epilogue = SK_EPILOGUE_LINEAR;
    CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), SK_SUCCESS);
    CHECK_EQ(sk_query_plan(plan).workspace_size, 0);
    CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_SUCCESS);
    static const fake_kind kinds[] = {FAKE_BEGIN_LABEL, FAKE_BIND, FAKE_PUSH,     FAKE_DISPATCH, FAKE_BARRIER,
                                      FAKE_BIND,        FAKE_PUSH, FAKE_DISPATCH, FAKE_END_LABEL};
    CHECK_EQ(fake.count, 9);
    for (uint32_t i = 0; i < 9; ++i)
    {
        CHECK_EQ(fake.record[i].kind, kinds[i]);
    }
    sk__push_constants seed, rest;
    memcpy(&seed, fake.record[2].words, 128);
    memcpy(&rest, fake.record[6].words, 128);
    CHECK_EQ(fake.record[3].groups[0], 7);
    CHECK_EQ(fake.record[7].groups[0], 5);
    CHECK_EQ(seed.arguments.problem.k, 0);
    CHECK_EQ(seed.arguments.tiles, 7);
    CHECK(seed.epilogue.alpha == 0 && seed.epilogue.beta == 0x40000000u); /* 2.0f */
    CHECK_EQ(rest.epilogue.alpha, 0x40400000u);                           /* 3.0f */
    CHECK_EQ(rest.arguments.tiles, 12);
    CHECK_EQ(fake.pipelines[fake.record[1].pipeline].constants[SK__CONSTANT_FIXUP], SK__FIXUP_NONE);
    CHECK_EQ(fake.pipelines[fake.record[5].pipeline].constants[SK__CONSTANT_FIXUP], SK__FIXUP_ATOMIC);
    fake.count = 0;
    args.alpha = 0.0f;
    CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_SUCCESS);
    CHECK_EQ(fake.count, 5); /* all of D = beta C at once */
    CHECK_EQ(fake.record[3].groups[0], 12);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void no_plan_takes_them_unasked(void)
{
    open_adding_context(true);
    for (uint32_t k = 100; k < 100000; k *= 2)
    {
        sk_gemm_desc desc = describe_shape(100, 200, k);
        CHECK(!sk__fixup_of(info_of(&desc).fixup)->adds_floats);
    }
    sk_destroy_context(context);
}

static void the_unordered_turnstile_has_a_slot_a_tile_and_waits(void)
{
    open_adding_context(true);
    sk_gemm_desc desc = product(SK_FIXUP_TURNSTILE_UNORDERED), other = product(SK_FIXUP_TURNSTILE);
    desc.most_looks = other.most_looks = 1234;
    CHECK_EQ(info_of(&desc).workspace_size, info_of(&other).workspace_size);
    CHECK_EQ(info_of(&desc).most_looks, 1234);
    CHECK_EQ(info_of(&desc).fixup, SK_FIXUP_TURNSTILE_UNORDERED);
    sk_destroy_context(context);
}

int main(void)
{
    RUN(the_feature_is_asked_for_alone);
    RUN(a_device_without_the_feature_is_refused_by_its_name);
    RUN(what_cannot_be_added_is_refused);
    RUN(additions_to_d_follow_beta_c);
    RUN(no_plan_takes_them_unasked);
    RUN(the_unordered_turnstile_has_a_slot_a_tile_and_waits);
    return CHECK_DONE();
}
