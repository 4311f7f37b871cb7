/* partition.h - deals the places of an iteration space evenly to workers.
 *
 * Uses arithmetic.h. Must not know tiles: schedule.h moves boundaries to their edges for a minimum segment.
 * Based on: Osama et al., Stream-K, PPoPP 2023 (arXiv:2301.03598), section 4. Unlike there, shares differ by at most
 * one place (ceiling division would leave workers idle).
 */

SK__STRUCT(sk__partition)
{
    uint32_t workers;       /* that have a share: [0, workers) */
    uint32_t share;         /* places of each, */
    uint32_t larger_shares; /* and of the first so many workers one more */
};

/* How many workers can share places so that each has one, and a minimum segment if any. */
SK__FUNCTION uint32_t sk__count_sharing_workers(uint32_t places, uint32_t workers, uint32_t minimum_segment)
{
    uint32_t most = minimum_segment > 1u ? places / minimum_segment : places;
    return sk__min(workers, sk__max(sk__min(places, 1u), most));
}

SK__FUNCTION sk__partition sk__make_partition(uint32_t places, uint32_t workers, uint32_t minimum_segment)
{
    sk__partition shares;
    shares.workers = sk__count_sharing_workers(places, workers, minimum_segment);
    shares.share = places / sk__max(shares.workers, 1u);
    shares.larger_shares = places - shares.share * shares.workers;
    return shares;
}

/* First place of a worker's share; with worker == workers, the end of the last one. */
SK__FUNCTION uint32_t sk__partition_begin(sk__partition shares, uint32_t worker)
{
    return worker * shares.share + sk__min(worker, shares.larger_shares);
}

/* The worker whose share has a place. */
SK__FUNCTION uint32_t sk__partition_worker(sk__partition shares, uint32_t place)
{
    uint32_t in_larger = shares.larger_shares * (shares.share + 1u);
    return place < in_larger ? place / (shares.share + 1u)
                             : shares.larger_shares + (place - in_larger) / shares.share;
}
