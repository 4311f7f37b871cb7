// Several problems: their rows, as the user wrote them, and the schedule of all.
#include "prepares.glsl"

uint32_t first_tile; // of the problem in hand

uvec2 space_table()
{
    return add(words(arguments.space), uvec2(4u * SK_GROUPED_HEADER, 0u));
}

sk_schedule make_schedule()
{
    sk_grouped_header header = prepare();
    uvec2 shares = add(space_table(), span(header.problems, SK_TABLE_ROW, 4u));
    sk_schedule schedule = sk_make_grouped_schedule(arguments, header, space_table(), shares, UNIT, CHUNKED);
    schedule.space.nearby = first_row;
    return schedule;
}

void put_address(uint32_t word, uvec2 address)
{
    epilogue[word] = address.x;
    epilogue[word + 1u] = address.y;
}

// Its second term: operands begin where their counterparts of the first do, or are copies.
void begin_second_term(sk_problem_row row)
{
    bool copied = (arguments.order & SK_ORDER_COPIED) != 0u;
    put_address(SECOND_A_ADDRESS, add(copied ? words(arguments.a) : words(arguments.b), words(row.second_a)));
    put_address(SECOND_B_ADDRESS, add(copied ? words(arguments.b) : words(arguments.a), words(row.second_b)));
    uint32_t a_line = A_K_CONTIGUOUS ? row.k : row.m, b_line = B_K_CONTIGUOUS ? row.k : row.n;
    uint32_t leading_a = row.leading_dimension_second_a, leading_b = row.leading_dimension_second_b;
    epilogue[LEADING_DIMENSION_SECOND_A] = leading_a != 0u ? leading_a : a_line;
    epilogue[LEADING_DIMENSION_SECOND_B] = leading_b != 0u ? leading_b : b_line;
    epilogue[BATCH_STRIDE_SECOND_A] = 0u;
    epilogue[BATCH_STRIDE_SECOND_B] = 0u;
}

// What kernels of one problem are pushed.
void begin_epilogue(sk_problem_row row)
{
    if (LINEAR)
    {
        begin_factors(row);
    }
    epilogue[CLAMP_MIN] = arguments.clamp_min;
    epilogue[CLAMP_MAX] = arguments.clamp_max;
    put_address(BIAS_ADDRESS, add(words(arguments.bias), words(row.bias)));
    put_address(SCALE_M_ADDRESS, add(words(arguments.scale_m), words(row.scale_m)));
    put_address(SCALE_N_ADDRESS, add(words(arguments.scale_n), words(row.scale_n)));
    put_address(RESIDUAL_ADDRESS, add(words(arguments.residual), words(row.residual)));
    epilogue[LEADING_DIMENSION_RESIDUAL] =
        row.leading_dimension_residual != 0u ? row.leading_dimension_residual : RESIDUAL == TRANSPOSED ? row.m : row.n;
    epilogue[BATCH_STRIDE_RESIDUAL] = 0u;
    if (SECOND)
    {
        begin_second_term(row);
    }
}

void begin_problem(sk_tile tile)
{
    sk_problem_row row = problem_rows(words(arguments.problems)).x[tile.problem];
    if ((arguments.order & SK_ORDER_EXCHANGED) != 0u)
    {
        row = sk_exchange_row(row);
    }
    sk_grouped_layout layouts;
    layouts.a_k_contiguous = A_K_CONTIGUOUS;
    layouts.b_k_contiguous = B_K_CONTIGUOUS;
    layouts.c_transposed = C_TRANSPOSED;
    layouts.d_transposed = D_TRANSPOSED;
    layouts.residual_transposed = RESIDUAL == TRANSPOSED;
    layouts.linear = LINEAR;
    layouts.columns = GATE ? 2u : 1u;
    problem = sk_problem_of_row(arguments, row, layouts);
    first_tile = sk_read_table(space_table(), tile.row * SK_TABLE_ROW + SK_TABLE_TILES);
    begin_epilogue(row);
}

sk_tile_position locate_tile(sk_tile tile)
{
    uint32_t number = tile.number - first_tile;
    sk_tile_position position;
    if (TRIANGLE != SK_TRIANGLE_NONE)
    {
        bool upper = TRIANGLE == SK_TRIANGLE_UPPER;
        position = sk_locate_in_triangle(sk_make_grouped_triangle(arguments, problem, TILE_M, TILE_N, upper), number);
    }
    else
    {
        position = sk_locate_in_rectangle(sk_make_grouped_map(arguments, problem, TILE_M, TILE_N), number);
    }
    return position;
}
