/* levels.h - plans the products of narrow integers that a product of slices is made of: one a level, and that of
 * magnitudes.
 *
 * Uses slices.h. Must not know pipelines or command buffers.
 */

#include "slices.h"

/* Whether levels are triangles as D is: panels have diagonals elsewhere, and complex numbers two columns for each. */
static bool sk__has_triangular_levels(const sk_plan* plan)
{
    return plan->problem.epilogue.triangle && !plan->narrow.is_complex &&
           plan->narrow.panels_m * plan->narrow.panels_n == 1u;
}

/* The product of a level, or of magnitudes. */
static sk_gemm_desc sk__describe_level(const sk_plan* plan, const sk_gemm_desc* desc, sk_decomposition decomposition,
                                       uint32_t level)
{
    const sk__sliced* sliced = &plan->sliced;
    sk_gemm_desc product;
    memset(&product, 0, sizeof product);
    product.m = plan->narrow.a.lines;
    product.n = plan->narrow.b.lines;
    bool is_level = level < sliced->slices;
    product.k = is_level ? (level + 1u) * sliced->k_part : sk__sliced_k(sliced);
    product.a.type = product.b.type = SK_TYPE_S8;
    product.b.layout = SK_LAYOUT_COL_MAJOR;
    product.a.leading_dimension = product.b.leading_dimension =
        is_level ? sliced->slices * sliced->k_part : sk__sliced_k(sliced);
    product.d.type = SK_TYPE_S32;
    product.d.leading_dimension = sliced->leading_dimension;
    product.triangle =
        sk__has_triangular_levels(plan) ? (sk_triangle)plan->problem.epilogue.triangle : SK_TRIANGLE_NONE;
    product.aligned = true;
    product.most_time = desc->most_time;
    product.most_workspace = sk__spare_room(plan, desc->most_workspace);
    product.decomposition = decomposition;
    return product;
}

static void sk__forget_levels(const sk_context* context, sk__levels* levels)
{
    for (uint32_t level = 0; level <= SK__SLICES_MOST; ++level)
    {
        sk__forget_product(context, &levels->products[level]);
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
        SK__TRY(sk__plan_part(context, &product, &levels->products[level]));
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
