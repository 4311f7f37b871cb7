const uint32_t TILE_M = 1u;
const uint32_t TILE_N = 32u;
const uint32_t TILE_K = 512u;

// The library knows these by number.
#include "specialization-dot.glsl"
