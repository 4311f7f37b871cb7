/* cutting.h - the dispatches that find exponents of A and B, and cut them into slices: for a panel of D, or for
 * sk_pack().
 *
 * Uses narrow_lines.h. Must not know command buffers.
 */

#include "narrow_lines.h"
#include "../plan/slices.h"

/* Lines that are cut into slices. */
typedef struct sk__lines_to_cut
{
    sk__narrow_lines of;
    VkDeviceAddress keys, largest_keys, slices, magnitudes;
    VkDeviceSize part_size; /* bytes from the slices of a part of k to those of the next; 0: it has their place */
} sk__lines_to_cut;

/* Lines, of which `first` is the first of what is prepacked. */
static sk__lines_to_cut sk__cut_lines(const sk_plan* plan, const sk__narrow_lines* lines, VkDeviceSize first)
{
    const sk__sliced* sliced = &plan->sliced;
    const sk__narrow_operand* operand = lines->is_b ? &plan->narrow.b : &plan->narrow.a;
    sk__lines_to_cut cut;
    memset(&cut, 0, sizeof cut);
    first = operand->prepacked ? first : 0u;
    cut.of = *lines;
    cut.keys = lines->to + operand->keys;
    cut.largest_keys = cut.keys + (VkDeviceSize)4u * operand->chunks * operand->all + 4u * first;
    cut.slices = lines->to + operand->slices + first * sliced->slices * sliced->k_part;
    cut.magnitudes = lines->to + operand->magnitudes + first * sk__sliced_k(sliced);
    cut.part_size = operand->prepacked ? (VkDeviceSize)operand->all * plan->sliced.slices * plan->sliced.k_part : 0u;
    return cut;
}

static void sk__add_exponents(const sk_plan* plan, const sk__lines_to_cut* cut, bool waits, sk__launch* launch)
{
    sk__exponents_arguments arguments;
    sk__put_address(arguments.from, cut->of.from);
    sk__put_address(arguments.to, cut->keys);
    arguments.lines = cut->of.lines;
    arguments.depth = plan->narrow.depth;
    arguments.line_stride = cut->of.strides.across;
    arguments.k_stride = cut->of.strides.along;
    arguments.words = sk__words_of_number(plan);
    arguments.chunk = cut->of.chunk;
    arguments.chunks = cut->of.chunks;
    arguments.components = sk__components_of(plan, cut->of.is_b);
    sk__add_plain_step(launch, plan->sliced.exponents_pipeline, &arguments, sizeof arguments,
                       sk__divide_up(cut->of.lines, SK__SLICES_LINES) * cut->of.chunks, waits);
}

static void sk__add_slices(const sk_plan* plan, const sk__lines_to_cut* cut, uint32_t part, bool waits,
                           sk__launch* launch)
{
    const sk__sliced* sliced = &plan->sliced;
    sk__slices_arguments arguments;
    sk__put_address(arguments.from, cut->of.from);
    sk__put_address(arguments.to, cut->slices + part * cut->part_size);
    sk__put_address(arguments.keys, cut->keys);
    arguments.lines = cut->of.lines;
    arguments.depth = plan->narrow.depth;
    arguments.line_stride = cut->of.strides.across;
    arguments.k_stride = cut->of.strides.along;
    arguments.words = sk__words_of_number(plan);
    arguments.chunks = cut->of.chunks;
    arguments.k_begin = part * sliced->k_part;
    arguments.k_part = sliced->k_part;
    arguments.slices = sliced->slices;
    arguments.reversed = cut->of.is_b;
    sk__put_address(arguments.magnitudes, cut->magnitudes);
    arguments.magnitudes_line = sliced->least > 0 || cut->of.copy ? sk__sliced_k(sliced) : 0u;
    arguments.components = sk__components_of(plan, cut->of.is_b);
    arguments.copy_line = cut->of.copy ? 4u * arguments.words * plan->narrow.depth : 0u;
    sk__put_address(arguments.copy, cut->of.copy);
    uint32_t tiles = sk__divide_up(sliced->k_part, SK__SLICES_DEPTH);
    sk__add_plain_step(launch, sliced->slices_pipeline, &arguments, sizeof arguments,
                       sk__divide_up(cut->of.lines, SK__SLICES_LINES) * tiles, waits);
}
