/* cutting.h - the dispatches that find exponents of A and B, and cut them into slices: for a panel of D, or for
 * sk_pack().
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

static uint32_t sk__components_of(const sk_plan* plan, bool is_b)
{
    bool conjugate = is_b ? plan->problem.b.conjugate : plan->problem.a.conjugate;
    uint32_t components = SK__COMPLEX | (is_b ? SK__COMPLEX_PAIRS : 0u) | (conjugate ? SK__COMPLEX_CONJUGATE : 0u);
    return plan->sliced.is_complex ? components : 0u;
}

/* Lines of A or B, where they are, and where what is made of them is. Strides are components. */
typedef struct sk__lines_to_cut
{
    bool is_b;
    uint32_t lines, chunk, chunks;
    sk__strides strides;
    VkDeviceAddress from, keys, largest_keys, slices, magnitudes, copy; /* copy: 0: there is none */
    VkDeviceSize part_size; /* bytes from the slices of a part of k to those of the next; 0: it has their place */
} sk__lines_to_cut;

/* All lines of a matrix, of which what is made begins at an address. */
static sk__lines_to_cut sk__lines_at(const sk_plan* plan, bool is_b, VkDeviceAddress from, VkDeviceAddress to)
{
    const sk__sliced_operand* operand = is_b ? &plan->sliced.b : &plan->sliced.a;
    const sk__matrix* matrix = is_b ? &plan->problem.b : &plan->problem.a;
    sk__lines_to_cut cut;
    memset(&cut, 0, sizeof cut);
    cut.is_b = is_b;
    cut.lines = operand->all;
    cut.chunk = operand->chunk;
    cut.chunks = operand->chunks;
    cut.strides = sk__strides_of(matrix, matrix->k_contiguous);
    cut.strides.across <<= plan->sliced.is_complex;
    cut.strides.along <<= plan->sliced.is_complex;
    cut.from = from;
    cut.keys = to + operand->keys;
    cut.largest_keys = cut.keys + (VkDeviceSize)4u * operand->chunks * operand->all;
    cut.slices = to + operand->slices;
    cut.magnitudes = to + operand->magnitudes;
    if (operand->prepacked)
    {
        cut.copy = to + operand->copy;
        cut.part_size = (VkDeviceSize)operand->all * plan->sliced.slices * plan->sliced.k_part;
    }
    return cut;
}

/* Those of a panel, from a line on, which is a column of complex numbers. What is prepacked is read in place of the
 * matrix. */
static sk__lines_to_cut sk__lines_of_panel(const sk_plan* plan, const sk__operands* operands, bool is_b,
                                           uint32_t first)
{
    const sk__sliced* sliced = &plan->sliced;
    const sk__sliced_operand* operand = is_b ? &sliced->b : &sliced->a;
    VkDeviceSize size = 4u * sk__words_of_number(plan), line = first;
    VkDeviceAddress matrix = is_b ? operands->b.address : operands->a.address;
    sk__lines_to_cut cut =
        sk__lines_at(plan, is_b, matrix, operand->prepacked ? matrix : operands->workspace.address);
    cut.lines = operand->lines;
    if (operand->prepacked)
    {
        cut.from = cut.copy;
        cut.strides.across = sliced->depth;
        cut.strides.along = 1u;
        cut.largest_keys += 4u * line;
        cut.slices += line * sliced->slices * sliced->k_part;
        cut.magnitudes += line * sk__sliced_k(sliced);
    }
    cut.from += size * cut.strides.across * line;
    return cut;
}

static void sk__add_exponents(const sk_plan* plan, const sk__lines_to_cut* cut, bool waits, sk__launch* launch)
{
    sk__exponents_arguments arguments;
    sk__put_address(arguments.from, cut->from);
    sk__put_address(arguments.to, cut->keys);
    arguments.lines = cut->lines;
    arguments.depth = plan->sliced.depth;
    arguments.line_stride = cut->strides.across;
    arguments.k_stride = cut->strides.along;
    arguments.words = sk__words_of_number(plan);
    arguments.chunk = cut->chunk;
    arguments.chunks = cut->chunks;
    arguments.components = sk__components_of(plan, cut->is_b);
    sk__add_plain_step(launch, plan->sliced.exponents_pipeline, &arguments, sizeof arguments,
                       sk__divide_up(cut->lines, SK__SLICES_LINES) * cut->chunks, waits);
}

static void sk__add_slices(const sk_plan* plan, const sk__lines_to_cut* cut, uint32_t part, bool waits,
                           sk__launch* launch)
{
    const sk__sliced* sliced = &plan->sliced;
    sk__slices_arguments arguments;
    sk__put_address(arguments.from, cut->from);
    sk__put_address(arguments.to, cut->slices + part * cut->part_size);
    sk__put_address(arguments.keys, cut->keys);
    arguments.lines = cut->lines;
    arguments.depth = sliced->depth;
    arguments.line_stride = cut->strides.across;
    arguments.k_stride = cut->strides.along;
    arguments.words = sk__words_of_number(plan);
    arguments.chunks = cut->chunks;
    arguments.k_begin = part * sliced->k_part;
    arguments.k_part = sliced->k_part;
    arguments.slices = sliced->slices;
    arguments.reversed = cut->is_b;
    sk__put_address(arguments.magnitudes, cut->magnitudes);
    arguments.magnitudes_line = sliced->least > 0 || cut->copy ? sk__sliced_k(sliced) : 0u;
    arguments.components = sk__components_of(plan, cut->is_b);
    arguments.copy_line = cut->copy ? 4u * arguments.words * sliced->depth : 0u;
    sk__put_address(arguments.copy, cut->copy);
    uint32_t tiles = sk__divide_up(sliced->k_part, SK__SLICES_DEPTH);
    sk__add_plain_step(launch, sliced->slices_pipeline, &arguments, sizeof arguments,
                       sk__divide_up(cut->lines, SK__SLICES_LINES) * tiles, waits);
}
