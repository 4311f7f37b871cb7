/* spmm/choose.h - decides for a product with a sparse matrix: what AUTO is, and what follows.
 *
 * Uses spmm/strategies.h. Must not know plans.
 */

#include "strategies.h"

static sk_type sk__sparse_accumulator(const sk__sparse_problem* problem)
{
    return sk__sparse_kernel_at(problem->kernel)->accumulator;
}

/* As many lanes as there are columns, up to some; beyond them a lane has several columns, as far as registers and
 * shared memory allow. Where B and D are in runs, a lane has all columns of one, unless the desc has lanes for more. */
static void sk__choose_lanes(const sk_spmm_desc* desc, const sk__sparse_problem* problem, sk__sparse_choice* choice)
{
    const uint32_t most = sk__element_of(sk__sparse_accumulator(problem))->size > 4u ? 2u : 4u;
    uint32_t run = sk__run_length(problem->type), runs = sk__divide_up(problem->n, run);
    choice->has_runs = desc->n > 1u && sk__has_runs(&problem->b, false, problem->type) &&
                       sk__has_runs(&problem->d, false, problem->type) && desc->lanes / 2u < runs;
    uint32_t needed = choice->has_runs ? runs : desc->n;
    choice->lanes = desc->lanes ? desc->lanes : sk__power_of_two_above(needed, SK__MOST_LANES);
    choice->columns = choice->has_runs ? run : sk__power_of_two_above(sk__divide_up(desc->n, choice->lanes), most);
}

/* Whether a workgroup of row-blocks has the longest row while others still have all rows left of theirs: by the teams
 * that share it, and by how long the whole product takes. */
static bool sk__hides_longest_row(const sk__sparse_request* request)
{
    const sk_spmm_desc* desc = request->desc;
    const sk__sparse_costs* costs = request->costs;
    uint64_t others = (desc->m + (uint64_t)desc->nonzeros) / costs->nonzeros_per_long;
    return desc->longest_row <= sk__choose_block_parts(request) * (costs->long_row + others);
}

/* Whether whole rows are staged. Alike ones of many nonzeros are, if teams share them. With a vector others are, too,
 * as staging evens them out: but not those that an invocation alone reads nearly as neighbours do, and not among much
 * longer ones. */
static bool sk__stages_rows(const sk__sparse_request* request, uint32_t parts, bool alike)
{
    const sk_spmm_desc* desc = request->desc;
    const sk__sparse_costs* costs = request->costs;
    bool few_enough = desc->nonzeros <= costs->most_staged_nonzeros, staged = alike && parts > 1;
    if (desc->n == 1)
    {
        staged = alike ? few_enough && (parts > 1 || desc->nonzeros > (uint64_t)costs->read_alone * desc->m)
                       : desc->longest_row <= costs->short_row || (few_enough && sk__hides_longest_row(request));
    }
    return staged && desc->nonzeros >= costs->staged_nonzeros;
}

/* Row-blocks where those suit, other whole rows where rows are alike or short, or few nonzeros do not pay a second
 * dispatch; otherwise merge-path. */
static sk_sparse_decomposition sk__choose_sparse_decomposition(const sk__sparse_request* request, uint32_t parts)
{
    const sk_spmm_desc* desc = request->desc;
    const sk__sparse_costs* costs = request->costs;
    double mean = desc->m ? (double)desc->nonzeros / desc->m : 0.0;
    bool known = desc->longest_row > 0, alike = known && desc->longest_row <= (double)costs->alike * mean;
    bool even = alike || (known && desc->longest_row <= costs->short_row);
    if (known && sk__stages_rows(request, parts, alike))
    {
        return SK_SPARSE_DECOMPOSITION_ROW_BLOCKS;
    }
    sk_sparse_decomposition whole =
        parts > 1 ? SK_SPARSE_DECOMPOSITION_GROUP_MAPPED : SK_SPARSE_DECOMPOSITION_THREAD_MAPPED;
    return even || desc->nonzeros < costs->few_nonzeros ? whole : SK_SPARSE_DECOMPOSITION_MERGE_PATH;
}

/* Teams that share a row of the mean length. */
static uint32_t sk__choose_parts(const sk_spmm_desc* desc, const sk__sparse_costs* costs, uint32_t teams)
{
    uint32_t mean = desc->m ? desc->nonzeros / desc->m : 0;
    return sk__power_of_two_above(mean / costs->nonzeros_per_team, teams);
}

/* Nonzeros that an invocation stages at once, at most: shared memory of 16 KiB holds what is made of them. */
static uint32_t sk__most_loads(sk_type accumulator)
{
    return sk__element_of(accumulator)->size > 4u ? SK__SPARSE_MOST_LOADS / 2u : (uint32_t)SK__SPARSE_MOST_LOADS;
}

static sk_result sk__check_sparse_choice(const sk_logger* logger, const sk_spmm_desc* desc)
{
    const uint32_t most = SK__SPARSE_INVOCATIONS;
    const sk__sparse_strategy* strategy = sk__sparse_strategy_of(desc->decomposition);
    const char* word = sk_word(SK_WORDS_SPARSE_DECOMPOSITION, (uint32_t)desc->decomposition);
    SK__REQUIRE(logger, strategy, SK_ERROR_INVALID_VALUE,
                "decomposition is %d, which is not an sk_sparse_decomposition", (int)desc->decomposition);
    SK__REQUIRE(logger, sk__is_power_of_two_up_to(desc->lanes, most), SK_ERROR_INVALID_VALUE,
                "lanes is %u, must be a power of two up to %u", desc->lanes, most);
    SK__REQUIRE(logger, desc->group == 0 || strategy->has_group, SK_ERROR_INVALID_VALUE,
                "group is %u, which group-mapped and row-blocks have, but the decomposition is %s", desc->group,
                word);
    SK__REQUIRE(logger, sk__is_power_of_two_up_to(desc->group, most), SK_ERROR_INVALID_VALUE,
                "group is %u, must be a power of two up to %u", desc->group, most);
    SK__REQUIRE(logger, desc->workers <= SK__MOST_WORKGROUPS || !strategy->stages, SK_ERROR_WORKERS,
                "workers is %u, must be at most %u with %s", desc->workers, (uint32_t)SK__MOST_WORKGROUPS, word);
    SK__REQUIRE(logger, desc->staged == 0 || strategy->stages, SK_ERROR_INVALID_VALUE,
                "staged is %u, as row-blocks and merge-path stage, but the decomposition is %s", desc->staged, word);
    return SK_SUCCESS;
}

static sk_result sk__check_staged(const sk_logger* logger, uint32_t staged, uint32_t most_loads)
{
    const uint32_t invocations = SK__SPARSE_INVOCATIONS;
    SK__REQUIRE(logger, staged % invocations == 0 && staged / invocations <= most_loads, SK_ERROR_INVALID_VALUE,
                "staged is %u, must be a multiple of %u up to %u", staged, invocations, most_loads * invocations);
    return SK_SUCCESS;
}

static sk_result sk__choose_spmm(const sk_context* context, const sk_spmm_desc* desc,
                                 const sk__sparse_problem* problem, sk__sparse_choice* choice)
{
    const sk__sparse_costs* costs = sk__find_sparse_costs(&context->device);
    SK__TRY(sk__check_sparse_choice(&context->logger, desc));
    sk__choose_lanes(desc, problem, choice);
    uint32_t teams = (uint32_t)SK__SPARSE_INVOCATIONS / choice->lanes;
    SK__REQUIRE(&context->logger, desc->group <= teams, SK_ERROR_INVALID_VALUE,
                "group is %u, must be at most %u: teams of a workgroup have %u lanes each", desc->group, teams,
                choice->lanes);
    choice->parts = desc->group ? desc->group : sk__choose_parts(desc, costs, teams);
    uint32_t most_loads = sk__most_loads(sk__sparse_accumulator(problem));
    SK__TRY(sk__check_staged(&context->logger, desc->staged, most_loads));
    most_loads = desc->staged ? desc->staged / (uint32_t)SK__SPARSE_INVOCATIONS : most_loads;
    sk__sparse_request request = {desc, costs, context->device.compute_units, teams, most_loads};
    choice->decomposition =
        desc->decomposition ? desc->decomposition : sk__choose_sparse_decomposition(&request, choice->parts);
    sk__sparse_strategy_of(choice->decomposition)->choose(&request, choice);
    return SK_SUCCESS;
}
