/* arguments.h - the push constants of modules that multiply or sum, and the schedule and tile map that they describe.
 *
 * Uses schedule.h, tiles/rectangle.h, tiles/triangle.h. Must not know who fills them in. 120 bytes, of the 128 that
 * every device has; the epilogue's follow. Addresses are two words, low first, because not every device has 64-bit
 * integers.
 */

/* A matrix, or a batch of them. With pointers the address is that of an array of addresses, and strides are 0. */
SK__STRUCT(sk__operand)
{
    uint32_t address[2];
    uint32_t leading_dimension; /* elements, as is: */
    uint32_t batch_stride;
};

/* A product D = A B, or D' = B' A', whose A and B are exchanged. */
SK__STRUCT(sk__problem_arguments)
{
    sk__operand a;
    sk__operand b;
    sk__operand c;
    sk__operand d;
    uint32_t m;
    uint32_t n;
    uint32_t k;
};

SK__STRUCT(sk__arguments)
{
    sk__problem_arguments problem;
    uint32_t workspace[2]; /* address */
    uint32_t most_looks;   /* at a counter, by a worker that waits for its turn */
    uint32_t workers;
    uint32_t splits;
    uint32_t stream_k_tiles;
    uint32_t minimum_segment; /* units */
    uint32_t raster_width;
    uint32_t order;      /* SK__ORDER_... bits */
    uint32_t first_tile; /* the schedule deals tiles [first_tile, first_tile + tiles) of the tile map: */
    uint32_t tiles;      /* all of all batches, but in the two dispatches of a retiled plan */
};

#define SK__ORDER_DATA_PARALLEL_FIRST 1u
#define SK__ORDER_ALONG_M 2u
#define SK__ORDER_PERIODS 8u /* from this bit on: of a group of bands of a triangle, which has raster_width bands */

/* The tiles of a problem's D. */
SK__FUNCTION sk__rectangle sk__make_tile_map(sk__arguments arguments, sk__problem_arguments problem, uint32_t tile_m,
                                             uint32_t tile_n)
{
    sk__rectangle map;
    map.rows = sk__divide_up(problem.m, tile_m);
    map.columns = sk__divide_up(problem.n, tile_n);
    map.width = arguments.raster_width;
    map.along_m = arguments.order & SK__ORDER_ALONG_M;
    return map;
}

/* The tiles of a triangle of a problem's D. */
SK__FUNCTION sk__triangle sk__make_triangle_map(sk__arguments arguments, sk__problem_arguments problem,
                                                uint32_t tile_m, uint32_t tile_n, bool upper)
{
    return sk__make_triangle(problem.n, tile_m, tile_n, arguments.raster_width, arguments.order >> SK__ORDER_PERIODS,
                             upper);
}

/* `terms`, `unit`, `interleave` and `chunked`, of which few plans have any, are no push constants but are compiled into
 * a kernel. A tile has the k-iterations of each term, one term after the other. */
SK__FUNCTION sk__schedule sk__make_schedule(sk__arguments arguments, uint32_t tile_k, uint32_t terms, uint32_t unit,
                                            uint32_t interleave, bool chunked)
{
    sk__schedule schedule;
    schedule.space = sk__make_space(arguments.tiles, terms * sk__divide_up(arguments.problem.k, tile_k), unit);
    schedule.workers = arguments.workers;
    schedule.splits = arguments.splits;
    schedule.stream_k_tiles = arguments.stream_k_tiles;
    schedule.minimum_segment = arguments.minimum_segment;
    schedule.data_parallel_first = arguments.order & SK__ORDER_DATA_PARALLEL_FIRST;
    schedule.interleave = interleave;
    schedule.chunked = chunked;
    return sk__derive_shares(schedule);
}
