const uint32_t TILE_M = 1u;
const uint32_t TILE_N = 64u;
const uint32_t TILE_K = 128u;

// The library knows these by number.
#include "specialization-dot-grouped.glsl"
