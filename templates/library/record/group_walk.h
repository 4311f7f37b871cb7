/* group_walk.h - several problems by slices, one after the other, each as a plan of its own; and the rows of tables
 * that are made of them.
 *
 * Uses grouped_launch.h, slices.h. Must not know command buffers.
 */

#include "grouped_launch.h"
#include "slices.h"

/* Makes of a plan of several problems that of one after the other. */
typedef struct sk__group_walk
{
    const sk_plan* plan;
    const sk_grouped_gemm_args* args;
    sk__grouped_arguments begins; /* of operands */
    uint32_t next;
    sk_plan one; /* of the problem before that */
    sk__operands own;
} sk__group_walk;

/* Where the first problem is the next. */
static void sk__rewind(sk__group_walk* walk)
{
    walk->next = 0;
    walk->one.workspace_size = walk->plan->sliced.group_begin;
}

static void sk__begin_walk(const sk_plan* plan, const sk_grouped_gemm_args* args,
                           const sk__grouped_operands* operands, sk__group_walk* walk)
{
    memset(&walk->own, 0, sizeof walk->own);
    walk->plan = plan;
    walk->args = args;
    walk->begins = sk__make_grouped_arguments(plan, args, operands);
    walk->one = *plan;
    walk->own.workspace.address = operands->workspace;
    sk__rewind(walk);
}

static VkDeviceAddress sk__address_of(const uint32_t words[2])
{
    return (VkDeviceAddress)words[1] << 32 | words[0];
}

/* Goes to the next problem. False: there is none. */
static bool sk__walk_on(sk__group_walk* walk)
{
    sk__grouped_limits limits = walk->plan->grouped.limits;
    if (walk->next == walk->args->problem_count)
    {
        return false;
    }
    sk__problem_row row = sk__row_of(&walk->args->problems[walk->next++], limits.exchanged);
    sk__problem_arguments problem = sk__problem_of_row(walk->begins, row, limits.layouts);
    sk__become_problem(&problem, &walk->one);
    walk->own.a.address = sk__address_of(problem.a.address);
    walk->own.b.address = sk__address_of(problem.b.address);
    walk->own.c.address = sk__address_of(problem.c.address);
    walk->own.d.address = sk__address_of(problem.d.address);
    return true;
}

/* A plan that a plan of several problems by slices holds, and the rows that it reads in a launch. */
typedef struct sk__walked_part
{
    sk__group_walk* walk;
    const sk_plan* plan; /* NULL: there is none */
    sk__group_part part;
    uint32_t own, rows; /* of a problem, and of all */
    VkDeviceSize begin; /* in an upload buffer */
    sk__grouped_extent all;
    bool prepared;
} sk__walked_part;

static sk_problem sk__extents_of_part_row(const void* of, uint32_t index)
{
    const sk__walked_part* part = (const sk__walked_part*)of;
    const sk_plan* plan = part->walk->plan;
    sk__problem_row row = sk__row_of(&part->walk->args->problems[index / part->own], plan->problem.exchanged);
    return sk__extents_of_part(plan, part->part, row, index % part->own);
}

/* Where the product of a level of the walk's problem reads and writes. */
static void sk__place_level(const sk__group_walk* walk, uint32_t place, sk_problem* problem)
{
    uint32_t level = sk__count_sliced_products(&walk->plan->sliced) - 1u - place;
    sk__panel panel = sk__panel_at(&walk->one, &walk->own, 0, 0);
    sk__product_places places = sk__place_product(&walk->one, &panel, 0, level);
    problem->a = places.a;
    problem->b = places.b;
    problem->d = places.d;
}

/* Where D = beta C, or D = alpha A B + D, of the walk's problem reads and writes. */
static void sk__place_finish(const sk__group_walk* walk, bool is_product, sk_problem* problem)
{
    const sk_problem* from = &walk->args->problems[walk->next - 1u];
    const sk__narrow* narrow = &walk->one.narrow;
    problem->beta = is_product ? from->alpha : from->beta;
    problem->beta_imaginary = is_product ? from->alpha_imaginary : from->beta_imaginary;
    problem->c = is_product ? walk->own.workspace.address + narrow->rounded : walk->own.c.address;
    problem->leading_dimension_c = is_product ? narrow->rounded_dimension : from->leading_dimension_c;
    problem->d = problem->residual = walk->own.d.address;
    problem->leading_dimension_d = problem->leading_dimension_residual = from->leading_dimension_d;
}

/* Rows come in ascending order, from where the walk begins. */
static sk_problem sk__part_row_at(const void* of, uint32_t index)
{
    const sk__walked_part* part = (const sk__walked_part*)of;
    sk_problem problem = sk__extents_of_part_row(of, index);
    while (part->walk->next <= index / part->own)
    {
        (void)sk__walk_on(part->walk);
    }
    if (part->part == SK__PART_PRODUCTS && problem.m > 0)
    {
        sk__place_level(part->walk, index % part->own, &problem);
    }
    else if (problem.m > 0)
    {
        sk__place_finish(part->walk, part->part == SK__PART_OF_PRODUCT, &problem);
    }
    return problem;
}

static sk__listed sk__list_part(const sk__walked_part* part)
{
    sk__listed listed = {part->rows, part, sk__extents_of_part_row, sk__part_row_at};
    return listed;
}

/* A part, and what its rows come to. */
static sk__walked_part sk__begin_part(sk__group_walk* walk, sk__group_part which)
{
    sk__walked_part part;
    memset(&part, 0, sizeof part);
    part.walk = walk;
    part.plan = sk__part_of_group(walk->plan, which);
    part.part = which;
    part.own = sk__rows_of_part(walk->plan, which);
    part.rows = part.plan ? walk->args->problem_count * part.own : 0u;
    part.begin = sk__upload_size_up_to(walk->plan, walk->args->problem_count, which);
    sk__listed listed = sk__list_part(&part);
    for (uint32_t i = 0; i < part.rows; ++i)
    {
        sk__problem_row row = sk__listed_extents(&listed, part.plan->grouped.limits, i);
        part.all = sk__add_extents(part.all, sk__measure_row(row, part.plan->grouped.limits));
    }
    part.prepared = part.plan && sk__must_prepare(part.plan, &listed);
    return part;
}
