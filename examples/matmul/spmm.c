/* A sparse matrix times a dense matrix or a vector. */
#include "course/memory.h"
#include "sparse.h"
#include "sparse_arrays.h"
#include "parts/oracle/sparse_verify.h"

#include <stdio.h>
#include <string.h>

static bool check_b(const sparse_job* j)
{
    const npy_matrix* b = &j->dense[RIGHT];
    if (b->type != SK_TYPE_F16 && b->type != SK_TYPE_F32 && b->type != SK_TYPE_F64 && b->type != SK_TYPE_CF32)
        fprintf(stderr, "matmul: %s is of %s, but a sparse matrix is multiplied by f2, f4, f8 or c8\n",
                j->o->paths[B], name_npy_type(b->type));
    else if (b->dimensions == NPY_BATCH)
        fprintf(stderr,
                "matmul: %s has three dimensions, but a sparse matrix is multiplied by a matrix or a vector\n",
                j->o->paths[B]);
    else
        return true;
    return false;
}

static bool check_factors(const sparse_job* j)
{
    const mtx_csr* a = &j->sparse[LEFT];
    const npy_matrix* b = &j->dense[RIGHT];
    if (a->field == MTX_COMPLEX && b->type != SK_TYPE_CF32)
        fprintf(stderr, "matmul: %s is complex, but %s is of %s, must be c8\n", j->o->paths[A], j->o->paths[B],
                name_npy_type(b->type));
    else if (a->columns != b->rows)
        fprintf(stderr, "matmul: %s has %u columns, but %s has %u rows\n", j->o->paths[A], a->columns, j->o->paths[B],
                b->rows);
    else
        return true;
    return false;
}

/* B first: values of A must fit its type. */
static bool read_files(sparse_job* j)
{
    char sentence[MTX_SENTENCE > NPY_SENTENCE ? MTX_SENTENCE : NPY_SENTENCE];
    npy_matrix *b = &j->dense[RIGHT], *d = &j->dense[RESULT];
    bool is_read = read_npy(j->o->paths[B], SK_TYPE_F16, b, sentence);
    if (is_read && !check_b(j))
        return false;
    is_read = is_read && read_mtx_csr(j->o->paths[A], type_for_mtx(b->type), &j->sparse[LEFT], sentence);
    if (!is_read)
        fprintf(stderr, "matmul: %s\n", sentence);
    if (!is_read || !check_factors(j))
        return false;
    j->type = b->type;
    *d = *b;
    d->rows = j->sparse[LEFT].rows;
    d->data = NULL;
    return true;
}

static sk_result make_plan(sparse_job* j)
{
    const mtx_csr* a = &j->sparse[LEFT];
    const npy_matrix* b = &j->dense[RIGHT];
    sk_spmm_desc desc = {0};
    desc.m = a->rows;
    desc.k = a->columns;
    desc.nonzeros = a->nonzeros;
    desc.longest_row = a->longest_row;
    desc.n = b->columns;
    desc.type = j->type;
    desc.b.layout = b->column_major ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.d.layout = desc.b.layout;
    sk_result result = sk_create_spmm_plan(j->context, &desc, &j->spmm);
    if (result == SK_SUCCESS)
        sk_format_spmm_plan(j->spmm, j->line, sizeof j->line);
    return result;
}

/* With --check, D begins as NaNs, so that a value that nobody wrote is noticed. */
static bool fill_d(const sparse_job* j, size_t size)
{
    memset(j->dense[RESULT].data, 0xff, j->o->check ? size : 0);
    return !j->o->check || size == 0 || upload_gpu_buffer(&j->g, &j->memory[RESULT], 0, j->dense[RESULT].data, size);
}

static bool prepare(sparse_job* j)
{
    const mtx_csr* a = &j->sparse[LEFT];
    VkDeviceSize b_size = count_npy_bytes(&j->dense[RIGHT]), workspace = sk_query_spmm_plan(j->spmm).workspace_size;
    VkDeviceSize d_size = (VkDeviceSize)a->rows * j->dense[RIGHT].columns * element_size(j->type);
    VkDeviceSize needed = count_gpu_csr_bytes(a->rows, a->nonzeros, j->type) + workspace + b_size + d_size;
    if (!has_gpu_memory(&j->g, needed, "matmul: the product") || !upload_mtx_csr(&j->g, a, j->type, j->arrays[LEFT]))
        return false;
    j->work = (is_complex(j->type) ? 8.0 : 2.0) * a->nonzeros * j->dense[RIGHT].columns;
    j->dense[RESULT].data = take_memory(count_npy_bytes(&j->dense[RESULT]), 1);
    return j->dense[RESULT].data && create_gpu_buffer(&j->g, b_size, GPU_DEVICE, &j->memory[RIGHT]) &&
           create_gpu_buffer(&j->g, d_size, GPU_DEVICE, &j->memory[RESULT]) &&
           create_gpu_buffer(&j->g, workspace, GPU_DEVICE, &j->workspace) &&
           (b_size == 0 || upload_gpu_buffer(&j->g, &j->memory[RIGHT], 0, j->dense[RIGHT].data, b_size)) &&
           fill_d(j, (size_t)d_size);
}

static bool record(VkCommandBuffer commands, const sparse_job* j, bool whole)
{
    sk_spmm_args args = {0};
    (void)whole;
    args.a = make_gpu_csr(j->arrays[LEFT]);
    args.b = make_gpu_matrix(&j->memory[RIGHT], 0);
    args.d = make_gpu_matrix(&j->memory[RESULT], 0);
    args.workspace = make_gpu_matrix(&j->workspace, 0);
    return sk_spmm(commands, j->spmm, &args) == SK_SUCCESS;
}

static bool download(sparse_job* j)
{
    size_t size = count_npy_bytes(&j->dense[RESULT]);
    return size == 0 || download_gpu_buffer(&j->g, &j->memory[RESULT], 0, j->dense[RESULT].data, size);
}

static void verify(sparse_job* j)
{
    j->verdict = verify_spmm(&j->sparse[LEFT], &j->dense[RIGHT], &j->dense[RESULT]);
}

const sparse_form SPMM = {read_files, make_plan, prepare, record, download, verify};
