/* check_group.h - the desc of several problems checked.
 *
 * Uses ../base/fixups.h, grouped.h, prepacked_group.h. Must not know devices, kernels or decompositions.
 */

#include "../base/fixups.h"
#include "grouped.h"
#include "prepacked_group.h"

/* What a prepacked operand is made from lies as the desc says. */
static sk_result sk__check_own(const sk_logger* logger, const char* name, const sk_matrix_desc* matrix)
{
    bool is_own = matrix->leading_dimension == 0 && matrix->batch_stride == 0 && !matrix->shared;
    SK__REQUIRE(logger, is_own || matrix->prepacked, SK_ERROR_INVALID_VALUE,
                "gemm.%s has a leading_dimension or a batch_stride, or is shared, but each problem has its own",
                name);
    return SK_SUCCESS;
}

/* Refuses a table of where workers begin that the host cannot write. */
static sk_result sk__check_search(const sk_logger* logger, const sk_grouped_gemm_desc* desc)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    bool host = gemm->search == SK_SEARCH_HOST;
    SK__REQUIRE(logger, !host || gemm->decomposition == SK_DECOMPOSITION_DATA_PARALLEL, SK_ERROR_INVALID_VALUE,
                "gemm.search is host, but decomposition is %s: only workers of whole tiles begin where a table says",
                sk_word(SK_WORDS_DECOMPOSITION, gemm->decomposition));
    SK__REQUIRE(logger, !host || desc->ragged == SK_RAGGED_NONE, SK_ERROR_INVALID_VALUE,
                "gemm.search is host, but an array on the device tells the problems");
    SK__REQUIRE(logger, !host || gemm->sort != SK_SORT_BY_K, SK_ERROR_INVALID_VALUE,
                "gemm.search is host, but sort is by-k: the device sorts");
    SK__REQUIRE(logger, !host || gemm->workers <= SK__MOST_STARTS, SK_ERROR_WORKERS,
                "gemm.search is host, but workers is %u: a table has at most %u", gemm->workers, SK__MOST_STARTS);
    return SK_SUCCESS;
}

/* Refuses what kernels of several problems do not do with an operand in blocks: they read it where it lies, unless it
 * is prepacked. */
static sk_result sk__check_blocks_of_group(const sk_logger* logger, const sk_grouped_gemm_desc* desc)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    bool is_a = sk__is_in_blocks(gemm->a.type), is_b = sk__is_in_blocks(gemm->b.type);
    const char* name = is_a ? "a" : "b";
    sk_type type = is_a ? gemm->a.type : gemm->b.type;
    uint32_t count = sk__element_of(type)->count;
    bool along_k = desc->ragged == SK_RAGGED_K, own = desc->ragged == (is_a ? SK_RAGGED_M : SK_RAGGED_N);
    if (!is_a && !is_b)
    {
        return SK_SUCCESS;
    }
    SK__REQUIRE(logger, !is_a || !is_b, SK_ERROR_NO_KERNEL,
                "gemm.a.type is %s and gemm.b.type is %s: one would be decoded, and of several problems nothing is",
                sk_word(SK_WORDS_TYPE, gemm->a.type), sk_word(SK_WORDS_TYPE, gemm->b.type));
    SK__REQUIRE(
        logger, !sk__rounds_other(gemm), SK_ERROR_NO_KERNEL,
        "gemm.multiplied is %s, but gemm.%s.type is f32: it would be rounded, and of several problems nothing is",
        sk_word(SK_WORDS_TYPE, gemm->multiplied), is_a ? "b" : "a");
    SK__REQUIRE(logger, !gemm->second, SK_ERROR_NO_KERNEL,
                "gemm.second is set, but gemm.%s.type is %s: no kernel of several problems has two terms of blocks",
                name, sk_word(SK_WORDS_TYPE, type));
    bool is_prepacked = (is_a ? &gemm->a : &gemm->b)->prepacked != NULL;
    bool may_copy = gemm->packing != SK_PACKING_AUTO && gemm->packing != SK_PACKING_NEVER;
    SK__REQUIRE(logger, !may_copy || is_prepacked, SK_ERROR_NO_KERNEL,
                "gemm.packing is %s, but gemm.%s.type is %s: of several problems with blocks nothing is copied",
                sk_word(SK_WORDS_PACKING, gemm->packing), name, sk_word(SK_WORDS_TYPE, type));
    SK__REQUIRE(logger, desc->masked || !(along_k || own), SK_ERROR_NO_KERNEL,
                "gemm.%s.type is %s, but ragged is %s: problems are not stacked in blocks", name,
                sk_word(SK_WORDS_TYPE, type), sk_word(SK_WORDS_RAGGED, desc->ragged));
    bool any_k = (desc->ragged == SK_RAGGED_NONE && !is_prepacked) || along_k;
    SK__REQUIRE(logger, any_k || gemm->k % count == 0, SK_ERROR_INVALID_VALUE,
                "gemm.k is %u, no multiple of the %u elements of a block of %s", gemm->k, count,
                sk_word(SK_WORDS_TYPE, type));
    return SK_SUCCESS;
}

/* Refuses decisions that need tiles which are all alike, or one problem. */
static sk_result sk__check_decisions_of_group(const sk_logger* logger, const sk_grouped_gemm_desc* desc)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    SK__REQUIRE(logger, !gemm->most_time, SK_ERROR_INVALID_VALUE,
                "gemm.most_time is %u, but only launches of one problem are cut", gemm->most_time);
    SK__REQUIRE(logger, !gemm->most_workspace, SK_ERROR_INVALID_VALUE,
                "gemm.most_workspace is %llu, but only products of one problem are made of panels",
                (unsigned long long)gemm->most_workspace);
    SK__REQUIRE(logger, !gemm->splits && !gemm->stream_k_tiles && !gemm->interleave, SK_ERROR_INVALID_VALUE,
                "gemm.splits, stream_k_tiles or interleave is set, which need tiles that are all alike");
    SK__TRY(sk__check_search(logger, desc));
    char quoted[SK__QUOTED];
    SK__REQUIRE(logger, !gemm->last_wave_kernel, SK_ERROR_INVALID_VALUE,
                "gemm.last_wave_kernel is %s, but retiled plans need tiles that are all alike",
                sk__quote(gemm->last_wave_kernel, quoted));
    bool any = gemm->decomposition == SK_DECOMPOSITION_AUTO ||
               gemm->decomposition == SK_DECOMPOSITION_DATA_PARALLEL ||
               gemm->decomposition == SK_DECOMPOSITION_STREAM_K || gemm->decomposition == SK_DECOMPOSITION_HYBRID;
    SK__REQUIRE(logger, any, SK_ERROR_INVALID_VALUE, "gemm.decomposition is %s, which needs tiles that are all alike",
                sk_word(SK_WORDS_DECOMPOSITION, gemm->decomposition));
    SK__REQUIRE(logger, !sk__fixup_of(gemm->fixup)->adds_floats, SK_ERROR_INVALID_VALUE,
                "gemm.fixup is %s, which several problems do not have", sk_word(SK_WORDS_FIXUP, gemm->fixup));
    return SK_SUCCESS;
}

/* Refuses what has no meaning for several problems. */
static sk_result sk__check_grouped_desc(const sk_logger* logger, const sk_grouped_gemm_desc* desc)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    SK__REQUIRE(logger, (unsigned)desc->ragged <= (unsigned)SK_RAGGED_K, SK_ERROR_INVALID_VALUE,
                "ragged is %d, not one of its enum", (int)desc->ragged);
    SK__TRY(sk__check_blocks_of_group(logger, desc));
    SK__REQUIRE(logger, desc->most_problems > 0, SK_ERROR_INVALID_VALUE, "most_problems is 0");
    SK__REQUIRE(logger, desc->most_problems <= SK__MOST_PROBLEMS, SK_ERROR_TOO_LARGE,
                "most_problems is %u, at most %u rows make a table of less than 2^31 bytes", desc->most_problems,
                SK__MOST_PROBLEMS);
    SK__REQUIRE(logger, desc->problem_count <= desc->most_problems, SK_ERROR_INVALID_VALUE,
                "problem_count is %u, more than most_problems, %u", desc->problem_count, desc->most_problems);
    SK__REQUIRE(logger, desc->problems || (gemm->m && gemm->n && gemm->k), SK_ERROR_INVALID_VALUE,
                "problems is NULL, and gemm.m, n or k is 0: no sizes are known to choose from");
    SK__TRY(sk__check_prepacked_of_group(logger, desc));
    if (desc->ragged == SK_RAGGED_NONE)
    {
        SK__TRY(sk__check_own(logger, "a", &gemm->a));
        SK__TRY(sk__check_own(logger, "b", &gemm->b));
        SK__TRY(sk__check_own(logger, "c", &gemm->c));
        SK__TRY(sk__check_own(logger, "d", &gemm->d));
        SK__TRY(sk__check_own(logger, "residual", &gemm->residual));
    }
    SK__REQUIRE(logger, gemm->batch_count <= 1 && !gemm->pointers, SK_ERROR_INVALID_VALUE,
                "gemm.batch_count or gemm.pointers is set: batches of several problems are problems, too");
    SK__REQUIRE(logger, !gemm->aligned, SK_ERROR_INVALID_VALUE,
                "gemm.aligned is set: of several problems sk_grouped_gemm_desc.aligned promises that");
    SK__REQUIRE(logger, !gemm->triangle || gemm->m == gemm->n, SK_ERROR_INVALID_VALUE,
                "gemm.triangle is %s, but gemm.m and n differ: only a square D has one",
                sk_word(SK_WORDS_TRIANGLE, gemm->triangle));
    SK__REQUIRE(logger, !desc->ragged || (!gemm->second && (!gemm->triangle || desc->ragged == SK_RAGGED_K)),
                SK_ERROR_INVALID_VALUE, "gemm.%s is set, but an array tells %s of each problem",
                gemm->second ? "second" : "triangle", sk_word(SK_WORDS_RAGGED, desc->ragged));
    SK__TRY(sk__check_gated_n(logger, "gemm.n", gemm));
    SK__REQUIRE(logger, !gemm->gate || desc->ragged != SK_RAGGED_N, SK_ERROR_INVALID_VALUE,
                "gemm.gate is %s, but ragged is n: B would be stacked in pairs of columns, and D in columns",
                sk_word(SK_WORDS_GATE, gemm->gate));
    SK__REQUIRE(logger, gemm->way != SK_WAY_F16X3, SK_ERROR_NO_KERNEL,
                "gemm.way is f16x3, which several problems do not have: slices and types are possible");
    SK__REQUIRE(logger, !sk__is_cut(gemm) || desc->ragged == SK_RAGGED_NONE, SK_ERROR_NO_KERNEL,
                "ragged is %s, but gemm.%s: the host records the dispatches of each problem, whose sizes an array on "
                "the device tells",
                sk_word(SK_WORDS_RAGGED, desc->ragged), sk__asks_for_slices(gemm));
    SK__REQUIRE(logger, !sk__is_cut(gemm) || !sk__prepacked_of_group(desc), SK_ERROR_NO_KERNEL,
                "gemm.%s.prepacked is set, but gemm.%s: of several problems slices are cut at each launch",
                gemm->a.prepacked ? "a" : "b", sk__asks_for_slices(gemm));
    return sk__check_decisions_of_group(logger, desc);
}
