/* spmm/strategy/merge_path.h - merge-path: workgroups have equally many nonzeros and ends of rows.
 *
 * Uses spmm/choice.h, spmm/list.h, and the shared text of merge-path. Must not know plans.
 */

#include "../choice.h"
#include "../list.h"
#include "../../../../shared/sparse/merge_path.h"

enum
{
    SK__LANES_OF_WIDE_TEAM = 8
};

/* As many workers as run together, but none without places. Unless D is a vector, also more, where each still has some
 * chunks: the device deals workgroups to units that are free. */
static void sk__choose_merge_path(const sk__sparse_request* request, sk__sparse_choice* choice)
{
    const sk_spmm_desc* desc = request->desc;
    const sk__sparse_costs* costs = request->costs;
    bool has_all_columns = choice->lanes == 1u && choice->columns == 1u; /* of a block, in an invocation */
    uint32_t loads = choice->lanes < SK__LANES_OF_WIDE_TEAM ? costs->merge_loads : costs->wide_loads;
    loads = has_all_columns ? costs->vector_loads : loads;
    uint32_t per_unit = has_all_columns ? costs->vector_workgroups : costs->workgroups_per_unit;
    choice->parts = request->teams;
    choice->loads = desc->staged ? request->most_loads : sk__min(request->most_loads, loads);
    uint32_t places = desc->m + desc->nonzeros, wave = request->compute_units * per_unit;
    uint32_t chunks = sk__divide_up(places, choice->loads * (uint32_t)SK__SPARSE_INVOCATIONS);
    uint32_t more = has_all_columns ? 0 : chunks / costs->merge_chunks;
    uint32_t workers = desc->workers ? desc->workers : sk__max(sk__min(wave, chunks), more);
    choice->workers = desc->n ? sk__min(sk__min(workers, places), SK__MOST_WORKGROUPS) : 0;
}

/* The segments between two points, as the kernel goes through them. */
static void sk__list_merged(sk__tiles tiles, uint32_t worker, uint32_t workers, sk__merge_point from,
                            sk__merge_point to, sk__sparse_list* list)
{
    bool begun = sk__cuts_tile(tiles, from);
    for (uint32_t row = from.tile; row < to.tile; ++row)
    {
        sk_spmm_segment segment = sk__whole_row(tiles, worker, row);
        if (begun && row == from.tile)
        {
            segment.begin = from.atom;
            segment.role = SK_ROLE_FINAL;
            segment.slot = worker;
        }
        sk__add_sparse_segment(list, &segment);
    }
    uint32_t begin = to.tile > from.tile ? sk__tile_begin(tiles, sk__min(to.tile, tiles.tiles)) : from.atom;
    if (begin < to.atom)
    {
        bool is_middle = begun && to.tile == from.tile;
        sk_spmm_segment segment = {
            worker, to.tile, begin, to.atom, is_middle ? SK_ROLE_MIDDLE : SK_ROLE_FIRST, workers + worker};
        sk__add_sparse_segment(list, &segment);
    }
}

static void sk__list_merge_path(const sk__sparse_choice* choice, sk__tiles tiles, sk__sparse_list* list)
{
    sk__partition shares = sk__make_merge_partition(tiles, choice->workers);
    for (uint32_t worker = 0; worker < shares.workers; ++worker)
    {
        sk__merge_point from = sk__find_merge_point(tiles, sk__partition_begin(shares, worker));
        sk__merge_point to = sk__find_merge_point(tiles, sk__partition_begin(shares, worker + 1u));
        sk__list_merged(tiles, worker, choice->workers, from, to, list);
    }
}
