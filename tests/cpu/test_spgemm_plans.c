/* Plans of products of two sparse matrices, on the fake device: what is chosen, recorded and refused. */
#include "spgemm_plans.h"

static void check_sentence(sk_result found, sk_result wanted, const char* sentence)
{
    CHECK_EQ(found, wanted);
    if (!CHECK(strcmp(fake.sentence, sentence) == 0))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
}

/* ---- choices ------------------------------------------------------------------------------------------- */

static void check_choice(uint32_t workers, uint32_t window)
{
    make_plan();
    sk_spgemm_plan_info info = sk_query_spgemm_plan(plan);
    CHECK_EQ(info.workers, workers);
    CHECK_EQ(info.window, window);
    uint64_t lists = 4 * (77888 + (info.classes / 2 + (uint64_t)1) * (desc.m / 64 + 1) * 64) + SK__WORKSPACE_HEAD;
    uint32_t size = desc.type == SK_TYPE_F64 || desc.type == SK_TYPE_CF32 ? 8 : 4;
    CHECK_EQ(info.workspace_size, lists + (uint64_t)workers * (window / 8 + (uint64_t)window * size));
    CHECK(info.workspace_size <= (desc.most_workspace ? desc.most_workspace : lists + (256 << 20)));
}

/* 132 units of 8 workgroups each, or one a row; 4 1/8 bytes a column. */
static void windows_follow_from_memory(void)
{
    start();
    check_choice(1000, 2048);
    desc.m = 100000;
    check_choice(132 * 8, 2048);
    desc.n = 1000000;
    check_choice(64, 489 * 2048);
    desc.type = SK_TYPE_CF32;
    check_choice(32, 489 * 2048);
    desc.type = SK_TYPE_F64;
    check_choice(32, 489 * 2048); /* 1,001,472 columns of 8 1/8 bytes: as many as are below 256 MiB */
    desc.type = SK_TYPE_F32;
    desc.n = 4294967295u;
    desc.b_nonzeros = 0;
    check_choice(1, 31775 * 2048); /* as many columns as there is memory for */
    finish();
}

static void a_limit_bounds_the_workspace(void)
{
    start();
    desc.most_workspace = SK__WORKSPACE_HEAD + 4 * (77888 + 4 * 16 * 64) + 3 * 8448;
    check_choice(3, 2048);
    desc.n = 10000;
    check_choice(1, 3 * 2048);
    desc.window = 128;
    check_choice(48, 128);
    desc.workers = 2;
    check_choice(2, 128);
    desc.workers = desc.window = 0;
    desc.most_workspace = SK__WORKSPACE_HEAD + 4 * (77888 + 4 * 16 * 64) + 8447;
    check_choice(1, 31 * 64); /* less than a block of columns */
    desc.most_workspace -= 8447 - 264;
    check_choice(1, 64);
    finish();
}

/* As captures show them. */
static void every_pipeline_has_a_name_of_its_own(void)
{
    static const sk_sparse_decomposition decompositions[] = {SK_SPARSE_DECOMPOSITION_GROUP_MAPPED,
                                                             SK_SPARSE_DECOMPOSITION_THREAD_MAPPED,
                                                             SK_SPARSE_DECOMPOSITION_MERGE_PATH};
    start();
    for (uint32_t i = 0; i < 3; i++)
    {
        desc.decomposition = decompositions[i];
        make_plan();
    }
    CHECK(fake.pipeline_count > 20);
    for (uint32_t i = 0; i < fake.pipeline_count; i++)
    {
        for (uint32_t j = 0; j < i; j++)
        {
            if (!CHECK(strcmp(fake.pipelines[i].name, fake.pipelines[j].name) != 0))
            {
                CHECK_NOTE("%u and %u are \"%s\"\n", j, i, fake.pipelines[i].name);
            }
        }
    }
    CHECK(strncmp(fake.pipelines[0].name, "sparse ", 7) == 0);
    finish();
}

static void a_line_says_what_a_plan_is(void)
{
    static const char wanted[] =
        "1000x800 of 5000 nonzeros times 800x600 of 4000 nonzeros, of f32: --decomposition group-mapped --workers 7 "
        "--window 64; "
        "rows of up to 512 products are short, workspace 592184 bytes";
    char line[SK_LINE_SIZE];
    start();
    desc.workers = 7;
    desc.window = 64;
    make_plan();
    CHECK_EQ(sk_format_spgemm_plan(plan, line, sizeof line), strlen(wanted));
    if (!CHECK(strcmp(line, wanted) == 0))
    {
        CHECK_NOTE("%s\n", line);
    }
    finish();
}

/* A row a length; all nonzeros of A meet rows of B with as many. */
static void check_class(uint32_t nonzeros, uint32_t products_of_nonzero, uint32_t wanted)
{
    uint32_t offsets_a[2] = {0, nonzeros}, offsets_b[2] = {0, products_of_nonzero}, found = 99;
    uint32_t* columns = (uint32_t*)calloc(nonzeros + 1u, sizeof *columns);
    desc.m = desc.k = 1;
    desc.a_nonzeros = nonzeros;
    desc.b_nonzeros = products_of_nonzero;
    make_plan();
    CHECK_EQ(sk_list_spgemm_classes(plan, offsets_a, columns, offsets_b, &found), SK_SUCCESS);
    CHECK_EQ(found, wanted);
    free(columns);
}

static void classes_have_room_for_their_rows(void)
{
    static const uint32_t rooms[] = {32, 64, 128, 256, 512};
    start();
    check_class(0, 1, 0);
    for (uint32_t i = 0; i < 5; ++i)
    {
        check_class(rooms[i], 1, i);
        check_class(rooms[i] + 1, 1, i + 1);
        check_class(rooms[i] + 1, 0, i + 1); /* its nonzeros need room, too */
        check_class(1, rooms[i], i);
        check_class(1, rooms[i] + 1, i + 1);
    }
    check_class(70000, 70000, 5); /* more than 2^32 products */
    finish();
}

static uint32_t draw_below(uint32_t limit)
{
    static uint64_t state = 1;
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((state >> 32) * limit >> 32);
}

/* Of random rows that have so many products at most: those that are split, and all their parts. */
static void check_class_info(uint32_t row_class, uint32_t most_products, uint32_t lanes, uint32_t workgroups)
{
    sk_spgemm_class_info info = sk_query_spgemm_class(plan, row_class);
    CHECK_EQ(info.most_products, most_products);
    CHECK_EQ(info.lanes, lanes);
    CHECK_EQ(info.workgroups, workgroups);
}

static void classes_tell_who_computes_their_rows(void)
{
    start();
    desc.workers = 7;
    make_plan();
    check_class_info(0, 32, 8, 63);
    check_class_info(1, 64, 16, 125);
    check_class_info(2, 128, 32, 250);
    check_class_info(4, 512, 128, 1000);
    check_class_info(5, 0, 128, 7);
    check_class_info(6, 0, 0, 0);
    desc.decomposition = SK_SPARSE_DECOMPOSITION_THREAD_MAPPED;
    make_plan();
    check_class_info(4, 512, 1, 8);
    desc.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    desc.most_products = 4 * 512;
    make_plan();
    check_class_info(6, 2048, 128, 4);
    check_class_info(UINT32_MAX, 2048, 128, 4);
    finish();
}

/* Where invocations of a subgroup can vote, a team of one computes a short row of up to 128 products; elsewhere an
 * invocation has the shortest ones, and other teams meet in workgroups. Four waves of workgroups are in subgroups. Two
 * pipelines of them compute narrow rows. */
static void short_rows_are_computed_in_subgroups(void)
{
    start();
    desc.m = 1000000;
    make_plan();
    check_class_info(0, 32, 8, 4 * 132 * 8);
    check_class_info(3, 256, 64, 132 * 8);
    uint32_t full = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT, subgroups = 0;
    for (uint32_t i = 0; i < fake.pipeline_count; ++i)
    {
        subgroups += fake.pipelines[i].flags == full;
    }
    CHECK_EQ(subgroups, 3 + 3 + 2);
    CHECK_EQ(sk_query_spgemm_plan(plan).narrow_lanes, 32);
    CHECK_EQ(sk_query_spgemm_plan(plan).narrow_columns, 256);
    CHECK_EQ(sk_query_spgemm_plan(plan).narrow_workgroups, 4 * 132 * 8);
    fake.subgroup_operations &= ~(VkSubgroupFeatureFlags)VK_SUBGROUP_FEATURE_BALLOT_BIT;
    sk_destroy_spgemm_plan(plan);
    plan = NULL;
    sk_destroy_context(context);
    sk_context_desc context_desc = fake_context_desc();
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
    make_plan();
    check_class_info(0, 32, 1, 132 * 8);
    check_class_info(1, 64, 16, 132 * 8);
    CHECK_EQ(sk_query_spgemm_plan(plan).narrow_lanes, 0);
    CHECK_EQ(fake.pipelines[fake.pipeline_count - 1].flags, 0);
    finish();
}

static void check_splits(uint32_t rows, uint32_t most_products)
{
    uint32_t* products = (uint32_t*)malloc(rows * sizeof *products);
    sk__wide all = sk__widen(0);
    uint64_t split = 0, turns = 0;
    for (uint32_t i = 0; i < rows; ++i)
    {
        products[i] = draw_below(8) ? draw_below(most_products) : most_products;
        all = sk__add_wide(all, sk__widen(products[i]));
    }
    uint32_t share = sk__products_of_share(all);
    for (uint32_t i = 0; i < rows; ++i)
    {
        uint32_t columns = draw_below(8) ? draw_below(1u << 20) + 1u : UINT32_MAX;
        uint32_t nonzeros = draw_below(products[i] + 1u);
        uint32_t even = sk__count_row_parts(nonzeros, products[i], share, columns, 1024, false);
        uint32_t parts = sk__count_row_parts(nonzeros, products[i], share, columns, 1024, true);
        CHECK(even >= 1 && even <= parts && parts <= (columns - 1) / 32 + 1);
        split += products[i] > share;
        turns += products[i] > share ? parts : 0;
    }
    CHECK(split <= SK__MOST_SPLIT_ROWS);
    CHECK(turns <= SK__MOST_TURNS);
    free(products);
}

static void the_workspace_has_room_for_all_parts(void)
{
    static const uint32_t most[] = {1, 8192, 8193, 100000, 1u << 24, UINT32_MAX};
    for (uint32_t i = 0; i < 6; ++i)
    {
        check_splits(1, most[i]);
        check_splits(2047, most[i]);
        check_splits(2049, most[i]);
        check_splits(100000, most[i]);
    }
}

/* As many as shares, at least; if there is a slot for each column soon, as many as that takes. */
static void rows_have_as_many_parts_as_pays(void)
{
    CHECK_EQ(sk__products_of_share(sk__widen(1000)), 8192);
    sk__wide all = {0, 4096};
    CHECK_EQ(sk__products_of_share(all), UINT32_MAX);
    all.high = 1;
    CHECK_EQ(sk__products_of_share(all), 1u << 21);
    CHECK_EQ(sk__count_row_parts(100, 81920, 8192, 1024, 1024, false), 10);
    CHECK_EQ(sk__count_row_parts(100, 81920, 8192, 1024, 1024, true), 20);
    CHECK_EQ(sk__count_row_parts(100, 81920, 8192, 100 * 1024, 1024, false), 100);
    CHECK_EQ(sk__count_row_parts(16384, 81920, 8192, 100 * 1024, 1024, false), 10); /* nonzeros of A take longer */
    CHECK_EQ(sk__count_row_parts(100, 81920, 8192, 1000 * 1024, 1024, false), 160); /* the most */
    CHECK_EQ(sk__count_row_parts(100, 81920, 8192, 1000 * 1024, 1024, true), 160);
    CHECK_EQ(sk__count_row_parts(100, 81920, 8192, 33, 1024, true), 2);
    CHECK_EQ(sk__count_row_parts(100, 81920, 8192, 1, 1024, true), 1);
}

static void wrong_offsets_and_columns_have_no_classes(void)
{
    uint32_t a[] = {0, 2}, columns[] = {0, 1}, b[] = {0, 1, 2}, found = 0;
    start();
    desc.m = 1;
    desc.k = desc.a_nonzeros = desc.b_nonzeros = 2;
    make_plan();
    CHECK_EQ(sk_list_spgemm_classes(plan, a, columns, b, &found), SK_SUCCESS);
    columns[1] = 2;
    check_sentence(sk_list_spgemm_classes(plan, a, columns, b, &found), SK_ERROR_INVALID_VALUE,
                   "a_column_indices[1] is 2, must be below k, which is 2");
    b[1] = 3;
    check_sentence(sk_list_spgemm_classes(plan, a, columns, b, &found), SK_ERROR_INVALID_VALUE,
                   "row_offsets[2] is 2, must be at least row_offsets[1], which is 3");
    check_sentence(sk_list_spgemm_classes(plan, a, columns, b, NULL), SK_ERROR_NULL_ARGUMENT, "classes is NULL");
    CHECK_EQ(sk_list_spgemm_classes(NULL, a, columns, b, &found), SK_ERROR_NULL_ARGUMENT);
    finish();
}

/* ---- merge-path ---------------------------------------------------------------------------------------- */

/* Twice 5000 products of 5 nonzeros each, in whole runs of 512; 16 bytes of each in two buffers, 16 a run, and 8 a
 * nonzero of A. */
static void merge_path_has_memory_for_products(void)
{
    start();
    desc.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    make_plan();
    sk_spgemm_plan_info info = sk_query_spgemm_plan(plan);
    CHECK_EQ(info.decomposition, SK_SPARSE_DECOMPOSITION_MERGE_PATH);
    CHECK_EQ(info.most_products, 98 * 512);
    CHECK_EQ(info.most_chunks, 1);
    CHECK_EQ(info.workspace_size,
             SK__WORKSPACE_HEAD + 4 * (77888 + 4 * 16 * 64) + 16 * 2501 + 98 * (16 + 2 * 8192) + 1000 * 8448);
    desc.most_products = 1000;
    make_plan();
    CHECK_EQ(sk_query_spgemm_plan(plan).most_products, 1024);
    CHECK_EQ(sk_query_spgemm_plan(plan).most_chunks, 12);
    desc.most_chunks = 2;
    make_plan();
    CHECK_EQ(sk_query_spgemm_plan(plan).most_chunks, 2);
    desc.most_products = desc.most_chunks = 0;
    desc.most_workspace = SK__WORKSPACE_HEAD + 4 * (77888 + 4 * 16 * 64) + 65536; /* a quarter of these for windows */
    make_plan();
    CHECK_EQ(sk_query_spgemm_plan(plan).most_products, 512); /* a run at least */
    finish();
}

/* Rows of 300, 300, 900, 0, 512, 1, 5 and 300 products, with room for 512 in each of two chunks. */
static void rows_are_cut_into_chunks(void)
{
    static const uint32_t rows[] = {300, 300, 900, 0, 512, 1, 5, 300}, wanted[] = {6, 7, 5, 0, 4, 0, 0, 4};
    uint32_t a[9] = {0}, columns[8] = {0}, b[9] = {0}, found[8];
    for (uint32_t i = 0; i < 8; ++i)
    {
        a[i + 1] = i + 1;
        columns[i] = i;
        b[i + 1] = b[i] + rows[i];
    }
    start();
    desc.m = desc.k = desc.a_nonzeros = 8;
    desc.b_nonzeros = b[8];
    desc.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    desc.most_products = 512;
    desc.most_chunks = 2;
    make_plan();
    CHECK_EQ(sk_list_spgemm_classes(plan, a, columns, b, found), SK_SUCCESS);
    for (uint32_t i = 0; i < 8; ++i)
    {
        CHECK_EQ(found[i], wanted[i]);
    }
    finish();
}

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
    RUN(windows_follow_from_memory);
    RUN(a_limit_bounds_the_workspace);
    RUN(every_pipeline_has_a_name_of_its_own);
    RUN(a_line_says_what_a_plan_is);
    RUN(classes_have_room_for_their_rows);
    RUN(classes_tell_who_computes_their_rows);
    RUN(short_rows_are_computed_in_subgroups);
    RUN(the_workspace_has_room_for_all_parts);
    RUN(rows_have_as_many_parts_as_pays);
    RUN(wrong_offsets_and_columns_have_no_classes);
    RUN(merge_path_has_memory_for_products);
    RUN(rows_are_cut_into_chunks);
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
