// Generated from templates/kernels/sparse/sparse_heads.comp.j2. Do not edit; run: ninja regen
//
// Counts the nonzeros of C of a chunk's rows, whose products are sorted: each begins with a head. A first dispatch sets
// the counts to 0. The second also leaves how many heads the last row of each run has in it: sparse_add.comp knows by
// these where a run stores its nonzeros. While C is filled it counts no row again.
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

#include "sparse_own.glsl"

#include "spgemm_chunk.glsl"

#include "spgemm_runs.glsl"

#include "spgemm_heads.glsl"

void clear_sizes(row_chunk chunk)
{
    uint32_t own = count_own(chunk.end_row - chunk.first_row);
    for (uint32_t i = 0u; i < own; ++i)
    {
        offset_of_c(chunk.first_row + find_own(i)).x = 0u;
    }
}

// By the invocation of the last product that the run has of a row.
void add_heads(row_chunk chunk, uint32_t number, product_run run, uint32_t place)
{
    uint32_t row = row_at(place), found = heads[place - run.begin] - count_before_row(chunk, run, row);
    if ((arguments.step & SK_STEP_FILLS) == 0u)
    {
        atomicAdd(offset_of_c(row).x, found);
    }
    if (place + 1u == run.end)
    {
        run_word(number, SK_RUN_HEADS).x = found;
    }
}

void main()
{
    row_chunk chunk = load_chunk(own_chunk());
    if (IS_FIRST)
    {
        clear_sizes(chunk);
        return;
    }
    sk_partition shares = share_runs(chunk);
    if (is_sorted() || gl_WorkGroupID.x >= shares.workers)
    {
        return;
    }
    uint32_t end = sk_partition_begin(shares, gl_WorkGroupID.x + 1u);
    for (uint32_t number = sk_partition_begin(shares, gl_WorkGroupID.x); number < end; ++number)
    {
        product_run run = find_product_run(chunk, number);
        count_heads(run);
        for (uint32_t place = run.begin + gl_LocalInvocationIndex; place < run.end; place += INVOCATIONS)
        {
            if (place + 1u == run.end || row_at(place) != row_at(place + 1u))
            {
                add_heads(chunk, number, run, place);
            }
        }
        barrier();
    }
}
