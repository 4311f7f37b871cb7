/* What plans choose, on the fake device, and the limits they keep. Of what auto chooses, only what must hold is
 * judged. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"
#include "told_fragments.h"

/* The planner looks at none but those between the first and the last of its problem's types. */
static void kernels_of_the_same_types_lie_side_by_side(void)
{
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        uint32_t changes = 0;
        for (uint32_t j = 1; j < sk__kernel_count(); ++j)
        {
            const sk__kernel *x = sk__kernel_at(i), *y = sk__kernel_at(j - 1), *z = sk__kernel_at(j);
            bool before = x->input == y->input && x->accumulator == y->accumulator && x->output == y->output;
            bool after = x->input == z->input && x->accumulator == z->accumulator && x->output == z->output;
            changes += before && !after;
        }
        CHECK(changes <= 1);
    }
}

static void zero_chooses_everything(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_shape(512, 512, 512);
    sk_plan_info info = info_of(&desc);
    CHECK(strncmp(info.kernel, "gemm_f32_f32_f32_", 17) == 0);
    CHECK(info.raster_width > 0 && info.workers > 0);
    CHECK(info.raster != SK_RASTER_AUTO && info.order != SK_ORDER_AUTO);
    CHECK(!info.exchanged);
    CHECK_EQ(info.workspace_alignment, 256);
    sk_destroy_context(context);
}

static void f16_takes_cooperative_matrices_where_there_are_any(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_shape(1024, 1024, 1024);
    desc.a.type = desc.b.type = SK_TYPE_F16;
    CHECK(strstr(info_of(&desc).kernel, "coop") != NULL);
    sk_destroy_context(context);
    reset_fake();
    fake.cooperative_matrix.cooperativeMatrix = VK_FALSE;
    sk_context_desc context_desc = fake_context_desc();
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
    CHECK(strstr(info_of(&desc).kernel, "scalar") != NULL);
    sk_destroy_context(context);
}

static void a_cpu_gets_the_kernels_made_for_it(void)
{
    for (int is_cpu = 0; is_cpu < 2; ++is_cpu)
    {
        open_context(is_cpu != 0, 0);
        sk_gemm_desc desc = describe_shape(256, 256, 256);
        CHECK_EQ(info_of(&desc).tile_m == 32 && info_of(&desc).tile_k <= 16, is_cpu);
        desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F16;
        CHECK_EQ(info_of(&desc).tile_m == 32 && info_of(&desc).tile_k <= 16, is_cpu);
        sk_destroy_context(context);
    }
}

/* k is odd and A's columns are short: only B is aligned, and only B needs to be. */
static void few_rows_take_a_small_dot_kernel(void)
{
    open_context(false, 0);
    for (uint32_t m = 1; m <= 2; m++)
    {
        sk_gemm_desc desc = describe_shape(m, 4096, 4095);
        desc.a.layout = SK_LAYOUT_COL_MAJOR;
        sk_plan* plan = make(&desc);
        CHECK(strstr(sk_query_plan(plan).kernel, "_dot") != NULL);
        CHECK(plan->alignable);
        sk_destroy_plan(plan);
    }
    sk_gemm_desc exchanged = describe_shape(4096, 1, 4096);
    exchanged.d.layout = SK_LAYOUT_COL_MAJOR;
    CHECK(strstr(info_of(&exchanged).kernel, "_dot") != NULL);
    sk_gemm_desc many = describe_shape(17, 4096, 4096);
    CHECK(strstr(info_of(&many).kernel, "_dot") == NULL);
    sk_destroy_context(context);
}

/* A small-dot kernel has 32 k-iterations of 128; kernels with shorter ones allow more splits. */
static void kernels_that_cannot_split_as_asked_are_left_out(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_shape(1, 64, 4096);
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 33;
    CHECK(strstr(info_of(&desc).kernel, "_dot") == NULL);
    sk_destroy_context(context);
}

static void auto_cuts_a_deep_product_and_leaves_full_waves_whole(void)
{
    open_context(false, 132);
    sk_gemm_desc deep = describe_shape(128, 128, 16384);
    deep.a.type = deep.b.type = SK_TYPE_F16;
    CHECK(info_of(&deep).most_peers >= 8);
    sk_gemm_desc full = describe_shape(128 * 11, 128 * 12, 4096);
    full.a.type = full.b.type = SK_TYPE_F16;
    full.kernel = "gemm_f16_f32_f32_128x128x64_coop";
    CHECK_EQ(info_of(&full).fixup, SK_FIXUP_NONE);
    sk_destroy_context(context);
}

static void compute_units_come_from_whatever_tells_them(void)
{
    static const struct
    {
        const char* extension;
        uint32_t nv, amd, arm, given, units;
        bool guessed;
    } rows[] = {
        {VK_NV_SHADER_SM_BUILTINS_EXTENSION_NAME, 132, 0, 0, 0, 132, false},
        {VK_AMD_SHADER_CORE_PROPERTIES_EXTENSION_NAME, 0, 6, 0, 0, 60, false},
        {"VK_ARM_shader_core_builtins", 0, 0, 10, 0, 10, false},
        {VK_NV_SHADER_SM_BUILTINS_EXTENSION_NAME, 132, 0, 0, 17, 17, false},
        {"VK_KHR_nothing", 132, 6, 10, 0, 64, true},
    };
    for (uint32_t i = 0; i < sizeof rows / sizeof rows[0]; ++i)
    {
        reset_fake();
        fake.extensions[fake.extension_count - 1] = rows[i].extension;
        fake.nv_units = rows[i].nv;
        fake.amd_engines = rows[i].amd;
        fake.arm_units = rows[i].arm;
        create_context(rows[i].given);
        CHECK_EQ(sk_query_context(context).compute_units, rows[i].units);
        CHECK_EQ(sk_query_context(context).compute_units_guessed, rows[i].guessed);
        sk_destroy_context(context);
    }
}

static void a_kernel_that_cannot_run_says_why(void)
{
    reset_fake();
    fake.matrix_count = 1; /* 16 x 8 x 16 only */
    fake.vulkan11.storageBuffer16BitAccess = VK_TRUE;
    fake.properties.limits.maxComputeSharedMemorySize = 16384;
    create_context(0);
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count; ++i)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        CHECK_EQ(kernel.available, *kernel.reason == 0);
        CHECK_EQ(kernel.available, kernel.invocations > 0);
        bool has_matrices = kernel.multiply == SK_MULTIPLY_COOP || kernel.multiply == SK_MULTIPLY_ARRANGED;
        bool has_dot_products = kernel.multiply == SK_MULTIPLY_DP2A; /* of an extension that this device lacks */
        CHECK(kernel.available || has_matrices || has_dot_products || kernel.shared_size > 16384);
        CHECK(!has_dot_products || strcmp(kernel.reason, "shaderMixedFloatDotProductFloat16AccFloat32") == 0);
        CHECK(!(kernel.multiply == SK_MULTIPLY_SCALAR && kernel.shared_size > 16384) ||
              strcmp(kernel.reason, "maxComputeSharedMemorySize is too small") == 0);
    }
    CHECK(sk_query_kernel(context, 1000).name == NULL);
    sk_destroy_context(context);
}

/* On RDNA 3 other kernels would load half of a fragment. Those for AMD ask the driver how much there is, so they run
 * anywhere: on AMD after the probe. */
static void kernels_are_arranged_for_amd_alone_on_amd(void)
{
    for (int is_amd = 0; is_amd < 2; ++is_amd)
    {
        reset_fake();
        fake.properties.vendorID = is_amd ? 0x1002 : 0x10de;
        create_context(0);
        CHECK_EQ(accept_told_fragments(context, fake.properties.pipelineCacheUUID, true), SK_SUCCESS);
        uint32_t count = 0;
        for (uint32_t i = 0; i < sk_query_context(context).kernel_count; ++i)
        {
            sk_kernel_info kernel = sk_query_kernel(context, i);
            bool for_amd = strstr(kernel.name, "_128x192x32_arranged") != NULL;
            if (!for_amd && !strstr(kernel.name, "_128x192x48_arranged"))
            {
                continue;
            }
            count += for_amd ? 1 : 0;
            CHECK_EQ(kernel.automatic, for_amd == (bool)is_amd);
            CHECK_EQ(kernel.available, for_amd || !is_amd);
            CHECK_EQ(strcmp(kernel.reason, "no copies of A and B in the order of AMD's registers") == 0,
                     !kernel.available);
        }
        CHECK_EQ(count, 4);
        sk_destroy_context(context);
    }
}

/* ---- limits ---------------------------------------------------------------------------------- */

static sk_result result_of(const sk_gemm_desc* desc)
{
    sk_plan* plan = NULL;
    sk_result result = sk_create_gemm_plan(context, desc, &plan);
    sk_destroy_plan(plan);
    return result;
}

static void split_tiles_have_at_most_65535_workers(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_forced(40, 2000, SK_DECOMPOSITION_STREAM_K, 65535);
    CHECK_EQ(result_of(&desc), SK_SUCCESS);
    desc.workers = 65536;
    CHECK_EQ(result_of(&desc), SK_ERROR_WORKERS);
    desc.decomposition = SK_DECOMPOSITION_HYBRID;
    CHECK_EQ(result_of(&desc), SK_ERROR_WORKERS);
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    CHECK_EQ(result_of(&desc), SK_SUCCESS);
    desc = describe_forced(21845, 3, SK_DECOMPOSITION_SPLIT_K, 0);
    desc.splits = 3;
    CHECK_EQ(result_of(&desc), SK_SUCCESS);
    desc = describe_forced(21846, 3, SK_DECOMPOSITION_SPLIT_K, 0);
    desc.splits = 3;
    CHECK_EQ(result_of(&desc), SK_ERROR_WORKERS);
    sk_destroy_context(context);
}

/* 65537 tiles of 65535 k-iterations are 2^32 - 1; one k-iteration more is too much. */
static void iterations_fill_32_bits_exactly(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_forced(1, 65535, SK_DECOMPOSITION_DATA_PARALLEL, 0);
    desc.batch_count = 65537;
    desc.a.batch_stride = desc.b.batch_stride = 1;
    CHECK_EQ(result_of(&desc), SK_SUCCESS);
    desc.decomposition = SK_DECOMPOSITION_STREAM_K;
    desc.workers = 1000;
    sk_plan_info info = info_of(&desc);
    CHECK_EQ(info.longest_worker, 4294968);
    CHECK_EQ(info.most_peers, 2);
    CHECK_EQ(info.workspace_size, 262400 + 2000 * 16384);
    desc.k += 1;
    CHECK_EQ(result_of(&desc), SK_ERROR_TOO_LARGE);
    sk_destroy_context(context);
}

static void auto_never_exceeds_a_limit(void)
{
    open_context(false, 60000);
    for (uint32_t tiles = 1; tiles < 100000; tiles = tiles * 3 + 1)
    {
        sk_gemm_desc desc = describe_forced(tiles, 40000 / tiles + 1, SK_DECOMPOSITION_AUTO, 0);
        sk_plan_info info = info_of(&desc);
        CHECK(info.fixup == SK_FIXUP_NONE || info.workers < 65536);
        desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
        desc.batch_count = 1;
        CHECK_EQ(result_of(&desc), SK_SUCCESS);
    }
    sk_destroy_context(context);
}

/* Addresses and offsets past 4 GiB reach the kernel whole; sizes are compared in 64 bits. */
static void four_gib_is_no_limit(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_shape(70000, 64, 70000);
    desc.kernel = TILE_64;
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    sk_plan* plan = make(&desc);
    sk_gemm_args args;
    memset(&args, 0, sizeof args);
    args.a.buffer = fake_buffer(0x100000000);
    args.a.offset = 0x5fffffff0;
    args.a.size = 70000ull * 70000 * 4;
    args.b.address = 0xffffff0000000010;
    args.b.size = 70000 * 64 * 4;
    args.d.address = 0x7fffffffff0;
    args.d.size = VK_WHOLE_SIZE;
    args.workspace.address = 0x900000000000;
    args.workspace.size = VK_WHOLE_SIZE;
    CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_SUCCESS);
    const uint32_t* words = fake.record[2].words;
    CHECK(words[0] == 0xfffffff0 && words[1] == 6);
    CHECK(words[4] == 0x00000010 && words[5] == 0xffffff00);
    CHECK(words[12] == 0xfffffff0 && words[13] == 0x7ff);
    args.a.size -= 1;
    CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_ERROR_BUFFER_TOO_SMALL);
    CHECK(strcmp(fake.sentence, "a.size is 19599999999 bytes, its elements reach 19600000000") == 0);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

int main(void)
{
    RUN(kernels_of_the_same_types_lie_side_by_side);
    RUN(zero_chooses_everything);
    RUN(f16_takes_cooperative_matrices_where_there_are_any);
    RUN(a_cpu_gets_the_kernels_made_for_it);
    RUN(few_rows_take_a_small_dot_kernel);
    RUN(kernels_that_cannot_split_as_asked_are_left_out);
    RUN(auto_cuts_a_deep_product_and_leaves_full_waves_whole);
    RUN(compute_units_come_from_whatever_tells_them);
    RUN(a_kernel_that_cannot_run_says_why);
    RUN(kernels_are_arranged_for_amd_alone_on_amd);
    RUN(split_tiles_have_at_most_65535_workers);
    RUN(iterations_fill_32_bits_exactly);
    RUN(auto_never_exceeds_a_limit);
    RUN(four_gib_is_no_limit);
    return CHECK_DONE();
}
