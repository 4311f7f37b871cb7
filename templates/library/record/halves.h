/* halves.h - what a product of halves dispatches for a panel of D: what finds magnitudes and writes halves, the
 * products of these, and what mends D where they do not cover A or B.
 *
 * Uses narrow_lines.h. Must not know command buffers.
 */

#include "narrow_lines.h"
#include "../plan/query_halves.h"

/* Lines that are halved. */
typedef struct sk__lines_to_halve
{
    sk__narrow_lines of;
    VkDeviceAddress magnitudes, factors, low_factors, flags, halves;
} sk__lines_to_halve;

/* Lines, of which `first` is the first of what is prepacked. */
static sk__lines_to_halve sk__halve_lines(const sk_plan* plan, const sk__narrow_lines* lines, VkDeviceSize first)
{
    const sk__narrow_operand* operand = lines->is_b ? &plan->narrow.b : &plan->narrow.a;
    sk__lines_to_halve halve;
    memset(&halve, 0, sizeof halve);
    first = operand->prepacked ? first : 0u;
    halve.of = *lines;
    halve.magnitudes = lines->to + operand->magnitudes;
    halve.factors = lines->to + operand->factors + 4u * first;
    halve.low_factors = lines->to + operand->low_factors + 4u * first;
    halve.flags = lines->to + operand->flags + 4u * first;
    halve.halves = lines->to + operand->halves + 4u * first * plan->halved.k;
    return halve;
}

/* What is prepacked has factors in the workspace if it is not read, since alpha is 0. */
static void sk__place_ones(const sk_plan* plan, VkDeviceAddress workspace, sk__lines_to_halve* halve)
{
    const sk__narrow_operand* operand = halve->of.is_b ? &plan->narrow.b : &plan->narrow.a;
    if (operand->prepacked)
    {
        halve->factors = workspace + operand->ones;
        halve->low_factors = halve->factors + sk__ones_size(operand);
        halve->flags = halve->low_factors + sk__ones_size(operand);
    }
}

/* A panel of D, and what it is made of. */
typedef struct sk__halved_panel
{
    sk__lines_to_halve a, b;
    uint32_t shape;
    uint32_t row, column;
} sk__halved_panel;

static sk__halved_panel sk__halved_panel_at(const sk_plan* plan, const sk__operands* operands, uint32_t row,
                                            uint32_t column)
{
    const sk__narrow* narrow = &plan->narrow;
    uint32_t rows = sk__min(narrow->panel_m, plan->problem.m - row);
    uint32_t columns = sk__min(narrow->panel_n, plan->problem.n - column) << narrow->is_complex;
    sk__narrow_lines a = sk__lines_of_panel(plan, operands, false, row, rows);
    sk__narrow_lines b = sk__lines_of_panel(plan, operands, true, column, columns);
    sk__halved_panel panel = {sk__halve_lines(plan, &a, row), sk__halve_lines(plan, &b, column),
                              sk__shape_of_panel(plan, row, column), row, column};
    if (operands->a.address == 0)
    {
        sk__place_ones(plan, operands->workspace.address, &panel.a);
        sk__place_ones(plan, operands->workspace.address, &panel.b);
    }
    return panel;
}

static void sk__add_magnitudes(const sk_plan* plan, const sk__lines_to_halve* halve, bool waits, sk__launch* launch)
{
    sk__magnitudes_arguments arguments;
    sk__put_address(arguments.from, halve->of.from);
    sk__put_address(arguments.to, halve->magnitudes);
    arguments.lines = halve->of.lines;
    arguments.depth = plan->narrow.depth;
    arguments.line_stride = halve->of.strides.across;
    arguments.k_stride = halve->of.strides.along;
    arguments.chunk = halve->of.chunk;
    arguments.chunks = halve->of.chunks;
    arguments.components = sk__components_of(plan, halve->of.is_b);
    sk__add_plain_step(launch, plan->halved.magnitudes_pipeline, &arguments, sizeof arguments,
                       sk__divide_up(halve->of.lines, SK__HALVES_LINES) * halve->of.chunks, waits);
}

/* Of what is not read, since alpha is 0, factors are written alone: 1. What is prepacked covers as many binary orders
 * whatever plans read it. */
static void sk__add_halves(const sk_plan* plan, const sk__lines_to_halve* halve, bool reads, bool waits,
                           sk__launch* launch)
{
    sk__halves_arguments arguments;
    sk__put_address(arguments.from, halve->of.from);
    sk__put_address(arguments.to, halve->halves);
    sk__put_address(arguments.magnitudes, halve->magnitudes);
    sk__put_address(arguments.factors, halve->factors);
    sk__put_address(arguments.low_factors, halve->low_factors);
    sk__put_address(arguments.flags, halve->flags);
    arguments.lines = halve->of.lines;
    arguments.depth = reads ? plan->narrow.depth : 0u;
    arguments.line_stride = halve->of.strides.across;
    arguments.k_stride = halve->of.strides.along;
    arguments.chunks = reads ? halve->of.chunks : 0u;
    arguments.k = plan->halved.k;
    arguments.low_first = !halve->of.is_b;
    arguments.spread = halve->of.copy ? (uint32_t)SK__LEAST_SPREAD : plan->halved.spread;
    arguments.components = sk__components_of(plan, halve->of.is_b);
    sk__put_address(arguments.copy, halve->of.copy);
    uint32_t tiles = reads ? plan->halved.k / SK__HALVES_DEPTH : 1u;
    sk__add_plain_step(launch, plan->halved.halves_pipeline, &arguments, sizeof arguments,
                       sk__divide_up(halve->of.lines, SK__HALVES_LINES) * tiles, waits);
}

/* Where a panel's C is; 0: it is not read. */
static VkDeviceAddress sk__place_in_c(const sk_plan* plan, const sk__operands* operands,
                                      const sk__halved_panel* panel)
{
    const sk__matrix* c = &plan->problem.c;
    VkDeviceSize line = c->transposed ? panel->column : panel->row,
                 along = c->transposed ? panel->row : panel->column;
    return operands->c.address ? operands->c.address + 4u * (c->leading_dimension * line + along) : 0u;
}

/* Adds one of both products: of low and high halves, or of high ones, which is added to that. Either may be exchanged
 * by itself. */
static void sk__add_product_of_halves(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands,
                                      const sk__halved_panel* panel, bool is_high, sk__launch* launch)
{
    const sk__halved_products* products = &plan->halved.shapes[panel->shape];
    const sk_plan* product = is_high ? products->high : products->low;
    const sk__problem* problem = &plan->problem;
    bool turned = product->problem.exchanged != problem->exchanged;
    VkDeviceAddress a = panel->a.halves + (is_high ? 2u * plan->halved.k : 0u), b = panel->b.halves;
    VkDeviceAddress of_a = is_high ? panel->a.factors : panel->a.low_factors, of_b = panel->b.factors;
    VkDeviceAddress d = sk__place_in_d(plan, operands, panel->row, panel->column);
    sk__operands own;
    sk_gemm_args scalars;
    memset(&own, 0, sizeof own);
    memset(&scalars, 0, sizeof scalars);
    scalars.alpha = args->alpha;
    scalars.beta = is_high ? 0.0 : args->beta;
    own.a.address = turned ? b : a;
    own.b.address = turned ? a : b;
    own.scale_m.address = turned ? of_b : of_a;
    own.scale_n.address = turned ? of_a : of_b;
    own.d.address = d;
    own.c.address = is_high ? 0 : sk__place_in_c(plan, operands, panel);
    own.residual.address = is_high ? d : 0;
    own.workspace.address = operands->workspace.address;
    sk__wait(launch);
    sk__launch alone = sk__begin_launch(launch->context, launch->commands);
    sk__fill_launch(product, &scalars, &own, &alone);
    sk__count_launch(launch, &alone);
    launch->info.aligned = alone.info.aligned;
    launch->info.aligned_output = alone.info.aligned_output;
}

/* Its workgroups end at once where nothing is flagged. */
static void sk__add_mending(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands,
                            const sk__halved_panel* panel, sk__launch* launch)
{
    bool is_linear = plan->problem.epilogue.linear && !plan->narrow.is_rounded;
    sk__mend_arguments arguments;
    sk__put_address(arguments.a, panel->a.of.from);
    sk__put_address(arguments.b, panel->b.of.from);
    sk__put_address(arguments.d, sk__place_in_d(plan, operands, panel->row, panel->column));
    sk__put_address(arguments.flags_a, panel->a.flags);
    sk__put_address(arguments.flags_b, panel->b.flags);
    arguments.m = panel->a.of.lines;
    arguments.n = panel->b.of.lines;
    arguments.k = plan->narrow.depth;
    arguments.strides = sk__strides_of_panel(plan, &panel->a.of, &panel->b.of, sk__row_of_d(plan));
    arguments.alpha = is_linear ? (float)args->alpha : 1.0f;
    arguments.flags = sk__flags_of_panel(plan);
    arguments.diagonal = panel->row - panel->column;
    uint32_t groups = sk__divide_up(arguments.m, SK__MEND_TILE) * sk__divide_up(arguments.n, SK__MEND_COLUMNS);
    sk__add_plain_step(launch, plan->halved.mend_pipeline, &arguments, sizeof arguments, groups, true);
}

/* Halves A, unless a panel before has, and B, unless they are prepacked. Returns how many dispatches it adds. */
static uint32_t sk__add_halving(const sk_plan* plan, const sk__halved_panel* panel, bool reads, bool is_first,
                                sk__launch* launch)
{
    const sk__lines_to_halve* lines[] = {&panel->a, &panel->b};
    bool halves[] = {is_first && !(reads && plan->narrow.a.prepacked), !(reads && plan->narrow.b.prepacked)};
    uint32_t before = launch->info.dispatch_count;
    for (int step = reads ? 0 : 1; step < 2; ++step)
    {
        bool waits = launch->step_count > 0;
        for (int is_b = 0; is_b < 2; ++is_b)
        {
            if (halves[is_b] && step == 0)
            {
                sk__add_magnitudes(plan, lines[is_b], waits, launch);
            }
            else if (halves[is_b])
            {
                sk__add_halves(plan, lines[is_b], reads, waits, launch);
            }
            waits = waits && !halves[is_b];
        }
    }
    return launch->info.dispatch_count - before;
}

/* A panel, in the workspace of those before it. Returns how many dispatches write halves. */
static uint32_t sk__add_halved_panel(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands,
                                     uint32_t row, uint32_t column, bool is_first, sk__launch* launch)
{
    sk__halved_panel of = sk__halved_panel_at(plan, operands, row, column);
    const sk__halved_panel* panel = &of;
    bool reads = operands->a.address != 0; /* alpha is not 0 */
    uint32_t copies = sk__add_halving(plan, panel, reads, is_first, launch);
    sk__begin_product(launch);
    sk__add_product_of_halves(plan, args, operands, panel, false, launch);
    if (reads)
    {
        sk__add_product_of_halves(plan, args, operands, panel, true, launch);
        sk__add_mending(plan, args, operands, panel, launch);
    }
    return copies;
}

/* Adds a step of what writes prepacked halves: magnitudes, and then halves. */
static void sk__add_packed_halves(const sk_plan* plan, const sk__narrow_lines* lines, uint32_t step, bool waits,
                                  sk__launch* launch)
{
    sk__lines_to_halve halve = sk__halve_lines(plan, lines, 0);
    if (step == 0)
    {
        sk__add_magnitudes(plan, &halve, waits, launch);
        return;
    }
    sk__add_halves(plan, &halve, true, waits, launch);
}
