/* A mixture of experts: each token goes to some experts, which a router chose on the device. ggml calls it mul_mat_id.
 *
 *     d[t][i] = a[t] b[ids[t][i]]     a: a row for each token; b: the weights of each expert; i: the token's choices
 *
 * Rows of one expert lie anywhere. The library puts them in order on the device, gathers the tokens, multiplies, and
 * scatters the results. */
#include "course/vulkan.h"

#include <stdio.h>

enum
{
    TOKENS = 100,
    EXPERTS = 16,
    CHOICES = 2, /* experts of a token */
    LINES = TOKENS * CHOICES,
    INNER = 96,
    OUTER = 64
};

enum
{
    A,
    B,
    D,
    IDS,
    TOKEN_OF,
    WORKSPACE,
    BUFFER_COUNT
};

static float a[TOKENS][INNER], b[EXPERTS][INNER][OUTER], d[TOKENS][CHOICES][OUTER];
static uint32_t ids[TOKENS][CHOICES]; /* what the router would write */
static uint32_t token_of[LINES];      /* which row of a each line of d is made of; the same for all launches */

/* Small integers, so that every sum is exact. */
static void fill(void)
{
    for (uint32_t t = 0; t < TOKENS; t++)
    {
        for (uint32_t k = 0; k < INNER; k++)
            a[t][k] = (float)((int)(t * 3 + k * 5) % 7 - 3);
        for (uint32_t i = 0; i < CHOICES; i++)
        {
            ids[t][i] = (t * t / 3 + 5 * i) % EXPERTS;
            token_of[t * CHOICES + i] = t;
        }
    }
    for (int e = 0; e < EXPERTS; e++)
        for (int k = 0; k < INNER; k++)
            for (int n = 0; n < OUTER; n++)
                b[e][k][n] = (float)((e + k * 2 + n * 3) % 5 - 2);
}

static sk_result create_plan(sk_context* context, sk_plan** plan)
{
    sk_problem expected[EXPERTS] = {{0}};
    sk_grouped_gemm_desc desc = {0};
    for (int e = 0; e < EXPERTS; e++)
    {
        expected[e].m = LINES / EXPERTS;
        expected[e].n = OUTER;
        expected[e].k = INNER;
    }
    desc.gemm.n = OUTER;
    desc.gemm.k = INNER; /* gemm.m is 0: an expert may get any number of tokens */
    desc.ragged = SK_RAGGED_M;
    desc.assigned = true; /* args.extents tells the expert of each line */
    desc.gathers = true;  /* args.gather tells its token */
    desc.most_lines = LINES;
    desc.most_problems = EXPERTS;
    desc.problems = expected;
    desc.problem_count = EXPERTS;
    desc.aligned = true; /* lines are multiples of 16 bytes */
    return sk_create_grouped_gemm_plan(context, &desc, plan);
}

static bool record(VkCommandBuffer commands, const sk_context* context, const sk_plan* plan,
                   const gpu_buffer* buffers)
{
    sk_grouped_gemm_args args = {0};
    args.a = make_gpu_matrix(&buffers[A], 0);
    args.b = make_gpu_matrix(&buffers[B], 0);
    args.d = make_gpu_matrix(&buffers[D], 0);
    args.extents = make_gpu_matrix(&buffers[IDS], 0);
    args.gather = make_gpu_matrix(&buffers[TOKEN_OF], 0);
    args.workspace = make_gpu_matrix(&buffers[WORKSPACE], 0);
    return sk_clear_workspace(commands, context, args.workspace) == SK_SUCCESS &&
           sk_grouped_gemm(commands, plan, &args) == SK_SUCCESS;
}

static bool run(const gpu* g, const sk_context* context, const sk_plan* plan, gpu_buffer* buffers,
                sk_workspace_status* status)
{
    const VkDeviceSize sizes[BUFFER_COUNT] = {sizeof a,   sizeof b,        sizeof d,
                                              sizeof ids, sizeof token_of, sk_query_plan(plan).workspace_size};
    bool done = true;
    for (int i = 0; i < BUFFER_COUNT; i++)
        done = done && create_gpu_buffer(g, sizes[i], GPU_DEVICE, &buffers[i]);
    done = done && upload_gpu_buffer(g, &buffers[A], 0, a, sizeof a) &&
           upload_gpu_buffer(g, &buffers[B], 0, b, sizeof b) &&
           upload_gpu_buffer(g, &buffers[IDS], 0, ids, sizeof ids) &&
           upload_gpu_buffer(g, &buffers[TOKEN_OF], 0, token_of, sizeof token_of);

    VkCommandBuffer commands = done ? begin_gpu_commands(g) : VK_NULL_HANDLE;
    if (!commands)
        return false;
    done = record(commands, context, plan, buffers);
    return submit_gpu_commands(g, commands) && done && download_gpu_buffer(g, &buffers[D], 0, d, sizeof d) &&
           download_gpu_buffer(g, &buffers[WORKSPACE], SK_STATUS_OFFSET, status, sizeof *status);
}

static int count_wrong(void)
{
    int wrong = 0;
    for (int t = 0; t < TOKENS; t++)
        for (int i = 0; i < CHOICES; i++)
            for (int n = 0; n < OUTER; n++)
            {
                float sum = 0.0f;
                for (int k = 0; k < INNER; k++)
                    sum += a[t][k] * b[ids[t][i]][k][n];
                wrong += d[t][i][n] != sum;
            }
    return wrong;
}

int main(void)
{
    gpu g;
    sk_context* context = NULL;
    sk_plan* plan = NULL;
    sk_workspace_status status = {0};
    gpu_buffer buffers[BUFFER_COUNT] = {{0}};
    char line[SK_LINE_SIZE], text[256];
    int wrong = 0;

    fill();
    if (!open_gpu(&g, NULL))
        return 1;
    bool done = create_gpu_context(&g, &context) == SK_SUCCESS && create_plan(context, &plan) == SK_SUCCESS &&
                run(&g, context, plan, buffers, &status);
    if (done)
    {
        sk_format_plan(plan, line, sizeof line);
        wrong = count_wrong();
        done = sk_read_workspace_status(&status, text, sizeof text) == SK_SUCCESS;
        printf("%s\n%d tokens, %d experts each: %d of %d values are wrong; %s.\n", line, (int)TOKENS, (int)CHOICES,
               wrong, LINES * OUTER, text);
    }

    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(&g, &buffers[i]);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    close_gpu(&g);
    return done && wrong == 0 ? 0 : 1;
}
