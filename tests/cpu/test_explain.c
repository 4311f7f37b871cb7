/* What the planner weighs, on fake devices of every class: the list of candidates, and what each of them leads to. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "classes.h"

static sk_candidate fewer[MOST_CANDIDATES + 1];

static void check_same(const sk_plan_info* a, const sk_plan_info* b)
{
    CHECK(strcmp(a->kernel, b->kernel) == 0);
    CHECK(a->tile_m == b->tile_m && a->tile_n == b->tile_n && a->tile_k == b->tile_k && a->exchanged == b->exchanged);
    CHECK_EQ(a->decomposition, b->decomposition);
    CHECK_EQ(a->fixup, b->fixup);
    CHECK_EQ(a->packing, b->packing);
    CHECK(a->order == b->order && a->raster == b->raster && a->raster_width == b->raster_width);
    CHECK(a->tiles == b->tiles && a->k_iterations == b->k_iterations);
    CHECK_EQ(a->stream_k_tiles, b->stream_k_tiles);
    CHECK_EQ(a->workers, b->workers);
    CHECK_EQ(a->splits, b->splits);
    CHECK_EQ(a->minimum_segment, b->minimum_segment);
    CHECK(a->k_alignment == b->k_alignment && a->chunk == b->chunk && a->interleave == b->interleave);
    CHECK(a->longest_worker == b->longest_worker && a->most_peers == b->most_peers);
    CHECK_EQ(a->workspace_size, b->workspace_size);
    CHECK(a->predicted_time == b->predicted_time && a->utilisation == b->utilisation);
}

/* No decision is left to the planner, so that the desc means the same when its rules change. */
static void check_forced(const sk_candidate* c)
{
    bool split_k = c->desc.decomposition == SK_DECOMPOSITION_SPLIT_K;
    CHECK(c->desc.kernel == c->info.kernel && c->desc.decomposition != SK_DECOMPOSITION_AUTO);
    bool retiled = c->desc.decomposition == SK_DECOMPOSITION_RETILED; /* where no workers are one a tile */
    CHECK(split_k ? c->desc.splits > 0 : retiled ? c->desc.last_wave_kernel != NULL : c->desc.workers > 0);
    CHECK(c->desc.fixup == c->info.fixup || c->info.fixup == SK_FIXUP_NONE);
    CHECK_EQ(c->desc.packing, c->info.packing);
    CHECK_EQ(c->desc.order, c->info.order);
    CHECK_EQ(c->desc.raster, c->info.raster);
    CHECK_EQ(c->desc.raster_width, c->info.raster_width);
    CHECK_EQ(c->desc.minimum_segment, c->info.minimum_segment);
    CHECK_EQ(c->desc.chunk, c->info.chunk);
    CHECK_EQ(c->desc.chunk ? c->desc.chunk : c->desc.k_alignment, c->info.k_alignment);
}

/* What a desc leads to, when it is made, is `wanted`. */
static void check_plan(const sk_gemm_desc* desc, const sk_plan_info* wanted)
{
    sk_plan* plan = NULL;
    if (!CHECK_EQ(sk_create_gemm_plan(context, desc, &plan), SK_SUCCESS))
    {
        CHECK_NOTE("%s\n", fake.sentence);
        return;
    }
    sk_plan_info info = sk_query_plan(plan);
    check_same(&info, wanted);
    sk_destroy_plan(plan);
}

/* ---- the list -------------------------------------------------------------------------------- */

static void the_first_candidate_is_the_plan(void)
{
    for (uint32_t c = 0; c < class_count; ++c)
    {
        uint32_t seed = c;
        open_class(&classes[c]);
        for (uint32_t i = 0; i < 10 * SHAPES; ++i)
        {
            sk_gemm_desc desc = draw_desc(&seed);
            if (CHECK(explain(&desc) > 0))
            {
                check_plan(&desc, &candidates[0].info);
            }
        }
        sk_destroy_context(context);
    }
}

/* Few tiles of many k-iterations: most candidates are splits, and most of those are passed over. */
static void the_fastest_split_is_the_plan(void)
{
    uint32_t seed = 11;
    open_class(&classes[0]);
    for (uint32_t i = 0; i < 10 * SHAPES; ++i)
    {
        sk_gemm_desc desc = describe_shape(8 + draw_number(&seed, 1u << (4 + draw_number(&seed, 7))),
                                           8 + draw_number(&seed, 1u << (4 + draw_number(&seed, 7))),
                                           1u << (10 + draw_number(&seed, 8)));
        desc.a.type = desc.b.type = desc.d.type = draw_number(&seed, 2) ? SK_TYPE_F16 : SK_TYPE_F32;
        if (CHECK(explain(&desc) > 0))
        {
            check_plan(&desc, &candidates[0].info);
        }
    }
    sk_destroy_context(context);
}

/* Minimum segments move boundaries, so that others than the first worker may have most to do: a tile more, here where
 * starting and writing tiles decides. */
static void segments_of_the_busiest_worker_are_weighed(void)
{
    /* m, n, k, batches, workers, minimum segment, interleave */
    static const uint32_t cases[][7] = {
        {1595, 58, 1937, 194, 2890, 180, 3}, {1820, 168, 108, 195, 2268, 1000, 1}, {1281, 190, 164, 108, 722, 15, 3}};
    open_class(&classes[0]);
    for (uint32_t i = 0; i < sizeof cases / sizeof cases[0]; ++i)
    {
        sk_gemm_desc desc = describe_shape(cases[i][0], cases[i][1], cases[i][2]);
        desc.a.type = desc.b.type = SK_TYPE_F16;
        desc.batch_count = cases[i][3];
        desc.decomposition = SK_DECOMPOSITION_STREAM_K;
        desc.workers = cases[i][4];
        desc.minimum_segment = cases[i][5];
        desc.interleave = cases[i][6];
        desc.packing = SK_PACKING_ALWAYS;
        if (CHECK(explain(&desc) > 0))
        {
            check_plan(&desc, &candidates[0].info);
        }
    }
    sk_destroy_context(context);
}

static void every_candidate_can_be_forced(void)
{
    for (uint32_t c = 0; c < class_count; ++c)
    {
        uint32_t seed = c + 100;
        open_class(&classes[c]);
        for (uint32_t i = 0; i < SHAPES; ++i)
        {
            sk_gemm_desc desc = draw_desc(&seed);
            uint32_t count = explain(&desc);
            for (uint32_t j = 0; j < count; ++j)
            {
                uint32_t one = MOST_CANDIDATES;
                check_forced(&candidates[j]);
                check_plan(&candidates[j].desc, &candidates[j].info);
                CHECK_EQ(sk_explain_gemm_plan(context, &candidates[j].desc, &one, fewer), SK_SUCCESS);
                CHECK_EQ(one, 1);
                check_same(&fewer[0].info, &candidates[j].info);
            }
        }
        sk_destroy_context(context);
    }
}

static void check_that_all_can_be_forced(const sk_gemm_desc* desc)
{
    uint32_t count = explain(desc);
    CHECK(count > 0);
    for (uint32_t i = 0; i < count; ++i)
    {
        check_plan(&candidates[i].desc, &candidates[i].info);
    }
}

/* A wave that no tiles fill; and workers, too many to share tiles. */
static void candidates_with_too_many_workers_can_be_forced(void)
{
    open_class(&classes[0]);
    sk_gemm_desc desc = describe_shape(100, 100, 100);
    desc.decomposition = SK_DECOMPOSITION_RETILED;
    desc.workers = 600;
    check_that_all_can_be_forced(&desc);
    desc.decomposition = SK_DECOMPOSITION_AUTO;
    desc.workers = 1 << 24;
    desc.minimum_segment = 1 << 24;
    check_that_all_can_be_forced(&desc);
    sk_destroy_context(context);
}

static bool are_alike(const sk_plan_info* a, const sk_plan_info* b)
{
    return strcmp(a->kernel, b->kernel) == 0 && strcmp(a->last_wave_kernel, b->last_wave_kernel) == 0 &&
           a->decomposition == b->decomposition && a->fixup == b->fixup && a->packing == b->packing &&
           a->workers == b->workers && a->splits == b->splits && a->stream_k_tiles == b->stream_k_tiles;
}

static void candidates_differ_and_come_in_order(void)
{
    uint32_t seed = 7;
    open_class(&classes[0]);
    for (uint32_t i = 0; i < SHAPES; ++i)
    {
        sk_gemm_desc desc = describe_shape(1 + draw_number(&seed, 3000), 1 + draw_number(&seed, 3000),
                                           64 + draw_number(&seed, 30000));
        uint32_t count = explain(&desc);
        CHECK(count > 10);
        for (uint32_t j = 1; j < count; ++j)
        {
            CHECK(candidates[j - 1].info.predicted_time <= candidates[j].info.predicted_time);
            for (uint32_t k = 0; k < j; ++k)
            {
                CHECK(!are_alike(&candidates[j].info, &candidates[k].info));
            }
        }
    }
    sk_destroy_context(context);
}

static void all_decompositions_and_both_fixups_are_weighed(void)
{
    open_class(&classes[0]);
    sk_gemm_desc desc = describe_shape(512, 512, 8192);
    uint32_t count = explain(&desc), decompositions = 0, fixups = 0;
    for (uint32_t i = 0; i < count; ++i)
    {
        decompositions |= 1u << candidates[i].info.decomposition;
        fixups |= 1u << candidates[i].info.fixup;
    }
    CHECK_EQ(decompositions,
             1 << SK_DECOMPOSITION_DATA_PARALLEL | 1 << SK_DECOMPOSITION_SPLIT_K | 1 << SK_DECOMPOSITION_HYBRID);
    CHECK_EQ(fixups, 1 << SK_FIXUP_NONE | 1 << SK_FIXUP_LAST_ARRIVER | 1 << SK_FIXUP_SEPARATE_PASS);
    sk_destroy_context(context);
}

static void a_short_array_gets_the_fastest(void)
{
    open_class(&classes[0]);
    sk_gemm_desc desc = describe_shape(300, 1000, 8192);
    uint32_t all = 0;
    CHECK_EQ(sk_explain_gemm_plan(context, &desc, &all, NULL), SK_SUCCESS);
    CHECK_EQ(explain(&desc), all);
    for (uint32_t i = 0; i <= all; ++i)
    {
        uint32_t count = i;
        memset(fewer, 0x5a, sizeof fewer);
        CHECK_EQ(sk_explain_gemm_plan(context, &desc, &count, fewer), i < all ? SK_INCOMPLETE : SK_SUCCESS);
        CHECK_EQ(count, i);
        for (uint32_t j = 0; j < i; ++j)
        {
            check_same(&fewer[j].info, &candidates[j].info);
        }
        CHECK(memcmp(&fewer[i], &fewer[MOST_CANDIDATES], sizeof fewer[0]) == 0);
    }
    sk_destroy_context(context);
}

/* ---- what goes wrong ------------------------------------------------------------------------- */

static void what_is_missing_is_an_error(void)
{
    open_class(&classes[0]);
    sk_gemm_desc desc = describe_shape(64, 64, 64);
    uint32_t count = 5;
    CHECK_EQ(sk_explain_gemm_plan(NULL, &desc, &count, candidates), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_explain_gemm_plan(context, &desc, NULL, candidates), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_explain_gemm_plan(context, NULL, &count, candidates), SK_ERROR_NULL_ARGUMENT);
    CHECK(strcmp(fake.sentence, "desc is NULL") == 0);
    CHECK_EQ(count, 5);
    sk_destroy_context(context);
}

static void errors_are_those_of_making_a_plan(void)
{
    open_class(&classes[0]);
    sk_gemm_desc descs[4] = {describe_shape(64, 64, 64), describe_shape(64, 64, 64), describe_shape(64, 64, 64),
                             describe_shape(64, 64, 64)};
    descs[0].splits = 3;
    descs[1].kernel = "none of ours";
    descs[2].a.leading_dimension = 3;
    descs[3].decomposition = SK_DECOMPOSITION_STREAM_K;
    descs[3].workers = 70000;
    for (int i = 0; i < 4; ++i)
    {
        char sentence[512];
        uint32_t count = 5;
        sk_plan* plan = NULL;
        sk_result wanted = sk_create_gemm_plan(context, &descs[i], &plan);
        memcpy(sentence, fake.sentence, sizeof sentence);
        fake.sentence[0] = 0;
        CHECK(wanted < SK_SUCCESS && *sentence);
        CHECK_EQ(sk_explain_gemm_plan(context, &descs[i], &count, candidates), wanted);
        CHECK(strcmp(fake.sentence, sentence) == 0);
        CHECK_EQ(count, 5);
    }
    sk_destroy_context(context);
}

static void explaining_allocates_nothing_and_makes_no_pipelines(void)
{
    open_class(&classes[0]);
    sk_gemm_desc desc = describe_shape(1000, 1000, 1000);
    fake.allocations = 0;
    CHECK(explain(&desc) > 0);
    CHECK_EQ(fake.pipelines_alive, 0);
    sk_destroy_context(context);
}

int main(void)
{
    RUN(the_first_candidate_is_the_plan);
    RUN(the_fastest_split_is_the_plan);
    RUN(segments_of_the_busiest_worker_are_weighed);
    RUN(every_candidate_can_be_forced);
    RUN(candidates_with_too_many_workers_can_be_forced);
    RUN(candidates_differ_and_come_in_order);
    RUN(all_decompositions_and_both_fixups_are_weighed);
    RUN(a_short_array_gets_the_fastest);
    RUN(what_is_missing_is_an_error);
    RUN(errors_are_those_of_making_a_plan);
    RUN(explaining_allocates_nothing_and_makes_no_pipelines);
    return CHECK_DONE();
}
