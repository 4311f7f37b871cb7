/* spmm/choice.h - what is decided for a product with a sparse matrix, and from what.
 *
 * Uses sparse/problem.h, sparse/teams.h. Must not know plans, or how rows are dealt.
 */

#include "../problem.h"
#include "../teams.h"

typedef struct sk__sparse_choice
{
    sk_sparse_decomposition decomposition;
    uint32_t lanes, columns; /* of a team, and of D in an invocation */
    bool has_runs; /* an invocation's columns are a run of B and of D, if their addresses are multiples of its size */
    uint32_t parts; /* teams of a worker, of row-blocks those that share a row; of merge-path all */
    uint32_t workers;
    uint32_t loads; /* nonzeros that an invocation stages at once; 0: none are staged */
} sk__sparse_choice;

/* What a strategy decides from. */
typedef struct sk__sparse_request
{
    const sk_spmm_desc* desc;
    const sk__sparse_costs* costs;
    uint32_t compute_units;
    uint32_t teams;      /* of a workgroup */
    uint32_t most_loads; /* nonzeros that an invocation stages at once, at most; or those that the desc asks for */
} sk__sparse_request;
