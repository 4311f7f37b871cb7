/* A sparse matrix times a vector, again and again: conjugate gradients for Poisson's equation, all steps in one command
 * buffer, between which nothing is read back.
 *
 *     A x = b: A is the 5-point stencil on a square grid, in CSR
 *     each step: q = A p, by sk_spmm; then a shader of the program's own updates p, x and r (probes.h: conjugate)
 *
 * sk_spmm orders its own dispatches and nothing else: the barriers between the two are yours. */
#include "course/shader.h"
#include "course/vulkan.h"

#include <math.h>
#include <stdio.h>

enum
{
    SIDE = 48,
    SIZE = SIDE * SIDE, /* points of the grid */
    STEPS = 160,
    MOST_NONZEROS = 5 * SIZE
};

enum
{
    OFFSETS,
    COLUMNS,
    VALUES,
    VECTORS, /* p, q, x, r, and the square of r's length */
    WORKSPACE,
    BUFFER_COUNT
};

static uint32_t row_offsets[SIZE + 1], column_indices[MOST_NONZEROS], longest_row;
static float values[MOST_NONZEROS], wanted[SIZE], vectors[5][SIZE];

static void add_nonzero(int x, int y, float value)
{
    if (x >= 0 && x < SIDE && y >= 0 && y < SIDE)
    {
        uint32_t end = row_offsets[SIZE]++;
        column_indices[end] = (uint32_t)(y * SIDE + x);
        values[end] = value;
    }
}

/* The last offset counts the nonzeros so far. */
static void make_matrix(void)
{
    for (int point = 0; point < SIZE; point++)
    {
        int x = point % SIDE, y = point / SIDE;
        row_offsets[point] = row_offsets[SIZE];
        add_nonzero(x, y - 1, -1.0f);
        add_nonzero(x - 1, y, -1.0f);
        add_nonzero(x, y, 4.0f);
        add_nonzero(x + 1, y, -1.0f);
        add_nonzero(x, y + 1, -1.0f);
        uint32_t length = row_offsets[SIZE] - row_offsets[point];
        longest_row = length > longest_row ? length : longest_row;
    }
}

/* b is A times a vector that is known. The first guess is x = 0, so that r = p = b. */
static void make_vectors(void)
{
    for (int point = 0; point < SIZE; point++)
        wanted[point] = (float)sin(0.1 * (point % SIDE)) * (float)cos(0.07 * (point / SIDE));
    for (int row = 0; row < SIZE; row++)
    {
        float b = 0.0f;
        for (uint32_t i = row_offsets[row]; i < row_offsets[row + 1]; i++)
            b += values[i] * wanted[column_indices[i]];
        vectors[0][row] = vectors[3][row] = b;
        vectors[4][0] += b * b;
    }
}

static sk_result create_plan(sk_context* context, sk_spmm_plan** plan)
{
    sk_spmm_desc desc = {0};
    desc.m = desc.k = SIZE;
    desc.nonzeros = row_offsets[SIZE];
    desc.longest_row = longest_row; /* helps to choose a decomposition */
    desc.n = 1;
    return sk_create_spmm_plan(context, &desc, plan);
}

static bool create_buffers(const gpu* g, const sk_spmm_plan* plan, gpu_buffer* buffers)
{
    VkDeviceSize nonzeros = row_offsets[SIZE];
    return create_gpu_buffer(g, sizeof row_offsets, GPU_DEVICE, &buffers[OFFSETS]) &&
           create_gpu_buffer(g, 4 * nonzeros, GPU_DEVICE, &buffers[COLUMNS]) &&
           create_gpu_buffer(g, 4 * nonzeros, GPU_DEVICE, &buffers[VALUES]) &&
           create_gpu_buffer(g, sizeof vectors, GPU_DEVICE, &buffers[VECTORS]) &&
           create_gpu_buffer(g, sk_query_spmm_plan(plan).workspace_size, GPU_DEVICE, &buffers[WORKSPACE]) &&
           upload_gpu_buffer(g, &buffers[OFFSETS], 0, row_offsets, sizeof row_offsets) &&
           upload_gpu_buffer(g, &buffers[COLUMNS], 0, column_indices, 4 * nonzeros) &&
           upload_gpu_buffer(g, &buffers[VALUES], 0, values, 4 * nonzeros) &&
           upload_gpu_buffer(g, &buffers[VECTORS], 0, vectors, sizeof vectors);
}

static bool record(VkCommandBuffer commands, const sk_spmm_plan* plan, const gpu_buffer* buffers, shader* update)
{
    sk_spmm_args args = {0};
    args.a.row_offsets = make_gpu_matrix(&buffers[OFFSETS], 0);
    args.a.column_indices = make_gpu_matrix(&buffers[COLUMNS], 0);
    args.a.values = make_gpu_matrix(&buffers[VALUES], 0);
    args.b = make_gpu_matrix(&buffers[VECTORS], 0);
    args.d = make_gpu_matrix(&buffers[VECTORS], sizeof vectors[0]);
    args.workspace = make_gpu_matrix(&buffers[WORKSPACE], 0); /* need not be cleared */
    put_address(update->push, buffers[VECTORS].address);
    update->push[2] = SIZE;
    update->groups = 1;
    for (int step = 0; step < STEPS; step++)
    {
        if (sk_spmm(commands, plan, &args) != SK_SUCCESS)
            return false;
        record_compute_barrier(commands);
        record_shader(commands, 1, update); /* with a barrier behind it */
    }
    return true;
}

static bool run(const gpu* g, const sk_spmm_plan* plan, gpu_buffer* buffers, shader* update)
{
    const uint32_t invocations = 128;
    if (!create_buffers(g, plan, buffers) || !create_shader(g, "conjugate", &invocations, 1, update))
        return false;
    VkCommandBuffer commands = begin_gpu_commands(g);
    bool recorded = commands && record(commands, plan, buffers, update);
    return commands && submit_gpu_commands(g, commands) && recorded &&
           download_gpu_buffer(g, &buffers[VECTORS], 0, vectors, sizeof vectors);
}

int main(void)
{
    gpu g;
    sk_context* context = NULL;
    sk_spmm_plan* plan = NULL;
    shader update = {0};
    gpu_buffer buffers[BUFFER_COUNT] = {{0}};
    char line[SK_LINE_SIZE];
    double error = 0.0;

    make_matrix();
    make_vectors();
    if (!open_gpu(&g, NULL))
        return 1;
    bool done = create_gpu_context(&g, &context) == SK_SUCCESS && create_plan(context, &plan) == SK_SUCCESS &&
                run(&g, plan, buffers, &update);
    for (int point = 0; done && point < SIZE; point++)
        error = fmax(error, fabs((double)vectors[2][point] - (double)wanted[point]));
    if (done)
    {
        sk_format_spmm_plan(plan, line, sizeof line);
        printf("%s\n%d steps of conjugate gradients in one command buffer: x is off by at most %.1e\n", line, STEPS,
               error);
    }

    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(&g, &buffers[i]);
    destroy_shader(&update);
    sk_destroy_spmm_plan(plan);
    sk_destroy_context(context);
    close_gpu(&g);
    return done && error < 1e-4 ? 0 : 1;
}
