/* Packed copies on the fake device: where they lie in the workspace, what is recorded, what a line says of them. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "plans.h"

enum
{
    COUNTERS = 262400 /* bytes before the slots */
};

/* ---- where ----------------------------------------------------------------------------------- */

static void copies_lie_behind_the_slots(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_halves(100, 300, 70); /* lines of A: 128 elements, of B: 320 */
    desc.kernel = "gemm_f16_f32_f16_128x128x64_coop";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.batch_count = 3;
    const VkDeviceSize a = 3 * 100 * 128 * 2, b = 3 * 70 * 320 * 2;
    desc.packing = SK_PACKING_NEVER;
    CHECK_EQ(info_of(&desc).workspace_size, 0);
    desc.packing = SK_PACKING_A;
    CHECK_EQ(info_of(&desc).workspace_size, COUNTERS + a);
    desc.packing = SK_PACKING_B;
    CHECK_EQ(info_of(&desc).workspace_size, COUNTERS + b);
    desc.packing = SK_PACKING_ALWAYS;
    CHECK_EQ(info_of(&desc).workspace_size, COUNTERS + a + b);
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 2;
    desc.packing = SK_PACKING_NEVER;
    VkDeviceSize slots = info_of(&desc).workspace_size;
    desc.packing = SK_PACKING_ALWAYS;
    CHECK(slots > COUNTERS);
    CHECK_EQ(info_of(&desc).workspace_size, slots + a + b);
    sk_destroy_context(context);
}

/* Transposed, A has a line for each of m, and B for each of n, of k elements. */
static void transposed_copies_have_lines_along_k(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_bytes(100, 300, 130, "tn");
    desc.kernel = "gemm_s8_s32_s32_128x128x128_coop";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.batch_count = 3;
    desc.packing = SK_PACKING_ALWAYS;
    CHECK_EQ(info_of(&desc).workspace_size, COUNTERS + 3 * 100 * 256 + 3 * 300 * 256);
    desc.kernel = "gemm_s8_s32_s32_128x128x64_dp4a";
    CHECK_EQ(info_of(&desc).workspace_size, COUNTERS + 3 * 130 * 128 + 3 * 130 * 384);
    sk_destroy_context(context);
}

/* ---- what is recorded ------------------------------------------------------------------------ */

/* 100 x 300 x 70 of f16 in batches of 3, in the row-major D that the kernel sees. */
static sk_gemm_desc odd_batch(bool exchanged)
{
    sk_gemm_desc desc = exchanged ? describe_halves(300, 100, 70) : describe_halves(100, 300, 70);
    desc.d.layout = exchanged ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.kernel = "gemm_f16_f32_f16_128x128x64_coop";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.packing = SK_PACKING_ALWAYS;
    desc.batch_count = 3;
    return desc;
}

static void check_copy(uint32_t n, uint32_t from, uint32_t to, const uint32_t rest[6])
{
    const uint32_t* words = find_command(FAKE_PUSH, n)->words;
    CHECK(words[0] == from && words[1] == 0 && words[2] == to && words[3] == 0);
    for (uint32_t i = 0; i < 6; ++i)
    {
        CHECK_EQ(words[4 + i], rest[i]);
    }
    CHECK_EQ(find_command(FAKE_PUSH, n)->size, 128);
}

static void copies_are_recorded_and_waited_for(void)
{
    for (int exchanged = 0; exchanged < 2; ++exchanged)
    {
        const uint32_t of_a[6] = {100, 300, 70, 70, 7000, 128}, of_b[6] = {70, 210, 300, 300, 21000, 320};
        const uint32_t by_columns[6] = {70, 210, 100, 100, 7000, 128}, by_rows[6] = {300, 900, 70, 70, 21000, 128};
        uint32_t packed_b = WORKSPACE + COUNTERS + (exchanged ? 3 * 70 * 128 * 2 : 3 * 100 * 128 * 2);
        open_context(false, 0);
        sk_gemm_desc desc = odd_batch(exchanged);
        sk_gemm_args args = make_args();
        sk_plan* plan = make(&desc);
        record_product(plan, &args);
        check_kinds("<bpdbpd|bpd>");
        check_copy(0, exchanged ? B : A, WORKSPACE + COUNTERS, exchanged ? by_columns : of_a);
        check_copy(1, exchanged ? A : B, packed_b, exchanged ? by_rows : of_b);
        CHECK_EQ(find_command(FAKE_DISPATCH, 0)->groups[0],
                 exchanged ? (210 * 13 + 127) / 128 : (300 * 9 + 127) / 128);
        CHECK_EQ(find_command(FAKE_DISPATCH, 1)->groups[0],
                 exchanged ? (900 * 9 + 127) / 128 : (210 * 38 + 127) / 128);
        sk__arguments arguments = get_pushed(2);
        CHECK(arguments.problem.a.address[0] == WORKSPACE + COUNTERS && arguments.problem.b.address[0] == packed_b);
        CHECK(arguments.problem.a.leading_dimension == 128 &&
              arguments.problem.b.leading_dimension == (exchanged ? 128 : 320));
        CHECK_EQ(arguments.problem.a.batch_stride, exchanged ? 70 * 128 : 100 * 128);
        CHECK_EQ(arguments.problem.b.batch_stride, exchanged ? 300 * 128 : 70 * 320);
        sk_destroy_plan(plan);
        sk_destroy_context(context);
    }
}

enum
{
    SECOND_A = 0x60000000,
    SECOND_B = 0x70000000
};

/* A copy of the second term follows that of the first, and has its extents, but not the strides of its original. */
static void the_operands_of_both_terms_are_copied(void)
{
    const uint32_t of_a[2][6] = {{100, 300, 70, 70, 7000, 128}, {100, 300, 70, 75, 7500, 128}};
    const uint32_t of_b[2][6] = {{70, 210, 300, 300, 21000, 320}, {70, 210, 300, 303, 21210, 320}};
    const uint32_t a = WORKSPACE + COUNTERS, size_a = 3 * 100 * 128 * 2, b = a + 2 * size_a,
                   size_b = 3 * 70 * 320 * 2;
    open_context(false, 0);
    sk_gemm_desc desc = odd_batch(false);
    desc.second = true;
    desc.second_a.leading_dimension = 75;
    desc.second_b.leading_dimension = 303;
    CHECK_EQ(info_of(&desc).workspace_size, COUNTERS + 2 * size_a + 2 * size_b);
    sk_gemm_args args = make_args();
    args.second_a = locate_memory(SECOND_A);
    args.second_b = locate_memory(SECOND_B);
    sk_plan* plan = make(&desc);
    record_product(plan, &args);
    check_kinds("<bpdbpdbpdbpd|bpd>");
    check_copy(0, A, a, of_a[0]);
    check_copy(1, SECOND_A, a + size_a, of_a[1]);
    check_copy(2, B, b, of_b[0]);
    check_copy(3, SECOND_B, b + size_b, of_b[1]);
    sk__push_constants pushed;
    memcpy(&pushed, find_command(FAKE_PUSH, 4)->words, sizeof pushed);
    CHECK(pushed.arguments.problem.a.address[0] == a && pushed.arguments.problem.b.address[0] == b);
    CHECK(pushed.epilogue.second_a[0] == a + size_a && pushed.epilogue.second_b[0] == b + size_b);
    CHECK(pushed.epilogue.leading_dimension_second_a == 128 && pushed.epilogue.leading_dimension_second_b == 320);
    CHECK(pushed.epilogue.batch_stride_second_a == 100 * 128 && pushed.epilogue.batch_stride_second_b == 70 * 320);
    sk_destroy_plan(plan);
    desc.packing = SK_PACKING_A;
    plan = make(&desc);
    record_product(plan, &args);
    check_kinds("<bpdbpd|bpd>");
    memcpy(&pushed, find_command(FAKE_PUSH, 2)->words, sizeof pushed);
    CHECK(pushed.epilogue.second_a[0] == a + size_a && pushed.epilogue.second_b[0] == SECOND_B);
    CHECK(pushed.epilogue.leading_dimension_second_a == 128 && pushed.epilogue.leading_dimension_second_b == 303);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* A, with contiguous k, is copied; B is transposed, in tiles of 128 of its columns and 256 of its rows. */
static void transposed_copies_are_recorded_and_read_along_k(void)
{
    const uint32_t of_a[6] = {100, 300, 270, 270, 27000, 384}, of_b[6] = {300, 900, 270, 300, 81000, 384};
    open_context(false, 0);
    sk_gemm_desc desc = describe_bytes(100, 300, 270, "nn");
    desc.kernel = "gemm_s8_s32_s32_128x128x128_coop";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.packing = SK_PACKING_ALWAYS;
    desc.batch_count = 3;
    sk_gemm_args args = make_args();
    sk_plan* plan = make(&desc);
    record_product(plan, &args);
    check_kinds("<bpdbpd|bpd>");
    check_copy(0, A, WORKSPACE + COUNTERS, of_a);
    check_copy(1, B, WORKSPACE + COUNTERS + 3 * 100 * 384, of_b);
    CHECK_EQ(find_command(FAKE_DISPATCH, 0)->groups[0], (300 * 17 + 127) / 128);
    CHECK_EQ(find_command(FAKE_DISPATCH, 1)->groups[0], 3 * 3 * 2);
    CHECK(find_command(FAKE_BIND, 0)->pipeline != find_command(FAKE_BIND, 1)->pipeline);
    sk__arguments arguments = get_pushed(2);
    CHECK(arguments.problem.b.leading_dimension == 384 && arguments.problem.b.batch_stride == 300 * 384);
    const uint32_t* constants = find_bound(2)->constants;
    CHECK(constants[SK__CONSTANT_A_K_CONTIGUOUS] == true && constants[SK__CONSTANT_B_K_CONTIGUOUS] == true &&
          constants[SK__CONSTANT_ALIGNED] == true);
    sk_destroy_plan(plan);
    desc.packing = SK_PACKING_A;
    plan = make(&desc);
    record_product(plan, &args);
    check_kinds("<bpd|bpd>");
    constants = find_bound(1)->constants;
    CHECK(constants[SK__CONSTANT_A_K_CONTIGUOUS] == true && constants[SK__CONSTANT_B_K_CONTIGUOUS] == false);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void check_pipeline(const sk_plan* plan, const sk_gemm_args* args, bool aligned, bool aligned_output,
                           bool packed)
{
    sk_launch_info launch;
    record_product(plan, args);
    CHECK_EQ(sk_query_gemm_launch(plan, args, &launch), SK_SUCCESS);
    const uint32_t* constants = find_bound(launch.copy_count)->constants;
    CHECK_EQ(launch.dispatch_count, launch.copy_count + 1);
    CHECK_EQ(launch.group_count_x, find_command(FAKE_DISPATCH, launch.copy_count)->groups[0]);
    CHECK(launch.aligned == aligned && launch.aligned_output == aligned_output);
    CHECK(constants[SK__CONSTANT_ALIGNED] == aligned && constants[SK__CONSTANT_ALIGNED_OUTPUT] == aligned_output &&
          constants[SK__CONSTANT_PACKED] == packed);
}

static void copies_are_read_fast_whatever_d_and_the_addresses(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = odd_batch(false); /* D of 300 columns is written 8 at a time at most */
    sk_gemm_args args = make_args();
    args.a.offset = args.b.offset = 2;
    sk_plan* plan = make(&desc);
    check_pipeline(plan, &args, true, false, true);
    sk_destroy_plan(plan);
    desc.n = 304;
    plan = make(&desc);
    check_pipeline(plan, &args, true, true, true);
    args.d.offset = 2;
    check_pipeline(plan, &args, true, false, true);
    sk_destroy_plan(plan);
    desc.packing = SK_PACKING_A;
    plan = make(&desc);
    args = make_args();
    check_pipeline(plan, &args, true, true, true);
    args.b.offset = 2;
    check_pipeline(plan, &args, false, false, false); /* no load of 16 bytes asks whether lines are packed */
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void alpha_0_copies_nothing(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = odd_batch(false);
    desc.epilogue = SK_EPILOGUE_LINEAR;
    desc.c = desc.d;
    sk_gemm_args args = make_args();
    args.beta = 1.0f;
    sk_plan* plan = make(&desc);
    record_product(plan, &args);
    check_kinds("<bpd>");
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* Where no wave is whole, the second kernel's dispatch is the one that waits; otherwise the first. */
static void retiled_plans_wait_once(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_halves(1000, 1000, 70);
    desc.decomposition = SK_DECOMPOSITION_RETILED;
    desc.kernel = "gemm_f16_f32_f16_128x128x64_coop";
    desc.last_wave_kernel = "gemm_f16_f32_f16_64x64x64_coop";
    desc.packing = SK_PACKING_ALWAYS;
    sk_gemm_args args = make_args();
    for (uint32_t wave = 60; wave <= 100; wave += 40)
    {
        desc.workers = wave;
        sk_plan* plan = make(&desc);
        record_product(plan, &args);
        check_kinds(wave == 60 ? "<bpdbpd|bpdbpd>" : "<bpdbpd|bpd>");
        sk_destroy_plan(plan);
    }
    sk_destroy_context(context);
}

/* Those of a size of element share the copy's pipeline. */
static void kernels_share_the_copy(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = odd_batch(false);
    sk_gemm_args args = make_args();
    sk_plan* plans[3];
    uint32_t pipelines[3];
    for (int i = 0; i < 3; ++i)
    {
        desc.kernel = i == 0 ? "gemm_f16_f32_f16_128x128x64_coop" : i == 1 ? "gemm_f16_f32_f16_64x64x64_coop" : NULL;
        desc.a.type = desc.b.type = desc.d.type = i == 2 ? SK_TYPE_F32 : SK_TYPE_F16;
        plans[i] = make(&desc);
        record_product(plans[i], &args);
        pipelines[i] = find_command(FAKE_BIND, 0)->pipeline;
        CHECK_EQ(find_command(FAKE_BIND, 1)->pipeline, pipelines[i]);
    }
    CHECK(pipelines[0] == pipelines[1] && pipelines[0] != pipelines[2]);
    for (int i = 0; i < 3; ++i)
    {
        sk_destroy_plan(plans[i]);
    }
    sk_destroy_context(context);
}

static void a_line_says_what_is_packed(void)
{
    static const char* const wanted[] = {
        "", "longest worker 2, utilisation", "longest worker 2, A packed, workspace ",
        "longest worker 2, B packed, workspace ", "longest worker 2, A and B packed, workspace "};
    open_context(false, 0);
    sk_gemm_desc desc = odd_batch(false);
    for (int packing = SK_PACKING_NEVER; packing <= SK_PACKING_ALWAYS; ++packing)
    {
        char line[SK_LINE_SIZE];
        desc.packing = (sk_packing)packing;
        sk_plan* plan = make(&desc);
        CHECK(sk_format_plan(plan, line, sizeof line) < sizeof line);
        if (!CHECK(strstr(line, wanted[packing]) != NULL))
        {
            CHECK_NOTE("%s\n", line);
        }
        sk_destroy_plan(plan);
    }
    sk_destroy_context(context);
}

static void a_line_says_what_is_transposed(void)
{
    static const char* const layouts[] = {"nt", "tt", "nn", "tn"};
    static const char* const wanted[] = {", A and B packed, ", ", A transposed, B packed, ",
                                         ", A packed, B transposed, ", ", A and B transposed, "};
    open_context(false, 0);
    for (int i = 0; i < 8; ++i)
    {
        char line[SK_LINE_SIZE];
        sk_gemm_desc desc = describe_bytes(200, 200, 200, layouts[i % 4]);
        desc.kernel = "gemm_s8_s32_s32_128x128x128_coop";
        desc.packing = i < 4 ? SK_PACKING_ALWAYS : i % 2 == 1 ? SK_PACKING_A : SK_PACKING_B;
        sk_plan* plan = make(&desc);
        CHECK(sk_format_plan(plan, line, sizeof line) < sizeof line);
        const char* one = i == 4 ? ", B packed, " : i % 2 == 1 ? ", A transposed, w" : ", B transposed, w";
        if (!CHECK(strstr(line, i < 4 ? wanted[i] : one) != NULL))
        {
            CHECK_NOTE("%s\n", line);
        }
        sk_destroy_plan(plan);
    }
    sk_destroy_context(context);
}

int main(void)
{
    RUN(copies_lie_behind_the_slots);
    RUN(transposed_copies_have_lines_along_k);
    RUN(copies_are_recorded_and_waited_for);
    RUN(the_operands_of_both_terms_are_copied);
    RUN(transposed_copies_are_recorded_and_read_along_k);
    RUN(copies_are_read_fast_whatever_d_and_the_addresses);
    RUN(alpha_0_copies_nothing);
    RUN(retiled_plans_wait_once);
    RUN(kernels_share_the_copy);
    RUN(a_line_says_what_is_packed);
    RUN(a_line_says_what_is_transposed);
    return CHECK_DONE();
}
