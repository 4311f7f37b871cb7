/* Launches of products with sparse matrices, on the fake device: what is recorded, and what is refused. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "sparse_rig.h"

static sk_result record(void)
{
    fake.count = 0;
    return sk_spmm(fake_commands(), plan, &args);
}

/* ---- what is recorded ---------------------------------------------------------------------------------- */

static sk__sparse_arguments get_sparse_pushed(uint32_t n)
{
    sk__sparse_arguments arguments;
    CHECK_EQ(find_command(FAKE_PUSH, n)->size, sizeof arguments);
    memcpy(&arguments, find_command(FAKE_PUSH, n)->words, sizeof arguments);
    return arguments;
}

static void whole_rows_are_one_dispatch(void)
{
    start_sparse();
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<bpd>");
    sk__sparse_arguments pushed = get_sparse_pushed(0);
    CHECK_EQ(join_words(pushed.offsets), OFFSETS);
    CHECK_EQ(join_words(pushed.columns), COLUMNS);
    CHECK_EQ(join_words(pushed.values), A);
    CHECK_EQ(join_words(pushed.b), B);
    CHECK_EQ(join_words(pushed.d), D);
    CHECK_EQ(pushed.alpha, 0x3f800000);
    CHECK_EQ(pushed.reads_c, 0);
    CHECK_EQ(pushed.last_column, 799);
    check_groups(0, 1000 / 128 + 1, 1);
    finish();
}

static void merge_path_is_two_dispatches_with_a_barrier(void)
{
    start_sparse();
    desc.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    desc.epilogue = SK_EPILOGUE_LINEAR;
    args.alpha = 2.0;
    args.beta = 3.0;
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<bpd|bpd>");
    check_barrier(0, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT);
    sk__sparse_arguments pushed = get_sparse_pushed(1);
    CHECK_EQ(pushed.alpha, 0x40000000);
    CHECK_EQ(pushed.beta, 0x40400000);
    CHECK_EQ(pushed.reads_c, 1);
    CHECK_EQ(join_words(pushed.c), C);
    CHECK_EQ(join_words(pushed.workspace), WORKSPACE + SK__WORKSPACE_HEAD);
    finish();
}

/* With alpha = 0 neither A nor B need be there. */
static void offsets_are_made_before(void)
{
    start_sparse();
    desc.storage = SK_STORAGE_COO;
    desc.epilogue = SK_EPILOGUE_LINEAR;
    memset(&args.a.row_offsets, 0, sizeof args.a.row_offsets);
    args.row_indices = locate_room(OFFSETS);
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<bpd|bpd>");
    CHECK_EQ(join_words(get_sparse_pushed(1).offsets), WORKSPACE + SK__WORKSPACE_HEAD);
    args.alpha = 0.0;
    memset(&args.row_indices, 0, sizeof args.row_indices);
    memset(&args.b, 0, sizeof args.b);
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<bpd>");
    CHECK_EQ(get_sparse_pushed(0).nonzeros, 0);
    args.alpha = 1e-60; /* 0, rounded to f32 */
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<bpd>");
    finish();
}

static void nothing_is_recorded_of_nothing(void)
{
    start_sparse();
    desc.n = 0;
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    CHECK_EQ(fake.count, 0);
    desc.n = 1;
    desc.m = desc.nonzeros = 0;
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    CHECK_EQ(fake.count, 0);
    CHECK_EQ(fake.pipelines_alive, 0);
    finish();
}

static void plans_alike_share_pipelines(void)
{
    start_sparse();
    desc.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    make_plan();
    CHECK_EQ(fake.pipelines_alive, 2);
    desc.m = 77;
    make_plan();
    CHECK_EQ(fake.pipelines_alive, 2);
    desc.n = 2;
    make_plan();
    CHECK_EQ(fake.pipelines_alive, 4);
    sk_trim_context(context);
    CHECK_EQ(fake.pipelines_alive, 2);
    finish();
}

/* ---- what is refused ----------------------------------------------------------------------------------- */

static void refuse_desc(sk_result wanted, const char* sentence)
{
    sk_spmm_plan* made = NULL;
    check_sentence(sk_create_spmm_plan(context, &desc, &made), wanted, sentence);
    CHECK(made == NULL);
}

static void wrong_descs_are_refused(void)
{
    start_sparse();
    const sk_spmm_desc right = desc;
    desc.m = 4294960000u;
    desc.nonzeros = 7295;
    refuse_desc(SK_ERROR_TOO_LARGE, "m and nonzeros are 4294960000 and 7295, must add up to less than 4294967295");
    desc = right;
    desc.k = 0;
    refuse_desc(SK_ERROR_INVALID_VALUE, "nonzeros is 5000, but the sparse matrix is 1000 x 0");
    desc = right;
    desc.longest_row = 5001;
    refuse_desc(SK_ERROR_INVALID_VALUE, "longest_row is 5001, must be at most the 5000 nonzeros");
    desc = right;
    desc.b.leading_dimension = 3;
    desc.n = 4;
    refuse_desc(SK_ERROR_LEADING_DIMENSION, "b.leading_dimension is 3, must be at least its 4 columns");
    desc = right;
    desc.d.layout = (sk_layout)7;
    refuse_desc(SK_ERROR_INVALID_VALUE, "d.layout is 7, which is not an sk_layout");
    desc = right;
    desc.type = SK_TYPE_BF16;
    refuse_desc(SK_ERROR_NO_KERNEL, "type is bf16, of which no sparse matrices are multiplied");
    desc = right;
    desc.decomposition = (sk_sparse_decomposition)9;
    refuse_desc(SK_ERROR_INVALID_VALUE, "decomposition is 9, which is not an sk_sparse_decomposition");
    desc = right;
    desc.storage = (sk_storage)2;
    refuse_desc(SK_ERROR_INVALID_VALUE, "storage is 2, which is not an sk_storage");
    desc = right;
    desc.epilogue = (sk_epilogue)2;
    refuse_desc(SK_ERROR_INVALID_VALUE, "epilogue is 2, which is not an sk_epilogue");
    finish();
}

static void wrong_decisions_are_refused(void)
{
    start_sparse();
    const sk_spmm_desc right = desc;
    desc.lanes = 3;
    refuse_desc(SK_ERROR_INVALID_VALUE, "lanes is 3, must be a power of two up to 128");
    desc = right;
    desc.group = 4;
    refuse_desc(SK_ERROR_INVALID_VALUE,
                "group is 4, which group-mapped and row-blocks have, but the decomposition is auto");
    desc.decomposition = SK_SPARSE_DECOMPOSITION_GROUP_MAPPED;
    desc.group = 256;
    refuse_desc(SK_ERROR_INVALID_VALUE, "group is 256, must be a power of two up to 128");
    desc.group = 64;
    desc.lanes = 4;
    refuse_desc(SK_ERROR_INVALID_VALUE, "group is 64, must be at most 32: teams of a workgroup have 4 lanes each");
    desc = right;
    desc.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    desc.workers = 65536;
    refuse_desc(SK_ERROR_WORKERS, "workers is 65536, must be at most 65535 with merge-path");
    desc.decomposition = SK_SPARSE_DECOMPOSITION_ROW_BLOCKS;
    refuse_desc(SK_ERROR_WORKERS, "workers is 65536, must be at most 65535 with row-blocks");
    desc = right;
    desc.staged = 128;
    refuse_desc(SK_ERROR_INVALID_VALUE,
                "staged is 128, as row-blocks and merge-path stage, but the decomposition is auto");
    desc.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    desc.staged = 100;
    refuse_desc(SK_ERROR_INVALID_VALUE, "staged is 100, must be a multiple of 128 up to 1024");
    desc.type = SK_TYPE_F64;
    desc.staged = 640;
    refuse_desc(SK_ERROR_INVALID_VALUE, "staged is 640, must be a multiple of 128 up to 512");
    finish();
}

static void missing_features_are_named(void)
{
    start_sparse();
    finish();
    reset_fake();
    sk_context_desc context_desc = fake_context_desc();
    fake.features.features.features.shaderFloat64 = VK_FALSE;
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
    plan = NULL;
    desc.type = SK_TYPE_F64;
    refuse_desc(SK_ERROR_MISSING_FEATURE,
                "sparse matrices of f64 need shaderFloat64, which the device was not created with");
    finish();
}

static void wrong_arguments_are_refused(void)
{
    start_sparse();
    desc.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    make_plan();
    const sk_spmm_args right = args;
    memset(&args.a.row_offsets, 0, sizeof args.a.row_offsets);
    check_sentence(record(), SK_ERROR_NULL_ARGUMENT, "a.row_offsets has neither a buffer nor an address");
    args = right;
    args.a.column_indices.size = 19999;
    check_sentence(record(), SK_ERROR_BUFFER_TOO_SMALL,
                   "a.column_indices.size is 19999 bytes, its elements reach 20000");
    args = right;
    args.a.values.offset = 2;
    check_sentence(record(), SK_ERROR_MISALIGNED,
                   "a.values is at address 0x10000002, not a multiple of its 4-byte elements");
    args = right;
    args.workspace.size = 100;
    CHECK_EQ(record(), SK_ERROR_WORKSPACE_TOO_SMALL);
    args = right;
    args.d = args.b;
    args.d.offset = 800 * 4 - 4;
    check_sentence(record(), SK_ERROR_OVERLAP, "d [0x20000c7c, 0x20001c1c) overlaps b [0x20000000, 0x20000c80)");
    args = right;
    check_sentence(sk_check_sparse(fake_commands(), plan, &args, args.c), SK_ERROR_INVALID_VALUE,
                   "the plan was made without sk_spmm_desc.checks");
    CHECK_EQ(fake.count, 0);
    finish();
}

static void integers_are_scaled_by_integers(void)
{
    start_sparse();
    desc.type = SK_TYPE_S32;
    desc.epilogue = SK_EPILOGUE_LINEAR;
    make_plan();
    args.alpha = -3.0;
    args.beta = 0.5;
    check_sentence(record(), SK_ERROR_INVALID_VALUE,
                   "beta is 0.5, must be an integer of 32 bits with a sign, as D is s32");
    args.beta = 1.0;
    CHECK_EQ(record(), SK_SUCCESS);
    CHECK_EQ(get_sparse_pushed(0).alpha, (uint32_t)-3);
    args.alpha = 16777217.0; /* which f32 does not have */
    CHECK_EQ(record(), SK_SUCCESS);
    CHECK_EQ(get_sparse_pushed(0).alpha, 16777217);
    finish();
}

static void wrong_offsets_are_not_replayed(void)
{
    static uint32_t offsets[1001];
    uint64_t count = 0;
    start_sparse();
    make_plan();
    offsets[0] = 1;
    check_sentence(sk_list_spmm_segments(plan, offsets, &count, NULL), SK_ERROR_INVALID_VALUE,
                   "row_offsets[0] is 1, must be 0");
    offsets[0] = 0;
    offsets[5] = 9;
    check_sentence(sk_list_spmm_segments(plan, offsets, &count, NULL), SK_ERROR_INVALID_VALUE,
                   "row_offsets[6] is 0, must be at least row_offsets[5], which is 9");
    offsets[5] = 0;
    check_sentence(sk_list_spmm_segments(plan, offsets, &count, NULL), SK_ERROR_INVALID_VALUE,
                   "row_offsets[1000] is 0, must be the 5000 nonzeros");
    finish();
}

/* ---- memory, and devices that are not there ------------------------------------------------------------ */

static void every_allocation_may_fail(void)
{
    sk_result result = SK_ERROR_OUT_OF_HOST_MEMORY;
    for (uint32_t allowed = 0; result != SK_SUCCESS && CHECK(allowed < 100); allowed++)
    {
        start_sparse();
        sk_destroy_context(context);
        sk_context_desc context_desc = fake_context_desc();
        context_desc.allocator = fake_allocator();
        CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
        desc.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
        desc.storage = SK_STORAGE_COO;
        fake.allocations = allowed;
        result = sk_create_spmm_plan(context, &desc, &plan);
        CHECK(result == SK_SUCCESS || (result == SK_ERROR_OUT_OF_HOST_MEMORY && plan == NULL));
        finish();
    }
}

static void plans_are_made_without_a_device(void)
{
    static char profile[1 << 16];
    start_sparse();
    CHECK(sk_format_profile(context, profile, sizeof profile) < sizeof profile);
    sk_destroy_context(context);
    sk_planning_desc planning = {profile, 0, NULL, fake_logger(), {NULL, NULL, SK_LOG_LEVEL_WARNING}};
    CHECK_EQ(sk_create_planning_context(&planning, &context), SK_SUCCESS);
    make_plan();
    CHECK_EQ(sk_query_spmm_plan(plan).decomposition, SK_SPARSE_DECOMPOSITION_THREAD_MAPPED);
    CHECK_EQ(record(), SK_ERROR_NO_DEVICE);
    finish();
}

int main(void)
{
    RUN(whole_rows_are_one_dispatch);
    RUN(merge_path_is_two_dispatches_with_a_barrier);
    RUN(offsets_are_made_before);
    RUN(nothing_is_recorded_of_nothing);
    RUN(plans_alike_share_pipelines);
    RUN(wrong_descs_are_refused);
    RUN(wrong_decisions_are_refused);
    RUN(missing_features_are_named);
    RUN(wrong_arguments_are_refused);
    RUN(integers_are_scaled_by_integers);
    RUN(wrong_offsets_are_not_replayed);
    RUN(every_allocation_may_fail);
    RUN(plans_are_made_without_a_device);
    return CHECK_DONE();
}
