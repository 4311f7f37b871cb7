/* slices.h - plans a product of slices: how elements are cut, where all lies in the workspace, and the products of
 * narrow integers, which are plans of their own.
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
    SK__MOST_LEVEL_N = 1 << 21, /* columns of D: less than 2^31 bytes of s32 in SK__TILE_LINES rows */
    SK__MOST_CHUNKS = 64,
    SK__LEAST_CHUNK = 256 /* of k, for whose largest exponent a workgroup is worth it */
};

static bool sk__is_sliced(const sk_plan* plan)
{
    return plan->sliced.slices > 0;
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

static void sk__choose_chunks(const sk_context* context, uint32_t k, sk__sliced_operand* operand)
{
    operand->chunk = sk__choose_chunk_of_lines(context, operand->lines, k);
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

/* What the plans of products need comes first. Without k, D is 0 and nothing else is needed; nor is it without D. */
static void sk__lay_out_slices(sk_plan* plan)
{
    sk__sliced* sliced = &plan->sliced;
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
    sk__take_operand_room(plan, &sliced->a);
    sk__take_operand_room(plan, &sliced->b);
    sliced->level_size = (VkDeviceSize)4u * sliced->leading_dimension * plan->problem.m;
    sliced->level_size = sk__take_room(&sliced->level_size, 0); /* a multiple of the alignment */
    sliced->levels_begin = sk__take_room(&plan->workspace_size, sliced->slices * sliced->level_size);
    VkDeviceSize sums = sliced->parts > 1 ? (VkDeviceSize)16u * plan->problem.m * plan->problem.n : 0u;
    sliced->sums = sk__take_room(&plan->workspace_size, sums);
    sliced->measures = sk__take_room(&plan->workspace_size, sliced->least > 0 ? sliced->level_size : 0u);
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

/* Whether 32 bits count the workgroups of a part of k. */
static bool sk__fit_slicing_groups(uint32_t m, uint32_t n, uint32_t k)
{
    uint32_t lines = sk__divide_up(sk__max(m, n), SK__SLICES_LINES);
    uint32_t tiles = sk__max(sk__divide_up(k, SK__SLICES_DEPTH), SK__MOST_CHUNKS);
    uint64_t columns = sk__divide_up(n, 4u * SK__SLICES_INVOCATIONS);
    return (uint64_t)lines * tiles <= INT32_MAX && columns * m <= INT32_MAX;
}

static sk_result sk__choose_slices(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    sk_type type = plan->problem.output;
    sk__sliced* sliced = &plan->sliced;
    if (desc->accuracy == SK_ACCURACY_SLICES)
    {
        sliced->slices = desc->slices ? desc->slices : type == SK_TYPE_F64 ? 7u : 4u;
        return SK_SUCCESS;
    }
    SK__REQUIRE(&context->logger, sk__can_measure(desc->k), SK_ERROR_NO_KERNEL,
                "way is slices, but k is %u: slices keep the bound of multiply-adds from 2 to %u", desc->k,
                (uint32_t)SK__MOST_MEASURED_K);
    sliced->slices = desc->slices ? desc->slices : sk__choose_measured_slices(type, desc->k);
    double least = sk__find_least_measure(type, sliced->slices, desc->k);
    SK__REQUIRE(
        &context->logger, least <= 127.0 * 127.0 * desc->k, SK_ERROR_INVALID_VALUE,
        "slices is %u, but way is slices, and k is %u: so few keep no bound; 0 takes as many as even numbers need",
        sliced->slices, desc->k);
    sliced->least = (uint32_t)least + 1u;
    return SK_SUCCESS;
}

/* Chooses parts of k that are short enough, and as long as each other. */
static sk_result sk__cut_into_slices(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    const sk__problem* problem = &plan->problem;
    sk__sliced* sliced = &plan->sliced;
    SK__TRY(sk__choose_slices(context, desc, plan));
    uint32_t most = SK__MOST_LEVEL_K / sliced->slices / 16u * 16u;
    sliced->parts = sk__divide_up(problem->k, most);
    SK__REQUIRE(&context->logger, sliced->parts <= SK__MOST_PARTS_OF_K, SK_ERROR_TOO_LARGE,
                "k is %u, at most %u are cut into %u slices", problem->k, most * (uint32_t)SK__MOST_PARTS_OF_K,
                sliced->slices);
    SK__REQUIRE(&context->logger, problem->n < SK__MOST_LEVEL_N, SK_ERROR_TOO_LARGE,
                "%s is %u, must be less than %u where the way is slices", problem->exchanged ? "m" : "n", problem->n,
                (uint32_t)SK__MOST_LEVEL_N);
    sliced->k_part = sk__round_up(sk__divide_up(problem->k, sk__max(sliced->parts, 1u)), 16u);
    sliced->leading_dimension = sk__round_up(problem->n, 4u);
    sliced->a.lines = problem->m;
    sliced->b.lines = problem->n;
    sk__choose_chunks(context, problem->k, &sliced->a);
    sk__choose_chunks(context, problem->k, &sliced->b);
    SK__REQUIRE(&context->logger, sk__fit_slicing_groups(problem->m, problem->n, sliced->k_part), SK_ERROR_TOO_LARGE,
                "the way is slices, but m, n and k, which are %u, %u and %u, take more than 2^31 workgroups",
                problem->exchanged ? problem->n : problem->m, problem->exchanged ? problem->m : problem->n,
                problem->k);
    return SK_SUCCESS;
}

/* The product of a level, or of magnitudes. */
static sk_gemm_desc sk__describe_level(const sk_plan* plan, const sk_gemm_desc* desc, sk_decomposition decomposition,
                                       uint32_t level)
{
    const sk__sliced* sliced = &plan->sliced;
    sk_gemm_desc product;
    memset(&product, 0, sizeof product);
    product.m = plan->problem.m;
    product.n = plan->problem.n;
    bool is_level = level < sliced->slices;
    product.k = is_level ? (level + 1u) * sliced->k_part : sk__sliced_k(sliced);
    product.a.type = product.b.type = SK_TYPE_S8;
    product.b.layout = SK_LAYOUT_COL_MAJOR;
    product.a.leading_dimension = product.b.leading_dimension =
        is_level ? sliced->slices * sliced->k_part : sk__sliced_k(sliced);
    product.d.type = SK_TYPE_S32;
    product.d.leading_dimension = sliced->leading_dimension;
    product.triangle = (sk_triangle)plan->problem.epilogue.triangle;
    product.aligned = true;
    product.most_time = desc->most_time;
    product.decomposition = decomposition;
    return product;
}

static void sk__forget_levels(const sk_context* context, sk__levels* levels)
{
    for (uint32_t level = 0; level <= SK__SLICES_MOST; ++level)
    {
        sk_plan* product = levels->products[level];
        if (product)
        {
            sk__let_go(&product->program);
            sk__free(context->allocator, product);
            levels->products[level] = NULL;
        }
    }
}

/* Whether the device can run a kernel for products of slices. */
static bool sk__has_narrow_kernel(const sk_context* context)
{
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        if (sk__kernel_at(i)->modules[SK__MODULE_LEVELS] && !*context->builds[i].reason)
        {
            return true;
        }
    }
    return false;
}

static sk_result sk__plan_levels(const sk_context* context, const sk_gemm_desc* desc, const sk_plan* plan,
                                 sk_decomposition decomposition, sk__levels* levels)
{
    for (uint32_t level = 0; level < sk__count_sliced_products(&plan->sliced); ++level)
    {
        sk_gemm_desc product = sk__describe_level(plan, desc, decomposition, level);
        sk_plan* made = (sk_plan*)sk__allocate(context->allocator, sizeof *made);
        SK__REQUIRE(&context->logger, made, SK_ERROR_OUT_OF_HOST_MEMORY,
                    "the %llu bytes of a product of slices could not be allocated", (unsigned long long)sizeof *made);
        levels->products[level] = made;
        made->program.context = context;
        SK__TRY(sk__decide_plan(context, &product, made));
    }
    return SK_SUCCESS;
}

/* Whether a product waits for those before it, as its workspace is theirs. */
static bool sk__is_alone(const sk_plan* product)
{
    return product->workspace_size > 0;
}

/* Microseconds that products take. Those that wait for none overlap: compute units that one leaves idle work on the
 * next. So only the idle ones of the last count, which is the shortest. */
static float sk__time_levels(const sk__levels* levels, uint32_t products)
{
    float time = 0.0f;
    for (uint32_t level = 0; level < products; ++level)
    {
        const sk_plan_info* info = &levels->products[level]->info;
        bool overlaps = level > 0 && !sk__is_alone(levels->products[level]);
        time += info->predicted_time * (overlaps ? info->utilisation : 1.0f);
    }
    return time;
}

/* Chooses between the fastest plans of each product alone, and data-parallel ones, which overlap. */
static sk_result sk__choose_levels(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    sk__levels* levels = &plan->sliced.levels;
    sk__levels others;
    uint32_t products = sk__count_sliced_products(&plan->sliced);
    memset(&others, 0, sizeof others);
    SK__TRY(sk__plan_levels(context, desc, plan, SK_DECOMPOSITION_AUTO, levels));
    sk_result result = sk__plan_levels(context, desc, plan, SK_DECOMPOSITION_DATA_PARALLEL, &others);
    if (result == SK_SUCCESS && sk__time_levels(&others, products) < sk__time_levels(levels, products))
    {
        sk__levels fastest = others;
        others = *levels;
        *levels = fastest;
    }
    sk__forget_levels(context, &others);
    return result;
}

static sk_result sk__plan_products(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    bool has_kernel = sk__has_narrow_kernel(context);
    SK__REQUIRE(
        &context->logger, has_kernel || !desc->most_time, SK_ERROR_NO_KERNEL,
        "most_time is %u, but this device runs no kernel for s8, without which products of slices are not cut",
        desc->most_time);
    return has_kernel && plan->problem.k > 0 && !sk__is_empty(plan) ? sk__choose_levels(context, desc, plan)
                                                                    : SK_SUCCESS;
}
