/* test_triangle.c - the map of a triangle's tiles: that every tile which holds something of the triangle has one
 * number, and no other has one; whatever is guessed; and up to 2^32 tiles. */

#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "streamk.h"

#include "check.h"

static uint64_t state = 1;

static uint32_t draw(uint32_t end)
{
    state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((state >> 33) % end);
}

static uint32_t divide_up(uint32_t a, uint32_t b)
{
    return (uint32_t)(((uint64_t)a + b - 1) / b);
}

/* A map of `periods` periods a group, as a plan has it. */
static sk__triangle make_map(uint32_t extent, uint32_t tile_m, uint32_t tile_n, uint32_t periods, bool upper)
{
    uint32_t common = sk__greatest_common_divisor(tile_m, tile_n);
    return sk__make_triangle(extent, tile_m, tile_n, periods * (upper ? tile_m : tile_n) / common, periods, upper);
}

/* Whether a tile has an element on the triangle's side of the diagonal, or on it. */
static bool holds_some(sk__triangle map, uint32_t tile_m, uint32_t tile_n, uint32_t row, uint32_t column)
{
    uint32_t last_row = sk__min((row + 1) * tile_m, map.extent) - 1;
    uint32_t last_column = sk__min((column + 1) * tile_n, map.extent) - 1;
    return map.upper ? row * tile_m <= last_column : column * tile_n <= last_row;
}

/* ---- every tile once, against an enumeration ------------------------------------------------------- */

enum
{
    MOST_SIDE = 128
};

static void check_map(uint32_t extent, uint32_t tile_m, uint32_t tile_n, uint32_t periods, bool upper)
{
    static uint8_t visits[2][MOST_SIDE][MOST_SIDE];
    sk__triangle map = make_map(extent, tile_m, tile_n, periods, upper);
    uint32_t rows = divide_up(extent, tile_m), columns = divide_up(extent, tile_n);
    uint32_t tiles = sk__count_triangle(map), wanted = 0, wrong = 0;
    memset(visits, 0, sizeof visits);
    for (uint32_t tile = 0; tile < 2 * tiles; tile++)
    {
        sk__tile_position at = sk__locate_in_triangle(map, tile);
        bool is_inside = at.batch == tile / tiles && at.row < rows && at.column < columns;
        if (is_inside)
        {
            visits[at.batch][at.row][at.column]++;
        }
        wrong += is_inside ? 0 : 1;
    }
    for (uint32_t i = 0; i < rows * columns; i++)
    {
        uint32_t row = i / columns, column = i % columns, holds = holds_some(map, tile_m, tile_n, row, column);
        wrong += visits[0][row][column] != holds || visits[1][row][column] != holds;
        wanted += holds;
    }
    if (!CHECK(wrong == 0) || !CHECK_EQ(tiles, wanted))
    {
        CHECK_NOTE("n %u, tiles of %u x %u, %u periods, %s\n", extent, tile_m, tile_n, periods,
                   upper ? "upper" : "lower");
    }
}

/* Sides that divide one another and such that do not. */
static void every_tile_of_a_triangle_has_one_number(void)
{
    static const uint32_t sides[][2] = {{1, 1}, {2, 3}, {3, 2}, {5, 6}, {1, 4},
                                        {4, 1}, {4, 6}, {6, 4}, {8, 8}, {5, 7}};
    for (uint32_t i = 0; i < sizeof sides / sizeof *sides; i++)
    {
        for (uint32_t extent = 1; extent <= 97; extent++)
        {
            for (uint32_t periods = 1; periods <= 4; periods++)
            {
                check_map(extent, sides[i][0], sides[i][1], periods, false);
                check_map(extent, sides[i][0], sides[i][1], periods, true);
            }
        }
    }
}

/* Those of the registry among them: 160 x 192 has a period of 960 elements. */
static void random_triangles_have_every_tile_once(void)
{
    static const uint32_t sides[] = {4, 16, 32, 64, 96, 128, 160, 192, 256};
    for (uint32_t i = 0; i < 4000; i++)
    {
        uint32_t tile_m = sides[draw(9)], tile_n = i % 4 == 0 ? 1 + draw(256) : sides[draw(9)];
        uint32_t least = sk__min(tile_m, tile_n);
        check_map(1 + draw(least * (1 + draw(MOST_SIDE - 1))), tile_m, tile_n, 1 + draw(9), draw(2) == 0);
    }
}

/* ---- up to 2^32 tiles, whatever is guessed ------------------------------------------------------------- */

/* The tiles of a triangle before a row (or, of an upper one, a column) of tiles. */
static uint64_t count_before(uint64_t band, uint64_t height, uint64_t stride)
{
    uint64_t tiles = 0;
    for (uint64_t i = 0; i < band; i++)
    {
        tiles += ((i + 1) * height + stride - 1) / stride;
    }
    return tiles;
}

/* A group's first tile, and the last one of the group before. */
static void check_border(sk__triangle map, uint32_t group)
{
    uint64_t first = count_before((uint64_t)group * map.bands, map.height, map.stride);
    uint32_t guesses[] = {0, group - 1, group, group + 1, group / 2, 2 * group, UINT32_MAX};
    CHECK_EQ(sk__count_before_group(map, group), first);
    for (uint32_t i = 0; i < 7; i++)
    {
        CHECK_EQ(sk__find_group(map, (uint32_t)first, guesses[i]), group);
        CHECK_EQ(sk__find_group(map, (uint32_t)first - 1, guesses[i]), group - 1);
    }
    sk__tile_position at = sk__locate_in_triangle(map, (uint32_t)first - 1);
    CHECK_EQ(map.upper ? at.column : at.row, group * map.bands - 1);
}

/* n of which a triangle has nearly 2^32 tiles; where f32 fails first, at tile 8,390,656 of single bands, too. */
static void groups_are_found_up_to_2_to_the_32_whatever_is_guessed(void)
{
    static const uint32_t cases[][3] = {{1, 1, 92681}, {2, 3, 227000}, {5, 6, 507600}, {160, 192, 16240000}};
    for (uint32_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
        for (uint32_t side = 0; side < 2; side++)
        {
            sk__triangle map = make_map(cases[i][2], cases[i][0], cases[i][1], 1 + 2 * side, side == 1);
            uint32_t groups = sk__count_whole_groups(map);
            uint32_t chosen[] = {1, 2, groups / 3, groups / 2, groups - 1, groups};
            for (uint32_t j = 0; j < 6; j++)
            {
                check_border(map, chosen[j]);
            }
        }
    }
}

/* In f32, as a device may, and worse: every tile of the last groups before 2^32 is where it was. */
static void the_guess_of_a_device_need_not_be_right(void)
{
    sk__triangle map = make_map(92681, 1, 1, 1, false);
    CHECK_EQ(sk__count_triangle(map), UINT32_C(4294930221));
    CHECK_EQ(sk__locate_in_triangle(map, 8390655).row, 4095);
    CHECK_EQ(sk__locate_in_triangle(map, 8390656).row, 4096);
    for (uint32_t i = 0; i < 200000; i++)
    {
        uint32_t tile = i < 100000 ? UINT32_C(4294930220) - i : draw(UINT32_C(2147483647)) * 2 + 1;
        if (tile >= UINT32_C(4294930221))
        {
            continue;
        }
        uint32_t row = sk__find_group(map, tile, sk__guess_group(map.block, map.bands * map.columns, tile));
        float root = (float)tile * 2.0f;
        uint32_t rough = (uint32_t)(root / 92681.0f); /* no square root at all */
        CHECK(sk__count_before_group(map, row) <= tile && tile - sk__count_before_group(map, row) <= row);
        if (i % 1000 == 0)
        {
            CHECK_EQ(sk__find_group(map, tile, rough), row);
        }
    }
}

/* A guess that is right spares the steps: this one is, but for one. */
static void the_hosts_guess_is_near(void)
{
    for (uint32_t i = 0; i < 100000; i++)
    {
        sk__triangle map =
            make_map(UINT32_C(1) << (1 + draw(14)), 1 + draw(8), 1 + draw(8), 1 + draw(3), draw(2) == 0);
        uint32_t tile = draw(sk__count_triangle(map));
        uint32_t guess = sk__guess_group(map.block, map.bands * map.columns, tile);
        uint32_t group = sk__find_group(map, tile, guess);
        CHECK(guess + 1 >= group && guess <= group + 1);
    }
}

/* ---- the order, and the planner's count -------------------------------------------------------------- */

/* Before its diagonal block, a group is walked column by column: consecutive tiles share B, and few share A. */
static void a_group_is_walked_like_a_strip(void)
{
    sk__triangle map = make_map(64, 1, 1, 8, false);
    uint32_t tile = sk__count_before_group(map, 3);
    for (uint32_t column = 0; column < 24; column++)
    {
        for (uint32_t band = 0; band < 8; band++)
        {
            sk__tile_position at = sk__locate_in_triangle(map, tile++);
            CHECK(at.row == 24 + band && at.column == column);
        }
    }
}

/* The count of 64 bits is that of 32 where those suffice, of a tile of any kernel. */
static void the_planner_counts_the_same_tiles(void)
{
    for (uint32_t i = 0; i < 20000; i++)
    {
        sk__problem problem;
        sk__kernel kernel;
        memset(&problem, 0, sizeof problem);
        memset(&kernel, 0, sizeof kernel);
        kernel.tile_m = 1 + draw(256);
        kernel.tile_n = 1 + draw(256);
        problem.m = problem.n = 1 + draw(20000);
        problem.batch_count = 1 + draw(3);
        problem.epilogue.triangle = 1 + draw(2);
        bool upper = problem.epilogue.triangle == SK__TRIANGLE_UPPER;
        sk__triangle map = make_map(problem.n, kernel.tile_m, kernel.tile_n, 1 + draw(4), upper);
        CHECK_EQ(sk__count_tiles(&problem, &kernel), (uint64_t)problem.batch_count * sk__count_triangle(map));
    }
}

static void more_than_32_bits_of_tiles_are_counted(void)
{
    sk__problem problem;
    sk__kernel kernel;
    memset(&problem, 0, sizeof problem);
    memset(&kernel, 0, sizeof kernel);
    kernel.tile_m = kernel.tile_n = 1;
    problem.m = problem.n = UINT32_MAX;
    problem.batch_count = 7;
    problem.epilogue.triangle = SK__TRIANGLE_LOWER;
    CHECK_EQ(sk__count_tiles(&problem, &kernel), UINT64_C(9223372034707292160)); /* n (n + 1) / 2 */
}

int main(void)
{
    RUN(every_tile_of_a_triangle_has_one_number);
    RUN(random_triangles_have_every_tile_once);
    RUN(groups_are_found_up_to_2_to_the_32_whatever_is_guessed);
    RUN(the_guess_of_a_device_need_not_be_right);
    RUN(the_hosts_guess_is_near);
    RUN(a_group_is_walked_like_a_strip);
    RUN(the_planner_counts_the_same_tiles);
    RUN(more_than_32_bits_of_tiles_are_counted);
    return CHECK_DONE();
}
