#include "shots.h"

#include <string.h>

/* Describes a product of so many tiles. D is as square as possible, since neighbouring tiles then share what they load.
 * Tiles that are made for few rows lie in one row, where they wait for memory as they do in use. Integers have
 * contiguous k, with which their cooperative matrices are fast. */
static sk_gemm_desc describe(const sk_kernel_info* kernel, uint32_t tiles, uint32_t columns_factor, uint32_t depth)
{
    sk_gemm_desc desc;
    bool is_integer = kernel->input == SK_TYPE_S8 || kernel->input == SK_TYPE_U8;
    uint32_t rows = 1;
    while (kernel->tile_n < 4 * kernel->tile_m && (rows + 1) * (rows + 1) <= tiles)
        rows++;
    memset(&desc, 0, sizeof desc);
    desc.m = kernel->tile_m * rows;
    desc.n = kernel->tile_n * (tiles / rows) * columns_factor;
    desc.k = kernel->tile_k * depth;
    desc.a.type = desc.b.type = kernel->input;
    desc.accumulator = kernel->accumulator;
    desc.c.type = desc.d.type = kernel->output;
    desc.kernel = kernel->name;
    desc.packing = SK_PACKING_NEVER;
    desc.b.layout = is_integer ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    return desc;
}

/* Whole tiles: `factor` tiles for each compute unit, dealt to `workgroups` workers for each compute unit. */
static sk_gemm_desc describe_whole(const sk_kernel_info* kernel, uint32_t units, uint32_t factor, uint32_t workgroups,
                                   uint32_t depth)
{
    sk_gemm_desc desc = describe(kernel, units, factor, depth);
    uint32_t tiles = desc.m / kernel->tile_m * (desc.n / kernel->tile_n);
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.workers = tiles / factor * workgroups;
    return desc;
}

/* Split-K: splits of `depth` k-iterations, at most one for each compute unit. */
static sk_gemm_desc describe_split(const sk_kernel_info* kernel, uint32_t units, uint32_t splits, uint32_t depth,
                                   sk_fixup fixup)
{
    sk_gemm_desc desc = describe(kernel, units / splits, 1, depth * splits);
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = splits;
    desc.fixup = fixup;
    return desc;
}

shots make_shots(const sk_kernel_info* kernel, uint32_t compute_units)
{
    shots s;
    uint32_t units = compute_units < 4 ? 4 : compute_units;
    s.few = units < 16 ? 2 : 4;
    s.many = units < 16 ? 4 : 16;
    for (uint32_t i = 1; i <= SHOT_MOST_WORKGROUPS; i++)
    {
        s.descs[SHOT_SHORT_1 + i - 1] = describe_whole(kernel, units, i, i, SHOT_DEPTH);
        s.descs[SHOT_LONG_1 + i - 1] = describe_whole(kernel, units, i, i, SHOT_LONG_DEPTH);
    }
    s.descs[SHOT_DEEP] = describe_whole(kernel, units, 1, 1, SHOT_TILES * SHOT_DEPTH);
    s.descs[SHOT_MANY] = describe_whole(kernel, units, SHOT_TILES, 1, SHOT_DEPTH);
    s.descs[SHOT_EMPTY_1] = describe_whole(kernel, units, 1, 1, 0);
    s.descs[SHOT_EMPTY_MANY] = describe_whole(kernel, units, SHOT_TILES, 1, 0);
    s.descs[SHOT_LAST_SHORT] = describe_split(kernel, units, s.few, SHOT_DEPTH, SK_FIXUP_LAST_ARRIVER);
    s.descs[SHOT_LAST_LONG] = describe_split(kernel, units, s.few, SHOT_LONG_DEPTH, SK_FIXUP_LAST_ARRIVER);
    s.descs[SHOT_LAST_MANY] = describe_split(kernel, units, s.many, SHOT_DEPTH, SK_FIXUP_LAST_ARRIVER);
    s.descs[SHOT_SEPARATE_FEW] = describe_split(kernel, units, s.few, SHOT_DEPTH, SK_FIXUP_SEPARATE_PASS);
    return s;
}
