const uint32_t TILE_M = 4u;
const uint32_t TILE_N = 8u;
const uint32_t TILE_K = 2048u;

// The library knows these by number.
#include "specialization-dot-blocks-grouped.glsl"
