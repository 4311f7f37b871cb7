/* spmm/strategy/row_blocks.h - row-blocks: a workgroup takes neighbouring whole rows, whose nonzeros it stages.
 *
 * Uses spmm/choice.h, spmm/list.h, and the shared partition. Must not know plans.
 */

#include "../choice.h"
#include "../list.h"

/* Nonzeros of a row of a block: what all have at most if rows are alike, otherwise the mean. */
static uint32_t sk__typical_row(const sk_spmm_desc* desc)
{
    uint32_t mean = desc->m ? sk__divide_up(desc->nonzeros, desc->m) : 0;
    bool alike = desc->longest_row > 0 && desc->longest_row / 2u <= mean;
    return sk__max(alike ? desc->longest_row : mean, 1u);
}

/* As many teams share a row as leave room for the rows whose nonzeros can be staged at once. */
static uint32_t sk__choose_block_parts(const sk__sparse_request* request)
{
    uint32_t most = request->most_loads * (uint32_t)SK__SPARSE_INVOCATIONS;
    uint32_t rows = most / sk__typical_row(request->desc);
    return request->teams / sk__power_of_two_above(sk__max(rows, 1u), request->teams);
}

/* A workgroup has the rows whose nonzeros can be staged at once, and that its teams can sum at once. */
static void sk__choose_row_blocks(const sk__sparse_request* request, sk__sparse_choice* choice)
{
    const sk_spmm_desc* desc = request->desc;
    uint32_t typical = sk__typical_row(desc), most = request->most_loads * (uint32_t)SK__SPARSE_INVOCATIONS;
    choice->parts = desc->group ? desc->group : sk__choose_block_parts(request);
    uint32_t rows = sk__max(sk__min(most / typical, request->teams / choice->parts), 1u);
    uint32_t workers = desc->workers ? desc->workers : sk__divide_up(desc->m, rows);
    choice->workers = desc->n ? sk__min(sk__min(workers, desc->m), SK__MOST_WORKGROUPS) : 0;
    uint64_t staged = (uint64_t)sk__min(rows, sk__divide_up(desc->m, sk__max(choice->workers, 1u))) * typical;
    uint32_t loads = sk__divide_up(staged < most ? (uint32_t)staged : most, SK__SPARSE_INVOCATIONS);
    choice->loads = desc->staged ? request->most_loads : sk__max(loads, 1u);
}

static void sk__list_row_blocks(const sk__sparse_choice* choice, sk__tiles tiles, sk__sparse_list* list)
{
    sk__partition shares = sk__make_partition(tiles.tiles, choice->workers, 0);
    for (uint32_t worker = 0; worker < shares.workers; ++worker)
    {
        uint32_t end = sk__partition_begin(shares, worker + 1u);
        for (uint32_t row = sk__partition_begin(shares, worker); row < end; ++row)
        {
            sk_spmm_segment segment = sk__whole_row(tiles, worker, row);
            sk__add_sparse_segment(list, &segment);
        }
    }
}
