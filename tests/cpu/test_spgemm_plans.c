/* Plans of products of two sparse matrices, on the fake device: what is chosen, and how it is told. */
#include "spgemm_plans.h"

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
    return CHECK_DONE();
}
