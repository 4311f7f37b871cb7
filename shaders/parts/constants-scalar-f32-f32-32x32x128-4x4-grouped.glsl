const uint32_t TILE_M = 32u;
const uint32_t TILE_N = 32u;
const uint32_t TILE_K = 128u;

// The library knows these by number.
#include "specialization-scalar-grouped.glsl"
