/* preparation.h - who prepares a launch of several problems whose sizes only the device knows.
 *
 * Uses plan.h, ../device/pipeline.h. Must not know how pipelines are made, or command buffers. prepares.glsl.j2 is what
 * workgroups do.
 */

#include "../device/pipeline.h"
#include "plan.h"

enum
{
    SK__PREPARED_PROBLEM = 36 + 12 * SK__PREPARED_TEAMS, /* bytes of shared memory of each, */
    SK__PREPARED_ALL = 64                                /* and of all */
};

/* Whether a workgroup has room for the problems beside its tiles. */
static bool sk__has_room_to_prepare(const sk_context* context, const sk_plan* plan)
{
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    uint32_t own = sk__transposes(context, kernel) ? kernel->transposed_size : kernel->shared_size;
    return own + SK__PREPARED_ALL + SK__PREPARED_PROBLEM * plan->grouped.most_problems <= context->device.shared_size;
}

/* Why workgroups do not prepare; NULL: they can. Where tiles of several problems are split, or lines are copied, the
 * dispatch does more, and hides behind what runs beside it. */
static const char* sk__why_no_workgroups_prepare(const sk_context* context, const sk_plan* plan)
{
    const sk__grouped* grouped = &plan->grouped;
    const sk__grouped_limits* limits = &grouped->limits;
    bool even = grouped->waves == SK__WAVES_NONE || grouped->most_problems == 1;
    bool plain = !limits->second && !limits->triangle && limits->prepacked == SK__PREPACKED_NONE;
    bool copies = sk__has_copies(plan) || grouped->lines.most > 0;
    bool sums_up = sk__fixup_of(plan->choice.fixup)->sums_up;
    return !sk__kernel_at(plan->choice.kernel)->modules[SK__MODULE_PREPARES] ? "its kernel has no module for that"
           : grouped->most_problems > SK__MOST_PREPARED                      ? "most_problems is above 64"
           : !even                ? "tiles may be split, and most_problems is not 1"
           : !plain               ? "there is a triangle, a second term or a prepacked operand"
           : copies               ? "operands or lines are copied"
           : plan->choice.chunked ? "gemm.chunk is set"
           : grouped->starts      ? "gemm.search is host"
           : sums_up              ? "the fixup is a separate pass"
           : !sk__has_more_push_constants(&context->device) ? "the device has less than 256 bytes of push constants"
           : !sk__has_room_to_prepare(context, plan)        ? "the kernel leaves too little shared memory"
                                                            : NULL;
}

/* Decides who prepares, as was asked for. Unasked, workgroups do where that was measured, and on CPU drivers. AMD's
 * compiler takes 256 registers for them instead of 192, so that fewer run together. */
static sk_result sk__choose_preparation(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    const char* why = sk__why_no_workgroups_prepare(context, plan);
    SK__REQUIRE(&context->logger, !why || desc->preparation != SK_PREPARATION_WORKGROUPS, SK_ERROR_INVALID_VALUE,
                "gemm.preparation is workgroups, but %s (kernel %s)", why, sk__kernel_at(plan->choice.kernel)->name);
    bool may = context->device.vendor == SK__NVIDIA || context->device.is_cpu;
    bool wanted = desc->preparation == SK_PREPARATION_AUTO ? may : desc->preparation == SK_PREPARATION_WORKGROUPS;
    plan->grouped.by_workgroups = !why && wanted;
    return SK_SUCCESS;
}
