/* slices.h - what a product of slices dispatches: what finds exponents and cuts A and B, the products of levels, and
 * what adds these up.
 *
 * Uses launch.h. Must not know command buffers.
 */

#include "launch.h"
#include "../plan/panels.h"

/* Strides of a matrix whose lines run along the second of two extents, or along the first. */
typedef struct sk__strides
{
    uint32_t across, along;
} sk__strides;

static sk__strides sk__strides_of(const sk__matrix* matrix, bool along)
{
    sk__strides strides = {along ? matrix->leading_dimension : 1u, along ? 1u : matrix->leading_dimension};
    return strides;
}

static sk__strides_arguments sk__all_strides_of(const sk__problem* problem)
{
    sk__strides a = sk__strides_of(&problem->a, problem->a.k_contiguous);
    sk__strides b = sk__strides_of(&problem->b, problem->b.k_contiguous);
    sk__strides d = sk__strides_of(&problem->d, !problem->d.transposed);
    sk__strides_arguments all = {a.across, a.along, b.along, b.across, d.across, d.along};
    return all;
}

static uint32_t sk__words_of_number(const sk_plan* plan)
{
    return sk__has_words_of_f64(plan->problem.output) ? 2u : 1u;
}

/* Strides of A, or of B, in components. */
static sk__strides sk__strides_of_lines(const sk_plan* plan, const sk__matrix* matrix)
{
    sk__strides strides = sk__strides_of(matrix, matrix->k_contiguous);
    strides.across <<= plan->sliced.is_complex;
    strides.along <<= plan->sliced.is_complex;
    return strides;
}

/* The same of all; columns of D are components. */
static sk__strides_arguments sk__strides_of_numbers(const sk_plan* plan)
{
    sk__strides a = sk__strides_of_lines(plan, &plan->problem.a), b = sk__strides_of_lines(plan, &plan->problem.b);
    sk__strides d = sk__strides_of(&plan->problem.d, true);
    sk__strides_arguments all = {a.across, a.along, b.along, b.across, d.across << plan->sliced.is_complex, d.along};
    return all;
}

static uint32_t sk__components_of(const sk_plan* plan, bool is_b)
{
    bool conjugate = is_b ? plan->problem.b.conjugate : plan->problem.a.conjugate;
    uint32_t components = SK__COMPLEX | (is_b ? SK__COMPLEX_PAIRS : 0u) | (conjugate ? SK__COMPLEX_CONJUGATE : 0u);
    return plan->sliced.is_complex ? components : 0u;
}

static void sk__add_exponents(const sk_plan* plan, const sk__memory* from, const sk__operands* operands, bool is_b,
                              bool waits, sk__launch* launch)
{
    const sk__sliced_operand* operand = is_b ? &plan->sliced.b : &plan->sliced.a;
    const sk__matrix* matrix = is_b ? &plan->problem.b : &plan->problem.a;
    sk__strides strides = sk__strides_of_lines(plan, matrix);
    sk__exponents_arguments arguments;
    sk__put_address(arguments.from, from->address);
    sk__put_address(arguments.to, operands->workspace.address + operand->keys);
    arguments.lines = operand->lines;
    arguments.depth = plan->sliced.depth;
    arguments.line_stride = strides.across;
    arguments.k_stride = strides.along;
    arguments.words = sk__words_of_number(plan);
    arguments.chunk = operand->chunk;
    arguments.chunks = operand->chunks;
    arguments.components = sk__components_of(plan, is_b);
    sk__add_plain_step(launch, plan->sliced.exponents_pipeline, &arguments, sizeof arguments,
                       sk__divide_up(operand->lines, SK__SLICES_LINES) * operand->chunks, waits);
}

static void sk__add_slices(const sk_plan* plan, const sk__memory* from, const sk__operands* operands, bool is_b,
                           uint32_t part, bool waits, sk__launch* launch)
{
    const sk__sliced* sliced = &plan->sliced;
    const sk__sliced_operand* operand = is_b ? &sliced->b : &sliced->a;
    const sk__matrix* matrix = is_b ? &plan->problem.b : &plan->problem.a;
    sk__strides strides = sk__strides_of_lines(plan, matrix);
    sk__slices_arguments arguments;
    sk__put_address(arguments.from, from->address);
    sk__put_address(arguments.to, operands->workspace.address + operand->slices);
    sk__put_address(arguments.keys, operands->workspace.address + operand->keys);
    arguments.lines = operand->lines;
    arguments.depth = plan->sliced.depth;
    arguments.line_stride = strides.across;
    arguments.k_stride = strides.along;
    arguments.words = sk__words_of_number(plan);
    arguments.chunks = operand->chunks;
    arguments.k_begin = part * sliced->k_part;
    arguments.k_part = sliced->k_part;
    arguments.slices = sliced->slices;
    arguments.reversed = is_b;
    sk__put_address(arguments.magnitudes, operands->workspace.address + operand->magnitudes);
    arguments.magnitudes_line = sliced->least > 0 ? sk__sliced_k(sliced) : 0u;
    arguments.components = sk__components_of(plan, is_b);
    uint32_t tiles = sk__divide_up(sliced->k_part, SK__SLICES_DEPTH);
    sk__add_plain_step(launch, sliced->slices_pipeline, &arguments, sizeof arguments,
                       sk__divide_up(operand->lines, SK__SLICES_LINES) * tiles, waits);
}

/* Counts what another launch has recorded. */
static void sk__count_launch(sk__launch* launch, const sk__launch* other)
{
    launch->step_count += other->step_count;
    launch->info.dispatch_count += other->info.dispatch_count;
}

/* Adds the product of lines of so many digits, of which one comes some bytes after the other, where the device runs no
 * kernel for it. */
static void sk__add_unplanned_product(const sk_plan* plan, VkDeviceAddress a, VkDeviceAddress b,
                                      VkDeviceAddress level, uint32_t digits, uint32_t line, sk__launch* launch)
{
    const sk__sliced* sliced = &plan->sliced;
    uint32_t m = sliced->a.lines, n = sliced->b.lines;
    sk__products_arguments arguments;
    sk__put_address(arguments.a, a);
    sk__put_address(arguments.b, b);
    sk__put_address(arguments.level, level);
    arguments.m = m;
    arguments.n = n;
    arguments.depth = digits / 4u;
    arguments.line_words = line / 4u;
    arguments.leading_dimension = sliced->leading_dimension;
    uint32_t tiles = sk__divide_up(m, SK__PRODUCTS_TILE) * sk__divide_up(n, SK__PRODUCTS_TILE);
    sk__add_plain_step(launch, sliced->products_pipeline, &arguments, sizeof arguments, tiles, false);
}

/* Adds the plan of a product of slices, or of magnitudes. */
static void sk__add_planned_product(const sk_plan* product, VkDeviceAddress a, VkDeviceAddress b, VkDeviceAddress d,
                                    VkDeviceAddress workspace, sk__launch* launch)
{
    sk__operands own;
    sk_gemm_args args;
    memset(&own, 0, sizeof own);
    memset(&args, 0, sizeof args);
    own.a.address = product->problem.exchanged ? b : a;
    own.b.address = product->problem.exchanged ? a : b;
    own.d.address = d;
    own.workspace.address = workspace;
    sk__launch alone = sk__begin_launch(launch->context, launch->commands); /* waits for nothing before it */
    sk__fill_launch(product, &args, &own, &alone);
    sk__count_launch(launch, &alone);
}

/* Adds the product of a level, of which B's slices are the last ones; or that of magnitudes. */
static void sk__add_product(const sk_plan* plan, const sk__operands* operands, uint32_t level, sk__launch* launch)
{
    const sk__sliced* sliced = &plan->sliced;
    bool is_level = level < sliced->slices;
    VkDeviceAddress workspace = operands->workspace.address;
    VkDeviceSize first = is_level ? (VkDeviceSize)(sliced->slices - 1u - level) * sliced->k_part : 0u;
    VkDeviceAddress a = workspace + (is_level ? sliced->a.slices : sliced->a.magnitudes);
    VkDeviceAddress b = workspace + (is_level ? sliced->b.slices : sliced->b.magnitudes) + first;
    VkDeviceAddress d = workspace + (is_level ? sliced->levels_begin + level * sliced->level_size : sliced->measures);
    const sk_plan* product = sliced->levels.products[level];
    if (product)
    {
        sk__add_planned_product(product, a, b, d, workspace, launch);
        return;
    }
    uint32_t digits = is_level ? (level + 1u) * sliced->k_part : sk__sliced_k(sliced);
    uint32_t line = is_level ? sliced->slices * sliced->k_part : sk__sliced_k(sliced);
    sk__add_unplanned_product(plan, a, b, d, digits, line, launch);
}

/* Adds the products of a part, the longest first, and before the others that of magnitudes if the part is the last.
 * Those that use no workspace wait for none of the others: then compute units that one leaves idle at its end work on
 * the next. */
static void sk__add_products(const sk_plan* plan, const sk__operands* operands, bool is_last, sk__launch* launch)
{
    bool waits = true;
    uint32_t products = is_last ? sk__count_sliced_products(&plan->sliced) : plan->sliced.slices;
    for (uint32_t level = products; level-- > 0;)
    {
        const sk_plan* product = plan->sliced.levels.products[level];
        bool is_alone = product && sk__is_alone(product);
        if (waits || is_alone)
        {
            sk__wait(launch);
        }
        sk__add_product(plan, operands, level, launch);
        waits = is_alone;
    }
}

/* Where the keys of whole lines are: those of chunks come before. */
static VkDeviceSize sk__largest_keys(const sk__sliced_operand* operand)
{
    return operand->keys + (VkDeviceSize)4u * operand->chunks * operand->lines;
}

/* What is told of a triangle, and of complex numbers. */
static uint32_t sk__flags_of_levels(const sk_plan* plan)
{
    uint32_t triangle = plan->problem.epilogue.triangle;
    uint32_t flags = triangle == SK__TRIANGLE_LOWER ? SK__LEVELS_LOWER : triangle ? SK__LEVELS_UPPER : 0u;
    flags |= sk__components_of(plan, false) << SK__LEVELS_A;
    return flags | sk__components_of(plan, true) << SK__LEVELS_B;
}

static void sk__add_levels(const sk_plan* plan, const sk__operands* operands, uint32_t diagonal, uint32_t flags,
                           sk__launch* launch)
{
    const sk__sliced* sliced = &plan->sliced;
    VkDeviceAddress workspace = operands->workspace.address;
    sk__levels_arguments arguments;
    sk__put_address(arguments.levels, workspace + sliced->levels_begin);
    sk__put_address(arguments.level_size, sliced->level_size);
    sk__put_address(arguments.keys_a, workspace + sk__largest_keys(&sliced->a));
    sk__put_address(arguments.keys_b, workspace + sk__largest_keys(&sliced->b));
    sk__put_address(arguments.sums, workspace + sliced->sums);
    sk__put_address(arguments.a, operands->a.address);
    sk__put_address(arguments.b, operands->b.address);
    sk__put_address(arguments.d, operands->d.address);
    arguments.m = sliced->a.lines;
    arguments.n = sliced->b.lines;
    arguments.k = sliced->depth;
    arguments.leading_dimension = sliced->leading_dimension;
    arguments.strides = sk__strides_of_numbers(plan);
    arguments.words = sk__words_of_number(plan);
    arguments.slices = sliced->slices;
    arguments.flags = flags | sk__flags_of_levels(plan);
    arguments.diagonal = diagonal;
    uint32_t columns = sk__divide_up(sliced->b.lines, 4u * SK__SLICES_INVOCATIONS);
    sk__add_plain_step(launch, sliced->levels_pipeline, &arguments, sizeof arguments, columns * sliced->a.lines,
                       launch->step_count > 0);
}

/* Its workgroups end at once where slices cover all. */
static void sk__add_mending_of_slices(const sk_plan* plan, const sk__operands* operands, uint32_t diagonal,
                                      sk__launch* launch)
{
    const sk__sliced* sliced = &plan->sliced;
    VkDeviceAddress workspace = operands->workspace.address;
    sk__mend_slices_arguments arguments;
    sk__put_address(arguments.measures, workspace + sliced->measures);
    sk__put_address(arguments.keys_a, workspace + sk__largest_keys(&sliced->a));
    sk__put_address(arguments.keys_b, workspace + sk__largest_keys(&sliced->b));
    sk__put_address(arguments.a, operands->a.address);
    sk__put_address(arguments.b, operands->b.address);
    sk__put_address(arguments.d, operands->d.address);
    arguments.m = sliced->a.lines;
    arguments.n = sliced->b.lines;
    arguments.k = sliced->depth;
    arguments.leading_dimension = sliced->leading_dimension;
    arguments.least = sliced->least;
    arguments.strides = sk__strides_of_numbers(plan);
    arguments.words = sk__words_of_number(plan);
    arguments.flags = sk__flags_of_levels(plan);
    arguments.diagonal = diagonal;
    uint32_t groups =
        sk__divide_up(sliced->a.lines, SK__MENDED_ROWS) * sk__divide_up(sliced->b.lines, SK__MENDED_COLUMNS);
    sk__add_plain_step(launch, sliced->mend_pipeline, &arguments, sizeof arguments, groups, true);
}

