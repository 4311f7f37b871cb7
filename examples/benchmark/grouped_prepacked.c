#include "grouped_prepacked.h"

#include "parts/matrices/element.h"

#include <stdlib.h>

static const sk_pack_header any;

static sk_grouped_gemm_desc describe_prepacked(const group* g, const product_types* types)
{
    sk_grouped_gemm_desc desc = describe_group(g, types);
    desc.gemm.n = g->problems[0].n;
    desc.gemm.k = g->problems[0].k;
    desc.gemm.b.prepacked = &any;
    return desc;
}

/* Experts without tokens have no B. */
static group keep_used(const group* g)
{
    group used = *g;
    used.count = 0;
    for (uint32_t i = 0; i < g->count; i++)
        if (g->problems[i].m > 0)
            used.problems[used.count++] = g->problems[i];
    return used;
}

bool make_prepacked_plans(sk_context* context, const group* g, const product_types* types, packed_experts* packed,
                          sk_plan** plan)
{
    group used = keep_used(g);
    sk_grouped_gemm_desc desc = describe_prepacked(&used, types);
    if (sk_create_grouped_gemm_plan(context, &desc, &packed->packer) != SK_SUCCESS ||
        sk_query_pack(packed->packer, SK_OPERAND_B, &packed->header) != SK_SUCCESS)
        return false;
    desc = describe_prepacked(g, types);
    desc.gemm.b.prepacked = &packed->header;
    return sk_create_grouped_gemm_plan(context, &desc, plan) == SK_SUCCESS;
}

/* The rows of the group's table. Offsets of B count from the set's first one that is prepacked. */
static bool place_table(grouped_operands* o)
{
    uint64_t count = (uint64_t)o->sets * o->group->count, size = count * sizeof(sk_problem), matrix = 0;
    const sk_pack_header* header = &o->packed->header;
    sk_problem* rows = malloc((size_t)size);
    for (uint64_t i = 0; rows && i < count; i++)
    {
        matrix = i % o->group->count ? matrix : 0;
        rows[i] = o->rows[0][i];
        rows[i].leading_dimension_b = (uint32_t)header->leading_dimension;
        rows[i].b = 0;
        if (rows[i].m > 0)
            rows[i].b = matrix++ * header->batch_stride * element_size((sk_type)header->type);
    }
    bool done = rows && create_gpu_buffer(o->g, size, GPU_DEVICE, &o->packed_table) &&
                upload_gpu_buffer(o->g, &o->packed_table, 0, rows, size);
    free(rows);
    return done;
}

static uint64_t find_stride(const grouped_operands* o)
{
    uint64_t size = o->packed->header.size;
    return (size + SK_PACK_ALIGNMENT - 1) / SK_PACK_ALIGNMENT * SK_PACK_ALIGNMENT;
}

bool place_prepacked(grouped_operands* o, const packed_experts* packed)
{
    o->packed = packed->packer ? packed : NULL;
    return !o->packed ||
           (place_table(o) && create_gpu_buffer(o->g, o->sets * find_stride(o), GPU_DEVICE, &o->packed_b));
}

bool pack_experts(const grouped_operands* o)
{
    if (!o->packed)
        return true;
    VkCommandBuffer commands = begin_gpu_commands(o->g);
    bool done = commands != VK_NULL_HANDLE;
    for (uint64_t set = 0; set < o->sets && done; set++)
        done = sk_pack(commands, o->packed->packer, SK_OPERAND_B, make_gpu_matrix(&o->b, set * o->b_size),
                       make_gpu_matrix(&o->packed_b, set * find_stride(o))) == SK_SUCCESS;
    return commands && submit_gpu_commands(o->g, commands) && done;
}

sk_grouped_gemm_args make_prepacked_args(const grouped_operands* o, uint64_t repetition)
{
    uint64_t set = repetition % o->sets;
    sk_grouped_gemm_args args = make_grouped_args(o, false, false, repetition);
    args.b = make_gpu_matrix(&o->packed_b, set * find_stride(o));
    args.table = make_gpu_matrix(&o->packed_table, set * o->group->count * sizeof(sk_problem));
    return args;
}
