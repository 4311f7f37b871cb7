/* test_walks.c - searches and walks that kernels and the host share end whatever the tables hold: words of any value,
 * in any order, and tiles that no matrix has. A walk that does not end runs out of the suite's time. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"

#include <stdlib.h>

enum
{
    PROBLEMS = 64,
    WORKERS = 50,
    TABLES = 3000
};

static uint32_t table[SK__TABLE_ROW * PROBLEMS], shares[WORKERS + 1];

/* A power of two, or close to it, or anything. */
static uint32_t draw_word(void)
{
    uint32_t bits = (uint32_t)rand() << 16 ^ (uint32_t)rand();
    return rand() % 2 ? bits >> rand() % 32 : (1u << rand() % 32) + (uint32_t)(rand() % 5) - 2u;
}

static void draw_tables(void)
{
    for (uint32_t i = 0; i < sizeof table / sizeof *table; i++)
    {
        table[i] = draw_word();
    }
    for (uint32_t i = 0; i <= WORKERS; i++)
    {
        shares[i] = draw_word();
    }
}

static sk__space draw_space(void)
{
    sk__space space = sk__make_space(draw_word(), 0, 1u + draw_word() % 64u);
    space.problems = 1u + (uint32_t)rand() % PROBLEMS;
    space.table = table;
    space.nearby = draw_word();
    return space;
}

static void searches_end_in_words_of_any_order(void)
{
    for (uint32_t i = 0; i < TABLES; i++)
    {
        draw_tables();
        sk__space space = draw_space();
        CHECK(sk__find_row(space, SK__TABLE_TILES, draw_word()) < space.problems);
        CHECK(sk__find_row(space, SK__TABLE_PLACES, draw_word()) < space.problems);
        CHECK(sk__tile_at(space, draw_word()).row < space.problems);
        CHECK(sk__find_tile(space, draw_word()).row < space.problems);
        (void)sk__place_of_weight(space, 0, draw_word());
    }
}

static sk__schedule draw_schedule(void)
{
    sk__grouped_arguments arguments;
    sk__grouped_header header = {1u + (uint32_t)rand() % PROBLEMS, draw_word(), draw_word(), 0};
    memset(&arguments, 0, sizeof arguments);
    arguments.workers = WORKERS;
    arguments.minimum_segment = draw_word();
    arguments.order = rand() % 2 ? SK__ORDER_STARTS : 0;
    header.stream_k_places = rand() % 2 ? 0 : draw_word();
    return sk__make_grouped_schedule(arguments, header, table, shares, 1u + draw_word() % 64u, false);
}

static void workers_find_their_work_in_words_of_any_order(void)
{
    for (uint32_t i = 0; i < TABLES; i++)
    {
        draw_tables();
        sk__schedule schedule = draw_schedule();
        for (uint32_t worker = 0; worker < WORKERS; worker += 7)
        {
            sk__work work = sk__find_work(schedule, worker);
            sk__segment segment = sk__work_segment(schedule, work, draw_word());
            if (schedule.shares.listed || schedule.stream_k.share > 0) /* otherwise no tile has peers */
            {
                (void)sk__first_peer(schedule, segment.tile);
                (void)sk__last_peer(schedule, segment.tile);
            }
        }
    }
}

static void tiles_that_no_triangle_has_are_located(void)
{
    for (uint32_t i = 0; i < TABLES; i++)
    {
        uint32_t tile_m = 1u << rand() % 9, tile_n = 1u << rand() % 9;
        bool upper = rand() % 2;
        uint32_t bands = (upper ? tile_m : tile_n) / sk__greatest_common_divisor(tile_m, tile_n);
        uint32_t extent = rand() % 4 ? draw_word() % 100000u : 0;
        sk__triangle map = sk__make_triangle(extent, tile_m, tile_n, bands, 1, upper);
        (void)sk__locate_in_triangle(map, draw_word());
    }
}

static void an_empty_problem_has_no_tile(void)
{
    sk__grouped_limits limits;
    memset(&limits, 0, sizeof limits);
    limits.tile_m = limits.tile_n = limits.tile_k = limits.unit = 8;
    for (uint32_t triangle = SK__TRIANGLE_NONE; triangle <= SK__TRIANGLE_UPPER; triangle++)
    {
        limits.triangle = triangle;
        for (uint32_t empty = 1; empty < 4; empty++)
        {
            sk__problem_row row;
            memset(&row, 0, sizeof row);
            row.m = empty & 1u ? 0 : 24;
            row.n = empty & 2u ? 0 : 24;
            row.k = 307;
            CHECK_EQ(sk__measure_row(row, limits).tiles, 0);
            CHECK_EQ(sk__measure_row(row, limits).places, 0);
        }
    }
}

int main(void)
{
    srand(1);
    RUN(searches_end_in_words_of_any_order);
    RUN(workers_find_their_work_in_words_of_any_order);
    RUN(tiles_that_no_triangle_has_are_located);
    RUN(an_empty_problem_has_no_tile);
    return CHECK_DONE();
}
