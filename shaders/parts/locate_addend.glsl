// Where a matrix like D has the tile's first element.
uvec2 tile_address(uvec2 address, uint32_t leading, uint32_t batch_stride, bool transposed, sk_tile_position position)
{
    uint32_t m = position.row * TILE_M;
    uint32_t n = position.column * (TILE_N / COLUMNS_FOR_ONE);
    address = matrix_address(address, position.batch, batch_stride, OUTPUT_SIZE);
    address = add(address, span(transposed ? n : m, leading, OUTPUT_SIZE));
    return add(address, span(transposed ? m : n, 1u, OUTPUT_SIZE));
}

// Where an element of it lies that is so many rows and columns from another.
uint32_t element_offset(uint32_t rows, uint32_t columns, uint32_t leading, bool transposed)
{
    return transposed ? columns * leading + rows : rows * leading + columns;
}

addend locate_addend(uvec2 address, uint32_t leading, uint32_t batch_stride, bool transposed, sk_tile_position position)
{
    addend x;
    x.leading_dimension = leading;
    x.address = tile_address(address, leading, batch_stride, transposed, position);
    x.in_vectors = ALIGNED_OUTPUT && !transposed &&
                   ((x.address.x | leading * OUTPUT_SIZE) & (OUTPUT_VECTOR * OUTPUT_SIZE - 1u)) == 0u;
    return x;
}
