#include "launch_constants.glsl"
layout(constant_id = 24) const uint32_t TILE_M = 4u; // of the kernel
layout(constant_id = 25) const uint32_t TILE_N = 4u;
layout(constant_id = 26) const uint32_t TILE_K = 4u;
