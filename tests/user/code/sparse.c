/* docs/sparse.md: its code multiplies a sparse matrix by a vector, and counts the nonzeros of its square. Numbers are
 * small integers, so that sums are exact. */
#include "page.h"

#include <stdlib.h>

enum
{
    ROWS = 100000,
    OF_A_ROW = 16,
    NONZEROS = ROWS * OF_A_ROW
};

enum
{
    OFFSETS,
    COLUMNS,
    VALUES,
    X,
    Y,
    WORKSPACE,
    C_OFFSETS,
    STATUS,
    BUFFER_COUNT
};

static uint32_t offsets[ROWS + 1], columns[NONZEROS], c_offsets[ROWS + 1], seen[ROWS];
static float values[NONZEROS], x[ROWS], y[ROWS];
static gpu_buffer buffers[BUFFER_COUNT];

static void fill(void)
{
    for (uint32_t row = 0; row <= ROWS; row++)
        offsets[row] = row * OF_A_ROW;
    for (uint32_t i = 0; i < NONZEROS; i++)
        columns[i] = (i / OF_A_ROW * 3 + i % OF_A_ROW * (i % 5 + 7)) % ROWS;
    fill_floats(values, NONZEROS, 1);
    fill_floats(x, ROWS, 2);
    buffers[OFFSETS] = upload_page(offsets, sizeof offsets);
    buffers[COLUMNS] = upload_page(columns, sizeof columns);
    buffers[VALUES] = upload_page(values, sizeof values);
    buffers[X] = upload_page(x, sizeof x);
}

static void make_buffer(int which, VkDeviceSize size)
{
    CHECK(create_gpu_buffer(&page_gpu, size, GPU_DEVICE, &buffers[which]));
}

static void a_vector_is_multiplied(void)
{
    sk_spmm_plan* plan = NULL;
    sk_spmm_args args = {0};
    uint32_t wrong = 0;
    if (!CHECK_EQ(plan_vector(page_context, &plan), SK_SUCCESS))
        return;
    make_buffer(Y, sizeof y);
    make_buffer(WORKSPACE, sk_query_spmm_plan(plan).workspace_size);
    args.a.row_offsets = make_gpu_matrix(&buffers[OFFSETS], 0);
    args.a.column_indices = make_gpu_matrix(&buffers[COLUMNS], 0);
    args.a.values = make_gpu_matrix(&buffers[VALUES], 0);
    args.b = make_gpu_matrix(&buffers[X], 0);
    args.d = make_gpu_matrix(&buffers[Y], 0);
    args.workspace = make_gpu_matrix(&buffers[WORKSPACE], 0);
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    CHECK_EQ(sk_spmm(commands, plan, &args), SK_SUCCESS);
    CHECK(submit_gpu_commands(&page_gpu, commands));
    CHECK(download_gpu_buffer(&page_gpu, &buffers[Y], 0, y, sizeof y));
    for (uint32_t row = 0; row < ROWS; row++)
    {
        float sum = 0.0f;
        for (uint32_t i = offsets[row]; i < offsets[row + 1]; i++)
            sum += values[i] * x[columns[i]];
        wrong += y[row] != sum;
    }
    CHECK_EQ(wrong, 0);
    destroy_gpu_buffer(&page_gpu, &buffers[WORKSPACE]);
    sk_destroy_spmm_plan(plan);
}

/* How many different columns row `row` of the square has. */
static uint32_t count_of_row(uint32_t row)
{
    uint32_t count = 0;
    for (uint32_t i = offsets[row]; i < offsets[row + 1]; i++)
        for (uint32_t j = offsets[columns[i]]; j < offsets[columns[i] + 1]; j++)
        {
            count += seen[columns[j]] != row + 1;
            seen[columns[j]] = row + 1;
        }
    return count;
}

static void check_counts(const sk_spgemm_status* status)
{
    uint32_t wrong = c_offsets[0] != 0;
    for (uint32_t row = 0; row < ROWS; row++)
        wrong += c_offsets[row + 1] - c_offsets[row] != count_of_row(row);
    CHECK_EQ(wrong, 0);
    CHECK_EQ(status->products, (uint64_t)NONZEROS * OF_A_ROW);
    CHECK_EQ(status->nonzeros, c_offsets[ROWS]);
}

static void nonzeros_of_the_square_are_counted(void)
{
    sk_spgemm_plan* plan = NULL;
    sk_spgemm_args args = {0};
    sk_spgemm_status status = {0};
    if (!CHECK_EQ(plan_square(page_context, &plan), SK_SUCCESS))
        return;
    make_buffer(WORKSPACE, sk_query_spgemm_plan(plan).workspace_size);
    make_buffer(C_OFFSETS, sizeof c_offsets);
    make_buffer(STATUS, sizeof status);
    args.a.row_offsets = make_gpu_matrix(&buffers[OFFSETS], 0);
    args.a.column_indices = make_gpu_matrix(&buffers[COLUMNS], 0);
    args.a.values = make_gpu_matrix(&buffers[VALUES], 0);
    args.b = args.a;
    args.c.row_offsets = make_gpu_matrix(&buffers[C_OFFSETS], 0);
    args.workspace = make_gpu_matrix(&buffers[WORKSPACE], 0);
    args.status = make_gpu_matrix(&buffers[STATUS], 0);
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    CHECK_EQ(count_nonzeros(commands, plan, &args, record_compute_barrier), SK_SUCCESS);
    CHECK(submit_gpu_commands(&page_gpu, commands));
    CHECK(download_gpu_buffer(&page_gpu, &buffers[C_OFFSETS], 0, c_offsets, sizeof c_offsets));
    CHECK(download_gpu_buffer(&page_gpu, &buffers[STATUS], 0, &status, sizeof status));
    check_counts(&status);
    sk_destroy_spgemm_plan(plan);
}

int main(void)
{
    if (!open_page())
        return 1;
    fill();
    RUN(a_vector_is_multiplied);
    RUN(nonzeros_of_the_square_are_counted);
    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(&page_gpu, &buffers[i]);
    return close_page();
}
