/* f32 beside an operand in blocks, on the fake device: where the desc says so, a copy of it is rounded to f16 or
 * bf16. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"

/* Few lines of f32 times weights, which are A or B. */
static sk_gemm_desc product_with_f32(sk_type multiplied, sk_type output, bool is_a)
{
    sk_gemm_desc desc = describe_shape(is_a ? 4096 : 16, is_a ? 16 : 4096, 14336);
    desc.multiplied = multiplied;
    desc.d.type = output;
    (is_a ? &desc.a : &desc.b)->type = SK_TYPE_Q4_0;
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    return desc;
}

/* Of all types of D, each side, each layout of the operand of f32. */
static void f32_beside_blocks_is_rounded_to_what_the_desc_says(void)
{
    static const sk_type types[][2] = {{SK_TYPE_F16, SK_TYPE_F16},
                                       {SK_TYPE_F16, SK_TYPE_F32},
                                       {SK_TYPE_BF16, SK_TYPE_BF16},
                                       {SK_TYPE_BF16, SK_TYPE_F32}};
    open_context(false, 132);
    for (int i = 0; i < 16; i++)
    {
        bool is_a = i / 4 % 2;
        sk_gemm_desc desc = product_with_f32(types[i % 4][0], types[i % 4][1], is_a);
        (is_a ? &desc.b : &desc.a)->layout = i / 8 ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
        sk_plan_info info = info_of(&desc);
        CHECK_EQ(info.multiplied, types[i % 4][0]);
        CHECK_EQ(info.exchanged, is_a);
        CHECK_EQ(info.decoded_first, is_a ? SK_PACKING_B : SK_PACKING_A);
        CHECK_EQ(info.packing, info.decoded_first);
        CHECK_EQ(info.packs_transposed, SK_PACKING_NEVER);
        CHECK(strstr(info.kernel, "blocks") != NULL);
        CHECK(info.workspace_size >= 16 * 14336 * 2);
        desc.packing = SK_PACKING_ALWAYS;
        CHECK_EQ(info_of(&desc).decoded_first, SK_PACKING_ALWAYS);
        CHECK(strstr(info_of(&desc).kernel, "blocks") == NULL);
    }
    sk_destroy_context(context);
}

static void f32_beside_blocks_is_not_rounded_unasked(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = product_with_f32((sk_type)0, SK_TYPE_F32, false);
    sk_plan_info info = info_of(&desc);
    CHECK_EQ(info.multiplied, SK_TYPE_F32);
    CHECK(info.decoded_first != SK_PACKING_A && info.packing != SK_PACKING_A);
    desc.packing = SK_PACKING_NEVER;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_NEVER);
    sk_destroy_context(context);
}

/* The kernel is that of an f16 operand which is copied, and the copy takes longer as more is read. */
static void a_rounded_operand_is_multiplied_as_one_of_its_type(void)
{
    open_context(false, 132);
    for (uint32_t m = 1; m <= 512; m *= 8)
    {
        sk_gemm_desc desc = product_with_f32(SK_TYPE_F16, SK_TYPE_F32, false), halves = desc;
        desc.m = halves.m = m;
        halves.multiplied = (sk_type)0;
        halves.a.type = SK_TYPE_F16;
        halves.kernel = info_of(&desc).kernel;
        halves.packing = info_of(&desc).packing;
        CHECK_EQ(info_of(&desc).workspace_size, info_of(&halves).workspace_size);
        CHECK(info_of(&desc).predicted_time > info_of(&halves).predicted_time);
    }
    sk_destroy_context(context);
}

/* A copy of lines changes no sums: for each m there are the chunks that an f16 operand has. */
static void rows_of_a_rounded_operand_may_have_the_same_bits_for_every_m(void)
{
    open_context(false, 132);
    for (uint32_t m = 1; m <= 512; m *= 8)
    {
        sk_gemm_desc desc = product_with_f32(SK_TYPE_F16, SK_TYPE_F32, false), halves = desc;
        desc.batch_invariant = halves.batch_invariant = true;
        desc.m = halves.m = m;
        halves.multiplied = (sk_type)0;
        halves.a.type = SK_TYPE_F16;
        CHECK_EQ(info_of(&desc).multiplied, SK_TYPE_F16);
        CHECK_EQ(info_of(&desc).chunk * info_of(&desc).tile_k, info_of(&halves).chunk * info_of(&halves).tile_k);
    }
    sk_destroy_context(context);
}

/* Rounded before, it is read by a plan for f16, too. */
static void a_rounded_operand_may_be_prepacked(void)
{
    static const sk_pack_header any;
    sk_pack_header header, other;
    open_context(false, 132);
    sk_gemm_desc desc = product_with_f32(SK_TYPE_BF16, SK_TYPE_F32, false);
    desc.a.prepacked = &any;
    desc.packing = SK_PACKING_NEVER;
    sk_plan* plan = make(&desc);
    sk_plan_info info = sk_query_plan(plan);
    CHECK_EQ(info.prepacked, SK_PACKING_A);
    CHECK_EQ(info.decoded_first, SK_PACKING_A);
    CHECK_EQ(info.packing, SK_PACKING_NEVER);
    CHECK_EQ(sk_query_pack(plan, SK_OPERAND_A, &header), SK_SUCCESS);
    CHECK_EQ(header.type, SK_TYPE_BF16);
    CHECK_EQ(header.size, 16 * 14336 * 2);
    sk_destroy_plan(plan);
    desc.a.type = SK_TYPE_BF16;
    desc.multiplied = (sk_type)0;
    plan = make(&desc);
    CHECK_EQ(sk_query_pack(plan, SK_OPERAND_A, &other), SK_SUCCESS);
    CHECK(memcmp(&header, &other, sizeof header) == 0);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* A plan is that of its own decisions, and its line says what is done. */
static void that_an_operand_is_rounded_is_told(void)
{
    open_context(false, 132);
    for (int is_a = 0; is_a < 2; is_a++)
    {
        sk_candidate candidates[200];
        sk_gemm_desc desc = product_with_f32(SK_TYPE_BF16, SK_TYPE_F32, is_a != 0);
        uint32_t count = 200;
        CHECK(sk_explain_gemm_plan(context, &desc, &count, candidates) >= SK_SUCCESS);
        CHECK(count > 10);
        for (uint32_t i = 0; i < count; i++)
        {
            sk_plan_info info = info_of(&candidates[i].desc);
            CHECK(strcmp(info.kernel, candidates[i].info.kernel) == 0);
            CHECK_EQ(info.multiplied, SK_TYPE_BF16);
            CHECK_EQ(info.decoded_first, candidates[i].info.decoded_first);
            CHECK_EQ(info.workspace_size, candidates[i].info.workspace_size);
        }
        sk_plan* plan = make(&desc);
        char line[SK_LINE_SIZE];
        sk_format_plan(plan, line, sizeof line);
        CHECK(strstr(line, is_a ? ", B rounded to bf16" : ", A rounded to bf16") != NULL);
        sk_destroy_plan(plan);
    }
    sk_destroy_context(context);
}

/* What may be multiplied, and how. */
static void types_that_nothing_is_rounded_to_are_refused(void)
{
#define USES "it is said of two operands in blocks, or is f16 or bf16 where one is in blocks and the other is f32"
#define AS_IT_IS ", which is multiplied as it is: leave multiplied 0, or give "
    open_context(false, 132);
    sk_gemm_desc desc = product_with_f32(SK_TYPE_S8, SK_TYPE_F32, false);
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "multiplied is s8, but a.type is f32 and b.type is q4_0: " USES);
    desc = product_with_f32(SK_TYPE_F64, SK_TYPE_F32, true);
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "multiplied is f64, but a.type is q4_0 and b.type is f32: " USES);
    desc = product_with_f32(SK_TYPE_BF16, SK_TYPE_F32, false);
    desc.a.type = SK_TYPE_F16;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "multiplied is bf16, but a.type is f16" AS_IT_IS "a.type f32");
    desc = product_with_f32(SK_TYPE_F16, SK_TYPE_F32, true);
    desc.b.type = SK_TYPE_BF16;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "multiplied is f16, but b.type is bf16" AS_IT_IS "b.type f32");
    desc = product_with_f32(SK_TYPE_F16, SK_TYPE_F32, false);
    desc.b.type = SK_TYPE_F32;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "multiplied is f16, but a.type is f32 and b.type is f32: " USES);
    desc = product_with_f32(SK_TYPE_F16, SK_TYPE_BF16, false);
    check_refused(&desc, SK_ERROR_NO_KERNEL, "no kernel takes f16 and q4_0 inputs and bf16 D: multiplied is f16");
    desc = product_with_f32(SK_TYPE_F16, SK_TYPE_F32, false);
    desc.pointers = true;
    check_refused(&desc, SK_ERROR_NO_KERNEL,
                  "multiplied is f16, but a.type is f32 and b.type is q4_0, so one of them is rounded, but matrices "
                  "that lie anywhere cannot be");
    sk_destroy_context(context);
}

static void wishes_that_leave_no_copy_are_refused(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = product_with_f32(SK_TYPE_F16, SK_TYPE_F16, false);
    desc.packing = SK_PACKING_NEVER;
    desc.kernel = "gemm_f16_blocks_f32_f16_1x8x2048_dot";
    check_refused(
        &desc, SK_ERROR_INVALID_VALUE,
        "packing is never, but multiplied is f16, and \"gemm_f16_blocks_f32_f16_1x8x2048_dot\" multiplies a "
        "rounded copy of a");
    desc.kernel = "gemm_f16_f32_f16_128x128x64_coop";
    desc.packing = SK_PACKING_B;
    check_refused(
        &desc, SK_ERROR_INVALID_VALUE,
        "packing is b, but multiplied is f16, and \"gemm_f16_f32_f16_128x128x64_coop\" multiplies a rounded "
        "copy of a");
    desc.packing = SK_PACKING_A;
    check_refused(
        &desc, SK_ERROR_INVALID_VALUE,
        "packing is a, but multiplied is f16, and \"gemm_f16_f32_f16_128x128x64_coop\" multiplies copies of "
        "both");
    desc = product_with_f32(SK_TYPE_F16, SK_TYPE_F16, false);
    desc.m = desc.n = 1u << 20;
    desc.k = 1u << 12;
    check_refused(
        &desc, SK_ERROR_TOO_LARGE,
        "\"gemm_f16_f32_f16_160x192x64_coop\" multiplies a rounded copy of a, but a copy has less than 2^32 "
        "elements a matrix, 2 GiB in 256 lines, and 32 GiB in all");
    sk_grouped_gemm_desc group = {.most_problems = 4, .gemm = product_with_f32(SK_TYPE_BF16, SK_TYPE_F32, true)};
    sk_plan* plan = NULL;
    CHECK_EQ(sk_create_grouped_gemm_plan(context, &group, &plan), SK_ERROR_NO_KERNEL);
    CHECK(strcmp(fake.sentence,
                 "gemm.multiplied is bf16, but gemm.b.type is f32: it would be rounded, and of several "
                 "problems nothing is") == 0);
    sk_destroy_context(context);
}

int main(void)
{
    RUN(f32_beside_blocks_is_rounded_to_what_the_desc_says);
    RUN(f32_beside_blocks_is_not_rounded_unasked);
    RUN(a_rounded_operand_is_multiplied_as_one_of_its_type);
    RUN(rows_of_a_rounded_operand_may_have_the_same_bits_for_every_m);
    RUN(a_rounded_operand_may_be_prepacked);
    RUN(that_an_operand_is_rounded_is_told);
    RUN(types_that_nothing_is_rounded_to_are_refused);
    RUN(wishes_that_leave_no_copy_are_refused);
    return CHECK_DONE();
}
