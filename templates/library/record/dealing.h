/* dealing.h - the order in which the host's problems are dealt while they are recorded, when no memory may be taken.
 *
 * Uses listed.h. Must not know where the schedule goes.
 */

#include "listed.h"

enum
{
    SK__MOST_SORTED = 1024 /* problems that recording sorts; the device sorts more */
};

typedef struct sk__dealing
{
    bool sorted; /* otherwise problems are dealt as they come, and there are no places */
    sk__place places[SK__MOST_SORTED];
} sk__dealing;

static uint32_t sk__dealt_problem(const sk__dealing* dealing, uint32_t place)
{
    return dealing->sorted ? dealing->places[place].problem : place;
}

/* Lets a place sink among the first `count` of a heap, whose root is dealt last. */
static void sk__sink_place(sk__place* places, uint32_t at, uint32_t count)
{
    sk__place sinking = places[at];
    for (uint32_t child = 2u * at + 1u; child < count; child = 2u * at + 1u)
    {
        child += child + 1u < count && sk__compare_places(&places[child], &places[child + 1u]) < 0;
        if (sk__compare_places(&places[child], &sinking) < 0)
        {
            break;
        }
        places[at] = places[child];
        at = child;
    }
    places[at] = sinking;
}

/* qsort may allocate memory: recording does not. */
static void sk__sort_places(sk__place* places, uint32_t count)
{
    for (uint32_t i = count / 2u; i-- > 0;)
    {
        sk__sink_place(places, i, count);
    }
    for (uint32_t end = count; end-- > 1u;)
    {
        sk__place last = places[0];
        places[0] = places[end];
        places[end] = last;
        sk__sink_place(places, 0, end);
    }
}

/* Whether the host's problems differ in the k-iterations of their tiles. */
static bool sk__differ_in_k(sk__grouped_limits limits, const sk__listed* listed)
{
    uint32_t least_k = UINT32_MAX, most_k = 0;
    for (uint32_t i = 0; i < listed->count; ++i)
    {
        sk__problem_row row = sk__listed_extents(listed, limits, i);
        uint32_t k_iterations = sk__count_row_iterations(row, limits);
        bool any = !sk__is_empty_row(row);
        least_k = any ? sk__min(least_k, k_iterations) : least_k;
        most_k = any ? sk__max(most_k, k_iterations) : most_k;
    }
    return least_k < most_k;
}

/* Whether a dispatch makes the schedule of problems that the host knows: of too many to sort here, or of those whose
 * shares of Stream-K differ, as recording has no memory to weigh them in. */
static bool sk__must_prepare(const sk_plan* plan, const sk__listed* listed)
{
    return (plan->grouped.sorted && listed->count > SK__MOST_SORTED) ||
           (plan->grouped.waves != SK__WAVES_NONE && sk__differ_in_k(plan->grouped.limits, listed));
}

/* Finds the order of problems whose schedule is made here. */
static void sk__deal_problems(const sk_plan* plan, const sk__listed* listed, sk__dealing* dealing)
{
    sk__grouped_limits limits = plan->grouped.limits;
    dealing->sorted = plan->grouped.sorted;
    for (uint32_t i = 0; i < listed->count && dealing->sorted; ++i)
    {
        sk__problem_row row = sk__listed_extents(listed, limits, i);
        dealing->places[i].k = sk__multiplied_k(row, limits.layouts.linear);
        dealing->places[i].problem = i;
    }
    if (dealing->sorted)
    {
        sk__sort_places(dealing->places, listed->count);
    }
}
