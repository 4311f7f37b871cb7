/* Dense matrices that are multiplied where a sparse one, the pattern, has nonzeros. */
#include "sparse.h"
#include "sparse_arrays.h"
#include "parts/oracle/sparse_verify.h"

#include <stdio.h>
#include <string.h>

static float alpha_of(const sparse_job* j)
{
    return (float)j->o->formula.alpha;
}

static float beta_of(const sparse_job* j)
{
    return (float)j->o->formula.beta;
}

/* ---- input ----------------------------------------------------------------------------------- */

static bool check_types(const sparse_job* j)
{
    const npy_matrix *a = &j->dense[LEFT], *b = &j->dense[RIGHT];
    if (a->type != SK_TYPE_F16 && a->type != SK_TYPE_F32 && a->type != SK_TYPE_F64 && a->type != SK_TYPE_CF32)
        fprintf(stderr, "matmul: %s is of %s, but matrices of a product at a pattern are f2, f4, f8 or c8\n",
                j->o->paths[0], name_npy_type(a->type));
    else if (a->type != b->type)
        fprintf(stderr, "matmul: %s is of %s, but %s is of %s\n", j->o->paths[0], name_npy_type(a->type),
                j->o->paths[1], name_npy_type(b->type));
    else if (beta_of(j) != 0.0f && j->sparse[LEFT].field == MTX_COMPLEX && a->type != SK_TYPE_CF32)
        fprintf(stderr, "matmul: --beta multiplies %s, which is complex, but %s is of %s, must be c8\n",
                j->o->pattern, j->o->paths[0], name_npy_type(a->type));
    else
        return true;
    return false;
}

static bool check_dimensions(const sparse_job* j)
{
    for (int i = 0; i < 2; i++)
        if (j->dense[i].dimensions != NPY_MATRIX)
        {
            fprintf(stderr, "matmul: %s has %s, but a product at a pattern is of two matrices\n", j->o->paths[i],
                    j->dense[i].dimensions == NPY_BATCH  ? "three dimensions"
                    : j->dense[i].dimensions == NPY_ROWS ? "one dimension"
                                                         : "no dimensions");
            return false;
        }
    return true;
}

static bool check_extents(const sparse_job* j)
{
    const npy_matrix *a = &j->dense[LEFT], *b = &j->dense[RIGHT];
    const mtx_csr* p = &j->sparse[LEFT];
    if (a->columns != b->rows)
        fprintf(stderr, "matmul: %s has %u columns, but %s has %u rows\n", j->o->paths[0], a->columns, j->o->paths[1],
                b->rows);
    else if (a->rows != p->rows || b->columns != p->columns)
        fprintf(stderr, "matmul: %s is %u x %u, but the product of %s and %s is %u x %u\n", j->o->pattern, p->rows,
                p->columns, j->o->paths[0], j->o->paths[1], a->rows, b->columns);
    else
        return true;
    return false;
}

/* Without beta, values of the pattern are not used. */
static mtx_type type_of_pattern(const sparse_job* j)
{
    return beta_of(j) != 0.0f ? type_for_mtx(j->dense[LEFT].type) : MTX_UNUSED;
}

static bool read_files(sparse_job* j)
{
    char sentence[MTX_SENTENCE > NPY_SENTENCE ? MTX_SENTENCE : NPY_SENTENCE];
    bool is_read = read_npy(j->o->paths[A], SK_TYPE_F16, &j->dense[LEFT], sentence) &&
                   read_npy(j->o->paths[B], SK_TYPE_F16, &j->dense[RIGHT], sentence) &&
                   read_mtx_csr(j->o->pattern, type_of_pattern(j), &j->sparse[LEFT], sentence);
    if (!is_read)
        fprintf(stderr, "matmul: %s\n", sentence);
    if (!is_read || !check_dimensions(j) || !check_extents(j) || !check_types(j))
        return false;
    mtx_csr* d = &j->sparse[RESULT];
    j->type = j->dense[LEFT].type;
    j->is_sparse = true;
    d->rows = j->sparse[LEFT].rows;
    d->columns = j->sparse[LEFT].columns;
    d->nonzeros = j->sparse[LEFT].nonzeros;
    return true;
}

/* ---- device ---------------------------------------------------------------------------------- */

static sk_dense_desc describe_factor(const npy_matrix* m)
{
    sk_dense_desc desc = {m->column_major ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR, 0};
    return desc;
}

static sk_result make_plan(sparse_job* j)
{
    sk_sddmm_desc desc = {0};
    desc.m = j->sparse[LEFT].rows;
    desc.n = j->sparse[LEFT].columns;
    desc.nonzeros = j->sparse[LEFT].nonzeros;
    desc.k = j->dense[LEFT].columns;
    desc.type = j->type;
    desc.a = describe_factor(&j->dense[LEFT]);
    desc.b = describe_factor(&j->dense[RIGHT]);
    desc.epilogue = alpha_of(j) != 1.0f || beta_of(j) != 0.0f ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
    sk_result result = sk_create_sddmm_plan(j->context, &desc, &j->sddmm);
    if (result == SK_SUCCESS)
        sk_format_sddmm_plan(j->sddmm, j->line, sizeof j->line);
    return result;
}

/* D has memory of its own: beta multiplies the pattern's values in every run. */
static bool prepare(sparse_job* j)
{
    const mtx_csr* p = &j->sparse[LEFT];
    VkDeviceSize d_size = (VkDeviceSize)p->nonzeros * element_size(j->type);
    VkDeviceSize needed = count_gpu_csr_bytes(p->rows, p->nonzeros, j->type) + d_size +
                          count_npy_bytes(&j->dense[LEFT]) + count_npy_bytes(&j->dense[RIGHT]);
    bool done = has_gpu_memory(&j->g, needed, "matmul: the product") &&
                upload_mtx_csr(&j->g, p, j->type, j->arrays[LEFT]) &&
                create_gpu_buffer(&j->g, d_size, GPU_DEVICE, &j->arrays[RESULT][2]);
    for (int i = LEFT; i <= RIGHT && done; i++)
    {
        size_t size = count_npy_bytes(&j->dense[i]);
        done = create_gpu_buffer(&j->g, size, GPU_DEVICE, &j->memory[i]) &&
               (size == 0 || upload_gpu_buffer(&j->g, &j->memory[i], 0, j->dense[i].data, size));
    }
    j->work = (is_complex(j->type) ? 8.0 : 2.0) * p->nonzeros * j->dense[LEFT].columns;
    return done;
}

static bool record(VkCommandBuffer commands, const sparse_job* j, bool whole)
{
    sk_sddmm_args args = {0};
    (void)whole;
    args.pattern = make_gpu_csr(j->arrays[LEFT]);
    args.a = make_gpu_matrix(&j->memory[LEFT], 0);
    args.b = make_gpu_matrix(&j->memory[RIGHT], 0);
    args.c = args.pattern.values;
    args.d = make_gpu_matrix(&j->arrays[RESULT][2], 0);
    args.alpha = alpha_of(j);
    args.beta = beta_of(j);
    return sk_sddmm(commands, j->sddmm, &args) == SK_SUCCESS;
}

static bool download(sparse_job* j)
{
    const mtx_csr* p = &j->sparse[LEFT];
    mtx_csr* d = &j->sparse[RESULT];
    if (!allocate_mtx_result(d, j->type))
        return false;
    memcpy(d->row_offsets, p->row_offsets, (p->rows + (size_t)1) * sizeof *p->row_offsets);
    memcpy(d->column_indices, p->column_indices, p->nonzeros * sizeof *p->column_indices);
    return download_mtx_values(&j->g, &j->arrays[RESULT][2], j->type, d);
}

static void verify(sparse_job* j)
{
    j->verdict = verify_sddmm(&j->dense[LEFT], &j->dense[RIGHT], &j->sparse[LEFT], (double)alpha_of(j),
                              (double)beta_of(j), &j->sparse[RESULT]);
}

const sparse_form SDDMM = {read_files, make_plan, prepare, record, download, verify};
