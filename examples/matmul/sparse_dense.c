#include "sparse_dense.h"

#include "course/memory.h"
#include "parts/files/npy.h"
#include "sparse_arrays.h"

#include <stdio.h>

typedef struct dense_job
{
    const char *a_path, *b_path, *d_path;
    mtx_csr a;
    npy_matrix b, d;
    gpu g;
    sk_context* context;
    sk_sparse_plan* plan;
    gpu_buffer arrays[3]; /* of A: row offsets, column indices, values */
    gpu_buffer b_memory, d_memory, workspace;
} dense_job;

/* ---- input ----------------------------------------------------------------------------------- */

static bool check_b(const dense_job* j)
{
    sk_type type = j->b.type;
    if (type != SK_TYPE_F16 && type != SK_TYPE_F32 && type != SK_TYPE_F64 && type != SK_TYPE_CF32)
        fprintf(stderr, "matmul: %s is of %s, but a sparse matrix is multiplied by f2, f4, f8 or c8\n", j->b_path,
                name_npy_type(type));
    else if (j->b.dimensions == NPY_BATCH)
        fprintf(stderr,
                "matmul: %s has three dimensions, but a sparse matrix is multiplied by a matrix or a vector\n",
                j->b_path);
    else
        return true;
    return false;
}

static bool check_factors(const dense_job* j)
{
    if (j->a.field == MTX_COMPLEX && j->b.type != SK_TYPE_CF32)
        fprintf(stderr, "matmul: %s is complex, but %s is of %s, must be c8\n", j->a_path, j->b_path,
                name_npy_type(j->b.type));
    else if (j->a.columns != j->b.rows)
        fprintf(stderr, "matmul: %s has %u columns, but %s has %u rows\n", j->a_path, j->a.columns, j->b_path,
                j->b.rows);
    else
        return true;
    return false;
}

/* B first: values of A must fit its type. */
static bool read_factors(dense_job* j)
{
    char sentence[MTX_SENTENCE > NPY_SENTENCE ? MTX_SENTENCE : NPY_SENTENCE];
    if (!read_npy(j->b_path, SK_TYPE_F16, &j->b, sentence))
        fprintf(stderr, "matmul: %s\n", sentence);
    else if (!check_b(j))
        return false;
    else if (!read_mtx_csr(j->a_path, type_for_mtx(j->b.type), &j->a, sentence))
        fprintf(stderr, "matmul: %s\n", sentence);
    else if (!check_factors(j))
        return false;
    else if (!can_write_npy(j->d_path, sentence))
        fprintf(stderr, "matmul: %s\n", sentence);
    else
        return true;
    return false;
}

/* ---- device ---------------------------------------------------------------------------------- */

static status make_plan(dense_job* j, const char* device)
{
    sk_sparse_desc desc = {0};
    desc.rows = j->a.rows;
    desc.columns = j->a.columns;
    desc.nonzeros = j->a.nonzeros;
    desc.longest_row = j->a.longest_row;
    desc.n = j->b.columns;
    desc.type = j->b.type;
    desc.b.layout = j->b.column_major ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.d.layout = desc.b.layout;
    gpu_options options = {0};
    options.device = device;
    status s = open_context(&j->g, &options, &j->context);
    return s == DONE ? status_of(sk_create_sparse_plan(j->context, &desc, &j->plan)) : s;
}

static bool fits_device(const dense_job* j)
{
    VkDeviceSize columns = j->b.columns * (VkDeviceSize)element_size(j->b.type);
    VkDeviceSize needed = count_gpu_csr_bytes(j->a.rows, j->a.nonzeros, j->b.type) +
                          sk_query_sparse_plan(j->plan).workspace_size +
                          columns * ((VkDeviceSize)j->a.rows + j->b.rows);
    return has_gpu_memory(&j->g, needed, "matmul: the product");
}

static bool create_matrices(dense_job* j)
{
    j->d = j->b;
    j->d.rows = j->a.rows;
    j->d.data = take_memory(count_npy_bytes(&j->d), 1);
    VkDeviceSize b_size = count_npy_bytes(&j->b), d_size = count_npy_bytes(&j->d);
    VkDeviceSize workspace = sk_query_sparse_plan(j->plan).workspace_size;
    return j->d.data && create_gpu_buffer(&j->g, b_size, GPU_DEVICE, &j->b_memory) &&
           create_gpu_buffer(&j->g, d_size, GPU_DEVICE, &j->d_memory) &&
           create_gpu_buffer(&j->g, workspace, GPU_DEVICE, &j->workspace) &&
           (b_size == 0 || upload_gpu_buffer(&j->g, &j->b_memory, 0, j->b.data, b_size));
}

static bool multiply(dense_job* j)
{
    sk_csr a = make_gpu_csr(j->arrays);
    sk_sparse_args args = {0};
    args.row_offsets = a.row_offsets;
    args.column_indices = a.column_indices;
    args.values = a.values;
    args.b = make_gpu_matrix(&j->b_memory, 0);
    args.d = make_gpu_matrix(&j->d_memory, 0);
    args.workspace = make_gpu_matrix(&j->workspace, 0);
    VkCommandBuffer commands = begin_gpu_commands(&j->g);
    bool recorded = commands && sk_spmm(commands, j->plan, &args) == SK_SUCCESS;
    return commands && submit_gpu_commands(&j->g, commands) && recorded;
}

static bool download_product(dense_job* j)
{
    size_t size = count_npy_bytes(&j->d);
    return size == 0 || download_gpu_buffer(&j->g, &j->d_memory, 0, j->d.data, size);
}

/* ---- all ------------------------------------------------------------------------------------- */

static status run(dense_job* j, const char* device)
{
    char sentence[NPY_SENTENCE];
    if (!read_factors(j))
        return BAD_INPUT;
    status s = make_plan(j, device);
    if (s != DONE)
        return s;
    if (!fits_device(j) || !upload_mtx_csr(&j->g, &j->a, j->b.type, j->arrays) || !create_matrices(j) ||
        !multiply(j) || !download_product(j))
        return FAILED;
    if (write_npy(j->d_path, &j->d, sentence))
        return DONE;
    fprintf(stderr, "matmul: %s\n", sentence);
    return BAD_INPUT;
}

static void clean_up(dense_job* j)
{
    gpu_buffer* buffers[] = {&j->arrays[0], &j->arrays[1], &j->arrays[2], &j->b_memory, &j->d_memory, &j->workspace};
    sk_destroy_sparse_plan(j->plan);
    for (size_t i = 0; i < sizeof buffers / sizeof buffers[0] && j->g.device; i++)
        destroy_gpu_buffer(&j->g, buffers[i]);
    sk_destroy_context(j->context);
    if (j->g.instance)
        close_gpu(&j->g);
    free_mtx_csr(&j->a);
    free_npy(&j->b);
    free_npy(&j->d);
}

status multiply_sparse_by_dense(const char* a, const char* b, const char* d, const char* device)
{
    static dense_job j;
    j.a_path = a;
    j.b_path = b;
    j.d_path = d;
    status s = run(&j, device);
    clean_up(&j);
    return s;
}
