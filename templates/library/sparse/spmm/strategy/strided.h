/* spmm/strategy/strided.h - thread-mapped and group-mapped: a worker takes every so manieth row.
 *
 * Uses spmm/choice.h, spmm/list.h, and the shared text of strided rows. Must not know plans.
 */

#include "../choice.h"
#include "../list.h"
#include "../../../../shared/sparse/strided.h"

enum
{
    SK__LANES_OF_RUNS = 16 /* of an invocation alone with a row's nonzeros, at most, unless the desc has lanes */
};

/* Beside more columns than these lanes have, other workgroups compute the same rows. */
static void sk__choose_group_mapped(const sk__sparse_request* request, sk__sparse_choice* choice)
{
    const sk_spmm_desc* desc = request->desc;
    uint32_t workers = desc->workers ? desc->workers : desc->m;
    if (choice->parts == 1u && choice->has_runs && !desc->lanes)
    {
        choice->lanes = sk__min(choice->lanes, SK__LANES_OF_RUNS);
    }
    uint32_t most = SK__MOST_WORKGROUPS * (SK__SPARSE_INVOCATIONS / choice->lanes / choice->parts);
    choice->workers = desc->n ? sk__min(workers, most) : 0;
}

static void sk__choose_thread_mapped(const sk__sparse_request* request, sk__sparse_choice* choice)
{
    choice->parts = 1;
    sk__choose_group_mapped(request, choice);
}

static void sk__list_strided(const sk__sparse_choice* choice, sk__tiles tiles, sk__sparse_list* list)
{
    for (uint32_t worker = 0; worker < choice->workers; ++worker)
    {
        uint32_t count = sk__count_strided(tiles.tiles, choice->workers, worker);
        for (uint32_t i = 0; i < count; ++i)
        {
            sk_spmm_segment segment = sk__whole_row(tiles, worker, worker + i * choice->workers);
            sk__add_sparse_segment(list, &segment);
        }
    }
}
