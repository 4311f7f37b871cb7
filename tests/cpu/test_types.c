/* Element types on the fake device: which kernels multiply them, what a device without a feature gets instead, and the
 * sentence where it gets nothing. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"

static void open_context(void)
{
    sk_context_desc desc = fake_context_desc();
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
}

static sk_gemm_desc product(sk_type input, sk_type output)
{
    sk_gemm_desc desc = shape(256, 512, 1024);
    desc.a.type = desc.b.type = input;
    desc.c.type = desc.d.type = output;
    return desc;
}

static void check_multiply(sk_type input, sk_type output, const char* how)
{
    sk_gemm_desc desc = product(input, output);
    CHECK(strstr(info_of(&desc).kernel, how) != NULL);
}

static void bf16_takes_cooperative_matrices_only_where_they_are_of_bf16(void)
{
    for (int missing = 0; missing < 5; ++missing)
    {
        fake_reset();
        fake.bfloat16.shaderBFloat16Type = missing != 1;
        fake.bfloat16.shaderBFloat16CooperativeMatrix = missing != 2;
        fake.cooperative_matrix.cooperativeMatrix = missing != 3;
        fake.matrix_count -= missing == 4;
        open_context();
        check_multiply(SK_TYPE_BF16, SK_TYPE_BF16, missing ? "bf16_f32_bf16_128x128x16_scalar" : "coop");
        check_multiply(SK_TYPE_BF16, SK_TYPE_F32, missing ? "bf16_f32_f32_128x128x16_scalar" : "coop");
        check_multiply(SK_TYPE_F16, SK_TYPE_F32, missing == 3 ? "scalar" : "coop");
        sk_destroy_context(context);
    }
}

static void features_of_types_are_asked_for_where_the_device_has_them(void)
{
    sk_features features;
    fake_reset();
    sk_required_features_desc desc = fake_features_desc();
    CHECK_EQ(sk_required_features(&desc, &features), SK_SUCCESS);
    CHECK(features.bfloat16.shaderBFloat16Type && features.bfloat16.shaderBFloat16CooperativeMatrix);
    CHECK(!features.bfloat16.shaderBFloat16DotProduct);
    CHECK_EQ(features.extension_count, 2) /* with cooperative matrices */;
    fake.extension_count -= 2; /* bf16, and what tells compute units */
    CHECK_EQ(sk_required_features(&desc, &features), SK_SUCCESS);
    CHECK(!features.bfloat16.shaderBFloat16CooperativeMatrix);
    CHECK_EQ(features.extension_count, 1);
}

static void types_that_no_kernel_takes_are_refused_by_name(void)
{
    static const struct
    {
        sk_type input, output;
        const char* sentence;
    } cases[] = {
        {SK_TYPE_BF16, SK_TYPE_F16, "no kernel takes bf16 inputs and f16 D"},
        {SK_TYPE_F32, SK_TYPE_BF16, "no kernel takes f32 inputs and bf16 D"},
    };
    fake_reset();
    open_context();
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i)
    {
        sk_gemm_desc desc = product(cases[i].input, cases[i].output);
        sk_plan* plan;
        CHECK_EQ(sk_create_plan(context, &desc, &plan), SK_ERROR_NO_KERNEL);
        CHECK(strcmp(fake.sentence, cases[i].sentence) == 0);
    }
    sk_destroy_context(context);
}

int main(void)
{
    RUN(bf16_takes_cooperative_matrices_only_where_they_are_of_bf16);
    RUN(features_of_types_are_asked_for_where_the_device_has_them);
    RUN(types_that_no_kernel_takes_are_refused_by_name);
    return CHECK_DONE();
}
