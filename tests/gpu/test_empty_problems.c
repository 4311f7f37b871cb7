/* test_empty_problems.c - groups of triangles in which some problem has no element of D, though only one of its extents
 * is 0: every way to pack, deal and tell them ends, and computes the others. */
#include "check.h"
#include "multiply.h"

#include <string.h>

enum
{
    EXTENT = 24, /* rows and columns of D */
    DEPTH = 307,
    PROBLEMS = 3,
    WORKERS = 2
};

static const float UNTOUCHED = -5.0f;

static rig device;
static gpu_buffer a, b, d, table;

/* An empty problem before and after one that is not. */
static void list_problems(sk_problem problems[PROBLEMS], bool no_rows, bool no_columns)
{
    memset(problems, 0, PROBLEMS * sizeof *problems);
    for (uint32_t i = 0; i < PROBLEMS; i++)
    {
        problems[i].m = i != 1 && no_rows ? 0 : EXTENT;
        problems[i].n = i != 1 && no_columns ? 0 : EXTENT;
        problems[i].k = DEPTH;
    }
}

static void fill(const gpu_buffer* buffer, uint32_t count, float value)
{
    for (uint32_t i = 0; i < count; i++)
    {
        ((float*)buffer->mapped)[i] = value;
    }
}

static bool open_buffers(void)
{
    bool made = create_gpu_buffer(&device.g, EXTENT * DEPTH * 4, GPU_HOST, &a) &&
                create_gpu_buffer(&device.g, EXTENT * DEPTH * 4, GPU_HOST, &b) &&
                create_gpu_buffer(&device.g, EXTENT * EXTENT * 4, GPU_HOST, &d) &&
                create_gpu_buffer(&device.g, PROBLEMS * sizeof(sk_problem), GPU_HOST, &table);
    if (made)
    {
        fill(&a, EXTENT * DEPTH, 1.0f);
        fill(&b, EXTENT * DEPTH, 2.0f);
    }
    return made;
}

static void close_buffers(void)
{
    destroy_gpu_buffer(&device.g, &a);
    destroy_gpu_buffer(&device.g, &b);
    destroy_gpu_buffer(&device.g, &d);
    destroy_gpu_buffer(&device.g, &table);
}

static bool launch(const sk_plan* plan, const sk_problem problems[PROBLEMS], bool on_device)
{
    VkDeviceSize size = sk_query_plan(plan).workspace_size;
    sk_grouped_gemm_args args = {
        .a = make_gpu_matrix(&a, 0), .b = make_gpu_matrix(&b, 0), .d = make_gpu_matrix(&d, 0)};
    if (!prepare_workspace(&device, size))
    {
        return false;
    }
    args.workspace = workspace_of(&device, size);
    memcpy(table.mapped, problems, PROBLEMS * sizeof *problems);
    args.table = on_device ? make_gpu_matrix(&table, 0) : args.table;
    args.problems = on_device ? NULL : problems;
    args.problem_count = on_device ? 0 : PROBLEMS;
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    bool recorded = sk_grouped_gemm(commands, plan, &args) == SK_SUCCESS;
    return submit_gpu_commands(&device.g, commands) && recorded;
}

/* Elements that are not what they must be. */
static uint32_t count_wrong(sk_triangle triangle)
{
    uint32_t wrong = 0;
    for (uint32_t row = 0; row < EXTENT; row++)
    {
        for (uint32_t column = 0; column < EXTENT; column++)
        {
            bool held = triangle == SK_TRIANGLE_LOWER ? column <= row : column >= row;
            wrong += ((float*)d.mapped)[row * EXTENT + column] != (held ? 2.0f * DEPTH : UNTOUCHED);
        }
    }
    return wrong;
}

static void check_group(const sk_gemm_desc* gemm, bool no_rows, bool no_columns)
{
    sk_grouped_gemm_desc desc = {.gemm = *gemm, .most_problems = PROBLEMS};
    sk_problem problems[PROBLEMS];
    sk_plan* plan;
    list_problems(problems, no_rows, no_columns);
    if (!CHECK_EQ(sk_create_grouped_gemm_plan(device.context, &desc, &plan), SK_SUCCESS))
    {
        return;
    }
    for (int on_device = 0; on_device < 2; on_device++)
    {
        fill(&d, EXTENT * EXTENT, UNTOUCHED);
        if (!CHECK(launch(plan, problems, on_device)) || !CHECK_EQ(count_wrong(gemm->triangle), 0))
        {
            CHECK_NOTE("packing %d, decomposition %d, triangle %d, rows %d, columns %d, on the device %d\n",
                       (int)gemm->packing, (int)gemm->decomposition, (int)gemm->triangle, !no_rows, !no_columns,
                       on_device);
        }
    }
    sk_destroy_plan(plan);
}

static void an_empty_problem_has_no_tile_of_a_triangle(void)
{
    static const sk_decomposition decompositions[] = {SK_DECOMPOSITION_DATA_PARALLEL, SK_DECOMPOSITION_STREAM_K};
    sk_gemm_desc gemm = {.m = EXTENT, .n = EXTENT, .k = DEPTH, .workers = WORKERS};
    for (uint32_t i = 0; i < 2 * 2 * 4 * 3; i++)
    {
        static const sk_packing packings[] = {SK_PACKING_NEVER, SK_PACKING_ALWAYS, SK_PACKING_A, SK_PACKING_B};
        uint32_t empty = 1 + i / 16;
        gemm.triangle = i & 1 ? SK_TRIANGLE_UPPER : SK_TRIANGLE_LOWER;
        gemm.decomposition = decompositions[i >> 1 & 1];
        gemm.packing = packings[i >> 2 & 3];
        check_group(&gemm, empty & 1, empty & 2);
    }
}

int main(void)
{
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    if (CHECK(open_buffers()))
    {
        RUN(an_empty_problem_has_no_tile_of_a_triangle);
    }
    close_buffers();
    close_rig(&device);
    return CHECK_DONE();
}
