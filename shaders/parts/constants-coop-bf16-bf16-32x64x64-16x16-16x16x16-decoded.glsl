// The library knows these by number.
layout(constant_id = 0) const uint32_t INVOCATIONS = 256u; // in a workgroup
layout(constant_id = 1) const uint32_t FRAGMENT_M = 16u; // cooperative matrix size
layout(constant_id = 2) const uint32_t FRAGMENT_N = 16u;
layout(constant_id = 3) const uint32_t FRAGMENT_K = 16u;
#include "specialization-coop-bf16-bf16-decoded.glsl"
