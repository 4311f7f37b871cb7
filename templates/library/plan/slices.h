/* slices.h - plans a product of slices: how elements are cut, and where all lies in the workspace.
 *
 * Uses measures.h, parts.h. Must not know pipelines or command buffers.
 *
 * A line of A is cut into slices A_0 ... A_(S-1), each of which weighs 256 times what the next one does; so is one of
 * B. Level l is the sum of A_i B_(l-i). The slices of a line of A lie one behind the other, and those of B in reverse:
 * so a level is one product, of k that runs over l + 1 slices. Products of levels from S on are left out.
 */

#include "measures.h"
#include "parts.h"

enum
{
    SK__MOST_PARTS_OF_K = 256,
    SK__MOST_LEVEL_N = 1 << 21 /* columns of a panel of D: less than 2^31 bytes of s32 in SK__TILE_LINES rows */
};

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

/* Lines of a level, or of what it is made of, for which there is room: tables of several problems promise that lines of
 * D are whole vectors, and that D has a triangle only if it is square. */
static uint32_t sk__room_of_lines(const sk_plan* plan, uint32_t lines)
{
    return plan->grouped.most_problems > 0 ? sk__round_up(lines, 4u) : lines;
}

/* Takes room for the keys of an operand, and for the slices of one part of it. */
static void sk__take_operand_room(sk_plan* plan, sk__narrow_operand* operand)
{
    const sk__sliced* sliced = &plan->sliced;
    VkDeviceSize lines = sk__room_of_lines(plan, operand->lines);
    operand->keys = sk__take_room(&plan->workspace_size, 4u * lines * (operand->chunks + 1u));
    operand->slices = sk__take_room(&plan->workspace_size, lines * sliced->slices * sliced->k_part);
    VkDeviceSize magnitudes = sliced->least > 0 ? lines * sk__sliced_k(sliced) : 0u;
    operand->magnitudes = sk__take_room(&plan->workspace_size, magnitudes);
}

/* The same of what is prepacked, which is alike on every device. */
static void sk__lay_out_sliced_pack(const sk_plan* plan, sk__narrow_operand* operand)
{
    const sk__sliced* sliced = &plan->sliced;
    VkDeviceSize lines = operand->all, size = sk__has_words_of_f64(plan->problem.output) ? 8u : 4u;
    operand->size = 0;
    operand->keys = sk__take_room(&operand->size, 4u * lines * (operand->chunks + 1u));
    operand->slices = sk__take_room(&operand->size, lines * sliced->slices * sk__sliced_k(sliced));
    operand->magnitudes = sk__take_room(&operand->size, lines * sk__sliced_k(sliced));
    operand->copy = sk__take_room(&operand->size, lines * size * plan->narrow.depth);
    operand->size = sk__take_room(&operand->size, 0);
}

static void sk__lay_out_operand(sk_plan* plan, sk__narrow_operand* operand)
{
    if (operand->prepacked)
    {
        sk__lay_out_sliced_pack(plan, operand);
        return;
    }
    sk__take_operand_room(plan, operand);
}

/* Takes room for both operands, their levels and measures, and A B. */
static void sk__take_slices_room(sk_plan* plan)
{
    sk__sliced* sliced = &plan->sliced;
    sk__lay_out_operand(plan, &plan->narrow.a);
    sk__lay_out_operand(plan, &plan->narrow.b);
    sliced->level_size = (VkDeviceSize)4u * sliced->leading_dimension * sk__room_of_lines(plan, plan->narrow.a.lines);
    sliced->level_size = sk__take_room(&sliced->level_size, 0); /* a multiple of the alignment */
    sliced->levels_begin = sk__take_room(&plan->workspace_size, sliced->slices * sliced->level_size);
    VkDeviceSize sums = sliced->parts > 1 ? (VkDeviceSize)16u * plan->narrow.a.lines * plan->narrow.b.lines : 0u;
    sliced->sums = sk__take_room(&plan->workspace_size, sums);
    sliced->measures = sk__take_room(&plan->workspace_size, sliced->least > 0 ? sliced->level_size : 0u);
    sk__take_rounded_room(plan);
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
    sk__take_slices_room(plan);
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
    SK__REQUIRE(&context->logger, sk__can_measure(desc->k, plan->narrow.is_complex), SK_ERROR_NO_KERNEL,
                "way is slices, but k is %u: slices keep the bound of multiply-adds from %u to %u", desc->k,
                plan->narrow.is_complex ? 1u : 2u, (uint32_t)SK__MOST_MEASURED_K >> plan->narrow.is_complex);
    sliced->slices = desc->slices ? desc->slices : sk__choose_measured_slices(type, plan->narrow.depth);
    double least = sk__find_least_measure(type, sliced->slices, plan->narrow.depth);
    SK__REQUIRE(
        &context->logger, least <= 127.0 * 127.0 * plan->narrow.depth, SK_ERROR_INVALID_VALUE,
        "slices is %u, but way is slices, and k is %u: so few keep no bound; 0 takes as many as even numbers need",
        sliced->slices, desc->k);
    sliced->least = (uint32_t)least + 1u;
    return SK_SUCCESS;
}

/* Sets into how many panels D is cut, and into how many parts k. */
static void sk__set_sliced_panels(sk_plan* plan, uint32_t panels_m, uint32_t panels_n, uint32_t parts)
{
    sk__sliced* sliced = &plan->sliced;
    sk__set_panels(plan, panels_m, panels_n);
    sliced->parts = parts;
    sliced->k_part = sk__round_up(sk__divide_up(plan->narrow.depth, sk__max(parts, 1u)), 16u);
    sliced->leading_dimension = sk__round_up(plan->narrow.panel_n << plan->narrow.is_complex, 4u);
}
