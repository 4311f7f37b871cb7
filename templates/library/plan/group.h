/* group.h - plans several problems: all of a plan but its pipelines.
 *
 * Uses alignment.h, preparation.h, query.h, ../problem/check_group.h. Must not know pipelines or command buffers.
 */

#include "alignment.h"
#include "preparation.h"
#include "query.h"
#include "../problem/check_group.h"

/* The problem that stands for all: their types and layouts, and the bounds of m, n and k. It is resolved twice: once
 * the desc is checked, the expected problems are read, which decide whether A and B are exchanged. */
static sk_result sk__resolve_grouped(const sk_logger* logger, const sk_grouped_gemm_desc* desc, sk__problem* problem)
{
    sk_gemm_desc gemm = desc->gemm;
    gemm.m = gemm.n = gemm.k = 0;
    SK__TRY(sk__resolve_problem(logger, &gemm, &gemm, problem));
    SK__TRY(sk__check_grouped_desc(logger, desc));
    SK__TRY(sk__check_ragged(logger, desc));
    SK__TRY(sk__check_lines(logger, desc));
    sk_gemm_desc largest = sk__find_largest(desc);
    SK__TRY(sk__resolve_problem(logger, &gemm, &largest, problem));
    problem->m = problem->exchanged ? desc->gemm.n : desc->gemm.m;
    problem->n = problem->exchanged ? desc->gemm.m : sk__columns_of_b(&desc->gemm);
    problem->k = desc->gemm.k;
    problem->a.aligned = problem->b.aligned = desc->aligned;
    problem->second_a.aligned = problem->second_b.aligned = desc->aligned;
    return sk__resolve_prepacked_of_group(logger, desc, problem);
}

/* The most workers of whole tiles that a plan may have, whose loads are counted. */
static uint32_t sk__count_loads(const sk_context* context, const sk_gemm_desc* desc)
{
    uint32_t most = desc->workers;
    for (uint32_t i = 0; i < sk__kernel_count() && !desc->workers; ++i)
    {
        most = sk__max(most, context->device.compute_units * context->costs->kernels[i].workgroups_per_unit);
    }
    return sk__min(most, SK__MOST_LOADS);
}

/* Fills in what the desc says, and the expected problems. Those that it lists stand for so many that are alike. */
static sk_result sk__expect_problems(const sk_context* context, const sk_grouped_gemm_desc* desc, uint32_t repeats,
                                     sk_plan* plan)
{
    sk__grouped* grouped = &plan->grouped;
    uint32_t count = desc->problems ? desc->problem_count : 1;
    size_t shares = sk__count_loads(context, &desc->gemm) + (size_t)1;
    size_t table = (SK__GROUPED_HEADER + (size_t)SK__TABLE_ROW * count + shares) * sizeof(uint32_t);
    size_t size = table + count * (sizeof(sk__problem_row) + sizeof(sk__place));
    grouped->row_count = count;
    grouped->repeats = desc->problems ? repeats : desc->most_problems;
    grouped->most_problems = desc->most_problems;
    grouped->addresses = desc->addresses;
    grouped->problem_count = desc->problems ? desc->problem_count * repeats : desc->most_problems;
    grouped->limits = sk__make_limits(desc, &plan->problem);
    SK__TRY(sk__make_ragged_arguments(&context->logger, desc, &plan->problem, &grouped->ragged));
    SK__TRY(sk__make_lines(&context->logger, desc, &plan->problem, &grouped->ragged, &grouped->lines));
    uint32_t unit = sk__grouped_unit(&desc->gemm), least = desc->gemm.minimum_segment;
    grouped->minimum_segment = least > 1 ? sk__divide_up(sk__add_saturated(least, unit - 1u), unit) : least;
    grouped->table = (uint32_t*)sk__allocate(context->allocator, size);
    SK__REQUIRE(&context->logger, grouped->table, SK_ERROR_OUT_OF_HOST_MEMORY,
                "the expected problems' %llu bytes could not be allocated", (unsigned long long)size);
    grouped->rows = (sk__problem_row*)(grouped->table + table / sizeof(uint32_t));
    grouped->order = (sk__place*)(grouped->rows + count);
    for (uint32_t i = 0; i < count; ++i)
    {
        grouped->rows[i] = sk__expected_row(desc, &plan->problem, i);
        const sk__problem_row* row = &grouped->rows[i];
        SK__REQUIRE(&context->logger, !desc->gemm.triangle || row->m == row->n || sk__is_empty_row(*row),
                    SK_ERROR_INVALID_VALUE,
                    "gemm.triangle is %s, but problems[%u] is %u x %u: only a square D has one",
                    sk_word(SK_WORDS_TRIANGLE, desc->gemm.triangle), i, desc->problems[i].m, desc->problems[i].n);
    }
    return SK_SUCCESS;
}

/* Rows of the expected problems that are not empty, in the mean, rounded up; `most` if all are. */
static uint32_t sk__mean_rows(const sk__grouped* grouped, uint32_t most)
{
    uint64_t rows = 0, count = 0;
    for (uint32_t i = 0; i < grouped->row_count; ++i)
    {
        bool is_empty = sk__is_empty_row(grouped->rows[i]);
        rows += is_empty ? 0 : grouped->rows[i].m;
        count += !is_empty;
    }
    return count > 0 ? (uint32_t)((rows + count - 1) / count) : most;
}

/* `visit` sees all candidates, if it is not NULL. */
static sk_result sk__choose_for_group(const sk_context* context, const sk_grouped_gemm_desc* desc,
                                      sk__visit_grouped visit, void* user_data, sk_plan* plan)
{
    sk__problem expected = plan->problem;
    sk__grouped_planner planner;
    memset(&planner, 0, sizeof planner);
    for (uint32_t i = 0; i < plan->grouped.row_count; ++i)
    {
        expected.m = sk__max(i > 0 || expected.a.prepacked ? expected.m : 0u, plan->grouped.rows[i].m);
    }
    planner.planner = sk__make_planner(context, &desc->gemm, &expected);
    planner.planner.rows = sk__mean_rows(&plan->grouped, expected.m);
    planner.planner.grouped = true;
    planner.desc = desc;
    planner.grouped = &plan->grouped;
    planner.visit = visit;
    planner.user_data = user_data;
    size_t size = sk__count_loads(context, &desc->gemm) * sizeof(uint32_t);
    planner.loads = (uint32_t*)sk__allocate(context->allocator, size);
    SK__REQUIRE(&context->logger, planner.loads, SK_ERROR_OUT_OF_HOST_MEMORY,
                "%llu bytes for the loads of workers could not be allocated", (unsigned long long)size);
    sk_result result = sk__choose_grouped(&planner, &plan->choice);
    sk__free(context->allocator, planner.loads);
    return result;
}

/* Kernels are told in 32 bits where the tables begin, in words. */
static sk_result sk__check_grouped_workspace(const sk_plan* plan)
{
    VkDeviceSize last = sk__has_copies(plan) ? plan->grouped.copies_begin : plan->grouped.space;
    SK__REQUIRE(&plan->program.context->logger, last / 4u <= UINT32_MAX, SK_ERROR_TOO_LARGE,
                "the workspace has %llu bytes before its last table, at most 16 GiB are possible: fewer workers, or "
                "smaller tiles, need fewer slots",
                (unsigned long long)last);
    return SK_SUCCESS;
}

/* Makes all of a plan but its pipelines. Each problem that the desc lists stands for `repeats`. */
static sk_result sk__plan_repeated(const sk_context* context, const sk_grouped_gemm_desc* desc, uint32_t repeats,
                                   sk__visit_grouped visit, void* user_data, sk_plan* plan)
{
    plan->program.context = context;
    SK__TRY(sk__resolve_grouped(&context->logger, desc, &plan->problem));
    SK__TRY(sk__expect_problems(context, desc, repeats, plan));
    SK__TRY(sk__choose_for_group(context, desc, visit, user_data, plan));
    plan->schedule = sk__schedule_grouped(&plan->grouped, &plan->choice);
    sk__lay_out_grouped_workspace(plan);
    SK__TRY(sk__check_grouped_workspace(plan));
    SK__TRY(sk__choose_preparation(context, &desc->gemm, plan));
    sk__find_alignment(plan);
    plan->info = sk__describe_plan(plan);
    return SK_SUCCESS;
}

static sk_result sk__plan_group(const sk_context* context, const sk_grouped_gemm_desc* desc, sk__visit_grouped visit,
                                void* user_data, sk_plan* plan)
{
    return sk__plan_repeated(context, desc, 1, visit, user_data, plan);
}
