/* grouped_work.h - a plan of several problems with their matrices and their table on the device, for tests that launch
 * one often. */
#ifndef GROUPED_WORK_H
#define GROUPED_WORK_H

#include "check.h"
#include "multiply.h"

#include <stdlib.h>
#include <string.h>

enum
{
    MOST_WORK = 72 /* problems */
};

/* A product as a row of a table: offsets count from `begin`, bytes of the arena or an address. */
static inline sk_problem describe_problem(const product* p, const placement* placed, uint64_t begin)
{
    sk_problem problem = {.m = p->desc.m, .n = p->desc.n, .k = p->desc.k, .alpha = p->alpha, .beta = p->beta};
    problem.leading_dimension_a = p->desc.a.leading_dimension;
    problem.leading_dimension_b = p->desc.b.leading_dimension;
    problem.leading_dimension_c = p->desc.c.leading_dimension;
    problem.leading_dimension_d = p->desc.d.leading_dimension;
    problem.leading_dimension_residual = p->desc.residual.leading_dimension;
    problem.a = begin + placed->a.first;
    problem.b = begin + placed->b.first;
    problem.c = begin + placed->c.first;
    problem.d = begin + placed->d.first;
    problem.bias = begin + placed->bias.first;
    problem.scale_m = begin + placed->scale_m.first;
    problem.scale_n = begin + placed->scale_n.first;
    problem.residual = begin + placed->residual.first;
    return problem;
}

/* Say desc, on_device, the products and their count; the rest is open_group()'s. */
typedef struct grouped_work
{
    sk_grouped_gemm_desc desc;
    uint32_t count;
    bool on_device; /* only the device knows the sizes, and how many there are */
    product products[MOST_WORK];
    placement placed[MOST_WORK];
    sk_problem problems[MOST_WORK];
    gpu_buffer table; /* the number of problems, and from byte 8 on the problems */
    sk_plan* plan;
    VkDeviceSize workspace_size;
} grouped_work;

/* Appends a product of f32, row-major, packed, with C. */
static inline product* add_to_group(grouped_work* g, const sk_kernel_info* kernel, uint32_t m, uint32_t n, uint32_t k)
{
    product* p = &g->products[g->count++];
    *p = make_packed_product(kernel, m, n, k, (specialization){.a_k_contiguous = true, .linear = true});
    p->seed = g->count;
    p->alpha = 2.0f;
    p->beta = -1.0f;
    return p;
}

/* What its problems have in common, as a desc without bounds. */
static inline void describe_group(grouped_work* g, const sk_kernel_info* kernel, sk_decomposition decomposition,
                                  sk_fixup fixup, uint32_t workers)
{
    product common = {.seed = 0};
    specialize(&common, kernel, (specialization){.a_k_contiguous = true, .linear = true}, false);
    memset(g, 0, sizeof *g);
    g->desc.gemm = common.desc;
    g->desc.gemm.decomposition = decomposition;
    g->desc.gemm.fixup = fixup;
    g->desc.gemm.workers = workers;
    g->desc.most_problems = MOST_WORK;
}

static inline product make_product_of_one(const grouped_work* g)
{
    product one = {.desc = g->desc.gemm, .in_place = false};
    one.desc.m = one.desc.n = one.desc.k = 1;
    return one;
}

static inline void write_table(const grouped_work* g)
{
    memcpy(g->table.mapped, &g->count, sizeof g->count);
    memcpy((unsigned char*)g->table.mapped + 8, g->problems, g->count * sizeof g->problems[0]);
}

/* Places the products behind those that are in the arena, and makes the plan for them. */
static inline bool open_group(rig* device, grouped_work* g)
{
    placement nowhere;
    product one = make_product_of_one(g);
    if (device->used == 0 &&
        !place_product(device, &one, &nowhere)) /* so that there is an arena, whatever the group */
    {
        return false;
    }
    for (uint32_t i = 0; i < g->count; i++)
    {
        if (!place_product(device, &g->products[i], &g->placed[i]))
        {
            return false;
        }
        g->problems[i] = describe_problem(&g->products[i], &g->placed[i], 0);
    }
    g->desc.problems = g->problems;
    g->desc.problem_count = g->count;
    if (!create_gpu_buffer(&device->g, 8 + MOST_WORK * sizeof g->problems[0], GPU_HOST, &g->table) ||
        sk_create_grouped_gemm_plan(device->context, &g->desc, &g->plan) != SK_SUCCESS)
    {
        return false;
    }
    write_table(g);
    g->workspace_size = sk_query_plan(g->plan).workspace_size;
    return true;
}

static inline void close_group(rig* device, grouped_work* g)
{
    sk_destroy_plan(g->plan);
    destroy_gpu_buffer(&device->g, &g->table);
}

static inline sk_grouped_gemm_args make_group_args(const rig* device, const grouped_work* g, sk_buffer workspace)
{
    sk_buffer arena = {.buffer = device->arena.buffer, .size = device->used};
    sk_grouped_gemm_args args = {.workspace = workspace};
    args.a = args.b = args.c = args.d = args.bias = args.scale_m = args.scale_n = args.residual = arena;
    if (g->on_device)
    {
        args.table = make_gpu_matrix(&g->table, 8);
        args.count = make_gpu_matrix(&g->table, 0);
        return args;
    }
    args.problems = g->problems;
    args.problem_count = g->count;
    return args;
}

static inline bool record_group(const rig* device, const grouped_work* g, VkCommandBuffer commands,
                                sk_buffer workspace)
{
    sk_grouped_gemm_args args = make_group_args(device, g, workspace);
    return sk_grouped_gemm(commands, g->plan, &args) == SK_SUCCESS;
}

static inline bool launch_group(rig* device, const grouped_work* g)
{
    VkCommandBuffer commands = begin_gpu_commands(&device->g);
    bool recorded = record_group(device, g, commands, workspace_of(device, g->workspace_size));
    return submit_gpu_commands(&device->g, commands) && recorded;
}

/* Whether every problem's D is right. */
static inline bool check_group(rig* device, const grouped_work* g)
{
    bool right = true;
    for (uint32_t i = 0; i < g->count && right; i++)
    {
        right = CHECK(check_product(device, &g->products[i], &g->placed[i], g->plan));
        if (!right)
        {
            CHECK_NOTE("problem %u of %u\n", i, g->count);
        }
    }
    return right;
}

/* Places, launches and checks a group alone: each D, the rest of the arena, the workspace. */
static inline bool run_group(rig* device, grouped_work* g)
{
    clear_arena(device);
    bool right = CHECK(open_group(device, g)) && CHECK(prepare_workspace(device, g->workspace_size));
    if (right)
    {
        remember_arena(device);
        right = CHECK(launch_group(device, g)) && check_group(device, g);
        right = CHECK(check_rest_of_arena(device, g->placed, g->count)) && right;
        right = CHECK(check_workspace(device, g->workspace_size)) && right;
    }
    close_group(device, g);
    return right;
}

#endif
