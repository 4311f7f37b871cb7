/* work.h - a plan with its matrices on the device, for tests that launch one often and compare bits. */
#ifndef WORK_H
#define WORK_H

#include "check.h"
#include "multiply.h"

#include <stdlib.h>
#include <string.h>

typedef struct work
{
    product p;
    placement placed;
    sk_plan* plan;
    VkDeviceSize workspace_size;
} work;

static inline bool open_work(rig* device, work* w)
{
    if (!place_product(device, &w->p, &w->placed) ||
        sk_create_gemm_plan(device->context, &w->p.desc, &w->plan) != SK_SUCCESS)
    {
        return false;
    }
    w->workspace_size = sk_query_plan(w->plan).workspace_size;
    return true;
}

static inline bool record(const rig* device, const work* w, VkCommandBuffer commands, sk_buffer workspace)
{
    sk_gemm_args args = make_args(device, &w->p, &w->placed);
    args.workspace = workspace;
    return sk_gemm(commands, w->plan, &args) == SK_SUCCESS;
}

static inline unsigned char* d_of(const rig* device, const work* w)
{
    return (unsigned char*)device->arena.mapped + w->placed.d.first;
}

static inline size_t d_size(const work* w)
{
    return (size_t)w->placed.d.extent * element_size(w->placed.d.type);
}

/* Launches once, checks D, and keeps a copy of its bytes. */
static inline unsigned char* launch_first(rig* device, const work* w)
{
    unsigned char* copy = malloc(d_size(w));
    remember_arena(device);
    VkCommandBuffer commands = begin_gpu_commands(&device->g);
    CHECK(record(device, w, commands, workspace_of(device, w->workspace_size)));
    CHECK(submit_gpu_commands(&device->g, commands));
    CHECK(check_product(device, &w->p, &w->placed, w->plan));
    memcpy(copy, d_of(device, w), d_size(w));
    return copy;
}

static inline product make_product(const sk_kernel_info* kernel, uint32_t m, uint32_t n, uint32_t k)
{
    product p = make_packed_product(kernel, m, n, k, (specialization){.a_k_contiguous = true});
    p.values = VALUES_REALS;
    return p;
}

#endif
