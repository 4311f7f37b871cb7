/* pipelines.h - makes the pipelines of a plan.
 *
 * Uses plan.h, obtain.h. Must not know descs or command buffers.
 */

#include "../device/obtain.h"
#include "plan.h"

/* The fixup stage of a plan's first dispatch: sums that are stored may lie row by row. */
static sk__fixup_stage sk__first_stage(const sk__choice* choice)
{
    return choice->sum_runs > 0 ? SK__FIXUP_STORE_ROWS : sk__fixup_of(choice->fixup)->stage;
}

/* Finds a pipeline, or makes it, which then stays until the plan is destroyed. A plan that hurries passes it instead if
 * another thread is making it. */
static sk_result sk__hold_pipeline(sk_context* context, sk_plan* plan, const sk__pipeline_key* key,
                                   VkPipeline* handle)
{
    sk__pipeline* pipeline = NULL;
    SK__TRY(sk__get_pipeline(context, key, !plan->hurries, &pipeline));
    plan->passed += pipeline ? 0 : 1;
    *handle = pipeline ? sk__hold(&plan->program, pipeline) : VK_NULL_HANDLE;
    return SK_SUCCESS;
}

/* What the pipeline of a plan's first dispatch is made from, but for its module and alignment. */
static sk__pipeline_key sk__first_key(const sk_plan* plan)
{
    const sk__problem* problem = &plan->problem;
    sk__pipeline_key key;
    memset(&key, 0, sizeof key);
    key.kernel = plan->choice.kernel;
    key.format = sk__kernel_at(key.kernel)->blocks ? (uint32_t)problem->b.type : 0;
    key.parts_m = key.parts_n = 1;
    key.unit = plan->choice.unit;
    key.chunked = plan->choice.chunked;
    key.interleave = plan->choice.interleave;
    key.a_k_contiguous = sk__reads_a_along_k(problem, &plan->choice);
    key.b_k_contiguous = sk__reads_b_along_k(problem, &plan->choice);
    key.c_transposed = problem->c.transposed;
    key.d_transposed = problem->d.transposed;
    key.conjugate_a = problem->a.conjugate;
    key.conjugate_b = problem->b.conjugate;
    key.epilogue = problem->epilogue;
    key.pointers = problem->pointers;
    key.fixup = sk__first_stage(&plan->choice);
    key.cut = plan->cut.segments > 0;
    return key;
}

static sk_result sk__make_pipelines(sk_context* context, sk_plan* plan, bool aligned)
{
    sk__pipeline_key key = sk__first_key(plan);
    key.aligned = aligned || (plan->choice.packing.a && plan->choice.packing.b);
    key.aligned_output = aligned && plan->alignable_output;
    key.vectors = aligned && sk__reads_vectors_of_blocks(&plan->problem, &plan->choice);
    key.packed = plan->choice.packing.a || plan->choice.packing.b;
    key.module = sk__fixup_of(plan->choice.fixup)->adds_floats ? SK__MODULE_ADDS : SK__MODULE_MULTIPLY;
    if (plan->schedule.space.tiles > 0)
    {
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->pipelines[aligned]));
    }
    if (plan->last_wave.schedule.space.tiles > 0)
    {
        key.kernel = plan->choice.last_wave_kernel;
        key.parts_m = plan->last_wave.parts_m;
        key.parts_n = plan->last_wave.parts_n;
        key.cut = plan->last_wave.cut.segments > 0;
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->last_wave.pipelines[aligned]));
    }
    key.cut = false;
    if (sk__fixup_of(plan->choice.fixup)->sums_up)
    {
        key.fixup = SK__FIXUP_SUM;
        key.module = plan->choice.sum_runs ? SK__MODULE_SUM : SK__MODULE_MULTIPLY;
        key.own_invocations = SK__SUM_VECTORS * plan->choice.sum_runs;
        key.packed = false;
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->sum_pipelines[aligned]));
    }
    if (sk__fixup_of(plan->choice.fixup)->begins_with_d)
    {
        key.fixup = SK__FIXUP_NONE;
        key.module = SK__MODULE_MULTIPLY;
        key.packed = false;
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->seed_pipelines[aligned]));
    }
    return SK_SUCCESS;
}

/* What the pipeline of a copy is made from. */
static sk__pipeline_key sk__copy_key(const sk_plan* plan, sk__module_kind copy)
{
    sk__pipeline_key key;
    memset(&key, 0, sizeof key);
    key.module = copy;
    key.parts_m = key.parts_n = key.unit = 1;
    key.kernel = plan->choice.kernel;
    return key;
}

/* Kernels that share the module of a copy share its pipeline, unless it arranges: that one has the kernel's fragments.
 */
static sk_result sk__make_copy_pipeline(sk_context* context, sk_plan* plan, sk__module_kind copy, VkPipeline* handle)
{
    sk__pipeline_key key = sk__copy_key(plan, copy);
    bool knows_blocks = copy == SK__MODULE_PREPARE && plan->grouped.limits.block > 1;
    key.format = knows_blocks ? (uint32_t)plan->problem.b.type : 0;
    if (copy == SK__MODULE_PREPARE || copy == SK__MODULE_PLACE)
    {
        bool few = plan->grouped.most_problems <= SK__PREPARE_FEW;
        key.own_invocations = (uint32_t)(few ? SK__PREPARE_FEW : SK__PREPARE_INVOCATIONS);
    }
    return sk__hold_pipeline(context, plan, &key, handle);
}

/* The one that decodes an operand in blocks, or rounds one of f32. */
static sk_result sk__make_convert_pipeline(sk_context* context, sk_plan* plan, bool is_b)
{
    sk_type type = is_b ? plan->problem.b.type : plan->problem.a.type;
    bool decodes = sk__is_in_blocks(type);
    sk__pipeline_key key = sk__copy_key(plan, decodes ? SK__MODULE_DECODE : SK__MODULE_ROUND);
    key.format = decodes ? (uint32_t)type : 0;
    return sk__hold_pipeline(context, plan, &key, &plan->convert_pipelines[is_b]);
}

static sk_result sk__make_copy_pipelines(sk_context* context, sk_plan* plan)
{
    const sk__packing* packing = &plan->choice.packing;
    if (packing->arranged)
    {
        return sk__make_copy_pipeline(context, plan, SK__MODULE_ARRANGE, &plan->pack_pipeline);
    }
    for (int is_b = 0; is_b < 2; ++is_b)
    {
        if (is_b ? packing->convert_b : packing->convert_a)
        {
            SK__TRY(sk__make_convert_pipeline(context, plan, is_b != 0));
        }
    }
    if (packing->a != (packing->transpose_a || packing->convert_a) ||
        packing->b != (packing->transpose_b || packing->convert_b))
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_PACK, &plan->pack_pipeline));
    }
    bool transposes = packing->transpose_a || packing->transpose_b;
    if (transposes && sk__packs_transposed(sk__kernel_at(plan->choice.kernel))) /* or another plan has prepacked it */
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_TRANSPOSE, &plan->transpose_pipeline));
    }
    return SK_SUCCESS;
}

/* Those that copy A and B of several problems at each launch. */
static sk_result sk__make_group_copy_pipelines(sk_context* context, sk_plan* plan)
{
    const sk__packing* packing = &plan->choice.packing;
    bool a = sk__copies_a(packing), b = sk__copies_b(packing);
    bool transposes = (a && packing->transpose_a) || (b && packing->transpose_b);
    if (packing->arranged)
    {
        return sk__make_copy_pipeline(context, plan, SK__MODULE_GROUPED_ARRANGE, &plan->pack_pipeline);
    }
    if ((a && !packing->transpose_a) || (b && !packing->transpose_b))
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_GROUPED_PACK, &plan->pack_pipeline));
    }
    return transposes ? sk__make_copy_pipeline(context, plan, SK__MODULE_GROUPED_TRANSPOSE, &plan->transpose_pipeline)
                      : SK_SUCCESS;
}

/* The one that writes the prepacked operand of several problems, as a batch of one problem: if the kernel has it, and
 * the operand is not transposed for another plan. */
static sk_result sk__make_prepack_pipeline(sk_context* context, sk_plan* plan)
{
    const sk__packing* packing = &plan->choice.packing;
    bool is_b = packing->prepacked_b;
    bool transposes = is_b ? packing->transpose_b : packing->transpose_a;
    if (is_b ? packing->convert_b : packing->convert_a)
    {
        SK__TRY(sk__make_convert_pipeline(context, plan, is_b));
        plan->prepack_pipeline = plan->convert_pipelines[is_b];
        return SK_SUCCESS;
    }
    sk__module_kind kind = packing->arranged ? SK__MODULE_ARRANGE
                           : transposes      ? SK__MODULE_TRANSPOSE
                                             : SK__MODULE_PACK;
    return sk__kernel_at(plan->choice.kernel)->modules[kind]
               ? sk__make_copy_pipeline(context, plan, kind, &plan->prepack_pipeline)
               : SK_SUCCESS;
}

/* Those that copy lines by indices. */
static sk_result sk__make_lines_pipelines(sk_context* context, sk_plan* plan)
{
    const sk__lines* lines = &plan->grouped.lines;
    if (lines->assigned)
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_ASSIGN, &plan->assign_pipeline));
    }
    if (lines->gather.is_made)
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_GATHER, &plan->gather_pipeline));
    }
    return lines->scatter.is_made ? sk__make_copy_pipeline(context, plan, SK__MODULE_SCATTER, &plan->scatter_pipeline)
                                  : SK_SUCCESS;
}

static sk__pipeline_key sk__grouped_key(const sk_plan* plan)
{
    sk__pipeline_key key = sk__first_key(plan);
    key.module = SK__MODULE_GROUPED;
    key.aligned = plan->alignable;
    key.aligned_output = plan->alignable_output;
    key.packed = plan->choice.packing.a || plan->choice.packing.b;
    return key;
}

/* The one that prepares problems whose sizes the device knows. */
static sk_result sk__make_preparing_pipeline(sk_context* context, sk_plan* plan)
{
    sk__pipeline_key key = sk__grouped_key(plan);
    key.module = SK__MODULE_PREPARES;
    key.problems = plan->grouped.most_problems;
    return plan->grouped.by_workgroups
               ? sk__hold_pipeline(context, plan, &key, &plan->prepares_pipeline)
               : sk__make_copy_pipeline(context, plan, SK__MODULE_PREPARE, &plan->prepare_pipeline);
}

static sk_result sk__make_grouped_pipelines(sk_context* context, sk_plan* plan)
{
    sk__pipeline_key key = sk__grouped_key(plan);
    if (!plan->grouped.by_workgroups || !sk__is_ragged(plan)) /* the host may know the sizes */
    {
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->pipelines[0]));
    }
    if (sk__fixup_of(plan->choice.fixup)->sums_up)
    {
        bool runs = plan->choice.sum_runs > 0;
        key.fixup = SK__FIXUP_SUM;
        key.packed = false;
        key.module = runs ? SK__MODULE_GROUPED_SUM : SK__MODULE_GROUPED;
        key.own_invocations = SK__SUM_VECTORS * plan->choice.sum_runs;
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->sum_pipelines[0]));
    }
    SK__TRY(sk__make_preparing_pipeline(context, plan));
    if (sk__has_copies(plan))
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_PLACE, &plan->place_pipeline));
        SK__TRY(sk__make_group_copy_pipelines(context, plan));
    }
    if (plan->grouped.limits.prepacked != SK__PREPACKED_NONE)
    {
        SK__TRY(sk__make_prepack_pipeline(context, plan));
    }
    if (sk__is_ragged(plan))
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_RAGGED, &plan->ragged_pipeline));
    }
    return sk__make_lines_pipelines(context, plan);
}

/* Those that cut A and B into slices, add levels, and mend what slices do not cover. */
static sk_result sk__make_slicing_pipelines(sk_context* context, sk_plan* plan)
{
    sk__sliced* sliced = &plan->sliced;
    if (!sliced->levels.products[0] && !sliced->of_group)
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_PRODUCTS, &sliced->products_pipeline));
    }
    if (sliced->least > 0)
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_MEND_SLICES, &sliced->mend_pipeline));
    }
    SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_EXPONENTS, &sliced->exponents_pipeline));
    SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_SLICES, &sliced->slices_pipeline));
    return sk__make_copy_pipeline(context, plan, SK__MODULE_LEVELS, &sliced->levels_pipeline);
}

/* Those that write halves, and mend what they do not cover. */
static sk_result sk__make_halving_pipelines(sk_context* context, sk_plan* plan)
{
    sk__halved* halved = &plan->halved;
    SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_MAGNITUDES, &halved->magnitudes_pipeline));
    SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_HALVES, &halved->halves_pipeline));
    return sk__make_copy_pipeline(context, plan, SK__MODULE_MEND, &halved->mend_pipeline);
}
