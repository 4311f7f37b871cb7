/* spmm/list.h - the segments of a replay, as far as there is room for them.
 *
 * Uses the shared text of tiles. Must not know plans, or how rows are dealt.
 */

#include "../../../shared/sparse/tiles.h"

typedef struct sk__sparse_list
{
    sk_spmm_segment* segments;
    uint64_t room, count;
} sk__sparse_list;

static void sk__add_sparse_segment(sk__sparse_list* list, const sk_spmm_segment* segment)
{
    if (list->count < list->room)
    {
        list->segments[list->count] = *segment;
    }
    ++list->count;
}

static sk_spmm_segment sk__whole_row(sk__tiles tiles, uint32_t worker, uint32_t row)
{
    sk_spmm_segment segment = {worker,        row,       sk__tile_begin(tiles, row), sk__tile_end(tiles, row),
                               SK_ROLE_WHOLE, UINT32_MAX};
    return segment;
}
