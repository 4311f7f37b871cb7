/* parts.h - the plans that a plan of narrower products holds.
 *
 * Uses decide.h, panels.h. Must not know pipelines or command buffers.
 */

#include "decide.h"
#include "panels.h"

/* What products may have of a workspace, of which all else is laid out; 0: any. */
static VkDeviceSize sk__spare_room(const sk_plan* plan, VkDeviceSize most)
{
    VkDeviceSize others = plan->workspace_size - SK__WORKSPACE_HEAD;
    return most ? (most - others) / SK__WORKSPACE_ALIGNMENT * SK__WORKSPACE_ALIGNMENT : 0u;
}

static void sk__forget_product(const sk_context* context, sk_plan** product)
{
    if (*product)
    {
        sk__let_go(&(*product)->program);
        sk__forget_expected(*product);
        sk__free(context->allocator, *product);
        *product = NULL;
    }
}

static sk_result sk__allocate_part(const sk_context* context, sk_plan** part)
{
    sk_plan* made = *part = (sk_plan*)sk__allocate(context->allocator, sizeof *made);
    SK__REQUIRE(&context->logger, made, SK_ERROR_OUT_OF_HOST_MEMORY,
                "the %llu bytes of a product of narrower types could not be allocated",
                (unsigned long long)sizeof *made);
    made->program.context = context;
    return SK_SUCCESS;
}

static sk_result sk__plan_part(const sk_context* context, const sk_gemm_desc* desc, sk_plan** part)
{
    SK__TRY(sk__allocate_part(context, part));
    return sk__decide_plan(context, desc, *part);
}

/* Takes room for A B, where plans follow that write D. */
static void sk__take_rounded_room(sk_plan* plan)
{
    sk__narrow* narrow = &plan->narrow;
    narrow->rounded_dimension = sk__round_up(plan->problem.n, 4u);
    VkDeviceSize size = sk__element_of(plan->problem.output)->size * (VkDeviceSize)narrow->rounded_dimension;
    narrow->rounded = sk__take_room(&plan->workspace_size, narrow->is_rounded ? size * plan->problem.m : 0u);
}

/* Tells of panels, and of prepacked operands. */
static void sk__describe_panels(const sk_plan* plan, sk_plan_info* info)
{
    const sk__narrow* narrow = &plan->narrow;
    bool exchanged = plan->problem.exchanged, multiplies = sk__multiplies_narrow(plan);
    info->panels_m = exchanged ? narrow->panels_n : narrow->panels_m;
    info->panels_n = exchanged ? narrow->panels_m : narrow->panels_n;
    info->prepacked =
        sk__operands_as_asked(exchanged, multiplies && narrow->a.prepacked, multiplies && narrow->b.prepacked);
}
