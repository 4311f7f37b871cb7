/* grouped_copies.h - copies of several problems' A and B: for how much of them the desc's bounds want room, what they
 * take if the problems are as expected, and when they are refused.
 *
 * Uses wishes.h, ../problem/grouped.h. Must not know decompositions.
 */

#include "wishes.h"
#include "../problem/grouped.h"

#define SK__ANY_EXTENT 1e30 /* as an extent has that nothing bounds */

enum
{
    SK__MOST_VECTORS = INT32_MAX, /* of all copies of an operand */
    SK__SPARE_ROOM = 2 /* unasked, a plan copies only if room is at most so many times what is expected to be used */
};

/* An extent of several problems, at most. */
typedef struct sk__most
{
    double each, all;
} sk__most;

/* What the copies of several problems take, in vectors of 16 bytes: at most, and if all is as expected. */
typedef struct sk__group_copies
{
    uint32_t word; /* SK__COPIES_... bits */
    double most[2], expected[2];
    bool is_bounded; /* by the desc; else there is room for the expected problems alone */
} sk__group_copies;

static sk__most sk__most_of(uint32_t bound, uint64_t total, double problems)
{
    sk__most most = {SK__ANY_EXTENT, SK__ANY_EXTENT};
    most.each = bound < UINT32_MAX ? (double)bound : most.each;
    most.all = total ? (double)total : most.all;
    most.each = most.all < most.each ? most.all : most.each;
    most.all = most.each * problems < most.all ? most.each * problems : most.all;
    return most;
}

/* The next multiple of a granule; huge numbers as they are. */
static double sk__fill(double extent, uint32_t granule)
{
    return extent < 1e15 ? (double)(((uint64_t)extent + granule - 1u) / granule * granule) : extent;
}

/* Vectors of the copies of all problems, at most. Each line, and the number of lines, is filled up. */
static double sk__bound_copies(sk__copying copying, sk__most lines, sk__most line, double problems)
{
    double filled_lines = sk__fill(lines.each, copying.fill_lines), filled = sk__fill(line.each, copying.fill_length);
    double by_lines = (lines.all + problems * (copying.fill_lines - 1u)) * filled;
    double by_length = filled_lines * (line.all + problems * (copying.fill_length - 1u));
    double least = problems * filled_lines * filled;
    least = by_lines < least ? by_lines : least;
    least = by_length < least ? by_length : least;
    return sk__fill(least, copying.vector) / copying.vector;
}

/* Rows of all A, or columns of all B, at most; 0: any. Lines that are copied by indices lie in a stack. */
static uint64_t sk__total_of(const sk_grouped_gemm_desc* desc, bool is_n)
{
    uint64_t total = is_n ? desc->total_n : desc->total_m;
    bool stacked = desc->most_lines > 0 && is_n == (desc->ragged == SK_RAGGED_N);
    return stacked && (!total || desc->most_lines < total) ? desc->most_lines : total;
}

/* Vectors for which the desc's bounds want room. */
static double sk__want_room(const sk_grouped_gemm_desc* desc, const sk__grouped* grouped, sk__copying copying)
{
    bool is_n = (copying.is_b != 0) != grouped->limits.exchanged; /* as the user names it */
    uint32_t bound = copying.is_b ? grouped->limits.n : grouped->limits.m;
    double problems = copying.is_shared ? 1.0 : (double)desc->most_problems;
    sk__most rows = sk__most_of(bound, sk__total_of(desc, is_n), problems);
    rows.each *= copying.columns;
    rows.all *= copying.columns;
    sk__most depth = sk__most_of(grouped->limits.k, desc->total_k, problems);
    return copying.along_k ? sk__bound_copies(copying, rows, depth, problems)
                           : sk__bound_copies(copying, depth, rows, problems);
}

/* Whether all problems have one matrix of the same extents. */
static bool sk__is_shared(const sk_grouped_gemm_desc* desc, bool is_b)
{
    return is_b ? desc->gemm.b.shared && desc->ragged == SK_RAGGED_M
                : desc->gemm.a.shared && desc->ragged == SK_RAGGED_N;
}

static uint32_t sk__copies_word(const sk_grouped_gemm_desc* desc, const sk__packing* packing, bool exchanged,
                                uint32_t fragment)
{
    uint32_t word = packing->arranged ? SK__COPIES_ARRANGED | fragment << SK__COPIES_FRAGMENT : 0;
    word |= sk__copies_a(packing) ? SK__COPIES_A : 0;
    word |= sk__copies_b(packing) ? SK__COPIES_B : 0;
    word |= packing->transpose_a ? SK__COPIES_TRANSPOSED_A : 0;
    word |= packing->transpose_b ? SK__COPIES_TRANSPOSED_B : 0;
    word |= sk__is_shared(desc, exchanged) ? SK__COPIES_SHARED_A : 0;
    return word | (sk__is_shared(desc, !exchanged) ? SK__COPIES_SHARED_B : 0);
}

/* Vectors of the expected problems' copies. */
static void sk__expect_copies(const sk__grouped* grouped, sk__group_copies* copies)
{
    double repeats = grouped->repeats;
    for (uint32_t i = 0; i < grouped->row_count; ++i)
    {
        sk__row_copies own = sk__measure_copies(grouped->rows[i], grouped->limits, copies->word);
        bool shares_a = copies->word & SK__COPIES_SHARED_A, shares_b = copies->word & SK__COPIES_SHARED_B;
        copies->expected[0] = shares_a ? own.a.vectors : copies->expected[0] + repeats * own.a.vectors;
        copies->expected[1] = shares_b ? own.b.vectors : copies->expected[1] + repeats * own.b.vectors;
    }
}

/* The copies of a packing. What no bound limits has room for the expected problems. */
static sk__group_copies sk__plan_group_copies(const sk__planner* planner, const sk_grouped_gemm_desc* desc,
                                              const sk__grouped* grouped, uint32_t kernel, const sk__packing* packing)
{
    sk__group_copies copies;
    memset(&copies, 0, sizeof copies);
    copies.word = sk__copies_word(desc, packing, planner->problem->exchanged, planner->builds[kernel].fragment.m);
    sk__expect_copies(grouped, &copies);
    copies.is_bounded = true;
    for (uint32_t i = 0; i < 2; ++i)
    {
        sk__copying copying = sk__copying_of(grouped->limits, copies.word, i == 1);
        copies.most[i] = copying.is_made ? sk__want_room(desc, grouped, copying) : 0.0;
        bool is_bounded = copies.most[i] < SK__ANY_EXTENT / 16;
        copies.most[i] = is_bounded ? copies.most[i] : copies.expected[i];
        copies.is_bounded = copies.is_bounded && is_bounded;
    }
    return copies;
}

/* Lets the copies of a launch be those of all problems: their vectors are those for which there is room, or those
 * expected. */
static void sk__set_copied_vectors(sk__packing* packing, const double vectors[2])
{
    if (!packing->prepacked_a)
    {
        packing->copy_a.vectors = packing->a ? (uint64_t)vectors[0] : 0;
    }
    if (!packing->prepacked_b)
    {
        packing->copy_b.vectors = packing->b ? (uint64_t)vectors[1] : 0;
    }
}

/* Predicted time in microseconds of all copies, and of the dispatch that finds room for them. */
static float sk__predict_group_copies(const sk__planner* planner, uint32_t kernel, sk__packing packing,
                                      const sk__group_copies* copies)
{
    sk__set_copied_vectors(&packing, copies->expected);
    return planner->costs->second_dispatch_time +
           sk__predict_copies(planner->problem, planner->costs, kernel, planner->device, &packing);
}

/* Refuses to pack one operand of two terms in a group: the other's second term would begin where no kernel finds it. */
static sk_result sk__check_packed_terms(const sk__planner* planner)
{
    sk_packing wanted = planner->desc->packing;
    bool one = wanted == SK_PACKING_A || wanted == SK_PACKING_B;
    SK__REQUIRE(planner->logger, !one || !planner->problem->epilogue.second, SK_ERROR_INVALID_VALUE,
                "packing is %s, but of two terms in a group both operands are packed, or none",
                sk_word(SK_WORDS_PACKING, wanted));
    return SK_SUCCESS;
}

static bool sk__is_room_used(double most, double expected)
{
    return most <= (double)SK__SPARE_ROOM * expected;
}

/* Refuses copies that are too large, or that an arranged kernel lacks; unasked, also those whose bounds are wide
 * or missing: then some problem could be left out for want of room. */
static sk_result sk__check_group_copies(const sk_logger* logger, const sk__planner* planner,
                                        const sk__packing* packing, const sk__group_copies* copies)
{
    sk_packing wanted = planner->desc->packing;
    double most = copies->most[0] > copies->most[1] ? copies->most[0] : copies->most[1];
    bool both = wanted == SK_PACKING_AUTO || sk__packs_all(planner);
    bool named = packing->arranged && planner->desc->kernel;
    bool used = sk__is_room_used(copies->most[0], copies->expected[0]) &&
                sk__is_room_used(copies->most[1], copies->expected[1]);
    SK__REQUIRE(logger, !packing->arranged || both, SK_ERROR_INVALID_VALUE,
                "packing is %s, but \"%s\" has both A and B packed", sk_word(SK_WORDS_PACKING, wanted),
                packing->arranged ? packing->arranged->name : "");
    SK__REQUIRE(logger, most <= (double)SK__MOST_VECTORS, SK_ERROR_TOO_LARGE,
                "the copies of all problems may take %.0f bytes, at most 32 GiB of an operand are possible: m, n, k, "
                "total_m, total_n and total_k bound them",
                16.0 * most);
    SK__REQUIRE(logger, wanted != SK_PACKING_AUTO || named || copies->is_bounded, SK_ERROR_TOO_LARGE,
                "m, n, k, total_m, total_n and total_k do not bound the copies, so that larger problems than those "
                "expected would be left out");
    SK__REQUIRE(logger, wanted != SK_PACKING_AUTO || named || used, SK_ERROR_TOO_LARGE,
                "the bounds want room for more than %d times the copies of the expected problems",
                (int)SK__SPARE_ROOM);
    return SK_SUCCESS;
}

/* Plans a kernel's copies of all problems, if it makes any, and predicts their time; or refuses them. The packing's
 * vectors are those for which there is room, of each term. Of two terms, both operands are copied. */
static sk_result sk__pack_group(const sk_logger* logger, const sk__planner* planner, const sk_grouped_gemm_desc* desc,
                                const sk__grouped* grouped, uint32_t kernel, sk__packing* packing, float* time)
{
    *time = 0.0f;
    *packing = sk__plan_packing(planner, sk__kernel_at(kernel));
    if (planner->problem->epilogue.second && packing->a != packing->b)
    {
        packing->a = packing->b = true;
        *packing = sk__with_copies(planner->problem, *packing);
    }
    if (sk__is_in_blocks(planner->problem->b.type) && !planner->problem->b.prepacked)
    {
        memset(packing, 0, sizeof *packing);
    }
    SK__TRY(sk__check_arranged(logger, planner->problem, sk__kernel_at(kernel), packing));
    SK__TRY(sk__check_orders(logger, planner, kernel, packing));
    if (!sk__copies_a(packing) && !sk__copies_b(packing))
    {
        return SK_SUCCESS;
    }
    sk__group_copies copies = sk__plan_group_copies(planner, desc, grouped, kernel, packing);
    SK__TRY(sk__check_group_copies(logger, planner, packing, &copies));
    *time = sk__predict_group_copies(planner, kernel, *packing, &copies);
    sk__set_copied_vectors(packing, copies.most);
    return SK_SUCCESS;
}
