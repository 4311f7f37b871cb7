#include "multiply.h"

#include "parts/matrices/element.h"
#include "course/memory.h"
#include "parts/words/progress.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- plan ------------------------------------------------------------------------------------ */

status open_device(job* j)
{
    gpu_options device = {0};
    device.device = j->o.device;
    device.on_wait = show_wait;
    return open_context(&j->g, &device, &j->context);
}

static sk_matrix_desc describe(const product* p, operand which)
{
    const npy_matrix* matrix = &p->matrices[which];
    sk_matrix_desc desc = {0};
    desc.type = matrix->type;
    desc.layout = matrix->column_major ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.shared = matrix->count == 1 && p->matrices[D].count > 1;
    if (which <= B && p->packed[which].bytes)
        desc.prepacked = &p->packed[which].header;
    return desc;
}

static void describe_epilogue(const product* p, const formula* f, sk_gemm_desc* desc)
{
    bool is_plain = f->alpha == 1.0 && f->alpha_imaginary == 0.0 && !p->paths[C];
    desc->epilogue = is_plain ? SK_EPILOGUE_NONE : SK_EPILOGUE_LINEAR;
    desc->scale_m = p->paths[SCALE_M] != NULL;
    desc->scale_n = p->paths[SCALE_N] != NULL;
    if (p->paths[BIAS])
        desc->bias = p->bias_by_rows ? SK_BIAS_ALONG_M : SK_BIAS_ALONG_N;
    desc->activation = f->activation;
    desc->gate = f->gate ? SK_GATE_INTERLEAVED : SK_GATE_NONE;
    desc->clamp = f->clamps;
    desc->add_residual = p->paths[RESIDUAL] != NULL;
    if (desc->add_residual)
        desc->residual = describe(p, RESIDUAL);
}

/* Types, layouts, epilogue and decisions, which all products share. */
static sk_gemm_desc describe_products(const job* j)
{
    const product* p = &j->products[0];
    const formula* f = &j->o.formula;
    sk_gemm_desc desc = j->o.decisions;
    desc.a = describe(p, A);
    desc.b = describe(p, B);
    desc.d = describe(p, D);
    desc.c = p->paths[C] ? describe(p, C) : desc.d;
    desc.second = p->paths[SECOND_A] != NULL;
    if (desc.second)
    {
        desc.second_a = describe(p, SECOND_A);
        desc.second_b = describe(p, SECOND_B);
    }
    desc.triangle = f->triangle;
    desc.accumulator = f->accumulator;
    desc.a.conjugate = f->conjugates_a;
    desc.b.conjugate = f->conjugates_b;
    describe_epilogue(p, f, &desc);
    return desc;
}

/* A batch without matrices is as empty as a matrix without rows. */
static sk_result make_single_plan(job* j)
{
    const npy_matrix* m = j->products[0].matrices;
    static const sk_pack_header any;
    sk_gemm_desc desc = describe_products(j);
    if (j->o.pack)
        (j->o.pack == 1 ? &desc.a : &desc.b)->prepacked = &any;
    desc.m = m[D].count > 0 ? m[D].rows : 0;
    desc.n = m[D].columns;
    desc.k = m[A].columns;
    desc.batch_count = m[D].count;
    desc.aligned = true; /* each matrix begins a buffer */
    return sk_create_gemm_plan(j->context, &desc, &j->plan);
}

/* Whether all lines of a matrix begin at multiples of 16 bytes if its first does. */
static bool is_aligned(const npy_matrix* matrix)
{
    size_t line = matrix->column_major ? matrix->rows : matrix->columns;
    return line / block_elements(matrix->type) * element_size(matrix->type) % 16 == 0;
}

static uint32_t larger(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

/* The rows of the table, and bounds of their sizes. Offsets are set by lay_out(). */
static void fill_problems(job* j, sk_gemm_desc* bounds)
{
    for (uint32_t i = 0; i < j->count; i++)
    {
        const npy_matrix* m = j->products[i].matrices;
        sk_problem* problem = &j->problems[i];
        problem->m = m[D].rows;
        problem->n = m[D].columns;
        problem->k = m[A].columns;
        bounds->m = larger(bounds->m, problem->m);
        bounds->n = larger(bounds->n, problem->n);
        bounds->k = larger(bounds->k, problem->k);
        problem->alpha = j->o.formula.alpha;
        problem->beta = j->o.formula.beta;
        problem->alpha_imaginary = j->o.formula.alpha_imaginary;
        problem->beta_imaginary = j->o.formula.beta_imaginary;
    }
}

static sk_result make_grouped_plan(job* j)
{
    sk_grouped_gemm_desc desc = {0};
    j->problems = take_memory(j->count, sizeof *j->problems);
    if (!j->problems)
        return SK_ERROR_OUT_OF_HOST_MEMORY;
    desc.gemm = describe_products(j);
    fill_problems(j, &desc.gemm);
    desc.most_problems = desc.problem_count = j->count;
    desc.problems = j->problems;
    desc.aligned = true;
    for (uint32_t i = 0; i < j->count; i++)
    {
        const npy_matrix* m = j->products[i].matrices;
        desc.aligned = desc.aligned && is_aligned(&m[A]) && is_aligned(&m[B]) && is_aligned(&m[D]);
    }
    return sk_create_grouped_gemm_plan(j->context, &desc, &j->plan);
}

/* Alpha and beta as streamk computes with them, so that the check does, too. */
static void round_factors(formula* f, sk_type d)
{
    double* const factors[] = {&f->alpha, &f->beta, &f->alpha_imaginary, &f->beta_imaginary};
    for (int i = 0; i < 4 && d != SK_TYPE_F64 && d != SK_TYPE_CF64; i++)
        *factors[i] = (double)(float)*factors[i];
}

static void record_fill_barrier(VkCommandBuffer commands)
{
    VkMemoryBarrier barrier = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, VK_ACCESS_TRANSFER_WRITE_BIT,
                               VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT};
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1,
                         &barrier, 0, NULL, 0, NULL);
}

status make_plan(job* j)
{
    round_factors(&j->o.formula, j->products[0].matrices[D].type);
    return status_of(j->is_group ? make_grouped_plan(j) : make_single_plan(j));
}

/* ---- run ------------------------------------------------------------------------------------- */

/* Tells whether a worker of a turnstile gave up: then D is wrong. */
static status check_workers(const job* j)
{
    char sentence[256];
    sk_workspace_status record = {0};
    sk_fixup fixup = sk_query_plan(j->plan).fixup;
    if (fixup != SK_FIXUP_TURNSTILE && fixup != SK_FIXUP_TURNSTILE_UNORDERED)
        return DONE;
    if (!download_gpu_buffer(&j->g, &j->buffers[WORKSPACE], SK_STATUS_OFFSET, &record, sizeof record))
        return FAILED;
    if (sk_read_workspace_status(&record, sentence, sizeof sentence) == SK_SUCCESS)
        return DONE;
    fprintf(stderr, "matmul: %s\n", sentence);
    return FAILED;
}

static sk_result record(const job* j, VkCommandBuffer commands)
{
    return j->is_group ? sk_grouped_gemm(commands, j->plan, &j->grouped) : sk_gemm(commands, j->plan, &j->args);
}

status multiply(job* j)
{
    VkCommandBuffer commands = begin_gpu_commands(&j->g);
    if (!commands)
        return FAILED;
    sk_result result = SK_SUCCESS;
    if (j->args.workspace.size > 0)
        result = sk_clear_workspace(commands, j->context, j->args.workspace);
    if (result == SK_SUCCESS)
        result = record(j, commands);

    begin_progress("multiplying", NULL);
    bool done = submit_gpu_commands(&j->g, commands);
    end_progress();
    return result == SK_SUCCESS && done ? check_workers(j) : FAILED;
}

static status download_packed(job* j)
{
    j->made.bytes = malloc((size_t)j->made.header.size + 1);
    if (!j->made.bytes)
    {
        fprintf(stderr, "matmul: the prepacked operand does not fit into memory\n");
        return BAD_INPUT;
    }
    return download_gpu_buffer(&j->g, &j->made_of, 0, j->made.bytes, j->made.header.size) ? DONE : FAILED;
}

/* Bytes that no kernel uses are zero in the file. */
status pack_operand(job* j)
{
    sk_operand which = j->o.pack == 1 ? SK_OPERAND_A : SK_OPERAND_B;
    sk_buffer* place = j->o.pack == 1 ? &j->args.a : &j->args.b;
    if (!j->o.pack)
        return DONE;
    if (sk_query_pack(j->plan, which, &j->made.header) != SK_SUCCESS)
        return BAD_INPUT; /* nothing is multiplied, as the library has said */
    if (!has_gpu_memory(&j->g, j->made.header.size, "matmul: the prepacked operand") ||
        !create_gpu_buffer(&j->g, j->made.header.size, GPU_DEVICE, &j->made_of))
        return FAILED;
    sk_buffer to = make_gpu_matrix(&j->made_of, 0);
    VkCommandBuffer commands = begin_gpu_commands(&j->g);
    if (!commands)
        return FAILED;
    vkCmdFillBuffer(commands, j->made_of.buffer, 0, VK_WHOLE_SIZE, 0);
    record_fill_barrier(commands);
    sk_result result = sk_pack(commands, j->plan, which, *place, to);
    *place = to;
    return submit_gpu_commands(&j->g, commands) && result == SK_SUCCESS ? download_packed(j) : FAILED;
}

/* Operations of all products. */
static double count_work(const job* j)
{
    double work = 0.0;
    for (uint32_t i = 0; i < j->count; i++)
    {
        const npy_matrix* m = j->products[i].matrices;
        double half = j->o.formula.triangle ? 0.5 + 0.5 / m[D].rows : 1.0;
        double flops = is_complex(m[A].type) ? 8.0 : 2.0; /* of an element and k */
        double k = (double)m[A].columns + (double)m[SECOND_A].columns;
        work += half * flops * m[D].count * m[D].rows * m[B].columns * k;
    }
    return work;
}

static bool record_run(VkCommandBuffer commands, const void* user_data)
{
    return record(user_data, commands) == SK_SUCCESS;
}

status time_products(job* j)
{
    return time_work(&j->g, record_run, j, count_work(j), &j->times) ? check_workers(j) : FAILED;
}
