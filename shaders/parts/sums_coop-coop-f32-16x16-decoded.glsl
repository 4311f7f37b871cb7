// Cooperative matrices: each subgroup holds SUBGROUP_M x SUBGROUP_N of the tile as fragments.
const uint32_t SUBGROUP_N = TILE_N / (SUBGROUPS / (TILE_M / SUBGROUP_M));
const uint32_t FRAGMENTS_M = SUBGROUP_M / FRAGMENT_M;
const uint32_t FRAGMENTS_N = SUBGROUP_N / FRAGMENT_N;
coopmat<float, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_N, gl_MatrixUseAccumulator> sums[FRAGMENTS_M][FRAGMENTS_N];

#include "subgroups.glsl"

#include "fill_sums_coop-f32.glsl"
