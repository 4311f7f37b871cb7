/* Plans whose stacked lines are chosen by indices, or assigned to problems, on the fake device: what is recorded,
 * what the dispatches are pushed, and what is refused. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "grouped_rig.h"

enum
{
    EXTENTS = 0x60000000,
    COUNT = 0x70000000,
    GATHER = 0x71000000,
    SCATTER = 0x72000000
};

/* Experts of 300 x 200, of f32. */
static void start(void)
{
    start_group();
    desc.gemm.fixup = SK_FIXUP_LAST_ARRIVER;
    desc.gemm.m = 100;
    desc.gemm.n = 200;
    desc.gemm.k = 300;
    desc.most_problems = 70;
    desc.ragged = SK_RAGGED_M;
    desc.gathers = desc.scatters = true;
    desc.most_lines = 500;
    args.extents = locate_room(EXTENTS);
    args.gather = locate_room(GATHER);
    args.scatter = locate_room(SCATTER);
}

static sk__lines_arguments find_copy(uint32_t push)
{
    sk__lines_arguments pushed;
    memcpy(&pushed, find_command(FAKE_PUSH, push)->words, sizeof pushed);
    return pushed;
}

static void lines_are_gathered_while_problems_are_prepared_and_scattered_at_the_end(void)
{
    sk__grouped_arguments multiply;
    sk__prepare_arguments prepare;
    start();
    desc.gemm.a.leading_dimension = 301;
    args.count = locate_room(COUNT);
    args.a.size = 4 * (301 * 9 + 300);
    args.d.size = 4 * 200 * 7 - 1;
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<bpd|bpdbpd|bpd|bpd>");
    sk__lines_arguments gather = find_copy(2), scatter = find_copy(4);
    memcpy(&prepare, find_command(FAKE_PUSH, 1)->words, sizeof prepare);
    memcpy(&multiply, find_command(FAKE_PUSH, 3)->words, sizeof multiply);
    CHECK(gather.from[0] == A && gather.indices[0] == GATHER && gather.ends[0] == EXTENTS &&
          gather.count[0] == COUNT);
    CHECK_EQ(gather.flags, SK__LINES_INDEXED | SK__LINES_COUNTED);
    CHECK(gather.there == 10 && gather.line_length == 300 && gather.from_stride == 301 && gather.to_stride == 300);
    CHECK_EQ(scatter.flags, SK__LINES_INDEXED | SK__LINES_COUNTED | SK__LINES_SCATTER | SK__LINES_VECTORS);
    CHECK(scatter.there == 6 && scatter.line_length == 200 && scatter.to[0] == D && scatter.indices[0] == SCATTER);
    CHECK(multiply.a[0] == gather.to[0] && multiply.d[0] == scatter.from[0] && multiply.b[0] == B);
    CHECK_EQ(prepare.room.a.low, 4 * 300 * 500);
    CHECK_EQ(prepare.room.d.low, 4 * 200 * 500);
    CHECK_EQ(scatter.space[0], multiply.space[0]);
    CHECK_EQ(find_command(FAKE_DISPATCH, 2)->groups[0], 500);
    CHECK(sk_query_plan(plan).workspace_size >= plan->grouped.lines.scatter.begin + 4 * 200 * 500);
    CHECK(plan->grouped.lines.scatter.begin >= plan->grouped.lines.gather.begin + 4 * 300 * 500);
    finish();
}

static void assigned_lines_are_put_in_order_first(void)
{
    sk__assign_arguments assign;
    sk__ragged_arguments ragged;
    start();
    desc.gathers = desc.scatters = false;
    desc.assigned = true;
    memset(&args.gather, 0, sizeof args.gather);
    args.count = locate_room(COUNT);
    memset(&args.scatter, 0, sizeof args.scatter);
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<bpd|bpd|bpdbpd|bpd|bpd>");
    memcpy(&assign, find_command(FAKE_PUSH, 0)->words, sizeof assign);
    memcpy(&ragged, find_command(FAKE_PUSH, 1)->words, sizeof ragged);
    CHECK(assign.problems[0] == EXTENTS && assign.count[0] == COUNT && assign.counted == 1);
    CHECK(assign.most_lines == 500 && assign.most_problems == 70);
    CHECK_EQ(find_command(FAKE_DISPATCH, 0)->groups[0], 70); /* a workgroup for each problem */
    CHECK_EQ(ragged.extents[0], assign.ends[0]);
    CHECK_EQ(ragged.flags & (SK__RAGGED_COPIED | SK__RAGGED_COUNTED), SK__RAGGED_COPIED);
    sk__lines_arguments gather = find_copy(3);
    CHECK(gather.order[0] == assign.order[0] && gather.ends[0] == assign.ends[0]);
    CHECK_EQ(gather.flags, SK__LINES_ORDERED | SK__LINES_VECTORS);
    finish();
}

/* Columns of B and D, of which D' = B' A' makes rows of A and D. */
static void columns_are_copied_where_n_is_ragged(void)
{
    sk__grouped_arguments multiply;
    start();
    desc.ragged = SK_RAGGED_N;
    desc.scatters = false;
    memset(&args.scatter, 0, sizeof args.scatter);
    desc.gemm.b.layout = desc.gemm.d.layout = SK_LAYOUT_COL_MAJOR;
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<bpd|bpdbpd|bpd>");
    sk__lines_arguments gather = find_copy(2);
    memcpy(&multiply, find_command(FAKE_PUSH, 3)->words, sizeof multiply);
    CHECK(gather.from[0] == B && gather.line_length == 300);
    CHECK(multiply.a[0] == gather.to[0] && multiply.b[0] == A && multiply.d[0] == D);
    finish();
}

static void a_status_record_tells_of_a_line_that_is_not_there(void)
{
    char text[256];
    sk_workspace_status status = {
        .left_out_code = SK_STATUS_INDEX, .left_out = 5, .reason = 0, .all = 64, .refused = 70};
    CHECK_EQ(SK_STATUS_INDEX, SK__STATUS_INDEX);
    CHECK_EQ(sk_read_workspace_status(&status, text, sizeof text), SK_ERROR_LEFT_OUT);
    CHECK(strcmp(text, "line 5 of those stacked was to come from line 70 of a matrix that has 64") == 0);
    status.reason = SK__LINES_SCATTER;
    sk_read_workspace_status(&status, text, sizeof text);
    CHECK(strstr(text, "was to go to line 70") != NULL);
}

static void wrong_descs_of_lines_are_refused(void)
{
    start();
    sk_grouped_gemm_desc good = desc;
    desc.most_lines = 0;
    refuse_desc("most_lines is 0, but must be 0 unless gathers, scatters or assigned is set, and above 0 if one is");
    desc = good;
    desc.gathers = desc.scatters = false;
    refuse_desc("most_lines is 500, but must be 0 unless");
    desc = good;
    desc.ragged = SK_RAGGED_K;
    desc.gemm.a.leading_dimension = 1000;
    refuse_desc("gathers, scatters or assigned is set, but no lines are stacked: ragged is k");
    desc = good;
    desc.masked = true;
    refuse_desc("but no lines are stacked: ragged is m, masked");
    desc = good;
    desc.gemm.a.layout = SK_LAYOUT_COL_MAJOR;
    desc.gemm.a.leading_dimension = 1000;
    refuse_desc("gemm.a is column-major, but its lines that are copied are rows");
    desc = good;
    desc.gemm.d.layout = SK_LAYOUT_COL_MAJOR;
    desc.gemm.d.leading_dimension = 1000;
    refuse_desc("gemm.d is column-major, but its lines that are copied are rows");
    desc = good;
    desc.ragged = SK_RAGGED_N;
    desc.gemm.b.leading_dimension = 1000;
    refuse_desc("gemm.b is row-major, but its lines that are copied are columns");
    desc = good;
    desc.assigned = true;
    desc.gemm.bias = SK_BIAS_ALONG_M;
    refuse_desc("assigned is set, but gemm has a bias along m, scale_m or add_residual");
    desc = good;
    desc.gemm.k = 1u << 30;
    desc.most_lines = UINT32_MAX;
    refuse_desc("most_lines is 4294967295: so many copied lines");
    finish();
}

static void wrong_indices_are_refused(void)
{
    start();
    make_plan();
    args.gather.size = 4 * 500 - 1;
    refuse_launch("gather.size is 1999 bytes, it takes 2000");
    args.gather = locate_room(GATHER + 1);
    refuse_launch("gather is at address 0x71000001, not a multiple of 4");
    memset(&args.gather, 0, sizeof args.gather);
    refuse_launch("gather has neither a buffer nor an address");
    args.gather = locate_room(GATHER);
    desc.scatters = false;
    make_plan();
    refuse_launch("scatter is given, but the plan copies no lines by it");
    desc.assigned = true;
    desc.gemm.epilogue = SK_EPILOGUE_LINEAR;
    make_plan();
    args.beta = 1.0f;
    args.c = locate_room(C);
    args.extents.size = 4 * 500 - 1;
    refuse_launch("beta is 1, must be 0: lines are assigned");
    args.beta = 0.0f;
    refuse_launch("extents.size is 1999 bytes, it takes 2000");
    finish();
}

int main(void)
{
    RUN(lines_are_gathered_while_problems_are_prepared_and_scattered_at_the_end);
    RUN(assigned_lines_are_put_in_order_first);
    RUN(columns_are_copied_where_n_is_ragged);
    RUN(a_status_record_tells_of_a_line_that_is_not_there);
    RUN(wrong_descs_of_lines_are_refused);
    RUN(wrong_indices_are_refused);
    return CHECK_DONE();
}
