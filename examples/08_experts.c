/* A mixture of experts: both layers of the block are two launches, and the host is told no size in between.
 *
 *     hidden[r] = relu(a[token of r] gate[e]) * (a[token of r] up[e])   r: rows of expert e, behind one another
 *     d[line of r] = factor[r] hidden[r] down[e]                        a line for each choice of each token
 *
 * Gate and up are one operand, whose columns are theirs in turn: the product reads the rows once, and makes hidden of
 * each pair of sums. Most models have silu for relu, with which sums here would not be exact.
 *
 * The weights are in blocks of 4 bits, which kernels read as they lie. Arrays on the device tell where the rows of each
 * expert end, whose they are, and their factors. An engine's router would write them; here the host does, and tells
 * the library nothing of them. */
#define STREAMK_BLOCKS_IMPLEMENTATION
#include "course/vulkan.h"
#include "streamk_blocks.h"

#include <stdio.h>

enum
{
    TOKENS = 100,
    EXPERTS = 16,
    CHOICES = 2, /* experts of a token */
    LINES = TOKENS * CHOICES,
    WIDTH = 64, /* of a token; both are multiples of a block's 32 elements */
    HIDDEN = 96,
    BLOCKS = EXPERTS * WIDTH * HIDDEN / 32 * 18 /* bytes of a matrix of all experts in q4_0 */
};

enum
{
    A,
    GATE_UP,
    DOWN,
    HIDDEN_ROWS,
    D,
    ENDS,
    TOKEN_OF,
    LINE_OF,
    FACTOR,
    WORKSPACE,
    BUFFER_COUNT
};

static float a[TOKENS][WIDTH], d[LINES][WIDTH];
static float gate_up[EXPERTS][2 * HIDDEN]
                    [WIDTH]; /* column-major: blocks lie along k; gate has even columns, up odd */
static float down[EXPERTS][WIDTH][HIDDEN];
static unsigned char gate_up_blocks[2 * BLOCKS], down_blocks[BLOCKS];
static uint32_t ends[EXPERTS], token_of[LINES], line_of[LINES]; /* what the router would write, and */
static float factor[LINES];

/* Integers that blocks hold without an error, so that every sum is exact. */
static bool fill(void)
{
    for (int t = 0; t < TOKENS; t++)
        for (int k = 0; k < WIDTH; k++)
            a[t][k] = (float)((t * 2 + k * 5) % 3 - 1);
    for (int e = 0; e < EXPERTS; e++)
        for (int h = 0; h < HIDDEN; h++)
            for (int w = 0; w < WIDTH; w++)
            {
                gate_up[e][2 * h][w] = (float)((e + h * 3 + w * 5) % 8 - 4);
                gate_up[e][2 * h + 1][w] = (float)((e * 3 + h + w * 7) % 8 - 4);
                down[e][w][h] = (float)((e + h * 7 + w * 3) % 8 - 4);
            }
    return sk_quantize(SK_TYPE_Q4_0, gate_up[0][0], EXPERTS * 2 * HIDDEN * WIDTH, gate_up_blocks) == SK_SUCCESS &&
           sk_quantize(SK_TYPE_Q4_0, down[0][0], EXPERTS * WIDTH * HIDDEN, down_blocks) == SK_SUCCESS;
}

/* The rows of each expert, one expert behind the other. */
static void route(void)
{
    uint32_t row = 0;
    for (uint32_t e = 0; e < EXPERTS; e++)
    {
        for (uint32_t line = 0; line < LINES; line++)
        {
            uint32_t token = line / CHOICES;
            if ((token * token / 3 + 5 * (line % CHOICES)) % EXPERTS != e)
                continue;
            token_of[row] = token;
            line_of[row] = line;
            factor[row++] = line % CHOICES ? 0.25f : 0.75f;
        }
        ends[e] = row;
    }
}

static sk_result create_plan(sk_context* context, bool is_first, sk_plan** plan)
{
    sk_problem expected[EXPERTS] = {{0}};
    sk_grouped_gemm_desc desc = {0};
    desc.gemm.n = is_first ? HIDDEN : WIDTH;
    desc.gemm.k = is_first ? WIDTH : HIDDEN; /* gemm.m is 0: an expert may get any number of rows */
    for (int e = 0; e < EXPERTS; e++)
    {
        expected[e].m = LINES / EXPERTS;
        expected[e].n = desc.gemm.n;
        expected[e].k = desc.gemm.k;
    }
    desc.gemm.b.type = SK_TYPE_Q4_0;
    desc.gemm.b.layout = SK_LAYOUT_COL_MAJOR;
    desc.gemm.activation = is_first ? SK_ACTIVATION_RELU : SK_ACTIVATION_NONE;
    desc.gemm.gate = is_first ? SK_GATE_INTERLEAVED : SK_GATE_NONE;
    desc.gemm.scale_m = !is_first;
    desc.ragged = SK_RAGGED_M; /* args.extents tells where the rows of each expert end */
    desc.gathers = is_first;   /* args.gather tells the token of a row */
    desc.scatters = !is_first; /* args.scatter tells the line of d */
    desc.most_lines = LINES;
    desc.most_problems = EXPERTS;
    desc.problems = expected;
    desc.problem_count = EXPERTS;
    return sk_create_grouped_gemm_plan(context, &desc, plan);
}

static bool record(VkCommandBuffer commands, const sk_context* context, const sk_plan* first, const sk_plan* second,
                   const gpu_buffer* buffers)
{
    sk_grouped_gemm_args args = {0};
    args.a = make_gpu_matrix(&buffers[A], 0);
    args.b = make_gpu_matrix(&buffers[GATE_UP], 0);
    args.d = make_gpu_matrix(&buffers[HIDDEN_ROWS], 0);
    args.extents = make_gpu_matrix(&buffers[ENDS], 0);
    args.gather = make_gpu_matrix(&buffers[TOKEN_OF], 0);
    args.workspace = make_gpu_matrix(&buffers[WORKSPACE], 0);
    if (sk_clear_workspace(commands, context, args.workspace) != SK_SUCCESS ||
        sk_grouped_gemm(commands, first, &args) != SK_SUCCESS)
        return false;

    record_compute_barrier(commands); /* the second layer reads the hidden rows, and takes over the workspace */
    args.a = args.d;
    args.b = make_gpu_matrix(&buffers[DOWN], 0);
    args.d = make_gpu_matrix(&buffers[D], 0);
    args.gather = (sk_buffer){0};
    args.scatter = make_gpu_matrix(&buffers[LINE_OF], 0);
    args.scale_m = make_gpu_matrix(&buffers[FACTOR], 0);
    return sk_grouped_gemm(commands, second, &args) == SK_SUCCESS;
}

static bool upload(const gpu* g, VkDeviceSize workspace, gpu_buffer* buffers)
{
    const VkDeviceSize sizes[BUFFER_COUNT] = {
        sizeof a,      2 * BLOCKS,  BLOCKS,          LINES * HIDDEN * sizeof(float),
        sizeof d,      sizeof ends, sizeof token_of, sizeof line_of,
        sizeof factor, workspace};
    const void* contents[BUFFER_COUNT] = {a,    gate_up_blocks, down_blocks, NULL,   NULL,
                                          ends, token_of,       line_of,     factor, NULL};
    bool done = true;
    for (int i = 0; i < BUFFER_COUNT && done; i++)
        done = create_gpu_buffer(g, sizes[i], GPU_DEVICE, &buffers[i]) &&
               (!contents[i] || upload_gpu_buffer(g, &buffers[i], 0, contents[i], sizes[i]));
    return done;
}

static bool run(const gpu* g, const sk_context* context, const sk_plan* first, const sk_plan* second,
                gpu_buffer* buffers, sk_workspace_status* status)
{
    VkDeviceSize sizes[] = {sk_query_plan(first).workspace_size, sk_query_plan(second).workspace_size};
    if (!upload(g, sizes[0] > sizes[1] ? sizes[0] : sizes[1], buffers))
        return false;
    VkCommandBuffer commands = begin_gpu_commands(g);
    if (!commands)
        return false;
    bool done = record(commands, context, first, second, buffers);
    return submit_gpu_commands(g, commands) && done && download_gpu_buffer(g, &buffers[D], 0, d, sizeof d) &&
           download_gpu_buffer(g, &buffers[WORKSPACE], SK_STATUS_OFFSET, status, sizeof *status);
}

static int count_wrong(void)
{
    float hidden[HIDDEN];
    int wrong = 0;
    for (uint32_t row = 0, e = 0; row < LINES; row++)
    {
        while (row >= ends[e])
            e++;
        for (int h = 0; h < HIDDEN; h++)
        {
            float gate = 0.0f, up = 0.0f;
            for (int w = 0; w < WIDTH; w++)
            {
                gate += a[token_of[row]][w] * gate_up[e][2 * h][w];
                up += a[token_of[row]][w] * gate_up[e][2 * h + 1][w];
            }
            hidden[h] = gate > 0.0f ? gate * up : 0.0f;
        }
        for (int w = 0; w < WIDTH; w++)
        {
            float sum = 0.0f;
            for (int h = 0; h < HIDDEN; h++)
                sum += hidden[h] * down[e][w][h];
            wrong += d[line_of[row]][w] != factor[row] * sum;
        }
    }
    return wrong;
}

int main(void)
{
    gpu g;
    sk_context* context = NULL;
    sk_plan *first = NULL, *second = NULL;
    sk_workspace_status status = {0};
    gpu_buffer buffers[BUFFER_COUNT] = {{0}};
    char line[SK_LINE_SIZE], text[256];
    int wrong = 0;

    route();
    if (!fill() || !open_gpu(&g, NULL))
        return 1;
    bool done = create_gpu_context(&g, &context) == SK_SUCCESS && create_plan(context, true, &first) == SK_SUCCESS &&
                create_plan(context, false, &second) == SK_SUCCESS &&
                run(&g, context, first, second, buffers, &status);
    if (done)
    {
        sk_format_plan(second, line, sizeof line);
        wrong = count_wrong();
        done = sk_read_workspace_status(&status, text, sizeof text) == SK_SUCCESS;
        printf("%s\n%d tokens, %d experts each: %d of %d values are wrong; %s.\n", line, (int)TOKENS, (int)CHOICES,
               wrong, LINES * WIDTH, text);
    }

    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(&g, &buffers[i]);
    sk_destroy_plan(second);
    sk_destroy_plan(first);
    sk_destroy_context(context);
    close_gpu(&g);
    return done && wrong == 0 ? 0 : 1;
}
