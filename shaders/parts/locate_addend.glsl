addend locate_addend(uvec2 address, uint32_t leading, uint32_t batch_stride, bool transposed, sk_tile_position position)
{
    uint32_t m = position.row * TILE_M;
    uint32_t n = position.column * TILE_N;
    addend x;
    x.leading_dimension = leading;
    x.address = matrix_address(address, position.batch, batch_stride, OUTPUT_SIZE);
    x.address = add(x.address, span(transposed ? n : m, leading, OUTPUT_SIZE));
    x.address = add(x.address, span(transposed ? m : n, 1u, OUTPUT_SIZE));
    x.in_vectors = ALIGNED_OUTPUT && !transposed &&
                   ((x.address.x | leading * OUTPUT_SIZE) & (OUTPUT_VECTOR * OUTPUT_SIZE - 1u)) == 0u;
    return x;
}
