struct sk_wide
{
    uint32_t low;
    uint32_t high;
};

sk_wide sk_widen(uint32_t number)
{
    sk_wide wide;
    wide.low = number;
    wide.high = 0u;
    return wide;
}

// The sum modulo 2^64, which is below both where it overflows.
sk_wide sk_add_wide(sk_wide a, sk_wide b)
{
    sk_wide sum;
    sum.low = a.low + b.low;
    sum.high = a.high + b.high + (sum.low < a.low ? 1u : 0u);
    return sum;
}

// The difference modulo 2^64.
sk_wide sk_subtract_wide(sk_wide a, sk_wide b)
{
    sk_wide difference;
    difference.low = a.low - b.low;
    difference.high = a.high - b.high - (a.low < b.low ? 1u : 0u);
    return difference;
}

// All 64 bits of a product, of four products of halves.
sk_wide sk_multiply_wide(uint32_t a, uint32_t b)
{
    uint32_t a_low = a & 0xffffu, a_high = a >> 16u;
    uint32_t b_low = b & 0xffffu, b_high = b >> 16u;
    uint32_t middle = a_high * b_low + (a_low * b_low >> 16u);
    uint32_t other = a_low * b_high + (middle & 0xffffu);
    sk_wide product;
    product.low = a * b;
    product.high = a_high * b_high + (middle >> 16u) + (other >> 16u);
    return product;
}

bool sk_is_wider(sk_wide a, sk_wide b)
{
    return a.high > b.high || (a.high == b.high && a.low > b.low);
}

// A product, or 2^32 - 1 where that is less.
uint32_t sk_multiply_saturated(uint32_t a, uint32_t b)
{
    sk_wide product = sk_multiply_wide(a, b);
    return product.high > 0u ? 0xffffffffu : product.low;
}

// A sum, or 2^32 - 1 where that is less. Like a sum it may be taken in any order.
uint32_t sk_add_saturated(uint32_t a, uint32_t b)
{
    uint32_t sum = a + b;
    return sum < a ? 0xffffffffu : sum;
}

// A row of the problem table: sk_problem, word by word.
struct sk_problem_row
{
    uint32_t m;
    uint32_t n;
    uint32_t k;
    uint32_t leading_dimension_a; // elements, as are the others; 0: packed
    uint32_t leading_dimension_b;
    uint32_t leading_dimension_c;
    uint32_t leading_dimension_d;
    uint32_t leading_dimension_residual;
    uint32_t a[2]; // bytes from where the operand begins; or addresses
    uint32_t b[2];
    uint32_t c[2];
    uint32_t d[2];
    uint32_t bias[2];
    uint32_t scale_m[2];
    uint32_t scale_n[2];
    uint32_t residual[2];
    uint32_t alpha[2]; // bits of an f64
    uint32_t beta[2];
    uint32_t alpha_imaginary[2]; // 0 where types are real
    uint32_t beta_imaginary[2];
    uint32_t second_a[2]; // of the second term, from where b begins;
    uint32_t second_b[2]; // and from where a does
    uint32_t leading_dimension_second_a;
    uint32_t leading_dimension_second_b;
};

// Whether D has no element: then there are no tiles and no copies, whatever the other extents are.
bool sk_is_empty_row(sk_problem_row row)
{
    return row.m == 0u || row.n == 0u;
}

// Whether it is 0, of either sign.
bool sk_is_zero_factor(uint32_t factor[2])
{
    return (factor[0] | factor[1] << 1u) == 0u;
}

// Divides by 2^shift, to the nearest integer, and to the even one of two. `rest`: there are lower bits.
uint32_t sk_shift_to_nearest(uint32_t significand, uint32_t shift, bool rest)
{
    uint32_t half_way = (1u << shift) >> 1u;
    uint32_t lost = significand & ((1u << shift) - 1u), whole = significand >> shift;
    bool up = lost > half_way || (lost == half_way && (rest || (whole & 1u) != 0u));
    return whole + (up ? 1u : 0u);
}

// Bits of the nearest f32; of NaN, those of one. An f32 of the least exponent is subnormal: it has fewer bits.
uint32_t sk_round_factor(uint32_t factor[2])
{
    const uint32_t infinite = 0x7f800000u, bias = 1023u - 127u;
    uint32_t sign = factor[1] & 0x80000000u, exponent = factor[1] >> 20u & 0x7ffu;
    uint32_t significand = (factor[1] & 0xfffffu) << 4u | factor[0] >> 28u; // one bit more than an f32 has
    bool rest = (factor[0] & 0xfffffffu) != 0u;
    if (exponent == 0x7ffu)
    {
        return sign | infinite | (significand != 0u || rest ? 0x400000u : 0u);
    }
    if (exponent >= bias + 255u)
    {
        return sign | infinite;
    }
    if (exponent > bias)
    {
        return sign | (((exponent - bias) << 23u) + sk_shift_to_nearest(significand, 1u, rest));
    }
    uint32_t shift = sk_min(bias - exponent, 24u) + 2u; // 26 leaves nothing of 25 bits
    return sign | sk_shift_to_nearest(0x1000000u | significand, shift, rest);
}

// The integer that it is; its 32 low bits, if it has more.
uint32_t sk_integer_factor(uint32_t factor[2])
{
    uint32_t exponent = factor[1] >> 20u & 0x7ffu, high = (factor[1] & 0xfffffu) | 0x100000u;
    uint32_t magnitude = 0u;
    if (exponent >= 1023u && exponent < 1023u + 32u)
    {
        uint32_t shift = 1023u + 52u - exponent; // 21 to 52
        magnitude = shift >= 32u ? high >> (shift - 32u) : high << (32u - shift) | factor[0] >> shift;
    }
    return (factor[1] >> 31u) != 0u ? 0u - magnitude : magnitude;
}

// What the table of a space does not say of it. The table follows it in memory, and that the table of shares.
struct sk_grouped_header
{
    uint32_t problems;
    uint32_t tiles; // of all
    uint32_t stream_k_tiles;
    uint32_t stream_k_places; // which are shared evenly; 0: the table of shares says how
};

#define SK_GROUPED_HEADER 4u // words

// Push constants, 124 bytes. The first eight are where the operands begin from which offsets count; 0 for addresses.
struct sk_grouped_arguments
{
    uint32_t a[2];
    uint32_t b[2];
    uint32_t c[2];
    uint32_t d[2];
    uint32_t bias[2];
    uint32_t scale_m[2];
    uint32_t scale_n[2];
    uint32_t residual[2];
    uint32_t problems[2]; // address of the problem table
    uint32_t space[2];    // address of the header
    uint32_t workspace[2];
    uint32_t most_looks;
    uint32_t workers;
    uint32_t minimum_segment; // units
    uint32_t raster_width;
    uint32_t order;     // SK_ORDER_... bits
    uint32_t clamp_min; // bits of an f32
    uint32_t clamp_max;
};

#define SK_ORDER_EXCHANGED 4u    // rows are the user's, and A and B are exchanged
#define SK_ORDER_COPIED 32u      // of two terms, A and B are copies: see sk_place_row()
#define SK_ORDER_STARTS 16u      // behind the table lie the rows of the workers' first tiles, all whole
#define SK_ORDER_ALONG_LONGER 8u // strips run along the dimension in which a problem's D has more tiles

// Along what the lines of matrices run, as the kernel sees them.
struct sk_grouped_layout
{
    bool a_k_contiguous;
    bool b_k_contiguous;
    bool c_transposed;
    bool d_transposed;
    bool residual_transposed;
    bool linear;      // alpha and beta are read
    uint32_t columns; // of B for each of D: 2 with a gate, otherwise 1
};

sk_operand sk_operand_of_row(uint32_t begin[2], uint32_t offset[2], uint32_t leading_dimension,
                                            uint32_t length)
{
    sk_wide from, by;
    from.low = begin[0];
    from.high = begin[1];
    by.low = offset[0];
    by.high = offset[1];
    sk_wide address = sk_add_wide(from, by);
    sk_operand operand;
    operand.address[0] = address.low;
    operand.address[1] = address.high;
    operand.leading_dimension = leading_dimension != 0u ? leading_dimension : length;
    operand.batch_stride = 0u;
    return operand;
}

// The row of D' = B' A'.
sk_problem_row sk_exchange_row(sk_problem_row row)
{
    sk_problem_row exchanged = row;
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

// The k of a product that is multiplied: none where alpha is 0.
uint32_t sk_multiplied_k(sk_problem_row row, bool linear)
{
    bool is_zero = sk_is_zero_factor(row.alpha) && sk_is_zero_factor(row.alpha_imaginary);
    return linear && is_zero ? 0u : row.k;
}

// A product, of a row that is exchanged if need be.
sk_problem_arguments sk_problem_of_row(sk_grouped_arguments arguments, sk_problem_row row,
                                                      sk_grouped_layout layouts)
{
    uint32_t a_line = layouts.a_k_contiguous ? row.k : row.m;
    uint32_t columns = layouts.columns * row.n;
    uint32_t b_line = layouts.b_k_contiguous ? row.k : columns;
    uint32_t c_line = layouts.c_transposed ? row.m : row.n;
    uint32_t d_line = layouts.d_transposed ? row.m : row.n;
    sk_problem_arguments problem;
    problem.a = sk_operand_of_row(arguments.a, row.a, row.leading_dimension_a, a_line);
    problem.b = sk_operand_of_row(arguments.b, row.b, row.leading_dimension_b, b_line);
    problem.c = sk_operand_of_row(arguments.c, row.c, row.leading_dimension_c, c_line);
    problem.d = sk_operand_of_row(arguments.d, row.d, row.leading_dimension_d, d_line);
    problem.m = row.m;
    problem.n = columns;
    problem.k = sk_multiplied_k(row, layouts.linear);
    return problem;
}

// The tiles of a problem's D.
sk_rectangle sk_make_grouped_map(sk_grouped_arguments arguments, sk_problem_arguments problem,
                                                uint32_t tile_m, uint32_t tile_n)
{
    sk_rectangle map;
    map.rows = sk_divide_up(problem.m, tile_m);
    map.columns = sk_divide_up(problem.n, tile_n);
    map.width = arguments.raster_width;
    map.along_m = arguments.order & SK_ORDER_ALONG_M;
    if ((arguments.order & SK_ORDER_ALONG_LONGER) != 0u)
    {
        map.along_m = map.rows > map.columns ? 1u : 0u;
    }
    return map;
}

// The tiles of a triangle of it.
sk_triangle sk_make_grouped_triangle(sk_grouped_arguments arguments, sk_problem_arguments problem,
                                                    uint32_t tile_m, uint32_t tile_n, bool upper)
{
    return sk_make_triangle(problem.n, tile_m, tile_n, arguments.raster_width, arguments.order >> SK_ORDER_PERIODS,
                             upper);
}

// `unit` and `chunked` are compiled into a kernel.
sk_schedule sk_make_grouped_schedule(sk_grouped_arguments arguments, sk_grouped_header header,
                                                    uvec2 table, uvec2 shares, uint32_t unit, bool chunked)
{
    sk_schedule schedule;
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
    schedule.data_parallel_first = arguments.order & SK_ORDER_DATA_PARALLEL_FIRST;
    schedule.interleave = 1u;
    schedule.chunked = chunked;
    schedule.stream_k = sk_make_partition(header.stream_k_places, arguments.workers, arguments.minimum_segment);
    schedule.shares.listed = header.stream_k_tiles > 0u && header.stream_k_places == 0u;
    schedule.shares.starts = (arguments.order & SK_ORDER_STARTS) != 0u;
    schedule.shares.table = shares;
    schedule.shares.nearby = 0u;
    if (schedule.shares.listed)
    {
        schedule.stream_k.workers = arguments.workers;
    }
    return schedule;
}
