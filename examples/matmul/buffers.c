#include "multiply.h"

#include "parts/oracle/triangle.h"

#include <stdlib.h>
#include <string.h>

enum
{
    ALIGNMENT = 256 /* bytes at whose multiples matrices of a group begin; streamk's fast path takes 16 */
};

/* Where product `index` has matrix `which` in the buffer of those. A group has no other operands than these. */
static uint64_t* find_offset(job* j, uint32_t index, int which)
{
    static uint64_t none;
    none = 0;
    if (!j->is_group)
        return &none;
    sk_problem* p = &j->problems[index];
    return which == A ? &p->a : which == B ? &p->b : which == C ? &p->c : which == D ? &p->d : &none;
}

/* The bytes of a matrix, as its file has them. */
static uint64_t count_bytes(const product* p, int which)
{
    return which <= B && p->packed[which].bytes ? p->packed[which].header.size : count_npy_bytes(&p->matrices[which]);
}

static const void* find_bytes(const product* p, int which)
{
    return which <= B && p->packed[which].bytes ? p->packed[which].bytes : p->matrices[which].data;
}

/* Sets where matrices begin, and returns the bytes of all. */
static uint64_t lay_out(job* j, int which)
{
    uint64_t end = 0;
    for (uint32_t i = 0; i < j->count; i++)
    {
        uint64_t begin = (end + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        *find_offset(j, i, which) = begin;
        end = begin + count_bytes(&j->products[i], which);
    }
    return end;
}

static bool upload(job* j, int which)
{
    for (uint32_t i = 0; i < j->count; i++)
    {
        const product* p = &j->products[i];
        if (!upload_gpu_buffer(&j->g, &j->buffers[which], *find_offset(j, i, which), find_bytes(p, which),
                               count_bytes(p, which)))
            return false;
    }
    return true;
}

/* Makes D's memory on host and device. With --check it begins as NaNs, so that a value that nobody wrote is noticed. */
static status prepare_d(job* j)
{
    for (uint32_t i = 0; i < j->count; i++)
    {
        npy_matrix* d = &j->products[i].matrices[D];
        size_t size = count_npy_bytes(d);
        d->data = malloc(size + 1);
        if (!d->data)
        {
            complain_of(&j->products[i], "D does not fit into memory");
            return BAD_INPUT;
        }
        memset(d->data, 0xff, j->o.check ? size : 0);
    }
    return !j->o.check || upload(j, D) ? DONE : FAILED;
}

static void fill_arguments(job* j)
{
    const formula* f = &j->o.formula;
    sk_gemm_args* args = &j->args;
    sk_buffer* const places[BUFFER_COUNT] = {&args->a,       &args->b,        &args->second_a, &args->second_b,
                                             &args->c,       &args->residual, &args->bias,     &args->scale_m,
                                             &args->scale_n, &args->d,        &args->workspace};
    for (int i = 0; i < BUFFER_COUNT; i++)
        *places[i] = make_gpu_matrix(&j->buffers[i], 0);
    args->alpha = f->alpha;
    args->beta = f->beta;
    args->alpha_imaginary = f->alpha_imaginary;
    args->beta_imaginary = f->beta_imaginary;
    args->clamp_min = f->clamp_min;
    args->clamp_max = f->clamp_max;
}

static void fill_grouped_arguments(job* j)
{
    sk_grouped_gemm_args* args = &j->grouped;
    args->a = j->args.a;
    args->b = j->args.b;
    args->c = j->args.c;
    args->d = j->args.d;
    args->workspace = j->args.workspace;
    args->clamp_min = j->args.clamp_min;
    args->clamp_max = j->args.clamp_max;
    args->problems = j->problems;
    args->problem_count = j->count;
}

status make_buffers(job* j)
{
    VkDeviceSize workspace = sk_query_plan(j->plan).workspace_size, needed = workspace;
    for (int i = 0; i < OPERAND_COUNT; i++)
        needed += lay_out(j, i);
    if (!has_gpu_memory(&j->g, needed, "matmul: the product"))
        return FAILED;
    for (int i = 0; i < OPERAND_COUNT; i++)
        if (!create_gpu_buffer(&j->g, lay_out(j, i), GPU_DEVICE, &j->buffers[i]))
            return FAILED;
    if (!create_gpu_buffer(&j->g, workspace, GPU_DEVICE, &j->buffers[WORKSPACE]))
        return FAILED;
    for (int i = 0; i < D; i++)
        if (!upload(j, i))
            return FAILED;
    fill_arguments(j);
    fill_grouped_arguments(j);
    return prepare_d(j);
}

status download_d(job* j)
{
    for (uint32_t i = 0; i < j->count; i++)
    {
        const npy_matrix* d = &j->products[i].matrices[D];
        if (!download_gpu_buffer(&j->g, &j->buffers[D], *find_offset(j, i, D), d->data, count_npy_bytes(d)))
            return FAILED;
        clear_beyond(&j->products[i].matrices[D], j->o.formula.triangle);
    }
    return DONE;
}

void close_job(job* j)
{
    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(&j->g, &j->buffers[i]);
    destroy_gpu_buffer(&j->g, &j->made_of);
    free_prepacked(&j->made);
    sk_destroy_plan(j->plan);
    sk_destroy_context(j->context);
    close_gpu(&j->g);
    free(j->problems);
}
