/* docs/grouped.md: its code plans groups, whose products are expected as the page describes them. */
#include "page.h"

#include <stdlib.h>

enum
{
    N = 768,
    LONGEST_K = 2048,
    EXPERTS = 16,
    TOKENS = 21,
    CHOICES = 2
};

/* A, B and D of a launch, in floats, and what D must be. */
typedef struct launch
{
    size_t a_count, b_count, d_count;
    float *a, *b, *d, *expected;
    gpu_buffer buffers[4]; /* of the three, and a workspace */
} launch;

static bool open_launch(launch* l, size_t a_count, size_t b_count, size_t d_count)
{
    l->a_count = a_count;
    l->b_count = b_count;
    l->d_count = d_count;
    l->a = malloc(a_count * sizeof *l->a);
    l->b = malloc(b_count * sizeof *l->b);
    l->d = calloc(d_count, sizeof *l->d);
    l->expected = calloc(d_count, sizeof *l->expected);
    if (!CHECK(l->a && l->b && l->d && l->expected))
        return false;
    fill_floats(l->a, a_count, 1);
    fill_floats(l->b, b_count, 2);
    return true;
}

static void close_launch(launch* l)
{
    free(l->a);
    free(l->b);
    free(l->d);
    free(l->expected);
}

/* Rows of D by rows of A, where B has `k` rows. */
static void expect_rows(launch* l, size_t d_row, size_t a_row, size_t rows, size_t b_at, size_t n, size_t k)
{
    for (size_t m = 0; m < rows; m++)
        for (size_t p = 0; p < k; p++)
            for (size_t j = 0; j < n; j++)
                l->expected[(d_row + m) * n + j] += l->a[(a_row + m) * k + p] * l->b[b_at + p * n + j];
}

static sk_grouped_gemm_args upload_launch(launch* l, const sk_plan* plan)
{
    sk_grouped_gemm_args args = {0};
    l->buffers[0] = upload_page(l->a, l->a_count * sizeof *l->a);
    l->buffers[1] = upload_page(l->b, l->b_count * sizeof *l->b);
    l->buffers[2] = upload_page(l->d, l->d_count * sizeof *l->d);
    l->buffers[3] = create_page_workspace(plan);
    args.a = make_gpu_matrix(&l->buffers[0], 0);
    args.b = make_gpu_matrix(&l->buffers[1], 0);
    args.d = make_gpu_matrix(&l->buffers[2], 0);
    args.workspace = make_gpu_matrix(&l->buffers[3], 0);
    return args;
}

/* Submits, and compares D. */
static void finish(launch* l, VkCommandBuffer commands)
{
    CHECK(submit_gpu_commands(&page_gpu, commands));
    CHECK(download_gpu_buffer(&page_gpu, &l->buffers[2], 0, l->d, l->d_count * sizeof *l->d));
    CHECK(memcmp(l->d, l->expected, l->d_count * sizeof *l->d) == 0);
    for (int i = 0; i < 4; i++)
        destroy_gpu_buffer(&page_gpu, &l->buffers[i]);
}

static void problems_that_the_host_knows_are_multiplied(void)
{
    const uint32_t shapes[][3] = {{5, 7, 9}, {512, 3, 20}, {0, 4, 4}, {1, 130, 64}};
    enum
    {
        COUNT = sizeof shapes / sizeof shapes[0]
    };
    sk_problem problems[COUNT] = {{0}};
    sk_plan* plan = NULL;
    gpu_buffer upload;
    launch l = {0};
    if (!CHECK_EQ(plan_group(page_context, &plan), SK_SUCCESS) || !open_launch(&l, 16384, 16384, 4096))
        return;
    for (size_t i = 0, a = 0, b = 0, d = 0; i < COUNT; i++)
    {
        size_t m = shapes[i][0], n = shapes[i][1], k = shapes[i][2];
        problems[i].m = shapes[i][0];
        problems[i].n = shapes[i][1];
        problems[i].k = shapes[i][2];
        problems[i].a = a * sizeof(float);
        problems[i].b = b * sizeof(float);
        problems[i].d = d * sizeof(float);
        for (size_t row = 0; row < m; row++)
            for (size_t p = 0; p < k; p++)
                for (size_t j = 0; j < n; j++)
                    l.expected[d + row * n + j] += l.a[a + row * k + p] * l.b[b + p * n + j];
        a += m * k;
        b += k * n;
        d += m * n;
    }
    VkDeviceSize size = sk_query_upload_size(plan, COUNT);
    CHECK(create_gpu_buffer(&page_gpu, size, GPU_UPLOAD, &upload));
    sk_grouped_gemm_args args = upload_launch(&l, plan);
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    CHECK_EQ(record_group(commands, plan, &args, problems, COUNT, make_gpu_matrix(&upload, 0), upload.mapped),
             SK_SUCCESS);
    finish(&l, commands);
    destroy_gpu_buffer(&page_gpu, &upload);
    close_launch(&l);
    sk_destroy_plan(plan);
}

/* Tokens of 8 experts are stacked, of which some have none. The weights are packed first, if there is room for that. */
static void check_experts(const sk_plan* plan, size_t k, const gpu_buffer* packed)
{
    const uint32_t ends[8] = {3, 3, 8, 9, 9, 11, 15, TOKENS};
    launch l = {0};
    if (!open_launch(&l, TOKENS * k, 8 * k * N, TOKENS * N))
        return;
    for (size_t e = 0, begin = 0; e < 8; begin = ends[e++])
        expect_rows(&l, begin, begin, ends[e] - begin, e * k * N, N, k);
    gpu_buffer extents = upload_page(ends, sizeof ends);
    sk_grouped_gemm_args args = upload_launch(&l, plan);
    args.extents = make_gpu_matrix(&extents, 0);
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    if (packed)
    {
        CHECK_EQ(pack_experts(commands, plan, args.b, make_gpu_matrix(packed, 0)), SK_SUCCESS);
        args.b = make_gpu_matrix(packed, 0);
    }
    CHECK_EQ(sk_grouped_gemm(commands, plan, &args), SK_SUCCESS);
    finish(&l, commands);
    destroy_gpu_buffer(&page_gpu, &extents);
    close_launch(&l);
}

static void stacked_tokens_are_multiplied(void)
{
    sk_plan* plan = NULL;
    if (CHECK_EQ(plan_experts(page_context, &plan), SK_SUCCESS))
        check_experts(plan, LONGEST_K, NULL);
    sk_destroy_plan(plan);
}

static void stacked_tokens_are_packed_and_multiplied(void)
{
    sk_plan* plan = NULL;
    if (CHECK_EQ(plan_tokens(page_context, &plan), SK_SUCCESS) &&
        CHECK_EQ(sk_query_plan(plan).packing, SK_PACKING_ALWAYS))
        check_experts(plan, LONGEST_K - 1, NULL);
    sk_destroy_plan(plan);
}

/* B is written once, and read from there. */
static void stacked_tokens_are_multiplied_by_what_is_prepacked(void)
{
    sk_plan* plan = NULL;
    sk_pack_header header = {0};
    if (CHECK_EQ(plan_packed_experts(page_context, &plan), SK_SUCCESS) &&
        CHECK_EQ(sk_query_pack(plan, SK_OPERAND_B, &header), SK_SUCCESS))
    {
        gpu_buffer packed;
        CHECK(create_gpu_buffer(&page_gpu, header.size, GPU_DEVICE, &packed));
        check_experts(plan, LONGEST_K, &packed);
        destroy_gpu_buffer(&page_gpu, &packed);
    }
    sk_destroy_plan(plan);
}

/* B of 8 experts, whose columns become blocks of q4_0 with the scale 1. */
static gpu_buffer upload_blocks(const float* b)
{
    size_t size = 8 * N * (LONGEST_K / 32) * (size_t)18;
    unsigned char *blocks = malloc(size), *at = blocks;
    for (size_t column = 0; CHECK(blocks) && column < 8 * N * (LONGEST_K / 32); column++, at += 18)
    {
        size_t e = column / (N * (LONGEST_K / 32)), n = column / (LONGEST_K / 32) % N,
               k = column % (LONGEST_K / 32) * 32;
        const float* first = b + (e * LONGEST_K + k) * N + n;
        at[0] = 0x00;
        at[1] = 0x3c;
        for (size_t i = 0; i < 16; i++)
            at[2 + i] = (unsigned char)((int)first[i * N] + 8 + 16 * ((int)first[(i + 16) * N] + 8));
    }
    gpu_buffer buffer = upload_page(blocks, size);
    free(blocks);
    return buffer;
}

static void stacked_tokens_are_multiplied_by_blocks_and_scaled(void)
{
    const uint32_t ends[8] = {3, 3, 8, 9, 9, 11, 15, TOKENS};
    float factors[TOKENS];
    sk_plan* plan = NULL;
    launch l = {0};
    if (!CHECK_EQ(plan_quantized_experts(page_context, &plan), SK_SUCCESS) ||
        !open_launch(&l, TOKENS * LONGEST_K, (size_t)8 * LONGEST_K * N, TOKENS * N))
        return;
    for (size_t e = 0, begin = 0; e < 8; begin = ends[e++])
        expect_rows(&l, begin, begin, ends[e] - begin, e * LONGEST_K * N, N, LONGEST_K);
    for (size_t i = 0; i < l.d_count; i++)
    {
        factors[i / N] = i / N % 2 ? 0.5f : 3.0f;
        l.expected[i] *= factors[i / N];
    }
    gpu_buffer extents = upload_page(ends, sizeof ends), scale_m = upload_page(factors, sizeof factors);
    gpu_buffer blocks = upload_blocks(l.b);
    sk_grouped_gemm_args args = upload_launch(&l, plan);
    args.b = make_gpu_matrix(&blocks, 0);
    args.extents = make_gpu_matrix(&extents, 0);
    args.scale_m = make_gpu_matrix(&scale_m, 0);
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    CHECK_EQ(sk_grouped_gemm(commands, plan, &args), SK_SUCCESS);
    finish(&l, commands);
    destroy_gpu_buffer(&page_gpu, &extents);
    destroy_gpu_buffer(&page_gpu, &scale_m);
    destroy_gpu_buffer(&page_gpu, &blocks);
    close_launch(&l);
    sk_destroy_plan(plan);
}

static void tokens_anywhere_are_multiplied_by_ids(void)
{
    uint32_t ids[TOKENS][CHOICES], token_of[TOKENS][CHOICES];
    sk_plan* plan = NULL;
    launch l = {0};
    if (!CHECK_EQ(plan_by_ids(page_context, TOKENS, CHOICES, &plan), SK_SUCCESS) ||
        !open_launch(&l, TOKENS * LONGEST_K, (size_t)EXPERTS * LONGEST_K * N, TOKENS * CHOICES * N))
        return;
    for (uint32_t t = 0; t < TOKENS; t++)
        for (uint32_t i = 0; i < CHOICES; i++)
        {
            ids[t][i] = (t * t + 5 * i) % EXPERTS;
            token_of[t][i] = t;
            expect_rows(&l, t * CHOICES + i, t, 1, (size_t)ids[t][i] * LONGEST_K * N, N, LONGEST_K);
        }
    gpu_buffer extents = upload_page(ids, sizeof ids), gather = upload_page(token_of, sizeof token_of);
    sk_grouped_gemm_args args = upload_launch(&l, plan);
    args.extents = make_gpu_matrix(&extents, 0);
    args.gather = make_gpu_matrix(&gather, 0);
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    CHECK_EQ(sk_grouped_gemm(commands, plan, &args), SK_SUCCESS);
    finish(&l, commands);
    destroy_gpu_buffer(&page_gpu, &extents);
    destroy_gpu_buffer(&page_gpu, &gather);
    close_launch(&l);
    sk_destroy_plan(plan);
}

int main(void)
{
    if (!open_page())
        return 1;
    RUN(problems_that_the_host_knows_are_multiplied);
    RUN(stacked_tokens_are_multiplied);
    RUN(stacked_tokens_are_packed_and_multiplied);
    RUN(stacked_tokens_are_multiplied_by_what_is_prepacked);
    RUN(stacked_tokens_are_multiplied_by_blocks_and_scaled);
    RUN(tokens_anywhere_are_multiplied_by_ids);
    return close_page();
}
