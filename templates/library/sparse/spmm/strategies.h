/* spmm/strategies.h - what each decomposition of a sparse matrix is. A new one is a file of strategy/, and a row here.
 *
 * Uses strategy/. Must not know plans.
 */

#include "strategy/merge_path.h"
#include "strategy/row_blocks.h"
#include "strategy/strided.h"

typedef struct sk__sparse_strategy
{
    void (*choose)(const sk__sparse_request* request, sk__sparse_choice* choice);
    void (*list)(const sk__sparse_choice* choice, sk__tiles tiles, sk__sparse_list* list);
    sk__sparse_kind kind, kind_in_subgroups; /* of its module; of that which adds up parts of a row in a subgroup */
    bool has_group;                          /* `group` is for it */
    bool stages;                             /* a worker is a workgroup, which loads `staged` nonzeros at once */
    bool cuts_rows;   /* shares have nonzeros and ends of rows, and a second dispatch adds up rows that are cut */
    bool serves_both; /* also two sparse matrices */
} sk__sparse_strategy;

/* In the order of sk_sparse_decomposition. AUTO has none of its own. */
static const sk__sparse_strategy sk__sparse_strategies[] = {
    {NULL, NULL, SK__SPARSE_STRIDED, SK__SPARSE_STRIDED, false, false, false, true},
    {sk__choose_thread_mapped, sk__list_strided, SK__SPARSE_STRIDED, SK__SPARSE_STRIDED_BY_SUBGROUPS, false, false,
     false, true},
    {sk__choose_group_mapped, sk__list_strided, SK__SPARSE_STRIDED, SK__SPARSE_STRIDED_BY_SUBGROUPS, true, false,
     false, true},
    {sk__choose_merge_path, sk__list_merge_path, SK__SPARSE_MERGE, SK__SPARSE_MERGE, false, true, true, true},
    {sk__choose_row_blocks, sk__list_row_blocks, SK__SPARSE_BLOCKS, SK__SPARSE_BLOCKS_BY_SUBGROUPS, true, true, false,
     false},
};

/* NULL: it is no decomposition of sparse matrices. */
static const sk__sparse_strategy* sk__sparse_strategy_of(sk_sparse_decomposition decomposition)
{
    const uint32_t count = sizeof sk__sparse_strategies / sizeof *sk__sparse_strategies;
    return (uint32_t)decomposition < count ? &sk__sparse_strategies[decomposition] : NULL;
}
