// Cooperative matrices: each subgroup holds SUBGROUP_M x SUBGROUP_N of the tile as fragments.
const uint32_t SUBGROUP_M = 8u;
const uint32_t SUBGROUP_N = 16u;
const uint32_t FRAGMENTS_M = SUBGROUP_M / FRAGMENT_M;
const uint32_t FRAGMENTS_N = SUBGROUP_N / FRAGMENT_N;
coopmat<float, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_N, gl_MatrixUseAccumulator> sums[FRAGMENTS_M][FRAGMENTS_N];

#include "subgroups.glsl"

#include "fill_sums_coop-f32.glsl"

// A and B are stored to shared memory too small by a constant factor. This scales the sums by the square of it.
void scale_sums()
{
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < FRAGMENTS_N; ++j)
        {
            sums[i][j] *= 65536.0;
        }
    }
}
