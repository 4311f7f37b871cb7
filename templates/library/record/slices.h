/* slices.h - what a product of slices dispatches for a panel of D, once A and B are cut: the products of levels, and
 * what adds these up and mends.
 *
 * Uses cutting.h. Must not know command buffers.
 */

#include "cutting.h"

/* A panel of D, and what it is made of. */
typedef struct sk__panel
{
    sk__lines_to_cut a, b;
    VkDeviceAddress d, workspace; /* d: where A B is written, which alpha, beta and C may follow */
    uint32_t diagonal;            /* of its first row, the column on the diagonal */
} sk__panel;

static sk__panel sk__panel_at(const sk_plan* plan, const sk__operands* operands, uint32_t row, uint32_t column)
{
    sk__narrow_lines a = sk__lines_of_panel(plan, operands, false, row, plan->narrow.a.lines);
    sk__narrow_lines b = sk__lines_of_panel(plan, operands, true, column, plan->narrow.b.lines);
    sk__panel panel;
    panel.a = sk__cut_lines(plan, &a, row);
    panel.b = sk__cut_lines(plan, &b, column);
    panel.d = sk__place_in_d(plan, operands, row, column);
    panel.workspace = operands->workspace.address;
    panel.diagonal = row - column;
    return panel;
}

/* Adds the product of lines of so many digits, of which one comes some bytes after the other, where the device runs no
 * kernel for it. */
static void sk__add_unplanned_product(const sk_plan* plan, VkDeviceAddress a, VkDeviceAddress b,
                                      VkDeviceAddress level, uint32_t digits, uint32_t line, sk__launch* launch)
{
    const sk__sliced* sliced = &plan->sliced;
    uint32_t m = plan->narrow.a.lines, n = plan->narrow.b.lines;
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

/* Where a product of s8 reads and writes. */
typedef struct sk__product_places
{
    VkDeviceAddress a, b, d;
} sk__product_places;

/* Those of a level, of which B's slices are the last ones; or of magnitudes. */
static sk__product_places sk__place_product(const sk_plan* plan, const sk__panel* panel, uint32_t part,
                                            uint32_t level)
{
    const sk__sliced* sliced = &plan->sliced;
    bool is_level = level < sliced->slices;
    VkDeviceSize first = is_level ? (VkDeviceSize)(sliced->slices - 1u - level) * sliced->k_part : 0u;
    sk__product_places places;
    places.a = is_level ? panel->a.slices + part * panel->a.part_size : panel->a.magnitudes;
    places.b = is_level ? panel->b.slices + part * panel->b.part_size + first : panel->b.magnitudes;
    places.d = panel->workspace + (is_level ? sliced->levels_begin + level * sliced->level_size : sliced->measures);
    return places;
}

/* Adds the product of a level, or that of magnitudes. */
static void sk__add_product(const sk_plan* plan, const sk__panel* panel, uint32_t part, uint32_t level,
                            sk__launch* launch)
{
    const sk__sliced* sliced = &plan->sliced;
    bool is_level = level < sliced->slices;
    sk__product_places at = sk__place_product(plan, panel, part, level);
    const sk_plan* product = sliced->levels.products[level];
    if (product)
    {
        sk__add_planned_product(product, at.a, at.b, at.d, panel->workspace, launch);
        return;
    }
    uint32_t digits = is_level ? (level + 1u) * sliced->k_part : sk__sliced_k(sliced);
    uint32_t line = is_level ? sliced->slices * sliced->k_part : sk__sliced_k(sliced);
    sk__add_unplanned_product(plan, at.a, at.b, at.d, digits, line, launch);
}

/* Adds the products of a part, the longest first, and before the others that of magnitudes if the part is the last.
 * Those that use no workspace wait for none of the others: then compute units that one leaves idle at its end work on
 * the next. */
static void sk__add_products(const sk_plan* plan, const sk__panel* panel, uint32_t part, sk__launch* launch)
{
    bool waits = launch->step_count > 0, is_last = part + 1u == plan->sliced.parts;
    uint32_t products = is_last ? sk__count_sliced_products(&plan->sliced) : plan->sliced.slices;
    for (uint32_t level = products; level-- > 0;)
    {
        const sk_plan* product = plan->sliced.levels.products[level];
        bool is_alone = product && sk__is_alone(product);
        if (waits || (is_alone && launch->step_count > 0))
        {
            sk__wait(launch);
        }
        sk__add_product(plan, panel, part, level, launch);
        waits = is_alone;
    }
}

static void sk__add_levels(const sk_plan* plan, const sk__panel* panel, uint32_t flags, bool waits,
                           sk__launch* launch)
{
    const sk__sliced* sliced = &plan->sliced;
    VkDeviceAddress workspace = panel->workspace;
    sk__levels_arguments arguments;
    sk__put_address(arguments.levels, workspace + sliced->levels_begin);
    sk__put_address(arguments.level_size, sliced->level_size);
    sk__put_address(arguments.keys_a, panel->a.largest_keys);
    sk__put_address(arguments.keys_b, panel->b.largest_keys);
    sk__put_address(arguments.sums, workspace + sliced->sums);
    sk__put_address(arguments.a, panel->a.of.from);
    sk__put_address(arguments.b, panel->b.of.from);
    sk__put_address(arguments.d, panel->d);
    arguments.m = plan->narrow.a.lines;
    arguments.n = plan->narrow.b.lines;
    arguments.k = plan->narrow.depth;
    arguments.leading_dimension = sliced->leading_dimension;
    arguments.strides = sk__strides_of_panel(plan, &panel->a.of, &panel->b.of, sk__row_of_d(plan));
    arguments.words = sk__words_of_number(plan);
    arguments.slices = sliced->slices;
    arguments.flags = flags | sk__flags_of_panel(plan);
    arguments.diagonal = panel->diagonal;
    uint32_t columns = sk__divide_up(plan->narrow.b.lines, 4u * SK__SLICES_INVOCATIONS);
    sk__add_plain_step(launch, sliced->levels_pipeline, &arguments, sizeof arguments, columns * plan->narrow.a.lines,
                       waits);
}

/* Its workgroups end at once where slices cover all. */
static void sk__add_mending_of_slices(const sk_plan* plan, const sk__panel* panel, bool waits, sk__launch* launch)
{
    const sk__sliced* sliced = &plan->sliced;
    VkDeviceAddress workspace = panel->workspace;
    sk__mend_slices_arguments arguments;
    sk__put_address(arguments.measures, workspace + sliced->measures);
    sk__put_address(arguments.keys_a, panel->a.largest_keys);
    sk__put_address(arguments.keys_b, panel->b.largest_keys);
    sk__put_address(arguments.a, panel->a.of.from);
    sk__put_address(arguments.b, panel->b.of.from);
    sk__put_address(arguments.d, panel->d);
    arguments.m = plan->narrow.a.lines;
    arguments.n = plan->narrow.b.lines;
    arguments.k = plan->narrow.depth;
    arguments.leading_dimension = sliced->leading_dimension;
    arguments.least = sliced->least;
    arguments.strides = sk__strides_of_panel(plan, &panel->a.of, &panel->b.of, sk__row_of_d(plan));
    arguments.words = sk__words_of_number(plan);
    arguments.flags = sk__flags_of_panel(plan);
    arguments.diagonal = panel->diagonal;
    uint32_t groups = sk__divide_up(plan->narrow.a.lines, SK__MENDED_ROWS) *
                      sk__divide_up(plan->narrow.b.lines, SK__MENDED_COLUMNS);
    sk__add_plain_step(launch, sliced->mend_pipeline, &arguments, sizeof arguments, groups, waits);
}

/* A panel, in the workspace of those before it. The first of those side by side cuts A, whose slices stay unless k has
 * parts. What is prepacked is not cut. Returns how many dispatches cut. */
static uint32_t sk__add_sliced_panel(const sk_plan* plan, const sk__operands* operands, uint32_t row, uint32_t column,
                                     bool is_first, sk__launch* launch)
{
    sk__panel of = sk__panel_at(plan, operands, row, column);
    const sk__panel* panel = &of;
    const sk__sliced* sliced = &plan->sliced;
    bool finds_a = is_first && !plan->narrow.a.prepacked, finds_b = !plan->narrow.b.prepacked;
    bool cuts_a = finds_a || (sliced->parts > 1 && !plan->narrow.a.prepacked);
    if (finds_a)
    {
        sk__add_exponents(plan, &panel->a, launch->step_count > 0, launch);
    }
    if (finds_b)
    {
        sk__add_exponents(plan, &panel->b, !finds_a && launch->step_count > 0, launch);
    }
    for (uint32_t part = 0; part < sliced->parts; ++part)
    {
        if (cuts_a)
        {
            sk__add_slices(plan, &panel->a, part, true, launch);
        }
        if (finds_b)
        {
            sk__add_slices(plan, &panel->b, part, !cuts_a, launch);
        }
        sk__begin_product(launch);
        sk__add_products(plan, panel, part, launch);
        uint32_t flags = (part == 0 ? SK__LEVELS_FIRST : 0u) | (part + 1u == sliced->parts ? SK__LEVELS_LAST : 0u);
        sk__add_levels(plan, panel, flags, true, launch);
    }
    if (sliced->least > 0)
    {
        sk__add_mending_of_slices(plan, panel, true, launch);
    }
    return (finds_a ? 1u : 0u) + (cuts_a ? sliced->parts : 0u) + (finds_b ? 1u + sliced->parts : 0u);
}

/* D = 0, where there is no k. */
static void sk__add_zeros(const sk_plan* plan, const sk__operands* operands, sk__launch* launch)
{
    sk__panel panel = sk__panel_at(plan, operands, 0, 0);
    sk__add_levels(plan, &panel, SK__LEVELS_ALL, launch->step_count > 0, launch);
}

/* Adds a step of what writes prepacked slices: exponents, and then slices of each part of k. */
static void sk__add_packed_slices(const sk_plan* plan, const sk__narrow_lines* lines, uint32_t step, bool waits,
                                  sk__launch* launch)
{
    sk__lines_to_cut cut = sk__cut_lines(plan, lines, 0);
    if (step == 0)
    {
        sk__add_exponents(plan, &cut, waits, launch);
        return;
    }
    sk__add_slices(plan, &cut, step - 1u, waits, launch);
}
