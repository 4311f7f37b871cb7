/* halves.h - what a product of halves dispatches, for each matrix of a batch: what finds magnitudes and writes halves,
 * the products of these, and what mends D where they do not cover A or B.
 *
 * Uses launch.h, slices.h. Must not know command buffers.
 */

#include "launch.h"
#include "slices.h"
#include "../plan/halves.h"

static void sk__add_magnitudes(const sk_plan* plan, const sk__memory* from, const sk__operands* operands, bool is_b,
                               sk__launch* launch)
{
    const sk__halved_operand* operand = is_b ? &plan->halved.b : &plan->halved.a;
    const sk__matrix* matrix = is_b ? &plan->problem.b : &plan->problem.a;
    sk__strides strides = sk__strides_of(matrix, matrix->k_contiguous);
    sk__magnitudes_arguments arguments;
    sk__put_address(arguments.from, from->address);
    sk__put_address(arguments.to, operands->workspace.address + operand->magnitudes);
    arguments.lines = operand->lines;
    arguments.depth = plan->problem.k;
    arguments.line_stride = strides.across;
    arguments.k_stride = strides.along;
    arguments.chunk = operand->chunk;
    arguments.chunks = operand->chunks;
    sk__add_plain_step(launch, plan->halved.magnitudes_pipeline, &arguments, sizeof arguments,
                       sk__divide_up(operand->lines, SK__HALVES_LINES) * operand->chunks,
                       !is_b && launch->step_count > 0);
}

/* Of what is not read, since alpha is 0, factors are written alone: 1. */
static void sk__add_halves(const sk_plan* plan, const sk__memory* from, const sk__operands* operands, bool is_b,
                           sk__launch* launch)
{
    const sk__halved_operand* operand = is_b ? &plan->halved.b : &plan->halved.a;
    const sk__matrix* matrix = is_b ? &plan->problem.b : &plan->problem.a;
    sk__strides strides = sk__strides_of(matrix, matrix->k_contiguous);
    VkDeviceAddress workspace = operands->workspace.address;
    sk__halves_arguments arguments;
    sk__put_address(arguments.from, from->address);
    sk__put_address(arguments.to, workspace + operand->halves);
    sk__put_address(arguments.magnitudes, workspace + operand->magnitudes);
    sk__put_address(arguments.factors, workspace + operand->factors);
    sk__put_address(arguments.low_factors, workspace + operand->low_factors);
    sk__put_address(arguments.flags, workspace + operand->flags);
    bool reads = from->address != 0;
    arguments.lines = operand->lines;
    arguments.depth = reads ? plan->problem.k : 0u;
    arguments.line_stride = strides.across;
    arguments.k_stride = strides.along;
    arguments.chunks = reads ? operand->chunks : 0u;
    arguments.k = plan->halved.k;
    arguments.low_first = !is_b;
    arguments.spread = plan->halved.spread;
    uint32_t tiles = reads ? plan->halved.k / SK__HALVES_DEPTH : 1u;
    sk__add_plain_step(launch, plan->halved.halves_pipeline, &arguments, sizeof arguments,
                       sk__divide_up(operand->lines, SK__HALVES_LINES) * tiles, !is_b && launch->step_count > 0);
}

/* Adds one of both products: of low and high halves, or of high ones, which is added to that. Either may be exchanged
 * by itself. */
static void sk__add_product_of_halves(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands,
                                      bool is_high, sk__launch* launch)
{
    const sk__halved* halved = &plan->halved;
    const sk_plan* product = is_high ? halved->high : halved->low;
    bool turned = product->problem.exchanged != plan->problem.exchanged;
    VkDeviceAddress workspace = operands->workspace.address;
    VkDeviceAddress a = workspace + halved->a.halves + (is_high ? 2u * halved->k : 0u);
    VkDeviceAddress b = workspace + halved->b.halves;
    VkDeviceAddress of_a = workspace + (is_high ? halved->a.factors : halved->a.low_factors);
    VkDeviceAddress of_b = workspace + halved->b.factors;
    sk__operands own;
    sk_gemm_args scalars;
    memset(&own, 0, sizeof own);
    memset(&scalars, 0, sizeof scalars);
    scalars.alpha = args->alpha;
    scalars.beta = is_high ? 0.0 : args->beta;
    own.a.address = turned ? b : a;
    own.b.address = turned ? a : b;
    own.scale_m.address = turned ? of_b : of_a;
    own.scale_n.address = turned ? of_a : of_b;
    own.d.address = operands->d.address;
    own.c.address = is_high ? 0 : operands->c.address;
    own.residual.address = is_high ? operands->d.address : 0;
    own.workspace.address = workspace;
    sk__wait(launch);
    sk__launch alone = sk__begin_launch(launch->context, launch->commands);
    sk__fill_launch(product, &scalars, &own, &alone);
    sk__count_launch(launch, &alone);
    launch->info.aligned = alone.info.aligned;
    launch->info.aligned_output = alone.info.aligned_output;
}

/* Its workgroups end at once where nothing is flagged. */
static void sk__add_mending(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands,
                            sk__launch* launch)
{
    const sk__halved* halved = &plan->halved;
    const sk__problem* problem = &plan->problem;
    VkDeviceAddress workspace = operands->workspace.address;
    sk__mend_arguments arguments;
    sk__put_address(arguments.a, operands->a.address);
    sk__put_address(arguments.b, operands->b.address);
    sk__put_address(arguments.d, operands->d.address);
    sk__put_address(arguments.flags_a, workspace + halved->a.flags);
    sk__put_address(arguments.flags_b, workspace + halved->b.flags);
    arguments.m = problem->m;
    arguments.n = problem->n;
    arguments.k = problem->k;
    arguments.strides = sk__all_strides_of(problem);
    arguments.alpha = problem->epilogue.linear ? (float)args->alpha : 1.0f;
    arguments.triangle = problem->epilogue.triangle;
    uint32_t groups = sk__divide_up(problem->m, SK__MEND_TILE) * sk__divide_up(problem->n, SK__MEND_COLUMNS);
    sk__add_plain_step(launch, halved->mend_pipeline, &arguments, sizeof arguments, groups, true);
}

/* One matrix of a batch, in the workspace of those before it. */
static void sk__add_halved_product(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands,
                                   sk__launch* launch)
{
    bool reads = operands->a.address != 0; /* alpha is not 0 */
    if (reads)
    {
        sk__add_magnitudes(plan, &operands->a, operands, false, launch);
        sk__add_magnitudes(plan, &operands->b, operands, true, launch);
    }
    sk__add_halves(plan, &operands->a, operands, false, launch);
    sk__add_halves(plan, &operands->b, operands, true, launch);
    sk__add_product_of_halves(plan, args, operands, false, launch);
    if (reads)
    {
        sk__add_product_of_halves(plan, args, operands, true, launch);
        sk__add_mending(plan, args, operands, launch);
    }
}

static void sk__fill_halved_launch(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands,
                                   sk__launch* launch)
{
    const sk__problem* problem = &plan->problem;
    sk__operands own = *operands;
    bool reads = own.a.address != 0;
    for (uint32_t i = 0; i < problem->batch_count; ++i)
    {
        sk__add_halved_product(plan, args, &own, launch);
        own.a.address += reads ? (VkDeviceSize)4u * problem->a.batch_stride : 0u;
        own.b.address += reads ? (VkDeviceSize)4u * problem->b.batch_stride : 0u;
        own.c.address += (VkDeviceSize)4u * problem->c.batch_stride;
        own.d.address += (VkDeviceSize)4u * problem->d.batch_stride;
    }
    launch->info.copy_count = (reads ? 4u : 2u) * problem->batch_count;
}
