/* Many products of different sizes in one launch: the experts of a mixture, whose numbers of tokens only the device
 * knows.
 *
 *     D[e] = A[e] B[e]     A[e]: the tokens of expert e, tokens[e] x INNER; B[e]: its weights, INNER x OUTER
 *
 * The tokens of all experts lie behind one another, so A[e] and D[e] begin where those of the expert before end. An
 * engine's routing kernel would write the table; here the host does, and tells the library nothing of it. */
#include "course/vulkan.h"

#include <stdio.h>

enum
{
    EXPERTS = 8,
    TOKENS = 300, /* of all experts */
    INNER = 96,
    OUTER = 64
};

enum
{
    A,
    B,
    D,
    TABLE,
    WORKSPACE,
    BUFFER_COUNT
};

static const uint32_t tokens[EXPERTS] = {3, 120, 0, 41, 1, 64, 7, 64};
static float a[TOKENS][INNER], b[EXPERTS][INNER][OUTER], d[TOKENS][OUTER];
static sk_problem table[EXPERTS];

/* Small integers, so that every sum is exact. */
static void fill(void)
{
    for (int t = 0; t < TOKENS; t++)
        for (int k = 0; k < INNER; k++)
            a[t][k] = (float)((t * 3 + k * 5) % 7 - 3);
    for (int e = 0; e < EXPERTS; e++)
        for (int k = 0; k < INNER; k++)
            for (int n = 0; n < OUTER; n++)
                b[e][k][n] = (float)((e + k * 2 + n * 3) % 5 - 2);
}

/* What a routing kernel would write. */
static void fill_table(void)
{
    uint64_t first = 0;
    for (uint32_t e = 0; e < EXPERTS; e++)
    {
        table[e].m = tokens[e];
        table[e].n = OUTER;
        table[e].k = INNER;
        table[e].a = first * sizeof a[0];
        table[e].b = e * sizeof b[0];
        table[e].d = first * sizeof d[0];
        first += tokens[e];
    }
}

/* For any share of the tokens. It expects that all experts get as many; the real table may say otherwise. */
static sk_result create_plan(sk_context* context, sk_plan** plan)
{
    sk_problem expected[EXPERTS] = {{0}};
    sk_grouped_gemm_desc desc = {0};
    for (int e = 0; e < EXPERTS; e++)
    {
        expected[e].m = TOKENS / EXPERTS;
        expected[e].n = OUTER;
        expected[e].k = INNER;
    }
    desc.gemm.m = TOKENS; /* no expert gets more */
    desc.gemm.n = OUTER;
    desc.gemm.k = INNER;
    desc.most_problems = EXPERTS;
    desc.problems = expected;
    desc.problem_count = EXPERTS;
    desc.aligned =
        true; /* rows and weights begin at multiples of 16 bytes, and rows of A, B and D have such lengths */
    return sk_create_grouped_gemm_plan(context, &desc, plan);
}

static bool record(VkCommandBuffer commands, const sk_context* context, const sk_plan* plan,
                   const gpu_buffer* buffers)
{
    sk_grouped_gemm_args args = {0};
    args.a = make_gpu_matrix(&buffers[A], 0);
    args.b = make_gpu_matrix(&buffers[B], 0);
    args.d = make_gpu_matrix(&buffers[D], 0);
    args.table = make_gpu_matrix(&buffers[TABLE], 0);
    args.workspace = make_gpu_matrix(&buffers[WORKSPACE], 0);
    return sk_clear_workspace(commands, context, args.workspace) == SK_SUCCESS &&
           sk_grouped_gemm(commands, plan, &args) == SK_SUCCESS;
}

static bool run(const gpu* g, const sk_context* context, const sk_plan* plan, gpu_buffer* buffers,
                sk_workspace_status* status)
{
    const VkDeviceSize sizes[BUFFER_COUNT] = {sizeof a, sizeof b, sizeof d, sizeof table,
                                              sk_query_plan(plan).workspace_size};
    bool done = true;
    for (int i = 0; i < BUFFER_COUNT; i++)
        done = done && create_gpu_buffer(g, sizes[i], GPU_DEVICE, &buffers[i]);
    done = done && upload_gpu_buffer(g, &buffers[A], 0, a, sizeof a) &&
           upload_gpu_buffer(g, &buffers[B], 0, b, sizeof b) &&
           upload_gpu_buffer(g, &buffers[TABLE], 0, table, sizeof table);

    VkCommandBuffer commands = done ? begin_gpu_commands(g) : VK_NULL_HANDLE;
    if (!commands)
        return false;
    done = record(commands, context, plan, buffers);
    return submit_gpu_commands(g, commands) && done && download_gpu_buffer(g, &buffers[D], 0, d, sizeof d) &&
           download_gpu_buffer(g, &buffers[WORKSPACE], SK_STATUS_OFFSET, status, sizeof *status);
}

static int count_wrong(void)
{
    int wrong = 0, t = 0;
    for (uint32_t e = 0; e < EXPERTS; e++)
        for (uint32_t i = 0; i < tokens[e]; i++, t++)
            for (int n = 0; n < OUTER; n++)
            {
                float sum = 0.0f;
                for (int k = 0; k < INNER; k++)
                    sum += a[t][k] * b[e][k][n];
                wrong += d[t][n] != sum;
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
    fill_table();
    if (!open_gpu(&g, NULL))
        return 1;
    bool done = create_gpu_context(&g, &context) == SK_SUCCESS && create_plan(context, &plan) == SK_SUCCESS &&
                run(&g, context, plan, buffers, &status);
    if (done)
    {
        sk_format_plan(plan, line, sizeof line);
        wrong = count_wrong();
        done = sk_read_workspace_status(&status, text, sizeof text) == SK_SUCCESS;
        printf("%s\n%d products in one launch: %d of %d values are wrong; %s.\n", line, (int)EXPERTS, wrong,
               TOKENS * OUTER, text);
    }

    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(&g, &buffers[i]);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    close_gpu(&g);
    return done && wrong == 0 ? 0 : 1;
}
