/* Retiled plans, on the fake device: what they say of themselves, what is recorded, refused and chosen. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "plans.h"

#define LARGER "gemm_f32_f32_f32_128x128x16_scalar"
#define SMALLER TILE_64
#define SMALLEST "gemm_f32_f32_f32_32x32x32_scalar" /* that GPUs choose */
#define QUOTED(name) "\"" name "\""
#define UNCUT(first, last) "retiled: no tiles of " first " can be cut into those of " last

static sk_gemm_desc retiled(uint32_t m, uint32_t n, uint32_t k, uint32_t wave)
{
    sk_gemm_desc desc = describe_shape(m, n, k);
    desc.kernel = LARGER;
    desc.last_wave_kernel = SMALLER;
    desc.decomposition = SK_DECOMPOSITION_RETILED;
    desc.workers = wave;
    return desc;
}

/* ---- what a plan says, and records ----------------------------------------------------------- */

/* 3 x 5 tiles of 128 x 128 in waves of 4: three waves, and 3 tiles in 12 of 64 x 64. */
static void a_plan_tells_both_kernels_and_their_tiles(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = retiled(300, 600, 100, 4);
    sk_plan* plan = make(&desc);
    sk_plan_info info = sk_query_plan(plan);
    CHECK_EQ(info.decomposition, SK_DECOMPOSITION_RETILED);
    CHECK_EQ(info.fixup, SK_FIXUP_NONE);
    CHECK_EQ(info.workspace_size, 0);
    CHECK(strcmp(info.kernel, LARGER) == 0 && strcmp(info.last_wave_kernel, SMALLER) == 0);
    CHECK(info.tiles == 12 && info.k_iterations == 7);
    CHECK(info.last_wave_tiles == 12 && info.last_wave_k_iterations == 7);
    CHECK(info.last_wave_tile_m == 64 && info.last_wave_tile_n == 64 && info.last_wave_tile_k == 16);
    CHECK(info.workers == 4 + 12 && info.longest_worker == 3 * 7 && info.most_peers == 1);
    CHECK(info.utilisation > 0.0f && info.utilisation < 0.2f);
    char line[SK_LINE_SIZE];
    size_t length = sk_format_plan(plan, line, sizeof line);
    CHECK(length < sizeof line &&
          strstr(line, LARGER " --decomposition retiled --workers 4 --last-wave-kernel " SMALLER " --packing "));
    CHECK(strstr(line, "; 12 tiles x 7 k-iterations on 16 workers; last wave: 12 tiles x 7 k-iterations; longest "));
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void an_exchanged_plan_is_told_in_the_users_terms(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = retiled(600, 300, 100, 4);
    desc.kernel = "gemm_f16_f32_f16_128x192x64_coop";
    desc.last_wave_kernel = "gemm_f16_f32_f16_64x64x64_coop";
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F16;
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    sk_plan_info info = info_of(&desc);
    CHECK(info.exchanged && info.tile_m == 192 && info.tile_n == 128);
    CHECK(info.tiles == 12 && info.last_wave_tiles == 0);
    desc.last_wave_kernel = "gemm_f16_f32_f16_32x128x128_coop";
    desc.kernel = "gemm_f16_f32_f16_128x128x64_coop";
    info = info_of(&desc);
    CHECK(info.last_wave_tile_m == 128 && info.last_wave_tile_n == 32 && info.last_wave_tile_k == 128);
    CHECK(info.tiles == 12 && info.last_wave_tiles == 3 * 4);
    CHECK(info.k_iterations == 2 && info.last_wave_k_iterations == 1);
    sk_destroy_context(context);
}

static void two_dispatches_run_at_the_same_time(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = retiled(300, 600, 100, 4);
    sk_gemm_args args = make_args();
    sk_plan* plan = make(&desc);
    sk_launch_info launch = {0};
    record_product(plan, &args);
    check_kinds("<bpdbpd>");
    CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
    CHECK(launch.dispatch_count == 2 && launch.aligned);
    CHECK(launch.group_count_x == 4 && launch.group_count_y == 1);
    CHECK(launch.second_group_count_x == 12 && launch.second_group_count_y == 1);
    check_groups(0, 4, 1);
    check_groups(1, 12, 1);
    CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_PARTS_M], 1);
    CHECK_EQ(find_bound(1)->constants[SK__CONSTANT_PARTS_M], 2);
    CHECK_EQ(find_bound(1)->constants[SK__CONSTANT_PARTS_N], 2);
    CHECK_EQ(fake.pipeline_count, 4);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void both_kernels_take_the_same_path(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = retiled(256, 1280, 128, 4);
    desc.kernel = "gemm_f16_f32_f16_128x128x16_scalar"; /* 8-byte stores */
    desc.last_wave_kernel = "gemm_f16_f32_f16_64x64x64_coop";
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F16;
    desc.workers = 8;
    sk_plan* plan = make(&desc);
    for (uint32_t offset = 0; offset <= 16; offset += 8)
    {
        sk_gemm_args args = make_args();
        sk_launch_info launch = {0};
        args.d.offset = offset;
        CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
        CHECK_EQ(launch.aligned, offset % 16 == 0);
        record_product(plan, &args);
        CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_ALIGNED], launch.aligned);
        CHECK_EQ(find_bound(1)->constants[SK__CONSTANT_ALIGNED], launch.aligned);
    }
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* 15 tiles: without a rest there is no last wave, and without a whole wave nothing else. */
static void one_kernel_may_do_it_all(void)
{
    open_context(false, 0);
    sk_gemm_args args = make_args();
    sk_gemm_desc desc = retiled(300, 600, 100, 5);
    sk_plan* plan = make(&desc);
    sk_plan_info info = sk_query_plan(plan);
    record_product(plan, &args);
    check_kinds("<bpd>");
    CHECK(info.decomposition == SK_DECOMPOSITION_DATA_PARALLEL && info.tiles == 15 && info.last_wave_tiles == 0);
    CHECK(*info.last_wave_kernel == 0);
    CHECK_EQ(fake.pipeline_count, 2);
    sk_destroy_plan(plan);
    desc.workers = 16;
    plan = make(&desc);
    info = sk_query_plan(plan);
    record_product(plan, &args);
    check_kinds("<bpd>");
    CHECK(info.decomposition == SK_DECOMPOSITION_RETILED && info.tiles == 0 && info.last_wave_tiles == 60);
    CHECK(info.longest_worker == 7 && info.workers == 60);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void products_without_k_or_alpha_or_elements_are_recorded_too(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = retiled(300, 600, 0, 4);
    sk_gemm_args args = make_args();
    sk_plan* plan = make(&desc);
    memset(&args.a, 0, sizeof args.a);
    memset(&args.b, 0, sizeof args.b);
    record_product(plan, &args);
    check_kinds("<bpdbpd>");
    sk_destroy_plan(plan);
    desc = retiled(300, 600, 100, 4);
    desc.epilogue = SK_EPILOGUE_LINEAR;
    args.beta = 1.0f;
    plan = make(&desc);
    record_product(plan, &args);
    check_kinds("<bpdbpd>");
    CHECK_EQ(find_command(FAKE_DISPATCH, 0)->groups[0], 12);
    CHECK_EQ(find_command(FAKE_PUSH, 1)->words[18], 0); /* k */
    sk_destroy_plan(plan);
    desc = retiled(0, 600, 100, 4);
    plan = make(&desc);
    CHECK_EQ(sk_query_plan(plan).tiles, 0);
    record_product(plan, &args);
    CHECK_EQ(fake.count, 0);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* ---- what is chosen, and refused ------------------------------------------------------------- */

static void a_wave_is_what_runs_together(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = retiled(128 * 20, 128 * 20, 100, 0); /* 400 tiles on 132 units */
    sk_plan_info info = info_of(&desc);
    CHECK(info.tiles == 3 * 132 && info.last_wave_tiles == 4 * 4 && info.workers == 3 * 132 + 4 * 4);
    sk_destroy_context(context);
}

static void the_smaller_kernel_is_chosen_where_it_is_not_named(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = retiled(128 * 20, 128 * 20, 100, 0);
    desc.last_wave_kernel = NULL;
    const sk__kernel* larger = sk__kernel_at(0);
    sk_plan_info info = info_of(&desc);
    CHECK(strcmp(larger->name, LARGER) == 0 && info.last_wave_tiles > 0);
    CHECK(larger->tile_m % info.last_wave_tile_m == 0 && larger->tile_n % info.last_wave_tile_n == 0);
    desc.kernel = NULL;
    info = info_of(&desc);
    CHECK_EQ(info.decomposition, SK_DECOMPOSITION_RETILED);
    CHECK(info.tile_m % info.last_wave_tile_m == 0 && info.tile_n % info.last_wave_tile_n == 0);
    sk_destroy_context(context);
}

/* Of products up to 4096 x 4096 and of this k, how many auto retiles. */
static uint32_t count_retiled(uint32_t k, const char* kernel)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < 256; ++i)
    {
        sk_gemm_desc desc = retiled(256 * (i % 16 + 1), 256 * (i / 16 + 1), k, 0);
        desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F16;
        desc.decomposition = SK_DECOMPOSITION_AUTO;
        desc.kernel = kernel;
        desc.last_wave_kernel = NULL;
        sk_plan_info info = info_of(&desc);
        if (info.decomposition == SK_DECOMPOSITION_RETILED)
        {
            CHECK(info.tiles > 0 && info.last_wave_tiles > 0 && info.workspace_size == 0);
            ++count;
        }
    }
    return count;
}

/* A few tiles beyond a wave of short ones: a fixup takes longer than they do. */
static void auto_retiles_where_a_fixup_would_not_pay(void)
{
    open_context(false, 0);
    CHECK(count_retiled(512, NULL) > 0);
    CHECK_EQ(count_retiled(16384, NULL), 0);
    CHECK_EQ(count_retiled(512, "gemm_f16_f32_f16_128x192x64_coop"), 0);
    sk_destroy_context(context);
}

static void wishes_that_contradict_are_refused(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = retiled(300, 600, 100, 4);
    desc.kernel = SMALLER;
    desc.last_wave_kernel = LARGER;
    check_refused(&desc, SK_ERROR_NO_KERNEL, UNCUT(QUOTED(SMALLER), QUOTED(LARGER)));
    desc.last_wave_kernel = SMALLER;
    check_refused(&desc, SK_ERROR_NO_KERNEL, UNCUT(QUOTED(SMALLER), QUOTED(SMALLER)));
    desc.kernel = SMALLEST;
    desc.last_wave_kernel = NULL;
    check_refused(&desc, SK_ERROR_NO_KERNEL, UNCUT(QUOTED(SMALLEST), "another kernel"));
    desc.kernel = NULL;
    desc.last_wave_kernel = "gemm_f16_f32_f16_64x64x64_coop";
    check_refused(&desc, SK_ERROR_NO_KERNEL,
                  "last_wave_kernel is \"gemm_f16_f32_f16_64x64x64_coop\", which does not take f32 inputs and f32 D");
    desc.last_wave_kernel = LARGER;
    check_refused(&desc, SK_ERROR_NO_KERNEL, UNCUT("these types", QUOTED(LARGER)));
    desc = retiled(300, 600, 100, 4);
    desc.decomposition = SK_DECOMPOSITION_HYBRID;
    check_refused(&desc, SK_ERROR_INVALID_VALUE,
                  "last_wave_kernel is " QUOTED(SMALLER) ", but decomposition is not retiled");
    desc = retiled(300, 600, 100, 4);
    desc.splits = 2;
    check_refused(&desc, SK_ERROR_SPLITS, "splits is 2, but decomposition is not split-K");
    desc = retiled(4000000000, 8000, 1, 4);
    desc.last_wave_kernel = "gemm_f32_f32_f32_32x32x8_scalar";
    check_refused(&desc, SK_ERROR_TOO_LARGE,
                  "retiled: 1968750000 tiles of " QUOTED(
                      LARGER) " are 31500000000 of "
                              "\"gemm_f32_f32_f32_32x32x8_scalar\", at most 4294836225 are possible");
    sk_destroy_context(context);
}

static void a_last_wave_kernel_that_cannot_run_says_why(void)
{
    reset_fake();
    fake.cooperative_matrix.cooperativeMatrix = VK_FALSE;
    sk_context_desc context_desc = fake_context_desc();
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
    sk_gemm_desc desc = retiled(300, 600, 100, 4);
    desc.kernel = NULL;
    desc.last_wave_kernel = "gemm_f16_f32_f32_64x64x64_coop";
    desc.a.type = desc.b.type = SK_TYPE_F16;
    sk_plan* plan = NULL;
    CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), SK_ERROR_MISSING_FEATURE);
    CHECK(strstr(fake.sentence, "cannot run last_wave_kernel \"gemm_f16_f32_f32_64x64x64_coop\": ") != NULL);
    sk_destroy_context(context);
}

int main(void)
{
    RUN(a_plan_tells_both_kernels_and_their_tiles);
    RUN(an_exchanged_plan_is_told_in_the_users_terms);
    RUN(two_dispatches_run_at_the_same_time);
    RUN(both_kernels_take_the_same_path);
    RUN(one_kernel_may_do_it_all);
    RUN(products_without_k_or_alpha_or_elements_are_recorded_too);
    RUN(a_wave_is_what_runs_together);
    RUN(the_smaller_kernel_is_chosen_where_it_is_not_named);
    RUN(auto_retiles_where_a_fixup_would_not_pay);
    RUN(wishes_that_contradict_are_refused);
    RUN(a_last_wave_kernel_that_cannot_run_says_why);
    return CHECK_DONE();
}
