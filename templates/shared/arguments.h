/* arguments.h - the push constants of every kernel, and the schedule that they describe.
 *
 * Uses partition.h, raster.h. 120 bytes, of the 128 that every device has; the epilogue's follow. Addresses are two
 * words, low first, because not every device has 64-bit integers. D is row-major: a plan for a column-major D exchanges
 * A and B.
 */

SK__STRUCT(sk__arguments)
{
    uint32_t a[2]; /* addresses, bytes */
    uint32_t b[2];
    uint32_t c[2];
    uint32_t d[2];
    uint32_t workspace[2];
    uint32_t m;
    uint32_t n;
    uint32_t k;
    uint32_t leading_dimension_a; /* elements */
    uint32_t leading_dimension_b;
    uint32_t leading_dimension_c;
    uint32_t leading_dimension_d;
    uint32_t batch_stride_a; /* elements */
    uint32_t batch_stride_b;
    uint32_t batch_stride_c;
    uint32_t batch_stride_d;
    uint32_t most_looks; /* at a counter, by a worker that waits for its turn */
    uint32_t workers;
    uint32_t splits;
    uint32_t stream_k_tiles;
    uint32_t minimum_segment; /* units */
    uint32_t raster_width;
    uint32_t order;      /* bit 0: data_parallel_first, bit 1: along_m */
    uint32_t first_tile; /* the schedule deals tiles [first_tile, first_tile + tiles) of the raster: */
    uint32_t tiles;      /* all of all batches, but in the two dispatches of a retiled plan */
};

SK__FUNCTION sk__raster sk__make_raster(sk__arguments arguments, uint32_t tile_m, uint32_t tile_n)
{
    sk__raster raster;
    raster.rows = sk__divide_up(arguments.m, tile_m);
    raster.columns = sk__divide_up(arguments.n, tile_n);
    raster.width = arguments.raster_width;
    raster.along_m = (arguments.order >> 1) & 1u;
    return raster;
}

/* `unit`, `interleave` and `chunked`, which few plans have, are no push constants but are compiled into a kernel. */
SK__FUNCTION sk__schedule sk__make_schedule(sk__arguments arguments, uint32_t tile_k, uint32_t unit,
                                            uint32_t interleave, bool chunked)
{
    sk__schedule schedule;
    schedule.tiles = arguments.tiles;
    schedule.k_iterations = sk__divide_up(arguments.k, tile_k);
    schedule.workers = arguments.workers;
    schedule.splits = arguments.splits;
    schedule.stream_k_tiles = arguments.stream_k_tiles;
    schedule.minimum_segment = arguments.minimum_segment;
    schedule.data_parallel_first = arguments.order & 1u;
    schedule.unit = unit;
    schedule.interleave = interleave;
    schedule.chunked = chunked;
    return sk__derive_shares(schedule);
}
