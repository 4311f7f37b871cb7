/* Matrices that lie, or reach, further than 32 bits of bytes: offsets, leading dimensions and batch strides past 4 GiB.
 *
 * Needs a device that has FAR_SIZE bytes in one buffer, or in several whose addresses adjoin, as lavapipe's do; skipped
 * elsewhere. */
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "course/vulkan.h"

static const VkDeviceSize GIB = (VkDeviceSize)1 << 30;
static const VkDeviceSize FAR_SIZE = (VkDeviceSize)10 << 30;
static const char LONG_KERNEL[] = "gemm_s8_s32_s32_1x32x2048_dot";

enum
{
    PARTS = 10,
    M = 600, /* more than the lines of a tile, which must lie within 2^31 bytes */
    N = 50,
    K = 40,
    BATCH = 2,
    LONG_STEP = 2048, /* k of a k-iteration of small dot */
    LONG_K = LONG_STEP + 8,
    LONG_N = 32,
    LONG_STRIDE = 2097168 /* from one k to the next: those of a k-iteration span 2^32 bytes and some */
};

static gpu device;
static sk_context* context;
static gpu_buffer parts[PARTS]; /* by address */
static uint32_t part_count;
static VkDeviceSize part_size;

/* ---- far memory ------------------------------------------------------------------------------ */

static void free_parts(void)
{
    for (uint32_t i = 0; i < part_count; i++)
    {
        destroy_gpu_buffer(&device, &parts[i]);
    }
    part_count = 0;
}

static bool allocate_parts(uint32_t count, VkDeviceSize size)
{
    part_size = size;
    while (part_count < count && create_gpu_buffer(&device, size, GPU_DEVICE, &parts[part_count]))
    {
        part_count++;
    }
    return part_count == count;
}

static int compare_parts(const void* x, const void* y)
{
    VkDeviceAddress a = ((const gpu_buffer*)x)->address, b = ((const gpu_buffer*)y)->address;
    return (a > b) - (a < b);
}

static bool parts_adjoin(void)
{
    qsort(parts, part_count, sizeof parts[0], compare_parts);
    for (uint32_t i = 1; i < part_count; i++)
    {
        if (parts[i].address != parts[i - 1].address + part_size)
        {
            return false;
        }
    }
    return true;
}

static bool allocate_far(void)
{
    if (allocate_parts(1, FAR_SIZE))
    {
        return true;
    }
    free_parts();
    return allocate_parts(PARTS, FAR_SIZE / PARTS) && parts_adjoin();
}

/* Copies to or from the memory, part by part. */
static bool copy_far(VkDeviceSize offset, void* data, size_t size, bool upload)
{
    for (size_t done = 0, step; done < size; done += step)
    {
        gpu_buffer* part = &parts[(offset + done) / part_size];
        VkDeviceSize at = (offset + done) % part_size;
        char* bytes = (char*)data + done;
        step = size - done < part_size - at ? size - done : (size_t)(part_size - at);
        if (!(upload ? upload_gpu_buffer(&device, part, at, bytes, step)
                     : download_gpu_buffer(&device, part, at, bytes, step)))
        {
            return false;
        }
    }
    return true;
}

/* ---- products -------------------------------------------------------------------------------- */

/* Small integers, different for each element of each matrix. */
static float value(uint32_t matrix, uint32_t row, uint32_t column)
{
    return (float)((int)((matrix * 7u + row * 5u + column * 3u) % 11u) - 5);
}

/* Puts a row-major matrix of values into the memory, its first element at `offset` bytes. */
static bool place(uint32_t matrix, uint32_t rows, uint32_t columns, uint64_t leading, VkDeviceSize offset)
{
    float line[N];
    for (uint32_t row = 0; row < rows; row++)
    {
        for (uint32_t column = 0; column < columns; column++)
        {
            line[column] = value(matrix, row, column);
        }
        if (!copy_far(offset + row * leading * sizeof *line, line, columns * sizeof *line, true))
        {
            return false;
        }
    }
    return true;
}

/* Whether D, packed at `offset`, is the product of matrices a and b. */
static bool is_product(uint32_t a, uint32_t b, VkDeviceSize offset)
{
    static float d[M * N];
    if (!copy_far(offset, d, sizeof d, false))
    {
        return false;
    }
    for (uint32_t i = 0; i < M * N; i++)
    {
        float sum = 0.0f;
        for (uint32_t k = 0; k < K; k++)
        {
            sum += value(a, i / N, k) * value(b, k, i % N);
        }
        if (d[i] != sum)
        {
            CHECK_NOTE("(%u, %u) is %g, not %g\n", i / N, i % N, (double)d[i], (double)sum);
            return false;
        }
    }
    return true;
}

static sk_buffer at(VkDeviceSize offset)
{
    sk_buffer memory = {0};
    memory.address = parts[0].address;
    memory.offset = offset;
    memory.size = FAR_SIZE - offset;
    return memory;
}

/* Multiplies as desc says; the matrices and 1 MiB of workspace begin at the offsets. */
static bool multiply(const sk_gemm_desc* desc, VkDeviceSize a, VkDeviceSize b, VkDeviceSize d, VkDeviceSize workspace)
{
    sk_plan* plan;
    if (sk_create_gemm_plan(context, desc, &plan) != SK_SUCCESS)
    {
        return false;
    }
    sk_gemm_args args = {0};
    args.a = at(a);
    args.b = at(b);
    args.d = at(d);
    args.workspace = make_gpu_matrix(&parts[workspace / part_size], workspace % part_size);
    VkCommandBuffer commands = begin_gpu_commands(&device);
    bool done = sk_clear_workspace(commands, context, args.workspace) == SK_SUCCESS &&
                sk_gemm(commands, plan, &args) == SK_SUCCESS;
    done = submit_gpu_commands(&device, commands) && done;
    sk_destroy_plan(plan);
    return done;
}

static sk_gemm_desc small_product(void)
{
    sk_gemm_desc desc = {0};
    desc.m = M;
    desc.n = N;
    desc.k = K;
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 2;
    return desc;
}

static void offsets_past_4_gib_are_right(void)
{
    sk_gemm_desc desc = small_product();
    CHECK(place(0, M, K, K, 5 * GIB + 4));
    CHECK(place(1, K, N, N, 6 * GIB + 12));
    CHECK(multiply(&desc, 5 * GIB + 4, 6 * GIB + 12, 7 * GIB + 8, 8 * GIB));
    CHECK(is_product(0, 1, 7 * GIB + 8));
}

static void lines_past_4_gib_are_right(void)
{
    sk_gemm_desc desc = small_product();
    desc.a.leading_dimension = 2000000u; /* the last row begins at 4.8e9 bytes */
    CHECK(place(2, M, K, desc.a.leading_dimension, 0));
    CHECK(place(3, K, N, N, 6 * GIB));
    CHECK(multiply(&desc, 0, 6 * GIB, 7 * GIB, 8 * GIB));
    CHECK(is_product(2, 3, 7 * GIB));
}

static void batches_past_4_gib_are_right(void)
{
    sk_gemm_desc desc = small_product();
    desc.batch_count = BATCH;
    desc.a.batch_stride = 1200000000u; /* the second matrix begins at 4.8e9 bytes */
    for (uint32_t i = 0; i < BATCH; i++)
    {
        CHECK(place(4 + i, M, K, K, i * desc.a.batch_stride * sizeof(float)));
        CHECK(place(6 + i, K, N, N, 6 * GIB + i * K * N * sizeof(float)));
    }
    CHECK(multiply(&desc, 0, 6 * GIB, 7 * GIB, 8 * GIB));
    CHECK(is_product(4, 6, 7 * GIB));
    CHECK(is_product(5, 7, 7 * GIB + M * N * sizeof(float)));
}

/* ---- small dot, whose k-iterations are the longest --------------------------------------------- */

/* Elements of s8 are zero but for the first k of the first k-iteration, and for the second. */
static bool is_filled(uint32_t k)
{
    return k == 0 || k >= LONG_STEP;
}

static int8_t byte_value(uint32_t matrix, uint32_t k, uint32_t column)
{
    return (int8_t)(is_filled(k) ? value(matrix, k, column) : 0.0f);
}

/* Puts `columns` of the values at each k into the memory, `stride` bytes apart: if that is LONG_STRIDE only those that
 * are not zero, and what is between them may be anything. */
static bool place_bytes(uint32_t matrix, uint32_t columns, uint32_t stride, VkDeviceSize offset)
{
    static int8_t line[LONG_N];
    for (uint32_t k = 0; k < LONG_K; k++)
    {
        for (uint32_t column = 0; column < columns; column++)
        {
            line[column] = byte_value(matrix, k, column);
        }
        bool is_needed = stride < LONG_STRIDE || is_filled(k);
        if (is_needed && !copy_far(offset + (VkDeviceSize)k * stride, line, columns, true))
        {
            return false;
        }
    }
    return true;
}

static bool is_long_product(uint32_t a, uint32_t b, VkDeviceSize offset)
{
    static int32_t d[LONG_N];
    if (!copy_far(offset, d, sizeof d, false))
    {
        return false;
    }
    for (uint32_t j = 0; j < LONG_N; j++)
    {
        int32_t sum = 0;
        for (uint32_t k = 0; k < LONG_K; k++)
        {
            sum += byte_value(a, k, 0) * byte_value(b, k, j);
        }
        if (d[j] != sum)
        {
            CHECK_NOTE("column %u is %d, not %d\n", j, (int)d[j], (int)sum);
            return false;
        }
    }
    return true;
}

static bool has_kernel(const char* name)
{
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        if (kernel.available && strcmp(kernel.name, name) == 0)
        {
            return true;
        }
    }
    return false;
}

/* A column or a row of bytes, and B's rows, so far apart that a k-iteration spans more than 2^32 bytes. */
static void k_iterations_past_4_gib_are_right(void)
{
    sk_gemm_desc desc = {.m = 1, .n = LONG_N, .k = LONG_K, .kernel = LONG_KERNEL};
    desc.a.type = desc.b.type = SK_TYPE_S8;
    desc.d.type = SK_TYPE_S32;
    desc.packing = SK_PACKING_NEVER;
    desc.b.leading_dimension = LONG_STRIDE;
    CHECK(place_bytes(8, 1, 1, 5 * GIB));
    CHECK(place_bytes(9, LONG_N, LONG_STRIDE, 0));
    CHECK(multiply(&desc, 5 * GIB, 0, 7 * GIB, 8 * GIB));
    CHECK(is_long_product(8, 9, 7 * GIB));
    desc.b.leading_dimension = LONG_N;
    desc.a.layout = SK_LAYOUT_COL_MAJOR;
    desc.a.leading_dimension = LONG_STRIDE;
    CHECK(place_bytes(10, 1, LONG_STRIDE, 0));
    CHECK(place_bytes(11, LONG_N, LONG_N, 5 * GIB));
    CHECK(multiply(&desc, 0, 5 * GIB, 7 * GIB, 8 * GIB));
    CHECK(is_long_product(10, 11, 7 * GIB));
}

static VkDeviceSize largest_heap(void)
{
    VkDeviceSize largest = 0;
    for (uint32_t i = 0; i < device.memory.memoryHeapCount; i++)
    {
        VkDeviceSize size = device.memory.memoryHeaps[i].size;
        largest = size > largest ? size : largest;
    }
    return largest;
}

static void matrices_past_4_gib(void)
{
    if (largest_heap() < FAR_SIZE + FAR_SIZE / 4)
    {
        SKIP("the device has less than 12.5 GiB of memory");
    }
    if (!allocate_far())
    {
        free_parts();
        SKIP("the device gives no 10 GiB of adjoining addresses");
    }
    offsets_past_4_gib_are_right();
    lines_past_4_gib_are_right();
    batches_past_4_gib_are_right();
    if (has_kernel(LONG_KERNEL))
    {
        k_iterations_past_4_gib_are_right();
    }
    free_parts();
}

int main(void)
{
    if (!open_gpu(&device, NULL) || create_gpu_context(&device, &context) != SK_SUCCESS)
    {
        return EXIT_FAILURE;
    }
    RUN(matrices_past_4_gib);
    sk_destroy_context(context);
    close_gpu(&device);
    return CHECK_DONE();
}
