/* judge.h - which rows of a problem table are left out.
 *
 * Uses row_limits.h, left_out.h. Must not know the space that is made of them. Host and device run the same text, so
 * they leave out the same problems.
 */

/* A matrix of a problem: `lines` runs of `line` elements; of none it has no memory. */
SK__STRUCT(sk__grouped_matrix)
{
    uint32_t offset[2];
    uint32_t lines;
    uint32_t line;
    uint32_t leading_dimension;
    uint32_t size;      /* of an element, bytes */
    uint32_t alignment; /* of its begin, and of its lines if they are aligned; bytes, a power of two */
    bool aligned_lines;
    uint32_t step; /* of what is prepacked, from one matrix to the next, in units of SK__PACKED_LINE; 0: it is not */
};

SK__FUNCTION uint32_t sk__judge_leading_dimension(sk__grouped_matrix matrix)
{
    sk__wide span = sk__multiply_wide(sk__min(matrix.lines, SK__TILE_LINES) * matrix.size, matrix.leading_dimension);
    uint32_t reason = SK__LEFT_OUT_NOT;
    if (matrix.leading_dimension < matrix.line)
    {
        reason = SK__LEFT_OUT_LEADING;
    }
    else if (span.high > 0u || span.low > 0x7fffffffu)
    {
        reason = SK__LEFT_OUT_SPAN;
    }
    return reason;
}

/* Whether a matrix whose leading dimension is judged ends within its memory. */
SK__FUNCTION bool sk__is_inside(sk__grouped_matrix matrix, sk__wide room)
{
    sk__wide offset;
    offset.low = matrix.offset[0];
    offset.high = matrix.offset[1];
    sk__wide extent = sk__multiply_wide(matrix.lines - 1u, matrix.leading_dimension * matrix.size);
    extent = sk__add_wide(extent, sk__multiply_wide(matrix.line, matrix.size));
    sk__wide end = sk__add_wide(offset, extent);
    return !sk__is_wider(offset, end) && !sk__is_wider(end, room);
}

/* Whole units of SK__PACKED_LINE, of less than 2^39 bytes. */
SK__FUNCTION uint32_t sk__count_packed_lines(uint32_t low, uint32_t high)
{
    return high << 25u | low >> 7u;
}

/* Whether an offset in what is prepacked is that of a matrix. Addresses, whose room has no end, may have any. */
SK__FUNCTION bool sk__begins_matrix(sk__grouped_matrix matrix, sk__wide room)
{
    uint32_t place = sk__count_packed_lines(matrix.offset[0], matrix.offset[1]);
    return matrix.step == 0u || room.high == 0xffffffffu || place % matrix.step == 0u;
}

/* Judges a matrix. The bytes of a line are below 2^31 once its leading dimension is judged. Returns early, so that
 * spirv-opt keeps one function for all operands (see schedule.h). */
SK__FUNCTION uint32_t sk__judge_matrix(sk__grouped_matrix matrix, sk__wide room, uint32_t operand)
{
    if (matrix.lines == 0u || matrix.line == 0u)
    {
        return SK__LEFT_OUT_NOT;
    }
    uint32_t reason = sk__judge_leading_dimension(matrix);
    if (reason == SK__LEFT_OUT_NOT)
    {
        uint32_t lines = matrix.aligned_lines ? (matrix.line | matrix.leading_dimension) * matrix.size : 0u;
        bool is_aligned = ((matrix.offset[0] | lines) & (matrix.alignment - 1u)) == 0u;
        uint32_t misplaced = matrix.step != 0u ? SK__LEFT_OUT_HEADER : SK__LEFT_OUT_ALIGNMENT;
        reason = !is_aligned || !sk__begins_matrix(matrix, room) ? misplaced
                 : sk__is_inside(matrix, room)                   ? SK__LEFT_OUT_NOT
                                                                 : SK__LEFT_OUT_OUTSIDE;
    }
    return reason == SK__LEFT_OUT_NOT ? reason : reason + 16u * operand;
}

/* A matrix of elements of a size; packed where its leading dimension is 0. */
SK__FUNCTION sk__grouped_matrix sk__grouped_matrix_of(uint32_t offset[2], uint32_t lines, uint32_t length,
                                                      uint32_t leading_dimension, uint32_t size, bool aligned)
{
    sk__grouped_matrix matrix;
    matrix.offset[0] = offset[0];
    matrix.offset[1] = offset[1];
    matrix.lines = lines;
    matrix.line = length;
    matrix.leading_dimension = leading_dimension != 0u ? leading_dimension : length;
    matrix.size = size;
    matrix.alignment = aligned ? 16u : size;
    matrix.aligned_lines = aligned;
    matrix.step = 0u;
    return matrix;
}

/* Judges a vector of f32, if the plan reads it. */
SK__FUNCTION uint32_t sk__judge_vector(bool is_read, uint32_t offset[2], uint32_t length, bool aligned, sk__wide room,
                                       uint32_t operand)
{
    sk__grouped_matrix vector = sk__grouped_matrix_of(offset, is_read ? 1u : 0u, length, length, 4u, false);
    vector.alignment = aligned ? 16u : 4u;
    return sk__judge_matrix(vector, room, operand);
}

/* A, or what is like it: `extent` rows or columns, of k elements each. */
SK__FUNCTION sk__grouped_matrix sk__grouped_input(uint32_t offset[2], uint32_t extent, uint32_t k, bool along_k,
                                                  uint32_t leading_dimension, sk__grouped_limits limits)
{
    return sk__grouped_matrix_of(offset, along_k ? extent : k, along_k ? k : extent, leading_dimension,
                                 limits.input_size, limits.aligned);
}

/* B as it lies in memory: of blocks, each counts as an element. */
SK__FUNCTION sk__grouped_matrix sk__grouped_b(sk__grouped_matrix matrix, sk__grouped_limits limits)
{
    if (limits.block > 1u)
    {
        matrix.line /= limits.block;
        matrix.leading_dimension /= limits.block;
        matrix.size = limits.block_size;
        matrix.alignment = limits.block_alignment;
        matrix.aligned_lines = false;
    }
    return matrix;
}

/* Whether lines of B have a part of a block. */
SK__FUNCTION bool sk__parts_blocks(sk__problem_row row, sk__grouped_limits limits)
{
    return limits.block > 1u && (row.k % limits.block != 0u || row.leading_dimension_b % limits.block != 0u);
}

/* The extent that comes next, of lines or elements that are filled up. */
SK__FUNCTION uint32_t sk__fill_prepacked(uint32_t extent, uint32_t granule)
{
    return sk__divide_up(extent, granule) * granule;
}

/* Elements of a line of a prepacked operand: its leading dimension. */
SK__FUNCTION uint32_t sk__prepacked_line(uint32_t length, sk__grouped_limits limits)
{
    return sk__fill_prepacked(length,
                              limits.prepacked_arranged ? limits.tile_k : SK__PACKED_LINE / limits.input_size);
}

/* A or B as it lies in memory: one that is prepacked has filled lines, and begins at a multiple of one. `tile` has so
 * many rows of A, or columns of B. */
SK__FUNCTION sk__grouped_matrix sk__prepacked_input(sk__grouped_matrix matrix, sk__grouped_limits limits,
                                                    uint32_t operand, uint32_t tile)
{
    if (limits.prepacked == operand)
    {
        matrix.line = sk__prepacked_line(matrix.line, limits);
        matrix.lines = limits.prepacked_arranged ? sk__fill_prepacked(matrix.lines, tile) : matrix.lines;
        matrix.size = limits.prepacked_arranged ? 2u : matrix.size;
        matrix.alignment = SK__PACKED_LINE;
        matrix.aligned_lines = false;
        sk__wide bytes = sk__multiply_wide(matrix.lines, matrix.line * matrix.size);
        matrix.step = sk__count_packed_lines(bytes.low, bytes.high);
    }
    return matrix;
}

/* Whether a problem's prepacked operand has other extents, or another leading dimension, than its header. The bounds
 * are the header's. */
SK__FUNCTION bool sk__differs_from_header(sk__problem_row row, sk__grouped_limits limits)
{
    bool is_b = limits.prepacked == SK__PREPACKED_B;
    uint32_t extent = is_b ? row.n : row.m, columns = is_b ? limits.layouts.columns : 1u;
    bool along_k = is_b ? limits.layouts.b_k_contiguous : limits.layouts.a_k_contiguous;
    uint32_t leading_dimension = is_b ? row.leading_dimension_b : row.leading_dimension_a;
    uint32_t length = along_k ? row.k : columns * extent;
    bool differs = row.k != limits.k || extent != (is_b ? limits.n : limits.m) ||
                   leading_dimension != sk__prepacked_line(length, limits);
    return limits.prepacked != SK__PREPACKED_NONE && sk__multiplied_k(row, limits.layouts.linear) > 0u && differs;
}

/* Judges A and B of both terms, which are read only if there is something to multiply. Where those of the second begin,
 * the others' counterparts do: of a rank-2k update they are the same matrices. */
SK__FUNCTION uint32_t sk__judge_inputs(sk__problem_row row, sk__grouped_limits limits, sk__grouped_room room)
{
    uint32_t k = sk__multiplied_k(row, limits.layouts.linear), second = limits.second ? k : 0u;
    bool a_along_k = limits.layouts.a_k_contiguous, b_along_k = limits.layouts.b_k_contiguous;
    sk__grouped_matrix matrix = sk__grouped_input(row.a, row.m, k, a_along_k, row.leading_dimension_a, limits);
    matrix = sk__prepacked_input(matrix, limits, SK__PREPACKED_A, limits.tile_m);
    uint32_t reason = sk__judge_matrix(matrix, room.a, SK__OPERAND_A);
    matrix = sk__grouped_input(row.b, limits.layouts.columns * row.n, k, b_along_k, row.leading_dimension_b, limits);
    matrix = sk__grouped_b(matrix, limits);
    matrix = sk__prepacked_input(matrix, limits, SK__PREPACKED_B, limits.tile_n);
    reason = reason != SK__LEFT_OUT_NOT ? reason : sk__judge_matrix(matrix, room.b, SK__OPERAND_B);
    matrix = sk__grouped_input(row.second_a, row.m, second, a_along_k, row.leading_dimension_second_a, limits);
    reason = reason != SK__LEFT_OUT_NOT ? reason : sk__judge_matrix(matrix, room.b, SK__OPERAND_SECOND_A);
    matrix = sk__grouped_input(row.second_b, row.n, second, b_along_k, row.leading_dimension_second_b, limits);
    return reason != SK__LEFT_OUT_NOT ? reason : sk__judge_matrix(matrix, room.a, SK__OPERAND_SECOND_B);
}

/* C, D or the residual of a problem: m lines of n elements, or n of m if it is turned. */
SK__FUNCTION sk__grouped_matrix sk__grouped_output(uint32_t offset[2], sk__problem_row row, bool turned,
                                                   uint32_t leading_dimension, uint32_t size, bool aligned)
{
    return sk__grouped_matrix_of(offset, turned ? row.n : row.m, turned ? row.m : row.n, leading_dimension, size,
                                 aligned);
}

/* Judges C, D and the residual. C and the residual are tested by the kernel before it reads 16 bytes of them. */
SK__FUNCTION uint32_t sk__judge_outputs(sk__problem_row row, sk__grouped_limits limits, sk__grouped_room room)
{
    uint32_t size = limits.output_size;
    bool is_zero = sk__is_zero_factor(row.beta) && sk__is_zero_factor(row.beta_imaginary);
    bool reads_c = limits.layouts.linear && !is_zero;
    sk__grouped_matrix matrix =
        sk__grouped_output(row.c, row, limits.layouts.c_transposed, row.leading_dimension_c, size, false);
    matrix.lines = reads_c ? matrix.lines : 0u;
    uint32_t reason = sk__judge_matrix(matrix, room.c, SK__OPERAND_C);
    matrix =
        sk__grouped_output(row.d, row, limits.layouts.d_transposed, row.leading_dimension_d, size, limits.aligned);
    reason = reason != SK__LEFT_OUT_NOT ? reason : sk__judge_matrix(matrix, room.d, SK__OPERAND_D);
    matrix = sk__grouped_output(row.residual, row, limits.layouts.residual_transposed, row.leading_dimension_residual,
                                size, false);
    matrix.lines = limits.residual ? matrix.lines : 0u;
    return reason != SK__LEFT_OUT_NOT ? reason : sk__judge_matrix(matrix, room.residual, SK__OPERAND_RESIDUAL);
}

SK__FUNCTION uint32_t sk__judge_vectors(sk__problem_row row, sk__grouped_limits limits, sk__grouped_room room)
{
    bool turned = limits.layouts.d_transposed;
    bool along_line = limits.aligned && limits.bias == (turned ? 1u : 2u);
    uint32_t columns = limits.layouts.columns * row.n;
    uint32_t reason = sk__judge_vector(limits.bias > 0u, row.bias, limits.bias == 1u ? row.m : columns, along_line,
                                       room.bias, SK__OPERAND_BIAS);
    if (reason == SK__LEFT_OUT_NOT)
    {
        reason = sk__judge_vector(limits.scale_m, row.scale_m, row.m, limits.aligned && turned, room.scale_m,
                                  SK__OPERAND_SCALE_M);
    }
    if (reason == SK__LEFT_OUT_NOT)
    {
        reason = sk__judge_vector(limits.scale_n, row.scale_n, columns, limits.aligned && !turned, room.scale_n,
                                  SK__OPERAND_SCALE_N);
    }
    return reason;
}

/* Judges a row, which is exchanged if need be. Where D is empty there is nothing to judge but m, n and k. */
SK__FUNCTION uint32_t sk__judge_row(sk__problem_row row, sk__grouped_limits limits, sk__grouped_room room)
{
    if (row.m > limits.m || row.n > limits.n || row.k > limits.k)
    {
        return SK__LEFT_OUT_BOUND + 16u * (row.m > limits.m ? 0u : row.n > limits.n ? 1u : 2u);
    }
    if (sk__is_empty_row(row))
    {
        return SK__LEFT_OUT_NOT;
    }
    if (limits.triangle != SK__TRIANGLE_NONE && row.m != row.n)
    {
        return SK__LEFT_OUT_SQUARE;
    }
    if (sk__parts_blocks(row, limits))
    {
        return SK__LEFT_OUT_BLOCKS + 16u * SK__OPERAND_B;
    }
    if (sk__differs_from_header(row, limits))
    {
        return SK__LEFT_OUT_HEADER + 16u * (limits.prepacked - SK__PREPACKED_A + SK__OPERAND_A);
    }
    uint32_t reason = sk__judge_inputs(row, limits, room);
    reason = reason != SK__LEFT_OUT_NOT ? reason : sk__judge_outputs(row, limits, room);
    return reason != SK__LEFT_OUT_NOT ? reason : sk__judge_vectors(row, limits, room);
}
