/* A batch whose matrices interleave: the scores of attention, for all heads in one launch.
 *
 *     S[h] = Q[h] K[h]' / sqrt(SIZE)     a head each: TOKENS x SIZE times SIZE x TOKENS
 *
 * A line of Q has a token's queries of all heads, one after the other. So the matrix of a head has lines of SIZE
 * elements that lie HEADS * SIZE apart, and the next head's begins SIZE elements further: nothing is copied. K lies the
 * same way, and read column by column it is K'. Stream-K balances the batch as a whole. */
#include "course/vulkan.h"

#include <stdio.h>

enum
{
    HEADS = 6,
    TOKENS = 90,
    SIZE = 64 /* of a query; its root is 8 */
};

enum
{
    Q,
    K,
    S,
    WORKSPACE,
    BUFFER_COUNT
};

static float q[TOKENS][HEADS][SIZE], k[TOKENS][HEADS][SIZE], s[HEADS][TOKENS][TOKENS];

/* Small integers: sums are exact, and so are their eighths. */
static void fill(void)
{
    for (int t = 0; t < TOKENS; t++)
        for (int h = 0; h < HEADS; h++)
            for (int i = 0; i < SIZE; i++)
            {
                q[t][h][i] = (float)((t * 3 + h * 5 + i * 7) % 9 - 4);
                k[t][h][i] = (float)((t * 5 + h * 2 + i * 3) % 7 - 3);
            }
}

static sk_result create_plan(sk_context* context, sk_plan** plan)
{
    sk_gemm_desc desc = {0};
    desc.m = desc.n = TOKENS;
    desc.k = SIZE;
    desc.batch_count = HEADS;
    desc.a.leading_dimension = desc.b.leading_dimension = HEADS * SIZE; /* from token to token */
    desc.a.batch_stride = desc.b.batch_stride = SIZE;                   /* from head to head */
    desc.b.layout = SK_LAYOUT_COL_MAJOR;                                /* the lines of K are columns of K' */
    desc.epilogue = SK_EPILOGUE_LINEAR;                                 /* for the factor; D is packed */
    return sk_create_gemm_plan(context, &desc, plan);
}

static bool record(VkCommandBuffer commands, const sk_context* context, const sk_plan* plan,
                   const gpu_buffer* buffers)
{
    sk_gemm_args args = {0};
    args.a = make_gpu_matrix(&buffers[Q], 0);
    args.b = make_gpu_matrix(&buffers[K], 0);
    args.d = make_gpu_matrix(&buffers[S], 0);
    args.workspace = make_gpu_matrix(&buffers[WORKSPACE], 0);
    args.alpha = 1.0 / 8.0;
    bool done = args.workspace.size == 0 || sk_clear_workspace(commands, context, args.workspace) == SK_SUCCESS;
    return done && sk_gemm(commands, plan, &args) == SK_SUCCESS;
}

static bool run(const gpu* g, const sk_context* context, const sk_plan* plan, gpu_buffer* buffers)
{
    const VkDeviceSize sizes[BUFFER_COUNT] = {sizeof q, sizeof k, sizeof s, sk_query_plan(plan).workspace_size};
    bool done = true;
    for (int i = 0; i < BUFFER_COUNT; i++)
        done = done && create_gpu_buffer(g, sizes[i], GPU_DEVICE, &buffers[i]);
    done = done && upload_gpu_buffer(g, &buffers[Q], 0, q, sizeof q) &&
           upload_gpu_buffer(g, &buffers[K], 0, k, sizeof k);

    VkCommandBuffer commands = done ? begin_gpu_commands(g) : VK_NULL_HANDLE;
    if (!commands)
        return false;
    done = record(commands, context, plan, buffers);
    return submit_gpu_commands(g, commands) && done && download_gpu_buffer(g, &buffers[S], 0, s, sizeof s);
}

static int count_wrong(void)
{
    int wrong = 0;
    for (int h = 0; h < HEADS; h++)
        for (int t = 0; t < TOKENS; t++)
            for (int u = 0; u < TOKENS; u++)
            {
                float sum = 0.0f;
                for (int i = 0; i < SIZE; i++)
                    sum += q[t][h][i] * k[u][h][i];
                wrong += s[h][t][u] != sum / 8.0f;
            }
    return wrong;
}

int main(void)
{
    gpu g;
    sk_context* context = NULL;
    sk_plan* plan = NULL;
    gpu_buffer buffers[BUFFER_COUNT] = {{0}};
    char line[SK_LINE_SIZE];
    int wrong = 0;

    fill();
    if (!open_gpu(&g, NULL))
        return 1;
    bool done = create_gpu_context(&g, &context) == SK_SUCCESS && create_plan(context, &plan) == SK_SUCCESS &&
                run(&g, context, plan, buffers);
    if (done)
    {
        sk_format_plan(plan, line, sizeof line);
        wrong = count_wrong();
        printf("%s\n%d heads of %d tokens: %d of %d scores are wrong.\n", line, (int)HEADS, (int)TOKENS, wrong,
               HEADS * TOKENS * TOKENS);
    }

    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(&g, &buffers[i]);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    close_gpu(&g);
    return done && wrong == 0 ? 0 : 1;
}
