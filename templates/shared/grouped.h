/* grouped.h - what kernels of several problems are pushed and read: the header of the problems' space.
 *
 * Uses arguments.h, wide.h, problem_row.h, factor.h. Must not know who fills them in. Addresses are two words, low
 * first. Rows are as the user wrote them. What is made of a row is the kernel's: A and B may be exchanged, and m and n
 * are then.
 */

/* What the table of a space does not say of it. The table follows it in memory, and that the table of shares. */
SK__STRUCT(sk__grouped_header)
{
    uint32_t problems;
    uint32_t tiles; /* of all */
    uint32_t stream_k_tiles;
    uint32_t stream_k_places; /* which are shared evenly; 0: the table of shares says how */
};

#define SK__GROUPED_HEADER 4u /* words */

/* Push constants, 124 bytes. The first eight are where the operands begin from which offsets count; 0 for addresses. */
SK__STRUCT(sk__grouped_arguments)
{
    uint32_t a[2];
    uint32_t b[2];
    uint32_t c[2];
    uint32_t d[2];
    uint32_t bias[2];
    uint32_t scale_m[2];
    uint32_t scale_n[2];
    uint32_t residual[2];
    uint32_t problems[2]; /* address of the problem table */
    uint32_t space[2];    /* address of the header */
    uint32_t workspace[2];
    uint32_t most_looks;
    uint32_t workers;
    uint32_t minimum_segment; /* units */
    uint32_t raster_width;
    uint32_t order;     /* SK__ORDER_... bits */
    uint32_t clamp_min; /* bits of an f32 */
    uint32_t clamp_max;
};

#define SK__ORDER_EXCHANGED 4u    /* rows are the user's, and A and B are exchanged */
#define SK__ORDER_COPIED 32u      /* of two terms, A and B are copies: see sk__place_row() */
#define SK__ORDER_STARTS 16u      /* behind the table lie the rows of the workers' first tiles, all whole */
#define SK__ORDER_ALONG_LONGER 8u /* strips run along the dimension in which a problem's D has more tiles */

/* Along what the lines of matrices run, as the kernel sees them. */
SK__STRUCT(sk__grouped_layout)
{
    bool a_k_contiguous;
    bool b_k_contiguous;
    bool c_transposed;
    bool d_transposed;
    bool residual_transposed;
    bool linear;      /* alpha and beta are read */
    uint32_t columns; /* of B for each of D: 2 with a gate, otherwise 1 */
};

SK__FUNCTION sk__operand sk__operand_of_row(uint32_t begin[2], uint32_t offset[2], uint32_t leading_dimension,
                                            uint32_t length)
{
    sk__wide from, by;
    from.low = begin[0];
    from.high = begin[1];
    by.low = offset[0];
    by.high = offset[1];
    sk__wide address = sk__add_wide(from, by);
    sk__operand operand;
    operand.address[0] = address.low;
    operand.address[1] = address.high;
    operand.leading_dimension = leading_dimension != 0u ? leading_dimension : length;
    operand.batch_stride = 0u;
    return operand;
}

/* The row of D' = B' A'. */
SK__FUNCTION sk__problem_row sk__exchange_row(sk__problem_row row)
{
    sk__problem_row exchanged = row;
    exchanged.m = row.n;
    exchanged.n = row.m;
    exchanged.leading_dimension_a = row.leading_dimension_b;
    exchanged.leading_dimension_b = row.leading_dimension_a;
    exchanged.leading_dimension_second_a = row.leading_dimension_second_b;
    exchanged.leading_dimension_second_b = row.leading_dimension_second_a;
    for (uint32_t i = 0u; i < 2u; ++i)
    {
        exchanged.a[i] = row.b[i];
        exchanged.b[i] = row.a[i];
        exchanged.second_a[i] = row.second_b[i];
        exchanged.second_b[i] = row.second_a[i];
        exchanged.scale_m[i] = row.scale_n[i];
        exchanged.scale_n[i] = row.scale_m[i];
    }
    return exchanged;
}

/* The k of a product that is multiplied: none where alpha is 0. */
SK__FUNCTION uint32_t sk__multiplied_k(sk__problem_row row, bool linear)
{
    bool is_zero = sk__is_zero_factor(row.alpha) && sk__is_zero_factor(row.alpha_imaginary);
    return linear && is_zero ? 0u : row.k;
}

/* A product, of a row that is exchanged if need be. */
SK__FUNCTION sk__problem_arguments sk__problem_of_row(sk__grouped_arguments arguments, sk__problem_row row,
                                                      sk__grouped_layout layouts)
{
    uint32_t a_line = layouts.a_k_contiguous ? row.k : row.m;
    uint32_t columns = layouts.columns * row.n;
    uint32_t b_line = layouts.b_k_contiguous ? row.k : columns;
    uint32_t c_line = layouts.c_transposed ? row.m : row.n;
    uint32_t d_line = layouts.d_transposed ? row.m : row.n;
    sk__problem_arguments problem;
    problem.a = sk__operand_of_row(arguments.a, row.a, row.leading_dimension_a, a_line);
    problem.b = sk__operand_of_row(arguments.b, row.b, row.leading_dimension_b, b_line);
    problem.c = sk__operand_of_row(arguments.c, row.c, row.leading_dimension_c, c_line);
    problem.d = sk__operand_of_row(arguments.d, row.d, row.leading_dimension_d, d_line);
    problem.m = row.m;
    problem.n = columns;
    problem.k = sk__multiplied_k(row, layouts.linear);
    return problem;
}

/* The tiles of a problem's D. */
SK__FUNCTION sk__rectangle sk__make_grouped_map(sk__grouped_arguments arguments, sk__problem_arguments problem,
                                                uint32_t tile_m, uint32_t tile_n)
{
    sk__rectangle map;
    map.rows = sk__divide_up(problem.m, tile_m);
    map.columns = sk__divide_up(problem.n, tile_n);
    map.width = arguments.raster_width;
    map.along_m = arguments.order & SK__ORDER_ALONG_M;
    if ((arguments.order & SK__ORDER_ALONG_LONGER) != 0u)
    {
        map.along_m = map.rows > map.columns ? 1u : 0u;
    }
    return map;
}

/* The tiles of a triangle of it. */
SK__FUNCTION sk__triangle sk__make_grouped_triangle(sk__grouped_arguments arguments, sk__problem_arguments problem,
                                                    uint32_t tile_m, uint32_t tile_n, bool upper)
{
    return sk__make_triangle(problem.n, tile_m, tile_n, arguments.raster_width, arguments.order >> SK__ORDER_PERIODS,
                             upper);
}

/* `unit` and `chunked` are compiled into a kernel. */
SK__FUNCTION sk__schedule sk__make_grouped_schedule(sk__grouped_arguments arguments, sk__grouped_header header,
                                                    SK__TABLE table, SK__TABLE shares, uint32_t unit, bool chunked)
{
    sk__schedule schedule;
    schedule.space.tiles = header.tiles;
    schedule.space.k_iterations = 0u;
    schedule.space.unit = unit;
    schedule.space.places = 1u;
    schedule.space.problems = header.problems;
    schedule.space.table = table;
    schedule.space.nearby = 0u;
    schedule.workers = arguments.workers;
    schedule.splits = 0u;
    schedule.stream_k_tiles = header.stream_k_tiles;
    schedule.minimum_segment = arguments.minimum_segment;
    schedule.data_parallel_first = arguments.order & SK__ORDER_DATA_PARALLEL_FIRST;
    schedule.interleave = 1u;
    schedule.chunked = chunked;
    schedule.stream_k = sk__make_partition(header.stream_k_places, arguments.workers, arguments.minimum_segment);
    schedule.shares.listed = header.stream_k_tiles > 0u && header.stream_k_places == 0u;
    schedule.shares.starts = (arguments.order & SK__ORDER_STARTS) != 0u;
    schedule.shares.table = shares;
    schedule.shares.nearby = 0u;
    if (schedule.shares.listed)
    {
        schedule.stream_k.workers = arguments.workers;
    }
    return schedule;
}
