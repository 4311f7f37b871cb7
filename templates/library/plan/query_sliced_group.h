/* query_sliced_group.h - all of a plan of several problems by slices but its pipelines: the plans of several problems
 * that it holds, the workspace, and what it says of itself.
 *
 * Uses query_slices.h, sliced_group.h. Must not know pipelines or command buffers.
 */

#include "query_slices.h"
#include "sliced_group.h"

/* The product of a level of a problem, or of magnitudes, which come first: the longest level follows, and the shortest
 * is the last. The row is the kernel's. It has no addresses. Where A B is not computed, it is empty. What n is rounded
 * up by, of a triangle what both are, no one reads. */
static sk_problem sk__product_of_row(const sk_plan* plan, sk__problem_row row, uint32_t place)
{
    const sk__sliced* sliced = &plan->sliced;
    uint32_t level = sk__count_sliced_products(sliced) - 1u - place, depth = sk__depth_of_row(plan, row);
    bool is_level = level < sliced->slices;
    uint32_t k_part = sk__round_up(depth, 16u), n = row.n << plan->narrow.is_complex;
    sk_problem product;
    memset(&product, 0, sizeof product);
    if (depth > 0)
    {
        product.m = plan->problem.epilogue.triangle ? sk__round_up(row.m, 4u) : row.m;
        product.n = sk__round_up(n, 4u);
        product.k = is_level ? (level + 1u) * k_part : k_part;
        product.leading_dimension_a = product.leading_dimension_b = is_level ? sliced->slices * k_part : k_part;
        product.leading_dimension_d = product.n;
    }
    return product;
}

/* D = beta C of a problem, or D = alpha A B + D. It has no addresses. */
static sk_problem sk__finish_of_row(const sk_plan* plan, sk__problem_row row, bool is_product)
{
    sk_problem finish;
    memset(&finish, 0, sizeof finish);
    if (!is_product || sk__depth_of_row(plan, row) > 0)
    {
        finish.m = plan->problem.exchanged ? row.n : row.m;
        finish.n = plan->problem.exchanged ? row.m : row.n;
        finish.beta = 1.0;
    }
    return finish;
}

/* Which plan of several problems that a plan holds. */
typedef enum sk__group_part
{
    SK__PART_PRODUCTS,
    SK__PART_OF_C,
    SK__PART_OF_PRODUCT,
    SK__GROUP_PARTS
} sk__group_part;

static uint32_t sk__rows_of_part(const sk_plan* plan, sk__group_part part)
{
    return part == SK__PART_PRODUCTS ? sk__count_sliced_products(&plan->sliced) : 1u;
}

/* Of a problem's rows that a part has, one, without addresses. */
static sk_problem sk__extents_of_part(const sk_plan* plan, sk__group_part part, sk__problem_row row, uint32_t place)
{
    return part == SK__PART_PRODUCTS ? sk__product_of_row(plan, row, place)
                                     : sk__finish_of_row(plan, row, part == SK__PART_OF_PRODUCT);
}

static const sk_plan* sk__part_of_group(const sk_plan* plan, sk__group_part part)
{
    return part == SK__PART_PRODUCTS ? plan->sliced.of_group
           : part == SK__PART_OF_C   ? plan->narrow.of_c
                                     : plan->narrow.of_product;
}

static sk_gemm_desc sk__describe_held(const sk_plan* plan, const sk_gemm_desc* desc, sk__group_part part)
{
    sk_gemm_desc gemm = sk__describe_finish(desc);
    if (part == SK__PART_PRODUCTS)
    {
        memset(&gemm, 0, sizeof gemm);
        gemm.a.type = gemm.b.type = SK_TYPE_S8;
        gemm.b.layout = SK_LAYOUT_COL_MAJOR;
        gemm.d.type = SK_TYPE_S32;
        gemm.triangle = plan->narrow.is_complex ? SK_TRIANGLE_NONE : (sk_triangle)plan->problem.epilogue.triangle;
        gemm.packing = SK_PACKING_NEVER;
        return gemm;
    }
    gemm.m = gemm.n = 0;
    gemm.decomposition = SK_DECOMPOSITION_DATA_PARALLEL; /* without slots */
    gemm.packing = SK_PACKING_NEVER;
    if (part == SK__PART_OF_PRODUCT)
    {
        gemm.c = gemm.residual = gemm.d;
        gemm.add_residual = true;
    }
    return gemm;
}

/* Plans a part for the rows of the expected problems. */
static sk_result sk__plan_part_of_group(const sk_context* context, const sk_grouped_gemm_desc* desc, sk_plan* plan,
                                        sk__group_part part, sk_plan** made)
{
    const sk__grouped* grouped = &plan->grouped;
    uint32_t own = sk__rows_of_part(plan, part), count = grouped->row_count * own;
    size_t size = sizeof(sk_problem) * sk__max(count, 1u);
    sk_problem* rows = (sk_problem*)sk__allocate(context->allocator, size);
    SK__REQUIRE(&context->logger, rows, SK_ERROR_OUT_OF_HOST_MEMORY,
                "the %llu bytes of the expected problems' products could not be allocated", (unsigned long long)size);
    for (uint32_t i = 0; i < count; ++i)
    {
        rows[i] = sk__extents_of_part(plan, part, grouped->rows[i / own], i % own);
    }
    sk_grouped_gemm_desc listed;
    memset(&listed, 0, sizeof listed);
    listed.gemm = sk__describe_held(plan, &desc->gemm, part);
    listed.most_problems = desc->most_problems * own;
    listed.addresses = true;
    listed.aligned = part == SK__PART_PRODUCTS || desc->aligned;
    listed.problems = rows;
    listed.problem_count = count;
    sk_result result = sk__allocate_part(context, made);
    result = result == SK_SUCCESS ? sk__plan_repeated(context, &listed, grouped->repeats, NULL, NULL, *made) : result;
    sk__free(context->allocator, rows);
    return result;
}

static sk_result sk__plan_parts_of_group(const sk_context* context, const sk_grouped_gemm_desc* desc, sk_plan* plan)
{
    if (sk__has_narrow_kernel(context))
    {
        SK__TRY(sk__plan_part_of_group(context, desc, plan, SK__PART_PRODUCTS, &plan->sliced.of_group));
    }
    if (!plan->narrow.is_rounded)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__plan_part_of_group(context, desc, plan, SK__PART_OF_C, &plan->narrow.of_c));
    return sk__plan_part_of_group(context, desc, plan, SK__PART_OF_PRODUCT, &plan->narrow.of_product);
}

/* Moves the tables of a plan without slots behind what the workspace has. Its status is that of the other plans. */
static void sk__move_tables(sk_plan* part, VkDeviceSize* workspace_size)
{
    VkDeviceSize by = *workspace_size - SK__WORKSPACE_HEAD;
    part->grouped.space += by;
    part->grouped.rows_begin += by;
    part->workspace_size += by;
    *workspace_size = part->workspace_size;
    *workspace_size = sk__take_room(workspace_size, 0);
}

/* Microseconds of a problem's own dispatches. */
static float sk__time_of_problem(const sk_plan* one)
{
    const sk__sliced* sliced = &one->sliced;
    uint32_t dispatches = sliced->least > 0 ? 6u : 5u;
    float products = 0.0f;
    if (!sliced->of_group)
    {
        dispatches += sk__count_sliced_products(sliced);
        products = sk__describe_unplanned(one).predicted_time;
    }
    return sk__slicing_bytes(one) / sk__slicing_rate(one) + products +
           (float)dispatches * one->program.context->costs->second_dispatch_time;
}

/* The room of the problems that are listed, and the time of their own dispatches. */
static VkDeviceSize sk__survey_group(const sk_plan* plan, float* time)
{
    sk_plan one = *plan;
    sk__grouped_arguments nowhere;
    memset(&nowhere, 0, sizeof nowhere);
    one.workspace_size = plan->sliced.group_begin;
    for (uint32_t i = 0; i < plan->grouped.row_count; ++i)
    {
        sk__problem_arguments problem =
            sk__problem_of_row(nowhere, plan->grouped.rows[i], plan->grouped.limits.layouts);
        sk__become_problem(&problem, &one);
        *time += one.narrow.depth > 0 ? sk__time_of_problem(&one) : 0.0f;
    }
    return one.workspace_size - plan->sliced.group_begin;
}

/* Lays out the parts' tables, and then room for the expected problems. Adds up the time of their own dispatches. */
static sk_result sk__lay_out_sliced_group(sk_plan* plan, float* time)
{
    sk__sliced* sliced = &plan->sliced;
    uint32_t repeats = plan->grouped.repeats;
    plan->workspace_size = sliced->of_group ? sliced->of_group->workspace_size : (VkDeviceSize)SK__WORKSPACE_HEAD;
    plan->workspace_size = sk__take_room(&plan->workspace_size, 0);
    if (plan->narrow.is_rounded)
    {
        sk__move_tables(plan->narrow.of_c, &plan->workspace_size);
        sk__move_tables(plan->narrow.of_product, &plan->workspace_size);
    }
    sliced->group_begin = plan->workspace_size;
    VkDeviceSize room = sk__survey_group(plan, time), most = UINT64_MAX / 4u;
    *time *= (float)repeats;
    SK__REQUIRE(&plan->program.context->logger, room <= most / repeats, SK_ERROR_TOO_LARGE,
                "the slices of %u problems of %llu bytes each take more than 2^62 bytes", repeats,
                (unsigned long long)room);
    plan->workspace_size += room * repeats;
    return SK_SUCCESS;
}

static sk_plan_info sk__describe_sliced_group(const sk_plan* plan, float time)
{
    const sk_plan* products = plan->sliced.of_group;
    sk_plan_info info = products ? products->info : sk__describe_unplanned(plan);
    info = plan->problem.exchanged ? sk__exchange_info(info) : info;
    info.sort = products ? info.sort : SK_SORT_NEVER;
    info.search = products ? info.search : SK_SEARCH_DEVICE;
    info.preparation = products ? info.preparation : SK_PREPARATION_DISPATCH;
    info.predicted_time += time + sk__finish_time(plan);
    info.problems = plan->grouped.problem_count;
    info.workspace_size = plan->workspace_size;
    info.panels_m = info.panels_n = 1;
    sk__tell_slices_of(plan, &info);
    return info;
}

/* All of a plan but its pipelines. What it has besides is forgotten by sk__forget_expected() and
 * sk__forget_products(), also where this fails. */
static sk_result sk__plan_sliced_group(const sk_context* context, const sk_grouped_gemm_desc* desc, sk_plan* plan)
{
    float time = 0.0f;
    SK__TRY(sk__begin_sliced_group(context, desc, plan));
    SK__TRY(sk__plan_parts_of_group(context, desc, plan));
    SK__TRY(sk__lay_out_sliced_group(plan, &time));
    plan->info = sk__describe_sliced_group(plan, time);
    return SK_SUCCESS;
}
