/* Products of sparse matrices. */
#include "parts/matrices/csr.h"
#include "session.h"

#include <stdio.h>

/* Memory for a matrix's arrays, with what they hold. */
static bool upload_csr(session* s, int first, const csr* m)
{
    matrix arrays[3] = {{m->row_offsets, ((uint64_t)m->rows + 1) * 4, {0}},
                        {m->column_indices, (uint64_t)m->nonzeros * 4, {0}},
                        {m->values, m->nonzeros * (uint64_t)element_size(m->type), {0}}};
    return upload(s, first, &arrays[0]) && upload(s, first + 1, &arrays[1]) && upload(s, first + 2, &arrays[2]);
}

/* ---- sparse times dense ---------------------------------------------------------------------- */

static sk_spmm_args make_dense_args(session* s)
{
    sk_spmm_args args = {0};
    args.a = make_gpu_csr(&s->buffers[A_CSR]);
    args.b = make_gpu_matrix(&s->buffers[B], 0);
    args.d = make_gpu_matrix(&s->buffers[D], 0);
    args.workspace = make_gpu_matrix(&s->buffers[WORKSPACE], 0);
    return args;
}

static sk_spmm_desc describe_dense(const csr* a, const matrix* b, uint32_t n, const matrix* d)
{
    sk_spmm_desc desc = {0};
    desc.m = a->rows;
    desc.k = a->columns;
    desc.nonzeros = a->nonzeros;
    desc.n = n;
    desc.type = a->type;
    desc.b.layout = b->desc.layout;
    desc.b.leading_dimension = b->desc.leading_dimension;
    desc.d.layout = d->desc.layout;
    desc.d.leading_dimension = d->desc.leading_dimension;
    return desc;
}

static sk_result run_dense(session* s, const sk_spmm_plan* plan)
{
    sk_spmm_args args = make_dense_args(s);
    VkCommandBuffer commands = begin_gpu_commands(&s->g);
    if (!commands)
        return fail(s);
    sk_result result = sk_spmm(commands, plan, &args);
    bool done = submit_gpu_commands(&s->g, commands);
    return result == SK_SUCCESS && !done ? fail(s) : result;
}

int multiply_dense(session* s, const csr* a, const matrix* b, uint32_t n, const matrix* d)
{
    sk_spmm_plan* plan = NULL;
    sk_spmm_desc desc = describe_dense(a, b, n, d);
    enter(s);
    sk_result result = sk_create_spmm_plan(s->context, &desc, &plan);
    if (result != SK_SUCCESS)
        return result;
    bool fits = upload_csr(s, A_CSR, a) && upload(s, B, b) && reserve(s, D, d->size) &&
                reserve(s, WORKSPACE, sk_query_spmm_plan(plan).workspace_size);
    result = fits ? run_dense(s, plan) : fail(s);
    sk_destroy_spmm_plan(plan);
    if (result == SK_SUCCESS && !download_gpu_buffer(&s->g, &s->buffers[D], 0, d->data, d->size))
        result = fail(s);
    return result;
}

/* ---- sparse times sparse --------------------------------------------------------------------- */

static sk_result run_steps(session* s, bool fills, uint32_t capacity)
{
    sk_spgemm_args args = {0};
    args.a = make_gpu_csr(&s->buffers[A_CSR]);
    args.b = make_gpu_csr(&s->buffers[B_CSR]);
    args.c = make_gpu_csr(&s->buffers[C_CSR]);
    args.capacity = capacity;
    args.workspace = make_gpu_matrix(&s->buffers[WORKSPACE], 0);
    args.status = make_gpu_matrix(&s->buffers[STATUS], 0);
    VkCommandBuffer commands = begin_gpu_commands(&s->g);
    if (!commands)
        return fail(s);
    sk_result result = fills ? SK_SUCCESS : sk_bound_spgemm(commands, s->spgemm, &args);
    record_compute_barrier(commands);
    if (result == SK_SUCCESS)
        result = (fills ? sk_fill_spgemm : sk_count_spgemm)(commands, s->spgemm, &args);
    bool done = submit_gpu_commands(&s->g, commands);
    return result == SK_SUCCESS && !done ? fail(s) : result;
}

static sk_result create_plan(session* s, const csr* a, const csr* b)
{
    sk_spgemm_desc desc = {0};
    desc.m = a->rows;
    desc.k = a->columns;
    desc.n = b->columns;
    desc.a_nonzeros = a->nonzeros;
    desc.b_nonzeros = b->nonzeros;
    desc.type = a->type;
    return sk_create_spgemm_plan(s->context, &desc, &s->spgemm);
}

int count_sparse(session* s, const csr* a, const csr* b, csr* c)
{
    sk_spgemm_status found;
    enter(s);
    drop_plans(s);
    sk_result result = create_plan(s, a, b);
    if (result != SK_SUCCESS)
        return result;
    VkDeviceSize offsets = ((VkDeviceSize)a->rows + 1) * 4;
    bool fits = upload_csr(s, A_CSR, a) && upload_csr(s, B_CSR, b) && reserve(s, C_CSR, offsets) &&
                reserve(s, C_CSR + 1, 0) && reserve(s, C_CSR + 2, 0) && reserve(s, STATUS, sizeof found) &&
                reserve(s, WORKSPACE, sk_query_spgemm_plan(s->spgemm).workspace_size);
    result = fits ? run_steps(s, false, 0) : fail(s);
    if (result != SK_SUCCESS)
        return result;
    if (!download_gpu_buffer(&s->g, &s->buffers[STATUS], 0, &found, sizeof found) ||
        !download_gpu_buffer(&s->g, &s->buffers[C_CSR], 0, c->row_offsets, offsets))
        return fail(s);
    c->nonzeros = (uint32_t)found.nonzeros;
    if (found.nonzeros <= UINT32_MAX)
        return SK_SUCCESS;
    snprintf(s->message, sizeof s->message, "the product has %llu nonzeros, 32 bits count them",
             (unsigned long long)found.nonzeros);
    return SK_ERROR_TOO_LARGE;
}

int fill_sparse(session* s, const csr* c)
{
    enter(s);
    uint64_t indices = (uint64_t)c->nonzeros * 4, values = c->nonzeros * (uint64_t)element_size(c->type);
    bool fits = reserve(s, C_CSR + 1, indices) && reserve(s, C_CSR + 2, values);
    sk_result result = fits ? run_steps(s, true, c->nonzeros) : fail(s);
    if (result == SK_SUCCESS && (!download_gpu_buffer(&s->g, &s->buffers[C_CSR + 1], 0, c->column_indices, indices) ||
                                 !download_gpu_buffer(&s->g, &s->buffers[C_CSR + 2], 0, c->values, values)))
        result = fail(s);
    drop_plans(s);
    return result;
}
