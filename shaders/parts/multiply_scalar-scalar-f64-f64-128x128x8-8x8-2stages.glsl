// Fused multiply-adds: each invocation holds INVOCATION_M x INVOCATION_N of the tile, in blocks of 4 x 4 that lie
// BLOCK_ROWS and BLOCK_COLUMNS apart, so that neighbours read neighbouring 16 bytes of shared memory.
const uint32_t INVOCATION_M = 8u;
const uint32_t INVOCATION_N = 8u;
const uint32_t BLOCK_ROWS = TILE_M * 4u / INVOCATION_M;
const uint32_t BLOCK_COLUMNS = TILE_N * 4u / INVOCATION_N;

// Of four neighbours the first two lie in one half, the others in the other, so that all accesses are of 16 bytes side by side.
shared dvec2 a_tile[2][8][2][33]; // [stage][k][half][m]
shared dvec2 b_tile[2][8][2][33]; // [stage][k][half][n]

#include "blocks-f64-f64.glsl"

// What an invocation multiplies at one k: fragments. Those of the next are loaded meanwhile.
dvec4 a_fragments[2][INVOCATION_M / 4u];
dvec4 b_fragments[2][INVOCATION_N / 4u];

void load_fragments(uint32_t stage, uint32_t k)
{
    [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
    {
        b_fragments[k % 2u][j] = dvec4(b_tile[stage][k][0][sum_column(j) / 4u], b_tile[stage][k][1][sum_column(j) / 4u]);
    }
    [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M / 4u; ++i)
    {
        a_fragments[k % 2u][i] = dvec4(a_tile[stage][k][0][sum_row(4u * i) / 4u], a_tile[stage][k][1][sum_row(4u * i) / 4u]);
    }
}

void multiply_fragments(uint32_t k)
{
    // Down one column and up the next: each multiply-add shares an operand with the one before, which is not read again.
    [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N; ++j)
    {
        [[unroll]] for (uint32_t step = 0u; step < INVOCATION_M; ++step)
        {
            uint32_t i = j % 2u == 0u ? step : INVOCATION_M - 1u - step;
            sums[i][j / 4u][j % 4u] = fma(a_fragments[k % 2u][i / 4u][i % 4u], b_fragments[k % 2u][j / 4u][j % 4u], sums[i][j / 4u][j % 4u]);
        }
    }
}

// Nobody relies on it: it keeps NVIDIA's compiler from mixing the multiply-adds of one k with those of the next, where each
// would have to read three registers anew, which takes half as long again.
void order_loads()
{
    memoryBarrier(gl_ScopeSubgroup, gl_StorageSemanticsShared, gl_SemanticsAcquireRelease);
}

// Multiplies every k of a stage but the last, whose fragments are then loaded. Those of the first are when it begins.
void multiply_all_but_last(uint32_t stage)
{
    [[unroll]] for (uint32_t k = 0u; k + 1u < TILE_K; ++k)
    {
        load_fragments(stage, k + 1u);
        multiply_fragments(k);
        order_loads();
    }
}

// Adds the product of the tiles in a stage of shared memory to the sums.
void multiply_tiles(uint32_t stage)
{
    load_fragments(stage, 0u);
    multiply_all_but_last(stage);
    multiply_fragments(TILE_K - 1u);
}
