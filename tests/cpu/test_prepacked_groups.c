/* Prepacked operands of groups on the fake device: their headers, what is recorded, and what plans, launches and the
 * device's judge refuse. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "plans.h"

#define ARRANGED "gemm_f16_f32_f16_128x192x48_arranged"

enum
{
    EXPERTS = 4,
    M = 200, /* at most of one expert */
    N = 300,
    K = 70,
    ROWS = 640,          /* bytes of 300 halves that are filled up to 128 */
    MATRIX = K * ROWS,   /* bytes of B in aligned lines along n */
    PACKED = 4 * MATRIX, /* of all experts */
    SPACE = 1 << 24      /* bytes of other operands */
};

static const sk_pack_header any;
static sk_plan* plan;
static sk_grouped_gemm_args args;

static sk_pack_header wish_for(sk_pack_order order)
{
    sk_pack_header header = any;
    header.order = (uint32_t)order;
    return header;
}

static sk_buffer locate(VkDeviceAddress address, VkDeviceSize size)
{
    sk_buffer buffer = locate_memory(address);
    buffer.size = size;
    return buffer;
}

static void check_said(sk_result result, sk_result wanted, const char* sentence)
{
    bool ok = CHECK_EQ(result, wanted);
    if (!CHECK(strstr(fake.sentence, sentence)) || !ok)
    {
        CHECK_NOTE("  said:   %s\n    wanted: %s\n", fake.sentence, sentence);
    }
}

/* Experts whose rows are stacked along m, or a table of them. */
static sk_grouped_gemm_desc describe_experts(sk_ragged ragged, const sk_pack_header* header)
{
    sk_grouped_gemm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.ragged = ragged;
    desc.most_problems = EXPERTS;
    desc.gemm = describe_halves(M, N, K);
    desc.gemm.b.prepacked = header;
    desc.gemm.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    return desc;
}

static sk_plan* make_group(const sk_grouped_gemm_desc* desc)
{
    sk_plan* made = NULL;
    if (!CHECK_EQ(sk_create_grouped_gemm_plan(context, desc, &made), SK_SUCCESS))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
    return made;
}

static sk_pack_header header_of_group(const sk_grouped_gemm_desc* desc, sk_operand operand)
{
    sk_pack_header header = any;
    sk_plan* made = make_group(desc);
    CHECK_EQ(sk_query_pack(made, operand, &header), SK_SUCCESS);
    sk_destroy_plan(made);
    return header;
}

static sk_pack_header header_of_batch(const sk_gemm_desc* one, uint32_t count, sk_operand operand)
{
    sk_gemm_desc desc = *one;
    sk_pack_header header = any;
    desc.batch_count = count;
    sk_plan* made = make(&desc);
    CHECK_EQ(sk_query_pack(made, operand, &header), SK_SUCCESS);
    sk_destroy_plan(made);
    return header;
}

static bool are_equal(sk_pack_header x, sk_pack_header y)
{
    return memcmp(&x, &y, sizeof x) == 0;
}

/* ---- headers --------------------------------------------------------------------------------- */

/* So either packs for the other, in both orders, of A and of B. */
static void the_header_of_a_group_is_that_of_a_batch(void)
{
    open_context(false, 132);
    for (uint32_t i = 0; i < 8; i++)
    {
        bool is_a = i % 2 == 1, arranged = i / 2 % 2 == 1, shared = i / 4 == 1;
        sk_pack_header wish = wish_for(arranged ? SK_PACK_ORDER_ARRANGED : SK_PACK_ORDER_ALIGNED);
        sk_grouped_gemm_desc desc = describe_experts(is_a ? SK_RAGGED_N : SK_RAGGED_M, is_a ? NULL : &wish);
        desc.gemm.a.prepacked = is_a ? &wish : NULL;
        desc.gemm.kernel = arranged ? ARRANGED : "gemm_f16_f32_f16_128x128x64_coop";
        (is_a ? &desc.gemm.a : &desc.gemm.b)->shared = shared;
        desc.gemm.b.layout = desc.gemm.d.layout =
            is_a ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR; /* as they are stacked */
        sk_operand operand = is_a ? SK_OPERAND_A : SK_OPERAND_B;
        sk_pack_header group = header_of_group(&desc, operand);
        CHECK(are_equal(group, header_of_batch(&desc.gemm, EXPERTS, operand)));
        CHECK_EQ(group.batch_count, shared ? 1 : EXPERTS);
        CHECK_EQ(group.rows, is_a ? M : N);
        CHECK_EQ(group.order, wish.order);
        (is_a ? &desc.gemm.a : &desc.gemm.b)->prepacked = &group;
        CHECK(are_equal(group, header_of_group(&desc, operand)));
    }
    sk_destroy_context(context);
}

/* With a gate, B has two columns for each of D. Blocks are decoded. */
static void gates_and_blocks_have_headers_of_batches_too(void)
{
    open_context(false, 132);
    sk_grouped_gemm_desc desc = describe_experts(SK_RAGGED_M, &any);
    desc.gemm.kernel = "gemm_f16_f32_f16_128x128x64_coop";
    desc.gemm.gate = SK_GATE_INTERLEAVED;
    sk_pack_header header = header_of_group(&desc, SK_OPERAND_B);
    CHECK_EQ(header.rows, 2 * N);
    CHECK(are_equal(header, header_of_batch(&desc.gemm, EXPERTS, SK_OPERAND_B)));
    desc = describe_experts(SK_RAGGED_M, &any);
    desc.gemm.k = 96;
    desc.gemm.b.type = SK_TYPE_Q4_0;
    desc.gemm.b.layout = SK_LAYOUT_COL_MAJOR;
    header = header_of_group(&desc, SK_OPERAND_B);
    CHECK_EQ(header.type, SK_TYPE_F16);
    CHECK_EQ(header.along_k, 1);
    CHECK_EQ(header.leading_dimension, 128);
    CHECK(are_equal(header, header_of_batch(&desc.gemm, EXPERTS, SK_OPERAND_B)));
    sk_destroy_context(context);
}

/* Problems of a table take any matrices of a header; those of an array have one each. */
static void a_table_takes_as_many_matrices_as_a_header_has(void)
{
    open_context(false, 132);
    sk_gemm_desc one = describe_halves(M, N, K);
    sk_pack_header wish = wish_for(SK_PACK_ORDER_ALIGNED);
    one.b.prepacked = &wish;
    sk_pack_header header = header_of_batch(&one, 7, SK_OPERAND_B);
    sk_grouped_gemm_desc desc = describe_experts(SK_RAGGED_NONE, &header);
    CHECK(are_equal(header, header_of_group(&desc, SK_OPERAND_B)));
    desc.ragged = SK_RAGGED_M;
    check_said(sk_create_grouped_gemm_plan(context, &desc, &plan), SK_ERROR_INVALID_VALUE,
               "b.prepacked has batch_count 7, but ");
    sk_destroy_context(context);
}

/* ---- what plans refuse ----------------------------------------------------------------------- */

#define REFUSE(change, sentence) \
    desc = works;                \
    change;                      \
    plan = NULL;                 \
    check_said(sk_create_grouped_gemm_plan(context, &desc, &plan), SK_ERROR_INVALID_VALUE, sentence)

static void groups_whose_matrices_differ_are_refused(void)
{
    open_context(false, 132);
    sk_grouped_gemm_desc works = describe_experts(SK_RAGGED_M, &any), desc;
    sk_problem problems[2] = {{.m = 3, .n = N, .k = K}, {.m = 3, .n = N - 1, .k = K}};
    REFUSE(desc.gemm.a.prepacked = &any, "of several problems one operand can be prepacked");
    REFUSE(desc.ragged = SK_RAGGED_N;
           desc.gemm.b.leading_dimension = 512,
           "gemm.b.prepacked is set, but ragged is n: its matrices would differ in their extents");
    REFUSE(desc.ragged = SK_RAGGED_K, "gemm.b.prepacked is set, but ragged is k: ");
    REFUSE(desc.ragged = SK_RAGGED_K; desc.masked = true, "gemm.b.prepacked is set, but ragged is k: ");
    REFUSE(desc.gemm.a.prepacked = &any; desc.gemm.b.prepacked = NULL, "gemm.a.prepacked is set, but ragged is m: ");
    REFUSE(desc.gemm.packing = SK_PACKING_ALWAYS, "packing is always, but b is prepacked, and is not copied again");
    REFUSE(desc.gemm.second = true; desc.ragged = SK_RAGGED_NONE, "operands of two terms cannot be prepacked");
    works = describe_experts(SK_RAGGED_NONE, &any);
    works.problems = problems;
    works.problem_count = 1;
    REFUSE(desc.problem_count = 2,
           "problems[1] has n 299 and k 70, but the prepacked b has 300 and 70, as all problems have then");
    REFUSE(desc.gemm.n = 0, "gemm.b.prepacked is set, but gemm.n is 0: a header tells both n and k of all problems");
    REFUSE(desc.gemm.k = 0, "gemm.b.prepacked is set, but gemm.k is 0: ");
    problems[1].m = 0;
    works.problem_count = 2;
    sk_destroy_plan(make_group(&works)); /* what is empty has any extents */
    sk_destroy_context(context);
}

/* Every bit of a header counts, but the number of a table's matrices alone. */
static void no_header_with_another_bit_is_taken(void)
{
    open_context(false, 132);
    for (uint32_t order = SK_PACK_ORDER_ALIGNED; order <= SK_PACK_ORDER_ARRANGED; ++order)
    {
        sk_pack_header header = wish_for((sk_pack_order)order);
        sk_grouped_gemm_desc desc = describe_experts(SK_RAGGED_M, &header);
        sk_pack_header works = header_of_group(&desc, SK_OPERAND_B);
        for (uint32_t bit = 0; bit < 8 * sizeof header; ++bit)
        {
            sk_plan* none = NULL;
            desc.ragged = bit % 2 ? SK_RAGGED_M : SK_RAGGED_NONE;
            header = works;
            ((unsigned char*)&header)[bit / 8] ^= (unsigned char)(1u << bit % 8);
            CHECK(sk_create_grouped_gemm_plan(context, &desc, &none) != SK_SUCCESS);
            sk_destroy_plan(none);
        }
    }
    sk_destroy_context(context);
}

/* Of blocks, only those that are prepacked are copied, and those are decoded to the aligned order. */
static void blocks_beside_what_is_prepacked_are_refused(void)
{
    open_context(false, 132);
    sk_grouped_gemm_desc works = describe_experts(SK_RAGGED_NONE, &any), desc = works;
    desc.gemm.k = 96;
    desc.gemm.a.type = SK_TYPE_Q4_0;
    plan = NULL;
    check_said(
        sk_create_grouped_gemm_plan(context, &desc, &plan), SK_ERROR_NO_KERNEL,
        "gemm.b.prepacked is set, but gemm.a.type is q4_0: beside blocks of several problems nothing is packed");
    works.gemm.k = 96;
    works.gemm.b.type = SK_TYPE_Q4_0;
    works.gemm.b.layout = SK_LAYOUT_COL_MAJOR;
    REFUSE(desc.gemm.kernel = ARRANGED, "\"" ARRANGED "\" has A and B arranged, but b.type is q4_0");
    works.gemm.b.prepacked = NULL;
    works.gemm.kernel = "gemm_f16_f32_f16_128x128x32_coop";
    check_said(
        sk_create_grouped_gemm_plan(context, &works, &plan), SK_ERROR_NO_KERNEL,
        "kernel is \"gemm_f16_f32_f16_128x128x32_coop\", which does not serve several problems with an operand in "
        "blocks, of which it reads no copy");
    sk_destroy_context(context);
}

static void headers_of_other_orders_are_refused_by_name(void)
{
    reset_fake();
    fake.properties.driverVersion = 7;
    create_context(132);
    sk_pack_header header = wish_for(SK_PACK_ORDER_ARRANGED);
    sk_grouped_gemm_desc works = describe_experts(SK_RAGGED_M, &header), desc;
    sk_pack_header arranged = header_of_group(&works, SK_OPERAND_B);
    header = arranged;
    REFUSE(header.driver_version = 8, "b.prepacked has driver_version 8, but \"");
    header = arranged;
    REFUSE(header.k = 69, "b.prepacked has k 69, but \"");
    header = arranged;
    REFUSE(header.batch_count = 0, "gemm.b.prepacked has batch_count 0");
    header = wish_for(SK_PACK_ORDER_SLICES);
    REFUSE(desc.gemm.kernel = "gemm_f16_f32_f16_128x128x64_coop",
           "b.prepacked has order slices, but \"gemm_f16_f32_f16_128x128x64_coop\" reads aligned operands");
    header = arranged;
    REFUSE(desc.gemm.kernel = "gemm_f16_f32_f16_128x128x64_coop",
           "b.prepacked has order arranged, but \"gemm_f16_f32_f16_128x128x64_coop\" reads aligned operands");
    sk_destroy_context(context);
}

/* ---- what is recorded ------------------------------------------------------------------------ */

static void start(sk_ragged ragged, bool copies)
{
    static sk_pack_header aligned;
    aligned = wish_for(SK_PACK_ORDER_ALIGNED);
    open_context(false, 132);
    sk_grouped_gemm_desc desc = describe_experts(ragged, &aligned);
    desc.gemm.packing = copies ? SK_PACKING_A : SK_PACKING_NEVER;
    plan = make_group(&desc);
    memset(&args, 0, sizeof args);
    args.a = locate(A, SPACE);
    args.b = locate(B, PACKED);
    args.d = locate(D, SPACE);
    args.workspace.buffer = fake_buffer(WORKSPACE);
    args.workspace.size = SPACE;
    args.extents = ragged ? locate(0x60000000, 4 * EXPERTS) : args.extents;
    args.alpha = 1.0;
}

static void finish(void)
{
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    CHECK_EQ(fake.allocations_alive, 0);
    CHECK_EQ(fake.pipelines_alive, 0);
}

/* The array's dispatch, the one that prepares, and the product. Rows find packed matrices. */
static void an_array_of_experts_copies_nothing(void)
{
    sk__ragged_arguments ragged;
    start(SK_RAGGED_M, false);
    CHECK_EQ(sk_query_plan(plan).packing, SK_PACKING_NEVER);
    CHECK_EQ(sk_query_plan(plan).prepacked, SK_PACKING_B);
    CHECK_EQ(sk_grouped_gemm(fake_commands(), plan, &args), SK_SUCCESS);
    check_kinds("<bpd|bpd|bpd>");
    memcpy(&ragged, find_command(FAKE_PUSH, 0)->words, sizeof ragged);
    CHECK_EQ(ragged.leading_dimension_b, ROWS / 2);
    CHECK_EQ(ragged.strides[SK__RAGGED_B], MATRIX);
    CHECK_EQ(ragged.strides_high[0], 0);
    finish();
    start(SK_RAGGED_M, true);
    CHECK_EQ(sk_query_plan(plan).packing, SK_PACKING_A);
    CHECK_EQ(sk_grouped_gemm(fake_commands(), plan, &args), SK_SUCCESS);
    check_kinds("<bpd|bpd|bpdbpd|bpd>"); /* places beside, prepares, packs A */
    finish();
}

/* As a batch of one product is packed. */
static void packing_is_the_dispatch_of_a_batch(void)
{
    sk_buffer from = locate(B, SPACE), to = locate(D, PACKED);
    uint32_t pushed[2][32];
    sk_pack_header aligned = wish_for(SK_PACK_ORDER_ALIGNED);
    for (uint32_t i = 0; i < 2; i++)
    {
        start(SK_RAGGED_M, false);
        sk_gemm_desc batch = describe_halves(M, N, K);
        batch.b.prepacked = &aligned;
        batch.batch_count = EXPERTS;
        sk_plan* one = make(&batch);
        CHECK_EQ(sk_pack(fake_commands(), i ? one : plan, SK_OPERAND_B, from, to), SK_SUCCESS);
        check_kinds("<bpd>");
        memcpy(pushed[i], find_command(FAKE_PUSH, 0)->words, sizeof pushed[i]);
        sk_destroy_plan(one);
        finish();
    }
    CHECK(memcmp(pushed[0], pushed[1], sizeof pushed[0]) == 0);
}

static void launches_refuse_memory_that_is_not_the_headers(void)
{
    start(SK_RAGGED_M, false);
    args.b = locate(B, PACKED - 1);
    check_said(sk_grouped_gemm(fake_commands(), plan, &args), SK_ERROR_BUFFER_TOO_SMALL,
               "b.size is 179199 bytes, but the prepacked operand has 179200");
    args.b = locate(B + 16, PACKED);
    check_said(sk_grouped_gemm(fake_commands(), plan, &args), SK_ERROR_MISALIGNED,
               "but a prepacked operand begins at a multiple of 128");
    sk_buffer from = locate(B, SPACE), less = locate(B, 2 * N * K * EXPERTS - 1);
    check_said(sk_pack(fake_commands(), plan, SK_OPERAND_B, less, locate(D, PACKED)), SK_ERROR_BUFFER_TOO_SMALL,
               "source.size is 167999 bytes, its elements reach 168000");
    check_said(sk_pack(fake_commands(), plan, SK_OPERAND_B, from, locate(B + 1024, PACKED)), SK_ERROR_OVERLAP,
               "destination ");
    check_said(sk_pack(fake_commands(), plan, SK_OPERAND_A, from, locate(D, PACKED)), SK_ERROR_INVALID_VALUE,
               "operand is a, but the plan's a.prepacked was NULL");
    CHECK_EQ(fake.count, 0);
    finish();
}

/* ---- both judges ----------------------------------------------------------------------------- */

/* What the host says of a problem, and the device by what it is pushed. */
static void judge(sk_problem problem, const char* sentence)
{
    sk__prepare_arguments pushed;
    sk__problem_row row;
    char text[SK__REASON_TEXT];
    args.problems = &problem;
    args.problem_count = 1;
    memset(&args.table, 0, sizeof args.table);
    sk_result wanted = *sentence ? SK_ERROR_INVALID_VALUE : SK_SUCCESS;
    check_said(sk_grouped_gemm(fake_commands(), plan, &args), wanted, sentence);
    args.problems = NULL;
    args.table = locate(0x60000000, EXPERTS * sizeof problem);
    fake.count = 0;
    CHECK_EQ(sk_grouped_gemm(fake_commands(), plan, &args), SK_SUCCESS);
    memcpy(&pushed, find_command(FAKE_PUSH, 0)->words, sizeof pushed);
    memcpy(&row, &problem, sizeof row);
    sk__grouped_limits limits = sk__unpack_limits(pushed);
    uint32_t reason = sk__judge_row(limits.exchanged ? sk__exchange_row(row) : row, limits, pushed.room);
    CHECK_EQ(reason == SK__LEFT_OUT_NOT, *sentence == 0);
    sk__describe_reason(reason, limits.exchanged, text, sizeof text);
    CHECK(*sentence == 0 || strstr(sentence, text));
}

#define OTHER \
    "problem 0: n, k or leading_dimension_b is not that of the prepacked b, or none of its matrices begins there"
#define JUDGE(change, sentence) \
    problem = works;            \
    change;                     \
    judge(problem, sentence)

static void problems_of_other_matrices_are_left_out(void)
{
    start(SK_RAGGED_NONE, false);
    sk_problem works = {.m = 5, .n = N, .k = K, .leading_dimension_b = ROWS / 2, .alpha = 1.0}, problem;
    judge(works, "");
    JUDGE(problem.b = 3 * MATRIX, "");
    JUDGE(problem.b = MATRIX + 128, OTHER);
    JUDGE(problem.n = N - 1, OTHER);
    JUDGE(problem.k = K - 1, OTHER);
    JUDGE(problem.leading_dimension_b = 0, OTHER);
    JUDGE(problem.leading_dimension_b = ROWS, OTHER);
    JUDGE(problem.b = 64, OTHER);
    JUDGE(problem.b = 3 * MATRIX + 128, OTHER);
    JUDGE(problem.b = 4 * MATRIX, "problem 0: b reaches past the end of its buffer, or of what is prepacked");
    JUDGE(problem.b = UINT64_MAX - 127, OTHER);
    JUDGE(problem.n = 0; problem.k = 3, "");
    JUDGE(problem.k = 0; problem.leading_dimension_b = 0, "");
    finish();
}

/* Rows of an arranged operand are filled up to whole tiles, which must be its own, too. */
static void arranged_matrices_are_judged_with_what_fills_them(void)
{
    open_context(false, 132);
    sk_pack_header header = wish_for(SK_PACK_ORDER_ARRANGED);
    sk_grouped_gemm_desc desc = describe_experts(SK_RAGGED_NONE, &header);
    desc.gemm.kernel = ARRANGED;
    plan = make_group(&desc);
    header = header_of_group(&desc, SK_OPERAND_B);
    const sk__grouped_limits* limits = &plan->grouped.limits;
    sk__grouped_room room;
    sk__problem_row row;
    memset(&room, 0xff, sizeof room);
    memset(&row, 0, sizeof row);
    uint64_t all = (uint64_t)EXPERTS * header.batch_stride * 2;
    CHECK(header.size > all); /* with elements that are loaded ahead */
    row.m = 5;
    row.n = N;
    row.k = K;
    row.leading_dimension_b = (uint32_t)header.leading_dimension;
    row.b[0] = 3 * (uint32_t)header.batch_stride * 2;
    room.b = sk__wide_of(all);
    CHECK_EQ(sk__judge_row(row, *limits, room), SK__LEFT_OUT_NOT);
    row.b[0] += 128;
    CHECK_EQ(sk__judge_row(row, *limits, room), SK__LEFT_OUT_HEADER + 16u * SK__OPERAND_B);
    row.b[0] -= 128;
    room.b = sk__wide_of(all - 1);
    CHECK_EQ(sk__judge_row(row, *limits, room), SK__LEFT_OUT_OUTSIDE + 16u * SK__OPERAND_B);
    row.leading_dimension_b = 80; /* which halves would have, 16 at a time */
    CHECK_EQ(sk__judge_row(row, *limits, room), SK__LEFT_OUT_HEADER + 16u * SK__OPERAND_B);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* The limits of all kernels reach the device, whatever is prepacked. */
static void the_device_is_told_what_is_prepacked(void)
{
    for (uint32_t i = 0; i < 5 * 3 * 2; i++)
    {
        sk__prepare_arguments pushed;
        memset(&pushed, 0, sizeof pushed);
        sk__grouped_limits limits = sk__unpack_limits(pushed);
        limits.input_size = 1u << i % 5;
        limits.prepacked = i / 5 % 3;
        limits.prepacked_arranged = i / 15 == 1 && limits.input_size <= 2;
        limits.tile_k = 4096;
        pushed.flags = sk__pack_flags(limits);
        sk__grouped_limits told = sk__unpack_limits(pushed);
        CHECK_EQ(told.input_size, limits.input_size);
        CHECK_EQ(told.prepacked, limits.prepacked);
        CHECK_EQ(told.prepacked_arranged, limits.prepacked_arranged);
        CHECK_EQ(told.tile_k, 4096);
        CHECK_EQ(pushed.flags & SK__PREPARE_JUDGED, 0);
    }
}

/* ---- choices --------------------------------------------------------------------------------- */

/* Every candidate reads the operand, and its desc makes it. */
static void candidates_of_groups_read_it_too(void)
{
    static sk_candidate candidates[64];
    uint32_t count = 64;
    open_context(false, 132);
    sk_grouped_gemm_desc desc = describe_experts(SK_RAGGED_M, &any);
    desc.gemm.decomposition = SK_DECOMPOSITION_AUTO;
    sk_result result = sk_explain_grouped_gemm_plan(context, &desc, &count, candidates);
    CHECK(result == SK_SUCCESS || result == SK_INCOMPLETE);
    CHECK(count > 10);
    for (uint32_t i = 0; i < count; ++i)
    {
        sk_grouped_gemm_desc forced = desc;
        forced.gemm = candidates[i].desc;
        sk_plan* made = make_group(&forced);
        CHECK_EQ(sk_query_plan(made).prepacked, SK_PACKING_B);
        CHECK_EQ(sk_query_plan(made).packing, candidates[i].info.packing);
        sk_destroy_plan(made);
    }
    sk_destroy_context(context);
}

/* A group of halves copies both operands for an arranged kernel; of a prepacked B it copies A. */
static void a_prepacked_b_has_no_room_in_the_workspace_of_a_group(void)
{
    open_context(false, 132);
    sk_grouped_gemm_desc desc = describe_experts(SK_RAGGED_M, NULL);
    desc.gemm.kernel = ARRANGED;
    plan = make_group(&desc);
    sk_plan_info copies = sk_query_plan(plan);
    sk_destroy_plan(plan);
    desc.gemm.b.prepacked = &any;
    plan = make_group(&desc);
    sk_plan_info info = sk_query_plan(plan);
    CHECK_EQ(copies.packing, SK_PACKING_ALWAYS);
    CHECK_EQ(info.packing, SK_PACKING_A);
    CHECK_EQ(info.prepacked, SK_PACKING_B);
    CHECK(copies.workspace_size - info.workspace_size >= EXPERTS * 384 * 96 * 2);
    CHECK(info.predicted_time < copies.predicted_time);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

int main(void)
{
    RUN(the_header_of_a_group_is_that_of_a_batch);
    RUN(gates_and_blocks_have_headers_of_batches_too);
    RUN(a_table_takes_as_many_matrices_as_a_header_has);
    RUN(groups_whose_matrices_differ_are_refused);
    RUN(no_header_with_another_bit_is_taken);
    RUN(blocks_beside_what_is_prepacked_are_refused);
    RUN(headers_of_other_orders_are_refused_by_name);
    RUN(an_array_of_experts_copies_nothing);
    RUN(packing_is_the_dispatch_of_a_batch);
    RUN(launches_refuse_memory_that_is_not_the_headers);
    RUN(problems_of_other_matrices_are_left_out);
    RUN(arranged_matrices_are_judged_with_what_fills_them);
    RUN(the_device_is_told_what_is_prepacked);
    RUN(candidates_of_groups_read_it_too);
    RUN(a_prepacked_b_has_no_room_in_the_workspace_of_a_group);
    return CHECK_DONE();
}
