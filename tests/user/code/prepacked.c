/* docs/prepacked.md: its code packs weights once, and multiplies by them with several numbers of rows. */
#include "page.h"

enum
{
    M = 70,
    N = 45,
    K = 33,
    PLANS = 3
};

static float a[M * K], weights[N * K], d[M * N];

static float sum(int m, int n)
{
    float total = 0.0f;
    for (int k = 0; k < K; k++)
        total += a[m * K + k] * weights[n * K + k];
    return total;
}

static void check_product(const sk_plan* plan, int rows, const gpu_buffer* packed)
{
    memset(d, 0, sizeof d);
    gpu_buffer buffers[3] = {upload_page(a, sizeof a), upload_page(d, sizeof d), create_page_workspace(plan)};
    sk_gemm_args args = {0};
    args.a = make_gpu_matrix(&buffers[0], 0);
    args.b = make_gpu_matrix(packed, 0);
    args.d = make_gpu_matrix(&buffers[1], 0);
    args.workspace = make_gpu_matrix(&buffers[2], 0);
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    CHECK_EQ(sk_gemm(commands, plan, &args), SK_SUCCESS);
    CHECK(submit_gpu_commands(&page_gpu, commands));
    CHECK(download_gpu_buffer(&page_gpu, &buffers[1], 0, d, sizeof d));
    for (int m = 0; m < M; m++)
        for (int n = 0; n < N; n++)
            CHECK(d[m * N + n] == (m < rows ? sum(m, n) : 0.0f));
    for (int i = 0; i < 3; i++)
        destroy_gpu_buffer(&page_gpu, &buffers[i]);
}

static void all_plans_read_one_copy_of_the_weights(void)
{
    const uint32_t rows[PLANS] = {M, 1, 17};
    sk_plan* plans[PLANS] = {NULL};
    sk_pack_header header = {0};
    gpu_buffer packed;
    fill_floats(a, M * K, 1);
    fill_floats(weights, N * K, 2);
    if (!CHECK_EQ(plan_rows(page_context, N, K, PLANS, rows, plans, &header), SK_SUCCESS))
        return;
    gpu_buffer original = upload_page(weights, sizeof weights);
    CHECK(create_gpu_buffer(&page_gpu, header.size, GPU_DEVICE, &packed));
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    CHECK_EQ(pack_weights(commands, plans[0], make_gpu_matrix(&original, 0), make_gpu_matrix(&packed, 0)),
             SK_SUCCESS);
    CHECK(submit_gpu_commands(&page_gpu, commands));
    for (int i = 0; i < PLANS; i++)
    {
        CHECK_EQ(sk_query_plan(plans[i]).prepacked, SK_PACKING_B);
        check_product(plans[i], (int)rows[i], &packed);
        sk_destroy_plan(plans[i]);
    }
    destroy_gpu_buffer(&page_gpu, &original);
    destroy_gpu_buffer(&page_gpu, &packed);
}

int main(void)
{
    if (!open_page())
        return 1;
    RUN(all_plans_read_one_copy_of_the_weights);
    return close_page();
}
