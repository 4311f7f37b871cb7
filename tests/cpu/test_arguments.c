/* What kernels are told, on the fake device: the push constants of problem and epilogue, and the pipeline that layouts,
 * shapes and addresses choose. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "recording.h"

/* ---- push constants --------------------------------------------------------------------------- */

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
    sk__arguments arguments = get_pushed(0);
    CHECK_EQ(join_words(arguments.problem.a.address), A + 16);
    CHECK_EQ(join_words(arguments.problem.b.address), B);
    CHECK_EQ(join_words(arguments.problem.c.address), C);
    CHECK_EQ(join_words(arguments.problem.d.address), D);
    CHECK(arguments.problem.m == 256 && arguments.problem.n == 192 && arguments.problem.k == 320 &&
          arguments.tiles % 3 == 0);
    CHECK_EQ(arguments.problem.a.leading_dimension, 324);
    CHECK_EQ(arguments.problem.b.leading_dimension, 192);
    CHECK_EQ(arguments.problem.c.leading_dimension, 192);
    CHECK_EQ(arguments.problem.d.leading_dimension, 200);
    CHECK_EQ(arguments.problem.a.batch_stride, 256 * 324);
    CHECK_EQ(arguments.problem.b.batch_stride, 320 * 192);
    CHECK_EQ(arguments.problem.c.batch_stride, 100000);
    CHECK_EQ(arguments.problem.d.batch_stride, 256 * 200);
    CHECK_EQ(get_pushed_epilogue(0, 128).alpha, 0x40000000u); /* 2.0f */
    CHECK_EQ(get_pushed_epilogue(0, 128).beta, 0xbf800000u);  /* -1.0f */
    CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_LINEAR], 1);
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
    args.scale_m = locate_memory(0x60000000);
    args.scale_n = locate_memory(0x61000000);
    args.bias = locate_memory(0x62000004);
    args.residual = locate_memory(0x63000004);
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
        sk__epilogue_arguments epilogue = get_pushed_epilogue(0, 240);
        const uint32_t* constants = find_bound(0)->constants;
        CHECK_EQ(join_words(epilogue.scale_m), exchanged ? 0x61000000 : 0x60000000);
        CHECK_EQ(join_words(epilogue.scale_n), exchanged ? 0x60000000 : 0x61000000);
        CHECK_EQ(join_words(epilogue.bias), 0x62000004);
        CHECK_EQ(join_words(epilogue.residual), 0x63000004);
        CHECK_EQ(epilogue.leading_dimension_residual, 300);
        CHECK_EQ(epilogue.batch_stride_residual, 300 * (exchanged ? 192 : 256));
        CHECK(epilogue.clamp_min == -1.0f && epilogue.clamp_max == 2.0f);
        CHECK_EQ(constants[SK__CONSTANT_BIAS], exchanged ? SK_BIAS_ALONG_N : SK_BIAS_ALONG_M);
        CHECK(constants[SK__CONSTANT_SCALE_M] == 1 && constants[SK__CONSTANT_SCALE_N] == 1 &&
              constants[SK__CONSTANT_CLAMP] == 1 && constants[SK__CONSTANT_RESIDUAL] == 1);
        CHECK_EQ(constants[SK__CONSTANT_ACTIVATION], SK_ACTIVATION_SILU);
        finish();
    }
}

/* A product of a type, D = alpha A B + beta C, with 2 - 0.5 i for alpha and 3 i for beta, or with real parts alone. */
static void record_scalars(sk_type type, bool has_imaginary)
{
    start();
    desc.kernel = NULL;
    desc.a.type = desc.b.type = desc.c.type = desc.d.type = type;
    desc.epilogue = SK_EPILOGUE_LINEAR;
    args.alpha = 2.0;
    args.alpha_imaginary = has_imaginary ? -0.5 : 0.0;
    args.beta_imaginary = has_imaginary ? 3.0 : 0.0;
    make_plan();
    record();
}

static double join_double(const uint32_t words[2])
{
    double number;
    memcpy(&number, words, sizeof number);
    return number;
}

static void scalars_are_pushed_with_all_their_bits(void)
{
    record_scalars(SK_TYPE_CF32, true);
    sk__epilogue_arguments epilogue = get_pushed_epilogue(0, 240);
    CHECK(epilogue.alpha == 0x40000000u && epilogue.alpha_wide[0] == 0xbf000000u); /* 2.0f, -0.5f */
    CHECK(epilogue.beta == 0 && epilogue.beta_wide[0] == 0x40400000u);             /* 3.0f */
    finish();
    record_scalars(SK_TYPE_CF64, true);
    epilogue = get_pushed_epilogue(0, 240);
    CHECK(join_double(epilogue.alpha_wide) == 2.0 && join_double(epilogue.alpha_wide + 2) == -0.5);
    CHECK(join_double(epilogue.beta_wide) == 0.0 && join_double(epilogue.beta_wide + 2) == 3.0);
    finish();
    record_scalars(SK_TYPE_F64, false);
    args.alpha = 1.0 / 3.0;
    fake.count = 0;
    record();
    CHECK(join_double(get_pushed_epilogue(0, 240).alpha_wide) == 1.0 / 3.0);
    finish();
}

/* The multiplication by an imaginary alpha needs A and B, though its real part is 0. */
static void only_a_scalar_of_two_zeros_leaves_out_what_it_scales(void)
{
    record_scalars(SK_TYPE_CF32, true);
    args.alpha = 0.0;
    fake.count = 0;
    record();
    CHECK_EQ(((const sk__arguments*)find_command(FAKE_PUSH, 0)->words)->problem.k, 320);
    args.alpha_imaginary = args.beta_imaginary = 0.0;
    args.a.address = args.b.address = args.c.address = 0;
    fake.count = 0;
    record();
    CHECK_EQ(((const sk__arguments*)find_command(FAKE_PUSH, 0)->words)->problem.k, 0);
    finish();
}

static void real_results_take_no_imaginary_parts(void)
{
    record_scalars(SK_TYPE_F32, false);
    args.beta_imaginary = 2.0;
    CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_ERROR_INVALID_VALUE);
    CHECK(strcmp(fake.sentence, "beta_imaginary is 2, must be 0, as D is f32") == 0);
    finish();
}

static void open_with_few_push_constants(void)
{
    start();
    sk_destroy_context(context);
    fake.properties.limits.maxPushConstantsSize = 128;
    sk_context_desc context_desc = fake_context_desc();
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
}

/* The words that dispatch `n` writes into the workspace, as the next one reads them. */
static sk__epilogue_arguments get_told_epilogue(uint32_t n)
{
    sk__tell_arguments told;
    sk__epilogue_arguments epilogue = get_pushed_epilogue(n + 1, 128);
    CHECK_EQ(find_command(FAKE_PUSH, n)->size, 128);
    memcpy(&told, find_command(FAKE_PUSH, n)->words, sizeof told);
    CHECK_EQ(join_words(told.to), WORKSPACE + 4 * SK__TOLD);
    CHECK_EQ(sizeof epilogue, 4 * (SK__EPILOGUE_LEAST + SK__TOLD_WORDS));
    CHECK(sizeof told <= 128 && SK__TOLD + SK__TOLD_WORDS <= 65600);
    memcpy((uint32_t*)&epilogue + SK__EPILOGUE_LEAST, told.told, sizeof told.told);
    return epilogue;
}

/* One workgroup writes them, for which the multiplication waits. */
static void words_without_push_constants_go_through_the_workspace(void)
{
    sk_launch_info launch;
    char line[SK_LINE_SIZE];
    open_with_few_push_constants();
    desc.bias = SK_BIAS_ALONG_N;
    desc.clamp = desc.second = true;
    args.bias = locate_memory(0x62000004);
    args.second_a = locate_memory(0x64000000);
    args.second_b = locate_memory(0x65000010);
    args.clamp_min = -1.0f;
    args.clamp_max = 2.0f;
    make_plan();
    CHECK_EQ(sk_query_plan(plan).workspace_size, 4 * SK__SLOTS);
    sk_format_plan(plan, line, sizeof line);
    CHECK(strstr(line, ", epilogue in workspace"));
    record();
    check_kinds("<bpd|bpd>");
    check_groups(0, 1, 1);
    sk__epilogue_arguments epilogue = get_told_epilogue(0);
    CHECK_EQ(join_words(epilogue.bias), 0x62000004);
    CHECK_EQ(join_words(epilogue.second_a), 0x64000000);
    CHECK_EQ(join_words(epilogue.second_b), 0x65000010);
    CHECK(epilogue.leading_dimension_second_a == 320 && epilogue.leading_dimension_second_b == 192);
    CHECK(epilogue.clamp_min == -1.0f && epilogue.clamp_max == 2.0f);
    CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
    CHECK(launch.dispatch_count == 2 && launch.copy_count == 1);
    args.workspace.size = 4 * SK__SLOTS - 1;
    CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_ERROR_WORKSPACE_TOO_SMALL);
    finish();
}

/* The second term's addresses are those of its copies, which are made at the same time. */
static void words_are_told_beside_copies(void)
{
    open_with_few_push_constants();
    desc.second = true;
    desc.packing = SK_PACKING_A;
    args.second_a = args.b;
    args.second_b = args.a;
    make_plan();
    record();
    check_kinds("<bpdbpdbpd|bpd>");
    sk__epilogue_arguments epilogue = get_told_epilogue(2);
    CHECK_EQ(join_words(epilogue.second_a), WORKSPACE + 4 * SK__SLOTS + 256 * 320 * 4);
    CHECK_EQ(join_words(epilogue.second_b), A);
    finish();
}

static void scalars_without_push_constants_keep_all_their_bits(void)
{
    static const sk_type types[] = {SK_TYPE_F64, SK_TYPE_CF32, SK_TYPE_CF64};
    for (int i = 0; i < 3; ++i)
    {
        open_with_few_push_constants();
        desc.kernel = NULL;
        desc.a.type = desc.b.type = desc.c.type = desc.d.type = types[i];
        desc.epilogue = SK_EPILOGUE_LINEAR;
        args.alpha = 2.0;
        args.beta = 1.0 / 3.0;
        args.beta_imaginary = types[i] == SK_TYPE_F64 ? 0.0 : -0.5;
        make_plan();
        record();
        sk__epilogue_arguments epilogue = get_told_epilogue(0);
        CHECK_EQ(epilogue.alpha, 0x40000000u); /* 2.0f */
        CHECK(types[i] == SK_TYPE_CF32 ? epilogue.beta_wide[0] == 0xbf000000u
                                       : join_double(epilogue.beta_wide) == 1.0 / 3.0);
        CHECK(types[i] != SK_TYPE_CF64 || join_double(epilogue.beta_wide + 2) == -0.5);
        finish();
    }
}

/* Alpha and beta of f32, and activations, need no such words, and no workspace. */
static void real_scalars_and_activations_are_pushed_on_every_device(void)
{
    open_with_few_push_constants();
    desc.epilogue = SK_EPILOGUE_LINEAR;
    desc.activation = SK_ACTIVATION_RELU;
    desc.triangle = SK_TRIANGLE_LOWER;
    desc.m = desc.n;
    make_plan();
    CHECK_EQ(sk_query_plan(plan).workspace_size, 0);
    record();
    check_kinds("<bpd>");
    finish();
}

static void conjugates_become_constants(void)
{
    for (int exchanged = 0; exchanged < 2; ++exchanged)
    {
        start();
        desc.kernel = NULL;
        desc.a.type = desc.b.type = desc.c.type = desc.d.type = SK_TYPE_CF32;
        desc.d.layout = exchanged ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
        desc.a.conjugate = true;
        make_plan();
        record();
        CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_CONJUGATE_A], !exchanged);
        CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_CONJUGATE_B], exchanged);
        finish();
    }
}

static void arrays_of_addresses_are_pushed_as_they_are(void)
{
    sk_launch_info launch = {0};
    start();
    desc.pointers = true;
    desc.batch_count = 5;
    args.b = locate_memory(B + 8);
    args.d.size = 40;
    make_plan();
    record();
    CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_POINTERS], 1);
    CHECK_EQ(join_words(get_pushed(0).problem.b.address), B + 8);
    CHECK_EQ(join_words(get_pushed(0).problem.d.address), D);
    CHECK_EQ(get_pushed(0).problem.a.batch_stride, 0);
    CHECK_EQ(get_pushed(0).tiles, 60);
    CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
    CHECK_EQ(launch.aligned, false);
    args.pointers_aligned = true;
    CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
    CHECK_EQ(launch.aligned, true);
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
    CHECK_EQ(join_words(get_pushed(0).problem.a.address), 0x9fffffff0);
    finish();
}

static void column_major_d_exchanges_a_and_b(void)
{
    start();
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    desc.a.layout = SK_LAYOUT_COL_MAJOR;
    make_plan();
    record();
    sk__arguments arguments = get_pushed(0);
    CHECK_EQ(join_words(arguments.problem.a.address), B);
    CHECK_EQ(join_words(arguments.problem.b.address), A);
    CHECK(arguments.problem.m == 192 && arguments.problem.n == 256);
    CHECK(arguments.problem.a.leading_dimension == 192 && arguments.problem.b.leading_dimension == 256);
    CHECK_EQ(arguments.problem.d.leading_dimension, 256);
    /* B' is row-major B seen from its other side: k is not contiguous */
    CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_A_K_CONTIGUOUS], 0);
    CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_B_K_CONTIGUOUS], 0);
    finish();
}

/* ---- pipelines -------------------------------------------------------------------------------- */

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
        CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_A_K_CONTIGUOUS], way & 8 ? b_columns : a_rows);
        CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_B_K_CONTIGUOUS], way & 8 ? a_rows : b_columns);
        CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_C_TRANSPOSED], ((way & 4) != 0) != ((way & 8) != 0));
        finish();
    }
}

static bool launches_aligned(void)
{
    sk_launch_info launch = {0};
    fake.count = 0;
    record();
    CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
    CHECK_EQ(launch.group_count_x, find_command(FAKE_DISPATCH, 0)->groups[0]);
    CHECK_EQ(launch.group_count_y, find_command(FAKE_DISPATCH, 0)->groups[1]);
    CHECK_EQ(launch.dispatch_count, 1);
    CHECK_EQ(launch.aligned, find_bound(0)->constants[SK__CONSTANT_ALIGNED] != 0);
    CHECK_EQ(launch.aligned_output, find_bound(0)->constants[SK__CONSTANT_ALIGNED_OUTPUT] != 0);
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
    CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_ALIGNED], 1); /* only D is not */
    finish();
}

/* A vector along the kernel's n is read 16 bytes at a time; one along m, and the residual, need not be. */
static void vectors_along_n_decide_about_the_fast_path(void)
{
    sk_launch_info launch = {0};
    for (int exchanged = 0; exchanged < 2; ++exchanged)
    {
        record_epilogue(exchanged ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR);
        CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
        CHECK_EQ(launch.aligned, !exchanged); /* the bias is on a multiple of 4 */
        args.bias.address += 12;
        CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
        CHECK_EQ(launch.aligned, true);
        (exchanged ? &args.scale_m : &args.scale_n)->address += 8;
        CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
        CHECK_EQ(launch.aligned, false);
        finish();
    }
}

int main(void)
{
    RUN(push_constants_say_everything);
    RUN(push_constants_of_an_epilogue_say_everything);
    RUN(scalars_are_pushed_with_all_their_bits);
    RUN(only_a_scalar_of_two_zeros_leaves_out_what_it_scales);
    RUN(real_results_take_no_imaginary_parts);
    RUN(words_without_push_constants_go_through_the_workspace);
    RUN(words_are_told_beside_copies);
    RUN(scalars_without_push_constants_keep_all_their_bits);
    RUN(real_scalars_and_activations_are_pushed_on_every_device);
    RUN(conjugates_become_constants);
    RUN(arrays_of_addresses_are_pushed_as_they_are);
    RUN(buffers_and_addresses_are_alike);
    RUN(column_major_d_exchanges_a_and_b);
    RUN(layouts_become_constants);
    RUN(addresses_choose_the_pipeline);
    RUN(shapes_choose_the_pipeline);
    RUN(vectors_along_n_decide_about_the_fast_path);
    return CHECK_DONE();
}
