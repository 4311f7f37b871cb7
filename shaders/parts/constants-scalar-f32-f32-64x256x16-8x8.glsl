const uint32_t TILE_M = 64u;
const uint32_t TILE_N = 256u;
const uint32_t TILE_K = 16u;

// The library knows these by number.
#include "specialization-scalar.glsl"
