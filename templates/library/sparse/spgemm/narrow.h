/* spgemm/narrow.h - replays which long rows of a product of two sparse matrices are narrow.
 *
 * Uses spgemm/classes.h. Must not know who computes them. So sparse_count_narrow.comp finds them.
 */

#include "classes.h"

/* What lies from `begin` on, below `end`. */
typedef struct sk__stretch
{
    uint32_t begin, end;
} sk__stretch;

/* The nonzeros of the row of B that a nonzero of A is multiplied by. */
static sk__stretch sk__atoms_of_b(const sk_spgemm_plan* plan, const sk__host_factors* factors, uint32_t atom)
{
    uint32_t k = sk__host_row_of_b(plan, factors, atom);
    sk__stretch atoms = {factors->b_offsets[k], factors->b_offsets[k + 1u]};
    return atoms;
}

/* The columns between those with which the rows of B begin and end. */
static sk__stretch sk__find_columns(const sk_spgemm_plan* plan, const sk__host_factors* factors,
                                    const uint32_t* b_columns, const sk__host_row* row)
{
    sk__stretch columns = {UINT32_MAX, 0};
    for (uint32_t i = row->begin; i < row->end; ++i)
    {
        sk__stretch atoms = sk__atoms_of_b(plan, factors, i);
        if (atoms.begin < atoms.end)
        {
            uint32_t first = b_columns[atoms.begin], last = b_columns[atoms.end - 1u];
            columns.begin = sk__min(columns.begin, sk__min(first, last));
            columns.end = sk__max(columns.end, sk__max(first, last) + 1u);
        }
    }
    return columns;
}

/* Whether a subgroup computes a long row that is not split: it has a slot for each column. */
static bool sk__is_row_narrow(const sk_spgemm_plan* plan, const sk__host_factors* factors, const uint32_t* b_columns,
                              const sk__host_row* row)
{
    uint32_t most = plan->info.narrow_columns;
    if (most == 0 || !sk__may_be_narrow(row->end - row->begin, sk__listed_on_host(row->products)))
    {
        return false;
    }
    sk__stretch columns = sk__find_columns(plan, factors, b_columns, row);
    bool is_narrow = columns.end - columns.begin <= most;
    for (uint32_t i = row->begin; i < row->end && is_narrow; ++i)
    {
        sk__stretch atoms = sk__atoms_of_b(plan, factors, i);
        for (uint32_t j = atoms.begin; j < atoms.end && is_narrow; ++j)
        {
            is_narrow = b_columns[j] >= columns.begin && b_columns[j] < columns.end;
        }
    }
    return is_narrow;
}
