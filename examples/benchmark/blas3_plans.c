#include "blas3_plans.h"

#include "course/memory.h"
#include "parts/matrices/element.h"
#include "parts/matrices/random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const uint64_t ROTATED = (uint64_t)512 << 20; /* bytes; more than caches hold */

/* ---- numbers --------------------------------------------------------------------------------- */

int draw_blas3_integer(bool of_b, uint64_t number)
{
    return (int)(draw_bits(((uint64_t)(of_b ? 13 : 12) << 40) + number) % 5u) - 2;
}

/* Uploads A and B once, and copies them to the other sets. */
static bool fill_inputs(blas3* b, bool integers)
{
    sk_type part = component_of(b->row->type);
    uint64_t size = element_size(part), count = b->matrix / size, set = 2 * b->matrix;
    unsigned char* staging = take_memory(set, 1);
    for (uint64_t i = 0; staging && i < 2 * count; i++)
        store_element(part, staging + i * size,
                      integers ? draw_blas3_integer(i >= count, i % count) : 2.0 * draw_unit(i) - 1.0);
    bool done = staging && upload_gpu_buffer(b->g, &b->inputs, 0, staging, set);
    free(staging);
    VkCommandBuffer commands = done ? begin_gpu_commands(b->g) : VK_NULL_HANDLE;
    if (!commands)
        return false;
    for (uint64_t i = 1; i < b->sets; i++)
    {
        VkBufferCopy region = {0, i * set, set};
        vkCmdCopyBuffer(commands, b->inputs.buffer, b->inputs.buffer, 1, &region);
    }
    return submit_gpu_commands(b->g, commands);
}

bool fill_blas3_integers(blas3* b)
{
    return fill_inputs(b, true);
}

/* ---- plans ----------------------------------------------------------------------------------- */

/* The lower triangle of D, of A and its transpose: B, column-major, has the memory of an n x k matrix. */
static sk_gemm_desc describe_row(const blas3_row* r, bool is_product)
{
    sk_gemm_desc desc = {0};
    desc.m = desc.n = r->n;
    desc.k = r->k;
    desc.a.type = desc.b.type = desc.c.type = desc.d.type = r->type;
    desc.b.layout = has_triangle(r) ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.b.conjugate = is_hermitian(r);
    desc.triangle = has_triangle(r) && !is_product ? SK_TRIANGLE_LOWER : SK_TRIANGLE_NONE;
    desc.second = has_two_terms(r) && !is_product;
    desc.hermitian = is_hermitian(r) && !is_product;
    return desc;
}

static sk_buffer make_part(const gpu_buffer* buffer, uint64_t offset, uint64_t size)
{
    sk_buffer part = make_gpu_matrix(buffer, offset);
    part.size = size;
    return part;
}

bool record_blas3(VkCommandBuffer commands, const blas3_plan* p, uint64_t set)
{
    const blas3* b = p->of;
    sk_gemm_args args = {0};
    sk_buffer first = make_part(&b->inputs, set * 2 * b->matrix, b->matrix);
    sk_buffer other = make_part(&b->inputs, set * 2 * b->matrix + b->matrix, b->matrix);
    args.a = first;
    args.b = b->row->operation == BLAS3_GEMM || has_two_terms(b->row) ? other : first;
    args.second_a = other;
    args.second_b = first;
    args.d = make_part(&b->d, set * b->result, b->result);
    args.workspace = make_gpu_matrix(&b->workspace, 0);
    return sk_gemm(commands, p->plan, &args) == SK_SUCCESS;
}

static bool record_timed(VkCommandBuffer commands, uint32_t count, void* user_data)
{
    const blas3_plan* p = user_data;
    for (uint32_t i = 0; i < count; i++)
    {
        if (!record_blas3(commands, p, i % p->of->sets))
            return false;
        record_compute_barrier(commands);
    }
    return true;
}

static bool add_plan(blas3* b, const char* name, sk_decomposition decomposition, bool is_product)
{
    blas3_plan* p = &b->plans[b->count];
    sk_gemm_desc desc = describe_row(b->row, is_product);
    desc.decomposition = decomposition;
    p->name = name;
    p->is_product = is_product;
    p->of = b;
    p->timed.record = record_timed;
    p->timed.user_data = p;
    if (sk_create_gemm_plan(b->context, &desc, &p->plan) != SK_SUCCESS)
    {
        snprintf(b->why, sizeof b->why, "there is no plan");
        return false;
    }
    b->count++;
    return true;
}

static bool add_plans(blas3* b)
{
    return add_plan(b, "auto", SK_DECOMPOSITION_AUTO, false) &&
           add_plan(b, "data-parallel", SK_DECOMPOSITION_DATA_PARALLEL, false) &&
           add_plan(b, "stream-k", SK_DECOMPOSITION_STREAM_K, false) &&
           (!has_triangle(b->row) || add_plan(b, "product", SK_DECOMPOSITION_AUTO, true));
}

/* ---- memory ---------------------------------------------------------------------------------- */

static bool create_workspace(blas3* b)
{
    uint64_t size = 0;
    for (uint32_t i = 0; i < b->count; i++)
    {
        uint64_t own = sk_query_plan(b->plans[i].plan).workspace_size;
        size = own > size ? own : size;
    }
    if (size == 0)
        return true;
    if (!create_gpu_buffer(b->g, size, GPU_DEVICE, &b->workspace))
        return false;
    VkCommandBuffer commands = begin_gpu_commands(b->g);
    if (!commands)
        return false;
    bool done = sk_clear_workspace(commands, b->context, make_gpu_matrix(&b->workspace, 0)) == SK_SUCCESS;
    return submit_gpu_commands(b->g, commands) && done;
}

bool open_blas3(blas3* b)
{
    const blas3_row* r = b->row;
    uint64_t size = element_size(r->type);
    if (!add_plans(b))
        return false;
    b->matrix = size * r->n * r->k;
    b->result = size * r->n * r->n;
    uint64_t set = 2 * b->matrix + b->result;
    bool cpu = b->g->properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    b->sets = cpu || set >= ROTATED ? 1 : (ROTATED + set - 1) / set;
    bool done = create_gpu_buffer(b->g, b->sets * 2 * b->matrix, GPU_DEVICE, &b->inputs) &&
                create_gpu_buffer(b->g, b->sets * b->result, GPU_DEVICE, &b->d) && create_workspace(b) &&
                fill_inputs(b, false);
    if (!done)
        snprintf(b->why, sizeof b->why, "memory is short");
    return done;
}

void close_blas3(blas3* b)
{
    for (uint32_t i = 0; i < BLAS3_PLANS; i++)
        sk_destroy_plan(b->plans[i].plan);
    destroy_gpu_buffer(b->g, &b->inputs);
    destroy_gpu_buffer(b->g, &b->d);
    destroy_gpu_buffer(b->g, &b->workspace);
}
