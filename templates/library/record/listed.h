/* listed.h - problems that the host knows, as recording sees them: the user's, or those that are made of them.
 *
 * Uses ../plan/plan.h. Must not know where they go.
 */

#include "../plan/plan.h"

/* Problems, each made when it is asked for: recording takes no memory for all. */
typedef struct sk__listed
{
    uint32_t count;
    const void* of;
    sk_problem (*extents)(const void* of, uint32_t index); /* m, n, k and factors at least, in any order */
    sk_problem (*row)(const void* of, uint32_t index);     /* all of it, in ascending order */
} sk__listed;

static sk_problem sk__problem_at(const void* of, uint32_t index)
{
    return ((const sk_problem*)of)[index];
}

/* The user's. */
static sk__listed sk__list_problems(const sk_grouped_gemm_args* args)
{
    sk__listed listed = {args->problem_count, args->problems, sk__problem_at, sk__problem_at};
    return listed;
}

/* The extents and factors of a problem, as the kernel sees it. */
static sk__problem_row sk__listed_extents(const sk__listed* listed, sk__grouped_limits limits, uint32_t index)
{
    sk_problem problem = listed->extents(listed->of, index);
    return sk__row_of(&problem, limits.exchanged);
}
