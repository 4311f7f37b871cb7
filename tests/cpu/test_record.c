/* What is recorded, on the fake device: dispatches, workgroups, barriers and labels of every decomposition and fixup,
 * and of problems of which little or nothing is to be computed. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "recording.h"

/* ---- decompositions and fixups ---------------------------------------------------------------- */

static void data_parallel_records_one_dispatch_without_fixup(void)
{
    start_and_record();
    check_kinds("<bpd>");
    check_groups(0, 12, 1);
    CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_FIXUP], SK__FIXUP_NONE);
    CHECK_EQ(get_pushed(0).workers, 12);
    CHECK_EQ(get_pushed(0).splits, 0);
    CHECK_EQ(get_pushed(0).stream_k_tiles, 0);
    CHECK_EQ(join_words(get_pushed(0).workspace), 0);
    finish();
}

static void fewer_workers_than_tiles_stay_one_dispatch(void)
{
    start();
    desc.workers = 5;
    make_plan();
    record();
    check_kinds("<bpd>");
    check_groups(0, 5, 1);
    finish();
}

static void last_arriver_records_one_dispatch(void)
{
    start();
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 3;
    desc.fixup = SK_FIXUP_LAST_ARRIVER;
    make_plan();
    record();
    check_kinds("<bpd>");
    check_groups(0, 36, 1);
    CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_FIXUP], SK__FIXUP_LAST_ARRIVER);
    CHECK_EQ(get_pushed(0).splits, 3);
    CHECK_EQ(get_pushed(0).workers, 36);
    CHECK_EQ(join_words(get_pushed(0).workspace), WORKSPACE);
    finish();
}

static void turnstile_records_one_dispatch(void)
{
    start();
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 3;
    desc.fixup = SK_FIXUP_TURNSTILE;
    desc.most_looks = 1234;
    make_plan();
    record();
    check_kinds("<bpd>");
    check_groups(0, 36, 1);
    CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_FIXUP], SK__FIXUP_TURNSTILE);
    CHECK_EQ(get_pushed(0).most_looks, 1234);
    CHECK_EQ(join_words(get_pushed(0).workspace), WORKSPACE);
    finish();
}

static void separate_pass_records_store_barrier_sum(void)
{
    start();
    desc.decomposition = SK_DECOMPOSITION_STREAM_K;
    desc.workers = 7;
    desc.fixup = SK_FIXUP_SEPARATE_PASS;
    make_plan();
    record();
    check_kinds("<bpd|bpd>");
    check_groups(0, 7, 1);
    check_barrier(0, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT);
    check_groups(1, 12, 1);
    CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_FIXUP], SK__FIXUP_STORE);
    CHECK_EQ(find_bound(1)->constants[SK__CONSTANT_FIXUP], SK__FIXUP_SUM);
    CHECK(memcmp(find_command(FAKE_PUSH, 0)->words, find_command(FAKE_PUSH, 1)->words, 128) == 0);
    finish();
}

static void a_hybrid_sums_only_its_stream_k_tiles(void)
{
    start();
    desc.decomposition = SK_DECOMPOSITION_HYBRID;
    desc.workers = 5;
    desc.fixup = SK_FIXUP_SEPARATE_PASS;
    desc.order = SK_ORDER_DATA_PARALLEL_FIRST;
    desc.raster = SK_RASTER_ALONG_M;
    make_plan();
    record();
    CHECK_EQ(get_pushed(0).stream_k_tiles, 7);
    CHECK_EQ(get_pushed(0).order, 3);
    check_groups(0, 5, 1);
    check_groups(1, 7, 1);
    finish();
}

static void stream_k_without_split_tiles_needs_no_fixup(void)
{
    start();
    desc.decomposition = SK_DECOMPOSITION_STREAM_K;
    desc.workers = 6;
    desc.fixup = SK_FIXUP_SEPARATE_PASS;
    make_plan();
    record();
    check_kinds("<bpd>");
    CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_FIXUP], SK__FIXUP_NONE);
    finish();
}

static void more_whole_tiles_than_65535_take_two_dimensions(void)
{
    start();
    desc.m = 64 * 1000;
    desc.n = 64 * 70;
    make_plan();
    record();
    check_groups(0, 65535, 2);
    CHECK_EQ(get_pushed(0).workers, 70000);
    finish();
}

/* ---- special problems ------------------------------------------------------------------------- */

static void nothing_is_recorded_where_d_is_empty(void)
{
    for (int i = 0; i < 2; ++i)
    {
        start();
        desc.m = i == 0 ? 0 : 256;
        desc.n = i == 0 ? 192 : 0;
        make_plan();
        memset(&args, 0, sizeof args);
        record();
        sk_launch_info launch = {0};
        CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
        CHECK_EQ(launch.dispatch_count, 0);
        check_kinds("");
        CHECK_EQ(fake.pipeline_count, 0);
        finish();
    }
}

static void k_0_runs_the_epilogue_and_reads_neither_a_nor_b(void)
{
    start();
    desc.k = 0;
    desc.decomposition = SK_DECOMPOSITION_STREAM_K;
    args.a = args.b = args.workspace = locate_memory(0);
    make_plan();
    record();
    check_kinds("<bpd>");
    CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_FIXUP], SK__FIXUP_NONE);
    CHECK_EQ(get_pushed(0).problem.k, 0);
    finish();
}

static void alpha_0_makes_every_tile_whole_and_reads_neither_a_nor_b(void)
{
    start();
    desc.epilogue = SK_EPILOGUE_LINEAR;
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 4;
    desc.fixup = SK_FIXUP_SEPARATE_PASS;
    args.beta = 1.0f;
    args.a = args.b = locate_memory(0);
    make_plan();
    record();
    check_kinds("<bpd>");
    check_groups(0, 12, 1);
    CHECK_EQ(get_pushed(0).problem.k, 0);
    CHECK_EQ(get_pushed(0).splits, 0);
    CHECK_EQ(get_pushed(0).workers, 12);
    finish();
}

static void beta_0_does_not_read_c(void)
{
    start();
    desc.epilogue = SK_EPILOGUE_LINEAR;
    args.alpha = 1.0f;
    args.c = locate_memory(0);
    make_plan();
    record();
    CHECK_EQ(join_words(get_pushed(0).problem.c.address), 0);
    finish();
}

static void c_may_be_d_where_they_lie_alike(void)
{
    start();
    desc.epilogue = SK_EPILOGUE_LINEAR;
    args.alpha = args.beta = 1.0f;
    args.c = args.d;
    make_plan();
    record();
    desc.c.leading_dimension = 193;
    make_plan();
    CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_ERROR_OVERLAP);
    desc.c.leading_dimension = 0;
    desc.c.layout = SK_LAYOUT_COL_MAJOR;
    make_plan();
    CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_ERROR_OVERLAP);
    finish();
}

/* ---- labels, errors, clearing ----------------------------------------------------------------- */

static void labels_carry_the_plans_line(void)
{
    char line[SK_LINE_SIZE];
    start_and_record();
    sk_format_plan(plan, line, sizeof line);
    CHECK(strcmp(find_command(FAKE_BEGIN_LABEL, 0)->label, line) == 0);
    CHECK(strstr(line, "256x192x320") != NULL);
    finish();
}

static void modules_and_pipelines_are_named(void)
{
    char name[128];
    start_and_record();
    snprintf(name, sizeof name, "%s: multiply", sk_query_plan(plan).kernel);
    CHECK(strcmp(fake.module_name, name) == 0);
    CHECK(fake.pipeline_count > 0);
    for (uint32_t i = 0; i < fake.pipeline_count; ++i)
    {
        CHECK(strcmp(fake.pipelines[i].name, name) == 0);
    }
    finish();
}

static void without_debug_utils_there_are_no_labels(void)
{
    start();
    sk_destroy_context(context);
    fake.no_labels = true;
    sk_context_desc context_desc = fake_context_desc();
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
    make_plan();
    record();
    check_kinds("bpd");
    CHECK(fake.pipeline_count > 0 && *fake.pipelines[fake.pipeline_count - 1].name == 0);
    finish();
}

static void an_error_records_nothing(void)
{
    start();
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 2;
    make_plan();
    args.workspace.size = 100;
    CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_ERROR_WORKSPACE_TOO_SMALL);
    check_kinds("");
    finish();
}

static void every_command_goes_to_the_given_command_buffer(void)
{
    start();
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 2;
    desc.fixup = SK_FIXUP_SEPARATE_PASS;
    make_plan();
    record();
    for (uint32_t i = 0; i < fake.count; ++i)
    {
        CHECK(fake.record[i].commands == fake_commands());
    }
    finish();
}

static void clearing_fills_what_is_not_slots_and_orders_what_follows(void)
{
    start();
    sk_buffer workspace = {fake_buffer(WORKSPACE), 0, 512, 1 << 20};
    CHECK_EQ(sk_clear_workspace(fake_commands(), context, workspace), SK_SUCCESS);
    check_kinds("f|");
    CHECK_EQ(fake.record[0].address, WORKSPACE + 512);
    CHECK_EQ(fake.record[0].length, 65536 * 4 + 256);
    CHECK_EQ(fake.record[0].value, 0);
    check_barrier(0, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT);
    finish();
}

int main(void)
{
    RUN(data_parallel_records_one_dispatch_without_fixup);
    RUN(fewer_workers_than_tiles_stay_one_dispatch);
    RUN(last_arriver_records_one_dispatch);
    RUN(turnstile_records_one_dispatch);
    RUN(separate_pass_records_store_barrier_sum);
    RUN(a_hybrid_sums_only_its_stream_k_tiles);
    RUN(stream_k_without_split_tiles_needs_no_fixup);
    RUN(more_whole_tiles_than_65535_take_two_dimensions);
    RUN(nothing_is_recorded_where_d_is_empty);
    RUN(k_0_runs_the_epilogue_and_reads_neither_a_nor_b);
    RUN(alpha_0_makes_every_tile_whole_and_reads_neither_a_nor_b);
    RUN(beta_0_does_not_read_c);
    RUN(c_may_be_d_where_they_lie_alike);
    RUN(labels_carry_the_plans_line);
    RUN(modules_and_pipelines_are_named);
    RUN(without_debug_utils_there_are_no_labels);
    RUN(an_error_records_nothing);
    RUN(every_command_goes_to_the_given_command_buffer);
    RUN(clearing_fills_what_is_not_slots_and_orders_what_follows);
    return CHECK_DONE();
}
