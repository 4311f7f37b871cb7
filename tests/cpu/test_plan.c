/* What plans decide, on the fake device: defaults, decompositions, splits, workspaces; and that what a plan says of
 * itself is what its segments do. Forced numbers must come out as forced; of what auto chooses, only what must hold is
 * judged. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"

#define TILE_64 "gemm_f32_f32_f32_64x64x16_scalar"

static void open_context(bool is_cpu, uint32_t compute_units)
{
    if (is_cpu)
    {
        fake_reset_cpu();
    }
    else
    {
        fake_reset();
    }
    sk_context_desc desc = fake_context_desc();
    desc.compute_units = compute_units;
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
}

/* In 64 x 64 x 16 tiles. */
static sk_gemm_desc forced(uint32_t tiles, uint32_t k_iterations, sk_decomposition decomposition, uint32_t workers)
{
    sk_gemm_desc desc = shape(64, 64 * tiles, 16 * k_iterations);
    desc.kernel = TILE_64;
    desc.decomposition = decomposition;
    desc.workers = workers;
    return desc;
}

/* ---- query = replay -------------------------------------------------------------------------- */

typedef struct replay
{
    uint64_t iterations, whole, longest;
    uint32_t most_peers, slots;
} replay;

/* Runs over a plan's segments; `visits` counts the k-iterations of each tile. */
static replay replay_segments(const sk_plan_info* info, const sk_segment* segments, uint64_t count, uint32_t* visits,
                              uint32_t* peers)
{
    replay found = {0, 0, 0, 1, 0};
    uint64_t of_worker = 0;
    for (uint64_t i = 0; i < count; ++i)
    {
        const sk_segment* s = &segments[i];
        of_worker = i > 0 && segments[i - 1].worker == s->worker ? of_worker : 0;
        of_worker += s->k_end - s->k_begin;
        CHECK(s->worker < info->workers && s->tile < info->tiles && s->k_end <= info->k_iterations);
        CHECK_EQ(s->role == SK_ROLE_WHOLE, s->slot == UINT32_MAX);
        bool counts = s->role != SK_ROLE_WHOLE && info->chunk == 0;
        CHECK(counts ? s->counter < 65536 && (info->groups > 1 || s->counter <= s->worker)
                     : s->counter == UINT32_MAX);
        CHECK(!counts || info->splits > 0 || s->k_end - s->k_begin >= info->minimum_segment);
        CHECK(s->k_begin % info->k_alignment == 0);
        CHECK(s->k_end % info->k_alignment == 0 || s->k_end == info->k_iterations);
        found.slots = s->slot != UINT32_MAX && s->slot >= found.slots ? s->slot + 1 : found.slots;
        found.longest = of_worker > found.longest ? of_worker : found.longest;
        found.iterations += s->k_end - s->k_begin;
        found.whole += s->role == SK_ROLE_WHOLE;
        visits[s->tile] += s->k_end - s->k_begin;
        found.most_peers = ++peers[s->tile] > found.most_peers ? peers[s->tile] : found.most_peers;
    }
    return found;
}

static void check_line(const sk_plan* plan)
{
    char line[1024], part[20];
    size_t length = sk_format_plan(plan, line, sizeof line);
    CHECK_EQ(strlen(line), length);
    CHECK(length < 512);
    CHECK(strchr(line, '\n') == NULL && strstr(line, "auto") == NULL);
    CHECK_EQ(sk_format_plan(plan, NULL, 0), length);
    CHECK_EQ(sk_format_plan(plan, part, sizeof part), length);
    CHECK(strncmp(part, line, sizeof part - 1) == 0 && part[sizeof part - 1] == 0);
}

static void check_info(const sk_plan_info* info, const replay* found)
{
    CHECK_EQ(found->iterations, (uint64_t)info->tiles * info->k_iterations);
    CHECK_EQ(found->longest, info->longest_worker);
    CHECK_EQ(found->most_peers, info->most_peers);
    bool summed = info->fixup != SK_FIXUP_NONE || (info->chunk > 0 && info->chunk < info->k_iterations);
    CHECK_EQ(found->most_peers > 1, summed);
    CHECK_EQ(info->workspace_size > 0, summed);
    uint64_t slot = (uint64_t)info->tile_m * info->tile_n * 4;
    CHECK(info->fixup == SK_FIXUP_NONE || 262400 + found->slots * slot <= info->workspace_size);
    CHECK_EQ(info->most_looks > 0, info->fixup == SK_FIXUP_TURNSTILE);
    CHECK(info->utilisation >= 0.0f && info->utilisation <= 1.0f);
    CHECK(info->decomposition != SK_DECOMPOSITION_AUTO && info->fixup != SK_FIXUP_AUTO);
    CHECK(info->decomposition != SK_DECOMPOSITION_DATA_PARALLEL || info->fixup == SK_FIXUP_NONE);
}

/* Whether everything that a plan says of itself is so. */
static void check_plan(const sk_gemm_desc* desc)
{
    unsigned failures = check_state.failures;
    sk_plan* plan = make(desc);
    if (!plan)
    {
        return;
    }
    sk_plan_info info = sk_query_plan(plan);
    uint64_t count = 0;
    if (info.decomposition == SK_DECOMPOSITION_RETILED)
    {
        sk_destroy_plan(plan); /* of two kernels: see test_retile.c */
        return;
    }
    CHECK_EQ(sk_list_segments(plan, &count, NULL), SK_SUCCESS);
    sk_segment* segments = calloc((size_t)count + 1, sizeof *segments);
    uint32_t* visits = calloc(2 * (size_t)info.tiles + 1, sizeof *visits);
    CHECK_EQ(sk_list_segments(plan, &count, segments), SK_SUCCESS);
    replay found = replay_segments(&info, segments, count, visits, visits + info.tiles);
    check_info(&info, &found);
    for (uint32_t tile = 0; tile < info.tiles; ++tile)
    {
        CHECK_EQ(visits[tile], info.k_iterations);
    }
    check_line(plan);
    if (check_state.failures != failures)
    {
        char line[512];
        sk_format_plan(plan, line, sizeof line);
        CHECK_NOTE("%s\n", line);
    }
    free(segments);
    free(visits);
    sk_destroy_plan(plan);
}

static const sk_decomposition decompositions[] = {SK_DECOMPOSITION_AUTO, SK_DECOMPOSITION_DATA_PARALLEL,
                                                  SK_DECOMPOSITION_SPLIT_K, SK_DECOMPOSITION_STREAM_K,
                                                  SK_DECOMPOSITION_HYBRID};

static void plans_do_what_they_say(void)
{
    static const uint32_t sizes[] = {1, 7, 31, 32, 33, 64, 100, 129, 500, 1000};
    static const sk_fixup fixups[] = {SK_FIXUP_SEPARATE_PASS, SK_FIXUP_TURNSTILE, SK_FIXUP_AUTO};
    for (int is_cpu = 0; is_cpu < 2; ++is_cpu)
    {
        open_context(is_cpu != 0, is_cpu ? 3 : 0);
        for (uint32_t i = 0; i < 1000; ++i)
        {
            sk_gemm_desc desc = shape(sizes[i % 10], sizes[i / 10 % 10], sizes[i / 100]);
            desc.decomposition = decompositions[i % 5];
            desc.minimum_segment = i % 7 == 0 ? 3 : 0;
            desc.k_alignment = i % 11 < 4 ? i % 11 : 0;
            desc.fixup = i % 5 > 1 ? fixups[i % 3] : SK_FIXUP_AUTO;
            desc.batch_count = 1 + i % 4;
            check_plan(&desc);
        }
        sk_destroy_context(context);
    }
}

static void every_worker_count_is_obeyed(void)
{
    open_context(false, 4);
    for (uint32_t workers = 1; workers < 130; ++workers)
    {
        for (int d = SK_DECOMPOSITION_STREAM_K; d <= SK_DECOMPOSITION_HYBRID; ++d)
        {
            sk_gemm_desc desc = forced(6, 11, (sk_decomposition)d, workers);
            CHECK_EQ(info_of(&desc).workers, workers);
            check_plan(&desc);
        }
    }
    sk_destroy_context(context);
}

static void every_number_of_splits_is_obeyed(void)
{
    open_context(false, 4);
    for (uint32_t splits = 1; splits <= 19; ++splits)
    {
        sk_gemm_desc desc = forced(3, 19, SK_DECOMPOSITION_SPLIT_K, 0);
        desc.splits = splits;
        sk_plan_info info = info_of(&desc);
        CHECK_EQ(info.splits, splits);
        CHECK_EQ(info.workers, 3 * splits);
        CHECK_EQ(info.longest_worker, (19 + splits - 1) / splits);
        CHECK_EQ(info.workspace_size, splits > 1 ? 262400 + 3 * splits * 64 * 64 * 4 : 0);
        check_plan(&desc);
    }
    sk_destroy_context(context);
}

static void every_k_alignment_is_obeyed(void)
{
    open_context(false, 4);
    for (uint32_t i = 1; i <= 24 * 40; ++i)
    {
        uint32_t k_alignment = 1 + i % 24, workers = 1 + i / 24;
        sk_gemm_desc desc = forced(6, 19, i % 3 ? SK_DECOMPOSITION_STREAM_K : SK_DECOMPOSITION_HYBRID, workers);
        desc.minimum_segment = i % 5;
        desc.k_alignment = k_alignment;
        CHECK_EQ(info_of(&desc).k_alignment, k_alignment < 19 ? k_alignment : 19);
        check_plan(&desc);
        desc.chunk = k_alignment;
        desc.k_alignment = 0;
        CHECK_EQ(info_of(&desc).chunk, k_alignment < 19 ? k_alignment : 19);
        check_plan(&desc);
        desc = forced(6, 19, SK_DECOMPOSITION_SPLIT_K, 0);
        desc.splits = 1 + i % ((19 + k_alignment - 1) / k_alignment);
        desc.k_alignment = k_alignment;
        CHECK_EQ(info_of(&desc).splits, desc.splits);
        check_plan(&desc);
    }
    sk_destroy_context(context);
}

static void every_number_of_groups_is_obeyed(void)
{
    open_context(false, 4);
    for (uint32_t i = 1; i <= 8 * 40; ++i)
    {
        uint32_t groups = 1 + i % 8, workers = 1 + i / 8, least = workers < 11 ? workers : 11;
        sk_gemm_desc desc = forced(11, 13, SK_DECOMPOSITION_STREAM_K, workers);
        desc.minimum_segment = i % 3;
        desc.k_alignment = i % 5;
        desc.groups = groups;
        CHECK_EQ(info_of(&desc).groups, groups < least ? groups : least);
        check_plan(&desc);
        desc.decomposition = SK_DECOMPOSITION_HYBRID;
        desc.order = SK_ORDER_DATA_PARALLEL_FIRST;
        check_plan(&desc);
    }
    sk_destroy_context(context);
}

/* ---- the hybrid's rule ----------------------------------------------------------------------- */

static uint32_t hybrid_tiles(uint32_t tiles, uint32_t workers, uint32_t waves)
{
    sk_gemm_desc desc = forced(tiles, 8, SK_DECOMPOSITION_HYBRID, workers);
    desc.hybrid_waves = waves;
    sk_plan_info info = info_of(&desc);
    CHECK(info.stream_k_tiles <= tiles);
    return info.stream_k_tiles;
}

static void a_hybrid_deals_what_whole_waves_leave_over(void)
{
    open_context(false, 0);
    for (uint32_t tiles = 1; tiles < 70; ++tiles)
    {
        for (uint32_t workers = 1; workers < 40; ++workers)
        {
            uint32_t left_over = tiles % workers;
            uint32_t two_tile = left_over == 0 ? 0 : tiles < workers ? tiles : workers + left_over;
            CHECK_EQ(hybrid_tiles(tiles, workers, 0), two_tile);
            CHECK_EQ(hybrid_tiles(tiles, workers, 2), two_tile);
            CHECK_EQ(hybrid_tiles(tiles, workers, 1), left_over);
            for (uint32_t n = 3; n <= 4; ++n)
            {
                uint32_t wanted = (n - 1) * workers + left_over;
                CHECK_EQ(hybrid_tiles(tiles, workers, n), left_over == 0 ? 0 : wanted < tiles ? wanted : tiles);
            }
        }
    }
    sk_destroy_context(context);
}

static void a_hybrid_of_full_waves_has_only_whole_tiles(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = forced(24, 8, SK_DECOMPOSITION_HYBRID, 12);
    sk_plan_info info = info_of(&desc);
    CHECK_EQ(info.stream_k_tiles, 0);
    CHECK_EQ(info.fixup, SK_FIXUP_NONE);
    CHECK_EQ(info.workspace_size, 0);
    CHECK_EQ(info.decomposition, SK_DECOMPOSITION_DATA_PARALLEL);
    CHECK_EQ(info.longest_worker, 16);
    sk_destroy_context(context);
}

static void stream_k_tiles_can_be_forced(void)
{
    open_context(false, 0);
    for (uint32_t tiles = 1; tiles <= 24; ++tiles)
    {
        sk_gemm_desc desc = forced(24, 8, SK_DECOMPOSITION_HYBRID, 7);
        desc.stream_k_tiles = tiles;
        CHECK_EQ(info_of(&desc).stream_k_tiles, tiles);
        check_plan(&desc);
    }
    sk_destroy_context(context);
}

/* ---- what must hold of choices --------------------------------------------------------------- */

static void zero_chooses_everything(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = shape(512, 512, 512);
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
    sk_gemm_desc desc = shape(1024, 1024, 1024);
    desc.a.type = desc.b.type = SK_TYPE_F16;
    CHECK(strstr(info_of(&desc).kernel, "coop") != NULL);
    sk_destroy_context(context);
    fake_reset();
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
        sk_gemm_desc desc = shape(256, 256, 256);
        CHECK_EQ(info_of(&desc).tile_m == 32, is_cpu);
        desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F16;
        CHECK_EQ(info_of(&desc).tile_m == 32, is_cpu);
        sk_destroy_context(context);
    }
}

/* k is odd and A's columns are short: only B is aligned, and only B needs to be. */
static void few_rows_take_a_small_dot_kernel(void)
{
    open_context(false, 0);
    for (uint32_t m = 1; m <= 2; m++)
    {
        sk_gemm_desc desc = shape(m, 4096, 4095);
        desc.a.layout = SK_LAYOUT_COL_MAJOR;
        sk_plan* plan = make(&desc);
        CHECK(strstr(sk_query_plan(plan).kernel, "_dot") != NULL);
        CHECK(plan->alignable);
        sk_destroy_plan(plan);
    }
    sk_gemm_desc exchanged = shape(4096, 1, 4096);
    exchanged.d.layout = SK_LAYOUT_COL_MAJOR;
    CHECK(strstr(info_of(&exchanged).kernel, "_dot") != NULL);
    sk_gemm_desc many = shape(17, 4096, 4096);
    CHECK(strstr(info_of(&many).kernel, "_dot") == NULL);
    sk_destroy_context(context);
}

/* A small-dot kernel has 32 k-iterations of 128; kernels with shorter ones allow more splits. */
static void kernels_that_cannot_split_as_asked_are_left_out(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = shape(1, 64, 4096);
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 33;
    CHECK(strstr(info_of(&desc).kernel, "_dot") == NULL);
    sk_destroy_context(context);
}

static void auto_cuts_a_deep_product_and_leaves_full_waves_whole(void)
{
    open_context(false, 132);
    sk_gemm_desc deep = shape(128, 128, 16384);
    deep.a.type = deep.b.type = SK_TYPE_F16;
    CHECK(info_of(&deep).most_peers >= 8);
    sk_gemm_desc full = shape(128 * 11, 128 * 12, 4096);
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
        {VK_ARM_SHADER_CORE_BUILTINS_EXTENSION_NAME, 0, 0, 10, 0, 10, false},
        {VK_NV_SHADER_SM_BUILTINS_EXTENSION_NAME, 132, 0, 0, 17, 17, false},
        {"VK_KHR_nothing", 132, 6, 10, 0, 64, true},
    };
    for (uint32_t i = 0; i < sizeof rows / sizeof rows[0]; ++i)
    {
        fake_reset();
        fake.extensions[fake.extension_count - 1] = rows[i].extension;
        fake.nv_units = rows[i].nv;
        fake.amd_engines = rows[i].amd;
        fake.arm_units = rows[i].arm;
        sk_context_desc desc = fake_context_desc();
        desc.compute_units = rows[i].given;
        CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
        CHECK_EQ(sk_query_context(context).compute_units, rows[i].units);
        CHECK_EQ(sk_query_context(context).compute_units_guessed, rows[i].guessed);
        sk_destroy_context(context);
    }
}

static void a_kernel_that_cannot_run_says_why(void)
{
    fake_reset();
    fake.matrix_count = 1; /* 16 x 8 x 16 only */
    fake.vulkan11.storageBuffer16BitAccess = VK_TRUE;
    fake.properties.limits.maxComputeSharedMemorySize = 16384;
    sk_context_desc desc = fake_context_desc();
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count; ++i)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        CHECK_EQ(kernel.available, *kernel.reason == 0);
        CHECK_EQ(kernel.available, kernel.invocations > 0);
        CHECK(kernel.available || kernel.multiply == SK_MULTIPLY_COOP || kernel.shared_size > 16384);
        CHECK(!(kernel.multiply == SK_MULTIPLY_SCALAR && kernel.shared_size > 16384) ||
              strcmp(kernel.reason, "maxComputeSharedMemorySize is too small") == 0);
    }
    CHECK(sk_query_kernel(context, 1000).name == NULL);
    sk_destroy_context(context);
}

/* ---- limits ---------------------------------------------------------------------------------- */

static sk_result result_of(const sk_gemm_desc* desc)
{
    sk_plan* plan = NULL;
    sk_result result = sk_create_plan(context, desc, &plan);
    sk_destroy_plan(plan);
    return result;
}

static void split_tiles_have_at_most_65535_workers(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = forced(40, 2000, SK_DECOMPOSITION_STREAM_K, 65535);
    CHECK_EQ(result_of(&desc), SK_SUCCESS);
    desc.workers = 65536;
    CHECK_EQ(result_of(&desc), SK_ERROR_WORKERS);
    desc.decomposition = SK_DECOMPOSITION_HYBRID;
    CHECK_EQ(result_of(&desc), SK_ERROR_WORKERS);
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    CHECK_EQ(result_of(&desc), SK_SUCCESS);
    desc = forced(21845, 3, SK_DECOMPOSITION_SPLIT_K, 0);
    desc.splits = 3;
    CHECK_EQ(result_of(&desc), SK_SUCCESS);
    desc = forced(21846, 3, SK_DECOMPOSITION_SPLIT_K, 0);
    desc.splits = 3;
    CHECK_EQ(result_of(&desc), SK_ERROR_WORKERS);
    sk_destroy_context(context);
}

/* 65537 tiles of 65535 k-iterations are 2^32 - 1; one k-iteration more is too much. */
static void iterations_fill_32_bits_exactly(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = forced(1, 65535, SK_DECOMPOSITION_DATA_PARALLEL, 0);
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
        sk_gemm_desc desc = forced(tiles, 40000 / tiles + 1, SK_DECOMPOSITION_AUTO, 0);
        sk_plan_info info = info_of(&desc);
        CHECK(info.fixup == SK_FIXUP_NONE || info.workers < 65536);
        desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
        desc.batch_count = 1;
        sk_plan* plan = NULL;
        sk_result result = sk_create_plan(context, &desc, &plan);
        CHECK_EQ(result, SK_SUCCESS);
        sk_destroy_plan(plan);
    }
    sk_destroy_context(context);
}

/* Addresses and offsets past 4 GiB reach the kernel whole; sizes are compared in 64 bits. */
static void four_gib_is_no_limit(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = shape(70000, 64, 70000);
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
    CHECK(words[2] == 0x00000010 && words[3] == 0xffffff00);
    CHECK(words[6] == 0xfffffff0 && words[7] == 0x7ff);
    args.a.size -= 1;
    CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_ERROR_BUFFER_TOO_SMALL);
    CHECK(strcmp(fake.sentence, "a.size is 19599999999 bytes, its elements reach 19600000000") == 0);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* ---- column-major D -------------------------------------------------------------------------- */

static void an_exchanged_plan_is_told_in_the_users_terms(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = shape(300, 1000, 64);
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F16;
    desc.kernel = "gemm_f16_f32_f16_128x192x64_coop";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    desc.raster = SK_RASTER_ALONG_N;
    sk_plan* plan = make(&desc);
    sk_plan_info info = sk_query_plan(plan);
    CHECK(info.exchanged && info.tile_m == 192 && info.tile_n == 128);
    CHECK_EQ(info.tiles, 2 * 8);
    CHECK_EQ(info.raster, SK_RASTER_ALONG_N);
    char line[512];
    sk_format_plan(plan, line, sizeof line);
    CHECK(strncmp(line, "300x1000x64 batch 1: gemm_f16_f32_f16_128x192x64_coop (exchanged), data-parallel", 80) == 0);
    sk_segment segments[16];
    uint64_t count = 16;
    CHECK_EQ(sk_list_segments(plan, &count, segments), SK_SUCCESS);
    for (uint32_t i = 0; i < count; ++i)
    {
        CHECK(segments[i].m % 192 == 0 && segments[i].m < 300);
        CHECK(segments[i].n % 128 == 0 && segments[i].n < 1000);
    }
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* A turnstile has one slot a split tile: at most one a worker, and at most one a tile that may be split. */
static void a_turnstile_takes_fewer_slots(void)
{
    static const uint32_t workers[] = {4, 7, 10, 11, 30}, slots[] = {4, 7, 10, 10, 10};
    open_context(false, 132);
    for (uint32_t i = 0; i < 5; ++i)
    {
        sk_gemm_desc desc = forced(10, 8, SK_DECOMPOSITION_STREAM_K, workers[i]);
        desc.fixup = SK_FIXUP_TURNSTILE;
        CHECK_EQ(info_of(&desc).fixup, workers[i] == 10 ? SK_FIXUP_NONE : SK_FIXUP_TURNSTILE);
        CHECK_EQ(info_of(&desc).workspace_size, workers[i] == 10 ? 0 : 262400 + slots[i] * 64 * 64 * 4);
        CHECK_EQ(info_of(&desc).most_looks, workers[i] == 10 ? 0 : 1 << 21);
        desc.most_looks = 5;
        CHECK_EQ(info_of(&desc).most_looks, workers[i] == 10 ? 0 : 5);
        check_plan(&desc);
    }
    sk_destroy_context(context);
}

static void check_line_of(const sk_gemm_desc* desc, const char* wanted)
{
    char line[512];
    sk_plan* plan = make(desc);
    sk_format_plan(plan, line, sizeof line);
    if (!CHECK(strncmp(line, wanted, strlen(wanted)) == 0))
    {
        CHECK_NOTE("%s\n    %s\n", line, wanted);
    }
    sk_destroy_plan(plan);
}

/* The whole plan, and no word that does not apply. */
static void a_line_says_what_applies(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = forced(10, 8, SK_DECOMPOSITION_HYBRID, 4);
    desc.fixup = SK_FIXUP_SEPARATE_PASS;
    desc.order = SK_ORDER_DATA_PARALLEL_FIRST;
    desc.raster = SK_RASTER_ALONG_M;
    desc.raster_width = 3;
    check_line_of(&desc,
                  "64x640x128 batch 1: " TILE_64 ", hybrid, separate pass; 10 tiles x 8 k-iterations on 4 workers, "
                  "6 Stream-K tiles, data-parallel first; raster along m by 3; longest worker 20, most peers 2, "
                  "workspace 393472 bytes, utilisation 0.015, predicted ");
    desc.decomposition = SK_DECOMPOSITION_STREAM_K;
    desc.minimum_segment = 3;
    check_line_of(&desc,
                  "64x640x128 batch 1: " TILE_64 ", Stream-K, separate pass; 10 tiles x 8 k-iterations on 4 workers, "
                  "segments >= 3; raster along m by 3; longest worker 20, most peers 2, workspace ");
    desc.k_alignment = 2;
    check_line_of(
        &desc, "64x640x128 batch 1: " TILE_64 ", Stream-K, separate pass; 10 tiles x 8 k-iterations on 4 workers, "
               "segments >= 3, at multiples of 2; raster along m by 3; longest worker 20, most peers 2, workspace ");
    desc.groups = 2;
    check_line_of(
        &desc, "64x640x128 batch 1: " TILE_64 ", Stream-K, separate pass; 10 tiles x 8 k-iterations on 4 workers, "
               "2 groups, segments >= 3, at multiples of 2; raster along m by 3; longest worker 20, most peers 2, ");
    desc.groups = 0;
    sk_gemm_desc whole = forced(10, 8, SK_DECOMPOSITION_DATA_PARALLEL, 4);
    whole.chunk = 3;
    check_line_of(&whole,
                  "64x640x128 batch 1: " TILE_64
                  ", data-parallel; 10 tiles x 8 k-iterations on 4 workers, chunks of 3; "
                  "raster along n by 8; longest worker 24, workspace 327936 bytes, utilisation 0.013, predicted ");
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.workers = 0;
    desc.splits = 4;
    check_line_of(&desc,
                  "64x640x128 batch 1: " TILE_64 ", split-K, separate pass; 10 tiles x 8 k-iterations on 40 workers, "
                  "4 splits, at multiples of 2; raster along m by 3; longest worker 2, most peers 4, workspace ");
    desc = forced(10, 8, SK_DECOMPOSITION_DATA_PARALLEL, 4);
    desc.pointers = desc.scale_n = desc.clamp = desc.add_residual = true;
    desc.epilogue = SK_EPILOGUE_LINEAR;
    desc.bias = SK_BIAS_ALONG_N;
    desc.activation = SK_ACTIVATION_GELU_ERF;
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    check_line_of(&desc,
                  "64x640x128 batch 1 of addresses: " TILE_64 " (exchanged), data-parallel; 10 tiles x 8 "
                  "k-iterations on 4 workers; epilogue: linear scale_n bias along n gelu (erf) clamp transposed "
                  "residual; raster along ");
    desc = forced(10, 8, SK_DECOMPOSITION_DATA_PARALLEL, 4);
    desc.minimum_segment = 3;
    check_line_of(&desc,
                  "64x640x128 batch 1: " TILE_64 ", data-parallel; 10 tiles x 8 k-iterations on 4 workers; raster "
                  "along n by 8; longest worker 24, utilisation 0.013, predicted ");
    sk_destroy_context(context);
}

int main(void)
{
    RUN(zero_chooses_everything);
    RUN(plans_do_what_they_say);
    RUN(every_worker_count_is_obeyed);
    RUN(every_number_of_splits_is_obeyed);
    RUN(every_k_alignment_is_obeyed);
    RUN(every_number_of_groups_is_obeyed);
    RUN(a_hybrid_deals_what_whole_waves_leave_over);
    RUN(a_hybrid_of_full_waves_has_only_whole_tiles);
    RUN(stream_k_tiles_can_be_forced);
    RUN(f16_takes_cooperative_matrices_where_there_are_any);
    RUN(a_cpu_gets_the_kernels_made_for_it);
    RUN(few_rows_take_a_small_dot_kernel);
    RUN(kernels_that_cannot_split_as_asked_are_left_out);
    RUN(auto_cuts_a_deep_product_and_leaves_full_waves_whole);
    RUN(compute_units_come_from_whatever_tells_them);
    RUN(a_kernel_that_cannot_run_says_why);
    RUN(split_tiles_have_at_most_65535_workers);
    RUN(iterations_fill_32_bits_exactly);
    RUN(auto_never_exceeds_a_limit);
    RUN(four_gib_is_no_limit);
    RUN(an_exchanged_plan_is_told_in_the_users_terms);
    RUN(a_turnstile_takes_fewer_slots);
    RUN(a_line_says_what_applies);
    return CHECK_DONE();
}
