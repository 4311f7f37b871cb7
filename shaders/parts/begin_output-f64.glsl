void begin_output(sk_tile_position position)
{
    corner = uvec2(position.row * TILE_M, position.column * TILE_N);
    d_address = tile_address(words(problem.d.address), problem.d.leading_dimension, problem.d.batch_stride, D_TRANSPOSED,
                             position);
    if (LINEAR && wide_factor(BETA, BETA_WIDE) != 0.0)
    {
        c = locate_addend(words(problem.c.address), problem.c.leading_dimension, problem.c.batch_stride, C_TRANSPOSED,
                          position);
    }
    if (HAS_RESIDUAL)
    {
        residual = locate_addend(epilogue_address(RESIDUAL_ADDRESS), epilogue_word(LEADING_DIMENSION_RESIDUAL),
                                 epilogue_word(BATCH_STRIDE_RESIDUAL), RESIDUAL == TRANSPOSED, position);
    }
}
