/* test_schedule_dump.c - C and GLSL make the same schedule of the same text: a shader writes down the segments of
 * each worker, and the host compares them with its own.
 *
 *     test_schedule_dump [SEED]
 */
#include "check.h"
#include "course/probes.h"
#include "course/vulkan.h"
#include "multiply.h"

#include <stdlib.h>
#include <string.h>

#include "language.h"
#include "arithmetic.h"
#include "space.h"
#include "partition.h"
#include "schedule.h"
#include "worker.h"
#include "peers.h"
#include "tiles/rectangle.h"
#include "tiles/triangle.h"
#include "arguments.h"

enum
{
    SCHEDULES = 3000,
    INVOCATIONS = 64,
    CONSTANTS = 9,      /* of the shader */
    WORDS = 11,         /* of a segment in the list */
    MOST_WORDS = 65536, /* of the list */
    MOST_PROBLEMS = 300,
    MOST_WORKERS = 3000
};

/* What templates/kernels/probes/visits.comp.j2 is given. */
typedef struct order
{
    sk__arguments arguments;
    uint32_t first_worker, capacity;
    uint32_t problems; /* in the table; 0: all tiles are alike */
    bool listed;       /* shares are */
} order;

/* Extents, how many lie in one of the map's tiles, k-iterations that are never parted, interleave, and whether units
 * are segments. */
typedef struct tile
{
    uint32_t m, n, k, parts_m, parts_n, unit, interleave, chunked;
} tile;

static const tile tiles[] = {
    {32, 32, 8, 1, 1, 1, 1, 0},   {128, 192, 64, 1, 1, 1, 1, 0}, {1, 2, 1, 1, 1, 1, 1, 0},
    {64, 64, 64, 2, 3, 1, 1, 0},  {32, 128, 8, 4, 1, 1, 1, 0},   {32, 32, 8, 1, 1, 2, 1, 0},
    {128, 64, 16, 1, 1, 7, 1, 0}, {32, 32, 8, 1, 1, 1, 2, 0},    {64, 128, 16, 1, 1, 3, 8, 0},
    {32, 32, 8, 1, 1, 2, 1, 1},   {64, 64, 16, 1, 1, 5, 2, 1},
};

enum
{
    TILES = sizeof tiles / sizeof tiles[0]
};

static gpu g;
static gpu_buffer list, table, shares;
static VkShaderModule module;
static VkPipelineLayout layout;
static VkPipeline pipelines[TILES];
static uint64_t compared_workers, compared_segments;

/* ---- pipelines ------------------------------------------------------------------------------- */

static bool create_layout(void)
{
    VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof(sk__arguments)};
    VkPipelineLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
    info.pushConstantRangeCount = 1;
    info.pPushConstantRanges = &range;
    return vkCreatePipelineLayout(g.device, &info, NULL, &layout) == VK_SUCCESS;
}

static bool create_module(const probe* visits)
{
    VkShaderModuleCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO};
    info.codeSize = visits->size;
    info.pCode = visits->spirv;
    return vkCreateShaderModule(g.device, &info, NULL, &module) == VK_SUCCESS;
}

static bool create_pipeline(tile t, VkPipeline* pipeline)
{
    uint32_t values[CONSTANTS] = {INVOCATIONS, t.m, t.n, t.k, t.parts_m, t.parts_n, t.unit, t.interleave, t.chunked};
    VkSpecializationMapEntry entries[CONSTANTS];
    VkSpecializationInfo constants = {CONSTANTS, entries, sizeof values, values};
    VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO};
    for (uint32_t i = 0; i < CONSTANTS; i++)
    {
        entries[i] = (VkSpecializationMapEntry){i, i * 4, 4};
    }
    info.layout = layout;
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = module;
    info.stage.pName = "main";
    info.stage.pSpecializationInfo = &constants;
    return vkCreateComputePipelines(g.device, VK_NULL_HANDLE, 1, &info, NULL, pipeline) == VK_SUCCESS;
}

static bool open_probe(void)
{
    const probe* visits = find_probe("visits");
    if (!CHECK(visits) || !CHECK(create_module(visits)) || !CHECK(create_layout()))
    {
        return false;
    }
    for (uint32_t i = 0; i < TILES; i++)
    {
        if (!CHECK(create_pipeline(tiles[i], &pipelines[i])))
        {
            return false;
        }
    }
    return CHECK(create_gpu_buffer(&g, 4 * MOST_WORDS, GPU_HOST, &list)) &&
           CHECK(create_gpu_buffer(&g, 4 * SK__TABLE_ROW * MOST_PROBLEMS, GPU_HOST, &table)) &&
           CHECK(create_gpu_buffer(&g, 4 * (MOST_WORKERS + 1), GPU_HOST, &shares));
}

static void close_probe(void)
{
    for (uint32_t i = 0; i < TILES; i++)
    {
        vkDestroyPipeline(g.device, pipelines[i], NULL);
    }
    vkDestroyPipelineLayout(g.device, layout, NULL);
    vkDestroyShaderModule(g.device, module, NULL);
    destroy_gpu_buffer(&g, &list);
    destroy_gpu_buffer(&g, &table);
    destroy_gpu_buffer(&g, &shares);
}

/* ---- schedules ------------------------------------------------------------------------------- */

/* Rows, columns and k-iterations; now and then as many as 32 bits count. Returns the number of batches. */
static uint32_t draw_extents(sk__arguments* arguments, tile t, uint64_t* state)
{
    bool is_large = draw_below(state, 8) == 0;
    uint32_t most = is_large ? 1u << 12 : 40;
    uint32_t rows = draw_size(state, most), columns = draw_size(state, most);
    uint32_t batch_count = draw_below(state, 3) == 0 ? draw_size(state, 9) : 1;
    uint32_t k_iterations = draw_below(state, 20) == 0 ? 0 : draw_size(state, 4000);
    uint64_t most_k = UINT32_MAX / ((uint64_t)rows * columns * t.parts_m * t.parts_n * batch_count);
    k_iterations = most_k < k_iterations ? (uint32_t)most_k : k_iterations;
    arguments->problem.m = rows * t.m * t.parts_m - draw_below(state, t.m * t.parts_m);
    arguments->problem.n = columns * t.n * t.parts_n - draw_below(state, t.n * t.parts_n);
    arguments->problem.k = k_iterations ? k_iterations * t.k - draw_below(state, t.k) : 0;
    return batch_count;
}

/* Workers and what they share, as a plan would have it. */
static void draw_decomposition(sk__arguments* arguments, uint32_t tile_count, uint32_t units, uint32_t interleave,
                               uint64_t* state)
{
    bool splits_k = interleave == 1 && draw_below(state, 4) == 0 && tile_count < 65535 && units > 0;
    arguments->workers = draw_size(state, MOST_WORKERS);
    if (splits_k)
    {
        uint32_t most = 65535 / tile_count;
        arguments->splits = draw_size(state, units < most ? units : most);
        arguments->workers = tile_count * arguments->splits;
    }
    else if (units > 0 && draw_below(state, 4) != 0)
    {
        arguments->stream_k_tiles = draw_below(state, 2) == 0 ? tile_count : draw_below(state, tile_count + 1);
    }
    if (arguments->stream_k_tiles < interleave || arguments->workers < interleave)
    {
        arguments->stream_k_tiles = 0;
    }
    arguments->minimum_segment = 1;
    if (draw_below(state, 2) == 0 && units > 0)
    {
        arguments->minimum_segment = draw_size(state, units < 50 ? units : 50);
    }
}

static sk__rectangle make_map(const sk__arguments* arguments, tile t)
{
    return sk__make_tile_map(*arguments, arguments->problem, t.m * t.parts_m, t.n * t.parts_n);
}

/* All tiles of the map, or those before or behind one of them. */
static void draw_tiles(sk__arguments* arguments, uint32_t batch_count, tile t, uint64_t* state)
{
    sk__rectangle map = make_map(arguments, t);
    uint32_t all = map.rows * map.columns * batch_count * t.parts_m * t.parts_n;
    uint32_t some = draw_below(state, all);
    uint32_t which = draw_below(state, 4);
    arguments->first_tile = which == 1 ? some : 0;
    arguments->tiles = which == 2 ? some + 1 : all - arguments->first_tile;
}

static sk__arguments draw_arguments(tile t, uint64_t* state)
{
    sk__arguments arguments;
    memset(&arguments, 0, sizeof arguments);
    uint32_t batch_count = draw_extents(&arguments, t, state);
    arguments.raster_width = draw_below(state, 50) == 0 ? UINT32_MAX : draw_size(state, 12);
    arguments.order = draw_below(state, 4);
    draw_tiles(&arguments, batch_count, t, state);
    uint32_t units = sk__divide_up(sk__divide_up(arguments.problem.k, t.k), t.unit);
    draw_decomposition(&arguments, arguments.tiles, units, t.interleave, state);
    return arguments;
}

/* Deals the tiles to problems of any k-iterations, of which some have none, and some no tile. Returns how many. */
static uint32_t draw_problems(const sk__arguments* arguments, tile t, uint64_t* state)
{
    uint32_t problems = t.interleave == 1 && draw_below(state, 3) == 0 ? draw_size(state, MOST_PROBLEMS) : 0;
    uint32_t* row = (uint32_t*)table.mapped;
    uint32_t most = UINT32_MAX / arguments->tiles;
    uint32_t first_tile = 0, first_place = 0;
    for (uint32_t i = 0; i < problems; i++, row += SK__TABLE_ROW)
    {
        bool is_last = i + 1 == problems;
        uint32_t left = arguments->tiles - first_tile;
        uint32_t tile_count = is_last ? left : draw_below(state, 3) == 0 ? 0 : draw_below(state, left / 2 + 1);
        uint32_t k_iterations = draw_below(state, sk__min(most, 200));
        row[SK__TABLE_TILES] = first_tile;
        row[SK__TABLE_PLACES] = first_place;
        row[SK__TABLE_K_ITERATIONS] = k_iterations;
        row[SK__TABLE_PROBLEM] = problems - i;
        first_tile += tile_count;
        first_place += tile_count * sk__count_places(k_iterations, t.unit);
    }
    return problems;
}

static int compare_words(const void* left, const void* right)
{
    uint32_t a = *(const uint32_t*)left, b = *(const uint32_t*)right;
    return a < b ? -1 : a > b;
}

/* Lists where shares begin, anywhere, and where the last one ends, for some of those that share several problems. */
static bool draw_shares(const sk__arguments* arguments, uint32_t problems, tile t, uint64_t* state)
{
    uint32_t* words = (uint32_t*)shares.mapped;
    sk__schedule schedule = sk__make_schedule(*arguments, t.k, 1, t.unit, t.interleave, t.chunked);
    schedule.space.problems = problems;
    schedule.space.table = (const uint32_t*)table.mapped;
    uint32_t places = sk__tile_at(schedule.space, arguments->stream_k_tiles).first_place;
    if (problems == 0 || arguments->splits > 0 || places < arguments->workers || draw_below(state, 2) == 0)
    {
        return false;
    }
    words[0] = 0;
    for (uint32_t i = 1; i < arguments->workers; i++)
    {
        words[i] = draw_below(state, places);
    }
    words[arguments->workers] = places;
    qsort(words, arguments->workers, sizeof *words, compare_words);
    return true;
}

/* ---- comparison ------------------------------------------------------------------------------ */

/* The schedule that the shader makes. */
static sk__schedule make_schedule(const order* o, tile t)
{
    sk__schedule schedule = sk__make_schedule(o->arguments, t.k, 1, t.unit, t.interleave, t.chunked);
    schedule.space.problems = o->problems;
    schedule.space.table = (const uint32_t*)table.mapped;
    schedule = sk__derive_shares(schedule);
    schedule.shares.listed = o->listed;
    schedule.shares.table = (const uint32_t*)shares.mapped;
    schedule.stream_k.workers = o->listed ? schedule.workers : schedule.stream_k.workers;
    return schedule;
}

static bool is_same_segment(const uint32_t* words, sk__schedule schedule, sk__tile_position position, uint32_t worker,
                            sk__segment segment)
{
    uint32_t wanted[WORDS] = {segment.tile.number, segment.k_begin,           segment.k_end,       position.batch,
                              position.row,        position.column,           UINT32_MAX,          UINT32_MAX,
                              UINT32_MAX,          segment.tile.k_iterations, segment.tile.problem};
    if (!sk__is_whole(segment))
    {
        wanted[6] = sk__segment_slot(schedule, segment, worker);
        wanted[7] = sk__first_peer(schedule, segment.tile);
        wanted[8] = sk__last_peer(schedule, segment.tile);
    }
    return CHECK(memcmp(words, wanted, sizeof wanted) == 0);
}

static bool is_same_worker(const uint32_t* words, const order* o, tile t, uint32_t worker)
{
    sk__schedule schedule = make_schedule(o, t);
    sk__rectangle map = make_map(&o->arguments, t);
    sk__work work = sk__find_work(schedule, worker);
    bool same = CHECK_EQ(words[0], work.segments);
    compared_workers++;
    for (uint32_t i = 0; i < work.segments && i < o->capacity && same; i++)
    {
        compared_segments++;
        sk__segment segment = sk__work_segment(schedule, work, i);
        sk__tile_position position =
            sk__locate_part(map, t.parts_m, t.parts_n, o->arguments.first_tile + segment.tile.number);
        same = is_same_segment(words + 1 + WORDS * i, schedule, position, worker, segment);
    }
    return same;
}

/* Some workers around the first, the last, or any. Returns how many. */
static uint32_t choose_workers(order* o, uint64_t* state)
{
    o->capacity = draw_size(state, 60);
    uint32_t room = MOST_WORDS / (1 + WORDS * o->capacity) / INVOCATIONS * INVOCATIONS;
    uint32_t workers = o->arguments.workers;
    if (workers > room)
    {
        o->first_worker = draw_below(state, 2) == 0 ? workers - room : draw_below(state, workers - room + 1);
        return room;
    }
    return workers;
}

static bool dump(const order* o, VkPipeline pipeline, uint32_t workers)
{
    VkCommandBuffer commands = begin_gpu_commands(&g);
    sk__arguments push = o->arguments;
    push.problem.a.address[0] = o->first_worker;
    push.problem.a.address[1] = o->capacity;
    push.problem.b.address[0] = o->problems;
    push.problem.b.address[1] = o->listed;
    push.problem.c.address[0] = (uint32_t)table.address;
    push.problem.c.address[1] = (uint32_t)(table.address >> 32);
    push.problem.d.address[0] = (uint32_t)shares.address;
    push.problem.d.address[1] = (uint32_t)(shares.address >> 32);
    push.workspace[0] = (uint32_t)list.address;
    push.workspace[1] = (uint32_t)(list.address >> 32);
    memset(list.mapped, 0xee, 4 * MOST_WORDS);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof push, &push);
    vkCmdDispatch(commands, sk__divide_up(workers, INVOCATIONS), 1, 1);
    return submit_gpu_commands(&g, commands);
}

static bool is_same_schedule(uint32_t index, uint64_t* state)
{
    order o = {.arguments = draw_arguments(tiles[index], state)};
    o.problems = draw_problems(&o.arguments, tiles[index], state);
    o.listed = draw_shares(&o.arguments, o.problems, tiles[index], state);
    uint32_t workers = choose_workers(&o, state);
    bool same = CHECK(dump(&o, pipelines[index], workers));
    for (uint32_t i = 0; i < workers && same; i++)
    {
        const uint32_t* words = (const uint32_t*)list.mapped + i * (1 + WORDS * o.capacity);
        same = is_same_worker(words, &o, tiles[index], o.first_worker + i);
        if (!same)
        {
            sk__schedule schedule = make_schedule(&o, tiles[index]);
            CHECK_NOTE("worker %u of %u; %u tiles x %u k-iterations, %u problems, %u splits, %u Stream-K tiles, "
                       "segments >= %u%s\n",
                       o.first_worker + i, schedule.workers, schedule.space.tiles, schedule.space.k_iterations,
                       o.problems, schedule.splits, schedule.stream_k_tiles, schedule.minimum_segment,
                       o.listed ? ", listed" : "");
        }
    }
    return same;
}

static uint64_t seed = 1;

static void c_and_glsl_make_the_same_schedule(void)
{
    uint64_t state = seed;
    if (open_probe())
    {
        for (uint32_t i = 0; i < SCHEDULES; i++)
        {
            if (!is_same_schedule(i % TILES, &state))
            {
                break;
            }
        }
    }
    close_probe();
    printf("  %d schedules, %llu workers, %llu segments\n", SCHEDULES, (unsigned long long)compared_workers,
           (unsigned long long)compared_segments);
}

int main(int argc, char** argv)
{
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : seed;
    if (!open_gpu(&g, NULL))
    {
        return 1;
    }
    RUN(c_and_glsl_make_the_same_schedule);
    close_gpu(&g);
    return CHECK_DONE();
}
