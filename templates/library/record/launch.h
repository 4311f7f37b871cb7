/* launch.h - what a plan dispatches for its arguments: copies, seed, multiplication, separate pass, last wave.
 *
 * Uses copies.h. Must not know command buffers.
 */

#include "copies.h"

/* Whether the addresses of A and B suit 16-byte accesses, unless they are packed. */
static bool sk__are_inputs_aligned(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands)
{
    bool reads_a = sk__relies_on_lines_of_a(&plan->choice) && !plan->choice.packing.a;
    uint64_t a = reads_a ? operands->a.address | operands->second_a.address : 0;
    bool reads_b = (sk__relies_on_lines_of_b(&plan->choice) && !plan->choice.packing.b) ||
                   sk__reads_vectors_of_blocks(&plan->problem, &plan->choice);
    uint64_t b = !reads_b ? 0 : operands->b.address | operands->second_b.address;
    return plan->problem.pointers ? args->pointers_aligned : (a | b) % 16 == 0;
}

/* Whether the addresses of D, and of vectors along n, suit 16-byte accesses. Those of C and the residual need not: the
 * kernel tests them itself. */
static bool sk__is_output_aligned(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands)
{
    const sk__problem* problem = &plan->problem;
    uint64_t vectors = operands->scale_n.address;
    uint32_t store_elements = sk__divide_up(sk__widest_store(plan), sk__columns_for_one(&problem->epilogue));
    uint64_t store = sk__run_size(sk__element_of(problem->output), store_elements);
    vectors |= problem->epilogue.bias == SK_BIAS_ALONG_N ? operands->bias.address : 0;
    bool is_d = problem->pointers ? args->pointers_aligned : operands->d.address % store == 0;
    return is_d && vectors % 16 == 0;
}

/* Whether the pipelines for 16-byte accesses serve; and what follows from that. */
static bool sk__find_launch_alignment(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands,
                                      sk__launch* launch)
{
    bool aligned = plan->alignable && sk__are_inputs_aligned(plan, args, operands) &&
                   (!plan->alignable_output || sk__is_output_aligned(plan, args, operands));
    launch->info.aligned = aligned || (plan->choice.packing.a && plan->choice.packing.b);
    launch->info.aligned_output = aligned && plan->alignable_output;
    return aligned;
}

/* Makes arguments that write beta C to the first `tiles` tiles. Without k-iterations all tiles are whole. */
static void sk__drop_k_iterations(sk__arguments* arguments, uint32_t tiles)
{
    arguments->problem.k = 0;
    arguments->stream_k_tiles = 0;
    arguments->splits = 0;
    arguments->tiles = tiles;
    arguments->workers = sk__min(tiles, SK__MOST_GROUPS);
}

/* Whether alpha leaves nothing of A B. */
static bool sk__drops_product(const sk_plan* plan, const sk_gemm_args* args)
{
    return plan->problem.epilogue.linear && sk__is_zero(sk__alpha_of(plan, args));
}

static sk__arguments sk__complete_arguments(const sk_plan* plan, const sk_gemm_args* args,
                                            const sk__operands* operands)
{
    sk__arguments arguments = plan->arguments;
    sk__put_address(arguments.problem.a.address, operands->a.address);
    sk__put_address(arguments.problem.b.address, operands->b.address);
    sk__put_address(arguments.problem.c.address, operands->c.address);
    sk__put_address(arguments.problem.d.address, operands->d.address);
    sk__put_address(arguments.workspace, operands->workspace.address);
    if (sk__drops_product(plan, args))
    {
        sk__drop_k_iterations(&arguments, plan->schedule.space.tiles);
    }
    return arguments;
}

static sk__epilogue_arguments sk__make_epilogue_arguments(const sk_plan* plan, const sk_gemm_args* args,
                                                          const sk__operands* operands)
{
    sk__epilogue_arguments arguments;
    const sk__packing* packing = &plan->choice.packing;
    sk__operand second_a =
        packing->a ? sk__operand_of_copy(packing->copy_a) : sk__operand_of(&plan->problem.second_a);
    sk__operand second_b =
        packing->b ? sk__operand_of_copy(packing->copy_b) : sk__operand_of(&plan->problem.second_b);
    sk__scalar alpha = sk__alpha_of(plan, args), beta = sk__beta_of(plan, args);
    arguments.alpha = sk__scalar_bits(&plan->problem, alpha);
    arguments.beta = sk__scalar_bits(&plan->problem, beta);
    sk__put_wide_scalar(&plan->problem, alpha, arguments.alpha_wide);
    sk__put_wide_scalar(&plan->problem, beta, arguments.beta_wide);
    arguments.clamp_min = args->clamp_min;
    arguments.clamp_max = args->clamp_max;
    sk__put_address(arguments.bias, operands->bias.address);
    sk__put_address(arguments.scale_m, operands->scale_m.address);
    sk__put_address(arguments.scale_n, operands->scale_n.address);
    sk__put_address(arguments.residual, operands->residual.address);
    arguments.leading_dimension_residual = plan->problem.residual.leading_dimension;
    arguments.batch_stride_residual = plan->problem.residual.batch_stride;
    sk__put_address(arguments.second_a, operands->second_a.address);
    sk__put_address(arguments.second_b, operands->second_b.address);
    arguments.leading_dimension_second_a = second_a.leading_dimension;
    arguments.leading_dimension_second_b = second_b.leading_dimension;
    arguments.batch_stride_second_a = second_a.batch_stride;
    arguments.batch_stride_second_b = second_b.batch_stride;
    return arguments;
}

/* Adds the dispatch that writes the words of the epilogue for which the device has no push constants. */
static void sk__add_telling(const sk_plan* plan, const sk__operands* operands, const sk__epilogue_arguments* epilogue,
                            sk__launch* launch)
{
    sk__tell_arguments arguments;
    sk__put_address(arguments.to, operands->workspace.address + 4u * SK__TOLD);
    memcpy(arguments.told, (const uint32_t*)epilogue + SK__EPILOGUE_LEAST, sizeof arguments.told);
    sk__add_plain_step(launch, plan->tell_pipeline, &arguments, sizeof arguments, 1, false);
}

/* Whether only copies have been added: what comes next waits for them. */
static bool sk__follows_copies(const sk__launch* launch)
{
    return launch->step_count > 0 && launch->step_count == launch->info.copy_count;
}

/* Adds what comes before partials are added to D: beta C there, whatever alpha is. */
static void sk__add_seed(const sk_plan* plan, const sk__push_constants* constants, VkPipeline pipeline,
                         sk__schedule schedule, sk__launch* launch)
{
    if (pipeline != VK_NULL_HANDLE)
    {
        sk__push_constants seed = *constants;
        sk__drop_k_iterations(&seed.arguments, sk__count_split_region_tiles(schedule));
        seed.epilogue.alpha = 0;
        sk__add_tiles_step(plan, launch, pipeline, &seed, seed.arguments.workers, &sk__whole, false);
    }
}

/* How the first dispatch is cut. Where k-iterations were dropped, all tiles are whole, and a tile has a worker of its
 * own: a piece has as many of them as it had segments. */
static sk__cut sk__cut_of_launch(const sk_plan* plan, const sk__arguments* arguments, bool drops)
{
    sk__cut cut = plan->cut;
    if (cut.segments > 0 && drops)
    {
        uint64_t segments = (uint64_t)cut.workers * cut.segments;
        cut.workers = segments < arguments->workers ? (uint32_t)segments : arguments->workers;
        cut.segments = 1;
        cut.depth = sk__divide_up(arguments->tiles, arguments->workers);
    }
    return cut;
}

static void sk__fill_launch(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands,
                            sk__launch* launch)
{
    bool aligned = sk__find_launch_alignment(plan, args, operands, launch);
    sk__push_constants constants, last_wave;
    constants.arguments = sk__complete_arguments(plan, args, operands);
    constants.epilogue = sk__make_epilogue_arguments(plan, args, operands);
    if (constants.arguments.problem.k > 0)
    {
        sk__add_copies(plan, operands, launch, &constants);
    }
    if (plan->tell_pipeline != VK_NULL_HANDLE)
    {
        sk__add_telling(plan, operands, &constants.epilogue, launch);
    }
    sk__end_copies(launch);
    last_wave.arguments = sk__last_wave_arguments(plan, constants.arguments);
    last_wave.epilogue = constants.epilogue;
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    sk__schedule schedule = sk__make_schedule(constants.arguments, kernel->tile_k, sk__count_terms(&plan->problem),
                                              plan->choice.unit, plan->choice.interleave, plan->choice.chunked);
    bool sums = plan->sum_pipelines[aligned] != VK_NULL_HANDLE;
    uint32_t sum_groups =
        sums ? sk__count_sum_workgroups(kernel, sk__count_split_region_tiles(schedule), plan->choice.sum_runs) : 0;
    sk__add_seed(plan, &constants, plan->seed_pipelines[aligned], schedule, launch);
    sk__cut cut = sk__cut_of_launch(plan, &constants.arguments, sk__drops_product(plan, args));
    sk__add_tiles_step(plan, launch, plan->pipelines[aligned], &constants, constants.arguments.workers, &cut,
                       launch->step_count > 0);
    sk__add_tiles_step(plan, launch, plan->sum_pipelines[aligned], &constants, sum_groups, &sk__whole, true);
    sk__add_tiles_step(plan, launch, plan->last_wave.pipelines[aligned], &last_wave, last_wave.arguments.workers,
                       &plan->last_wave.cut, sk__follows_copies(launch));
}
