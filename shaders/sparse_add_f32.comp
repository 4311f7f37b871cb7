// Generated from templates/kernels/sparse/sparse_add.comp.j2. Do not edit; run: ninja regen
//
// Computes columns and values of C of a chunk's rows, whose products are sorted. The invocation of a head adds the
// products of its element, from the left, also those of runs behind its own. If C has more nonzeros than there is memory
// for, nothing of it is written.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "spgemm.glsl"

struct sk_partition
{
    uint32_t workers;       // that have a share: [0, workers)
    uint32_t share;         // places of each,
    uint32_t larger_shares; // and of the first so many workers one more
};

// How many workers can share places so that each has one, and a minimum segment if any.
uint32_t sk_count_sharing_workers(uint32_t places, uint32_t workers, uint32_t minimum_segment)
{
    uint32_t most = minimum_segment > 1u ? places / minimum_segment : places;
    return sk_min(workers, sk_max(sk_min(places, 1u), most));
}

sk_partition sk_make_partition(uint32_t places, uint32_t workers, uint32_t minimum_segment)
{
    sk_partition shares;
    shares.workers = sk_count_sharing_workers(places, workers, minimum_segment);
    shares.share = places / sk_max(shares.workers, 1u);
    shares.larger_shares = places - shares.share * shares.workers;
    return shares;
}

// First place of a worker's share; with worker == workers, the end of the last one.
uint32_t sk_partition_begin(sk_partition shares, uint32_t worker)
{
    return worker * shares.share + sk_min(worker, shares.larger_shares);
}

// The worker whose share has a place.
uint32_t sk_partition_worker(sk_partition shares, uint32_t place)
{
    uint32_t in_larger = shares.larger_shares * (shares.share + 1u);
    return place < in_larger ? place / (shares.share + 1u)
                             : shares.larger_shares + (place - in_larger) / shares.share;
}

#include "spgemm_chunk.glsl"

#include "spgemm_runs.glsl"

#include "spgemm_heads.glsl"

#include "spgemm_values-f32-f32-f32.glsl"

#include "spgemm_add_main.glsl"
