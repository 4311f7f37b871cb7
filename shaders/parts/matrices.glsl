layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer addresses
{
    uvec2 x[];
};

#include "bytes.glsl"

// The matrices of the tile in hand, and their sizes: what reads them comes after begin_problem().
sk_problem_arguments problem;

void begin_problem()
{
    problem = arguments.problem;
}

// Where the matrix of a batch begins, of elements of `size` bytes.
uvec2 matrix_address(uvec2 address, uint32_t batch, uint32_t batch_stride, uint32_t size)
{
    if (POINTERS)
    {
        return addresses(address).x[batch];
    }
    return add(address, span(batch, batch_stride, size));
}

sk_tile_position locate_tile(sk_tile tile)
{
    sk_tile_position position;
    if (TRIANGLE != SK_TRIANGLE_NONE)
    {
        bool upper = TRIANGLE == SK_TRIANGLE_UPPER;
        position = sk_locate_in_triangle(sk_make_triangle_map(arguments, problem, TILE_M, TILE_N, upper), tile.number);
    }
    else
    {
        sk_rectangle map = sk_make_tile_map(arguments, problem, TILE_M * PARTS_M, TILE_N * PARTS_N);
        position = sk_locate_part(map, PARTS_M, PARTS_N, arguments.first_tile + tile.number);
    }
    return position;
}

// Whether a tile has no element of D: where larger ones are cut, those of a ragged edge may not reach it. Its first row
// may not fit 32 bits then.
bool is_outside(sk_tile_position position)
{
    bool is_below = PARTS_M > 1u && position.row > (problem.m - 1u) / TILE_M;
    return is_below || (PARTS_N > 1u && position.column > (problem.n - 1u) / TILE_N);
}
