uint32_t block_row()
{
    uint32_t cell = gl_LocalInvocationIndex % LAYER_INVOCATIONS / (CELL_N * CELL_M);
    uint32_t quad_row = gl_LocalInvocationIndex / (CELL_N * QUAD) % (CELL_M / QUAD);
    return (cell / CELLS_N * CELL_M + quad_row * QUAD + gl_LocalInvocationIndex / QUAD % QUAD) * 4u;
}

uint32_t block_column()
{
    uint32_t cell = gl_LocalInvocationIndex % LAYER_INVOCATIONS / (CELL_N * CELL_M);
    uint32_t quad_column = gl_LocalInvocationIndex / (QUAD * QUAD) % (CELL_N / QUAD);
    return (cell % CELLS_N * CELL_N + quad_column * QUAD + gl_LocalInvocationIndex % QUAD) * 4u;
}

uint32_t sum_row(uint32_t i)
{
    return i / 4u * BLOCK_ROWS + block_row() + i % 4u;
}

uint32_t sum_column(uint32_t j)
{
    return j * BLOCK_COLUMNS + block_column();
}
