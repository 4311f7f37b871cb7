/* spgemm/shared_memory.h - the shared memory of modules that compute rows of a product of two sparse matrices.
 *
 * Uses arithmetic.h and the contract's sizes. Must not know plans.
 */

#include "../../../shared/arithmetic.h"

/* Bytes of shared memory of the module that fills, by those of a sum: see spgemm_batch, _rows, _table and _sums of
 * kernels. */
static uint32_t sk__filling_shared_size(uint32_t sum_size)
{
    uint32_t room = SK__SPARSE_INVOCATIONS * SK__SPARSE_PRODUCTS_OF_LANE;
    uint32_t table_slots = SK__SPARSE_INVOCATIONS * SK__SPARSE_SLOTS_OF_LANE;
    uint32_t masks = SK__SPARSE_INVOCATIONS / 32u, lane_sums = 4u, drawn = 4u;
    return room * 2u * 4u + table_slots * (2u * 4u + sum_size) +
           SK__SPARSE_INVOCATIONS * (4u * masks + sum_size + lane_sums) + drawn;
}

/* Bytes of that which fills short rows by subgroups, of so many lanes: see spgemm_teams and spgemm_fill_teams_main. */
static uint32_t sk__subgroups_shared_size(uint32_t lanes)
{
    uint32_t room = SK__SPARSE_INVOCATIONS * SK__SPARSE_PRODUCTS_OF_LANE;
    uint32_t table_slots = SK__SPARSE_INVOCATIONS * SK__SPARSE_SLOTS_OF_LANE;
    uint32_t mask_words = sk__divide_up(lanes * SK__SPARSE_PRODUCTS_OF_LANE, 32u);
    return table_slots * 4u + room * (3u * 4u + mask_words * 4u + 8u);
}

/* Bytes of that which fills narrow rows: see spgemm_narrow and sparse_fill_narrow. */
static uint32_t sk__narrow_shared_size(uint32_t sum_size)
{
    uint32_t columns = SK__SPARSE_INVOCATIONS * SK__NARROW_SLOTS_OF_LANE;
    return columns * (4u + sum_size) + SK__SPARSE_INVOCATIONS * (3u * 4u + sum_size);
}
