/* What changes while a picture is looked at: counters, what is selected, and colours. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "cpu/fake_vulkan.h"
#include "timelines.h"
#include "viewer/overlay.h"
#include "viewer/palette.h"
#include "viewer/views.h"

#include <math.h>

static size_t count_items(const scene* s, scene_kind kind, uint32_t colour)
{
    size_t count = 0;
    for (size_t i = 0; i < s->count; ++i)
    {
        count += s->items[i].kind == kind && s->items[i].colour == colour;
    }
    return count;
}

static void counters_rise_until_tiles_are_whole(void)
{
    sk_gemm_desc desc = describe_forced(12, 40, SK_DECOMPOSITION_STREAM_K, 5);
    open_context(false, 5);
    timeline t = plan_timeline(&desc);
    scene s, over;
    size_t last = SIZE_MAX;
    open_scene(&s, 1200.0f, 800.0f);
    draw_schedule_view(&t, "a product", "a device", &s);
    for (int i = 0; i <= 10; ++i)
    {
        open_scene(&over, 1200.0f, 800.0f);
        add_counters(&t, &s, t.total * (float)i / 10.0f, &over);
        size_t covered = count_items(&over, SCENE_RECTANGLE, PALETTE_IDLE);
        CHECK(covered <= last);
        CHECK(i > 0 || covered == t.tiles);
        last = covered;
        close_scene(&over);
    }
    CHECK_EQ(last, 0);
    close_scene(&s);
    close_timeline(&t);
    sk_destroy_context(context);
}

static void a_selection_leaves_the_tiles_of_one_worker(void)
{
    sk_gemm_desc desc = describe_forced(12, 40, SK_DECOMPOSITION_STREAM_K, 5);
    open_context(false, 5);
    timeline t = plan_timeline(&desc);
    scene s, over;
    open_scene(&s, 1200.0f, 800.0f);
    draw_schedule_view(&t, "a product", "a device", &s);
    for (uint32_t worker = 0; worker < 5; ++worker)
    {
        size_t tiles = 0;
        for (uint64_t i = 0; i < t.count; ++i)
        {
            tiles += t.segments[i].worker == worker;
        }
        open_scene(&over, 1200.0f, 800.0f);
        add_selection(&t, &s, worker, true, &over);
        CHECK_EQ(count_items(&over, SCENE_RECTANGLE, PALETTE_IDLE), t.tiles - tiles);
        turn_dark(&over);
        CHECK_EQ(count_items(&over, SCENE_RECTANGLE, PALETTE_IDLE), 0);
        close_scene(&over);
    }
    close_scene(&s);
    close_timeline(&t);
    sk_destroy_context(context);
}

/* ---- colours ---------------------------------------------------------------------------------- */

static float linear(uint32_t channel)
{
    float value = (float)channel / 255.0f;
    return value <= 0.04045f ? value / 12.92f : powf((value + 0.055f) / 1.055f, 2.4f);
}

/* CIE L*, 0 to 100. */
static float lightness(uint32_t colour)
{
    float y =
        0.2126f * linear(colour >> 16 & 255) + 0.7152f * linear(colour >> 8 & 255) + 0.0722f * linear(colour & 255);
    return y > 0.008856f ? 116.0f * cbrtf(y) - 16.0f : 903.3f * y;
}

static void neighbouring_tiles_differ_in_grey(void)
{
    for (uint32_t tile = 0; tile < PALETTE_TILES; ++tile)
    {
        CHECK(fabsf(lightness(tile_colour(tile)) - lightness(tile_colour(tile + 1))) > 19.5f);
    }
    CHECK(fabsf(lightness(PALETTE_FIRST) - lightness(PALETTE_SECOND)) > 15.0f);
}

static void a_workers_next_tile_has_another_colour(void)
{
    for (uint32_t workers = 1; workers < 300; ++workers)
    {
        timeline t;
        memset(&t, 0, sizeof t);
        t.info.workers = workers;
        t.wave = 200;
        uint32_t stride = workers < 200 ? workers : 200;
        for (uint32_t tile = 0; tile < 1000; ++tile)
        {
            uint32_t colour = choose_tile_colour(&t, tile, PALETTE_TILES);
            CHECK(stride < 2 || colour != choose_tile_colour(&t, tile + 1, PALETTE_TILES));
            CHECK(colour != choose_tile_colour(&t, tile + stride, PALETTE_TILES));
        }
    }
}

int main(void)
{
    RUN(counters_rise_until_tiles_are_whole);
    RUN(a_selection_leaves_the_tiles_of_one_worker);
    RUN(neighbouring_tiles_differ_in_grey);
    RUN(a_workers_next_tile_has_another_colour);
    return CHECK_DONE();
}
