/* grouped_copies.h - what a launch of several problems dispatches for the copies of their A and B.
 *
 * Uses grouped_operands.h, launch.h. Must not know command buffers.
 */

#include "grouped_operands.h"
#include "launch.h"

enum
{
    SK__COPY_GROUPS = 16 /* workgroups on a compute unit that copy: as many as most GPUs run together */
};

static uint32_t sk__exponent_of(uint32_t power_of_two)
{
    uint32_t exponent = 0;
    while (power_of_two >> exponent > 1u)
    {
        ++exponent;
    }
    return exponent;
}

/* The reverse of sk__unpack_limits(). */
static uint32_t sk__pack_flags(sk__grouped_limits limits)
{
    uint32_t input = sk__exponent_of(limits.input_size) + (limits.prepacked_arranged ? SK__LIMITS_ARRANGED : 0u);
    uint32_t flags =
        ((limits.tile_k >> 2) - 1u) | input << SK__LIMITS_INPUT | sk__exponent_of(limits.output_size) << 16;
    flags |= limits.prepacked == SK__PREPACKED_A ? SK__LIMITS_PREPACKED_A : 0u;
    flags |= limits.prepacked == SK__PREPACKED_B ? SK__LIMITS_PREPACKED_B : 0u;
    flags |= limits.bias << 20;
    flags |= limits.scale_m ? SK__LIMITS_SCALE_M : 0u;
    flags |= limits.scale_n ? SK__LIMITS_SCALE_N : 0u;
    flags |= limits.residual ? SK__LIMITS_RESIDUAL : 0u;
    flags |= limits.aligned ? SK__LIMITS_ALIGNED : 0u;
    flags |= limits.exchanged ? SK__LIMITS_EXCHANGED : 0u;
    flags |= limits.layouts.a_k_contiguous ? SK__LIMITS_A_K_CONTIGUOUS : 0u;
    flags |= limits.layouts.b_k_contiguous ? SK__LIMITS_B_K_CONTIGUOUS : 0u;
    flags |= limits.layouts.c_transposed ? SK__LIMITS_C_TRANSPOSED : 0u;
    flags |= limits.layouts.d_transposed ? SK__LIMITS_D_TRANSPOSED : 0u;
    flags |= limits.layouts.residual_transposed ? SK__LIMITS_RESIDUAL_TRANSPOSED : 0u;
    return flags | (limits.layouts.linear ? SK__LIMITS_LINEAR : 0u);
}

/* Problems that a launch may have. */
static uint32_t sk__most_of_launch(const sk_plan* plan, const sk_grouped_gemm_args* args)
{
    return args->problems ? args->problem_count : plan->grouped.most_problems;
}

/* What the dispatches before the multiplication are pushed of problems and their limits. */
static sk__prepare_arguments sk__make_prepare_arguments(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                                        const sk__grouped_operands* operands)
{
    const sk__grouped* grouped = &plan->grouped;
    sk__prepare_arguments arguments;
    memset(&arguments, 0, sizeof arguments);
    sk__put_address(arguments.problems, operands->table);
    sk__put_address(arguments.workspace, operands->workspace);
    sk__put_address(arguments.count, operands->count ? operands->count : operands->table);
    arguments.space = (uint32_t)(grouped->space / 4u);
    arguments.most_problems = sk__most_of_launch(plan, args);
    arguments.m = grouped->limits.m;
    arguments.n = grouped->limits.n;
    arguments.k = grouped->limits.k;
    arguments.tile = grouped->limits.tile_m | grouped->limits.tile_n << 9 | grouped->chunk_room << 18;
    arguments.tile |= operands->count ? SK__PREPARE_COUNTED : 0u;
    arguments.tile |= grouped->sorted ? SK__PREPARE_SORTED : 0u;
    arguments.flags = sk__pack_flags(grouped->limits);
    arguments.unit = grouped->limits.unit;
    bool shares = grouped->waves != SK__WAVES_NONE;
    arguments.workers = shares ? plan->choice.workers | sk__least_share(grouped) << 16 : 0;
    arguments.waves = grouped->waves | grouped->limits.triangle << 13 | grouped->tile_weight << 16;
    arguments.waves |= grouped->limits.second ? SK__PREPARE_SECOND : 0u;
    arguments.waves |= grouped->limits.layouts.columns > 1u ? SK__PREPARE_GATED : 0u;
    arguments.room = operands->room;
    return arguments;
}

/* Refuses a problem of the host's for whose copies there is no room. */
static sk_result sk__check_group_room(const sk_plan* plan, const sk_grouped_gemm_args* args)
{
    char why[SK__REASON_TEXT];
    const sk__grouped* grouped = &plan->grouped;
    uint32_t before[2] = {0, 0}, most[2];
    most[0] = (uint32_t)plan->choice.packing.copy_a.vectors;
    most[1] = (uint32_t)plan->choice.packing.copy_b.vectors;
    for (uint32_t i = 0; args->problems && sk__has_copies(plan) && i < args->problem_count; ++i)
    {
        sk__problem_row row = sk__row_of(&args->problems[i], grouped->limits.exchanged);
        sk__row_copies copies = sk__measure_copies(row, grouped->limits, grouped->copies);
        uint32_t reason = sk__judge_room(copies, before, most, grouped->copies);
        sk__describe_reason(reason, grouped->limits.exchanged, why, sizeof why);
        SK__REQUIRE(&plan->program.context->logger, reason == SK__LEFT_OUT_NOT, SK_ERROR_TOO_LARGE, "problem %u: %s",
                    i, why);
        before[0] = sk__add_saturated(before[0], copies.a.vectors);
        before[1] = sk__add_saturated(before[1], copies.b.vectors);
    }
    return SK_SUCCESS;
}

/* Where kernels that multiply find the problems, and A and B. */
static sk__grouped_operands sk__with_group_copies(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                                  const sk__grouped_operands* operands)
{
    sk__grouped_operands read = *operands;
    const sk__packing* packing = &plan->choice.packing;
    VkDeviceSize table = 4u * (SK__COPIES_HEADER + (VkDeviceSize)SK__PLACED_ROWS * sk__most_of_launch(plan, args));
    read.table = sk__has_copies(plan) ? operands->workspace + plan->grouped.copies_begin + table : operands->table;
    read.a = sk__copies_a(packing) ? operands->workspace + plan->packed_a : operands->a;
    read.b = sk__copies_b(packing) ? operands->workspace + plan->packed_b : operands->b;
    return read;
}

/* The dispatch that finds room for all copies. */
static void sk__add_place(const sk_plan* plan, const sk_grouped_gemm_args* args, const sk__grouped_operands* operands,
                          sk__launch* launch)
{
    sk__prepare_arguments same = sk__make_prepare_arguments(plan, args, operands);
    sk__place_arguments arguments;
    memset(&arguments, 0, sizeof arguments);
    memcpy(arguments.problems, same.problems, sizeof same.problems);
    memcpy(arguments.workspace, same.workspace, sizeof same.workspace);
    memcpy(arguments.count, same.count, sizeof same.count);
    arguments.copies = (uint32_t)(plan->grouped.copies_begin / 4u);
    arguments.most_problems = same.most_problems;
    arguments.m = same.m;
    arguments.n = same.n;
    arguments.k = same.k;
    arguments.tile = same.tile;
    arguments.flags = same.flags;
    arguments.word = plan->grouped.copies | (same.waves & SK__PREPARE_FORM);
    arguments.most[0] = (uint32_t)plan->choice.packing.copy_a.vectors;
    arguments.most[1] = (uint32_t)plan->choice.packing.copy_b.vectors;
    arguments.room = same.room;
    sk__add_plain_step(launch, plan->place_pipeline, &arguments, sizeof arguments, 1, launch->step_count > 0);
}

/* Those of a term behind the first lie behind the room for the first's, and offsets count as rows tell: see
 * sk__problem_row. */
static sk__copies_arguments sk__make_copies_arguments(const sk_plan* plan, const sk__grouped_operands* operands,
                                                      bool is_b, bool second)
{
    const sk__grouped* grouped = &plan->grouped;
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    const sk__fragment* fragment = &plan->program.context->builds[plan->choice.kernel].fragment;
    sk__copies_arguments arguments;
    sk__put_address(arguments.problems, operands->table);
    sk__put_address(arguments.copies, operands->workspace + grouped->copies_begin);
    sk__put_address(arguments.from, is_b != second ? operands->b : operands->a);
    uint64_t before = second ? (is_b ? plan->choice.packing.copy_b.vectors : plan->choice.packing.copy_a.vectors) : 0;
    sk__put_address(arguments.to, operands->workspace + (is_b ? plan->packed_b : plan->packed_a) + 16u * before);
    arguments.second = second;
    arguments.copying = sk__copying_of(grouped->limits, grouped->copies, is_b);
    arguments.exchanged = grouped->limits.exchanged;
    arguments.source_along_k = is_b ? plan->problem.b.k_contiguous : plan->problem.a.k_contiguous;
    arguments.strip = (is_b ? kernel->part_n : kernel->part_m) / sk__max(fragment->m, 1u);
    return arguments;
}

/* The dispatches that copy, beside each other: A, B, and those of the second term. They have as many workgroups as run
 * together, or as there are vectors if those are fewer. */
static void sk__add_group_copies(const sk_plan* plan, const sk__grouped_operands* operands, bool waits,
                                 sk__launch* launch)
{
    const sk__packing* packing = &plan->choice.packing;
    uint32_t together = sk__min(SK__COPY_GROUPS * plan->program.context->device.compute_units, 65535u);
    for (uint32_t i = 0; i < 2u * sk__count_terms(&plan->problem); ++i)
    {
        bool is_b = i % 2u == 1u;
        sk__copies_arguments arguments = sk__make_copies_arguments(plan, operands, is_b, i >= 2u);
        bool transposed = is_b ? packing->transpose_b : packing->transpose_a;
        uint64_t vectors = is_b ? packing->copy_b.vectors : packing->copy_a.vectors;
        bool is_made = is_b ? sk__copies_b(packing) : sk__copies_a(packing);
        uint32_t groups = is_made ? sk__min((uint32_t)vectors, together) : 0u;
        sk__add_plain_step(launch, transposed ? plan->transpose_pipeline : plan->pack_pipeline, &arguments,
                           sizeof arguments, groups, waits);
        waits = waits && groups == 0;
    }
}
