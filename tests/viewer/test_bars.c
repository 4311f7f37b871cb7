/* What is drawn of plans, on fake devices of every class: bars, tiles of D, and differences of workers. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "cpu/fake_vulkan.h"
#include "timelines.h"
#include "viewer/differences.h"
#include "viewer/gantt.h"
#include "viewer/matrix.h"
#include "viewer/palette.h"

#include <math.h>
#include <stdlib.h>

enum
{
    WIDTH = 1000,
    HEIGHT = 700
};

static const scene_box box = {100.0f, 50.0f, 100.0f + WIDTH, 50.0f + HEIGHT};

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

static void every_segment_of_a_group_is_drawn_once_at_its_place(void)
{
    CHECK(for_all_groups(1200, check_bars) > 200);
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
    timeline t = plan_timeline(&desc);
    scene s;
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
    sk_destroy_context(context);
}

/* Grows a box around an item. */
static void include(scene_box* around, const scene_item* item)
{
    around->left = fminf(around->left, item->x);
    around->top = fminf(around->top, item->y);
    around->right = fmaxf(around->right, item->x + item->width);
    around->bottom = fmaxf(around->bottom, item->y + item->height);
}

/* What each problem's tiles cover, and how often each tile is drawn. */
static void cover(const timeline* t, const scene* s, scene_box* problems, uint32_t* drawn)
{
    uint32_t* problem_of = calloc((size_t)t->tiles + 1, sizeof *problem_of);
    for (uint64_t i = 0; i < t->count; ++i)
    {
        problem_of[t->segments[i].tile] = t->segments[i].problem;
    }
    for (const scene_item* item = s->items; item < s->items + s->count; ++item)
    {
        if (item->role == SCENE_TILE)
        {
            include(&problems[problem_of[item->index]], item);
            ++drawn[item->index];
        }
    }
    free(problem_of);
}

static uint32_t matrices_seen;

/* Each tile is drawn once, inside of the box, and no problem's tiles cover another's; or none can be seen. */
static void check_problems(const timeline* t, const sk_plan* plan)
{
    const scene_box none = {INFINITY, INFINITY, -INFINITY, -INFINITY};
    scene_box problems[MOST_PROBLEMS_DRAWN];
    uint32_t* drawn = calloc((size_t)t->tiles + 1, sizeof *drawn);
    scene s;
    (void)plan;
    for (uint32_t i = 0; i < MOST_PROBLEMS_DRAWN; ++i)
    {
        problems[i] = none;
    }
    open_scene(&s, 1200.0f, 800.0f);
    draw_matrix_tiles(t, &s, box);
    cover(t, &s, problems, drawn);
    bool is_seen = t->tiles > 0 && drawn[0] > 0;
    for (uint32_t tile = 0; tile < t->tiles; ++tile)
    {
        CHECK_EQ(drawn[tile], is_seen);
    }
    for (uint32_t i = 0; i < t->info.problems && is_seen; ++i)
    {
        scene_box at = problems[i];
        bool inside = at.left >= box.left && at.top >= box.top && at.right <= box.right + 0.51f &&
                      at.bottom <= box.bottom + 0.51f; /* the least side of a tile is half a pixel */
        CHECK(inside || at.right < at.left);
        for (uint32_t j = 0; j < i; ++j)
        {
            CHECK(!boxes_overlap(at, problems[j]));
        }
        matrices_seen += at.right > at.left;
    }
    CHECK(!s.failed);
    close_scene(&s);
    free(drawn);
}

static void every_problem_of_a_group_is_beside_the_others(void)
{
    matrices_seen = 0;
    CHECK(for_all_groups(1300, check_problems) > 200);
    CHECK(matrices_seen > 5000);
}

/* ---- differences ------------------------------------------------------------------------------ */

enum
{
    MOST_DIFFERENCES = 5000
};

static differences make_differences(float* times, uint32_t count)
{
    differences d = {times, count, INFINITY, -INFINITY, 0.0f};
    for (uint32_t i = 0; i < count; ++i)
    {
        times[i] = 40.0f * sinf(0.7f * (float)i) + (i == count / 2 ? 100.0f : 0.0f);
        d.least = fminf(d.least, times[i]);
        d.greatest = fmaxf(d.greatest, times[i]);
    }
    return d;
}

/* Microseconds that a bar reaches from and to. */
static void read_bar(const differences* d, const scene_item* item, float* least, float* greatest)
{
    float low = fminf(d->least, 0.0f), high = fmaxf(d->greatest, 0.0f), room = 0.05f * (high - low);
    float scale = (high - low + 2.0f * room) / HEIGHT;
    *greatest = high + room - (item->y - box.top) * scale;
    *least = *greatest - item->height * scale;
}

static size_t count_data(const scene* s)
{
    size_t count = 0;
    for (size_t i = 0; i < s->count; ++i)
    {
        count += s->items[i].role == SCENE_DATUM;
    }
    return count;
}

/* A bar reaches from 0 as far as the times of its workers do, and is where they are along the axis. */
static void check_difference_bar(const differences* d, const scene_item* item, uint32_t end)
{
    float least, greatest, lowest = 0.0f, highest = 0.0f, width = (float)WIDTH / (float)d->count;
    for (uint32_t i = item->index; i < end; ++i)
    {
        lowest = fminf(lowest, d->times[i]);
        highest = fmaxf(highest, d->times[i]);
    }
    read_bar(d, item, &least, &greatest);
    CHECK(fabsf(greatest - highest) < 0.01f && fabsf(least - lowest) < 0.15f);
    CHECK(fabsf(item->x - (box.left + width * (float)item->index)) < 2.02f);
    CHECK(fabsf(item->x + item->width - (box.left + width * (float)end)) < 2.02f);
}

/* Every worker is in one bar. */
static void check_difference_bars(const differences* d)
{
    scene s;
    const scene_item* last = NULL;
    open_scene(&s, 1200.0f, 800.0f);
    draw_differences(d, box, &s);
    for (const scene_item* item = s.items; item < s.items + s.count; ++item)
    {
        if (item->role == SCENE_DATUM)
        {
            CHECK(last ? item->index > last->index : item->index == 0);
            if (last)
            {
                check_difference_bar(d, last, item->index);
            }
            last = item;
        }
    }
    if (CHECK(last))
    {
        check_difference_bar(d, last, d->count);
    }
    CHECK(d->count > WIDTH || count_data(&s) == d->count);
    CHECK(count_data(&s) <= WIDTH);
    close_scene(&s);
}

static void each_workers_difference_is_a_bar(void)
{
    static float times[MOST_DIFFERENCES];
    static const uint32_t counts[] = {1, 2, 7, 132, 999, 1000, 1001, MOST_DIFFERENCES};
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; ++i)
    {
        differences d = make_differences(times, counts[i]);
        check_difference_bars(&d);
    }
}

static void differences_are_of_what_workers_take(void)
{
    sk_gemm_desc desc = describe_forced(12, 40, SK_DECOMPOSITION_STREAM_K, 5);
    open_context(false, 5);
    timeline predicted = plan_timeline(&desc), measured = plan_timeline(&desc);
    differences d;
    freeze_times(&predicted, 1.0f);
    freeze_times(&measured, 3.0f);
    if (CHECK(open_differences(&d, &predicted, &measured)) && CHECK_EQ(d.count, 5))
    {
        for (uint32_t worker = 0; worker < 5; ++worker)
        {
            CHECK(is_near(d.times[worker], 2.0f * 96.0f * (worker % 3 == 2 ? 1.5f : 1.0f)));
        }
        char words[100];
        describe_difference(&d, 2, 500.0f, words, sizeof words);
        CHECK(strcmp(words, "worker 2: +288.00 microseconds, measured minus predicted") == 0);
        describe_difference(&d, 2, 3.0f, words, sizeof words);
        CHECK(strcmp(words, "workers 2 to 3: +192.00 to +288.00 microseconds, measured minus predicted") == 0);
        describe_difference(&d, 4, 3.0f, words, sizeof words);
        CHECK(strcmp(words, "worker 4: +192.00 microseconds, measured minus predicted") == 0);
        CHECK(is_near(d.least, 192.0f) && is_near(d.greatest, 288.0f) && is_near(d.average, 211.2f));
        close_differences(&d);
    }
    close_timeline(&predicted);
    close_timeline(&measured);
    sk_destroy_context(context);
}

int main(void)
{
    RUN(every_segment_is_drawn_once_at_its_place);
    RUN(every_segment_of_a_group_is_drawn_once_at_its_place);
    RUN(every_tile_is_where_it_is_in_d);
    RUN(every_problem_of_a_group_is_beside_the_others);
    RUN(each_workers_difference_is_a_bar);
    RUN(differences_are_of_what_workers_take);
    return CHECK_DONE();
}
