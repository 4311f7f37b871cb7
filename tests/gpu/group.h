/* group.h - a group of problems on the device, and its launch: told by the host or by a table, written into the command
 * buffer or an upload buffer. */
#ifndef GROUP_H
#define GROUP_H

#include "check.h"
#include "multiply.h"

#include <string.h>

enum
{
    MOST_PROBLEMS = 40,
    UPLOAD = 8192, /* bytes from the table to where the host's problems are written */
    TABLE_BYTES = UPLOAD + 16 + (16 + (int)sizeof(sk_problem)) * MOST_PROBLEMS + 1,
    B_BEGINS = 512, /* bytes from the arena's start */
    GUARD = 0x77    /* the byte behind them */
};

static rig device;
static sk_kernel_info kernels[MOST_KERNELS];

/* Problems that one launch computes. */
typedef struct group
{
    sk_grouped_gemm_desc desc;
    uint32_t count;
    bool on_device; /* only the device knows the sizes */
    bool counted;   /* and how many there are */
    bool uploads;   /* the host writes them into an upload buffer, otherwise into the command buffer */
    product products[MOST_PROBLEMS];
    placement placed[MOST_PROBLEMS];
    sk_problem problems[MOST_PROBLEMS];
    float clamp_min, clamp_max;
    VkDeviceSize end_a, end_b; /* bytes of the arena where the memory of A ends, and of B; 0: all of it */
} group;

static inline uint64_t offset_of(const group* g, const matrix* x)
{
    return x->first + (g->desc.addresses ? device.arena.address : 0);
}

/* A factor as tables have it. Of D that is not f64, one that only rounds to what the product has. */
static inline double widen_factor(const product* p, double factor)
{
    bool is_wide = component_of(p->desc.d.type) == SK_TYPE_F64 || is_integer(p->desc.d.type);
    return is_wide ? factor : factor * (1.0 - 1.0 / 1073741824.0);
}

static inline sk_problem make_problem(const group* g, uint32_t index)
{
    const product* p = &g->products[index];
    const placement* placed = &g->placed[index];
    sk_problem problem = {.m = p->desc.m, .n = p->desc.n, .k = p->desc.k};
    problem.alpha = widen_factor(p, p->alpha);
    problem.beta = widen_factor(p, p->beta);
    problem.alpha_imaginary = widen_factor(p, p->alpha_imaginary);
    problem.beta_imaginary = widen_factor(p, p->beta_imaginary);
    problem.leading_dimension_a = p->desc.a.leading_dimension;
    problem.leading_dimension_b = p->desc.b.leading_dimension;
    problem.leading_dimension_c = p->desc.c.leading_dimension;
    problem.leading_dimension_d = p->desc.d.leading_dimension;
    problem.leading_dimension_residual = p->desc.residual.leading_dimension;
    problem.a = offset_of(g, &placed->a);
    problem.b = offset_of(g, &placed->b) - (g->desc.addresses ? 0 : B_BEGINS);
    problem.second_a = offset_of(g, &placed->second_a) - (g->desc.addresses ? 0 : B_BEGINS);
    problem.second_b = offset_of(g, &placed->second_b);
    problem.leading_dimension_second_a = p->desc.second_a.leading_dimension;
    problem.leading_dimension_second_b = p->desc.second_b.leading_dimension;
    problem.c = offset_of(g, &placed->c);
    problem.d = offset_of(g, &placed->d);
    problem.bias = offset_of(g, &placed->bias);
    problem.scale_m = offset_of(g, &placed->scale_m);
    problem.scale_n = offset_of(g, &placed->scale_n);
    problem.residual = offset_of(g, &placed->residual);
    return problem;
}

static inline bool place_group(group* g)
{
    placement nowhere;
    product one = make_packed_product(&kernels[0], 1, 1, 1, (specialization){.a_k_contiguous = true});
    clear_arena(&device);
    if (!place_product(&device, &one, &nowhere)) /* so that there is an arena, whatever the group */
    {
        return false;
    }
    for (uint32_t i = 0; i < g->count; i++)
    {
        if (!place_product(&device, &g->products[i], &g->placed[i]))
        {
            return false;
        }
    }
    for (uint32_t i = 0; i < g->count; i++)
    {
        g->problems[i] = make_problem(g, i);
    }
    return true;
}

static inline sk_grouped_gemm_args make_grouped_args(const group* g, const gpu_buffer* table)
{
    sk_buffer arena = {.buffer = device.arena.buffer, .size = device.used};
    sk_grouped_gemm_args args = {.clamp_min = g->clamp_min, .clamp_max = g->clamp_max};
    args.a = args.b = args.c = args.d = args.bias = args.scale_m = args.scale_n = args.residual = arena;
    args.a.size = g->end_a ? g->end_a : args.a.size;
    args.b.offset = B_BEGINS;
    args.b.size = (g->end_b ? g->end_b : args.b.size) - B_BEGINS;
    if (g->on_device)
    {
        args.table = make_gpu_matrix(table, 8);
        args.count = g->counted ? make_gpu_matrix(table, 0) : args.count;
    }
    else
    {
        args.problems = g->problems;
        args.problem_count = g->count;
    }
    if (g->uploads)
    {
        args.upload = make_gpu_matrix(table, UPLOAD);
        args.upload_mapped = (unsigned char*)table->mapped + UPLOAD;
    }
    return args;
}

static inline bool launch_group(const group* g, const sk_plan* plan, const gpu_buffer* table)
{
    VkDeviceSize size = sk_query_plan(plan).workspace_size;
    if (!prepare_workspace(&device, size))
    {
        return false;
    }
    remember_arena(&device);
    memcpy(table->mapped, &g->count, sizeof g->count);
    memcpy((unsigned char*)table->mapped + 8, g->problems, g->count * sizeof g->problems[0]);
    sk_grouped_gemm_args args = make_grouped_args(g, table);
    args.workspace = workspace_of(&device, size);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    VkDeviceSize uploaded = sk_query_upload_size(plan, g->count);
    args.upload.size = uploaded;
    memset((unsigned char*)table->mapped + UPLOAD, GUARD, (size_t)uploaded + 1);
    bool recorded = sk_grouped_gemm(commands, plan, &args) == SK_SUCCESS &&
                    CHECK_EQ(((unsigned char*)table->mapped)[UPLOAD + uploaded], GUARD);
    return submit_gpu_commands(&device.g, commands) && recorded;
}

/* Whether every D is right, and nothing else in memory was touched. */
static inline bool check_group(const group* g, const sk_plan* plan)
{
    bool right = true;
    for (uint32_t i = 0; i < g->count && right; i++)
    {
        right = CHECK(check_product(&device, &g->products[i], &g->placed[i], plan));
        if (!right)
        {
            CHECK_NOTE("problem %u of %u\n", i, g->count);
        }
    }
    bool rest = CHECK(check_rest_of_arena(&device, g->placed, g->count));
    return CHECK(check_workspace(&device, sk_query_plan(plan).workspace_size)) && rest && right;
}

/* Places, plans, launches and checks a group alone. */
static inline bool run_group(group* g)
{
    gpu_buffer table;
    sk_plan* plan = NULL;
    if (!CHECK(place_group(g)) || !CHECK(create_gpu_buffer(&device.g, TABLE_BYTES, GPU_HOST, &table)))
    {
        return false;
    }
    g->desc.problems = g->problems;
    g->desc.problem_count = g->count;
    bool right = CHECK(sk_create_grouped_gemm_plan(device.context, &g->desc, &plan) == SK_SUCCESS) &&
                 CHECK(launch_group(g, plan, &table)) && check_group(g, plan);
    char line[SK_LINE_SIZE];
    if (!right && plan)
    {
        sk_format_plan(plan, line, sizeof line);
        CHECK_NOTE("%s\n", line);
    }
    sk_destroy_plan(plan);
    destroy_gpu_buffer(&device.g, &table);
    return right;
}

/* Plans and launches a group that is placed, of which the first `kept` are computed. */
static inline void launch_first(group* g, uint32_t kept, const gpu_buffer* table)
{
    sk_plan* plan = NULL;
    CHECK_EQ(sk_create_grouped_gemm_plan(device.context, &g->desc, &plan), SK_SUCCESS);
    device.is_workspace_clear = false;
    if (CHECK(plan && launch_group(g, plan, table)))
    {
        for (uint32_t i = 0; i < kept; i++)
        {
            CHECK(check_product(&device, &g->products[i], &g->placed[i], plan));
        }
        CHECK(check_rest_of_arena(&device, g->placed, kept));
    }
    sk_destroy_plan(plan);
}

#endif
