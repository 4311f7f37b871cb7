/* Problems of the host in an upload buffer, on the fake device: what is written there and what is recorded, the order
 * in which they are dealt, and what is refused. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "grouped_rig.h"

enum
{
    UPLOAD = 0x60000000,
    MOST_PROBLEMS = 2000,
    HEADER = 16,                           /* bytes, as are: */
    TABLE = 16,                            /* of a problem in the table, */
    EACH = TABLE + (int)sizeof(sk_problem) /* and in all */
};

#define UPLOAD_BYTES (HEADER + EACH * MOST_PROBLEMS)

static sk_problem problems[MOST_PROBLEMS];
static unsigned char upload[UPLOAD_BYTES + 1];
static uint64_t random_state = 1;

static uint32_t draw_below(uint32_t limit)
{
    random_state = random_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((random_state >> 33) % limit);
}

/* Problems of the same k, or of different ones. */
static void start(uint32_t count, bool mixed)
{
    start_group();
    memset(problems, 0, sizeof problems);
    memset(upload, 0xee, sizeof upload);
    desc.addresses = true;
    desc.gemm.fixup = SK_FIXUP_LAST_ARRIVER;
    desc.most_problems = MOST_PROBLEMS;
    desc.problems = args.problems = problems;
    desc.problem_count = args.problem_count = count;
    args.upload = locate_room(UPLOAD);
    args.upload_mapped = upload;
    for (uint32_t i = 0; i < count; i++)
    {
        problems[i].m = 1 + draw_below(400);
        problems[i].n = 1 + draw_below(200);
        problems[i].k = mixed ? i % 2 ? 16 * (7 + draw_below(40)) : 100 : 300;
    }
}

/* What is written by way of the command buffer. */
static void check_as_commands_write(uint32_t count)
{
    static unsigned char written[UPLOAD_BYTES];
    size_t space = HEADER + TABLE * (size_t)count, rows = count * sizeof problems[0];
    memcpy(written, upload, sizeof written);
    memset(&args.upload, 0, sizeof args.upload);
    args.upload_mapped = NULL;
    fake.updated_from = WORKSPACE + plan->grouped.space;
    CHECK_EQ(record(), SK_SUCCESS);
    CHECK(memcmp(written, fake.updated, space) == 0);
    CHECK(memcmp(written + space, problems, rows) == 0);
    CHECK(memcmp(written + space, fake.updated + plan->grouped.rows_begin - plan->grouped.space, rows) == 0);
}

static void an_upload_buffer_takes_the_place_of_transfers(void)
{
    static const uint32_t counts[] = {1, 2, 33, 1000};
    for (uint32_t i = 0; i < 8; i++)
    {
        sk__grouped_arguments pushed;
        uint32_t count = counts[i % 4];
        start(count, i >= 4);
        desc.gemm.decomposition = i < 4 ? SK_DECOMPOSITION_STREAM_K : SK_DECOMPOSITION_DATA_PARALLEL;
        make_plan();
        args.upload.size = sk_query_upload_size(plan, count);
        args.workspace.buffer = VK_NULL_HANDLE;
        args.workspace.address = WORKSPACE;
        CHECK_EQ(args.upload.size, HEADER + EACH * count);
        CHECK_EQ(record(), SK_SUCCESS);
        check_kinds("<bpd>");
        memcpy(&pushed, find_command(FAKE_PUSH, 0)->words, sizeof pushed);
        CHECK_EQ(pushed.space[0], UPLOAD);
        CHECK_EQ(pushed.problems[0], UPLOAD + HEADER + TABLE * count);
        CHECK_EQ(pushed.workspace[0], WORKSPACE);
        CHECK_EQ(upload[args.upload.size], 0xee);
        args.workspace = locate_room(WORKSPACE);
        check_as_commands_write(count);
        finish();
    }
}

/* The order is the planner's, which sorts otherwise. */
static void problems_are_sorted_while_they_are_recorded(void)
{
    static const uint32_t counts[] = {0, 1, 2, 3, 31, 1023, SK__MOST_SORTED};
    for (uint32_t i = 0; i < 7; i++)
    {
        start(counts[i], true);
        desc.gemm.sort = SK_SORT_BY_K;
        desc.gemm.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
        make_plan();
        CHECK_EQ(record(), SK_SUCCESS);
        check_kinds(counts[i] ? "<bpd>" : "");
        CHECK(counts[i] == 0 || memcmp(upload, plan->grouped.table, HEADER + TABLE * counts[i]) == 0);
        finish();
    }
}

/* By what is multiplied: where alpha is 0, nothing is. */
static void problems_without_alpha_are_dealt_last(void)
{
    for (uint32_t planned = 0; planned < 2; planned++)
    {
        uint32_t before = UINT32_MAX;
        start(31, true);
        desc.gemm.sort = SK_SORT_BY_K;
        desc.gemm.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
        desc.gemm.epilogue = SK_EPILOGUE_LINEAR;
        for (uint32_t i = 0; i < 31; i++)
        {
            problems[i].alpha = i % 3 == 0 ? 0.0 : 1.0;
        }
        make_plan();
        CHECK_EQ(record(), SK_SUCCESS);
        const unsigned char* table = planned ? (const unsigned char*)plan->grouped.table : upload;
        for (uint32_t i = 0; i < 31; i++)
        {
            uint32_t row[4]; /* tiles and places before it, k-iterations, problem */
            memcpy(row, table + HEADER + TABLE * i, sizeof row);
            CHECK(row[2] <= before && (row[2] == 0) == (row[3] % 3 == 0));
            before = row[2];
        }
        finish();
    }
}

/* What recording cannot order or weigh a dispatch does, of rows in the upload buffer. */
static void check_prepared(void)
{
    sk__prepare_arguments prepare;
    sk__grouped_arguments pushed;
    size_t space = HEADER + TABLE * (size_t)args.problem_count;
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<bpd|bpd>");
    memcpy(&prepare, find_command(FAKE_PUSH, 0)->words, sizeof prepare);
    memcpy(&pushed, find_command(FAKE_PUSH, 1)->words, sizeof pushed);
    CHECK_EQ(prepare.problems[0], UPLOAD + space);
    CHECK_EQ(prepare.most_problems, args.problem_count);
    CHECK_EQ(pushed.problems[0], prepare.problems[0]);
    CHECK_EQ(pushed.space[0], WORKSPACE + plan->grouped.space);
    CHECK(memcmp(upload + space, problems, args.problem_count * sizeof problems[0]) == 0);
    CHECK_EQ(upload[0], 0xee);
}

static void more_problems_than_recording_sorts_are_prepared_by_a_dispatch(void)
{
    start(SK__MOST_SORTED + 1, true);
    desc.gemm.sort = SK_SORT_BY_K;
    desc.gemm.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    check_prepared();
    finish();
}

static void problems_whose_shares_differ_are_prepared_by_a_dispatch(void)
{
    start(20, true);
    desc.gemm.decomposition = SK_DECOMPOSITION_HYBRID;
    check_prepared();
    finish();
}

static void wrong_upload_buffers_are_refused(void)
{
    char sentence[128];
    start(3, false);
    make_plan();
    uint32_t size = HEADER + EACH * 3;
    args.upload_mapped = NULL;
    refuse_launch("upload_mapped is NULL, but upload is given");
    args.upload_mapped = upload;
    args.upload.buffer = VK_NULL_HANDLE;
    refuse_launch("upload has neither a buffer nor an address");
    args.upload = locate_room(UPLOAD + 8);
    refuse_launch("upload is at address 0x60000008, not a multiple of 16");
    args.upload = locate_room(UPLOAD);
    args.upload.size = size - 1;
    snprintf(sentence, sizeof sentence, "upload.size is %u bytes, 3 problems take %u", size - 1, size);
    refuse_launch(sentence);
    args.upload = locate_room(WORKSPACE);
    snprintf(sentence, sizeof sentence, "upload [0x40000000, 0x%x) overlaps workspace", 0x40000000u + size);
    refuse_launch(sentence);
    args.upload = locate_room(UPLOAD);
    problems[1].leading_dimension_a = 1;
    problems[1].k = 2;
    refuse_launch("problem 1: leading_dimension_a is below the length of a line");
    CHECK_EQ(upload[0], 0xee); /* what is refused is not written */
    args.problems = NULL;
    refuse_launch("upload is given, but no problems of the host's");
    finish();
}

int main(void)
{
    RUN(an_upload_buffer_takes_the_place_of_transfers);
    RUN(problems_are_sorted_while_they_are_recorded);
    RUN(problems_without_alpha_are_dealt_last);
    RUN(more_problems_than_recording_sorts_are_prepared_by_a_dispatch);
    RUN(problems_whose_shares_differ_are_prepared_by_a_dispatch);
    RUN(wrong_upload_buffers_are_refused);
    return CHECK_DONE();
}
