/* test_triangle_map.c - a device finds each tile of a triangle where the host does, whatever its square root gives: at
 * all borders of groups and at random, up to 2^32 tiles. tests/cpu/test_triangle.c has the host's map right.
 *
 *     test_triangle_map [SEED]
 */
#include "course/shader.h"
#include "check.h"
#include "multiply.h"

#include <stdlib.h>
#include <string.h>

#include "language.h"
#include "arithmetic.h"
#include "tiles/rectangle.h"
#include "tiles/triangle.h"

enum
{
    LIST = 1 << 20, /* entries */
    ENTRY = 4,      /* words */
    BESIDE = 2      /* tiles on each side of a border */
};

/* Sides of a tile, and rows of a matrix whose triangle has nearly 2^32 tiles. */
static const uint32_t grids[][3] = {
    {1, 1, 92681},        {2, 3, 227000},       {5, 6, 507600},       {32, 32, 2965000},   {128, 64, 8387000},
    {128, 128, 11863000}, {160, 192, 16240000}, {192, 160, 16240000}, {256, 64, 11860000}, {16, 128, 4193000}};

static gpu g;
static gpu_buffer list;
static uint64_t seed = 1, compared;

static uint32_t greatest_common_divisor(uint32_t a, uint32_t b)
{
    return b ? greatest_common_divisor(b, a % b) : a;
}

static uint32_t* entry(uint32_t index)
{
    return (uint32_t*)list.mapped + (size_t)ENTRY * index;
}

/* Adds tiles around the first one of a group. Returns how many entries there are then. */
static uint32_t add_border(uint32_t count, uint32_t first)
{
    for (int beside = -BESIDE; beside <= BESIDE && count < LIST; beside++)
    {
        entry(count++)[0] = first + (uint32_t)beside;
    }
    return count;
}

/* Borders of all groups, or of as many as fit into half of the list; of later batches, too; then any tile. */
static void choose_tiles(sk__triangle map, uint64_t* state)
{
    uint32_t groups = sk__count_whole_groups(map), most = LIST / (2u * (2u * BESIDE + 1u)), count = 0;
    uint32_t each = groups / most + 1u;
    for (uint32_t group = 0; group <= groups && count < LIST / 2; group += each)
    {
        count = add_border(count, sk__count_before_group(map, group));
    }
    count = add_border(count, sk__count_triangle(map));
    count = add_border(count, 8390656u); /* where f32 fails first, of single bands */
    count = add_border(count, UINT32_MAX - BESIDE);
    while (count < LIST)
    {
        entry(count++)[0] = (uint32_t)draw_bits(state);
    }
}

static bool locate_on_device(sk__triangle map, uint32_t tile_m, uint32_t tile_n, uint32_t periods)
{
    shader m = {0};
    const uint32_t constants[4] = {tile_m, tile_n, periods, map.upper};
    bool done = CHECK(create_shader(&g, "triangle", constants, 4, &m));
    m.groups = LIST / 64;
    put_address(m.push, list.address);
    m.push[2] = map.extent;
    m.push[3] = LIST;
    m.push[4] = map.bands;
    VkCommandBuffer commands = done ? begin_gpu_commands(&g) : VK_NULL_HANDLE;
    done = done && CHECK(record_shader(commands, 1, &m)) && CHECK(submit_gpu_commands(&g, commands));
    destroy_shader(&m);
    return done;
}

static bool is_where_the_host_has_it(sk__triangle map, const uint32_t* found)
{
    sk__tile_position at = sk__locate_in_triangle(map, found[0]);
    compared++;
    return CHECK(found[1] == at.row && found[2] == at.column && found[3] == at.batch);
}

static void check_grid(const uint32_t grid[3], uint32_t periods, bool upper, uint64_t* state)
{
    uint32_t common = greatest_common_divisor(grid[0], grid[1]);
    uint32_t bands = periods * (upper ? grid[0] : grid[1]) / common, extent = grid[2];
    if (draw_below(state, 2)) /* fewer tiles, and many batches */
    {
        extent = 1u + draw_below(state, extent);
    }
    sk__triangle map = sk__make_triangle(extent, grid[0], grid[1], bands, periods, upper);
    choose_tiles(map, state);
    bool right = locate_on_device(map, grid[0], grid[1], periods);
    for (uint32_t i = 0; i < LIST && right; i++)
    {
        right = is_where_the_host_has_it(map, entry(i));
        if (!right)
        {
            CHECK_NOTE("tile %u of n %u in tiles of %u x %u, %u periods, %s: %u, %u of batch %u\n", entry(i)[0],
                       extent, grid[0], grid[1], periods, upper ? "upper" : "lower", entry(i)[1], entry(i)[2],
                       entry(i)[3]);
        }
    }
}

static void devices_find_tiles_where_the_host_does(void)
{
    uint64_t state = seed;
    for (uint32_t i = 0; i < sizeof grids / sizeof *grids; i++)
    {
        for (uint32_t side = 0; side < 2; side++)
        {
            check_grid(grids[i], 1u + draw_below(&state, 4), side == 1, &state);
        }
    }
    printf("  %llu tiles\n", (unsigned long long)compared);
}

int main(int argc, char** argv)
{
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : seed;
    if (!open_gpu(&g, NULL))
    {
        return 1;
    }
    if (CHECK(create_gpu_buffer(&g, (VkDeviceSize)LIST * 4 * ENTRY, GPU_HOST, &list)))
    {
        RUN(devices_find_tiles_where_the_host_does);
    }
    destroy_gpu_buffer(&g, &list);
    close_gpu(&g);
    return CHECK_DONE();
}
