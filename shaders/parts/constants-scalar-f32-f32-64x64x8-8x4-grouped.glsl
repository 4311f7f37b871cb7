const uint32_t TILE_M = 64u;
const uint32_t TILE_N = 64u;
const uint32_t TILE_K = 8u;

// The library knows these by number.
#include "specialization-scalar-grouped.glsl"
