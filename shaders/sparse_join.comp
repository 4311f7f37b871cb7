// Generated from templates/kernels/sparse/sparse_join.comp.j2. Do not edit; run: ninja regen
//
// Merges sorted parts of rows, two and two, from one buffer to the other: a level. A row has a part in each run at
// first, and takes part in as many levels as make one of them. Where the merged products of a run come from is found by
// two searches along the merge path.
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

shared uint32_t columns[RUN];

uint32_t own_level()
{
    return arguments.step >> SK_STEP_LEVEL_SHIFT & SK_STEP_LEVEL;
}

// Two parts of a row that are merged: places [begin, middle) and [middle, end).
struct part_pair
{
    uint32_t begin;
    uint32_t middle;
    uint32_t end;
};

// The parts of a run's row: each has the products of so many runs.
part_pair find_pair(row_places row, uint32_t run)
{
    uint32_t first = row.begin / RUN, runs = 1u << own_level();
    uint32_t from = first + (run - first) / (2u * runs) * (2u * runs);
    part_pair pair;
    pair.begin = max(row.begin, from * RUN);
    pair.middle = min(row.end, (from + runs) * RUN);
    pair.end = min(row.end, (from + 2u * runs) * RUN);
    return pair;
}

uint32_t column_at(uint32_t place)
{
    return product_at(own_level() & 1u, place).x.column;
}

// How many of the first `merged` products of a pair are from its first part.
uint32_t split_merged(part_pair pair, uint32_t merged)
{
    uint32_t others = pair.end - pair.middle, low = merged > others ? merged - others : 0u;
    uint32_t high = min(merged, pair.middle - pair.begin);
    while (low < high)
    {
        uint32_t middle = low + (high - low) / 2u;
        bool is_first = column_at(pair.begin + middle) <= column_at(pair.middle + merged - 1u - middle);
        low = is_first ? middle + 1u : low;
        high = is_first ? high : middle;
    }
    return low;
}

// Of the staged columns [begin, end) those that come before another one; also equal ones, if these are before it.
uint32_t count_smaller(uint32_t begin, uint32_t end, uint32_t column, bool are_before)
{
    uint32_t low = begin;
    while (low < end)
    {
        uint32_t middle = low + (end - low) / 2u;
        bool is_smaller = columns[middle] < column || (columns[middle] == column && are_before);
        low = is_smaller ? middle + 1u : low;
        end = is_smaller ? end : middle;
    }
    return low - begin;
}

// Makes the merged products at places [begin, end) of a pair. All invocations meet.
void merge_places(part_pair pair, uint32_t begin, uint32_t end)
{
    expanded_product own[SK_SPARSE_PRODUCTS_OF_LANE];
    uint32_t count = end - begin, first = split_merged(pair, begin - pair.begin);
    uint32_t firsts = min(max(split_merged(pair, end - pair.begin), first) - first, count);
    uint32_t second = begin - pair.begin - first;
    barrier();
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        uint32_t place = i * INVOCATIONS + gl_LocalInvocationIndex;
        if (place < count)
        {
            uint32_t from = place < firsts ? pair.begin + first + place : pair.middle + second + place - firsts;
            own[i] = product_at(own_level() & 1u, from).x;
            columns[place] = own[i].column;
        }
    }
    barrier();
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        uint32_t place = i * INVOCATIONS + gl_LocalInvocationIndex;
        if (place < count)
        {
            bool is_first = place < firsts;
            uint32_t before = is_first ? count_smaller(firsts, count, own[i].column, false)
                                       : count_smaller(0u, firsts, own[i].column, true);
            uint32_t to = begin + (is_first ? place : place - firsts) + before;
            product_at(1u - (own_level() & 1u), to).x = own[i];
        }
    }
}

// What a run has of a row: nothing, if wrong offsets put it elsewhere. All invocations meet.
void merge_row(product_run run, uint32_t number, row_places row)
{
    if (row.levels > own_level())
    {
        uint32_t begin = max(run.begin, row.begin);
        merge_places(find_pair(row, number), begin, max(min(run.end, row.end), begin));
    }
}

void main()
{
    row_chunk chunk = load_chunk(own_chunk());
    sk_partition shares = share_runs(chunk);
    bool is_done = chunk_word(own_chunk(), SK_CHUNK_LEVELS).x <= own_level();
    if (is_done || is_sorted() || gl_WorkGroupID.x >= shares.workers)
    {
        return;
    }
    uint32_t end = sk_partition_begin(shares, gl_WorkGroupID.x + 1u);
    for (uint32_t number = sk_partition_begin(shares, gl_WorkGroupID.x); number < end; ++number)
    {
        if (run_word(number, SK_RUN_LEVELS).x > own_level())
        {
            product_run run = find_product_run(chunk, number);
            merge_row(run, number, run.first);
            if (run.last.row != run.first.row)
            {
                merge_row(run, number, run.last);
            }
        }
    }
}
