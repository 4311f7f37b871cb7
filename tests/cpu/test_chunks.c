/* test_chunks.c - canonical chunks by replay: whatever shares a large problem, every chunk of a split tile has a slot
 * of its own, those of a whole tile follow each other in their worker's slot, and so a tile's sum is the same. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"

#include "check.h"
#include "plans.h"

#include <math.h>
#include <stdlib.h>

enum
{
    TILE = 64,
    TILE_K = 16
};

static sk_gemm_desc problem(uint32_t tiles_m, uint32_t tiles_n, uint32_t k_iterations, uint32_t chunk)
{
    sk_gemm_desc desc = describe_shape(tiles_m * TILE, tiles_n * TILE - 7, k_iterations * TILE_K - 5);
    desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar";
    desc.chunk = chunk;
    return desc;
}

/* What chunk number `chunk` of a tile sums to: any float, large and small. */
static float chunk_sum(uint32_t tile, uint32_t chunk)
{
    uint32_t bits = (tile * 2654435761u) ^ (chunk * 2246822519u);
    bits ^= bits >> 15;
    bits *= 2654435761u;
    return ldexpf((float)(bits >> 8) - 8388608.0f, (int)(bits % 24u));
}

static float canonical_sum(uint32_t tile, uint32_t chunks)
{
    float sum = chunk_sum(tile, 0);
    for (uint32_t chunk = 1; chunk < chunks; ++chunk)
    {
        sum += chunk_sum(tile, chunk);
    }
    return sum;
}

/* A workspace on the host, with a float for a tile's sums. */
typedef struct replay
{
    const sk_plan_info* info;
    float* slots;
    uint64_t* holds;   /* what a slot has; 0: nothing */
    uint32_t* workers; /* who uses it, from 1 */
    uint64_t slot_count;
    uint64_t* first_slots; /* of split tiles */
    float* sums;           /* of the others */
    uint32_t* arrived;     /* chunks */
} replay;

static bool may_be_split(const sk_plan_info* info, uint32_t tile)
{
    return info->decomposition == SK_DECOMPOSITION_SPLIT_K || tile < info->stream_k_tiles;
}

/* What a slot holds when chunks [0, `chunks`) of a tile, or the one chunk `chunks` - 1 of it, are in it. */
static uint64_t content(uint32_t tile, uint32_t chunks)
{
    return ((uint64_t)tile << 32) + chunks;
}

/* A chunk of a split tile has a slot that no other has. */
static void store_chunk(replay* r, const sk_segment* s, uint32_t chunk)
{
    CHECK_EQ(r->holds[s->slot], 0);
    CHECK(chunk == 0 || r->arrived[s->tile] == 0 || r->first_slots[s->tile] == s->slot - chunk);
    r->first_slots[s->tile] = s->slot - chunk;
    r->holds[s->slot] = content(s->tile, chunk + 1);
    r->slots[s->slot] = chunk_sum(s->tile, chunk);
}

/* Those of a whole tile come one after the other, and find those before in their worker's slot. */
static void add_chunk(replay* r, const sk_segment* s, uint32_t chunk)
{
    float sum = chunk_sum(s->tile, chunk);
    CHECK(r->workers[s->slot] == 0 || r->workers[s->slot] == s->worker + 1);
    r->workers[s->slot] = s->worker + 1;
    if (chunk > 0 && CHECK_EQ(r->holds[s->slot], content(s->tile, chunk)))
    {
        sum += r->slots[s->slot];
    }
    r->holds[s->slot] = content(s->tile, chunk + 1);
    r->slots[s->slot] = sum;
    r->sums[s->tile] = sum;
}

static void hand_in_chunk(replay* r, const sk_segment* s)
{
    uint32_t chunk = s->k_begin / r->info->chunk, end = s->k_begin + r->info->chunk;
    CHECK_EQ(s->k_begin % r->info->chunk, 0);
    CHECK_EQ(s->k_end, end < r->info->k_iterations ? end : r->info->k_iterations);
    if (s->role == SK_ROLE_WHOLE)
    {
        r->sums[s->tile] = chunk_sum(s->tile, 0);
    }
    else if (CHECK(s->slot < r->slot_count) && may_be_split(r->info, s->tile))
    {
        store_chunk(r, s, chunk);
    }
    else
    {
        add_chunk(r, s, chunk);
    }
    r->arrived[s->tile]++;
}

static void check_tiles(const replay* r)
{
    uint32_t chunks = (r->info->k_iterations + r->info->chunk - 1) / r->info->chunk;
    for (uint32_t tile = 0; tile < r->info->tiles; ++tile)
    {
        float sum = r->sums[tile];
        CHECK_EQ(r->arrived[tile], chunks);
        if (chunks > 1 && may_be_split(r->info, tile))
        {
            sum = -0.0f;
            for (uint32_t chunk = 0; chunk < chunks; ++chunk)
            {
                sum += r->slots[r->first_slots[tile] + chunk];
            }
        }
        CHECK(sum == canonical_sum(tile, chunks));
    }
}

/* Runs a plan's segments with one float for each tile. */
static void check_sums(const sk_gemm_desc* desc)
{
    sk_plan* plan = make(desc);
    uint64_t count = 0;
    if (!plan || !CHECK_EQ(sk_list_segments(plan, &count, NULL), SK_SUCCESS))
    {
        return;
    }
    sk_plan_info info = sk_query_plan(plan);
    sk_segment* segments = malloc((size_t)count * sizeof *segments);
    CHECK_EQ(sk_list_segments(plan, &count, segments), SK_SUCCESS);
    replay r = {.info = &info};
    r.slot_count = info.workspace_size ? (info.workspace_size - 262400) / (TILE * TILE * 4) : 0;
    r.slots = calloc((size_t)r.slot_count + 1, sizeof *r.slots);
    r.holds = calloc((size_t)r.slot_count + 1, sizeof *r.holds);
    r.workers = calloc((size_t)r.slot_count + 1, sizeof *r.workers);
    r.first_slots = calloc(info.tiles, sizeof *r.first_slots);
    r.sums = calloc(info.tiles, sizeof *r.sums);
    r.arrived = calloc(info.tiles, sizeof *r.arrived);
    for (uint64_t i = 0; i < count; ++i)
    {
        hand_in_chunk(&r, &segments[i]);
    }
    check_tiles(&r);
    free(r.slots), free(r.holds), free(r.workers), free(r.first_slots), free(r.sums), free(r.arrived), free(segments);
    sk_destroy_plan(plan);
}

static void large_problems_have_the_same_sums_on_any_number_of_workers(void)
{
    static const uint32_t workers[] = {1, 2, 16, 100, 131, 132, 264, 527, 528, 1000, 4093, 65535};
    static const sk_decomposition decompositions[] = {SK_DECOMPOSITION_DATA_PARALLEL, SK_DECOMPOSITION_STREAM_K,
                                                      SK_DECOMPOSITION_HYBRID};
    for (uint32_t i = 0; i < 12 * 3 * 4; ++i)
    {
        uint32_t chunk = 1u << i % 4 * 2;
        sk_gemm_desc desc = problem(37, 29, 250, chunk);
        desc.decomposition = decompositions[i / 4 % 3];
        desc.workers = workers[i / 12];
        check_sums(&desc);
        desc.interleave = desc.decomposition == SK_DECOMPOSITION_STREAM_K ? 4 : 0;
        desc.minimum_segment = desc.decomposition == SK_DECOMPOSITION_DATA_PARALLEL ? 0 : 20;
        check_sums(&desc);
    }
}

static void splits_have_the_same_sums(void)
{
    for (uint32_t splits = 1; splits <= 32; ++splits)
    {
        sk_gemm_desc desc = problem(9, 11, 250, 8);
        desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
        desc.splits = splits;
        check_sums(&desc);
    }
}

/* Tiles that may be split have a slot a chunk, workers that take whole tiles one each. */
static void slots_are_those_that_are_counted(void)
{
    sk_gemm_desc desc = problem(4, 5, 20, 6);
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.packing = SK_PACKING_NEVER;
    desc.workers = 7;
    uint64_t slot = TILE * TILE * 4;
    CHECK_EQ(info_of(&desc).workspace_size, 262400 + 7 * slot);
    desc.workers = 1000;
    CHECK_EQ(info_of(&desc).workspace_size, 262400 + 20 * slot);
    desc.decomposition = SK_DECOMPOSITION_HYBRID;
    desc.workers = 7;
    desc.hybrid_waves = 1; /* 20 % 7 = 6 tiles are split */
    CHECK_EQ(info_of(&desc).workspace_size, 262400 + (6 * 4 + 7) * slot);
    desc.chunk = 100;
    CHECK_EQ(info_of(&desc).workspace_size, 0);
    CHECK_EQ(info_of(&desc).chunk, 20);
    CHECK_EQ(info_of(&desc).fixup, SK_FIXUP_NONE);
}

/* There are no chunks to add, but D is beta C. */
static void without_k_every_tile_is_a_segment(void)
{
    static const sk_decomposition decompositions[] = {SK_DECOMPOSITION_DATA_PARALLEL, SK_DECOMPOSITION_SPLIT_K,
                                                      SK_DECOMPOSITION_STREAM_K, SK_DECOMPOSITION_HYBRID};
    for (uint32_t i = 0; i < 4; ++i)
    {
        sk_gemm_desc desc = problem(4, 5, 20, 6);
        sk_segment segments[20];
        uint64_t count = 20;
        desc.k = 0;
        desc.decomposition = decompositions[i];
        sk_plan* plan = make(&desc);
        CHECK_EQ(sk_list_segments(plan, &count, segments), SK_SUCCESS);
        CHECK_EQ(count, 20);
        for (uint64_t s = 0; s < count; ++s)
        {
            CHECK(segments[s].k_begin == 0 && segments[s].k_end == 0 && segments[s].role == SK_ROLE_WHOLE);
        }
        sk_destroy_plan(plan);
    }
}

/* The option is compiled into kernels, and only into those that have it. */
static void a_kernel_is_told_its_chunk(void)
{
    sk_gemm_desc desc = problem(4, 5, 20, 5);
    sk_destroy_plan(make(&desc));
    const fake_pipeline* pipeline = &fake.pipelines[fake.pipeline_count - 1];
    CHECK(pipeline->constants[SK__CONSTANT_UNIT] == 5 && pipeline->constants[SK__CONSTANT_CHUNKED] == 1);
    desc.chunk = 0;
    desc.k_alignment = 2;
    sk_destroy_plan(make(&desc));
    pipeline = &fake.pipelines[fake.pipeline_count - 1];
    CHECK(pipeline->constants[SK__CONSTANT_UNIT] == 2 && pipeline->constants[SK__CONSTANT_CHUNKED] == 0);
}

int main(void)
{
    open_context(false, 0);
    RUN(large_problems_have_the_same_sums_on_any_number_of_workers);
    RUN(splits_have_the_same_sums);
    RUN(slots_are_those_that_are_counted);
    RUN(without_k_every_tile_is_a_segment);
    RUN(a_kernel_is_told_its_chunk);
    sk_destroy_context(context);
    return CHECK_DONE();
}
