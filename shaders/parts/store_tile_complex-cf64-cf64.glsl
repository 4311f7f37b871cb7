// Shared memory holds both tiles with k slowest, whatever the layout in global memory, and conjugated if need be.
void store_a_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    uint32_t k = A_K_CONTIGUOUS ? column : line;
    uint32_t row = A_K_CONTIGUOUS ? line : column;
    dvec2 word = dvec2(packDouble2x32(bits.xy), packDouble2x32(bits.zw));
    word.y = CONJUGATE_A ? -word.y : word.y;
    a_tile[stage][k][row % 4u][row / 4u] = word;
}

void store_b_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    uint32_t k = B_K_CONTIGUOUS ? column : line;
    uint32_t row = B_K_CONTIGUOUS ? line : column;
    dvec2 word = dvec2(packDouble2x32(bits.xy), packDouble2x32(bits.zw));
    word.y = CONJUGATE_B ? -word.y : word.y;
    b_tile[stage][k][row % 4u][row / 4u] = word;
}

#include "store_tiles.glsl"
