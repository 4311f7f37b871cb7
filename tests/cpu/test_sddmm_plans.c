/* Plans of products of dense matrices where a sparse one has nonzeros, on the fake device: what is chosen, recorded and
 * refused. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"

enum
{
    OFFSETS = 0x10000000, /* addresses of ROOM bytes each */
    ROW_INDICES = 0x11000000,
    COLUMN_INDICES = 0x12000000,
    VALUES_C = 0x13000000,
    VALUES_D = 0x14000000,
    MATRIX_A = 0x15000000,
    MATRIX_B = 0x16000000,
    ROOM = 1 << 20
};

static sk_context* context;
static sk_sddmm_plan* plan;
static sk_sddmm_desc desc;
static sk_sddmm_args args;

static sk_buffer locate_room(VkDeviceAddress address)
{
    sk_buffer room = {.buffer = fake_buffer(address), .size = ROOM};
    return room;
}

/* 1000 x 64 times 64 x 800, of f32, at 5000 nonzeros. There is no plan yet. */
static void start(void)
{
    reset_fake();
    memset(&desc, 0, sizeof desc);
    memset(&args, 0, sizeof args);
    desc.m = 1000;
    desc.n = 800;
    desc.nonzeros = 5000;
    desc.k = 64;
    args.pattern.row_offsets = locate_room(OFFSETS);
    args.row_indices = locate_room(ROW_INDICES);
    args.pattern.column_indices = locate_room(COLUMN_INDICES);
    args.a = locate_room(MATRIX_A);
    args.b = locate_room(MATRIX_B);
    args.c = locate_room(VALUES_C);
    args.d = locate_room(VALUES_D);
    sk_context_desc context_desc = fake_context_desc();
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
    plan = NULL;
}

static bool make_plan(void)
{
    sk_destroy_sddmm_plan(plan);
    bool made = CHECK_EQ(sk_create_sddmm_plan(context, &desc, &plan), SK_SUCCESS);
    if (!made)
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
    return made;
}

static void finish(void)
{
    sk_destroy_sddmm_plan(plan);
    sk_destroy_context(context);
    CHECK_EQ(fake.allocations_alive, 0);
    CHECK_EQ(fake.pipelines_alive, 0);
    CHECK_EQ(fake.layouts_alive, 0);
    CHECK_EQ(fake.modules_alive, 0);
}

static sk_result record(void)
{
    fake.count = 0;
    return sk_sddmm(fake_commands(), plan, &args);
}

/* ---- choices ------------------------------------------------------------------------------------------- */

/* Each worker has a nonzero at least, and all have all. */
static void check_choice(uint32_t workers, uint32_t lanes)
{
    make_plan();
    sk_sddmm_plan_info info = sk_query_sddmm_plan(plan);
    CHECK_EQ(info.workers, workers);
    CHECK_EQ(info.lanes, lanes);
    CHECK_EQ((uint64_t)info.workers * info.share + info.larger_shares, desc.nonzeros);
    CHECK(info.share > 0 || desc.nonzeros == 0);
    CHECK(info.larger_shares < info.workers || info.workers == 0);
}

/* 132 units of 8 workgroups each; runs of 4 products, a lane each, up to 8; a nonzero for each team, or chunks of
 * 128. */
static void workers_and_lanes_follow_from_the_product(void)
{
    start();
    check_choice(313, 8);
    desc.k = 12;
    check_choice(157, 4);
    desc.k = 1000;
    check_choice(313, 8);
    desc.nonzeros = 9;
    check_choice(1, 8);
    desc.k = 3;
    check_choice(1, 1);
    desc.k = 0;
    check_choice(1, 1);
    desc.nonzeros = 0;
    check_choice(0, 1);
    desc.nonzeros = 100000;
    check_choice(782, 1);
    desc.nonzeros = 1000000;
    check_choice(1000000 / (1000000 / (4 * 132 * 8)), 1);
    desc.nonzeros = 10000000;
    check_choice(10000000 / 1024, 1);
    desc.nonzeros = 4294966294u;
    check_choice(65535, 1);
    desc.lanes = 128;
    desc.nonzeros = 100;
    desc.workers = 65535;
    check_choice(100, 128);
    finish();
}

/* More lanes for the same k where elements are smaller or larger: a run has 16 bytes. */
static void runs_follow_from_the_type(void)
{
    start();
    desc.k = 16;
    check_choice(157, 4);
    desc.type = SK_TYPE_F64;
    check_choice(313, 8);
    desc.type = SK_TYPE_F16;
    check_choice(79, 2);
    finish();
}

static void a_line_says_what_a_plan_is(void)
{
    char line[SK_LINE_SIZE];
    start();
    desc.workers = 7;
    desc.lanes = 8;
    desc.storage = SK_STORAGE_COO;
    make_plan();
    size_t length = sk_format_sddmm_plan(plan, line, sizeof line);
    CHECK_EQ(length, strlen(line));
    if (!CHECK(strcmp(line, "1000x64 times 64x800, of f32, at 5000 nonzeros of coo: --workers 7 --lanes 8; "
                            "715 nonzeros a worker") == 0))
    {
        CHECK_NOTE("%s\n", line);
    }
    finish();
}

/* ---- what is recorded ---------------------------------------------------------------------------------- */

static sk__sddmm_arguments get_sddmm_pushed(void)
{
    sk__sddmm_arguments arguments;
    CHECK_EQ(find_command(FAKE_PUSH, 0)->size, sizeof arguments);
    memcpy(&arguments, find_command(FAKE_PUSH, 0)->words, sizeof arguments);
    return arguments;
}

static void a_launch_is_a_dispatch(void)
{
    start();
    desc.a.leading_dimension = 70;
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<bpd>");
    sk__sddmm_arguments pushed = get_sddmm_pushed();
    CHECK_EQ(join_words(pushed.rows_at), OFFSETS);
    CHECK_EQ(join_words(pushed.columns), COLUMN_INDICES);
    CHECK_EQ(join_words(pushed.a), MATRIX_A);
    CHECK_EQ(join_words(pushed.b), MATRIX_B);
    CHECK_EQ(join_words(pushed.d), VALUES_D);
    CHECK_EQ(pushed.rows, 1000);
    CHECK_EQ(pushed.last_column, 799);
    CHECK_EQ(pushed.nonzeros, 5000);
    CHECK_EQ(pushed.k, 64);
    CHECK_EQ(pushed.leading_dimension_a, 70);
    CHECK_EQ(pushed.leading_dimension_b, 800);
    CHECK_EQ(pushed.alpha, 0x3f800000);
    CHECK_EQ(pushed.reads_c, 0);
    desc.storage = SK_STORAGE_COO;
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    CHECK_EQ(join_words(get_sddmm_pushed().rows_at), ROW_INDICES);
    finish();
}

static bool is_read_in_runs(void)
{
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    return get_sddmm_pushed().in_runs != 0;
}

/* Runs of 16 bytes need lines of neighbouring k that begin and end at multiples of 16 bytes, in A and in B. */
static void runs_are_read_where_all_lines_are_aligned(void)
{
    start();
    CHECK(!is_read_in_runs());
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    CHECK(is_read_in_runs());
    args.a.offset = 4;
    CHECK(!is_read_in_runs());
    args.a.offset = 16;
    CHECK(is_read_in_runs());
    args.b.offset = 8;
    CHECK(!is_read_in_runs());
    args.b.offset = 0;
    desc.a.leading_dimension = 66;
    CHECK(!is_read_in_runs());
    desc.a.leading_dimension = 68;
    CHECK(is_read_in_runs());
    desc.type = SK_TYPE_F64;
    desc.k = desc.a.leading_dimension = 62;
    CHECK(is_read_in_runs());
    desc.type = SK_TYPE_F32;
    CHECK(!is_read_in_runs());
    desc.k = 64;
    desc.a.leading_dimension = 0;
    desc.a.layout = SK_LAYOUT_COL_MAJOR;
    CHECK(!is_read_in_runs());
    finish();
}

static void factors_of_0_read_nothing(void)
{
    static const sk_buffer none = {0};
    start();
    desc.epilogue = SK_EPILOGUE_LINEAR;
    make_plan();
    args.a = args.b = args.pattern.row_offsets = args.pattern.column_indices = none;
    args.beta = 2.0;
    CHECK_EQ(record(), SK_SUCCESS);
    CHECK_EQ(get_sddmm_pushed().k, 0);
    CHECK_EQ(join_words(get_sddmm_pushed().c), VALUES_C);
    CHECK_EQ(get_sddmm_pushed().beta, 0x40000000);
    args.beta = 0.0;
    args.c = none;
    CHECK_EQ(record(), SK_SUCCESS);
    CHECK_EQ(get_sddmm_pushed().reads_c, 0);
    finish();
}

static void without_nonzeros_nothing_is_recorded(void)
{
    start();
    desc.nonzeros = 0;
    make_plan();
    memset(&args, 0, sizeof args);
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("");
    finish();
}

static void plans_alike_share_a_pipeline(void)
{
    start();
    make_plan();
    CHECK_EQ(fake.pipelines_alive, 1);
    desc.m = 999;
    make_plan();
    CHECK_EQ(fake.pipelines_alive, 1);
    desc.a.layout = SK_LAYOUT_COL_MAJOR;
    make_plan();
    CHECK_EQ(fake.pipelines_alive, 2);
    sk_trim_context(context);
    CHECK_EQ(fake.pipelines_alive, 1);
    finish();
}

/* ---- what is refused ----------------------------------------------------------------------------------- */

static void refuse_desc(sk_result wanted, const char* sentence)
{
    sk_sddmm_plan* made = NULL;
    check_sentence(sk_create_sddmm_plan(context, &desc, &made), wanted, sentence);
    CHECK(made == NULL);
}

static void wrong_descs_are_refused(void)
{
    start();
    const sk_sddmm_desc right = desc;
    desc.nonzeros = 4294966295u;
    refuse_desc(SK_ERROR_TOO_LARGE, "m and nonzeros are 1000 and 4294966295, must add up to less than 4294967295");
    desc = right;
    desc.n = 0;
    refuse_desc(SK_ERROR_INVALID_VALUE, "nonzeros is 5000, but the sparse matrix is 1000 x 0");
    desc = right;
    desc.type = SK_TYPE_BF16;
    refuse_desc(SK_ERROR_NO_KERNEL, "type is bf16, of which no sparse matrices are multiplied");
    desc = right;
    desc.storage = (sk_storage)2;
    refuse_desc(SK_ERROR_INVALID_VALUE, "storage is 2, which is not an sk_storage");
    desc = right;
    desc.a.leading_dimension = 63;
    refuse_desc(SK_ERROR_LEADING_DIMENSION, "a.leading_dimension is 63, must be at least its 64 columns");
    desc = right;
    desc.b.layout = (sk_layout)7;
    refuse_desc(SK_ERROR_INVALID_VALUE, "b.layout is 7, which is not an sk_layout");
    desc = right;
    desc.lanes = 48;
    refuse_desc(SK_ERROR_INVALID_VALUE, "lanes is 48, must be a power of two up to 128");
    desc = right;
    desc.workers = 65536;
    refuse_desc(SK_ERROR_WORKERS, "workers is 65536, must be at most 65535");
    finish();
}

static void wrong_arguments_are_refused(void)
{
    start();
    desc.epilogue = SK_EPILOGUE_LINEAR;
    args.alpha = args.beta = 1.0;
    make_plan();
    const sk_sddmm_args right = args;
    args.d.size = 19999;
    check_sentence(record(), SK_ERROR_BUFFER_TOO_SMALL, "d.size is 19999 bytes, its elements reach 20000");
    args = right;
    memset(&args.pattern.row_offsets, 0, sizeof args.pattern.row_offsets);
    check_sentence(record(), SK_ERROR_NULL_ARGUMENT, "pattern.row_offsets has neither a buffer nor an address");
    args = right;
    args.d = args.a;
    check_sentence(record(), SK_ERROR_OVERLAP, "d [0x15000000, 0x15004e20) overlaps a [0x15000000, 0x1503e800)");
    args = right;
    args.c.offset = 4;
    args.d = right.c;
    check_sentence(record(), SK_ERROR_OVERLAP, "d [0x13000000, 0x13004e20) overlaps c [0x13000004, 0x13004e24)");
    args.c = args.d;
    CHECK_EQ(record(), SK_SUCCESS);
    check_sentence(sk_sddmm(NULL, plan, &args), SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    check_sentence(sk_sddmm(fake_commands(), plan, NULL), SK_ERROR_NULL_ARGUMENT, "args is NULL");
    CHECK_EQ(sk_sddmm(fake_commands(), NULL, &args), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_create_sddmm_plan(NULL, &desc, &plan), SK_ERROR_NULL_ARGUMENT);
    check_sentence(sk_create_sddmm_plan(context, &desc, NULL), SK_ERROR_NULL_ARGUMENT, "plan is NULL");
    sk_sddmm_plan* made = NULL;
    check_sentence(sk_create_sddmm_plan(context, NULL, &made), SK_ERROR_NULL_ARGUMENT, "desc is NULL");
    finish();
}

int main(void)
{
    RUN(workers_and_lanes_follow_from_the_product);
    RUN(runs_follow_from_the_type);
    RUN(a_line_says_what_a_plan_is);
    RUN(a_launch_is_a_dispatch);
    RUN(runs_are_read_where_all_lines_are_aligned);
    RUN(factors_of_0_read_nothing);
    RUN(without_nonzeros_nothing_is_recorded);
    RUN(plans_alike_share_a_pipeline);
    RUN(wrong_descs_are_refused);
    RUN(wrong_arguments_are_refused);
    return CHECK_DONE();
}
