/* sliced_group.h - several problems by slices: how many slices there are, what each problem takes of the workspace, and
 * which problems are refused.
 *
 * Uses group.h, slicing.h. Must not know pipelines or command buffers.
 *
 * One plan of several problems has the products of all levels: a row of its table for each level of each problem. The
 * dispatches that cut A and B, add levels and mend are those of a product alone, each problem's its own. Problems have
 * memory of their own, so that the dispatches of one wait for none of another, and the workspace has room for those
 * that are expected. All have as many slices. k has one part.
 */

#include "group.h"
#include "slicing.h"

enum
{
    SK__GROUP_TILE = 256 /* rows and columns of a tile, and its k, by which problems are counted */
};

static bool sk__is_measured(const sk_plan* plan)
{
    return plan->problem.accuracy != SK_ACCURACY_SLICES;
}

static sk_type sk__type_of_words(const sk_plan* plan)
{
    return sk__has_words_of_f64(plan->problem.output) ? SK_TYPE_F64 : SK_TYPE_F32;
}

/* k of the slices of a problem, whose row is the kernel's. 0: A B is not computed. */
static uint32_t sk__depth_of_row(const sk_plan* plan, sk__problem_row row)
{
    uint32_t k = sk__is_empty_row(row) ? 0u : sk__multiplied_k(row, plan->grouped.limits.layouts.linear);
    return k << sk__is_complex_type(plan->problem.output);
}

/* The largest k of a problem of so many slices, which is not cut. */
static uint32_t sk__most_k_of_group(const sk_plan* plan, uint32_t slices)
{
    return SK__MOST_LEVEL_K / slices / 16u * 16u >> sk__is_complex_type(plan->problem.output);
}

/* Whether so many slices compute a problem. The plan may be of another way. */
static bool sk__fits_slices(const sk_plan* plan, uint32_t slices, sk__problem_row row)
{
    uint32_t is_complex = sk__is_complex_type(plan->problem.output), depth = sk__depth_of_row(plan, row);
    bool fits = depth >> is_complex <= sk__most_k_of_group(plan, slices);
    fits = fits && row.n < (uint32_t)SK__MOST_LEVEL_N >> is_complex;
    return depth == 0 || (fits && sk__fit_slicing_groups(row.m, row.n << is_complex, sk__round_up(depth, 16u)));
}

/* The measure that slices cover. Where they keep no bound for so few k it is more than any: all elements are mended. */
static uint32_t sk__least_of_depth(const sk_plan* plan, uint32_t depth)
{
    double most = 127.0 * 127.0 * depth, least = most;
    least = depth > 1 ? sk__find_least_measure(sk__type_of_words(plan), plan->sliced.slices, (double)depth) : least;
    return (uint32_t)(least < most ? least : most) + 1u;
}

/* Makes of a plan of several problems that of one of them alone, which takes room behind what the workspace has. */
static void sk__become_problem(const sk__problem_arguments* from, sk_plan* one)
{
    sk__problem* problem = &one->problem;
    problem->m = from->m;
    problem->n = from->n;
    problem->k = from->m > 0 && from->n > 0 ? from->k : 0u;
    problem->a.leading_dimension = from->a.leading_dimension;
    problem->b.leading_dimension = from->b.leading_dimension;
    problem->d.leading_dimension = from->d.leading_dimension;
    problem->d.extent = (uint64_t)from->m * from->n;
    one->narrow.depth = problem->k << one->narrow.is_complex;
    sk__set_sliced_panels(one, 1, 1, one->narrow.depth > 0 ? 1u : 0u);
    if (one->narrow.depth > 0)
    {
        one->sliced.least = sk__is_measured(one) ? sk__least_of_depth(one, one->narrow.depth) : 0u;
        sk__take_slices_room(one);
        (void)sk__take_room(&one->workspace_size, 0); /* so that the order of problems does not matter */
    }
}

/* Refuses a problem that slices do not compute. `place` is what the sentence begins with. */
static sk_result sk__check_sliced_problem(const sk_plan* plan, const char* place, sk__problem_row row)
{
    bool exchanged = plan->problem.exchanged;
    uint32_t slices = plan->sliced.slices;
    SK__REQUIRE(&plan->program.context->logger, sk__fits_slices(plan, slices, row), SK_ERROR_TOO_LARGE,
                "%sm, n and k are %u, %u and %u, but of several problems %u slices compute k up to %u, %s below %u, "
                "and less than 2^31 workgroups",
                place, exchanged ? row.n : row.m, exchanged ? row.m : row.n, row.k, slices,
                sk__most_k_of_group(plan, slices), exchanged ? "m" : "n",
                (uint32_t)SK__MOST_LEVEL_N >> plan->narrow.is_complex);
    return SK_SUCCESS;
}

/* Of slices chosen by the problem that needs most, as many as also compute the largest k, which needs the fewest: other
 * problems are mended more. */
static uint32_t sk__spare_slices(const sk_plan* plan, uint32_t chosen, uint32_t least)
{
    uint32_t k = plan->narrow.depth >> sk__is_complex_type(plan->problem.output);
    while (chosen > least && k > sk__most_k_of_group(plan, chosen))
    {
        --chosen;
    }
    return chosen;
}

/* As many slices as the expected problem needs that needs most, or as the desc says. */
static void sk__choose_slices_of_group(const sk_gemm_desc* gemm, sk_plan* plan)
{
    sk__sliced* sliced = &plan->sliced;
    sk_type type = sk__type_of_words(plan);
    uint32_t usual = type == SK_TYPE_F64 ? 7u : 4u, chosen = 0;
    sliced->least = sk__is_measured(plan) ? 1u : 0u; /* each problem has its own */
    for (uint32_t i = 0; i < plan->grouped.row_count; ++i)
    {
        uint32_t depth = sk__depth_of_row(plan, plan->grouped.rows[i]);
        bool chooses = depth > 1 && sk__is_measured(plan);
        chosen = sk__max(chosen, chooses ? sk__choose_measured_slices(type, depth) : 0u);
        plan->narrow.depth = sk__max(plan->narrow.depth, depth);
    }
    chosen = chosen ? sk__spare_slices(plan, chosen, sk__choose_measured_slices(type, plan->narrow.depth)) : usual;
    sliced->slices = gemm->slices ? gemm->slices : chosen;
}

/* Refuses expected problems that slices do not compute. */
static sk_result sk__check_expected(const sk_grouped_gemm_desc* desc, const sk_plan* plan)
{
    char place[32] = "";
    const sk__grouped* grouped = &plan->grouped;
    for (uint32_t i = 0; i < grouped->row_count; ++i)
    {
        if (desc->problems)
        {
            snprintf(place, sizeof place, "problems[%u]: ", i);
        }
        SK__TRY(sk__check_sliced_problem(plan, place, grouped->rows[i]));
    }
    return SK_SUCCESS;
}

/* Refuses so few slices that no problem's have a bound, which longer k has sooner: all of D would be mended. */
static sk_result sk__check_bound_of_group(const sk_plan* plan)
{
    uint32_t depth = plan->narrow.depth;
    bool keeps =
        depth < 2 || !sk__is_measured(plan) || sk__least_of_depth(plan, depth) <= 127u * 127u * (uint64_t)depth;
    SK__REQUIRE(
        &plan->program.context->logger, keeps, SK_ERROR_INVALID_VALUE,
        "gemm.slices is %u, but way is slices, and the largest k is %u: so few keep no bound; 0 takes as many as "
        "even numbers need",
        plan->sliced.slices, depth >> plan->narrow.is_complex);
    return SK_SUCCESS;
}

/* Products of s8 of all problems, each of which has a row of a table, or a dispatch. */
static sk_result sk__check_count_of_products(const sk_grouped_gemm_desc* desc, const sk_plan* plan)
{
    uint32_t most = SK__MOST_PROBLEMS / sk__count_sliced_products(&plan->sliced);
    SK__REQUIRE(&plan->program.context->logger, desc->most_problems <= most, SK_ERROR_TOO_LARGE,
                "most_problems is %u, at most %u are possible where each is made of %u products of s8",
                desc->most_problems, most, sk__count_sliced_products(&plan->sliced));
    return SK_SUCCESS;
}

/* All of a plan that is no product, up to how many slices there are. */
static sk_result sk__begin_sliced_group(const sk_context* context, const sk_grouped_gemm_desc* desc, sk_plan* plan)
{
    sk__grouped_limits* limits = &plan->grouped.limits;
    plan->program.context = context;
    SK__TRY(sk__resolve_grouped(&context->logger, desc, &plan->problem));
    SK__TRY(sk__find_slicing_kernel(context, &plan->choice.kernel));
    SK__TRY(sk__expect_problems(context, desc, 1, plan));
    plan->narrow.is_complex = sk__is_complex_type(plan->problem.output);
    limits->tile_m = limits->tile_n = limits->tile_k = SK__GROUP_TILE;
    plan->narrow.is_rounded = plan->problem.epilogue.linear;
    plan->sliced.parts = 1;
    sk__choose_slices_of_group(&desc->gemm, plan);
    SK__TRY(sk__check_expected(desc, plan));
    SK__TRY(sk__check_bound_of_group(plan));
    return sk__check_count_of_products(desc, plan);
}
