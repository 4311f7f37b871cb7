/* slices.h - plans a product of slices: how elements are cut, and where all lies in the workspace.
 *
 * Uses decide.h, measures.h. Must not know pipelines or command buffers.
 *
 * A line of A is cut into slices A_0 ... A_(S-1), each of which weighs 256 times what the next one does; so is one of
 * B. Level l is the sum of A_i B_(l-i). The slices of a line of A lie one behind the other, and those of B in reverse:
 * so a level is one product, of k that runs over l + 1 slices. Products of levels from S on are left out.
 */

#include "decide.h"
#include "measures.h"

enum
{
    SK__MOST_PARTS_OF_K = 256,
    SK__PANEL_UNIT = 64,        /* rows, or columns, of which a panel has a multiple */
    SK__MOST_PANELS = 256,      /* side by side */
    SK__MOST_LEVEL_N = 1 << 21, /* columns of a panel of D: less than 2^31 bytes of s32 in SK__TILE_LINES rows */
    SK__MOST_CHUNKS = 64,
    SK__LEAST_CHUNK = 256 /* of k, for whose largest exponent a workgroup is worth it */
};

static bool sk__is_sliced(const sk_plan* plan)
{
    return plan->sliced.slices > 0;
}

/* Whether the numbers that are cut are those of f64: otherwise they are those of f32. */
static bool sk__has_words_of_f64(sk_type type)
{
    return type == SK_TYPE_F64 || type == SK_TYPE_CF64;
}

/* Products of s8: one a level, and that of magnitudes, which comes behind them. */
static uint32_t sk__count_sliced_products(const sk__sliced* sliced)
{
    return sliced->slices + (sliced->least > 0 ? 1u : 0u);
}

/* Those that have plans: all, or none if the device runs no kernel for them, or if there is no k. */
static uint32_t sk__count_planned_products(const sk_plan* plan)
{
    return plan->sliced.levels.products[0] ? sk__count_sliced_products(&plan->sliced) : 0;
}

/* The k of all parts, with zeros behind the last one. */
static uint32_t sk__sliced_k(const sk__sliced* sliced)
{
    return sliced->parts * sliced->k_part;
}

static uint32_t sk__round_up(uint32_t number, uint32_t unit)
{
    return sk__divide_up(number, unit) * unit;
}

/* The k that a workgroup has which finds exponents of lines, so that there are a few for each compute unit. */
static uint32_t sk__choose_chunk_of_lines(const sk_context* context, uint32_t lines, uint32_t k)
{
    uint32_t blocks = sk__divide_up(lines, SK__SLICES_LINES);
    uint32_t wanted = sk__divide_up(8u * context->device.compute_units, sk__max(blocks, 1u));
    wanted = sk__min(sk__min(wanted, sk__divide_up(k, SK__LEAST_CHUNK)), SK__MOST_CHUNKS);
    return sk__round_up(sk__divide_up(k, sk__max(wanted, 1u)), SK__SLICES_DEPTH);
}

/* Sets the lines of an operand, of so many. */
static void sk__set_lines(const sk_context* context, uint32_t k, uint32_t lines, uint32_t all,
                          sk__sliced_operand* operand)
{
    uint32_t least = sk__round_up(sk__max(SK__LEAST_CHUNK, sk__divide_up(k, SK__MOST_CHUNKS)), SK__SLICES_DEPTH);
    operand->lines = lines;
    operand->all = operand->prepacked ? all : lines;
    operand->chunk = operand->prepacked ? least : sk__choose_chunk_of_lines(context, lines, k);
    operand->chunks = sk__divide_up(k, sk__max(operand->chunk, 1u));
}

/* Takes room for the keys of an operand, and for the slices of one part of it. */
static void sk__take_operand_room(sk_plan* plan, sk__sliced_operand* operand)
{
    const sk__sliced* sliced = &plan->sliced;
    VkDeviceSize lines = operand->lines;
    operand->keys = sk__take_room(&plan->workspace_size, 4u * lines * (operand->chunks + 1u));
    operand->slices = sk__take_room(&plan->workspace_size, lines * sliced->slices * sliced->k_part);
    VkDeviceSize magnitudes = sliced->least > 0 ? lines * sk__sliced_k(sliced) : 0u;
    operand->magnitudes = sk__take_room(&plan->workspace_size, magnitudes);
}

/* The same of what is prepacked, which is alike on every device. */
static void sk__lay_out_sliced_pack(const sk_plan* plan, sk__sliced_operand* operand)
{
    const sk__sliced* sliced = &plan->sliced;
    VkDeviceSize lines = operand->all, size = sk__has_words_of_f64(plan->problem.output) ? 8u : 4u;
    operand->size = 0;
    operand->keys = sk__take_room(&operand->size, 4u * lines * (operand->chunks + 1u));
    operand->slices = sk__take_room(&operand->size, lines * sliced->slices * sk__sliced_k(sliced));
    operand->magnitudes = sk__take_room(&operand->size, lines * sk__sliced_k(sliced));
    operand->copy = sk__take_room(&operand->size, lines * size * sliced->depth);
    operand->size = sk__take_room(&operand->size, 0);
}

static void sk__lay_out_operand(sk_plan* plan, sk__sliced_operand* operand)
{
    if (operand->prepacked)
    {
        sk__lay_out_sliced_pack(plan, operand);
        return;
    }
    sk__take_operand_room(plan, operand);
}

/* What the plans of products need comes first. Without k, D is 0 and nothing else is needed; nor is it without D. */
static void sk__lay_out_slices(sk_plan* plan)
{
    sk__sliced* sliced = &plan->sliced;
    plan->workspace_size = 0;
    if (plan->problem.k == 0 || sk__is_empty(plan))
    {
        return;
    }
    plan->workspace_size = SK__WORKSPACE_HEAD;
    for (uint32_t level = 0; level < sk__count_planned_products(plan); ++level)
    {
        VkDeviceSize size = sliced->levels.products[level]->workspace_size;
        plan->workspace_size = size > plan->workspace_size ? size : plan->workspace_size;
    }
    sk__lay_out_operand(plan, &sliced->a);
    sk__lay_out_operand(plan, &sliced->b);
    sliced->level_size = (VkDeviceSize)4u * sliced->leading_dimension * sliced->a.lines;
    sliced->level_size = sk__take_room(&sliced->level_size, 0); /* a multiple of the alignment */
    sliced->levels_begin = sk__take_room(&plan->workspace_size, sliced->slices * sliced->level_size);
    VkDeviceSize sums = sliced->parts > 1 ? (VkDeviceSize)16u * sliced->a.lines * sliced->b.lines : 0u;
    sliced->sums = sk__take_room(&plan->workspace_size, sums);
    sliced->measures = sk__take_room(&plan->workspace_size, sliced->least > 0 ? sliced->level_size : 0u);
    VkDeviceSize size = sk__element_of(plan->problem.output)->size * (VkDeviceSize)sliced->rounded_dimension;
    sliced->rounded =
        sk__take_room(&plan->workspace_size, plan->problem.epilogue.linear ? size * plan->problem.m : 0u);
}

/* A kernel that products of slices may have: its modules are those of all. */
static sk_result sk__find_slicing_kernel(const sk_context* context, uint32_t* kernel)
{
    *kernel = 0;
    while (*kernel < sk__kernel_count() && !sk__kernel_at(*kernel)->modules[SK__MODULE_LEVELS])
    {
        ++*kernel;
    }
    SK__REQUIRE(&context->logger, *kernel < sk__kernel_count(), SK_ERROR_NO_KERNEL,
                "the way is slices, but this header has no kernel that multiplies s8 with s32 sums and D");
    return SK_SUCCESS;
}

/* Whether 32 bits count the workgroups of a part of k. n counts lines of B. */
static bool sk__fit_slicing_groups(uint32_t m, uint32_t n, uint32_t k)
{
    uint32_t lines = sk__divide_up(sk__max(m, n), SK__SLICES_LINES);
    uint32_t tiles = sk__max(sk__divide_up(k, SK__SLICES_DEPTH), SK__MOST_CHUNKS);
    uint64_t columns = sk__divide_up(n, 4u * SK__SLICES_INVOCATIONS);
    return (uint64_t)lines * tiles <= INT32_MAX && columns * m <= INT32_MAX;
}

static sk_result sk__choose_slices(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    sk__sliced* sliced = &plan->sliced;
    sk_type type = sk__has_words_of_f64(plan->problem.output) ? SK_TYPE_F64 : SK_TYPE_F32;
    if (desc->accuracy == SK_ACCURACY_SLICES)
    {
        sliced->slices = desc->slices ? desc->slices : type == SK_TYPE_F64 ? 7u : 4u;
        return SK_SUCCESS;
    }
    SK__REQUIRE(&context->logger, sk__can_measure(desc->k, sliced->is_complex), SK_ERROR_NO_KERNEL,
                "way is slices, but k is %u: slices keep the bound of multiply-adds from %u to %u", desc->k,
                sliced->is_complex ? 1u : 2u, (uint32_t)SK__MOST_MEASURED_K >> sliced->is_complex);
    sliced->slices = desc->slices ? desc->slices : sk__choose_measured_slices(type, sliced->depth);
    double least = sk__find_least_measure(type, sliced->slices, sliced->depth);
    SK__REQUIRE(
        &context->logger, least <= 127.0 * 127.0 * sliced->depth, SK_ERROR_INVALID_VALUE,
        "slices is %u, but way is slices, and k is %u: so few keep no bound; 0 takes as many as even numbers need",
        sliced->slices, sliced->depth);
    sliced->least = (uint32_t)least + 1u;
    return SK_SUCCESS;
}

/* Rows or columns of a panel. */
static uint32_t sk__cut_extent(uint32_t extent, uint32_t panels)
{
    uint32_t length = panels > 1 ? sk__round_up(sk__divide_up(extent, panels), SK__PANEL_UNIT) : extent;
    return sk__min(length, extent);
}

/* Sets into how many panels D is cut, and into how many parts k. A panel has a multiple of SK__PANEL_UNIT rows and
 * columns, unless it is whole. */
static void sk__set_panels(sk_plan* plan, uint32_t panels_m, uint32_t panels_n, uint32_t parts)
{
    sk__sliced* sliced = &plan->sliced;
    const sk__problem* problem = &plan->problem;
    const sk_context* context = plan->program.context;
    sliced->panel_m = sk__cut_extent(problem->m, panels_m);
    sliced->panel_n = sk__cut_extent(problem->n, panels_n);
    sliced->panels_m = sk__divide_up(problem->m, sk__max(sliced->panel_m, 1u));
    sliced->panels_n = sk__divide_up(problem->n, sk__max(sliced->panel_n, 1u));
    sliced->parts = parts;
    sliced->k_part = sk__round_up(sk__divide_up(sliced->depth, sk__max(parts, 1u)), 16u);
    uint32_t columns = sliced->panel_n << sliced->is_complex, all_columns = problem->n << sliced->is_complex;
    sk__set_lines(context, sliced->depth, sliced->panel_m, problem->m, &sliced->a);
    sk__set_lines(context, sliced->depth, columns, all_columns, &sliced->b);
    sliced->leading_dimension = sk__round_up(columns, 4u);
    sliced->rounded_dimension = sk__round_up(problem->n, 4u);
}
