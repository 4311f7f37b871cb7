/* Plans on the fake device: forced numbers come out as forced, and what a plan says of itself is what its segments
 * do. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"
#include "values.h"

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
        CHECK(counts ? s->counter < 65536 && (info->interleave > 1 || s->counter <= s->worker)
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
    char line[SK_LINE_SIZE], part[20];
    size_t length = sk_format_plan(plan, line, sizeof line);
    CHECK_EQ(strlen(line), length);
    CHECK(length < SK_LINE_SIZE);
    CHECK(strchr(line, '\n') == NULL && strstr(line, " auto") == NULL);
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
        char line[SK_LINE_SIZE];
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
            sk_gemm_desc desc = describe_shape(sizes[i % 10], sizes[i / 10 % 10], sizes[i / 100]);
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
            sk_gemm_desc desc = describe_forced(6, 11, (sk_decomposition)d, workers);
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
        sk_gemm_desc desc = describe_forced(3, 19, SK_DECOMPOSITION_SPLIT_K, 0);
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
        sk_gemm_desc desc =
            describe_forced(6, 19, i % 3 ? SK_DECOMPOSITION_STREAM_K : SK_DECOMPOSITION_HYBRID, workers);
        desc.minimum_segment = i % 5;
        desc.k_alignment = k_alignment;
        CHECK_EQ(info_of(&desc).k_alignment, k_alignment < 19 ? k_alignment : 19);
        check_plan(&desc);
        desc.chunk = k_alignment;
        desc.k_alignment = 0;
        CHECK_EQ(info_of(&desc).chunk, k_alignment < 19 ? k_alignment : 19);
        check_plan(&desc);
        desc = describe_forced(6, 19, SK_DECOMPOSITION_SPLIT_K, 0);
        desc.splits = 1 + i % ((19 + k_alignment - 1) / k_alignment);
        desc.k_alignment = k_alignment;
        CHECK_EQ(info_of(&desc).splits, desc.splits);
        check_plan(&desc);
    }
    sk_destroy_context(context);
}

static void every_interleave_is_obeyed(void)
{
    open_context(false, 4);
    for (uint32_t i = 1; i <= 8 * 40; ++i)
    {
        uint32_t interleave = 1 + i % 8, workers = 1 + i / 8, least = workers < 11 ? workers : 11;
        sk_gemm_desc desc = describe_forced(11, 13, SK_DECOMPOSITION_STREAM_K, workers);
        desc.minimum_segment = i % 3;
        desc.k_alignment = i % 5;
        desc.interleave = interleave;
        CHECK_EQ(info_of(&desc).interleave, interleave < least ? interleave : least);
        check_plan(&desc);
        desc.decomposition = SK_DECOMPOSITION_HYBRID;
        desc.order = SK_ORDER_DATA_PARALLEL_FIRST;
        check_plan(&desc);
    }
    sk_destroy_context(context);
}

/* ---- the hybrid's rule ----------------------------------------------------------------------- */

static uint32_t count_hybrid_tiles(uint32_t tiles, uint32_t workers, uint32_t waves)
{
    sk_gemm_desc desc = describe_forced(tiles, 8, SK_DECOMPOSITION_HYBRID, workers);
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
            CHECK_EQ(count_hybrid_tiles(tiles, workers, 0), two_tile);
            CHECK_EQ(count_hybrid_tiles(tiles, workers, 2), two_tile);
            CHECK_EQ(count_hybrid_tiles(tiles, workers, 1), left_over);
            for (uint32_t n = 3; n <= 4; ++n)
            {
                uint32_t wanted = (n - 1) * workers + left_over;
                CHECK_EQ(count_hybrid_tiles(tiles, workers, n), left_over == 0 ? 0 : wanted < tiles ? wanted : tiles);
            }
        }
    }
    sk_destroy_context(context);
}

static void a_hybrid_of_full_waves_has_only_whole_tiles(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_forced(24, 8, SK_DECOMPOSITION_HYBRID, 12);
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
        sk_gemm_desc desc = describe_forced(24, 8, SK_DECOMPOSITION_HYBRID, 7);
        desc.stream_k_tiles = tiles;
        CHECK_EQ(info_of(&desc).stream_k_tiles, tiles);
        check_plan(&desc);
    }
    sk_destroy_context(context);
}

/* A turnstile has one slot a split tile: at most one a worker, and at most one a tile that may be split. */
static void a_turnstile_takes_fewer_slots(void)
{
    static const uint32_t workers[] = {4, 7, 10, 11, 30}, slots[] = {4, 7, 10, 10, 10};
    open_context(false, 132);
    for (uint32_t i = 0; i < 5; ++i)
    {
        sk_gemm_desc desc = describe_forced(10, 8, SK_DECOMPOSITION_STREAM_K, workers[i]);
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

/* ---- nothing to compute ------------------------------------------------------------------------ */

/* Wishes that no tiles grant, as there are none. */
static sk_gemm_desc empty_desc(uint32_t decomposition, uint32_t fixup, bool names_kernel)
{
    bool split_k = decomposition == SK_DECOMPOSITION_SPLIT_K, hybrid = decomposition == SK_DECOMPOSITION_HYBRID;
    sk_gemm_desc desc = describe_shape(fixup % 2 ? 0 : 5, fixup % 2 ? 5 : 0, 5);
    desc.kernel = names_kernel ? "gemm_f32_f32_f32_32x32x8_scalar" : NULL;
    desc.decomposition = (sk_decomposition)decomposition;
    desc.fixup = (sk_fixup)fixup;
    desc.splits = split_k ? 7 : 0;
    desc.workers = split_k ? 0 : 9;
    desc.stream_k_tiles = hybrid ? 3 : 0;
    desc.interleave = hybrid ? 2 : 0;
    return desc;
}

static void check_that_nothing_is_recorded(const sk_gemm_desc* desc)
{
    sk_gemm_args args;
    sk_launch_info launch = {0};
    sk_candidate candidate;
    uint32_t count = 1;
    sk_plan* plan = make(desc);
    if (plan)
    {
        sk_plan_info info = sk_query_plan(plan);
        memset(&args, 0, sizeof args);
        fake.count = 0;
        CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
        CHECK_EQ(launch.dispatch_count, 0);
        CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_SUCCESS);
        CHECK_EQ(fake.count, 0);
        CHECK(info.tiles == 0 && info.workspace_size == 0);
        CHECK(sk_explain_gemm_plan(context, desc, &count, &candidate) >= SK_SUCCESS);
        CHECK(memcmp(&candidate.info, &info, sizeof info) == 0);
        sk_destroy_plan(plan);
        check_plan(&candidate.desc);
    }
}

static void an_empty_product_is_planned_however_it_would_be_dealt(void)
{
    for (int is_cpu = 0; is_cpu < 2; ++is_cpu)
    {
        reset_fake_as(is_cpu != 0);
        fake.extensions[fake.extension_count++] = VK_EXT_SHADER_ATOMIC_FLOAT_EXTENSION_NAME;
        fake.atomic_float.shaderBufferFloat32AtomicAdd = VK_TRUE;
        create_context(0);
        const uint32_t kinds = VALUES_OF(SK_DECOMPOSITIONS), ways = kinds * VALUES_OF(SK_FIXUPS);
        for (uint32_t way = 0; way < 2 * ways; ++way)
        {
            uint32_t decomposition = way % kinds, fixup = way % ways / kinds;
            bool splits = decomposition >= SK_DECOMPOSITION_SPLIT_K && decomposition <= SK_DECOMPOSITION_HYBRID;
            sk_gemm_desc desc = empty_desc(decomposition, fixup, way >= ways);
            if (fixup != SK_FIXUP_NONE || !splits)
            {
                check_that_nothing_is_recorded(&desc);
            }
        }
        sk_destroy_context(context);
    }
}

int main(void)
{
    RUN(plans_do_what_they_say);
    RUN(every_worker_count_is_obeyed);
    RUN(every_number_of_splits_is_obeyed);
    RUN(every_k_alignment_is_obeyed);
    RUN(every_interleave_is_obeyed);
    RUN(a_hybrid_deals_what_whole_waves_leave_over);
    RUN(a_hybrid_of_full_waves_has_only_whole_tiles);
    RUN(stream_k_tiles_can_be_forced);
    RUN(a_turnstile_takes_fewer_slots);
    RUN(an_empty_product_is_planned_however_it_would_be_dealt);
    return CHECK_DONE();
}
