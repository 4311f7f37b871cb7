/* Element types on the fake device: which kernels multiply them, what a device without a feature gets instead, and the
 * sentence where it gets nothing. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"

static sk_gemm_desc product(sk_type input, sk_type output)
{
    sk_gemm_desc desc = describe_shape(256, 512, 1024);
    desc.a.type = desc.b.type = input;
    desc.c.type = desc.d.type = output;
    return desc;
}

static void check_multiply(sk_type input, sk_type output, const char* how)
{
    sk_gemm_desc desc = product(input, output);
    CHECK(strstr(info_of(&desc).kernel, how) != NULL);
}

static void what_older_headers_lack_is_as_vulkan_has_it(void)
{
#if defined(VK_KHR_cooperative_matrix) && defined(VK_KHR_shader_bfloat16) && \
    defined(VK_VALVE_shader_mixed_float_dot_product)
    CHECK_EQ(SK__COOPERATIVE_MATRIX_FEATURES, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES_KHR);
    CHECK_EQ(SK__MATRIX_PROPERTIES, VK_STRUCTURE_TYPE_COOPERATIVE_MATRIX_PROPERTIES_KHR);
    CHECK_EQ(SK__BFLOAT16_FEATURES, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_BFLOAT16_FEATURES_KHR);
    CHECK_EQ(SK__COMPONENT_TYPE_BFLOAT16, VK_COMPONENT_TYPE_BFLOAT16_KHR);
    CHECK_EQ(VK_COMPONENT_TYPE_FLOAT16_NV, VK_COMPONENT_TYPE_FLOAT16_KHR);
    CHECK_EQ(VK_COMPONENT_TYPE_UINT32_NV, VK_COMPONENT_TYPE_UINT32_KHR);
    CHECK_EQ(VK_SCOPE_SUBGROUP_NV, VK_SCOPE_SUBGROUP_KHR);
    CHECK_EQ(sizeof(sk_cooperative_matrix_features), sizeof(VkPhysicalDeviceCooperativeMatrixFeaturesKHR));
    CHECK_EQ(offsetof(sk_cooperative_matrix_features, cooperativeMatrix),
             offsetof(VkPhysicalDeviceCooperativeMatrixFeaturesKHR, cooperativeMatrix));
    CHECK_EQ(sizeof(sk__matrix_properties), sizeof(VkCooperativeMatrixPropertiesKHR));
    CHECK_EQ(offsetof(sk__matrix_properties, KSize), offsetof(VkCooperativeMatrixPropertiesKHR, KSize));
    CHECK_EQ(offsetof(sk__matrix_properties, ResultType), offsetof(VkCooperativeMatrixPropertiesKHR, ResultType));
    CHECK_EQ(offsetof(sk__matrix_properties, scope), offsetof(VkCooperativeMatrixPropertiesKHR, scope));
    CHECK_EQ(sizeof(sk_bfloat16_features), sizeof(VkPhysicalDeviceShaderBfloat16FeaturesKHR));
    CHECK_EQ(offsetof(sk_bfloat16_features, shaderBFloat16CooperativeMatrix),
             offsetof(VkPhysicalDeviceShaderBfloat16FeaturesKHR, shaderBFloat16CooperativeMatrix));
    CHECK_EQ(SK__MIXED_DOT_PRODUCT_FEATURES,
             VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_MIXED_FLOAT_DOT_PRODUCT_FEATURES_VALVE);
    CHECK_EQ(sizeof(sk_mixed_dot_product_features), sizeof(VkPhysicalDeviceShaderMixedFloatDotProductFeaturesVALVE));
    CHECK_EQ(offsetof(sk_mixed_dot_product_features, shaderMixedFloatDotProductFloat16AccFloat32),
             offsetof(VkPhysicalDeviceShaderMixedFloatDotProductFeaturesVALVE,
                      shaderMixedFloatDotProductFloat16AccFloat32));
#else
    SKIP("these Vulkan headers lack it");
#endif
}

static void bf16_takes_cooperative_matrices_only_where_they_are_of_bf16(void)
{
    for (int missing = 0; missing < 5; ++missing)
    {
        reset_fake();
        fake.bfloat16.shaderBFloat16Type = missing != 1;
        fake.bfloat16.shaderBFloat16CooperativeMatrix = missing != 2;
        fake.cooperative_matrix.cooperativeMatrix = missing != 3;
        fake.matrix_count -= missing == 4;
        create_context(0);
        check_multiply(SK_TYPE_BF16, SK_TYPE_BF16, missing ? "scalar" : "coop");
        check_multiply(SK_TYPE_BF16, SK_TYPE_F32, missing ? "scalar" : "coop");
        check_multiply(SK_TYPE_F16, SK_TYPE_F32, missing == 3 ? "scalar" : "coop");
        sk_destroy_context(context);
    }
}

static void integers_take_packed_dot_products_only_where_these_are_fast_and_matrices_are_not_there(void)
{
    for (int missing = 0; missing < 5; ++missing)
    {
        reset_fake();
        fake.matrix_count = missing == 0 ? fake.matrix_count : 0;
        fake.integer_dot_product.shaderIntegerDotProduct = missing != 2;
        fake.accelerates_s8 = missing != 3;
        fake.accelerates_u8 = missing != 4;
        create_context(0);
        const char* how = missing == 0 ? "coop" : missing == 1 ? "dp4a" : "scalar";
        check_multiply(SK_TYPE_S8, SK_TYPE_S32, how);
        check_multiply(SK_TYPE_U8, SK_TYPE_U32, how);
        sk_destroy_context(context);
    }
}

/* An AMD GPU of a generation without matrices, or another vendor's. Sums of f16, and all other types, take no dp2a. */
static void f16_takes_dot_products_of_two_only_where_amd_has_them_and_no_matrices(void)
{
    for (int missing = 0; missing < 6; ++missing)
    {
        reset_fake();
        fake.properties.vendorID = missing == 5 ? 0x10de : 0x1002;
        fake.matrix_count = missing == 0 ? fake.matrix_count : 0;
        fake.vulkan12.shaderFloat16 = missing != 2;
        fake.mixed_dot_product.shaderMixedFloatDotProductFloat16AccFloat32 = missing != 3;
        fake.mixed_dot_product.shaderMixedFloatDotProductFloat16AccFloat16 = VK_TRUE;
        fake.extensions[fake.extension_count] = "VK_VALVE_shader_mixed_float_dot_product";
        fake.extension_count += missing != 4;
        create_context(0);
        const char* how = missing == 0 ? "coop" : missing == 1 ? "dp2a" : "scalar";
        check_multiply(SK_TYPE_F16, SK_TYPE_F16, how);
        check_multiply(SK_TYPE_F16, SK_TYPE_F32, how);
        check_multiply(SK_TYPE_F32, SK_TYPE_F32, "scalar");
        check_multiply(SK_TYPE_BF16, SK_TYPE_F32, missing == 0 ? "coop" : "scalar");
        sk_destroy_context(context);
    }
}

/* 8-bit floats are widened to f16 for matrices, and so are stored f16 results of s8. */
static void what_needs_f16_besides_matrices_goes_without_them_where_it_is_missing(void)
{
    for (int missing = 0; missing < 3; ++missing)
    {
        reset_fake();
        fake.vulkan12.shaderFloat16 = missing != 1;
        fake.cooperative_matrix.cooperativeMatrix = missing != 2;
        create_context(0);
        check_multiply(SK_TYPE_E4M3, SK_TYPE_F16, missing ? "scalar" : "coop");
        check_multiply(SK_TYPE_E5M2, SK_TYPE_F32, missing ? "scalar" : "coop");
        check_multiply(SK_TYPE_S8, SK_TYPE_F16, missing ? "dp4a" : "coop");
        check_multiply(SK_TYPE_S8, SK_TYPE_F32, missing == 2 ? "dp4a" : "coop");
        sk_destroy_context(context);
    }
}

/* A kernel that is asked for by name serves where it is slow, but not where it cannot run. */
static void packed_dot_products_are_refused_by_the_name_of_their_feature(void)
{
    sk_gemm_desc desc = product(SK_TYPE_S8, SK_TYPE_S32);
    desc.kernel = "gemm_s8_s32_s32_128x128x64_dp4a";
    reset_fake();
    fake.accelerates_s8 = VK_FALSE;
    create_context(0);
    check_multiply(SK_TYPE_S8, SK_TYPE_S32, "coop");
    CHECK(strcmp(info_of(&desc).kernel, desc.kernel) == 0);
    sk_destroy_context(context);
    fake.integer_dot_product.shaderIntegerDotProduct = VK_FALSE;
    create_context(0);
    check_refused(&desc, SK_ERROR_MISSING_FEATURE,
                  "Fake GPU cannot run a kernel for s8 inputs and s32 D: shaderIntegerDotProduct");
    sk_destroy_context(context);
}

static void packed_dot_products_are_an_extension_before_vulkan_1_3(void)
{
    sk_features features;
    reset_fake();
    fake.properties.apiVersion = VK_API_VERSION_1_2;
    sk_required_features_desc desc = fake_features_desc();
    CHECK_EQ(sk_required_features(&desc, &features), SK_SUCCESS);
    CHECK(!features.integer_dot_product.shaderIntegerDotProduct);
    uint32_t before = features.extension_count;
    fake.extensions[fake.extension_count++] = VK_KHR_SHADER_INTEGER_DOT_PRODUCT_EXTENSION_NAME;
    CHECK_EQ(sk_required_features(&desc, &features), SK_SUCCESS);
    CHECK(features.integer_dot_product.shaderIntegerDotProduct);
    CHECK_EQ(features.extension_count, before + 1);
}

static void features_of_types_are_asked_for_where_the_device_has_them(void)
{
    sk_features features;
    reset_fake();
    sk_required_features_desc desc = fake_features_desc();
    CHECK_EQ(sk_required_features(&desc, &features), SK_SUCCESS);
    CHECK(features.bfloat16.shaderBFloat16Type && features.bfloat16.shaderBFloat16CooperativeMatrix);
    CHECK(!features.bfloat16.shaderBFloat16DotProduct);
    CHECK(features.features.features.shaderFloat64);
    CHECK(features.float16_int8.shaderInt8 && features.storage_8bit.storageBuffer8BitAccess);
    CHECK_EQ(features.extension_count, 2) /* with cooperative matrices */;
    fake.extension_count -= 2; /* bf16, and what tells compute units */
    CHECK_EQ(sk_required_features(&desc, &features), SK_SUCCESS);
    CHECK(!features.bfloat16.shaderBFloat16CooperativeMatrix);
    CHECK_EQ(features.extension_count, 1);
}

/* The feature that a device lacks, and what a product of these types says there. */
static void a_missing_feature_is_named(void)
{
    static const struct
    {
        sk_type input, sums, output;
        VkBool32* feature;
        const char* sentence; /* NULL: another kernel serves */
    } cases[] = {
        {SK_TYPE_F64, SK_TYPE_F32, SK_TYPE_F64, &fake.core.shaderFloat64,
         "Fake GPU cannot run a kernel for f64 inputs and f64 D: shaderFloat64"},
        {SK_TYPE_CF64, SK_TYPE_F32, SK_TYPE_CF64, &fake.core.shaderFloat64,
         "Fake GPU cannot run a kernel for cf64 inputs and cf64 D: shaderFloat64"},
        {SK_TYPE_CF32, SK_TYPE_F32, SK_TYPE_CF32, &fake.core.shaderFloat64, NULL},
        {SK_TYPE_S8, SK_TYPE_F32, SK_TYPE_S32, &fake.vulkan12.storageBuffer8BitAccess,
         "Fake GPU cannot run a kernel for s8 inputs and s32 D: storageBuffer8BitAccess"},
        {SK_TYPE_U8, SK_TYPE_U32, SK_TYPE_U32, &fake.vulkan12.storageBuffer8BitAccess,
         "Fake GPU cannot run a kernel for u8 inputs and u32 D: storageBuffer8BitAccess"},
        {SK_TYPE_E4M3, SK_TYPE_F32, SK_TYPE_F16, &fake.vulkan12.storageBuffer8BitAccess,
         "Fake GPU cannot run a kernel for e4m3 inputs and f16 D: storageBuffer8BitAccess"},
        {SK_TYPE_E5M2, SK_TYPE_F32, SK_TYPE_F16, &fake.vulkan11.storageBuffer16BitAccess,
         "Fake GPU cannot run a kernel for e5m2 inputs and f16 D: storageBuffer16BitAccess"},
        {SK_TYPE_E4M3, SK_TYPE_F32, SK_TYPE_F32, &fake.cooperative_matrix.cooperativeMatrix, NULL},
        {SK_TYPE_F16, SK_TYPE_F16, SK_TYPE_F16, &fake.cooperative_matrix.cooperativeMatrix,
         "Fake GPU cannot run a kernel for f16 inputs, sums of f16 and f16 D: cooperativeMatrix"},
        {SK_TYPE_S8, SK_TYPE_S32, SK_TYPE_S32, &fake.vulkan12.shaderInt8, NULL},
        {SK_TYPE_U8, SK_TYPE_F32, SK_TYPE_U32, &fake.cooperative_matrix.cooperativeMatrix, NULL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i)
    {
        sk_gemm_desc desc = product(cases[i].input, cases[i].output);
        sk_plan* plan;
        desc.accumulator = cases[i].sums;
        reset_fake();
        create_context(0);
        CHECK(!cases[i].sentence || *info_of(&desc).kernel);
        sk_destroy_context(context);
        *cases[i].feature = VK_FALSE;
        create_context(0);
        sk_result wanted = cases[i].sentence ? SK_ERROR_MISSING_FEATURE : SK_SUCCESS;
        CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), wanted);
        CHECK(!cases[i].sentence || strcmp(fake.sentence, cases[i].sentence) == 0);
        sk_destroy_plan(plan);
        sk_destroy_context(context);
    }
}

static void doubles_may_be_enabled_without_a_chain(void)
{
    VkPhysicalDeviceFeatures enabled = {.shaderFloat64 = VK_TRUE};
    sk_gemm_desc desc = product(SK_TYPE_F64, SK_TYPE_F64);
    reset_fake();
    fake.core.shaderFloat64 = VK_FALSE;
    sk_context_desc context_desc = fake_context_desc();
    fake.create_info.pEnabledFeatures = &enabled;
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
    CHECK(strstr(info_of(&desc).kernel, "f64") != NULL);
    sk_destroy_context(context);
}

static void f16_sums_are_only_for_those_who_ask(void)
{
    reset_fake();
    create_context(0);
    sk_gemm_desc desc = product(SK_TYPE_F16, SK_TYPE_F16);
    CHECK(strstr(info_of(&desc).kernel, "f16_f32_f16") != NULL);
    desc.accumulator = SK_TYPE_F16;
    CHECK(strstr(info_of(&desc).kernel, "f16_f16_f16") != NULL);
    sk_destroy_context(context);
}

/* A slot holds a tile of sums, whatever their size. */
static void slots_are_as_large_as_their_sums(void)
{
    static const sk_type types[] = {SK_TYPE_F64, SK_TYPE_S8, SK_TYPE_F16, SK_TYPE_CF32, SK_TYPE_CF64};
    static const sk_type outputs[] = {SK_TYPE_F64, SK_TYPE_S32, SK_TYPE_F16, SK_TYPE_CF32, SK_TYPE_CF64};
    static const uint32_t sizes[] = {8, 4, 2, 8, 16};
    reset_fake();
    create_context(0);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; ++i)
    {
        sk_gemm_desc desc = product(types[i], outputs[i]);
        desc.accumulator = outputs[i];
        desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
        desc.splits = 2;
        desc.packing = SK_PACKING_NEVER;
        sk_plan_info info = info_of(&desc);
        CHECK_EQ(info.workspace_size - 262400, 2u * info.tiles * info.tile_m * info.tile_n * sizes[i]);
    }
    sk_destroy_context(context);
}

static void integer_results_take_integer_factors_only(void)
{
    static const float factors[] = {1.0f, -3.0f, 2147483520.0f, -2147483648.0f, 0.5f, 2147483648.0f, 1e30f};
    reset_fake();
    create_context(0);
    sk_gemm_desc desc = product(SK_TYPE_S8, SK_TYPE_S32);
    desc.epilogue = SK_EPILOGUE_LINEAR;
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.packing = SK_PACKING_NEVER;
    sk_plan* plan = make(&desc);
    for (size_t i = 0; plan && i < 2 * sizeof factors / sizeof factors[0]; ++i)
    {
        sk_gemm_args args;
        memset(&args, 0, sizeof args);
        args.a.address = 0x1000000000;
        args.b.address = 0x2000000000;
        args.c.address = 0x3000000000;
        args.d.address = 0x4000000000;
        args.a.size = args.b.size = args.c.size = args.d.size = VK_WHOLE_SIZE;
        args.alpha = i % 2 ? factors[i / 2] : 1.0f;
        args.beta = i % 2 ? 1.0f : factors[i / 2];
        CHECK_EQ(sk_gemm(fake_commands(), plan, &args), i / 2 < 4 ? SK_SUCCESS : SK_ERROR_INVALID_VALUE);
    }
    CHECK(strcmp(fake.sentence, "alpha is 1e+30, must be an integer of 32 bits with a sign, as D is s32") == 0);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void parts_of_the_epilogue_that_a_type_cannot_have_are_refused(void)
{
    static const sk_type inputs[] = {SK_TYPE_S8, SK_TYPE_F64, SK_TYPE_CF32, SK_TYPE_CF64};
    static const sk_type outputs[] = {SK_TYPE_S32, SK_TYPE_F64, SK_TYPE_CF32, SK_TYPE_CF64};
    reset_fake();
    create_context(0);
    for (uint32_t i = 0; i < 16; ++i)
    {
        sk_plan* plan = NULL;
        sk_gemm_desc desc = product(inputs[i % 4], outputs[i % 4]);
        desc.scale_n = i / 4 == 0;
        desc.bias = i / 4 == 1 ? SK_BIAS_ALONG_M : SK_BIAS_NONE;
        desc.activation = i / 4 == 2 ? SK_ACTIVATION_RELU : SK_ACTIVATION_NONE;
        desc.clamp = i / 4 == 3;
        bool refused = i % 4 != 1 || i / 4 >= 2;
        sk_result result = sk_create_gemm_plan(context, &desc, &plan);
        CHECK_EQ(result == SK_ERROR_NO_KERNEL, refused);
        sk_destroy_plan(plan);
    }
    sk_destroy_context(context);
}

/* D of s8 may be f32 or f16: only where it is s32, it takes no bias. */
static void a_refused_part_is_named_and_so_is_what_takes_it(void)
{
    reset_fake();
    create_context(0);
    sk_gemm_desc desc = product(SK_TYPE_S8, SK_TYPE_S32);
    desc.bias = SK_BIAS_ALONG_N;
    check_refused(&desc, SK_ERROR_NO_KERNEL,
                  "bias is f32, but d.type is s32: only D of floating-point numbers takes it");
    desc.c.type = desc.d.type = SK_TYPE_F16;
    CHECK(info_of(&desc).tiles > 0);
    desc.c.type = desc.d.type = SK_TYPE_F32;
    CHECK(info_of(&desc).tiles > 0);
    desc = product(SK_TYPE_F64, SK_TYPE_F64);
    desc.activation = SK_ACTIVATION_RELU;
    check_refused(&desc, SK_ERROR_NO_KERNEL, "activation computes in f32, but d.type is f64");
    desc.clamp = true;
    check_refused(&desc, SK_ERROR_NO_KERNEL, "clamp computes in f32, but d.type is f64");
    desc = product(SK_TYPE_CF32, SK_TYPE_CF32);
    desc.scale_m = true;
    check_refused(&desc, SK_ERROR_NO_KERNEL, "scale_m is f32, but d.type is cf32: only D of real numbers takes it");
    desc = product(SK_TYPE_CF64, SK_TYPE_CF64);
    desc.activation = SK_ACTIVATION_SILU;
    check_refused(&desc, SK_ERROR_NO_KERNEL, "activation computes in f32, but d.type is cf64");
    sk_destroy_context(context);
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
        {SK_TYPE_S32, SK_TYPE_S32, "no kernel takes s32 inputs and s32 D"},
        {SK_TYPE_F64, SK_TYPE_F32, "no kernel takes f64 inputs and f32 D"},
        {SK_TYPE_E4M3, SK_TYPE_E4M3, "no kernel takes e4m3 inputs and e4m3 D"},
        {SK_TYPE_E5M2, SK_TYPE_BF16, "no kernel takes e5m2 inputs and bf16 D"},
        {SK_TYPE_CF32, SK_TYPE_F32, "no kernel takes cf32 inputs and f32 D"},
        {SK_TYPE_F64, SK_TYPE_CF64, "no kernel takes f64 inputs and cf64 D"},
    };
    reset_fake();
    create_context(0);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i)
    {
        sk_gemm_desc desc = product(cases[i].input, cases[i].output);
        check_refused(&desc, SK_ERROR_NO_KERNEL, cases[i].sentence);
    }
    sk_destroy_context(context);
}

static void only_complex_a_and_b_are_conjugated(void)
{
    reset_fake();
    create_context(0);
    sk_gemm_desc desc = product(SK_TYPE_CF32, SK_TYPE_CF32);
    desc.a.conjugate = desc.b.conjugate = true;
    CHECK(info_of(&desc).tiles > 0);
    desc.c.conjugate = true;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "c.conjugate is true, but only A and B can be conjugated");
    desc.c.conjugate = false;
    desc.d.conjugate = true;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "d.conjugate is true, but only A and B can be conjugated");
    desc.d.conjugate = false;
    desc.residual.conjugate = true;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "residual.conjugate is true, but only A and B can be conjugated");
    desc = product(SK_TYPE_F32, SK_TYPE_F32);
    desc.b.conjugate = true;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "b.conjugate is true, but b.type is f32, which is real");
    sk_destroy_context(context);
}

static void complex_sums_are_not_added_by_atomics(void)
{
    reset_fake();
    create_context(0);
    sk_gemm_desc desc = product(SK_TYPE_CF32, SK_TYPE_CF32);
    desc.fixup = SK_FIXUP_TURNSTILE_UNORDERED;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "fixup is turnstile-unordered, which adds f32, but sums are cf32");
    desc.fixup = SK_FIXUP_ATOMIC;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "fixup is atomic, which adds f32, but sums are cf32");
    sk_destroy_context(context);
}

/* Whether a copy may be decoded is the desc's affair. */
static void blocks_that_nothing_reads_are_refused_by_why_none_are_decoded(void)
{
    create_context(0);
    sk_gemm_desc desc = product(SK_TYPE_F16, SK_TYPE_F16);
    desc.b.type = SK_TYPE_Q4_0;
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    desc.accumulator = SK_TYPE_F16;
    CHECK(info_of(&desc).decodes);
    desc.packing = SK_PACKING_NEVER;
    check_refused(&desc, SK_ERROR_NO_KERNEL,
                  "no kernel for f16 and q4_0 inputs, sums of f16 and f16 D reads blocks on devices like Fake GPU, "
                  "and packing is never");
    desc.packing = SK_PACKING_AUTO;
    desc.pointers = true;
    check_refused(&desc, SK_ERROR_NO_KERNEL,
                  "no kernel for f16 and q4_0 inputs, sums of f16 and f16 D reads blocks on devices like Fake GPU, "
                  "and matrices that lie anywhere cannot be decoded");
    sk_destroy_context(context);
}

/* Blocks are decoded for these alone. */
static void blocks_are_multiplied_by_f16_bf16_or_f32(void)
{
    static const sk_type refused[] = {SK_TYPE_S8, SK_TYPE_U8, SK_TYPE_F64, SK_TYPE_E4M3, SK_TYPE_CF32};
    static const sk_type outputs[] = {SK_TYPE_S32, SK_TYPE_U32, SK_TYPE_F64, SK_TYPE_F32, SK_TYPE_CF32};
    create_context(0);
    for (int i = 0; i < 5; i++)
    {
        sk_gemm_desc desc = product(refused[i], outputs[i]);
        desc.b.type = SK_TYPE_Q8_0;
        desc.b.layout = SK_LAYOUT_COL_MAJOR;
        char sentence[128];
        snprintf(sentence, sizeof sentence,
                 "a.type is %s and b.type is q8_0: blocks are multiplied by f16, bf16 or f32",
                 sk_word(SK_WORDS_TYPE, refused[i]));
        check_refused(&desc, SK_ERROR_NO_KERNEL, sentence);
    }
    sk_destroy_context(context);
}

/* Kernels that store D across its lines do not cut it to a triangle. */
static void triangles_beside_blocks_are_of_the_layout_that_is_stored_along_lines(void)
{
    create_context(0);
    sk_gemm_desc desc = product(SK_TYPE_F16, SK_TYPE_F16);
    desc.m = desc.n;
    desc.triangle = SK_TRIANGLE_LOWER;
    desc.b.type = SK_TYPE_Q8_0;
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    check_refused(&desc, SK_ERROR_NO_KERNEL,
                  "triangle is lower, but d.layout is col-major and b.type is q8_0: beside such blocks it must be "
                  "row-major");
    desc.d.layout = SK_LAYOUT_ROW_MAJOR;
    CHECK(info_of(&desc).kernel != NULL);
    desc.b = desc.a;
    desc.a.type = SK_TYPE_Q8_0;
    check_refused(&desc, SK_ERROR_NO_KERNEL,
                  "triangle is lower, but d.layout is row-major and a.type is q8_0: beside such blocks it must be "
                  "col-major");
    sk_destroy_context(context);
}

/* One dispatch of a plan would read blocks, the other one a decoded copy. */
static void retiled_plans_of_blocks_decode_them(void)
{
    create_context(0);
    sk_gemm_desc desc = product(SK_TYPE_F16, SK_TYPE_F16);
    desc.b.type = SK_TYPE_Q4_K;
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    desc.decomposition = SK_DECOMPOSITION_RETILED;
    sk_plan_info info = info_of(&desc);
    CHECK_EQ(info.packing, SK_PACKING_B);
    CHECK(info.decodes && !strstr(info.kernel, "blocks") && !strstr(info.last_wave_kernel, "blocks"));
    sk_destroy_context(context);
}

int main(void)
{
    RUN(what_older_headers_lack_is_as_vulkan_has_it);
    RUN(bf16_takes_cooperative_matrices_only_where_they_are_of_bf16);
    RUN(integers_take_packed_dot_products_only_where_these_are_fast_and_matrices_are_not_there);
    RUN(f16_takes_dot_products_of_two_only_where_amd_has_them_and_no_matrices);
    RUN(what_needs_f16_besides_matrices_goes_without_them_where_it_is_missing);
    RUN(packed_dot_products_are_refused_by_the_name_of_their_feature);
    RUN(packed_dot_products_are_an_extension_before_vulkan_1_3);
    RUN(features_of_types_are_asked_for_where_the_device_has_them);
    RUN(a_missing_feature_is_named);
    RUN(doubles_may_be_enabled_without_a_chain);
    RUN(f16_sums_are_only_for_those_who_ask);
    RUN(slots_are_as_large_as_their_sums);
    RUN(integer_results_take_integer_factors_only);
    RUN(parts_of_the_epilogue_that_a_type_cannot_have_are_refused);
    RUN(a_refused_part_is_named_and_so_is_what_takes_it);
    RUN(types_that_no_kernel_takes_are_refused_by_name);
    RUN(only_complex_a_and_b_are_conjugated);
    RUN(complex_sums_are_not_added_by_atomics);
    RUN(blocks_that_nothing_reads_are_refused_by_why_none_are_decoded);
    RUN(blocks_are_multiplied_by_f16_bf16_or_f32);
    RUN(triangles_beside_blocks_are_of_the_layout_that_is_stored_along_lines);
    RUN(retiled_plans_of_blocks_decode_them);
    return CHECK_DONE();
}
