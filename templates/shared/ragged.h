/* ragged.h - the rows of problems that differ in one extent, told by an array.
 *
 * Uses wide.h, problem_row.h. Must not know the plan's limits: judge.h judges the rows. All is as the user names it.
 * A matrix that has the ragged extent is stacked: where one problem's ends along it, the next one's begins. Of the
 * others each problem has its own, a stride apart.
 */

#define SK__RAGGED_M 1u /* sk_ragged */
#define SK__RAGGED_N 2u
#define SK__RAGGED_K 3u

/* Matrices, in the order of their strides. */
#define SK__RAGGED_A 0u
#define SK__RAGGED_B 1u
#define SK__RAGGED_C 2u
#define SK__RAGGED_D 3u
#define SK__RAGGED_RESIDUAL 4u

/* Push constants of ragged.comp, 128 bytes. Strides are bytes, below 2^48; one of 0 means that all problems share the
 * matrix. */
SK__STRUCT(sk__ragged_arguments)
{
    uint32_t extents[2]; /* address of the array */
    uint32_t count[2];   /* address of the number of problems; read only if SK__RAGGED_COUNTED, but always good */
    uint32_t rows[2];    /* address of what is written */
    uint32_t most_problems;
    uint32_t flags; /* SK__RAGGED_... of the extent, and the bits below */
    uint32_t m;     /* of every problem; not read of the extent that differs */
    uint32_t n;
    uint32_t k;
    uint32_t leading_dimension_a; /* elements, never 0 where the plan reads the matrix */
    uint32_t leading_dimension_b;
    uint32_t leading_dimension_c;
    uint32_t leading_dimension_d;
    uint32_t leading_dimension_residual;
    uint32_t strides[5];      /* low words; */
    uint32_t strides_high[3]; /* 16 bits of each, low first */
    uint32_t alpha[2];        /* bits of an f64 */
    uint32_t beta[2];
    uint32_t alpha_imaginary[2];
    uint32_t beta_imaginary[2];
};

#define SK__RAGGED_EXTENT 3u     /* mask */
#define SK__RAGGED_MASKED 4u     /* the array holds extents, and nothing is stacked; otherwise it holds ends */
#define SK__RAGGED_COUNTED 8u    /* otherwise there are the most problems */
#define SK__RAGGED_BIAS_N 16u    /* the bias lies along n, not m */
#define SK__RAGGED_A_COLUMNS 32u /* lines of the matrix are columns */
#define SK__RAGGED_B_COLUMNS 64u
#define SK__RAGGED_C_COLUMNS 128u
#define SK__RAGGED_D_COLUMNS 256u
#define SK__RAGGED_RESIDUAL_COLUMNS 512u
#define SK__RAGGED_COPIED 1024u /* lines are copied, those up to the last end */
#define SK__RAGGED_GATED 2048u  /* vectors along n have 2 n elements */
#define SK__RAGGED_INPUT 12u    /* bits from here on: bytes of an element of A and B, less 1, */
#define SK__RAGGED_OUTPUT 16u   /* and of C, D and the residual */

/* One of an array's problems: where it begins along the extent, and how much of that it has. */
SK__STRUCT(sk__ragged_part)
{
    uint32_t number;
    uint32_t begin; /* 0 if masked */
    uint32_t extent;
};

/* How far a problem's matrix lies behind the first one's, bytes modulo 2^64. */
SK__FUNCTION sk__wide sk__ragged_distance(sk__ragged_arguments arguments, uint32_t number, uint32_t matrix)
{
    sk__wide distance = sk__multiply_wide(number, arguments.strides[matrix]);
    distance.high += number * (arguments.strides_high[matrix / 2u] >> 16u * (matrix % 2u) & 0xffffu);
    return distance;
}

/* Where a problem's matrix of these rows and columns begins, bytes: the ragged extent is that of its lines, the one
 * along them, or none of both. */
SK__FUNCTION sk__wide sk__ragged_offset(sk__ragged_arguments arguments, sk__ragged_part part, uint32_t rows,
                                        uint32_t columns, bool lines_are_columns, uint32_t leading_dimension,
                                        uint32_t matrix, uint32_t size)
{
    uint32_t ragged = arguments.flags & SK__RAGGED_EXTENT;
    uint32_t across = lines_are_columns ? columns : rows, along = lines_are_columns ? rows : columns;
    sk__wide offset = sk__ragged_distance(arguments, part.number, matrix);
    if ((arguments.flags & SK__RAGGED_MASKED) == 0u && ragged == across)
    {
        offset = sk__multiply_wide(part.begin, leading_dimension * size);
    }
    if ((arguments.flags & SK__RAGGED_MASKED) == 0u && ragged == along)
    {
        offset = sk__multiply_wide(part.begin, size);
    }
    return offset;
}

/* Where a problem's vector of f32 along an extent begins, bytes: stacked, or packed one after the other. */
SK__FUNCTION uint32_t sk__ragged_vector(sk__ragged_arguments arguments, sk__ragged_part part, uint32_t extent,
                                        uint32_t word)
{
    bool stacked = (arguments.flags & (SK__RAGGED_MASKED | SK__RAGGED_EXTENT)) == extent;
    uint32_t columns = (arguments.flags & SK__RAGGED_GATED) != 0u ? 2u * arguments.n : arguments.n;
    uint32_t length = extent == SK__RAGGED_M ? arguments.m : columns;
    sk__wide elements = stacked ? sk__widen(part.begin) : sk__multiply_wide(part.number, length);
    return word == 0u ? elements.low << 2u : elements.high << 2u | elements.low >> 30u;
}

SK__FUNCTION sk__problem_row sk__make_ragged_extents(sk__ragged_arguments arguments, sk__ragged_part part)
{
    uint32_t ragged = arguments.flags & SK__RAGGED_EXTENT;
    sk__problem_row row;
    row.m = ragged == SK__RAGGED_M ? part.extent : arguments.m;
    row.n = ragged == SK__RAGGED_N ? part.extent : arguments.n;
    row.k = ragged == SK__RAGGED_K ? part.extent : arguments.k;
    row.leading_dimension_a = arguments.leading_dimension_a;
    row.leading_dimension_b = arguments.leading_dimension_b;
    row.leading_dimension_c = arguments.leading_dimension_c;
    row.leading_dimension_d = arguments.leading_dimension_d;
    row.leading_dimension_residual = arguments.leading_dimension_residual;
    for (uint32_t i = 0u; i < 2u; ++i) /* there is no second term */
    {
        row.alpha[i] = arguments.alpha[i];
        row.beta[i] = arguments.beta[i];
        row.alpha_imaginary[i] = arguments.alpha_imaginary[i];
        row.beta_imaginary[i] = arguments.beta_imaginary[i];
        row.second_a[i] = 0u;
        row.second_b[i] = 0u;
    }
    row.leading_dimension_second_a = 0u;
    row.leading_dimension_second_b = 0u;
    return row;
}

SK__FUNCTION sk__problem_row sk__make_ragged_row(sk__ragged_arguments arguments, sk__ragged_part part)
{
    uint32_t flags = arguments.flags;
    uint32_t input_size = (flags >> SK__RAGGED_INPUT & 15u) + 1u;
    uint32_t output_size = (flags >> SK__RAGGED_OUTPUT & 15u) + 1u;
    uint32_t bias = (flags & SK__RAGGED_BIAS_N) != 0u ? SK__RAGGED_N : SK__RAGGED_M;
    sk__problem_row row = sk__make_ragged_extents(arguments, part);
    sk__wide a = sk__ragged_offset(arguments, part, SK__RAGGED_M, SK__RAGGED_K, (flags & SK__RAGGED_A_COLUMNS) != 0u,
                                   row.leading_dimension_a, SK__RAGGED_A, input_size);
    sk__wide b = sk__ragged_offset(arguments, part, SK__RAGGED_K, SK__RAGGED_N, (flags & SK__RAGGED_B_COLUMNS) != 0u,
                                   row.leading_dimension_b, SK__RAGGED_B, input_size);
    sk__wide c = sk__ragged_offset(arguments, part, SK__RAGGED_M, SK__RAGGED_N, (flags & SK__RAGGED_C_COLUMNS) != 0u,
                                   row.leading_dimension_c, SK__RAGGED_C, output_size);
    sk__wide d = sk__ragged_offset(arguments, part, SK__RAGGED_M, SK__RAGGED_N, (flags & SK__RAGGED_D_COLUMNS) != 0u,
                                   row.leading_dimension_d, SK__RAGGED_D, output_size);
    sk__wide residual =
        sk__ragged_offset(arguments, part, SK__RAGGED_M, SK__RAGGED_N, (flags & SK__RAGGED_RESIDUAL_COLUMNS) != 0u,
                          row.leading_dimension_residual, SK__RAGGED_RESIDUAL, output_size);
    for (uint32_t i = 0u; i < 2u; ++i)
    {
        row.a[i] = i == 0u ? a.low : a.high;
        row.b[i] = i == 0u ? b.low : b.high;
        row.c[i] = i == 0u ? c.low : c.high;
        row.d[i] = i == 0u ? d.low : d.high;
        row.residual[i] = i == 0u ? residual.low : residual.high;
        row.bias[i] = sk__ragged_vector(arguments, part, bias, i);
        row.scale_m[i] = sk__ragged_vector(arguments, part, SK__RAGGED_M, i);
        row.scale_n[i] = sk__ragged_vector(arguments, part, SK__RAGGED_N, i);
    }
    return row;
}
