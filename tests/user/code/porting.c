/* docs/porting.md: its code multiplies as the libraries do. The products that are expected are written here by the
 * libraries' own rules for addresses. */
#include "page.h"

enum
{
    M = 37,
    N = 22,
    K = 45,
    BATCH = 3,
    LONGEST = 52, /* elements of any leading dimension */
    ROOM = LONGEST * LONGEST * BATCH
};

static float a[ROOM], b[ROOM], c[ROOM], expected[ROOM], d[ROOM];

static void fill(void)
{
    fill_floats(a, ROOM, 1);
    fill_floats(b, ROOM, 2);
    fill_floats(c, ROOM, 3);
    memcpy(expected, c, sizeof c);
}

/* An element of a matrix in memory: column-major, or row-major. */
static size_t at(bool is_row_major, size_t row, size_t column, size_t leading_dimension)
{
    return is_row_major ? row * leading_dimension + column : row + column * leading_dimension;
}

/* How operands lie in the arrays above; offsets and strides in elements. */
typedef struct operands
{
    bool row_major_a, row_major_b, row_major_c;
    size_t lda, ldb, ldc, offset_a, offset_b, offset_c, stride_a, stride_b, stride_c, batch_count;
} operands;

/* C = 2 A B - C. */
static void expect(const operands* o)
{
    for (size_t batch = 0; batch < o->batch_count; batch++)
        for (size_t i = 0; i < M; i++)
            for (size_t j = 0; j < N; j++)
            {
                const float* left = a + o->offset_a + batch * o->stride_a;
                const float* right = b + o->offset_b + batch * o->stride_b;
                float* to = expected + o->offset_c + batch * o->stride_c + at(o->row_major_c, i, j, o->ldc);
                float sum = 0.0f;
                for (size_t p = 0; p < K; p++)
                    sum += left[at(o->row_major_a, i, p, o->lda)] * right[at(o->row_major_b, p, j, o->ldb)];
                *to = 2.0f * sum - *to;
            }
}

enum
{
    A,
    B,
    C,
    WORKSPACE,
    BUFFER_COUNT
};

/* Runs a plan with alpha = 2 and beta = -1; all of C must be as expected, what lies between its columns, too. */
static void run(const sk_plan* plan, const operands* o)
{
    gpu_buffer buffers[BUFFER_COUNT] = {upload_page(a, sizeof a), upload_page(b, sizeof b), upload_page(c, sizeof c),
                                        create_page_workspace(plan)};
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    sk_buffer operand_a = make_clblast_buffer(buffers[A].buffer, sizeof a, o->offset_a, sizeof(float));
    sk_buffer operand_b = make_clblast_buffer(buffers[B].buffer, sizeof b, o->offset_b, sizeof(float));
    sk_buffer operand_c = make_clblast_buffer(buffers[C].buffer, sizeof c, o->offset_c, sizeof(float));
    CHECK_EQ(record_cublas_gemm(commands, plan, 2.0, operand_a, operand_b, -1.0, operand_c,
                                make_gpu_matrix(&buffers[WORKSPACE], 0)),
             SK_SUCCESS);
    CHECK(submit_gpu_commands(&page_gpu, commands));
    CHECK(download_gpu_buffer(&page_gpu, &buffers[C], 0, d, sizeof d));
    CHECK(memcmp(d, expected, sizeof d) == 0);
    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(&page_gpu, &buffers[i]);
}

static void check_cublas(char transa, char transb, bool is_b_shared)
{
    operands o = {0};
    sk_plan* plan = NULL;
    o.row_major_a = transa != 'N';
    o.row_major_b = transb != 'N';
    o.lda = 47;
    o.ldb = LONGEST;
    o.ldc = 40;
    o.stride_a = LONGEST * LONGEST;
    o.stride_b = is_b_shared ? 0 : LONGEST * LONGEST;
    o.stride_c = 40 * N + 1;
    o.batch_count = BATCH;
    fill();
    expect(&o);
    CHECK_EQ(plan_cublas_gemm(page_context, transa, transb, M, N, K, SK_TYPE_F32, 47, o.stride_a, LONGEST, o.stride_b,
                              SK_TYPE_F32, 40, o.stride_c, BATCH, &plan),
             SK_SUCCESS);
    if (plan)
        run(plan, &o);
    sk_destroy_plan(plan);
}

static void cublas_gemm_multiplies_every_transposition(void)
{
    check_cublas('N', 'N', false);
    check_cublas('N', 'T', false);
    check_cublas('T', 'N', false);
    check_cublas('C', 'C', false); /* of real matrices: as 'T' */
}

static void a_stride_of_zero_shares_a_matrix(void)
{
    check_cublas('N', 'T', true);
}

static void operation_c_conjugates_complex_matrices_only(void)
{
    sk_gemm_desc desc = {0};
    fill_blas_matrix(&desc.a, SK_TYPE_CF32, 'C', 8, 0);
    fill_blas_matrix(&desc.b, SK_TYPE_F64, 'C', 8, 0);
    CHECK(desc.a.conjugate && desc.a.layout == SK_LAYOUT_ROW_MAJOR);
    CHECK(!desc.b.conjugate && desc.b.layout == SK_LAYOUT_ROW_MAJOR);
}

static void check_clblast(bool is_row_major, bool transpose_a, bool transpose_b)
{
    operands o = {0};
    sk_gemm_desc desc = {0};
    sk_plan* plan = NULL;
    o.row_major_a = is_row_major != transpose_a;
    o.row_major_b = is_row_major != transpose_b;
    o.row_major_c = is_row_major;
    o.lda = 48;
    o.ldb = 50;
    o.ldc = LONGEST;
    o.offset_a = 5;
    o.offset_b = 3;
    o.offset_c = 7;
    o.batch_count = 1;
    fill();
    expect(&o);
    desc.m = M;
    desc.n = N;
    desc.k = K;
    desc.epilogue = SK_EPILOGUE_LINEAR;
    fill_clblast_matrix(&desc.a, SK_TYPE_F32, is_row_major, transpose_a, o.lda);
    fill_clblast_matrix(&desc.b, SK_TYPE_F32, is_row_major, transpose_b, o.ldb);
    fill_clblast_matrix(&desc.c, SK_TYPE_F32, is_row_major, false, o.ldc);
    desc.d = desc.c;
    CHECK_EQ(sk_create_gemm_plan(page_context, &desc, &plan), SK_SUCCESS);
    if (plan)
        run(plan, &o);
    sk_destroy_plan(plan);
}

static void clblast_gemm_multiplies_both_layouts_at_offsets(void)
{
    check_clblast(true, false, false);
    check_clblast(true, true, false);
    check_clblast(false, false, true);
    check_clblast(false, true, true);
}

/* `heads` matrices of b, of which `sharing` have one of a. The first matrix of each lies at 0. */
static void expect_mul_mat(const tensor* ta, const tensor* tb)
{
    const size_t sharing = (size_t)(tb->ne[2] / ta->ne[2]);
    float* to = expected;
    for (size_t head = 0; head < (size_t)tb->ne[2]; head++)
        for (size_t i = 0; i < (size_t)tb->ne[1]; i++)
            for (size_t j = 0; j < (size_t)ta->ne[1]; j++)
            {
                const float* weights = a + (head / sharing * ta->nb[2] + j * ta->nb[1]) / sizeof(float);
                const float* activations = b + (head * tb->nb[2] + i * tb->nb[1]) / sizeof(float);
                *to = 0.0f;
                for (size_t p = 0; p < K; p++)
                    *to += weights[p] * activations[p];
                to++;
            }
}

static void run_mul_mat(const sk_plan* plan, size_t count)
{
    gpu_buffer buffers[BUFFER_COUNT] = {upload_page(a, sizeof a), upload_page(b, sizeof b), upload_page(c, sizeof c),
                                        create_page_workspace(plan)};
    sk_gemm_args args = {0};
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    args.a = make_gpu_matrix(&buffers[B], 0); /* ggml's b */
    args.b = make_gpu_matrix(&buffers[A], 0);
    args.d = make_gpu_matrix(&buffers[C], 0);
    args.workspace = make_gpu_matrix(&buffers[WORKSPACE], 0);
    CHECK_EQ(sk_gemm(commands, plan, &args), SK_SUCCESS);
    CHECK(submit_gpu_commands(&page_gpu, commands));
    CHECK(download_gpu_buffer(&page_gpu, &buffers[C], 0, d, sizeof d));
    CHECK(memcmp(d, expected, count * sizeof(float)) == 0);
    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(&page_gpu, &buffers[i]);
}

static void check_mul_mat(int64_t heads_a, int64_t heads_b)
{
    tensor ta = {{K, N, heads_a, 1}, {4, 4 * 48, 4 * 48 * N, 0}};
    tensor tb = {{K, M, heads_b, 1}, {4, 4 * 46, 4 * 46 * M, 0}};
    sk_plan* plan = NULL;
    fill();
    expect_mul_mat(&ta, &tb);
    CHECK_EQ(plan_mul_mat(page_context, SK_TYPE_F32, &ta, &tb, &plan), SK_SUCCESS);
    if (plan)
        run_mul_mat(plan, (size_t)(M * N * heads_b));
    sk_destroy_plan(plan);
}

static void ggml_mul_mat_multiplies_heads_that_share_weights(void)
{
    check_mul_mat(1, 1);
    check_mul_mat(3, 3);
    check_mul_mat(2, 4);
    check_mul_mat(1, 3);
}

static void ggml_rows_with_gaps_are_refused_where_heads_share_weights(void)
{
    tensor ta = {{K, N, 1, 1}, {4, 4 * K, 4 * K * N, 0}};
    tensor tb = {{K, M, 2, 1}, {4, 4 * K, 4 * K * (M + 1), 0}};
    sk_plan* plan = NULL;
    CHECK_EQ(plan_mul_mat(page_context, SK_TYPE_F32, &ta, &tb, &plan), SK_ERROR_INVALID_VALUE);
    CHECK(!plan);
}

int main(void)
{
    if (!open_page())
        return 1;
    RUN(cublas_gemm_multiplies_every_transposition);
    RUN(a_stride_of_zero_shares_a_matrix);
    RUN(operation_c_conjugates_complex_matrices_only);
    RUN(clblast_gemm_multiplies_both_layouts_at_offsets);
    RUN(ggml_mul_mat_multiplies_heads_that_share_weights);
    RUN(ggml_rows_with_gaps_are_refused_where_heads_share_weights);
    return close_page();
}
