/* What is recorded, on the fake device: pipelines, push constants, workgroups, barriers and labels of every
 * decomposition and fixup. The validation layer does not see hazards through device addresses, so a judge of its own
 * looks at the order of dispatches and barriers, and must notice when a barrier is missing. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"

enum
{
    A = 0x10000000,
    B = 0x20000000,
    C = 0x50000000,
    D = 0x30000000,
    WORKSPACE = 0x40000000
};

static sk_context* context;
static sk_gemm_desc desc;
static sk_gemm_args args;
static sk_plan* plan;

static sk_buffer memory_at(VkDeviceAddress address)
{
    sk_buffer memory;
    memset(&memory, 0, sizeof memory);
    memory.address = address;
    memory.size = VK_WHOLE_SIZE;
    return memory;
}

/* 256 x 192 x 320 of f32 in 64 x 64 x 16 tiles: 12 tiles of 20 k-iterations. */
static void start(void)
{
    fake_reset();
    memset(&desc, 0, sizeof desc);
    memset(&args, 0, sizeof args);
    desc.m = 256;
    desc.n = 192;
    desc.k = 320;
    desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    args.a = memory_at(A);
    args.b = memory_at(B);
    args.c = memory_at(C);
    args.d = memory_at(D);
    args.workspace = memory_at(WORKSPACE);
    sk_context_desc context_desc = fake_context_desc();
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
    plan = NULL;
}

static void make_plan(void)
{
    sk_destroy_plan(plan);
    if (!CHECK_EQ(sk_create_plan(context, &desc, &plan), SK_SUCCESS))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
}

static void record(void)
{
    if (!CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_SUCCESS))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
}

static void finish(void)
{
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    CHECK_EQ(fake.allocations_alive, 0);
    CHECK_EQ(fake.pipelines_alive, 0);
    CHECK_EQ(fake.layouts_alive, 0);
    CHECK_EQ(fake.modules_alive, 0);
}

static void start_and_record(void)
{
    start();
    make_plan();
    record();
}

/* ---- what is in the record ------------------------------------------------------------------- */

static void check_kinds(const char* wanted)
{
    char kinds[FAKE_COMMANDS + 1] = "";
    for (uint32_t i = 0; i < fake.count; ++i)
    {
        kinds[i] = "bpd|f<>"[fake.record[i].kind];
    }
    if (!CHECK(strcmp(kinds, wanted) == 0))
    {
        CHECK_NOTE("recorded %s, wanted %s\n", kinds, wanted);
    }
}

static const fake_command* nth(fake_kind kind, uint32_t n)
{
    static const fake_command none;
    for (uint32_t i = 0; i < fake.count; ++i)
    {
        if (fake.record[i].kind == kind && n-- == 0)
        {
            return &fake.record[i];
        }
    }
    CHECK(!"there is such a command");
    return &none;
}

static const fake_pipeline* bound(uint32_t n)
{
    return &fake.pipelines[nth(FAKE_BIND, n)->pipeline];
}

static sk__arguments pushed(uint32_t n)
{
    sk__arguments arguments;
    CHECK_EQ(nth(FAKE_PUSH, n)->size, 128);
    CHECK_EQ(bound(n)->push_constants, 128);
    memcpy(&arguments, nth(FAKE_PUSH, n)->words, sizeof arguments);
    return arguments;
}

/* The epilogue's; of them only alpha and beta are there if nothing else is read. */
static sk__epilogue_arguments pushed_epilogue(uint32_t n, uint32_t size)
{
    sk__epilogue_arguments arguments;
    CHECK_EQ(nth(FAKE_PUSH, n)->size, size);
    CHECK_EQ(bound(n)->push_constants, size);
    CHECK_EQ(bound(n)->constants[15], (size - 128) / 4);
    memcpy(&arguments, nth(FAKE_PUSH, n)->words + sizeof(sk__arguments) / 4, sizeof arguments);
    return arguments;
}

static VkDeviceAddress joined(const uint32_t words[2])
{
    return (VkDeviceAddress)words[1] << 32 | words[0];
}

static void check_groups(uint32_t n, uint32_t x, uint32_t y)
{
    CHECK_EQ(nth(FAKE_DISPATCH, n)->groups[0], x);
    CHECK_EQ(nth(FAKE_DISPATCH, n)->groups[1], y);
    CHECK_EQ(nth(FAKE_DISPATCH, n)->groups[2], 1);
}

static void check_barrier(uint32_t n, VkPipelineStageFlags before, VkAccessFlags source)
{
    const fake_command* barrier = nth(FAKE_BARRIER, n);
    CHECK_EQ(barrier->before, before);
    CHECK_EQ(barrier->source, source);
    CHECK_EQ(barrier->after, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT);
    CHECK_EQ(barrier->destination, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
}

/* ---- decompositions and fixups --------------------------------------------------------------- */

static void data_parallel_records_one_dispatch_without_fixup(void)
{
    start_and_record();
    check_kinds("<bpd>");
    check_groups(0, 12, 1);
    CHECK_EQ(bound(0)->constants[9], SK__FIXUP_NONE);
    CHECK_EQ(pushed(0).workers, 12);
    CHECK_EQ(pushed(0).splits, 0);
    CHECK_EQ(pushed(0).stream_k_tiles, 0);
    CHECK_EQ(joined(pushed(0).workspace), 0);
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

static void push_constants_say_everything(void)
{
    start();
    desc.epilogue = SK_EPILOGUE_LINEAR;
    desc.a.leading_dimension = 324;
    desc.d.leading_dimension = 200;
    desc.batch_count = 3;
    desc.c.batch_stride = 100000;
    args.alpha = 2.0f;
    args.beta = -1.0f;
    args.a.offset = 16;
    make_plan();
    record();
    sk__arguments arguments = pushed(0);
    CHECK_EQ(joined(arguments.a), A + 16);
    CHECK_EQ(joined(arguments.b), B);
    CHECK_EQ(joined(arguments.c), C);
    CHECK_EQ(joined(arguments.d), D);
    CHECK(arguments.m == 256 && arguments.n == 192 && arguments.k == 320 && arguments.tiles % 3 == 0);
    CHECK_EQ(arguments.leading_dimension_a, 324);
    CHECK_EQ(arguments.leading_dimension_b, 192);
    CHECK_EQ(arguments.leading_dimension_c, 192);
    CHECK_EQ(arguments.leading_dimension_d, 200);
    CHECK_EQ(arguments.batch_stride_a, 256 * 324);
    CHECK_EQ(arguments.batch_stride_b, 320 * 192);
    CHECK_EQ(arguments.batch_stride_c, 100000);
    CHECK_EQ(arguments.batch_stride_d, 256 * 200);
    CHECK_EQ(pushed_epilogue(0, 128).alpha, 0x40000000u); /* 2.0f */
    CHECK_EQ(pushed_epilogue(0, 128).beta, 0xbf800000u);  /* -1.0f */
    CHECK_EQ(bound(0)->constants[8], 1);
    finish();
}

/* Of every kind of part one, with D row-major or column-major. */
static void record_epilogue(sk_layout layout)
{
    start();
    desc.d.layout = desc.residual.layout = layout;
    desc.scale_m = desc.scale_n = desc.clamp = desc.add_residual = true;
    desc.bias = SK_BIAS_ALONG_M;
    desc.activation = SK_ACTIVATION_SILU;
    desc.batch_count = 2;
    desc.residual.leading_dimension = 300;
    args.scale_m = memory_at(0x60000000);
    args.scale_n = memory_at(0x61000000);
    args.bias = memory_at(0x62000004);
    args.residual = memory_at(0x63000004);
    args.clamp_min = -1.0f;
    args.clamp_max = 2.0f;
    make_plan();
    record();
}

static void push_constants_of_an_epilogue_say_everything(void)
{
    for (int exchanged = 0; exchanged < 2; ++exchanged)
    {
        record_epilogue(exchanged ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR);
        sk__epilogue_arguments epilogue = pushed_epilogue(0, 176);
        const uint32_t* constants = bound(0)->constants;
        CHECK_EQ(joined(epilogue.scale_m), exchanged ? 0x61000000 : 0x60000000);
        CHECK_EQ(joined(epilogue.scale_n), exchanged ? 0x60000000 : 0x61000000);
        CHECK_EQ(joined(epilogue.bias), 0x62000004);
        CHECK_EQ(joined(epilogue.residual), 0x63000004);
        CHECK_EQ(epilogue.leading_dimension_residual, 300);
        CHECK_EQ(epilogue.batch_stride_residual, 300 * (exchanged ? 192 : 256));
        CHECK(epilogue.clamp_min == -1.0f && epilogue.clamp_max == 2.0f);
        CHECK_EQ(constants[16], exchanged ? SK_BIAS_ALONG_N : SK_BIAS_ALONG_M);
        CHECK(constants[17] == 1 && constants[18] == 1 && constants[20] == 1 && constants[21] == 1);
        CHECK_EQ(constants[19], SK_ACTIVATION_SILU);
        finish();
    }
}

/* A vector along the kernel's n is read 16 bytes at a time; one along m, and the residual, need not be. */
static void vectors_along_n_decide_about_the_fast_path(void)
{
    sk_launch_info launch = {0};
    for (int exchanged = 0; exchanged < 2; ++exchanged)
    {
        record_epilogue(exchanged ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR);
        CHECK_EQ(sk_query_launch(plan, &args, &launch), SK_SUCCESS);
        CHECK_EQ(launch.aligned, !exchanged); /* the bias is on a multiple of 4 */
        args.bias.address += 12;
        CHECK_EQ(sk_query_launch(plan, &args, &launch), SK_SUCCESS);
        CHECK_EQ(launch.aligned, true);
        (exchanged ? &args.scale_m : &args.scale_n)->address += 8;
        CHECK_EQ(sk_query_launch(plan, &args, &launch), SK_SUCCESS);
        CHECK_EQ(launch.aligned, false);
        finish();
    }
}

static void arrays_of_addresses_are_pushed_as_they_are(void)
{
    sk_launch_info launch = {0};
    start();
    desc.pointers = true;
    desc.batch_count = 5;
    args.b = memory_at(B + 8);
    args.d.size = 40;
    make_plan();
    record();
    CHECK_EQ(bound(0)->constants[22], 1);
    CHECK_EQ(joined(pushed(0).b), B + 8);
    CHECK_EQ(joined(pushed(0).d), D);
    CHECK_EQ(pushed(0).batch_stride_a, 0);
    CHECK_EQ(pushed(0).tiles, 60);
    CHECK_EQ(sk_query_launch(plan, &args, &launch), SK_SUCCESS);
    CHECK_EQ(launch.aligned, false);
    args.pointers_aligned = true;
    CHECK_EQ(sk_query_launch(plan, &args, &launch), SK_SUCCESS);
    CHECK_EQ(launch.aligned, true);
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
    CHECK_EQ(bound(0)->constants[9], SK__FIXUP_LAST_ARRIVER);
    CHECK_EQ(pushed(0).splits, 3);
    CHECK_EQ(pushed(0).workers, 36);
    CHECK_EQ(joined(pushed(0).workspace), WORKSPACE);
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
    CHECK_EQ(bound(0)->constants[9], SK__FIXUP_TURNSTILE);
    CHECK_EQ(pushed(0).most_looks, 1234);
    CHECK_EQ(joined(pushed(0).workspace), WORKSPACE);
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
    CHECK_EQ(bound(0)->constants[9], SK__FIXUP_STORE);
    CHECK_EQ(bound(1)->constants[9], SK__FIXUP_SUM);
    CHECK(memcmp(nth(FAKE_PUSH, 0)->words, nth(FAKE_PUSH, 1)->words, 128) == 0);
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
    CHECK_EQ(pushed(0).stream_k_tiles, 7);
    CHECK_EQ(pushed(0).order, 3);
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
    CHECK_EQ(bound(0)->constants[9], SK__FIXUP_NONE);
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
    CHECK_EQ(pushed(0).workers, 70000);
    finish();
}

/* ---- special problems ------------------------------------------------------------------------ */

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
        CHECK_EQ(sk_query_launch(plan, &args, &launch), SK_SUCCESS);
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
    args.a = args.b = args.workspace = memory_at(0);
    make_plan();
    record();
    check_kinds("<bpd>");
    CHECK_EQ(bound(0)->constants[9], SK__FIXUP_NONE);
    CHECK_EQ(pushed(0).k, 0);
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
    args.a = args.b = memory_at(0);
    make_plan();
    record();
    check_kinds("<bpd>");
    check_groups(0, 12, 1);
    CHECK_EQ(pushed(0).k, 0);
    CHECK_EQ(pushed(0).splits, 0);
    CHECK_EQ(pushed(0).workers, 12);
    finish();
}

static void beta_0_does_not_read_c(void)
{
    start();
    desc.epilogue = SK_EPILOGUE_LINEAR;
    args.alpha = 1.0f;
    args.c = memory_at(0);
    make_plan();
    record();
    CHECK_EQ(joined(pushed(0).c), 0);
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

static void column_major_d_exchanges_a_and_b(void)
{
    start();
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    desc.a.layout = SK_LAYOUT_COL_MAJOR;
    make_plan();
    record();
    sk__arguments arguments = pushed(0);
    CHECK_EQ(joined(arguments.a), B);
    CHECK_EQ(joined(arguments.b), A);
    CHECK(arguments.m == 192 && arguments.n == 256);
    CHECK(arguments.leading_dimension_a == 192 && arguments.leading_dimension_b == 256);
    CHECK_EQ(arguments.leading_dimension_d, 256);
    CHECK_EQ(bound(0)->constants[4], 0); /* B' is row-major B seen from its other side: k is not contiguous */
    CHECK_EQ(bound(0)->constants[5], 0);
    finish();
}

/* Every layout of A, B, C and D: which direction is contiguous in the kernel's view. */
static void layouts_become_constants(void)
{
    for (unsigned way = 0; way < 16; ++way)
    {
        start();
        desc.epilogue = SK_EPILOGUE_LINEAR;
        desc.a.layout = way & 1 ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
        desc.b.layout = way & 2 ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
        desc.c.layout = way & 4 ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
        desc.d.layout = way & 8 ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
        make_plan();
        record();
        unsigned a_rows = !(way & 1), b_columns = (way & 2) != 0;
        CHECK_EQ(bound(0)->constants[4], way & 8 ? b_columns : a_rows);
        CHECK_EQ(bound(0)->constants[5], way & 8 ? a_rows : b_columns);
        CHECK_EQ(bound(0)->constants[6], ((way & 4) != 0) != ((way & 8) != 0));
        finish();
    }
}

/* ---- aligned or general ---------------------------------------------------------------------- */

static bool launches_aligned(void)
{
    sk_launch_info launch = {0};
    fake.count = 0;
    record();
    CHECK_EQ(sk_query_launch(plan, &args, &launch), SK_SUCCESS);
    CHECK_EQ(launch.group_count_x, nth(FAKE_DISPATCH, 0)->groups[0]);
    CHECK_EQ(launch.group_count_y, nth(FAKE_DISPATCH, 0)->groups[1]);
    CHECK_EQ(launch.dispatch_count, 1);
    CHECK_EQ(launch.aligned, bound(0)->constants[7] != 0);
    CHECK_EQ(launch.aligned_output, bound(0)->constants[28] != 0);
    return launch.aligned && launch.aligned_output;
}

static void addresses_choose_the_pipeline(void)
{
    start();
    make_plan();
    CHECK(launches_aligned());
    args.a.offset = 4;
    CHECK(!launches_aligned());
    args.a.offset = 16;
    CHECK(launches_aligned());
    args.d.offset = 8;
    CHECK(!launches_aligned());
    finish();
}

static bool plans_aligned(void)
{
    make_plan();
    return launches_aligned();
}

static void shapes_choose_the_pipeline(void)
{
    start();
    desc.a.leading_dimension = 322;
    CHECK(!plans_aligned());
    desc.a.leading_dimension = 324;
    CHECK(plans_aligned());
    desc.k = 321;
    CHECK(!plans_aligned());
    desc.k = 320;
    desc.n = 190;
    desc.b.leading_dimension = desc.d.leading_dimension = 192;
    CHECK(!plans_aligned());
    desc.n = 192;
    desc.m = 255;
    CHECK(plans_aligned());
    desc.batch_count = 2;
    desc.d.batch_stride = 255 * 192 + 2;
    CHECK(!plans_aligned());
    CHECK_EQ(bound(0)->constants[7], 1); /* only D is not */
    finish();
}

static void pipelines_are_made_once(void)
{
    start();
    make_plan();
    uint32_t made = fake.pipeline_count;
    CHECK_EQ(made, 2);
    desc.m = 512;
    make_plan();
    CHECK_EQ(fake.pipeline_count, made);
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 2;
    desc.fixup = SK_FIXUP_LAST_ARRIVER;
    make_plan();
    CHECK_EQ(fake.pipeline_count, made + 2);
    desc.fixup = SK_FIXUP_SEPARATE_PASS;
    make_plan();
    CHECK_EQ(fake.pipeline_count, made + 6);
    finish();
}

static void a_device_that_cannot_round_gets_a_module_without_the_mode(void)
{
    uint32_t sizes[2];
    for (uint32_t i = 0; i < 2; ++i)
    {
        start();
        sk_destroy_context(context);
        fake.rounds_to_nearest = i == 0;
        sk_context_desc context_desc = fake_context_desc();
        CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
        desc.kernel = "gemm_f16_f32_f16_64x64x64_coop";
        desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F16;
        make_plan();
        sizes[i] = fake.module_size;
        CHECK_EQ(fake.pipelines[0].constants[10], i);
        finish();
    }
    CHECK_EQ(sizes[0] - sizes[1], 4 * (2 + 4)); /* OpCapability, OpExecutionMode with one literal */
}

static void subgroup_size_is_forced_where_the_device_has_several(void)
{
    for (uint32_t i = 0; i < 2; ++i)
    {
        start();
        sk_destroy_context(context);
        fake.subgroup_size_max = i == 0 ? 32 : 64;
        sk_context_desc context_desc = fake_context_desc();
        CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
        desc.kernel = "gemm_f16_f32_f32_64x64x64_coop";
        desc.a.type = desc.b.type = SK_TYPE_F16;
        make_plan();
        CHECK_EQ(fake.pipelines[0].required_subgroup_size, i == 0 ? 0 : 32);
        CHECK_EQ(fake.pipelines[0].flags, VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT);
        CHECK_EQ(fake.pipelines[0].constants[0], 128);
        CHECK_EQ(fake.pipelines[0].constants[1], 16);
        CHECK_EQ(fake.pipelines[0].constants[2], 16);
        finish();
    }
}

/* ---- labels, errors, functions --------------------------------------------------------------- */

static void labels_carry_the_plans_line(void)
{
    char line[512];
    start_and_record();
    sk_format_plan(plan, line, sizeof line);
    CHECK(strcmp(nth(FAKE_BEGIN_LABEL, 0)->label, line) == 0);
    CHECK(strstr(line, "256x192x320") != NULL);
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

static void buffers_and_addresses_are_alike(void)
{
    start();
    make_plan();
    args.a.address = 0;
    args.a.buffer = fake_buffer(0x700000000);
    args.a.offset = 0x2fffffff0;
    record();
    CHECK_EQ(joined(pushed(0).a), 0x9fffffff0);
    finish();
}

static void expect_missing(const char* name, const char* whose)
{
    char sentence[128];
    fake_reset();
    sk_context_desc context_desc = fake_context_desc();
    fake.missing = name;
    snprintf(sentence, sizeof sentence, "%s has no function %s: Vulkan 1.2 is needed", whose, name);
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_ERROR_MISSING_FUNCTION);
    CHECK(context == NULL);
    if (!CHECK(strcmp(fake.sentence, sentence) == 0))
    {
        CHECK_NOTE("said: %s\n", fake.sentence);
    }
    CHECK_EQ(fake.allocations_alive, 0);
}

static void a_missing_function_is_named(void)
{
#define MISSING(name) expect_missing(#name, "the instance");
    SK__INSTANCE_FUNCTIONS(MISSING)
#undef MISSING
#define MISSING(name) expect_missing(#name, "the device");
    SK__DEVICE_FUNCTIONS(MISSING)
#undef MISSING
}

static void functions_of_absent_extensions_are_not_needed(void)
{
#define MISSING(name)                                                 \
    start();                                                          \
    sk_destroy_context(context);                                      \
    fake.missing = #name;                                             \
    context_desc = fake_context_desc();                               \
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS); \
    make_plan();                                                      \
    record();                                                         \
    finish();
    sk_context_desc context_desc;
    SK__OPTIONAL_FUNCTIONS(MISSING)
#undef MISSING
}

static void contexts_are_independent(void)
{
    start();
    make_plan();
    sk_context* gpu = context;
    fake_reset_cpu();
    fake.pipelines_alive = 2;
    fake.layouts_alive = 2;
    fake.allocations_alive = 4; /* context, two pipelines, plan */
    sk_context_desc context_desc = fake_context_desc();
    sk_context* cpu = NULL;
    CHECK_EQ(sk_create_context(&context_desc, &cpu), SK_SUCCESS);
    CHECK(strcmp(sk_query_context(cpu).device_name, "Fake CPU") == 0);
    CHECK(strcmp(sk_query_context(gpu).device_name, "Fake GPU") == 0);
    sk_destroy_context(cpu);
    record();
    check_kinds("<bpd>");
    finish();
}

/* ---- the judge of the order ------------------------------------------------------------------ */

typedef struct use
{
    VkDeviceAddress address;
    bool reads, writes;
} use;

enum
{
    USES = 9 /* of a dispatch */
};

/* What a dispatch does to memory, by its pipeline's constants and its push constants. */
static void list_uses(const fake_pipeline* pipeline, const sk__push_constants* pushed_last, use uses[USES])
{
    const sk__arguments* arguments = &pushed_last->arguments;
    const sk__epilogue_arguments* epilogue = &pushed_last->epilogue;
    const uint32_t* constants = pipeline->constants;
    uint32_t fixup = constants[9];
    bool computes = fixup != SK__FIXUP_SUM;
    use all[USES] = {{joined(arguments->a), computes, false},
                     {joined(arguments->b), computes, false},
                     {joined(arguments->c), constants[8] && epilogue->beta != 0, false},
                     {joined(arguments->d), false, true},
                     {joined(arguments->workspace), fixup == SK__FIXUP_LAST_ARRIVER || fixup == SK__FIXUP_SUM,
                      fixup == SK__FIXUP_LAST_ARRIVER || fixup == SK__FIXUP_STORE},
                     {joined(epilogue->bias), constants[16], false},
                     {joined(epilogue->scale_m), constants[17], false},
                     {joined(epilogue->scale_n), constants[18], false},
                     {joined(epilogue->residual), constants[21], false}};
    memcpy(uses, all, sizeof all);
}

typedef struct access
{
    use use;
    VkPipelineStageFlags stage;
    VkAccessFlags write; /* the kind of its writes */
    uint32_t command;
} access;

static uint32_t list_accesses(access* accesses)
{
    uint32_t count = 0;
    const fake_pipeline* pipeline = NULL;
    sk__push_constants constants;
    memset(&constants, 0, sizeof constants);
    for (uint32_t i = 0; i < fake.count; ++i)
    {
        const fake_command* command = &fake.record[i];
        use uses[USES] = {{command->address, false, true}};
        pipeline = command->kind == FAKE_BIND ? &fake.pipelines[command->pipeline] : pipeline;
        if (command->kind == FAKE_PUSH)
        {
            memcpy(&constants, command->words, sizeof constants);
        }
        if (command->kind == FAKE_FILL)
        {
            access made = {uses[0], VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT, i};
            accesses[count++] = made;
        }
        if (command->kind == FAKE_DISPATCH)
        {
            list_uses(pipeline, &constants, uses);
            for (uint32_t u = 0; u < USES; ++u)
            {
                access made = {uses[u], VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT, i};
                accesses[count++] = made;
            }
        }
    }
    return count;
}

/* Whether a barrier between two accesses makes the second come after the first, and see what it wrote. */
static bool is_ordered(const access* first, const access* second)
{
    VkAccessFlags needed =
        (second->use.reads ? VK_ACCESS_SHADER_READ_BIT : 0u) | (second->use.writes ? second->write : 0u);
    for (uint32_t i = first->command + 1; i < second->command; ++i)
    {
        const fake_command* barrier = &fake.record[i];
        bool stages =
            barrier->kind == FAKE_BARRIER && (barrier->before & first->stage) && (barrier->after & second->stage);
        bool visible = (barrier->source & first->write) && (barrier->destination & needed) == needed;
        if (stages && (visible || !first->use.writes))
        {
            return true;
        }
    }
    return false;
}

/* Whether all accesses to the same memory, one of them a write, are ordered. */
static bool record_is_ordered(void)
{
    static access accesses[USES * FAKE_COMMANDS];
    uint32_t count = list_accesses(accesses);
    for (uint32_t j = 0; j < count; ++j)
    {
        for (uint32_t i = 0; i < j; ++i)
        {
            const use *x = &accesses[i].use, *y = &accesses[j].use;
            bool used = (x->reads || x->writes) && (y->reads || y->writes);
            bool conflict = x->address == y->address && x->address && used && (x->writes || y->writes);
            if (conflict && accesses[i].command != accesses[j].command && !is_ordered(&accesses[i], &accesses[j]))
            {
                return false;
            }
        }
    }
    return true;
}

static void users_barrier(void)
{
    VkMemoryBarrier barrier = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, VK_ACCESS_SHADER_WRITE_BIT,
                               VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT};
    context->functions.vkCmdPipelineBarrier(fake_commands(), VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                                            VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &barrier, 0, NULL, 0, NULL);
}

/* Clears, multiplies with a separate pass, and with the last arriver, over one workspace, as a user should. */
static void record_two_products(void)
{
    start();
    sk_buffer workspace = {fake_buffer(WORKSPACE), 0, 0, VK_WHOLE_SIZE};
    CHECK_EQ(sk_clear_workspace(fake_commands(), context, workspace), SK_SUCCESS);
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 2;
    desc.fixup = SK_FIXUP_SEPARATE_PASS;
    make_plan();
    record();
    users_barrier();
    desc.fixup = SK_FIXUP_LAST_ARRIVER;
    make_plan();
    record();
    check_kinds("f|<bpd|bpd>|<bpd>");
}

static void remove_command(uint32_t index)
{
    memmove(&fake.record[index], &fake.record[index + 1], (fake.count - index - 1) * sizeof fake.record[0]);
    --fake.count;
}

static void what_is_recorded_is_ordered(void)
{
    record_two_products();
    CHECK(record_is_ordered());
    finish();
}

static void the_judge_misses_no_barrier(void)
{
    for (uint32_t n = 0; n < 3; ++n)
    {
        record_two_products();
        remove_command((uint32_t)(nth(FAKE_BARRIER, n) - fake.record));
        CHECK(!record_is_ordered());
        finish();
    }
}

static void the_judge_notices_a_weak_barrier(void)
{
    for (uint32_t n = 0; n < 3; ++n)
    {
        for (uint32_t way = 0; way < 4; ++way)
        {
            record_two_products();
            fake_command* barrier = &fake.record[nth(FAKE_BARRIER, n) - fake.record];
            *(way == 0   ? &barrier->before
              : way == 1 ? &barrier->after
              : way == 2 ? &barrier->source
                         : &barrier->destination) = 0;
            CHECK(!record_is_ordered());
            finish();
        }
    }
}

int main(void)
{
    RUN(data_parallel_records_one_dispatch_without_fixup);
    RUN(fewer_workers_than_tiles_stay_one_dispatch);
    RUN(push_constants_say_everything);
    RUN(push_constants_of_an_epilogue_say_everything);
    RUN(vectors_along_n_decide_about_the_fast_path);
    RUN(arrays_of_addresses_are_pushed_as_they_are);
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
    RUN(column_major_d_exchanges_a_and_b);
    RUN(layouts_become_constants);
    RUN(addresses_choose_the_pipeline);
    RUN(shapes_choose_the_pipeline);
    RUN(pipelines_are_made_once);
    RUN(a_device_that_cannot_round_gets_a_module_without_the_mode);
    RUN(subgroup_size_is_forced_where_the_device_has_several);
    RUN(labels_carry_the_plans_line);
    RUN(without_debug_utils_there_are_no_labels);
    RUN(clearing_fills_what_is_not_slots_and_orders_what_follows);
    RUN(an_error_records_nothing);
    RUN(every_command_goes_to_the_given_command_buffer);
    RUN(buffers_and_addresses_are_alike);
    RUN(a_missing_function_is_named);
    RUN(functions_of_absent_extensions_are_not_needed);
    RUN(contexts_are_independent);
    RUN(what_is_recorded_is_ordered);
    RUN(the_judge_misses_no_barrier);
    RUN(the_judge_notices_a_weak_barrier);
    return CHECK_DONE();
}
