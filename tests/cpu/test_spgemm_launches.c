/* Launches of products of two sparse matrices, on the fake device: what is recorded, and what is refused. */
#include "spgemm_plans.h"

/* ---- what is recorded ---------------------------------------------------------------------------------- */

typedef sk_result (*step)(VkCommandBuffer commands, const sk_spgemm_plan* plan, const sk_spgemm_args* args);

static sk_result record(step record_step)
{
    fake.count = 0;
    return record_step(fake_commands(), plan, &args);
}

static sk__spgemm_arguments get_spgemm_pushed(uint32_t n)
{
    sk__spgemm_arguments arguments;
    CHECK_EQ(find_command(FAKE_PUSH, n)->size, sizeof arguments);
    memcpy(&arguments, find_command(FAKE_PUSH, n)->words, sizeof arguments);
    return arguments;
}

static void steps_are_dispatches_with_barriers(void)
{
    start();
    make_plan();
    CHECK_EQ(sizeof(sk__spgemm_arguments), 128); /* as many push constants as every device has */
    CHECK_EQ(record(sk_bound_spgemm), SK_SUCCESS);
    check_kinds("<bpd|bpd|bpd>");
    check_barrier(0, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT);
    CHECK_EQ(record(sk_count_spgemm), SK_SUCCESS);
    check_kinds("<bpd|bpdbpdbpdbpdbpdbpd|bpd|bpd>");
    CHECK_EQ(record(sk_fill_spgemm), SK_SUCCESS);
    check_kinds("<bpdbpdbpdbpdbpdbpd>");
    CHECK_EQ(sk_query_spgemm_plan(plan).dispatch_count, 3 + 9 + 6);
    sk__spgemm_arguments pushed = get_spgemm_pushed(0);
    CHECK_EQ(join_words(pushed.a_offsets), MATRIX_A);
    CHECK_EQ(join_words(pushed.b_columns), MATRIX_B + 0x2000000);
    CHECK_EQ(join_words(pushed.c_values), MATRIX_C + 0x4000000);
    CHECK_EQ(join_words(pushed.status), STATUS);
    CHECK_EQ(join_words(pushed.workspace), WORKSPACE + SK__WORKSPACE_HEAD);
    CHECK_EQ(pushed.capacity, 30000);
    CHECK_EQ(pushed.alpha, 0x3f800000);
    finish();
}

/* Each chunk takes as many dispatches, whatever it has; a level merges twice as many runs as the one before. */
static void merge_path_records_its_chunks(void)
{
    start_chunks();
    make_plan();
    CHECK_EQ(record(sk_bound_spgemm), SK_SUCCESS);
    check_kinds("<bpd|bpd|bpd|bpd|bpd|bpd>");
    CHECK_EQ(get_spgemm_pushed(3).step, 2);
    CHECK_EQ(get_spgemm_pushed(3).runs, 4);
    CHECK_EQ(record(sk_count_spgemm), SK_SUCCESS);
    check_kinds("<bpdbpdbpd|bpdbpdbpdbpdbpdbpdbpd|bpd|bpd|bpd|bpd|bpd|bpd|bpd||bpd|bpd>");
    CHECK_EQ(record(sk_fill_spgemm), SK_SUCCESS);
    check_kinds("<bpdbpdbpdbpdbpdbpdbpd|bpd|bpd|bpd|bpd|bpd|bpd|bpd|bpd|bpd|>");
    CHECK_EQ(get_spgemm_pushed(7).step, 0x10000);
    CHECK_EQ(get_spgemm_pushed(13).step, 0x10101);
    CHECK_EQ(sk_query_spgemm_plan(plan).dispatch_count, 3 + 9 + 6 + 3 + 2 * (4 + 4 + 2));
    finish();
}

/* Values and the arrays of C need not be there before the step that needs them. */
static void steps_take_what_they_need(void)
{
    static const sk_csr none = {{0}, {0}, {0}};
    start();
    desc.epilogue = SK_EPILOGUE_LINEAR;
    args.alpha = 2.0;
    make_plan();
    const sk_spgemm_args all = args;
    args.c = none;
    args.a.values = args.b.values = args.b.column_indices = none.values;
    CHECK_EQ(record(sk_bound_spgemm), SK_SUCCESS);
    check_sentence(record(sk_count_spgemm), SK_ERROR_NULL_ARGUMENT,
                   "b.column_indices has neither a buffer nor an address");
    args.b.column_indices = all.b.column_indices;
    args.c.row_offsets = all.c.row_offsets;
    CHECK_EQ(record(sk_count_spgemm), SK_SUCCESS);
    check_sentence(record(sk_fill_spgemm), SK_ERROR_NULL_ARGUMENT, "a.values has neither a buffer nor an address");
    args = all;
    CHECK_EQ(record(sk_fill_spgemm), SK_SUCCESS);
    CHECK_EQ(get_spgemm_pushed(0).alpha, 0x40000000);
    finish();
}

static void plans_alike_share_pipelines(void)
{
    start();
    make_plan();
    CHECK_EQ(fake.pipelines_alive, 2 + 2 + 2 + 6 + 6);
    desc.m = 999;
    make_plan();
    CHECK_EQ(fake.pipelines_alive, 18);
    desc.type = SK_TYPE_S32;
    make_plan();
    CHECK_EQ(fake.pipelines_alive, 18 + 6);
    sk_trim_context(context);
    CHECK_EQ(fake.pipelines_alive, 18);
    finish();
}

/* ---- what is refused ----------------------------------------------------------------------------------- */

static void refuse_desc(sk_result wanted, const char* sentence)
{
    sk_spgemm_plan* made = NULL;
    check_sentence(sk_create_spgemm_plan(context, &desc, &made), wanted, sentence);
    CHECK(made == NULL);
}

static void wrong_descs_are_refused(void)
{
    start();
    const sk_spgemm_desc right = desc;
    desc.a_nonzeros = 4294966295u;
    refuse_desc(SK_ERROR_TOO_LARGE,
                "rows and nonzeros of A are 1000 and 4294966295, must add up to less than 4294967295");
    desc = right;
    desc.n = 0;
    refuse_desc(SK_ERROR_INVALID_VALUE, "B has 4000 nonzeros, but is 800 x 0");
    desc = right;
    desc.type = SK_TYPE_BF16;
    refuse_desc(SK_ERROR_NO_KERNEL, "type is bf16, of which no sparse matrices are multiplied");
    desc = right;
    desc.epilogue = (sk_epilogue)2;
    refuse_desc(SK_ERROR_INVALID_VALUE, "epilogue is 2, which is not an sk_epilogue");
    desc = right;
    desc.window = 100;
    refuse_desc(SK_ERROR_INVALID_VALUE, "window is 100, must be a multiple of 64, and at most 134217728");
    desc = right;
    desc.workers = 65536;
    refuse_desc(SK_ERROR_WORKERS, "workers is 65536, must be at most 65535");
    desc = right;
    desc.decomposition = SK_SPARSE_DECOMPOSITION_ROW_BLOCKS;
    refuse_desc(SK_ERROR_INVALID_VALUE,
                "decomposition is row-blocks, which two sparse matrices are not multiplied by");
    desc.decomposition = (sk_sparse_decomposition)77;
    refuse_desc(SK_ERROR_INVALID_VALUE, "decomposition is 77, which is not an sk_sparse_decomposition");
    desc = right;
    desc.most_products = 512;
    refuse_desc(SK_ERROR_INVALID_VALUE, "most_products is 512 and most_chunks is 0, only merge-path has chunks");
    desc.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    desc.most_products = 2147483649u;
    refuse_desc(SK_ERROR_INVALID_VALUE, "most_products is 2147483649, must be at most 2147483648");
    desc.most_products = 512;
    desc.most_chunks = 13;
    refuse_desc(SK_ERROR_INVALID_VALUE, "most_chunks is 13, must be at most 12");
    desc = right;
    desc.most_workspace = 30000;
    refuse_desc(SK_ERROR_WORKSPACE_TOO_SMALL,
                "most_workspace is 30000 bytes, the plan needs 590600: 590336 for counters and rows, "
                "0 for products, and 1 times 264 for windows");
    finish();
}

/* Two offsets of 512 products; keys, leaders and sums of 1,024 slots; masks of 128 bits, a product and a sum of 128
 * invocations. */
static void too_little_shared_memory_is_refused(void)
{
    start();
    sk_destroy_context(context);
    fake.properties.limits.maxComputeSharedMemorySize = 19459;
    sk_context_desc context_desc = fake_context_desc();
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
    refuse_desc(SK_ERROR_NO_KERNEL, "maxComputeSharedMemorySize is 19459, sparse matrices of f32 are multiplied with "
                                    "each other in 19460 bytes");
    sk_destroy_context(context);
    fake.properties.limits.maxComputeSharedMemorySize = 19460;
    context_desc = fake_context_desc();
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
    make_plan();
    finish();
}

static void wrong_arguments_are_refused(void)
{
    start();
    make_plan();
    const sk_spgemm_args right = args;
    args.c.values.size = 4 * 29999;
    check_sentence(record(sk_fill_spgemm), SK_ERROR_BUFFER_TOO_SMALL,
                   "c.values.size is 119996 bytes, its elements reach 120000");
    args = right;
    args.c.column_indices = args.c.row_offsets;
    check_sentence(record(sk_fill_spgemm), SK_ERROR_OVERLAP,
                   "c.column_indices [0x20000000, 0x2001d4c0) overlaps c.row_offsets [0x20000000, 0x20000fa4)");
    args = right;
    args.c.row_offsets = args.a.row_offsets;
    check_sentence(record(sk_count_spgemm), SK_ERROR_OVERLAP,
                   "c.row_offsets [0x10000000, 0x10000fa4) overlaps a.row_offsets [0x10000000, 0x10000fa4)");
    CHECK_EQ(record(sk_bound_spgemm), SK_SUCCESS); /* which does not write there */
    args = right;
    args.status.offset = 2;
    check_sentence(record(sk_bound_spgemm), SK_ERROR_MISALIGNED,
                   "status is at address 0x30000002, not a multiple of its 4-byte elements");
    args = right;
    args.workspace.size = 100;
    CHECK_EQ(record(sk_bound_spgemm), SK_ERROR_WORKSPACE_TOO_SMALL);
    CHECK_EQ(fake.count, 0);
    CHECK_EQ(sk_bound_spgemm(fake_commands(), NULL, &args), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_count_spgemm(NULL, plan, &args), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_fill_spgemm(fake_commands(), plan, NULL), SK_ERROR_NULL_ARGUMENT);
    finish();
}

static void factors_of_integers_are_integers(void)
{
    start();
    desc.type = SK_TYPE_S32;
    desc.epilogue = SK_EPILOGUE_LINEAR;
    make_plan();
    args.alpha = 1.5;
    check_sentence(record(sk_fill_spgemm), SK_ERROR_INVALID_VALUE,
                   "alpha is 1.5, must be an integer of 32 bits with a sign, as D is s32");
    args.alpha = -3.0;
    CHECK_EQ(record(sk_fill_spgemm), SK_SUCCESS);
    CHECK_EQ(get_spgemm_pushed(0).alpha, (uint32_t)-3);
    finish();
}

/* The identity has a nonzero a row, and neither arrays nor a class of its own. */
static void an_identity_has_no_arrays(void)
{
    static const sk_csr none = {{0}, {0}, {0}};
    uint32_t b[] = {0, 2, 35, 1060}, found[3] = {9, 9, 9};
    char line[SK_LINE_SIZE];
    start();
    desc.a_is_identity = true;
    refuse_desc(SK_ERROR_INVALID_VALUE, "k is 800, must be m, which is 1000, as A is the identity");
    desc.m = desc.k = 3;
    refuse_desc(SK_ERROR_INVALID_VALUE, "a_nonzeros is 5000, must be 0, as A is the identity");
    desc.a_nonzeros = 0;
    desc.b_nonzeros = 1060;
    args.a = none;
    make_plan();
    CHECK_EQ(record(sk_bound_spgemm), SK_SUCCESS);
    CHECK_EQ(record(sk_count_spgemm), SK_SUCCESS);
    CHECK_EQ(record(sk_fill_spgemm), SK_SUCCESS);
    CHECK_EQ(join_words(get_spgemm_pushed(0).a_offsets), 0);
    CHECK_EQ(get_spgemm_pushed(0).a_nonzeros, 3);
    CHECK_EQ(sk_list_spgemm_classes(plan, NULL, NULL, b, found), SK_SUCCESS);
    CHECK(found[0] == 0 && found[1] == 1 && found[2] == 5);
    sk_format_spgemm_plan(plan, line, sizeof line);
    CHECK(strncmp(line, "3x600 of 1060 nonzeros merged, of f32: ", 39) == 0);
    finish();
}

int main(void)
{
    RUN(merge_path_records_its_chunks);
    RUN(steps_are_dispatches_with_barriers);
    RUN(steps_take_what_they_need);
    RUN(plans_alike_share_pipelines);
    RUN(wrong_descs_are_refused);
    RUN(too_little_shared_memory_is_refused);
    RUN(wrong_arguments_are_refused);
    RUN(factors_of_integers_are_integers);
    RUN(an_identity_has_no_arrays);
    return CHECK_DONE();
}
