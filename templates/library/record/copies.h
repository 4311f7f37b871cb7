/* copies.h - the dispatches that copy A and B into the workspace, of each term.
 *
 * Uses steps.h. Must not know what follows them, or command buffers.
 */

#include "steps.h"

/* Of several problems sk_pack() alone copies as here. */
static VkPipeline sk__copy_pipeline(const sk_plan* plan, const sk__copy* copy, bool is_b)
{
    return plan->grouped.most_problems > 0 ? plan->prepack_pipeline
           : copy->converted               ? plan->convert_pipelines[is_b]
           : copy->transposed              ? plan->transpose_pipeline
                                           : plan->pack_pipeline;
}

/* Adds the arranged copy of A or B from `from` to `to`. */
static void sk__add_arranged_copy(const sk_plan* plan, sk__launch* launch, sk__copy copy, bool is_b,
                                  VkDeviceAddress from, VkDeviceAddress to)
{
    const sk__problem* problem = &plan->problem;
    const sk__kernel* kernel = plan->choice.packing.arranged;
    const sk__fragment* fragment = &plan->program.context->builds[plan->choice.kernel].fragment;
    sk__arrange_arguments arrange;
    sk__put_address(arrange.from, from);
    sk__put_address(arrange.to, to);
    arrange.rows = is_b ? problem->n : problem->m;
    arrange.depth = problem->k;
    arrange.leading_dimension = copy.leading_dimension;
    arrange.batch_stride = copy.batch_stride;
    arrange.all_rows = copy.lines / fragment->m;
    arrange.steps = copy.length / fragment->k;
    arrange.strip = (is_b ? kernel->part_n : kernel->part_m) / fragment->m;
    arrange.batch_count = copy.count;
    arrange.is_b = is_b;
    arrange.along_k = is_b ? problem->b.k_contiguous : problem->a.k_contiguous;
    uint32_t blocks =
        sk__divide_up(arrange.all_rows, SK__ARRANGED_BLOCK) * sk__divide_up(arrange.steps, SK__ARRANGED_BLOCK);
    VkPipeline pipeline = sk__copy_pipeline(plan, &copy, is_b);
    sk__add_plain_step(launch, pipeline, &arrange, sizeof arrange, blocks * copy.count, false);
}

/* Adds a copy of A or B from `from` to `to`. */
static void sk__add_copy(const sk_plan* plan, sk__launch* launch, sk__copy copy, bool is_b, VkDeviceAddress from,
                         VkDeviceAddress to)
{
    if (copy.arranged)
    {
        sk__add_arranged_copy(plan, launch, copy, is_b, from, to);
        return;
    }
    sk__pack_arguments pack;
    sk__put_address(pack.from, from);
    sk__put_address(pack.to, to);
    pack.lines = copy.lines;
    pack.all_lines = copy.lines * copy.count;
    pack.length = copy.length;
    pack.leading_dimension = copy.leading_dimension;
    pack.batch_stride = copy.batch_stride;
    pack.packed_leading_dimension = (uint32_t)copy.packed_leading_dimension;
    VkPipeline pipeline = sk__copy_pipeline(plan, &copy, is_b);
    sk__add_plain_step(launch, pipeline, &pack, sizeof pack, sk__count_copy_workgroups(copy), false);
}

/* Adds the copies of A or B, of each term, and lets the arguments name them. */
static void sk__add_copies_of(const sk_plan* plan, const sk__operands* operands, bool is_b, sk__launch* launch,
                              sk__push_constants* constants)
{
    const sk__problem* problem = &plan->problem;
    sk__copy copy = is_b ? plan->choice.packing.copy_b : plan->choice.packing.copy_a;
    VkDeviceAddress to = operands->workspace.address + (is_b ? plan->packed_b : plan->packed_a);
    sk__problem_arguments* first = &constants->arguments.problem;
    sk__add_copy(plan, launch, copy, is_b, is_b ? operands->b.address : operands->a.address, to);
    sk__put_address(is_b ? first->b.address : first->a.address, to);
    if (problem->epilogue.second)
    {
        sk__copy second = sk__copy_from(copy, is_b ? &problem->second_b : &problem->second_a);
        to += sk__copy_size(copy);
        sk__add_copy(plan, launch, second, is_b, is_b ? operands->second_b.address : operands->second_a.address, to);
        sk__put_address(is_b ? constants->epilogue.second_b : constants->epilogue.second_a, to);
    }
}

static void sk__add_copies(const sk_plan* plan, const sk__operands* operands, sk__launch* launch,
                           sk__push_constants* constants)
{
    if (sk__copies_a(&plan->choice.packing))
    {
        sk__add_copies_of(plan, operands, false, launch, constants);
    }
    if (sk__copies_b(&plan->choice.packing))
    {
        sk__add_copies_of(plan, operands, true, launch, constants);
    }
}
