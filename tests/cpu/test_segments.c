/* What a listed segment says of its tile: which rows and columns of D it covers, and how many k-iterations it has. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "classes.h"

enum
{
    MOST_LISTED = 1 << 16
};

static sk_segment segments[MOST_LISTED];

/* The segments of a plan; 0: there are too many to look at. */
static uint64_t list(const sk_plan* plan)
{
    uint64_t count = MOST_LISTED;
    return sk_list_segments(plan, &count, segments) == SK_SUCCESS ? count : 0;
}

/* The elements of D that tiles cover, each tile counted at its first k-iteration. */
static void check_area(const sk_gemm_desc* desc, uint64_t count)
{
    uint64_t area = 0, k_iterations = 0, wanted = 0;
    for (const sk_segment* s = segments; s < segments + count; ++s)
    {
        bool begins = s->k_begin == 0;
        area += begins ? (uint64_t)s->rows * s->columns : 0;
        wanted += begins ? s->k_iterations : 0;
        k_iterations += s->k_end - s->k_begin;
        CHECK(s->rows > 0 && s->m + s->rows <= desc->m);
        CHECK(s->columns > 0 && s->n + s->columns <= desc->n);
        CHECK(s->k_end <= s->k_iterations);
    }
    uint32_t batches = desc->batch_count ? desc->batch_count : 1;
    CHECK_EQ(area, (uint64_t)desc->m * desc->n * batches);
    CHECK_EQ(k_iterations, wanted);
}

/* A segment's extents are those of its dispatch's macro-tile, unless D ends there. */
static void check_extents(const sk_gemm_desc* desc, const sk_plan_info* info, uint64_t count)
{
    for (const sk_segment* s = segments; s < segments + count; ++s)
    {
        uint32_t tile_m = s->dispatch ? info->last_wave_tile_m : info->tile_m;
        uint32_t tile_n = s->dispatch ? info->last_wave_tile_n : info->tile_n;
        CHECK(s->rows == tile_m || (s->rows < tile_m && s->m + s->rows == desc->m));
        CHECK(s->columns == tile_n || (s->columns < tile_n && s->n + s->columns == desc->n));
        CHECK_EQ(s->k_iterations, s->dispatch ? info->last_wave_k_iterations : info->k_iterations);
        CHECK_EQ(s->dispatch, s->tile >= info->tiles);
    }
}

static void tiles_cover_d_once(void)
{
    uint32_t listed = 0;
    for (uint32_t c = 0; c < class_count; ++c)
    {
        uint32_t seed = c + 300;
        open_class(&classes[c]);
        for (uint32_t i = 0; i < SHAPES; ++i)
        {
            sk_gemm_desc desc = draw_desc(&seed);
            sk_plan* plan = make(&desc);
            uint64_t count = plan ? list(plan) : 0;
            if (count > 0)
            {
                sk_plan_info info = sk_query_plan(plan);
                check_area(&desc, count);
                check_extents(&desc, &info, count);
                ++listed;
            }
            sk_destroy_plan(plan);
        }
        sk_destroy_context(context);
    }
    CHECK(listed > 300);
}

static void a_column_major_d_is_described_as_the_user_sees_it(void)
{
    sk_gemm_desc desc = describe_shape(70, 300, 40);
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    desc.kernel = "gemm_f32_f32_f32_16x128x32_scalar";
    open_context(false, 0);
    sk_plan* plan = make(&desc);
    sk_plan_info info = sk_query_plan(plan);
    uint64_t count = list(plan);
    CHECK_EQ(info.tile_m, 128);
    CHECK_EQ(info.tile_n, 16);
    check_area(&desc, count);
    check_extents(&desc, &info, count);
    CHECK_EQ(segments[0].rows, 70);
    CHECK_EQ(segments[0].columns, 16);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void a_last_wave_is_a_dispatch_of_its_own(void)
{
    sk_gemm_desc desc = describe_shape(1000, 1100, 64);
    desc.kernel = "gemm_f32_f32_f32_128x128x16_scalar";
    desc.last_wave_kernel = TILE_64;
    desc.decomposition = SK_DECOMPOSITION_RETILED;
    desc.workers = 10;
    open_context(false, 0);
    sk_plan* plan = make(&desc);
    sk_plan_info info = sk_query_plan(plan);
    uint64_t count = list(plan), second = 0;
    check_area(&desc, count);
    check_extents(&desc, &info, count);
    for (uint64_t i = 0; i < count; ++i)
    {
        second += segments[i].dispatch;
    }
    CHECK(second > 0 && second < count);
    CHECK(sk_query_times(plan, 0).k_iteration > 0.0f && sk_query_times(plan, 1).k_iteration > 0.0f);
    CHECK_EQ(sk_query_times(plan, 2).workers_together, 0);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* One wave of whole tiles: the busiest worker's steps are the prediction. */
static void times_add_up_to_the_prediction(void)
{
    sk_gemm_desc desc = describe_halves(128 * 12, 192 * 11, 64 * 64);
    desc.kernel = "gemm_f16_f32_f16_128x192x64_coop";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    open_class(&classes[0]);
    sk_plan* plan = make(&desc);
    sk_plan_times times = sk_query_times(plan, 0);
    float predicted = sk_query_plan(plan).predicted_time;
    float sum = times.before + times.start + 64.0f * times.k_iteration + times.end + times.after;
    CHECK_EQ(times.workers_together, 132);
    CHECK(sum > 0.9999f * predicted && sum < 1.0001f * predicted);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

int main(void)
{
    RUN(tiles_cover_d_once);
    RUN(a_column_major_d_is_described_as_the_user_sees_it);
    RUN(a_last_wave_is_a_dispatch_of_its_own);
    RUN(times_add_up_to_the_prediction);
    return CHECK_DONE();
}
