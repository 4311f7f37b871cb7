#include "launch_constants.glsl"
layout(constant_id = 11) const bool ROUND_IN_INTEGERS = false;
layout(constant_id = 14) const bool AHEAD = true; // subgroups have registers for the fragments of two steps
layout(constant_id = 24) const uint32_t TILE_M = 32u; // of the kernel
layout(constant_id = 25) const uint32_t TILE_N = 64u;
layout(constant_id = 26) const uint32_t TILE_K = 64u;
layout(constant_id = 36) const bool PEELS = false; // whole k-iterations load without test; the last follows the loop
layout(constant_id = 37) const bool TRANSPOSES = false; // in shared memory lines of tiles run along k, always
layout(constant_id = 39) const uint32_t FORMAT = 12u; // of blocks: an SK_TYPE
layout(constant_id = 42) const bool VECTORS = false; // columns of B in blocks begin and end at multiples of 16 bytes, and are read so
layout(constant_id = 44) const uint32_t SUBGROUP_M = 16u; // rows of the tile that a subgroup holds
