/* docs/weights.md: its code quantizes weights, and multiplies by them. */
#include "page.h"

enum
{
    M = 5,
    N = 12,
    K = 96,
    BLOCKS_SIZE = N * K / 32 * 34
};

static float a[M * K], weights[N * K], d[M * N];
static unsigned char blocks[BLOCKS_SIZE];

/* Rows with 127 in each block, so that its scale is 1, and all weights are codes. */
static void make_operands(void)
{
    fill_floats(a, M * K, 1);
    fill_floats(weights, N * K, 2);
    for (int i = 0; i < N * K; i += 32)
        weights[i] = 127.0f;
}

static float sum(int m, int n)
{
    float total = 0.0f;
    for (int k = 0; k < K; k++)
        total += a[m * K + k] * weights[n * K + k];
    return total;
}

static void multiply(const sk_plan* plan)
{
    gpu_buffer buffers[4] = {upload_page(a, sizeof a), upload_page(blocks, sizeof blocks), upload_page(d, sizeof d),
                             create_page_workspace(plan)};
    sk_gemm_args args = {0};
    args.a = make_gpu_matrix(&buffers[0], 0);
    args.b = make_gpu_matrix(&buffers[1], 0);
    args.d = make_gpu_matrix(&buffers[2], 0);
    args.workspace = make_gpu_matrix(&buffers[3], 0);
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    CHECK_EQ(sk_gemm(commands, plan, &args), SK_SUCCESS);
    CHECK(submit_gpu_commands(&page_gpu, commands));
    CHECK(download_gpu_buffer(&page_gpu, &buffers[2], 0, d, sizeof d));
    for (int i = 0; i < 4; i++)
        destroy_gpu_buffer(&page_gpu, &buffers[i]);
}

static void a_layer_is_multiplied_by_its_blocks(void)
{
    sk_plan* plan = NULL;
    make_operands();
    CHECK_EQ(sk_blocks_size(SK_TYPE_Q8_0, N * K), BLOCKS_SIZE);
    CHECK_EQ(quantize_weights(weights, N, K, blocks), SK_SUCCESS);
    if (!CHECK_EQ(plan_layer(page_context, M, N, K, &plan), SK_SUCCESS))
        return;
    multiply(plan);
    for (int m = 0; m < M; m++)
        for (int n = 0; n < N; n++)
            CHECK(d[m * N + n] == sum(m, n));
    sk_destroy_plan(plan);
}

/* Activations that are quantized, too. */
static void two_matrices_of_blocks_make_a_plan(void)
{
    sk_plan* plan = NULL;
    if (!CHECK_EQ(plan_quantized_layer(page_context, 4, 256, 512, SK_TYPE_Q4_K, &plan), SK_SUCCESS))
        return;
    CHECK_EQ(sk_query_plan(plan).multiplied, SK_TYPE_BF16);
    CHECK(sk_query_plan(plan).decoded_first != SK_PACKING_NEVER);
    sk_destroy_plan(plan);
}

/* Activations of f32, which bf16 has exactly. */
static void a_layer_is_multiplied_by_rounded_floats(void)
{
    sk_plan* plan = NULL;
    make_operands();
    CHECK_EQ(quantize_weights(weights, N, K, blocks), SK_SUCCESS);
    if (!CHECK_EQ(plan_rounded_layer(page_context, M, N, K, SK_TYPE_Q8_0, &plan), SK_SUCCESS))
        return;
    CHECK_EQ(sk_query_plan(plan).multiplied, SK_TYPE_BF16);
    multiply(plan);
    for (int m = 0; m < M; m++)
        for (int n = 0; n < N; n++)
            CHECK(d[m * N + n] == sum(m, n));
    sk_destroy_plan(plan);
}

/* Two layers of the same input, whose blocks are one matrix's: 5 outputs, and the others. */
static void layers_of_a_group_are_multiplied_by_their_blocks(void)
{
    const uint32_t outputs[2] = {5, N - 5};
    sk_problem layers[2] = {{0}};
    sk_plan* plan = NULL;
    for (uint32_t i = 0; i < 2; i++)
    {
        layers[i].m = M;
        layers[i].n = outputs[i];
        layers[i].k = K;
        layers[i].alpha = 1.0;
        layers[i].leading_dimension_d = N;
        layers[i].b = i * 5 * sk_blocks_size(SK_TYPE_Q8_0, K);
        layers[i].d = i * 5 * sizeof(float);
    }
    memset(d, 0, sizeof d);
    if (!CHECK_EQ(plan_layers(page_context, 2, layers, 2, &plan), SK_SUCCESS))
        return;
    gpu_buffer buffers[4] = {upload_page(a, sizeof a), upload_page(blocks, sizeof blocks), upload_page(d, sizeof d),
                             create_page_workspace(plan)};
    sk_grouped_gemm_args args = {0};
    args.a = make_gpu_matrix(&buffers[0], 0);
    args.b = make_gpu_matrix(&buffers[1], 0);
    args.d = make_gpu_matrix(&buffers[2], 0);
    args.workspace = make_gpu_matrix(&buffers[3], 0);
    args.problems = layers;
    args.problem_count = 2;
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    CHECK_EQ(sk_grouped_gemm(commands, plan, &args), SK_SUCCESS);
    CHECK(submit_gpu_commands(&page_gpu, commands));
    CHECK(download_gpu_buffer(&page_gpu, &buffers[2], 0, d, sizeof d));
    for (int i = 0; i < 4; i++)
        destroy_gpu_buffer(&page_gpu, &buffers[i]);
    for (int m = 0; m < M; m++)
        for (int n = 0; n < N; n++)
            CHECK(d[m * N + n] == sum(m, n));
    sk_destroy_plan(plan);
}

/* Words of GPTQ: the codes of an output are its number, and zeros are 0 and 3. */
static void words_of_gptq_are_joined(void)
{
    enum
    {
        OUTPUTS = 8,
        INPUTS = 256,
        GROUPS = INPUTS / 128
    };
    static uint32_t words[INPUTS / 8 * OUTPUTS], zeros[GROUPS];
    static uint16_t scales[GROUPS * OUTPUTS];
    static unsigned char joined[GROUPS * OUTPUTS * 68], wanted[68] = {0x00, 0x40};
    for (uint32_t i = 0; i < INPUTS / 8 * OUTPUTS; i++)
        words[i] = 0x11111111u * (i % OUTPUTS);
    for (uint32_t i = 0; i < GROUPS * OUTPUTS; i++)
        scales[i] = 0x4000; /* 2 */
    zeros[1] = 0x33333333;
    gpu_buffer buffers[4] = {upload_page(words, sizeof words), upload_page(scales, sizeof scales),
                             upload_page(zeros, sizeof zeros), upload_page(joined, sizeof joined)};
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    CHECK_EQ(join_gptq(commands, page_context, OUTPUTS, INPUTS, make_gpu_matrix(&buffers[0], 0),
                       make_gpu_matrix(&buffers[1], 0), make_gpu_matrix(&buffers[2], 0),
                       make_gpu_matrix(&buffers[3], 0)),
             SK_SUCCESS);
    CHECK(submit_gpu_commands(&page_gpu, commands));
    CHECK(download_gpu_buffer(&page_gpu, &buffers[3], 0, joined, sizeof joined));
    for (uint32_t i = 0; i < GROUPS * OUTPUTS; i++)
    {
        wanted[2] = 0;
        wanted[3] = i % GROUPS ? 0x42 : 0; /* 3 */
        memset(wanted + 4, (int)(0x11 * (i / GROUPS)), 64);
        CHECK(memcmp(joined + 68 * i, wanted, 68) == 0);
    }
    for (int i = 0; i < 4; i++)
        destroy_gpu_buffer(&page_gpu, &buffers[i]);
}

int main(void)
{
    if (!open_page())
        return 1;
    RUN(a_layer_is_multiplied_by_its_blocks);
    RUN(a_layer_is_multiplied_by_rounded_floats);
    RUN(two_matrices_of_blocks_make_a_plan);
    RUN(layers_of_a_group_are_multiplied_by_their_blocks);
    RUN(words_of_gptq_are_joined);
    return close_page();
}
