/* test_schedule_dump.c - C and GLSL make the same schedule of the same text: a shader writes down the segments of
 * each worker, and the host compares them with its own.
 *
 *     test_schedule_dump [SEED]
 */
#include "check.h"
#include "common/probes.h"
#include "common/vulkan.h"
#include "multiply.h"

#include <stdlib.h>
#include <string.h>

#include "language.h"
#include "partition.h"
#include "peers.h"
#include "raster.h"
#include "arguments.h"

enum
{
    SCHEDULES = 3000,
    INVOCATIONS = 64,
    WORDS = 9,         /* of a segment in the list */
    MOST_WORDS = 65536 /* of the list */
};

/* templates/kernels/visits.comp.j2 */
typedef struct push_constants
{
    sk__arguments arguments;
    uint32_t first_worker, capacity;
} push_constants;

typedef struct tile
{
    uint32_t m, n, k;
} tile;

static const tile tiles[] = {{32, 32, 8}, {128, 192, 64}, {1, 2, 1}};

enum
{
    TILES = sizeof tiles / sizeof tiles[0]
};

static gpu g;
static gpu_buffer list;
static VkShaderModule module;
static VkPipelineLayout layout;
static VkPipeline pipelines[TILES];
static uint64_t compared_workers, compared_segments;

/* ---- pipelines ------------------------------------------------------------------------------- */

static bool create_layout(void)
{
    VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof(push_constants)};
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
    uint32_t values[4] = {INVOCATIONS, t.m, t.n, t.k};
    VkSpecializationMapEntry entries[4];
    VkSpecializationInfo constants = {4, entries, sizeof values, values};
    VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO};
    for (uint32_t i = 0; i < 4; i++)
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
    return CHECK(gpu_create_buffer(&g, 4 * MOST_WORDS, GPU_HOST, &list));
}

static void close_probe(void)
{
    for (uint32_t i = 0; i < TILES; i++)
    {
        vkDestroyPipeline(g.device, pipelines[i], NULL);
    }
    vkDestroyPipelineLayout(g.device, layout, NULL);
    vkDestroyShaderModule(g.device, module, NULL);
    gpu_destroy_buffer(&g, &list);
}

/* ---- schedules ------------------------------------------------------------------------------- */

/* Rows, columns and k-iterations; now and then as many as 32 bits count. */
static void draw_extents(sk__arguments* arguments, tile t, uint64_t* state)
{
    bool is_large = random_below(state, 8) == 0;
    uint32_t most = is_large ? 1u << 12 : 40;
    uint32_t rows = random_size(state, most), columns = random_size(state, most);
    arguments->batch_count = random_below(state, 3) == 0 ? random_size(state, 9) : 1;
    uint32_t k_iterations = random_below(state, 20) == 0 ? 0 : random_size(state, 4000);
    uint64_t most_k = UINT32_MAX / ((uint64_t)rows * columns * arguments->batch_count);
    k_iterations = most_k < k_iterations ? (uint32_t)most_k : k_iterations;
    arguments->m = rows * t.m - random_below(state, t.m);
    arguments->n = columns * t.n - random_below(state, t.n);
    arguments->k = k_iterations ? k_iterations * t.k - random_below(state, t.k) : 0;
}

/* Workers and what they share, as a plan would have it. */
static void draw_decomposition(sk__arguments* arguments, uint32_t tile_count, uint32_t k_iterations, uint64_t* state)
{
    bool splits_k = random_below(state, 4) == 0 && tile_count < 65535 && k_iterations > 0;
    arguments->workers = random_size(state, 3000);
    if (splits_k)
    {
        uint32_t most = 65535 / tile_count;
        arguments->splits = random_size(state, k_iterations < most ? k_iterations : most);
        arguments->workers = tile_count * arguments->splits;
    }
    else if (k_iterations > 0 && random_below(state, 4) != 0)
    {
        arguments->stream_k_tiles = random_below(state, 2) == 0 ? tile_count : random_below(state, tile_count + 1);
    }
    arguments->minimum_segment = 1;
    if (random_below(state, 2) == 0 && k_iterations > 0)
    {
        arguments->minimum_segment = random_size(state, k_iterations < 50 ? k_iterations : 50);
    }
}

static sk__arguments draw_arguments(tile t, uint64_t* state)
{
    sk__arguments arguments;
    memset(&arguments, 0, sizeof arguments);
    draw_extents(&arguments, t, state);
    arguments.raster_width = random_below(state, 50) == 0 ? UINT32_MAX : random_size(state, 12);
    arguments.order = random_below(state, 4);
    sk__raster raster = sk__make_raster(arguments, t.m, t.n);
    draw_decomposition(&arguments, raster.rows * raster.columns * arguments.batch_count,
                       sk__divide_up(arguments.k, t.k), state);
    return arguments;
}

/* ---- comparison ------------------------------------------------------------------------------ */

static bool is_same_segment(const uint32_t* words, sk__schedule schedule, sk__raster raster, uint32_t worker,
                            sk__segment segment)
{
    sk__tile_position position = sk__locate_tile(raster, segment.tile);
    uint32_t wanted[WORDS] = {segment.tile,    segment.k_begin, segment.k_end, position.batch, position.row,
                              position.column, UINT32_MAX,      UINT32_MAX,    UINT32_MAX};
    if (!sk__is_whole(schedule, segment))
    {
        wanted[6] = sk__slot(schedule, worker, segment.k_begin);
        wanted[7] = sk__first_peer(schedule, segment.tile);
        wanted[8] = sk__last_peer(schedule, segment.tile);
    }
    return CHECK(memcmp(words, wanted, sizeof wanted) == 0);
}

static bool is_same_worker(const uint32_t* words, sk__schedule schedule, sk__raster raster, uint32_t worker,
                           uint32_t capacity)
{
    sk__work work = sk__find_work(schedule, worker);
    bool same = CHECK_EQ(words[0], work.segments);
    compared_workers++;
    for (uint32_t i = 0; i < work.segments && i < capacity && same; i++)
    {
        compared_segments++;
        sk__segment segment = sk__work_segment(schedule, work, i);
        same = is_same_segment(words + 1 + WORDS * i, schedule, raster, worker, segment);
    }
    return same;
}

/* Some workers around the first, the last, or any. Returns how many. */
static uint32_t choose_workers(push_constants* push, uint64_t* state)
{
    push->capacity = random_size(state, 60);
    uint32_t room = MOST_WORDS / (1 + WORDS * push->capacity) / INVOCATIONS * INVOCATIONS;
    uint32_t workers = push->arguments.workers;
    if (workers > room)
    {
        push->first_worker = random_below(state, 2) == 0 ? workers - room : random_below(state, workers - room + 1);
        return room;
    }
    return workers;
}

static bool dump(const push_constants* push, VkPipeline pipeline, uint32_t workers)
{
    VkCommandBuffer commands = gpu_begin(&g);
    memset(list.mapped, 0xee, 4 * MOST_WORDS);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof *push, push);
    vkCmdDispatch(commands, sk__divide_up(workers, INVOCATIONS), 1, 1);
    return gpu_submit(&g, commands);
}

static bool is_same_schedule(uint32_t index, uint64_t* state)
{
    push_constants push = {.arguments = draw_arguments(tiles[index], state)};
    uint32_t workers = choose_workers(&push, state);
    push.arguments.workspace[0] = (uint32_t)list.address;
    push.arguments.workspace[1] = (uint32_t)(list.address >> 32);
    bool same = CHECK(dump(&push, pipelines[index], workers));
    tile t = tiles[index];
    sk__schedule schedule = sk__make_schedule(push.arguments, t.m, t.n, t.k);
    sk__raster raster = sk__make_raster(push.arguments, t.m, t.n);
    for (uint32_t i = 0; i < workers && same; i++)
    {
        const uint32_t* words = (const uint32_t*)list.mapped + i * (1 + WORDS * push.capacity);
        same = is_same_worker(words, schedule, raster, push.first_worker + i, push.capacity);
        if (!same)
        {
            CHECK_NOTE("worker %u of %u; %u tiles x %u k-iterations, %u splits, %u Stream-K tiles, segments >= %u\n",
                       push.first_worker + i, schedule.workers, schedule.tiles, schedule.k_iterations,
                       schedule.splits, schedule.stream_k_tiles, schedule.minimum_segment);
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
    if (!gpu_open(&g, NULL))
    {
        return 1;
    }
    RUN(c_and_glsl_make_the_same_schedule);
    gpu_close(&g);
    return CHECK_DONE();
}
