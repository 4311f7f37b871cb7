/* panels.h - cuts D into panels, so that the workspace of a product of narrower types is no larger than the desc
 * allows.
 *
 * Uses plan.h. Must not know pipelines or command buffers.
 *
 * Panels are computed one after the other in the same workspace: those of a row of panels after each other, so that a
 * part of A which is all of k is made narrow once for them. B is made so again for each row of panels. Slices may have
 * more parts of k, too: that makes slices shorter, but adds sums of 16 bytes an element of D, and A is cut again for
 * each panel. Of all panels that fit, those are taken whose copies and sums take the least time by prediction; products
 * count as if they took as long for all.
 */

#include "plan.h"

enum
{
    SK__PANEL_UNIT = 64,   /* rows, or columns, of which a panel has a multiple */
    SK__MOST_PANELS = 256, /* side by side */
    SK__MOST_CHUNKS = 64,
    SK__LEAST_CHUNK = 256 /* of k, for whose largest exponent a workgroup is worth it */
};

static bool sk__is_sliced(const sk_plan* plan)
{
    return plan->sliced.slices > 0;
}

static bool sk__is_halved(const sk_plan* plan)
{
    return plan->halved.k > 0;
}

/* Whether products of narrower types, of any k, make D. */
static bool sk__multiplies_narrow(const sk_plan* plan)
{
    return (sk__is_sliced(plan) || sk__is_halved(plan)) && plan->narrow.depth > 0 && plan->problem.d.extent > 0;
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

/* What products of slices and of halves begin with. */
static sk_result sk__begin_narrow(sk_plan* plan, const char* way)
{
    sk__narrow* narrow = &plan->narrow;
    const sk__problem* problem = &plan->problem;
    narrow->is_complex = sk__is_complex_type(problem->output);
    narrow->a.prepacked = problem->a.prepacked;
    narrow->b.prepacked = problem->b.prepacked;
    SK__REQUIRE(&plan->program.context->logger, problem->k <= UINT32_MAX >> narrow->is_complex, SK_ERROR_TOO_LARGE,
                "k is %u, but d.type is %s, and way is %s: at most 2^31 - 1 are possible", problem->k,
                sk_word(SK_WORDS_TYPE, problem->output), way);
    narrow->depth = problem->k << narrow->is_complex;
    return SK_SUCCESS;
}

/* Sets the lines of an operand, of so many. */
static void sk__set_lines(const sk_context* context, uint32_t k, uint32_t lines, uint32_t all,
                          sk__narrow_operand* operand)
{
    uint32_t least = sk__round_up(sk__max(SK__LEAST_CHUNK, sk__divide_up(k, SK__MOST_CHUNKS)), SK__SLICES_DEPTH);
    operand->lines = lines;
    operand->all = operand->prepacked ? all : lines;
    operand->chunk = operand->prepacked ? least : sk__choose_chunk_of_lines(context, lines, k);
    operand->chunks = sk__divide_up(k, sk__max(operand->chunk, 1u));
}

/* Rows or columns of a panel. */
static uint32_t sk__cut_extent(uint32_t extent, uint32_t panels)
{
    uint32_t length = panels > 1 ? sk__round_up(sk__divide_up(extent, panels), SK__PANEL_UNIT) : extent;
    return sk__min(length, extent);
}

/* Sets into how many panels D is cut. A panel has a multiple of SK__PANEL_UNIT rows and columns, unless it is whole. */
static void sk__set_panels(sk_plan* plan, uint32_t panels_m, uint32_t panels_n)
{
    sk__narrow* narrow = &plan->narrow;
    const sk__problem* problem = &plan->problem;
    const sk_context* context = plan->program.context;
    narrow->panel_m = sk__cut_extent(problem->m, panels_m);
    narrow->panel_n = sk__cut_extent(problem->n, panels_n);
    narrow->panels_m = sk__divide_up(problem->m, sk__max(narrow->panel_m, 1u));
    narrow->panels_n = sk__divide_up(problem->n, sk__max(narrow->panel_n, 1u));
    uint32_t columns = narrow->panel_n << narrow->is_complex, all_columns = problem->n << narrow->is_complex;
    sk__set_lines(context, narrow->depth, narrow->panel_m, problem->m, &narrow->a);
    sk__set_lines(context, narrow->depth, columns, all_columns, &narrow->b);
}

/* How a way has panels. */
typedef struct sk__panelling
{
    void (*set)(sk_plan* plan, uint32_t panels_m, uint32_t panels_n, uint32_t parts);
    float (*time)(const sk_plan* plan); /* microseconds of what is not the products */
    void (*lay_out)(sk_plan* plan);
    uint32_t least_parts, most_parts; /* of k; 0: there is no k */
} sk__panelling;

/* Panels and parts of k, with the time that they take and the workspace. */
typedef struct sk__tried_panels
{
    uint32_t m, n, parts;
    float time;
    VkDeviceSize size;
} sk__tried_panels;

/* What was found: the fastest panels that fit, and those of the least workspace, of all that were laid out. */
typedef struct sk__found_panels
{
    sk__tried_panels best, least;
} sk__found_panels;

/* Lays out what is not known to be slower than the best. */
static void sk__weigh_panels(sk_plan* plan, const sk__panelling* by, VkDeviceSize most, sk__tried_panels tried,
                             sk__found_panels* found)
{
    by->set(plan, tried.m, tried.n, tried.parts);
    tried.time = by->time(plan);
    if (tried.time < found->best.time)
    {
        by->lay_out(plan);
        tried.size = plan->workspace_size;
        found->least = tried.size < found->least.size ? tried : found->least;
        found->best = most == 0 || tried.size <= most ? tried : found->best;
    }
}

/* Whether an extent is cut further by so many panels: half as many are longer than the unit. */
static bool sk__cuts_further(uint32_t extent, uint32_t panels)
{
    return panels <= SK__MOST_PANELS &&
           (panels == 1u || sk__cut_extent(extent, panels / 2u) > (uint32_t)SK__PANEL_UNIT);
}

/* Leaves a plan with the fastest panels that fit. Otherwise they are those of the least workspace. */
static bool sk__find_panels(sk_plan* plan, const sk__panelling* by, VkDeviceSize most)
{
    const sk__problem* problem = &plan->problem;
    sk__tried_panels whole = {1, 1, by->least_parts, SK__NEVER, ~(VkDeviceSize)0};
    sk__found_panels found = {whole, whole};
    by->set(plan, 1, 1, by->least_parts);
    by->lay_out(plan);
    if (by->least_parts == 0 || most == 0 || plan->workspace_size <= most)
    {
        return true;
    }
    for (uint32_t m = 1; sk__cuts_further(problem->m, m); m *= 2u)
    {
        for (uint32_t n = 1; sk__cuts_further(problem->n, n); n *= 2u)
        {
            for (uint32_t parts = by->least_parts; parts <= by->most_parts; parts *= 2u)
            {
                sk__tried_panels tried = {m, n, parts, SK__NEVER, 0};
                sk__weigh_panels(plan, by, most, tried, &found);
            }
        }
    }
    bool fits = found.best.time < SK__NEVER;
    const sk__tried_panels* taken = fits ? &found.best : &found.least;
    by->set(plan, taken->m, taken->n, taken->parts);
    by->lay_out(plan);
    return fits;
}

/* Refuses a workspace that not even the least panels fit in. */
static sk_result sk__require_panels(sk_plan* plan, const sk__panelling* by, VkDeviceSize most)
{
    const sk__narrow* narrow = &plan->narrow;
    bool exchanged = plan->problem.exchanged, fit = sk__find_panels(plan, by, most);
    SK__REQUIRE(&plan->program.context->logger, fit, SK_ERROR_WORKSPACE_TOO_SMALL,
                "most_workspace is %llu byte%s, but the least panels, of %u x %u, take %llu",
                (unsigned long long)most, sk__plural(most), exchanged ? narrow->panel_n : narrow->panel_m,
                exchanged ? narrow->panel_m : narrow->panel_n, (unsigned long long)plan->workspace_size);
    return SK_SUCCESS;
}

/* Whether a panel has anything of D: it has not where D is a triangle beyond it. */
static bool sk__is_panel_inside(const sk_plan* plan, uint32_t row, uint32_t column)
{
    uint32_t triangle = plan->problem.epilogue.triangle;
    return triangle == SK__TRIANGLE_LOWER ? column < row + plan->narrow.panel_m
           : triangle                     ? row < column + plan->narrow.panel_n
                                          : true;
}

/* Where a panel begins. All of slices are as large as each other: the last one ends where D does. */
static uint32_t sk__panel_begin(const sk_plan* plan, uint32_t panel, uint32_t length, uint32_t extent)
{
    return sk__is_sliced(plan) ? sk__min(panel * length, extent - length) : panel * length;
}

static uint32_t sk__count_panels(const sk_plan* plan)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < plan->narrow.panels_m; ++i)
    {
        uint32_t row = sk__panel_begin(plan, i, plan->narrow.panel_m, plan->problem.m);
        for (uint32_t j = 0; j < plan->narrow.panels_n; ++j)
        {
            count += sk__is_panel_inside(plan, row, sk__panel_begin(plan, j, plan->narrow.panel_n, plan->problem.n));
        }
    }
    return count;
}
