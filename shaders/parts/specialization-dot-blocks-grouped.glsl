#include "launch_constants.glsl"
layout(constant_id = 39) const uint32_t FORMAT = 12u; // of blocks: an SK_TYPE
