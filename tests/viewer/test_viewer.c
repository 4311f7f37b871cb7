/* The viewer's scenes against the plans that they are of, on fake devices of every class. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "cpu/fake_vulkan.h"
#include "cpu/classes.h"
#include "viewer/candidates.h"
#include "viewer/gantt.h"
#include "viewer/matrix.h"
#include "viewer/overlay.h"
#include "viewer/paint.h"
#include "viewer/palette.h"
#include "viewer/roofline.h"
#include "viewer/speedups.h"
#include "viewer/sweep.h"
#include "viewer/views.h"

#include <math.h>
#include <stdlib.h>
#include <time.h>

enum
{
    MOST_SEGMENTS_DRAWN = 40000, /* of a random plan */
    WIDTH = 1000,
    HEIGHT = 700
};

static const scene_box box = {100.0f, 50.0f, 100.0f + WIDTH, 50.0f + HEIGHT};

/* Calls a check for the timeline of each of hundreds of plans. */
static uint32_t for_all_plans(uint32_t first_seed, void (*check)(const timeline* t, const sk_plan* plan))
{
    uint32_t checked = 0;
    for (uint32_t c = 0; c < class_count; ++c)
    {
        uint32_t seed = c + first_seed;
        open_class(&classes[c]);
        for (uint32_t i = 0; i < SHAPES; ++i)
        {
            timeline t;
            uint64_t count = 0;
            sk_gemm_desc desc = draw_desc(&seed);
            sk_plan* plan = make(&desc);
            bool drawn = plan && sk_list_segments(plan, &count, NULL) == SK_SUCCESS && count <= MOST_SEGMENTS_DRAWN;
            if (drawn && CHECK_EQ(open_timeline(&t, plan), SK_SUCCESS))
            {
                check(&t, plan);
                close_timeline(&t);
                ++checked;
            }
            sk_destroy_plan(plan);
        }
        sk_destroy_context(context);
    }
    return checked;
}

/* ---- the timeline ----------------------------------------------------------------------------- */

/* Workers run their segments in order, and one at a time in each place. */
static void check_order(const timeline* t, const sk_plan* plan)
{
    (void)plan;
    float* ends = calloc((size_t)t->places + 1, sizeof *ends);
    for (uint64_t i = 0; i < t->count; ++i)
    {
        const bar* b = &t->bars[i];
        bool follows = i > 0 && t->segments[i].worker == t->segments[i - 1].worker;
        CHECK(b->begin <= b->multiply && b->multiply <= b->end && b->end <= b->fixup && b->fixup <= b->done);
        CHECK(b->place < t->places && t->places <= t->wave);
        CHECK(b->begin >= t->before && b->done <= t->workers && t->workers <= t->total);
        CHECK(b->begin >= ends[b->place]);
        CHECK(!follows || b->place == t->bars[i - 1].place);
        ends[b->place] = b->done;
    }
    free(ends);
}

/* One segment of each split tile adds the partials: the one that hands in the last k-iterations. */
static void check_fixups(const timeline* t, const sk_plan* plan)
{
    bool adds = sk_query_times(plan, 0).fixup > 0.0f;
    uint32_t* fixups = calloc((size_t)t->tiles + 1, sizeof *fixups);
    float* last = calloc((size_t)t->tiles + 1, sizeof *last);
    for (uint64_t i = 0; i < t->count; ++i)
    {
        uint32_t tile = t->segments[i].tile;
        last[tile] = fmaxf(last[tile], t->bars[i].fixup);
    }
    for (uint64_t i = 0; i < t->count; ++i)
    {
        uint32_t tile = t->segments[i].tile;
        bool has = t->bars[i].done > t->bars[i].fixup;
        fixups[tile] += has;
        CHECK(!has || t->bars[i].fixup >= last[tile]);
    }
    for (uint32_t tile = 0; tile < t->tiles; ++tile)
    {
        CHECK_EQ(fixups[tile], adds && t->is_split[tile] ? 1 : 0);
    }
    free(fixups);
    free(last);
}

static void workers_run_their_segments_in_order(void)
{
    CHECK(for_all_plans(500, check_order) > 300);
}

static void one_segment_adds_the_partials_of_a_tile(void)
{
    CHECK(for_all_plans(600, check_fixups) > 300);
}

static double sum_of_logs;
static uint32_t logs;

static void check_total(const timeline* t, const sk_plan* plan)
{
    if (t->count > 0 && t->info.predicted_time > 0.0f)
    {
        double ratio = (double)t->total / (double)t->info.predicted_time;
        sum_of_logs += log(ratio);
        ++logs;
        if (!CHECK(ratio > 0.05 && ratio < 1.4))
        {
            char line[SK_LINE_SIZE];
            sk_format_plan(plan, line, sizeof line);
            CHECK_NOTE("ends after %g: %s\n", (double)t->total, line);
        }
    }
}

/* The model charges the busiest worker with everything, and a wave of workers without work like any other. */
static void a_timeline_ends_about_when_the_planner_predicted(void)
{
    for_all_plans(700, check_total);
    double mean = exp(sum_of_logs / logs);
    CHECK(mean > 0.95 && mean < 1.05);
}

/* ---- bars ------------------------------------------------------------------------------------- */

static float row_of(const gantt* g, const bar* b)
{
    return g->box.top + (float)(b->place / g->every) * g->row;
}

static bool is_near(float a, float b)
{
    return fabsf(a - b) < 0.02f;
}

/* The bar of one segment, with gaps and steps of less than a pixel. */
static void check_item(const gantt* g, const scene_item* item)
{
    const bar* b = &g->t->bars[item->index];
    float right = item->x + item->width;
    CHECK(is_near(item->y, row_of(g, b)) && item->height <= g->row + 0.01f);
    CHECK(item->x >= place_time(g, b->begin) - 0.01f && right <= place_time(g, b->done) + 0.02f);
    if (item->role == SCENE_MULTIPLY)
    {
        CHECK(fabsf(item->x - place_time(g, g->row < 2.0f ? b->begin : b->multiply)) <= 1.51f);
        CHECK(right >= place_time(g, b->end) - 1.02f);
    }
}

/* Counts the segments of a place that a merged bar stands for. */
static void mark_merged(const gantt* g, const scene_item* item, uint32_t* drawn)
{
    uint32_t place = g->t->bars[item->index].place;
    for (uint64_t i = item->index; i < g->t->count; ++i)
    {
        const bar* b = &g->t->bars[i];
        bool inside = b->place == place && place_time(g, b->begin) >= item->x - 0.01f &&
                      place_time(g, b->done) <= item->x + item->width + 0.01f;
        drawn[i] += inside;
    }
}

static void check_bars(const timeline* t, const sk_plan* plan)
{
    (void)plan;
    scene s;
    open_scene(&s, 1200.0f, 800.0f);
    gantt g = make_gantt(t, box, fmaxf(t->total, 1e-3f));
    draw_gantt(&g, &s);
    uint32_t* drawn = calloc((size_t)t->count + 1, sizeof *drawn);
    for (const scene_item* item = s.items; item < s.items + s.count; ++item)
    {
        if (item->role == SCENE_MERGED)
        {
            mark_merged(&g, item, drawn);
        }
        else if (item->role != SCENE_DECORATION)
        {
            check_item(&g, item);
            drawn[item->index] += item->role == SCENE_MULTIPLY;
        }
    }
    for (uint64_t i = 0; i < t->count; ++i)
    {
        CHECK_EQ(drawn[i], t->bars[i].place % g.every == 0 ? 1 : 0);
    }
    CHECK(!s.failed);
    free(drawn);
    close_scene(&s);
}

static void every_segment_is_drawn_once_at_its_place(void)
{
    CHECK(for_all_plans(800, check_bars) > 300);
}

/* ---- D ---------------------------------------------------------------------------------------- */

static const scene_item* find_tile(const scene* s, uint32_t tile)
{
    const scene_item* found = NULL;
    for (const scene_item* item = s->items; item < s->items + s->count; ++item)
    {
        if (item->role == SCENE_TILE && item->index == tile)
        {
            CHECK(!found);
            found = item;
        }
    }
    return found;
}

static void every_tile_is_where_it_is_in_d(void)
{
    sk_gemm_desc desc = describe_forced(1, 40, SK_DECOMPOSITION_STREAM_K, 5);
    desc.m = 64 * 4 + 10;
    desc.n = 64 * 3 + 32;
    open_context(false, 0);
    sk_plan* plan = make(&desc);
    timeline t;
    scene s;
    CHECK_EQ(open_timeline(&t, plan), SK_SUCCESS);
    open_scene(&s, 1200.0f, 800.0f);
    draw_matrix_tiles(&t, &s, box);
    float scale = HEIGHT / (float)desc.m;
    for (uint64_t i = 0; i < t.count; ++i)
    {
        const sk_segment* segment = &t.segments[i];
        const scene_item* item = find_tile(&s, segment->tile);
        if (CHECK(item != NULL))
        {
            CHECK(is_near(item->x, box.left + (float)segment->n * scale));
            CHECK(is_near(item->y, box.top + (float)segment->m * scale));
            CHECK(is_near(item->width, (float)segment->columns * scale - 1.0f));
            CHECK(is_near(item->height, (float)segment->rows * scale - 1.0f));
            CHECK_EQ(item->hatched, t.is_split[segment->tile]);
        }
    }
    close_scene(&s);
    close_timeline(&t);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

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
    sk_plan* plan = make(&desc);
    timeline t;
    scene s, over;
    size_t last = SIZE_MAX;
    CHECK_EQ(open_timeline(&t, plan), SK_SUCCESS);
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
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void a_selection_leaves_the_tiles_of_one_worker(void)
{
    sk_gemm_desc desc = describe_forced(12, 40, SK_DECOMPOSITION_STREAM_K, 5);
    open_context(false, 5);
    sk_plan* plan = make(&desc);
    timeline t;
    scene s, over;
    CHECK_EQ(open_timeline(&t, plan), SK_SUCCESS);
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
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* ---- words ------------------------------------------------------------------------------------ */

static void check_no_overlap(const scene* s)
{
    scene_box* boxes = malloc((s->count + 1) * sizeof *boxes);
    size_t count = 0;
    for (const scene_item* item = s->items; item < s->items + s->count; ++item)
    {
        if (item->kind == SCENE_TEXT)
        {
            scene_box covered = find_text_box(s, item);
            for (size_t i = 0; i < count; ++i)
            {
                if (!CHECK(!boxes_overlap(covered, boxes[i])))
                {
                    CHECK_NOTE("\"%s\" at %g, %g\n", words_of(s, item), (double)item->x, (double)item->y);
                }
            }
            if (!CHECK(covered.left >= 0.0f && covered.top >= 0.0f && covered.right <= s->width &&
                       covered.bottom <= s->height))
            {
                CHECK_NOTE("\"%s\" leaves the picture\n", words_of(s, item));
            }
            boxes[count++] = covered;
        }
    }
    free(boxes);
}

/* Of pictures: a file's, and that of a window of 800 x 600. */
static const float sizes[2][2] = {{1280.0f, 800.0f}, {505.0f, 500.0f}};

static void check_words(const timeline* t, const sk_plan* plan)
{
    (void)plan;
    for (int i = 0; i < 2 && t->count <= 2000; ++i) /* else there are too many labels to compare each with each */
    {
        scene s;
        open_scene(&s, sizes[i][0], sizes[i][1]);
        draw_schedule_view(t, "12345 x 12345 x 12345 f16, a batch of 3", "NVIDIA H200 NVL with 132 compute units",
                           &s);
        check_no_overlap(&s);
        close_scene(&s);
    }
}

static void no_words_overlap_in_a_schedule(void)
{
    CHECK(for_all_plans(900, check_words) > 300);
}

static void no_words_overlap_in_a_comparison(void)
{
    static const sk_decomposition kinds[] = {SK_DECOMPOSITION_DATA_PARALLEL, SK_DECOMPOSITION_SPLIT_K,
                                             SK_DECOMPOSITION_STREAM_K, SK_DECOMPOSITION_HYBRID};
    timeline timelines[4];
    const timeline* list[4];
    scene s;
    open_context(false, 5);
    for (int i = 0; i < 4; ++i)
    {
        sk_gemm_desc desc = describe_forced(16, 128, kinds[i], 0);
        sk_plan* plan = make(&desc);
        CHECK_EQ(open_timeline(&timelines[i], plan), SK_SUCCESS);
        list[i] = &timelines[i];
        sk_destroy_plan(plan);
    }
    for (int i = 0; i < 2; ++i)
    {
        open_scene(&s, sizes[i][0], sizes[i][1]);
        draw_comparison_view(list, 4, "64 x 1024 x 2048 f32", "Fake GPU with 5 compute units", &s);
        check_no_overlap(&s);
        close_scene(&s);
        open_scene(&s, sizes[i][0], sizes[i][1]);
        draw_trace_view(list[0], list[3],
                        "workers take -1234.5 us more than predicted, at most -12345.6; launch 12345.6 us, 12345.6 "
                        "without a trace; clock ticks: device 1.00 ns in steps of 160, worker 1.00 ns",
                        "64 x 1024 x 2048 f32", "Fake GPU with 5 compute units", &s);
        check_no_overlap(&s);
        close_scene(&s);
    }
    for (int i = 0; i < 4; ++i)
    {
        close_timeline(&timelines[i]);
    }
    sk_destroy_context(context);
}

static void no_words_overlap_in_timed_candidates(void)
{
    const measured times[] = {{1234.5f, false}, {1111.25f, false}, {98765.4f, true}, {0.0f, false}, {2.0f, false}};
    sk_gemm_desc desc = describe_shape(0, 0, 0);
    scene s;
    CHECK_EQ(find_fastest(times, 5), 4);
    CHECK_EQ(find_fastest(&times[2], 2), 2);
    open_class(&classes[0]);
    for (uint32_t timed = 0; timed <= 5; ++timed)
    {
        open_scene(&s, sizes[timed % 2][0], sizes[timed % 2][1]);
        CHECK_EQ(draw_candidates_view(context, &desc, "2176 x 2176 x 2176 f16", "NVIDIA H200", times, timed, &s),
                 SK_SUCCESS);
        check_no_overlap(&s);
        close_scene(&s);
    }
    sk_destroy_context(context);
}

static void no_words_overlap_in_speedups(void)
{
    speedup rows[40] = {{{0}, 0.0f, {0.0f}, 0.0f, false, {0}}};
    for (uint32_t i = 0; i < 40; ++i)
    {
        snprintf(rows[i].product, sizeof rows[i].product, "%u x 14336 x 4096 f16-f16", 1000 * i);
        rows[i].baseline = 100.0f * (float)i;
        rows[i].rate = 0.3f * (float)i;
        for (int plan = 0; plan < SPEEDUPS_PLANS && i % 8 != 6; ++plan)
        {
            rows[i].times[plan] = 12345.6f * (float)(plan + 1);
        }
        rows[i].is_wrong = i % 8 == 5;
        snprintf(rows[i].note, sizeof rows[i].note, "%s",
                 i % 8 == 6 ? "There is not enough memory to time this." : "");
    }
    for (uint32_t count = 0; count <= 40; count += 8)
    {
        scene s;
        open_scene(&s, 500.0f + 14.0f * (float)count, 480.0f + 10.0f * (float)count);
        draw_speedups(rows, count, 40, "The benchmark on NVIDIA H200 NVL", &s);
        check_no_overlap(&s);
        close_scene(&s);
    }
}

static void no_words_overlap_in_diagrams(void)
{
    sk_gemm_desc desc = describe_shape(0, 0, 0);
    scene s;
    open_class(&classes[0]);
    open_scene(&s, 960.0f, 480.0f);
    CHECK_EQ(predict_sweep(context, &desc, "NVIDIA H200", &s), SK_SUCCESS);
    check_no_overlap(&s);
    close_scene(&s);
    open_scene(&s, 0.0f, ROOFLINE_HEIGHT);
    const char* results = "examples/benchmark/h200.csv";
    CHECK(read_roofline(&results, 1, "examples/benchmark/h200_cublas.csv", &s));
    check_no_overlap(&s);
    close_scene(&s);
    sk_destroy_context(context);
}

static size_t count_words(const scene* s, const char* words)
{
    size_t count = 0;
    for (const scene_item* item = s->items; item < s->items + s->count; ++item)
    {
        count += item->kind == SCENE_TEXT && strcmp(words_of(s, item), words) == 0;
    }
    return count;
}

/* Of what was measured, they are not. */
static void places_are_called_workers_where_they_are_alike(void)
{
    for (int moved = 0; moved < 2; ++moved)
    {
        timeline t;
        scene s;
        open_context(false, 5);
        sk_gemm_desc desc = describe_forced(16, 128, SK_DECOMPOSITION_STREAM_K, 0);
        sk_plan* plan = make(&desc);
        CHECK_EQ(open_timeline(&t, plan), SK_SUCCESS);
        for (uint64_t i = 0; i < t.count && moved; ++i)
        {
            t.bars[i].place = t.places - 1 - t.bars[i].place;
        }
        open_scene(&s, 1280.0f, 800.0f);
        draw_schedule_view(&t, "a product", "a device", &s);
        CHECK_EQ(count_words(&s, "worker"), moved ? 0 : 1);
        CHECK_EQ(count_words(&s, "place"), moved);
        close_scene(&s);
        close_timeline(&t);
        sk_destroy_plan(plan);
        sk_destroy_context(context);
    }
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

/* ---- painting --------------------------------------------------------------------------------- */

#ifdef HAVE_CAIRO
static uint32_t pixel_at(cairo_surface_t* surface, int x, int y)
{
    cairo_surface_flush(surface);
    const unsigned char* data = cairo_image_surface_get_data(surface);
    const void* row = data + y * cairo_image_surface_get_stride(surface);
    return ((const uint32_t*)row)[x] & 0xffffff;
}

static void rectangles_are_painted_where_they_are(void)
{
    scene s;
    open_scene(&s, 100.0f, 50.0f);
    add_rectangle(&s, 10.0f, 10.0f, 5.0f, 5.0f, 0x112233);
    add_rectangle(&s, 20.0f, 10.0f, 500.0f, 5.0f, 0x112233); /* leaves the picture */
    add_rectangle(&s, 10.0f, 20.0f, 5.0f, 5.0f, 0x445566);
    add_rectangle(&s, 30.0f, 30.0f, 12.0f, 12.0f, 0x778899)->hatched = true;
    add_line(&s, 0.0f, 48.0f, 100.0f, 48.0f, 2.0f, 0xaabbcc);
    add_point(&s, 60.0f, 30.0f, 8.0f, 0xff0000);
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 200, 100);
    cairo_t* cairo = cairo_create(surface);
    cairo_scale(cairo, 2.0, 2.0);
    paint_scene(cairo, &s);
    static const struct
    {
        int x, y;
        uint32_t colour;
    } wanted[] = {{0, 0, 0xffffff},   {19, 19, 0xffffff}, {20, 20, 0x112233},  {29, 29, 0x112233},
                  {30, 30, 0xffffff}, {40, 20, 0x112233}, {199, 29, 0x112233}, {24, 44, 0x445566},
                  {50, 96, 0xaabbcc}, {120, 60, 0xff0000}};
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; ++i)
    {
        CHECK_EQ(pixel_at(surface, wanted[i].x, wanted[i].y), wanted[i].colour);
    }
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
    close_scene(&s);
}
#else
static void rectangles_are_painted_where_they_are(void)
{
    SKIP("this build has no cairo; ./setup.sh brings it");
}
#endif

/* ---- speed ------------------------------------------------------------------------------------ */

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

#if defined(HAVE_CAIRO) && !defined(__SANITIZE_ADDRESS__)
/* Milliseconds of a frame: the scene is made anew, and painted. */
static double time_frame(const timeline* t, cairo_t* cairo)
{
    scene s;
    double begin = now();
    open_scene(&s, 1280.0f, 800.0f);
    draw_schedule_view(t, "a problem", "a device", &s);
    paint_scene(cairo, &s);
    close_scene(&s);
    return now() - begin;
}

static void a_frame_of_50000_segments_takes_16_milliseconds(void)
{
    sk_gemm_desc desc = describe_forced(50000, 4, SK_DECOMPOSITION_STREAM_K, 500);
    timeline t;
    open_context(false, 500);
    sk_plan* plan = make(&desc);
    CHECK_EQ(open_timeline(&t, plan), SK_SUCCESS);
    CHECK(t.count >= 50000);
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 1280, 800);
    cairo_t* cairo = cairo_create(surface);
    double best = 1e9;
    for (int i = 0; i < 15; ++i)
    {
        best = fmin(best, time_frame(&t, cairo));
    }
    printf("  %u segments: %.1f ms\n", (unsigned)t.count, best);
    CHECK(best < 16.0);
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
    close_timeline(&t);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}
#else
static void a_frame_of_50000_segments_takes_16_milliseconds(void)
{
    (void)now;
    SKIP("this build has no cairo, or a sanitizer");
}
#endif

int main(void)
{
    RUN(workers_run_their_segments_in_order);
    RUN(one_segment_adds_the_partials_of_a_tile);
    RUN(a_timeline_ends_about_when_the_planner_predicted);
    RUN(every_segment_is_drawn_once_at_its_place);
    RUN(every_tile_is_where_it_is_in_d);
    RUN(counters_rise_until_tiles_are_whole);
    RUN(a_selection_leaves_the_tiles_of_one_worker);
    RUN(no_words_overlap_in_a_schedule);
    RUN(no_words_overlap_in_a_comparison);
    RUN(no_words_overlap_in_timed_candidates);
    RUN(no_words_overlap_in_speedups);
    RUN(no_words_overlap_in_diagrams);
    RUN(places_are_called_workers_where_they_are_alike);
    RUN(neighbouring_tiles_differ_in_grey);
    RUN(a_workers_next_tile_has_another_colour);
    RUN(rectangles_are_painted_where_they_are);
    RUN(a_frame_of_50000_segments_takes_16_milliseconds);
    return CHECK_DONE();
}
