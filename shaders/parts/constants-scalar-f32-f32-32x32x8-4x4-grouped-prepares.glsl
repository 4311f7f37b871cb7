const uint32_t TILE_M = 32u;
const uint32_t TILE_N = 32u;
const uint32_t TILE_K = 8u;

// The library knows these by number.
#include "specialization-scalar-f32-f32-grouped-prepares.glsl"
