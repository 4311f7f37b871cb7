/* test_shared_workspace.c - the five products in turn, in every order, on one workspace that is cleared once and full
 * of the sums of others: each has the same bits as alone on a workspace of its own. */
#include "check.h"
#include "course/vulkan.h"

#include <string.h>

enum
{
    PRODUCTS = 5,
    ORDERS = 120, /* of five products */
    EXTENT = 96,  /* rows and columns of the dense matrices */
    DEPTH = 512,
    ROWS = 500, /* of the sparse matrix, which is square */
    OF_ROW = 9, /* nonzeros */
    NONZEROS = ROWS * OF_ROW,
    CAPACITY = NONZEROS * OF_ROW, /* of the square of the sparse matrix */
    RESULT = CAPACITY * 8         /* bytes: the largest result */
};

static gpu device;
static sk_context* context;
static gpu_buffer a, b, offsets, rows, columns, values, c_offsets, status, shared_workspace, own_workspace;
static gpu_buffer result; /* of one product */
static unsigned char alone[PRODUCTS][RESULT];

static sk_plan *gemm, *grouped;
static sk_spmm_plan* spmm;
static sk_spgemm_plan* spgemm;
static sk_sddmm_plan* sddmm;

/* ---- the products ---------------------------------------------------------------------------- */

static void fill_dense(const gpu_buffer* buffer, uint32_t count, uint32_t factor)
{
    for (uint32_t i = 0; i < count; i++)
    {
        ((float*)buffer->mapped)[i] = (float)(i * factor % 11) - 5.0f;
    }
}

static void fill_sparse(void)
{
    for (uint32_t i = 0; i < NONZEROS; i++)
    {
        ((uint32_t*)rows.mapped)[i] = i / OF_ROW;
        ((uint32_t*)columns.mapped)[i] = (i / OF_ROW * 31 + i % OF_ROW * 17) % ROWS;
    }
    for (uint32_t row = 0; row <= ROWS; row++)
    {
        ((uint32_t*)offsets.mapped)[row] = row * OF_ROW;
    }
    fill_dense(&values, NONZEROS, 7);
}

static bool open_buffers(void)
{
    bool made = create_gpu_buffer(&device, 4 * ROWS * DEPTH, GPU_HOST, &a) &&
                create_gpu_buffer(&device, 4 * ROWS * DEPTH, GPU_HOST, &b) &&
                create_gpu_buffer(&device, 4 * (ROWS + 1), GPU_HOST, &offsets) &&
                create_gpu_buffer(&device, 4 * NONZEROS, GPU_HOST, &rows) &&
                create_gpu_buffer(&device, 4 * NONZEROS, GPU_HOST, &columns) &&
                create_gpu_buffer(&device, 4 * NONZEROS, GPU_HOST, &values) &&
                create_gpu_buffer(&device, 4 * (ROWS + 1), GPU_HOST, &c_offsets) &&
                create_gpu_buffer(&device, sizeof(sk_spgemm_status), GPU_HOST, &status) &&
                create_gpu_buffer(&device, RESULT, GPU_HOST, &result);
    if (made)
    {
        fill_dense(&a, ROWS * DEPTH, 3);
        fill_dense(&b, ROWS * DEPTH, 5);
        fill_sparse();
    }
    return made;
}

static bool make_plans(void)
{
    sk_gemm_desc dense = {.m = EXTENT, .n = EXTENT, .k = DEPTH};
    dense.decomposition = SK_DECOMPOSITION_STREAM_K;
    dense.fixup = SK_FIXUP_LAST_ARRIVER;
    dense.workers = 7;
    sk_grouped_gemm_desc group = {.gemm = dense, .most_problems = 2};
    sk_spmm_desc sparse = {.m = ROWS, .k = ROWS, .nonzeros = NONZEROS, .n = 3};
    sparse.storage = SK_STORAGE_COO;
    sparse.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    sparse.workers = 6;
    sk_spgemm_desc square = {.m = ROWS, .k = ROWS, .n = ROWS, .a_nonzeros = NONZEROS};
    square.b_nonzeros = NONZEROS;
    square.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    sk_sddmm_desc sampled = {.m = ROWS, .n = ROWS, .nonzeros = NONZEROS, .k = 40};
    return CHECK_EQ(sk_create_gemm_plan(context, &dense, &gemm), SK_SUCCESS) &&
           CHECK_EQ(sk_create_grouped_gemm_plan(context, &group, &grouped), SK_SUCCESS) &&
           CHECK_EQ(sk_create_spmm_plan(context, &sparse, &spmm), SK_SUCCESS) &&
           CHECK_EQ(sk_create_spgemm_plan(context, &square, &spgemm), SK_SUCCESS) &&
           CHECK_EQ(sk_create_sddmm_plan(context, &sampled, &sddmm), SK_SUCCESS);
}

static VkDeviceSize find_workspace_size(void)
{
    const VkDeviceSize sizes[] = {sk_query_plan(gemm).workspace_size, sk_query_plan(grouped).workspace_size,
                                  sk_query_spmm_plan(spmm).workspace_size,
                                  sk_query_spgemm_plan(spgemm).workspace_size};
    VkDeviceSize most = 0;
    for (uint32_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
    {
        most = sizes[i] > most ? sizes[i] : most;
    }
    return most;
}

static sk_result record_gemm(VkCommandBuffer commands, sk_buffer workspace)
{
    sk_gemm_args args = {.a = make_gpu_matrix(&a, 0), .b = make_gpu_matrix(&b, 0), .workspace = workspace};
    args.d = make_gpu_matrix(&result, 0);
    return sk_gemm(commands, gemm, &args);
}

static sk_result record_grouped(VkCommandBuffer commands, sk_buffer workspace)
{
    sk_problem problems[2] = {{.m = EXTENT, .n = EXTENT, .k = DEPTH}, {.m = 40, .n = 70, .k = 300}};
    sk_grouped_gemm_args args = {.a = make_gpu_matrix(&a, 0), .b = make_gpu_matrix(&b, 0), .workspace = workspace};
    problems[1].d = sizeof(float) * EXTENT * EXTENT;
    args.d = make_gpu_matrix(&result, 0);
    args.problems = problems;
    args.problem_count = 2;
    return sk_grouped_gemm(commands, grouped, &args);
}

static sk_result record_spmm(VkCommandBuffer commands, sk_buffer workspace)
{
    sk_spmm_args args = {.row_indices = make_gpu_matrix(&rows, 0), .a.column_indices = make_gpu_matrix(&columns, 0)};
    args.a.values = make_gpu_matrix(&values, 0);
    args.b = make_gpu_matrix(&b, 0);
    args.d = make_gpu_matrix(&result, 0);
    args.workspace = workspace;
    return sk_spmm(commands, spmm, &args);
}

static sk_result record_spgemm(VkCommandBuffer commands, sk_buffer workspace)
{
    sk_spgemm_args args = {.workspace = workspace, .capacity = CAPACITY, .status = make_gpu_matrix(&status, 0)};
    args.a.row_offsets = make_gpu_matrix(&offsets, 0);
    args.a.column_indices = make_gpu_matrix(&columns, 0);
    args.a.values = make_gpu_matrix(&values, 0);
    args.b = args.a;
    args.c.row_offsets = make_gpu_matrix(&c_offsets, 0);
    args.c.column_indices = make_gpu_matrix(&result, 0);
    args.c.values = make_gpu_matrix(&result, 4 * CAPACITY);
    args.c.column_indices.size = args.c.values.size = 4 * CAPACITY;
    sk_result bound = sk_bound_spgemm(commands, spgemm, &args);
    record_compute_barrier(commands);
    sk_result counted = sk_count_spgemm(commands, spgemm, &args);
    record_compute_barrier(commands);
    sk_result filled = sk_fill_spgemm(commands, spgemm, &args);
    return bound ? bound : counted ? counted : filled;
}

static sk_result record_sddmm(VkCommandBuffer commands, sk_buffer workspace)
{
    sk_sddmm_args args = {.pattern.row_offsets = make_gpu_matrix(&offsets, 0),
                          .pattern.column_indices = make_gpu_matrix(&columns, 0)};
    args.a = make_gpu_matrix(&a, 0);
    args.b = make_gpu_matrix(&b, 0);
    args.d = make_gpu_matrix(&result, 0);
    (void)workspace;
    return sk_sddmm(commands, sddmm, &args);
}

/* ---- one after another ----------------------------------------------------------------------- */

static sk_result (*const recorders[PRODUCTS])(VkCommandBuffer, sk_buffer) = {record_gemm, record_grouped, record_spmm,
                                                                             record_spgemm, record_sddmm};
static const char* const names[PRODUCTS] = {"gemm", "grouped", "spmm", "spgemm", "sddmm"};

static bool run(uint32_t product, sk_buffer workspace)
{
    memset(result.mapped, 0xee, RESULT);
    VkCommandBuffer commands = begin_gpu_commands(&device);
    bool recorded = recorders[product](commands, workspace) == SK_SUCCESS;
    return submit_gpu_commands(&device, commands) && recorded;
}

static bool clear(sk_buffer workspace)
{
    VkCommandBuffer commands = begin_gpu_commands(&device);
    bool cleared = sk_clear_workspace(commands, context, workspace) == SK_SUCCESS;
    return submit_gpu_commands(&device, commands) && cleared;
}

/* Sparse products need no clear workspace. */
static void run_alone(void)
{
    for (uint32_t i = 0; i < PRODUCTS; i++)
    {
        memset(own_workspace.mapped, 0xff, (size_t)own_workspace.size);
        CHECK(i > 1 || clear(make_gpu_matrix(&own_workspace, 0)));
        CHECK(run(i, make_gpu_matrix(&own_workspace, 0)));
        memcpy(alone[i], result.mapped, RESULT);
    }
}

/* Products by their places in an order, of which there are ORDERS. */
static void find_order(uint32_t order, uint32_t products[PRODUCTS])
{
    for (uint32_t i = 0; i < PRODUCTS; i++)
    {
        products[i] = i;
    }
    for (uint32_t left = PRODUCTS; left > 1; order /= left, left--)
    {
        uint32_t last = products[left - 1];
        products[left - 1] = products[order % left];
        products[order % left] = last;
    }
}

static void products_share_a_workspace_in_every_order(void)
{
    memset(shared_workspace.mapped, 0xff, (size_t)shared_workspace.size);
    CHECK(clear(make_gpu_matrix(&shared_workspace, 0)));
    for (uint32_t order = 0; order < ORDERS; order++)
    {
        uint32_t products[PRODUCTS];
        find_order(order, products);
        for (uint32_t i = 0; i < PRODUCTS; i++)
        {
            bool ran = CHECK(run(products[i], make_gpu_matrix(&shared_workspace, 0)));
            if (!ran || !CHECK(memcmp(result.mapped, alone[products[i]], RESULT) == 0))
            {
                CHECK_NOTE("%s, as number %u of order %u\n", names[products[i]], i, order);
            }
        }
    }
}

static void a_cleared_workspace_stays_clear(void)
{
    const unsigned char* bytes = (const unsigned char*)shared_workspace.mapped;
    uint32_t dirty = 0;
    for (uint32_t i = 0; i < SK_STATUS_OFFSET; i++)
    {
        dirty += bytes[i] != 0;
    }
    CHECK_EQ(dirty, 0);
}

static void close_all(void)
{
    gpu_buffer* const all[] = {
        &a, &b, &offsets, &rows, &columns, &values, &c_offsets, &status, &own_workspace, &shared_workspace, &result};
    sk_destroy_plan(gemm);
    sk_destroy_plan(grouped);
    sk_destroy_spmm_plan(spmm);
    sk_destroy_spgemm_plan(spgemm);
    sk_destroy_sddmm_plan(sddmm);
    for (uint32_t i = 0; i < sizeof all / sizeof *all; i++)
    {
        destroy_gpu_buffer(&device, all[i]);
    }
    sk_destroy_context(context);
    close_gpu(&device);
}

int main(void)
{
    if (!open_gpu(&device, NULL) || create_gpu_context(&device, &context) != SK_SUCCESS)
    {
        return 1;
    }
    if (CHECK(open_buffers()) && make_plans() &&
        CHECK(create_gpu_buffer(&device, find_workspace_size(), GPU_HOST, &own_workspace)) &&
        CHECK(create_gpu_buffer(&device, find_workspace_size(), GPU_HOST, &shared_workspace)))
    {
        run_alone();
        RUN(products_share_a_workspace_in_every_order);
        RUN(a_cleared_workspace_stays_clear);
    }
    close_all();
    return CHECK_DONE();
}
