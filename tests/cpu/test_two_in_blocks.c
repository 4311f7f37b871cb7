/* Two operands in blocks, on the fake device: which one is decoded to a copy, to which type, and where none can be. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"

static sk_gemm_desc product_of_blocks(sk_type output)
{
    sk_gemm_desc desc = describe_shape(256, 512, 1024);
    desc.d.type = output;
    desc.a.type = SK_TYPE_E4M3_G128;
    desc.b.type = SK_TYPE_Q4_K;
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    return desc;
}

/* Kernels read the other one where they read blocks; of f32 those are for fewer rows. */
static void of_two_operands_in_blocks_the_smaller_is_decoded_to_the_type_of_d(void)
{
    static const sk_type outputs[] = {SK_TYPE_F16, SK_TYPE_BF16, SK_TYPE_F32};
    open_context(false, 132);
    for (int i = 0; i < 12; i++)
    {
        sk_gemm_desc desc = product_of_blocks(outputs[i % 3]);
        bool reads = i < 6, is_a = i % 2 == 0;
        uint32_t few = outputs[i % 3] == SK_TYPE_F32 ? 4 : 16;
        desc.m = is_a ? few : 4096;
        desc.n = is_a ? 4096 : few;
        desc.packing = reads ? SK_PACKING_AUTO : SK_PACKING_ALWAYS;
        sk_plan_info info = info_of(&desc);
        CHECK_EQ(info.multiplied, outputs[i % 3]);
        CHECK_EQ(info.exchanged, !is_a);
        CHECK_EQ(strstr(info.kernel, "blocks") != NULL, reads);
        CHECK_EQ(info.decoded_first, !reads ? SK_PACKING_ALWAYS : is_a ? SK_PACKING_A : SK_PACKING_B);
        CHECK_EQ(info.packing, info.decoded_first);
    }
    sk_destroy_context(context);
}

/* More rows of f32 than a tile has are still multiplied by small dot, as what else there is decodes a copy. */
static void a_row_more_of_f32_takes_small_dot_on_the_same_way(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = describe_shape(4, 4096, 14336);
    desc.b.type = SK_TYPE_Q4_0;
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    float before = info_of(&desc).predicted_time;
    for (desc.m = 5; desc.m <= 8; desc.m++)
    {
        sk_plan_info info = info_of(&desc);
        CHECK(strstr(info.kernel, "_dot") != NULL && info.packing == SK_PACKING_NEVER);
        CHECK(info.predicted_time < 1.6f * before);
        before = info.predicted_time;
    }
    sk_destroy_context(context);
}

/* A kernel of few rows that reads blocks is in nobody's way then, even where only it is made for the device. */
static void always_decodes_both_for_few_rows_of_any_device(void)
{
    for (int i = 0; i < 8; i++)
    {
        open_context(i % 2, i % 2 ? 8 : 132);
        sk_gemm_desc desc = product_of_blocks(i / 2 % 2 ? SK_TYPE_F16 : SK_TYPE_F32);
        desc.a.type = i / 4 ? SK_TYPE_Q8_0 : SK_TYPE_E4M3_G128;
        desc.m = 1 + (uint32_t)i / 2;
        desc.packing = SK_PACKING_ALWAYS;
        CHECK_EQ(info_of(&desc).decoded_first, SK_PACKING_ALWAYS);
        sk_destroy_context(context);
    }
}

static void which_of_two_operands_in_blocks_is_decoded_is_the_descs_affair(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = product_of_blocks(SK_TYPE_F32); /* of 256 rows and 512 columns */
    desc.multiplied = SK_TYPE_BF16;
    CHECK_EQ(info_of(&desc).multiplied, SK_TYPE_BF16);
    CHECK(!info_of(&desc).exchanged);
    desc.packing = SK_PACKING_B;
    CHECK(info_of(&desc).exchanged);
    CHECK_EQ(info_of(&desc).decoded_first, SK_PACKING_B);
    desc.packing = SK_PACKING_AUTO;
    desc.batch_count = 3;
    desc.b.shared = true;
    CHECK(info_of(&desc).exchanged); /* A is three matrices */
    desc.batch_invariant = true;
    CHECK(!info_of(&desc).exchanged);
    desc = product_of_blocks(SK_TYPE_F16);
    desc.m = desc.n = 512;
    desc.triangle = SK_TRIANGLE_UPPER;
    CHECK(!info_of(&desc).exchanged);
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    CHECK(info_of(&desc).exchanged);
    desc = product_of_blocks(SK_TYPE_F16);
    desc.n = 128; /* of 256 columns of B */
    desc.m = 512;
    desc.gate = SK_GATE_INTERLEAVED;
    CHECK(!info_of(&desc).exchanged);
    CHECK(info_of(&desc).decoded_first == SK_PACKING_A || info_of(&desc).decoded_first == SK_PACKING_ALWAYS);
    sk_destroy_context(context);
}

/* Decoded before, it is the operand that no kernel reads as blocks. */
static void the_prepacked_one_of_two_operands_in_blocks_is_decoded(void)
{
    static const sk_pack_header any;
    open_context(false, 132);
    sk_gemm_desc desc = product_of_blocks(SK_TYPE_F16);
    desc.b.prepacked = &any;
    desc.packing = SK_PACKING_NEVER;
    sk_plan_info info = info_of(&desc);
    CHECK(info.exchanged && strstr(info.kernel, "blocks") != NULL);
    CHECK_EQ(info.prepacked, SK_PACKING_B);
    CHECK_EQ(info.decoded_first, SK_PACKING_B);
    CHECK_EQ(info.packing, SK_PACKING_NEVER);
    sk_destroy_context(context);
}

static void two_operands_in_blocks_are_refused_where_none_can_be_decoded(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = product_of_blocks(SK_TYPE_F16);
    desc.packing = SK_PACKING_NEVER;
    desc.kernel = "gemm_f16_blocks_f32_f16_1x8x2048_dot";
    check_refused(
        &desc, SK_ERROR_INVALID_VALUE,
        "packing is never, but a.type and b.type are in blocks, and \"gemm_f16_blocks_f32_f16_1x8x2048_dot\" "
        "multiplies a decoded copy of a");
    desc.packing = SK_PACKING_B;
    desc.gate = SK_GATE_INTERLEAVED;
    desc.kernel = "gemm_f16_f32_f16_128x128x64_coop";
    check_refused(&desc, SK_ERROR_INVALID_VALUE,
                  "packing is b, but a.type and b.type are in blocks, and \"gemm_f16_f32_f16_128x128x64_coop\" "
                  "multiplies a decoded copy of a");
    desc.packing = SK_PACKING_A;
    check_refused(&desc, SK_ERROR_INVALID_VALUE,
                  "packing is a, but a.type and b.type are in blocks, and \"gemm_f16_f32_f16_128x128x64_coop\" "
                  "multiplies decoded copies of both");
    desc = product_of_blocks(SK_TYPE_S32);
    check_refused(&desc, SK_ERROR_NO_KERNEL,
                  "a.type is e4m3_g128 and b.type is q4_K, which would be multiplied as s32: blocks are decoded to "
                  "f16, bf16 or f32; multiplied tells which");
    desc = product_of_blocks(SK_TYPE_F16);
    desc.pointers = true;
    check_refused(&desc, SK_ERROR_NO_KERNEL,
                  "a.type is e4m3_g128 and b.type is q4_K, so one of them is decoded, but matrices that lie anywhere "
                  "cannot be");
    desc = describe_shape(256, 512, 1024);
    desc.multiplied = SK_TYPE_F16;
    check_refused(
        &desc, SK_ERROR_INVALID_VALUE,
        "multiplied is f16, but a.type is f32 and b.type is f32: it is said of two operands in blocks, or is "
        "f16 or bf16 where one is in blocks and the other is f32");
    desc = product_of_blocks(SK_TYPE_F16);
    desc.m = desc.n = 1u << 20;
    desc.k = 1u << 12;
    check_refused(
        &desc, SK_ERROR_TOO_LARGE,
        "\"gemm_f16_f32_f16_160x192x64_coop\" multiplies a decoded copy of a, but a copy has less than 2^32 "
        "elements a matrix, 2 GiB in 256 lines, and 32 GiB in all");
    sk_destroy_context(context);
}

static void of_several_problems_only_one_operand_is_in_blocks(void)
{
    open_context(false, 132);
    sk_grouped_gemm_desc desc = {.most_problems = 4, .gemm = product_of_blocks(SK_TYPE_F16)};
    sk_plan* plan = NULL;
    CHECK_EQ(sk_create_grouped_gemm_plan(context, &desc, &plan), SK_ERROR_NO_KERNEL);
    CHECK(strcmp(fake.sentence,
                 "gemm.a.type is e4m3_g128 and gemm.b.type is q4_K: one would be decoded, and of several "
                 "problems nothing is") == 0);
    sk_destroy_context(context);
}

/* A plan is that of its own decisions. */
static void decisions_about_two_operands_in_blocks_are_told(void)
{
    open_context(false, 132);
    sk_candidate candidates[200];
    sk_gemm_desc desc = product_of_blocks(SK_TYPE_F16);
    uint32_t count = 200;
    desc.m = 16;
    CHECK(sk_explain_gemm_plan(context, &desc, &count, candidates) >= SK_SUCCESS);
    CHECK(count > 10);
    for (uint32_t i = 0; i < count; i++)
    {
        sk_plan_info info = info_of(&candidates[i].desc);
        CHECK_EQ(info.decoded_first, candidates[i].info.decoded_first);
        CHECK_EQ(info.exchanged, candidates[i].info.exchanged);
        CHECK_EQ(info.workspace_size, candidates[i].info.workspace_size);
    }
    sk_plan* plan = NULL;
    char line[SK_LINE_SIZE];
    CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), SK_SUCCESS);
    sk_format_plan(plan, line, sizeof line);
    CHECK(strstr(line, ", A decoded to f16") != NULL);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* ---- codes as integers ------------------------------------------------------------------------ */

/* Few rows of q8_0, or few columns, times weights. */
static sk_gemm_desc product_of_codes(sk_type weights, sk_type output, bool of_columns)
{
    sk_gemm_desc desc = describe_shape(of_columns ? 4096 : 2, of_columns ? 2 : 4096, 14336);
    desc.d.type = output;
    desc.a.type = of_columns ? weights : SK_TYPE_Q8_0;
    desc.b.type = of_columns ? SK_TYPE_Q8_0 : weights;
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    return desc;
}

static bool multiplies_codes(const sk_gemm_desc* desc)
{
    sk_plan_info info = info_of(desc);
    bool codes = strstr(info.kernel, "_codes_") != NULL;
    CHECK_EQ(codes, info.decoded_first == SK_PACKING_NEVER);
    return codes;
}

static void of_few_rows_codes_are_multiplied_as_integers(void)
{
    static const sk_type types[][2] = {{SK_TYPE_F16, SK_TYPE_F16},   {SK_TYPE_F16, SK_TYPE_F32},
                                       {SK_TYPE_BF16, SK_TYPE_BF16}, {SK_TYPE_BF16, SK_TYPE_F32},
                                       {SK_TYPE_F32, SK_TYPE_F32},   {(sk_type)0, SK_TYPE_F16}};
    open_context(false, 132);
    for (uint32_t i = 0; i < 2 * 6 * (SK_TYPE_E4M3_G128 - SK_TYPE_Q4_0 + 1); i++)
    {
        sk_type weights = (sk_type)(SK_TYPE_Q4_0 + (int)(i / 12));
        sk_gemm_desc desc = product_of_codes(weights, types[i % 6][1], i / 6 % 2);
        desc.multiplied = types[i % 6][0];
        CHECK_EQ(multiplies_codes(&desc), weights != SK_TYPE_E4M3_G128); /* whose codes are no integers */
        sk_plan_info info = info_of(&desc);
        CHECK_EQ(info.exchanged, i / 6 % 2);
        if (weights != SK_TYPE_E4M3_G128)
        {
            CHECK_EQ(info.packing, SK_PACKING_NEVER);
            CHECK_EQ(info.workspace_size, 0);
            CHECK(!info.decodes);
        }
    }
    sk_destroy_context(context);
}

/* As examples/benchmark/notes/weights_few_rows.md has the times: 3 and 4 rows of weights that decode fast take as long
 * with A decoded, or less. */
static void few_rows_take_codes_where_they_were_timed(void)
{
    static const uint32_t shapes[][2] = {{4096, 14336}, {14336, 4096}}; /* n, k */
    static const uint32_t most[][2] = {{2, 2}, {4, 2}, {4, 2}, {4, 4}}; /* rows, by weights and shape */
    reset_fake();
    snprintf(fake.properties.deviceName, sizeof fake.properties.deviceName, "NVIDIA H200");
    create_context(132);
    for (uint32_t m = 1; m <= 16; m++)
    {
        for (uint32_t i = 0; i < 8; i++)
        {
            static const sk_type weights[] = {SK_TYPE_Q4_0, SK_TYPE_Q8_0, SK_TYPE_Q4_K, SK_TYPE_MXFP4};
            sk_gemm_desc desc = product_of_codes(weights[i / 2], SK_TYPE_F16, false);
            desc.m = m;
            desc.n = shapes[i % 2][0];
            desc.k = shapes[i % 2][1];
            CHECK_EQ(multiplies_codes(&desc), m <= most[i / 2][i % 2]);
        }
    }
    sk_destroy_context(context);
}

static void where_codes_are_not_multiplied_one_operand_is_decoded(void)
{
    static const sk_pack_header any;
    open_context(false, 132);
    const sk_gemm_desc good = product_of_codes(SK_TYPE_Q4_0, SK_TYPE_F16, false);
    sk_gemm_desc desc = good;
    CHECK(multiplies_codes(&desc));
    desc.m = 512; /* many rows */
    CHECK(!multiplies_codes(&desc));
    desc = good;
    desc.a.type = SK_TYPE_Q4_1;
    CHECK(!multiplies_codes(&desc));
    desc = good;
    desc.packing = SK_PACKING_A;
    CHECK(!multiplies_codes(&desc));
    desc.packing = SK_PACKING_ALWAYS;
    CHECK(!multiplies_codes(&desc));
    desc = good;
    desc.a.prepacked = &any;
    CHECK(!multiplies_codes(&desc));
    desc = good;
    desc.batch_invariant = true; /* tiles for other m add in another order */
    CHECK(!multiplies_codes(&desc));
    sk_destroy_context(context);
    reset_fake();
    fake.accelerates_s8 = VK_FALSE;
    create_context(132);
    CHECK(!multiplies_codes(&good));
    sk_destroy_context(context);
}

/* With packing NEVER they are multiplied for any number of rows, since nothing else can be done. */
static void never_leaves_kernels_that_multiply_codes(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = product_of_codes(SK_TYPE_Q6_K, SK_TYPE_BF16, false);
    desc.packing = SK_PACKING_NEVER;
    desc.m = 500;
    CHECK(multiplies_codes(&desc));
    desc.batch_invariant = true;
    check_refused(&desc, SK_ERROR_INVALID_VALUE,
                  "packing is never, but a.type and b.type are in blocks, and "
                  "\"gemm_bf16_blocks_f32_bf16_16x128x128_coop\" multiplies a decoded copy of a");
    sk_destroy_context(context);
}

/* What is said of a kernel that multiplies codes. */
#define TAKES                                                                                                   \
    ": it multiplies few rows in q8_0 by integer codes of the other operand, neither of them prepacked, where " \
    "multiplied is the type in its name"

static void what_kernels_that_multiply_codes_do_not_take_is_refused(void)
{
    static const sk_pack_header any;
    open_context(false, 132);
    sk_gemm_desc desc = product_of_codes(SK_TYPE_Q4_0, SK_TYPE_F32, false);
    desc.kernel = "gemm_f32_codes_f32_f32_2x8x2048_dot";
    CHECK(multiplies_codes(&desc));
    desc.packing = SK_PACKING_A;
    check_refused(&desc, SK_ERROR_INVALID_VALUE,
                  "packing is a, but \"gemm_f32_codes_f32_f32_2x8x2048_dot\" reads the blocks of a");
    desc.packing = SK_PACKING_B;
    desc.m = 8192; /* B is A of what the kernel computes */
    check_refused(
        &desc, SK_ERROR_NO_KERNEL,
        "kernel is \"gemm_f32_codes_f32_f32_2x8x2048_dot\", which does not take f32 and q8_0 inputs and f32 D" TAKES);
    desc.m = 2;
    desc.packing = SK_PACKING_AUTO;
    desc.a.prepacked = &any;
    check_refused(&desc, SK_ERROR_INVALID_VALUE,
                  "a.prepacked is set, but \"gemm_f32_codes_f32_f32_2x8x2048_dot\" reads the blocks of a");
    desc.a.prepacked = NULL;
    desc.b.type = SK_TYPE_E4M3_G128;
    check_refused(
        &desc, SK_ERROR_NO_KERNEL,
        "kernel is \"gemm_f32_codes_f32_f32_2x8x2048_dot\", which does not take f32 and e4m3_g128 inputs and "
        "f32 D" TAKES);
    desc = describe_shape(2, 4096, 14336);
    desc.kernel = "gemm_f32_codes_f32_f32_2x8x2048_dot";
    check_refused(
        &desc, SK_ERROR_NO_KERNEL,
        "kernel is \"gemm_f32_codes_f32_f32_2x8x2048_dot\", which does not take f32 inputs and f32 D" TAKES);
    sk_destroy_context(context);
}

/* Kernels whose shared memory holds blocks of some types alone are chosen for those, and refused for others. */
static void kernels_read_the_types_that_they_tell(void)
{
    static const char name[] = "gemm_f16_blocks_f32_f16_32x256x128_coop";
    open_context(false, 132);
    sk_gemm_desc desc = describe_shape(32, 4096, 14336);
    desc.a.type = desc.c.type = desc.d.type = SK_TYPE_F16;
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    uint32_t formats = 0;
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        CHECK_EQ(kernel.blocks, kernel.formats != 0);
        formats = strcmp(kernel.name, name) == 0 ? kernel.formats : formats;
    }
    uint32_t all = (1u << (SK_TYPE_E4M3_G128 + 1)) - (1u << SK_TYPE_Q4_0);
    CHECK_EQ(formats, all & ~(1u << SK_TYPE_Q6_K));
    for (uint32_t type = SK_TYPE_Q4_0; type <= SK_TYPE_E4M3_G128; type++)
    {
        bool reads = (formats >> type & 1u) != 0;
        desc.b.type = (sk_type)type;
        desc.kernel = NULL;
        CHECK(reads || strcmp(info_of(&desc).kernel, name) != 0);
        desc.kernel = name;
        sk_plan* plan = NULL;
        CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), reads ? SK_SUCCESS : SK_ERROR_NO_KERNEL);
        sk_destroy_plan(plan);
    }
    desc.b.type = SK_TYPE_Q6_K;
    check_refused(
        &desc, SK_ERROR_NO_KERNEL,
        "kernel is \"gemm_f16_blocks_f32_f16_32x256x128_coop\", which does not take f16 and q6_K inputs and "
        "f16 D");
    desc.b.type = SK_TYPE_Q4_0;
    desc.kernel = NULL;
    CHECK(strcmp(info_of(&desc).kernel, name) == 0);
    sk_destroy_context(context);
}

static void that_codes_are_multiplied_is_told(void)
{
    open_context(false, 132);
    sk_candidate candidates[300];
    sk_gemm_desc desc = product_of_codes(SK_TYPE_Q4_K, SK_TYPE_F16, true);
    uint32_t count = 300, codes = 0;
    CHECK(sk_explain_gemm_plan(context, &desc, &count, candidates) >= SK_SUCCESS);
    for (uint32_t i = 0; i < count; i++)
    {
        sk_plan_info info = info_of(&candidates[i].desc);
        codes += strstr(info.kernel, "_codes_") != NULL;
        CHECK(strcmp(info.kernel, candidates[i].info.kernel) == 0);
        CHECK_EQ(info.decoded_first, candidates[i].info.decoded_first);
    }
    CHECK(codes > 3 && codes < count);
    sk_plan* plan = NULL;
    char line[SK_LINE_SIZE];
    CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), SK_SUCCESS);
    sk_format_plan(plan, line, sizeof line);
    CHECK(strstr(line, ", codes multiplied as integers") != NULL && strstr(line, "decoded") == NULL);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

int main(void)
{
    RUN(of_two_operands_in_blocks_the_smaller_is_decoded_to_the_type_of_d);
    RUN(a_row_more_of_f32_takes_small_dot_on_the_same_way);
    RUN(always_decodes_both_for_few_rows_of_any_device);
    RUN(which_of_two_operands_in_blocks_is_decoded_is_the_descs_affair);
    RUN(the_prepacked_one_of_two_operands_in_blocks_is_decoded);
    RUN(two_operands_in_blocks_are_refused_where_none_can_be_decoded);
    RUN(of_several_problems_only_one_operand_is_in_blocks);
    RUN(decisions_about_two_operands_in_blocks_are_told);
    RUN(of_few_rows_codes_are_multiplied_as_integers);
    RUN(few_rows_take_codes_where_they_were_timed);
    RUN(where_codes_are_not_multiplied_one_operand_is_decoded);
    RUN(never_leaves_kernels_that_multiply_codes);
    RUN(what_kernels_that_multiply_codes_do_not_take_is_refused);
    RUN(kernels_read_the_types_that_they_tell);
    RUN(that_codes_are_multiplied_is_told);
    return CHECK_DONE();
}
