/* Copies of several problems' A and B, on the fake device: for how much of them bounds and totals want room, what is
 * recorded, and what is refused. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "grouped_rig.h"

enum
{
    COUNT = 3,
    TABLE = 0x60000000,
    UPLOAD = 0x61000000,
    LINES = 500
};

static sk_problem problems[COUNT];

/* Three problems of 100 x 100 x 100, which the host knows. A and B are row-major: each line of a copy has 128 elements,
 * or 32 vectors. */
static void start(sk_packing packing)
{
    start_group();
    memset(problems, 0, sizeof problems);
    desc.most_problems = desc.problem_count = args.problem_count = COUNT;
    desc.problems = args.problems = problems;
    desc.gemm.packing = packing;
    desc.gemm.fixup = SK_FIXUP_LAST_ARRIVER;
    for (uint32_t i = 0; i < COUNT; i++)
    {
        problems[i].m = problems[i].n = problems[i].k = 100;
        problems[i].a = problems[i].b = problems[i].d = 40000 * i;
    }
}

/* Then only the device knows them. */
static void give_table(void)
{
    args.problems = NULL;
    args.problem_count = 0;
    args.table = locate_room(TABLE);
}

/* Row by row, the problems of an array; or, if `gathers`, rows that are gathered by indices. */
static void give_array(bool gathers)
{
    args.problems = NULL;
    args.problem_count = 0;
    args.extents = locate_room(TABLE);
    desc.problems = NULL;
    desc.problem_count = 0;
    desc.ragged = SK_RAGGED_M;
    desc.gemm.m = desc.gemm.n = desc.gemm.k = 100;
    desc.gathers = gathers;
    desc.most_lines = gathers ? LINES : 0;
    args.gather = gathers ? locate_room(TABLE) : args.gather;
}

static sk__place_arguments find_place(uint32_t n)
{
    sk__place_arguments pushed;
    memcpy(&pushed, find_command(FAKE_PUSH, n)->words, sizeof pushed);
    return pushed;
}

static sk__copies_arguments find_copy(uint32_t n)
{
    sk__copies_arguments pushed;
    memcpy(&pushed, find_command(FAKE_PUSH, n)->words, sizeof pushed);
    return pushed;
}

static sk__grouped_arguments find_multiplication(uint32_t n)
{
    sk__grouped_arguments pushed;
    memcpy(&pushed, find_command(FAKE_PUSH, n)->words, sizeof pushed);
    return pushed;
}

static uint64_t room_of_a(void)
{
    make_plan();
    return plan->choice.packing.copy_a.vectors;
}

static uint64_t room_of_b(void)
{
    make_plan();
    return plan->choice.packing.copy_b.vectors;
}

/* ---- room ------------------------------------------------------------------------------------ */

static void without_bounds_there_is_room_for_the_expected_problems(void)
{
    start(SK_PACKING_ALWAYS);
    problems[1].m = 0;
    problems[2].k = 300;
    CHECK_EQ(room_of_a(), 100 * 32 + 100 * 80);
    CHECK_EQ(room_of_b(), 100 * 32 + 300 * 32);
    finish();
}

static void bounds_and_totals_limit_the_room(void)
{
    start(SK_PACKING_ALWAYS);
    desc.gemm.m = 200;
    desc.gemm.k = 100;
    CHECK_EQ(room_of_a(), COUNT * 200 * 32);
    desc.total_m = 250;
    CHECK_EQ(room_of_a(), 250 * 32);
    CHECK_EQ(room_of_b(), COUNT * 100 * 32); /* nothing bounds n: as expected */
    desc.gemm.n = 1000;
    CHECK_EQ(room_of_b(), COUNT * 100 * 256);
    desc.total_n = 1200; /* each line is filled up to a multiple of 32 elements */
    CHECK_EQ(room_of_b(), 100 * (1200 + COUNT * 31) / 4);
    finish();
}

static void totals_alone_limit_nothing_that_has_no_bound(void)
{
    start(SK_PACKING_A);
    desc.total_m = 5000;
    CHECK_EQ(room_of_a(), COUNT * 100 * 32);
    desc.total_k = 640; /* then no problem has more of it */
    CHECK_EQ(room_of_a(), 5000 * 160);
    CHECK_EQ(room_of_b(), 0);
    finish();
}

static void names_of_operands_are_the_users_where_d_is_column_major(void)
{
    start(SK_PACKING_A);
    desc.gemm.d.layout = SK_LAYOUT_COL_MAJOR;
    desc.gemm.m = 200;
    desc.gemm.n = 300;
    desc.gemm.k = 100;
    desc.total_m = 250;
    CHECK_EQ(room_of_b(), 250 * 32);
    CHECK_EQ(room_of_a(), 0);
    CHECK_EQ(sk_query_plan(plan).packing, SK_PACKING_A);
    finish();
}

static void a_shared_matrix_is_copied_once(void)
{
    start(SK_PACKING_ALWAYS);
    desc.problems = NULL;
    desc.problem_count = 0;
    desc.gemm.m = 100;
    desc.gemm.n = 200;
    desc.gemm.k = 300;
    desc.ragged = SK_RAGGED_M;
    desc.gemm.b.shared = true;
    CHECK_EQ(room_of_b(), 300 * 56);
    CHECK_EQ(room_of_a(), COUNT * 100 * 80);
    desc.ragged = SK_RAGGED_K; /* then each problem has another part of it */
    desc.masked = true;
    CHECK_EQ(room_of_b(), COUNT * 300 * 56);
    finish();
}

static void lines_that_are_copied_by_indices_are_a_total(void)
{
    start(SK_PACKING_ALWAYS);
    give_array(true);
    desc.most_problems = 70;
    CHECK_EQ(room_of_a(), LINES * 32);
    desc.total_m = LINES - 1;
    CHECK_EQ(room_of_a(), (LINES - 1) * 32);
    desc.total_m = LINES + 1;
    CHECK_EQ(room_of_a(), LINES * 32);
    CHECK_EQ(room_of_b(), 70 * 100 * 32);
    finish();
}

static void arranged_copies_are_filled_up_to_whole_tiles(void)
{
    start(SK_PACKING_AUTO);
    desc.gemm.kernel = "gemm_f16_f32_f16_128x192x48_arranged";
    desc.gemm.a.type = desc.gemm.b.type = desc.gemm.d.type = SK_TYPE_F16;
    CHECK_EQ(room_of_a(), COUNT * 128 * 144 / 8);
    CHECK_EQ(room_of_b(), COUNT * 192 * 144 / 8);
    CHECK(sk_query_plan(plan).packs_arranged);
    desc.gemm.packing = SK_PACKING_NEVER;
    refuse_desc("packing is never, but \"gemm_f16_f32_f16_128x192x48_arranged\" has both A and B packed");
    finish();
}

static void kernels_that_want_contiguous_k_have_copies_transposed(void)
{
    start(SK_PACKING_B);
    desc.gemm.kernel = NULL;
    desc.gemm.workers = 0;
    desc.gemm.a.type = desc.gemm.b.type = SK_TYPE_S8;
    desc.gemm.d.type = SK_TYPE_S32;
    make_plan();
    sk_plan_info info = sk_query_plan(plan);
    CHECK_EQ(info.packing, SK_PACKING_B);
    bool wants = sk__packs_transposed(sk__kernel_at(plan->choice.kernel));
    CHECK_EQ(info.packs_transposed, wants ? SK_PACKING_B : SK_PACKING_NEVER);
    CHECK_EQ(plan->transpose_pipeline != VK_NULL_HANDLE, wants);
    finish();
}

static void copies_that_32_bits_do_not_count_are_refused(void)
{
    start(SK_PACKING_A);
    desc.gemm.m = 1u << 22;
    desc.gemm.k = 1u << 14;
    refuse_desc("the copies of all problems may take 824633720832 bytes, at most 32 GiB of an operand are possible");
    desc.total_m = 1u << 18;
    CHECK_EQ(room_of_a(), UINT64_C(1) << 30);
    desc.total_m = 1u << 19;
    refuse_desc("the copies of all problems may take 34359738368 bytes");
    finish();
}

static void of_two_terms_both_operands_are_copied_or_none(void)
{
    start(SK_PACKING_A);
    desc.gemm.second = true;
    refuse_desc("packing is a, but of two terms in a group both operands are packed, or none");
    desc.gemm.packing = SK_PACKING_B;
    refuse_desc("packing is b, but of two terms in a group both operands are packed, or none");
    desc.gemm.packing = SK_PACKING_NEVER;
    make_plan();
    VkDeviceSize none = sk_query_plan(plan).workspace_size;
    desc.gemm.packing = SK_PACKING_ALWAYS;
    CHECK_EQ(room_of_a(), COUNT * 100 * 32); /* of each term */
    CHECK_EQ(plan->packed_b - plan->packed_a, 2 * 16 * COUNT * 100 * 32);
    CHECK(sk_query_plan(plan).workspace_size >= none + 4 * 16 * COUNT * 100 * 32);
    desc.gemm.kernel = "gemm_f16_f32_f16_128x192x48_arranged";
    desc.gemm.a.type = desc.gemm.b.type = desc.gemm.d.type = SK_TYPE_F16;
    make_plan();
    CHECK(sk_query_plan(plan).packs_arranged);
    finish();
}

/* Copies of second terms lie behind those of the first, and are made of what counts from the other operand's begin. */
static void second_terms_are_copied_behind_the_first(void)
{
    const uint32_t room = 16 * COUNT * 100 * 32;
    start(SK_PACKING_ALWAYS);
    desc.gemm.second = true;
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<|uu|bpd|bpdbpdbpdbpd|bpd>");
    for (uint32_t i = 0; i < 4; i++)
    {
        bool is_b = i % 2 == 1, second = i >= 2;
        sk__copies_arguments copy = find_copy(1 + i);
        CHECK_EQ(copy.copying.is_b, is_b);
        CHECK_EQ(copy.second, second);
        CHECK_EQ(copy.from[0], is_b != second ? B : A);
        uint32_t begin = WORKSPACE + (uint32_t)(is_b ? plan->packed_b : plan->packed_a);
        CHECK_EQ(copy.to[0], begin + (second ? room : 0));
    }
    sk__grouped_arguments multiplied = find_multiplication(5);
    CHECK_EQ(multiplied.a[0], WORKSPACE + (uint32_t)plan->packed_a);
    CHECK(multiplied.order & SK__ORDER_COPIED);
    finish();
}

/* Unaligned f16 on a GPU, large enough for packing to pay. */
static void unasked_only_room_that_is_bounded_and_used_is_taken(void)
{
    start(SK_PACKING_AUTO);
    desc.gemm.kernel = NULL;
    desc.gemm.workers = 0;
    desc.gemm.decomposition = SK_DECOMPOSITION_AUTO;
    desc.gemm.a.type = desc.gemm.b.type = desc.gemm.d.type = SK_TYPE_F16;
    for (uint32_t i = 0; i < COUNT; i++)
    {
        problems[i].m = problems[i].n = problems[i].k = 4095;
    }
    make_plan(); /* whose problems may be larger: none may be left out for want of room */
    CHECK_EQ(sk_query_plan(plan).packing, SK_PACKING_NEVER);
    desc.gemm.m = desc.gemm.n = desc.gemm.k = 4095;
    make_plan();
    CHECK_EQ(sk_query_plan(plan).packing, SK_PACKING_ALWAYS);
    desc.gemm.m = desc.gemm.n = desc.gemm.k = 16000;
    make_plan();
    CHECK_EQ(sk_query_plan(plan).packing, SK_PACKING_NEVER);
    finish();
}

/* ---- recording ------------------------------------------------------------------------------- */

static void copies_come_between_placing_and_multiplying(void)
{
    sk__prepare_arguments prepared;
    start(SK_PACKING_ALWAYS);
    give_table();
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<bpd|bpdbpdbpd|bpd>"); /* place; prepare, and both copies beside it; multiply */
    memcpy(&prepared, find_command(FAKE_PUSH, 1)->words, sizeof prepared);
    sk__place_arguments placed = find_place(0);
    sk__copies_arguments copied = find_copy(3);
    sk__grouped_arguments multiplied = find_multiplication(4);
    uint32_t copies = WORKSPACE + (uint32_t)plan->grouped.copies_begin;
    CHECK_EQ(placed.problems[0], TABLE);
    CHECK_EQ(placed.copies, plan->grouped.copies_begin / 4);
    CHECK_EQ(placed.most_problems, COUNT);
    CHECK_EQ(placed.most[0], COUNT * 100 * 32);
    CHECK_EQ(placed.word, SK__COPIES_A | SK__COPIES_B);
    CHECK_EQ(placed.room.b.low, ROOM);
    CHECK_EQ(prepared.problems[0], copies + 16 + 16 * COUNT);
    CHECK(prepared.flags & SK__PREPARE_JUDGED);
    CHECK_EQ(copied.problems[0], TABLE);
    CHECK_EQ(copied.copies[0], copies);
    CHECK_EQ(copied.from[0], B);
    CHECK_EQ(copied.to[0], WORKSPACE + (uint32_t)plan->packed_b);
    CHECK(copied.copying.is_b && !copied.copying.along_k && copied.copying.fill_length == 32);
    CHECK_EQ(multiplied.problems[0], prepared.problems[0]);
    CHECK_EQ(multiplied.a[0], WORKSPACE + (uint32_t)plan->packed_a);
    CHECK_EQ(multiplied.d[0], D);
    CHECK_EQ(sk_query_plan(plan).workspace_size, plan->packed_b + 16 * COUNT * 100 * 32);
    finish();
}

static void problems_of_the_host_are_placed_but_not_prepared(void)
{
    start(SK_PACKING_ALWAYS);
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<|uu|bpd|bpdbpd|bpd>"); /* place; both copies; multiply */
    CHECK_EQ(find_place(0).problems[0], WORKSPACE + (uint32_t)plan->grouped.rows_begin);
    CHECK_EQ(find_copy(1).problems[0], WORKSPACE + (uint32_t)plan->grouped.rows_begin);
    CHECK_EQ(find_multiplication(3).space[0], WORKSPACE + (uint32_t)plan->grouped.space);
    problems[1].k = 60; /* then shares of Stream-K differ, and the device weighs them */
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<|u|bpd|bpdbpdbpd|bpd>");
    finish();
}

/* An upload buffer has the schedule and the rows from which copies are made; rows of copies lie in the workspace. */
static void copies_are_made_of_problems_in_an_upload_buffer(void)
{
    static unsigned char upload[1024];
    for (uint32_t host = 0; host < 2; ++host)
    {
        start(SK_PACKING_ALWAYS);
        desc.gemm.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
        desc.gemm.search = host ? SK_SEARCH_HOST : SK_SEARCH_DEVICE;
        args.upload = locate_room(UPLOAD);
        args.upload_mapped = upload;
        make_plan();
        CHECK_EQ(record(), SK_SUCCESS);
        check_kinds("<bpd|bpdbpd|bpd>");
        uint32_t rows = UPLOAD + 16 + 16 * COUNT + (host ? 4 * 20 : 0); /* behind where 20 workers begin */
        sk__grouped_arguments multiplied = find_multiplication(3);
        CHECK_EQ(find_place(0).problems[0], rows);
        CHECK_EQ(find_copy(1).problems[0], rows);
        CHECK_EQ(find_copy(2).problems[0], rows);
        CHECK_EQ(multiplied.space[0], UPLOAD);
        CHECK_EQ(multiplied.problems[0], WORKSPACE + (uint32_t)plan->grouped.copies_begin + 16 + 16 * COUNT);
        finish();
    }
}

static void lines_are_gathered_before_they_are_copied(void)
{
    sk__lines_arguments gathered;
    start(SK_PACKING_A);
    give_array(true);
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<bpd|bpdbpd|bpdbpd|bpd>"); /* rows of problems; place and gather; prepare and copy; multiply */
    memcpy(&gathered, find_command(FAKE_PUSH, 2)->words, sizeof gathered);
    CHECK_EQ(gathered.from[0], A);
    CHECK_EQ(gathered.to[0], WORKSPACE + (uint32_t)plan->grouped.lines.gather.begin);
    CHECK_EQ(find_place(1).room.a.low, LINES * 400);
    CHECK_EQ(find_copy(4).from[0], gathered.to[0]);
    CHECK_EQ(find_multiplication(5).a[0], WORKSPACE + (uint32_t)plan->packed_a);
    CHECK(plan->grouped.copies_begin >= plan->grouped.lines.gather.begin + LINES * 400);
    finish();
}

static void problems_of_triangles_are_judged_where_copies_are_placed(void)
{
    start(SK_PACKING_ALWAYS);
    desc.gemm.triangle = SK_TRIANGLE_UPPER;
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    CHECK_EQ(find_place(0).word & SK__PREPARE_FORM, (uint32_t)SK__TRIANGLE_UPPER << 13);
    problems[1].n = 99;
    refuse_launch("problem 1: m and n differ, but the plan is of triangles");
    finish();
}

static void an_operand_that_is_not_copied_stays_where_it_is(void)
{
    start(SK_PACKING_B);
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<|uu|bpd|bpd|bpd>");
    CHECK_EQ(find_multiplication(2).a[0], A);
    CHECK_EQ(find_multiplication(2).b[0], WORKSPACE + (uint32_t)plan->packed_b);
    finish();
}

static void problems_of_the_host_without_room_are_refused(void)
{
    start(SK_PACKING_A);
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    problems[2].m = 101;
    refuse_launch("problem 2: the copies of a up to it take more than the workspace has room for");
    problems[2].m = 100;
    problems[2].k = 128; /* lines of a copy have so many elements anyway */
    CHECK_EQ(record(), SK_SUCCESS);
    problems[2].k = 129;
    refuse_launch("problem 2: the copies of a up to it take more than the workspace has room for");
    problems[1].m = problems[2].n = 0;
    CHECK_EQ(record(), SK_SUCCESS);
    problems[2].n = UINT32_MAX;
    problems[2].m = UINT32_MAX;
    problems[2].k = 1;
    problems[1] = problems[2];
    CHECK(record() < SK_SUCCESS);
    finish();
}

static void the_line_of_a_plan_tells_its_copies(void)
{
    char line[SK_LINE_SIZE];
    start(SK_PACKING_ALWAYS);
    make_plan();
    sk_format_plan(plan, line, sizeof line);
    CHECK(strstr(line, " --packing always ") && strstr(line, ", A and B packed, workspace "));
    finish();
}

/* ---- the extents of a copy --------------------------------------------------------------------- */

static void huge_copies_are_larger_than_any_room(void)
{
    static const uint32_t edges[] = {1, 31, 33, 1u << 20, 1u << 31, UINT32_MAX - 1, UINT32_MAX};
    sk__grouped_limits limits;
    memset(&limits, 0, sizeof limits);
    limits.input_size = 4;
    for (uint32_t i = 0; i < 7 * 7; i++)
    {
        sk__problem_row row;
        memset(&row, 0, sizeof row);
        row.m = edges[i / 7];
        row.k = edges[i % 7];
        row.n = 1;
        sk__copying copying = sk__copying_of(limits, SK__COPIES_A, false); /* lines run along m */
        uint32_t vectors = sk__measure_copy(row, row.k, copying).vectors;
        uint64_t line = ((uint64_t)row.m + 31) / 32 * 8, lines = row.k;
        bool reached = 16 * line * (lines < 256 ? lines : 256) <= INT32_MAX;
        bool counted = line <= UINT32_MAX / lines;
        CHECK_EQ(vectors, reached && counted ? (uint32_t)(line * lines) : UINT32_MAX);
    }
}

int main(void)
{
    RUN(without_bounds_there_is_room_for_the_expected_problems);
    RUN(bounds_and_totals_limit_the_room);
    RUN(totals_alone_limit_nothing_that_has_no_bound);
    RUN(names_of_operands_are_the_users_where_d_is_column_major);
    RUN(a_shared_matrix_is_copied_once);
    RUN(lines_that_are_copied_by_indices_are_a_total);
    RUN(arranged_copies_are_filled_up_to_whole_tiles);
    RUN(kernels_that_want_contiguous_k_have_copies_transposed);
    RUN(copies_that_32_bits_do_not_count_are_refused);
    RUN(of_two_terms_both_operands_are_copied_or_none);
    RUN(second_terms_are_copied_behind_the_first);
    RUN(unasked_only_room_that_is_bounded_and_used_is_taken);
    RUN(copies_come_between_placing_and_multiplying);
    RUN(problems_of_the_host_are_placed_but_not_prepared);
    RUN(copies_are_made_of_problems_in_an_upload_buffer);
    RUN(lines_are_gathered_before_they_are_copied);
    RUN(problems_of_triangles_are_judged_where_copies_are_placed);
    RUN(an_operand_that_is_not_copied_stays_where_it_is);
    RUN(problems_of_the_host_without_room_are_refused);
    RUN(the_line_of_a_plan_tells_its_copies);
    RUN(huge_copies_are_larger_than_any_room);
    return CHECK_DONE();
}
