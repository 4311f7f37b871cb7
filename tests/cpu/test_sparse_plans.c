/* Plans of products with sparse matrices, on the fake device: what is chosen, and how it is told. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "sparse_rig.h"
#include "viewer/teaal.h"

/* ---- choices ------------------------------------------------------------------------------------------- */

static sk_sparse_decomposition choose(uint32_t rows, uint32_t nonzeros, uint32_t longest_row)
{
    desc.m = rows;
    desc.nonzeros = nonzeros;
    desc.longest_row = longest_row;
    make_plan();
    return sk_query_spmm_plan(plan).decomposition;
}

static void decompositions_follow_from_rows_and_nonzeros(void)
{
    start_sparse();
    CHECK_EQ(choose(1000, 3000, 0), SK_SPARSE_DECOMPOSITION_THREAD_MAPPED); /* few, in short rows */
    CHECK_EQ(choose(100, 9999, 0), SK_SPARSE_DECOMPOSITION_GROUP_MAPPED);   /* few, in long rows */
    CHECK_EQ(choose(100, 10000, 0), SK_SPARSE_DECOMPOSITION_MERGE_PATH); /* not few, and nothing is known of rows */
    CHECK_EQ(choose(100000, 300000, 3), SK_SPARSE_DECOMPOSITION_THREAD_MAPPED);
    CHECK_EQ(choose(100000, 300000, 12), SK_SPARSE_DECOMPOSITION_THREAD_MAPPED);
    CHECK_EQ(choose(100000, 300000, 16), SK_SPARSE_DECOMPOSITION_THREAD_MAPPED);
    CHECK_EQ(choose(100000, 300000, 17),
             SK_SPARSE_DECOMPOSITION_MERGE_PATH); /* more than 16, and than 4 times the mean */
    CHECK_EQ(choose(600000, 1000000, 16), SK_SPARSE_DECOMPOSITION_ROW_BLOCKS);  /* uneven: staged, for a vector */
    CHECK_EQ(choose(100000, 500000, 5), SK_SPARSE_DECOMPOSITION_THREAD_MAPPED); /* however many there are */
    CHECK_EQ(choose(20000, 499999, 27), SK_SPARSE_DECOMPOSITION_GROUP_MAPPED);
    CHECK_EQ(choose(20000, 500000, 27), SK_SPARSE_DECOMPOSITION_ROW_BLOCKS); /* enough that staging pays */
    CHECK_EQ(choose(3000000, 60000000, 27), SK_SPARSE_DECOMPOSITION_ROW_BLOCKS);
    CHECK_EQ(choose(3000000, 60000001, 27),
             SK_SPARSE_DECOMPOSITION_GROUP_MAPPED); /* so many that it does not pay any more */
    CHECK_EQ(choose(10000, 270000, 27), SK_SPARSE_DECOMPOSITION_GROUP_MAPPED);
    CHECK_EQ(sk_query_spmm_plan(plan).group, 8);
    finish();
}

/* Of a vector. 2,400,000 rows and nonzeros let the longest row have 225 + 66 nonzeros for each team that shares a
 * row. */
static void blocks_are_chosen_where_they_hide_the_longest_row(void)
{
    start_sparse();
    desc.n = 1;
    CHECK_EQ(choose(400000, 2000000, 5), SK_SPARSE_DECOMPOSITION_THREAD_MAPPED); /* alike, 5 on average */
    CHECK_EQ(choose(399999, 2000000, 6), SK_SPARSE_DECOMPOSITION_ROW_BLOCKS);    /* and more */
    CHECK_EQ(choose(400000, 2000000, 291), SK_SPARSE_DECOMPOSITION_ROW_BLOCKS);
    CHECK_EQ(choose(400000, 2000000, 292), SK_SPARSE_DECOMPOSITION_MERGE_PATH);
    CHECK_EQ(choose(48000, 2352000, 4 * 291), SK_SPARSE_DECOMPOSITION_ROW_BLOCKS); /* of 49 nonzeros: 4 teams */
    CHECK_EQ(choose(48000, 2352000, 4 * 291 + 1), SK_SPARSE_DECOMPOSITION_MERGE_PATH);
    CHECK_EQ(choose(80000, 499999, 200), SK_SPARSE_DECOMPOSITION_MERGE_PATH); /* so few that staging does not pay */
    CHECK_EQ(choose(8000000, 60000000, 200), SK_SPARSE_DECOMPOSITION_ROW_BLOCKS);
    CHECK_EQ(choose(8000000, 60000001, 200), SK_SPARSE_DECOMPOSITION_MERGE_PATH); /* so many */
    desc.n = 2;
    CHECK_EQ(choose(399999, 2000000, 6), SK_SPARSE_DECOMPOSITION_THREAD_MAPPED);
    CHECK_EQ(choose(400000, 2000000, 291), SK_SPARSE_DECOMPOSITION_MERGE_PATH);
    finish();
}

static void lanes_have_the_columns(void)
{
    static const uint32_t wanted[][3] = {{1, 1, 1},   {2, 2, 1},   {7, 8, 1},   {31, 32, 1},
                                         {33, 32, 2}, {63, 32, 2}, {65, 32, 4}, {1001, 32, 4}};
    start_sparse();
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++)
    {
        desc.n = wanted[i][0];
        make_plan();
        sk_spmm_plan_info info = sk_query_spmm_plan(plan);
        CHECK_EQ(info.lanes, wanted[i][1]);
        CHECK_EQ(info.columns_per_lane, wanted[i][2]);
        CHECK_EQ(info.group_count_y, (desc.n - 1) / (info.lanes * info.columns_per_lane) + 1);
    }
    desc.type = SK_TYPE_F64;
    make_plan();
    CHECK_EQ(sk_query_spmm_plan(plan).columns_per_lane, 2);
    finish();
}

static void check_lanes(uint32_t lanes, uint32_t columns)
{
    make_plan();
    sk_spmm_plan_info info = sk_query_spmm_plan(plan);
    CHECK_EQ(info.lanes, lanes);
    CHECK_EQ(info.columns_per_lane, columns);
}

/* 16 bytes of B and D, both row-major with strides of whole runs. */
static void lanes_have_runs(void)
{
    static const uint32_t wanted[][2] = {{4, 1}, {32, 8}, {36, 16}, {64, 16}, {128, 32}, {1000, 32}};
    start_sparse();
    desc.decomposition = SK_SPARSE_DECOMPOSITION_ROW_BLOCKS;
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++)
    {
        desc.n = wanted[i][0];
        check_lanes(wanted[i][1], 4);
    }
    desc.decomposition = SK_SPARSE_DECOMPOSITION_THREAD_MAPPED;
    check_lanes(16, 4);
    desc.n = 64;
    desc.lanes = 32;
    check_lanes(32, 2);
    desc.lanes = 8;
    check_lanes(8, 4);
    desc.b.leading_dimension = 66;
    desc.lanes = 0;
    check_lanes(32, 2);
    desc.b.leading_dimension = 0;
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    check_lanes(32, 2);
    desc.d.layout = SK_LAYOUT_ROW_MAJOR;
    desc.type = SK_TYPE_F16;
    check_lanes(8, 8);
    desc.type = SK_TYPE_F64;
    check_lanes(16, 2);
    finish();
}

/* 132 units of 12 workgroups each; with several columns 8, or 5 chunks of 512 a worker; or a chunk each. */
static void merge_path_has_a_wave_of_workers(void)
{
    start_sparse();
    desc.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    desc.m = 1000000;
    desc.nonzeros = 100000000;
    make_plan();
    sk_spmm_plan_info info = sk_query_spmm_plan(plan);
    CHECK_EQ(info.workers, 132 * 12);
    CHECK_EQ(info.share, 101000000 / (132 * 12) + 1);
    CHECK_EQ(info.workspace_size, SK__WORKSPACE_HEAD + 4 * 132 * 12 / 256 * 256 + 256 + 2 * 4 * 132 * 12);
    desc.m = 2000;
    desc.nonzeros = 8000;
    make_plan();
    CHECK_EQ(sk_query_spmm_plan(plan).workers, 20);
    desc.n = 2;
    make_plan();
    CHECK_EQ(sk_query_spmm_plan(plan).workers, 20);
    desc.nonzeros = 100000000;
    make_plan();
    CHECK_EQ(sk_query_spmm_plan(plan).workers, (100002000 / 512 + 1) / 5);
    desc.nonzeros = 1000000;
    make_plan();
    CHECK_EQ(sk_query_spmm_plan(plan).workers, 132 * 8);
    finish();
}

/* The pipeline of a new context's plan, with a group of so many teams. */
static const fake_pipeline* make_group(sk_sparse_decomposition decomposition, uint32_t group)
{
    desc.decomposition = decomposition;
    desc.group = group;
    make_plan();
    return &fake.pipelines[fake.pipeline_count - 1];
}

/* Of the fake device as it is now. */
static void renew_context(void)
{
    sk_context_desc context_desc = fake_context_desc();
    sk_destroy_spmm_plan(plan);
    plan = NULL;
    sk_destroy_context(context);
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
}

static void check_subgroups(sk_sparse_decomposition decomposition)
{
    start_sparse();
    uint32_t in_subgroup = make_group(decomposition, 32)->module,
             in_workgroup = make_group(decomposition, 64)->module;
    CHECK(in_subgroup != in_workgroup);
    CHECK_EQ(fake.pipelines[fake.pipeline_count - 1].flags, 0);
    desc.lanes = 2; /* invocations of a team */
    CHECK_EQ(make_group(decomposition, 32)->module, in_workgroup);
    const fake_pipeline* pipeline = make_group(decomposition, 16);
    CHECK_EQ(pipeline->module, in_subgroup);
    CHECK(pipeline->flags == VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT &&
          pipeline->required_subgroup_size == 0);
    desc.lanes = 0;
    fake.subgroup_size_min = 8;
    renew_context();
    CHECK_EQ(make_group(decomposition, 32)->required_subgroup_size, 32);
    CHECK_EQ(make_group(decomposition, 64)->required_subgroup_size, 0);
    fake.subgroup_operations = VK_SUBGROUP_FEATURE_BASIC_BIT;
    renew_context();
    CHECK_EQ(make_group(decomposition, 32)->module, in_workgroup);
    fake.subgroup_operations |= VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT;
    fake.subgroup_size_control.computeFullSubgroups = VK_FALSE;
    renew_context();
    CHECK_EQ(make_group(decomposition, 32)->module, in_workgroup);
    finish();
}

/* Where its teams have room there, and the device can. */
static void a_row_is_added_up_in_a_subgroup(void)
{
    check_subgroups(SK_SPARSE_DECOMPOSITION_GROUP_MAPPED);
    check_subgroups(SK_SPARSE_DECOMPOSITION_ROW_BLOCKS);
}

static void check_blocks(uint32_t rows, uint32_t nonzeros, uint32_t longest_row, const uint32_t wanted[3])
{
    desc.m = rows;
    desc.nonzeros = nonzeros;
    desc.longest_row = longest_row;
    make_plan();
    sk_spmm_plan_info info = sk_query_spmm_plan(plan);
    CHECK_EQ(info.group, wanted[0]);
    CHECK_EQ(info.share, wanted[1]);
    CHECK_EQ(info.staged, wanted[2]);
}

/* As many rows as 1024 nonzeros, or 128 teams, allow: then shares are even. */
static void blocks_have_as_many_rows_as_can_be_staged(void)
{
    static const uint32_t wanted[][3] = {{1, 128, 640}, {2, 64, 1024}, {4, 31, 1024}, {128, 1, 1024}, {1, 129, 640}};
    start_sparse();
    desc.decomposition = SK_SPARSE_DECOMPOSITION_ROW_BLOCKS;
    check_blocks(128000, 639000, 5, wanted[0]);
    check_blocks(64000, 1024000, 0, wanted[1]);
    check_blocks(310000, 10230000, 33, wanted[2]);
    check_blocks(1000, 9000000, 0, wanted[3]);
    check_blocks(65535 * 128 + 1, 40000000, 5, wanted[4]); /* no more workgroups than a dispatch may have */
    desc.type = SK_TYPE_CF32;
    check_blocks(64000, 1024000, 0, (const uint32_t[]){4, 32, 512});
    desc.type = SK_TYPE_F64;
    check_blocks(64000, 1024000, 0, (const uint32_t[]){4, 32, 512});
    desc.staged = 256;
    desc.group = 1;
    check_blocks(64000, 1024000, 0, (const uint32_t[]){1, 16, 256});
    finish();
}

static void more_rows_than_workgroups_are_dealt_in_rounds(void)
{
    start_sparse();
    desc.decomposition = SK_SPARSE_DECOMPOSITION_THREAD_MAPPED;
    desc.m = 100000000;
    make_plan();
    sk_spmm_plan_info info = sk_query_spmm_plan(plan);
    CHECK_EQ(info.workers, 65535 * 128);
    CHECK_EQ(info.group_count_x, 65535);
    CHECK_EQ(info.share, 12);
    finish();
}

/* ---- what is said -------------------------------------------------------------------------------------- */

static void check_line(const char* wanted)
{
    char line[SK_LINE_SIZE];
    make_plan();
    CHECK_EQ(sk_format_spmm_plan(plan, line, sizeof line), strlen(wanted));
    if (!CHECK(strcmp(line, wanted) == 0))
    {
        CHECK_NOTE("%s\n", line);
    }
}

static void a_line_says_what_a_plan_is(void)
{
    start_sparse();
    check_line("1000x800, csr of 5000 nonzeros of f32, times 1 column: --decomposition thread-mapped --workers 1000 "
               "--lanes 1; 1 row a worker");
    desc.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    desc.workers = 7;
    desc.n = 40;
    desc.storage = SK_STORAGE_COO;
    check_line(
        "1000x800, coo of 5000 nonzeros of f32, times 40 columns: --decomposition merge-path --staged 256 --workers 7 "
        "--lanes 16; "
        "858 nonzeros and ends of rows a worker, workspace 268964 bytes");
    desc.decomposition = SK_SPARSE_DECOMPOSITION_ROW_BLOCKS;
    desc.workers = 0;
    desc.n = 1;
    desc.storage = SK_STORAGE_CSR;
    check_line(
        "1000x800, csr of 5000 nonzeros of f32, times 1 column: --decomposition row-blocks --group 1 --staged 640 "
        "--workers 8 --lanes 1; 125 rows a worker");
    finish();
}

static void check_description(const char* wanted)
{
    char text[SK_LINE_SIZE];
    make_plan();
    size_t length = write_spmm_teaal(&desc, plan, text, sizeof text);
    CHECK_EQ(length, strlen(text));
    CHECK_EQ(write_spmm_teaal(&desc, plan, NULL, 0), length);
    if (!CHECK(strstr(text, wanted) != NULL))
    {
        CHECK_NOTE("%s\n", text);
    }
}

static void a_description_has_space_and_time(void)
{
    start_sparse();
    desc.decomposition = SK_SPARSE_DECOMPOSITION_GROUP_MAPPED;
    desc.group = 4;
    desc.workers = 500;
    check_description("    M: [uniform_shape(500), uniform_shape(32)]\n    K: [uniform_occupancy(A.4)]\n"
                      "  loop-order: [M2, M1, M0, K1, K0]\n"
                      "  spacetime:\n    space: [M1, M0, K0]\n    time: [M2, K1]\n");
    desc.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    desc.group = 0;
    check_description("    (M, K): [flatten()]\n"
                      "    MK: [uniform_occupancy(A.12), uniform_occupancy(A.512), uniform_occupancy(A.4)]\n"
                      "  loop-order: [MK3, MK2, MK1, MK0]\n"
                      "  spacetime:\n    space: [MK3, MK1]\n    time: [MK2, MK0]\n");
    desc.decomposition = SK_SPARSE_DECOMPOSITION_ROW_BLOCKS;
    check_description("    M: [uniform_shape(2), uniform_shape(128)]\n    K: [uniform_occupancy(A.1)]\n"
                      "  loop-order: [M2, M1, M0, K1, K0]\n"
                      "  spacetime:\n    space: [M2, M0, K0]\n    time: [M1, K1]\n");
    finish();
}

int main(void)
{
    RUN(decompositions_follow_from_rows_and_nonzeros);
    RUN(blocks_are_chosen_where_they_hide_the_longest_row);
    RUN(lanes_have_the_columns);
    RUN(lanes_have_runs);
    RUN(merge_path_has_a_wave_of_workers);
    RUN(a_row_is_added_up_in_a_subgroup);
    RUN(blocks_have_as_many_rows_as_can_be_staged);
    RUN(more_rows_than_workgroups_are_dealt_in_rounds);
    RUN(a_line_says_what_a_plan_is);
    RUN(a_description_has_space_and_time);
    return CHECK_DONE();
}
