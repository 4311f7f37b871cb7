/* A sparse matrix times a sparse matrix. */
#include "parts/words/progress.h"
#include "sparse.h"
#include "sparse_arrays.h"
#include "parts/oracle/sparse_verify.h"

#include <stdio.h>

/* Without a type, that of the files. */
static sk_type type_of(const sparse_job* j)
{
    bool is_complex = j->sparse[LEFT].field == MTX_COMPLEX || j->sparse[RIGHT].field == MTX_COMPLEX;
    return j->o->is_typed ? j->o->type : is_complex ? SK_TYPE_CF32 : SK_TYPE_F32;
}

static bool read_file(sparse_job* j, int which)
{
    char sentence[MTX_SENTENCE];
    const char* path = j->o->paths[which];
    bool is_read = read_mtx_csr(path, type_for_mtx(type_of(j)), &j->sparse[which], sentence);
    bool is_cut = is_read && j->sparse[which].field == MTX_COMPLEX && type_of(j) != SK_TYPE_CF32;
    if (!is_read)
        fprintf(stderr, "matmul: %s\n", sentence);
    if (is_cut)
        fprintf(stderr, "matmul: %s is complex, but --type is %s\n", path, sk_word(SK_WORDS_TYPE, j->o->type));
    return is_read && !is_cut;
}

static bool read_files(sparse_job* j)
{
    mtx_csr *a = &j->sparse[LEFT], *b = &j->sparse[RIGHT], *c = &j->sparse[RESULT];
    if (!read_file(j, LEFT) || !read_file(j, RIGHT))
        return false;
    if (a->columns != b->rows)
        fprintf(stderr, "matmul: %s has %u columns, but %s has %u rows\n", j->o->paths[A], a->columns, j->o->paths[B],
                b->rows);
    j->type = type_of(j);
    j->is_sparse = true;
    c->rows = a->rows;
    c->columns = b->columns;
    return a->columns == b->rows;
}

static sk_result make_plan(sparse_job* j)
{
    sk_spgemm_desc desc = {0};
    desc.m = j->sparse[LEFT].rows;
    desc.k = j->sparse[LEFT].columns;
    desc.n = j->sparse[RIGHT].columns;
    desc.a_nonzeros = j->sparse[LEFT].nonzeros;
    desc.b_nonzeros = j->sparse[RIGHT].nonzeros;
    desc.type = j->type;
    sk_result result = sk_create_spgemm_plan(j->context, &desc, &j->spgemm);
    if (result == SK_SUCCESS)
        sk_format_spgemm_plan(j->spgemm, j->line, sizeof j->line);
    return result;
}

/* ---- device ---------------------------------------------------------------------------------- */

/* What a step records, with a barrier behind it. */
static bool record_step(VkCommandBuffer commands, const sparse_job* j, int step)
{
    static sk_result (*const STEPS[])(VkCommandBuffer, const sk_spgemm_plan*,
                                      const sk_spgemm_args*) = {sk_bound_spgemm, sk_count_spgemm, sk_fill_spgemm};
    sk_spgemm_args args = {0};
    args.a = make_gpu_csr(j->arrays[LEFT]);
    args.b = make_gpu_csr(j->arrays[RIGHT]);
    args.c = make_gpu_csr(j->arrays[RESULT]);
    args.capacity = j->sparse[RESULT].nonzeros;
    args.workspace = make_gpu_matrix(&j->workspace, 0);
    args.status = make_gpu_matrix(&j->status, 0);
    bool recorded = STEPS[step](commands, j->spgemm, &args) == SK_SUCCESS;
    record_compute_barrier(commands);
    return recorded;
}

static bool record(VkCommandBuffer commands, const sparse_job* j, bool whole)
{
    bool recorded = true;
    for (int step = whole ? 0 : 2; step < 3 && recorded; step++)
        recorded = record_step(commands, j, step);
    return recorded;
}

static bool count_nonzeros(sparse_job* j, sk_spgemm_status* found)
{
    VkCommandBuffer commands = begin_gpu_commands(&j->g);
    bool recorded = commands && record_step(commands, j, 0) && record_step(commands, j, 1);
    begin_progress("counting nonzeros", NULL);
    bool done = commands && submit_gpu_commands(&j->g, commands);
    end_progress();
    return done && recorded && download_gpu_buffer(&j->g, &j->status, 0, found, sizeof *found);
}

/* Counts the nonzeros of C, and makes memory for them. */
static bool prepare(sparse_job* j)
{
    const mtx_csr *a = &j->sparse[LEFT], *b = &j->sparse[RIGHT];
    sk_spgemm_status found;
    VkDeviceSize workspace = sk_query_spgemm_plan(j->spgemm).workspace_size;
    VkDeviceSize needed = count_gpu_csr_bytes(a->rows, a->nonzeros, j->type) +
                          count_gpu_csr_bytes(b->rows, b->nonzeros, j->type) +
                          count_gpu_csr_bytes(a->rows, 0, j->type) + workspace;
    bool done = has_gpu_memory(&j->g, needed, "matmul: the product") &&
                upload_mtx_csr(&j->g, a, j->type, j->arrays[LEFT]) &&
                upload_mtx_csr(&j->g, b, j->type, j->arrays[RIGHT]) &&
                create_gpu_buffer(&j->g, (a->rows + (VkDeviceSize)1) * 4, GPU_DEVICE, &j->arrays[RESULT][0]) &&
                create_gpu_buffer(&j->g, workspace, GPU_DEVICE, &j->workspace) &&
                create_gpu_buffer(&j->g, sizeof found, GPU_DEVICE, &j->status) && count_nonzeros(j, &found);
    if (done && found.nonzeros > UINT32_MAX - a->rows)
    {
        fprintf(stderr, "matmul: the product has %llu nonzeros, too many\n", (unsigned long long)found.nonzeros);
        return false;
    }
    j->sparse[RESULT].nonzeros = done ? (uint32_t)found.nonzeros : 0;
    j->work = done ? (is_complex(j->type) ? 8.0 : 2.0) * (double)found.products : 0.0;
    return done && create_gpu_nonzeros(&j->g, j->arrays[RESULT], j->sparse[RESULT].nonzeros, j->type);
}

static bool download(sparse_job* j)
{
    mtx_csr* c = &j->sparse[RESULT];
    return allocate_mtx_result(c, j->type) && download_mtx_array(&j->g, &j->arrays[RESULT][0], c->row_offsets) &&
           download_mtx_array(&j->g, &j->arrays[RESULT][1], c->column_indices) &&
           download_mtx_values(&j->g, &j->arrays[RESULT][2], j->type, c);
}

static void verify(sparse_job* j)
{
    j->verdict = verify_spgemm(&j->sparse[LEFT], &j->sparse[RIGHT], &j->sparse[RESULT], j->type);
}

const sparse_form SPGEMM = {read_files, make_plan, prepare, record, download, verify};
