#include "launch_constants.glsl"
layout(constant_id = 11) const bool ROUND_IN_INTEGERS = false;
layout(constant_id = 38) const bool CUT = false; // gl_WorkGroupID.z is the worker's segment, the only one of this workgroup
layout(constant_id = 39) const uint32_t FORMAT = 12u; // of blocks: an SK_TYPE
layout(constant_id = 42) const bool VECTORS = false; // columns of B in blocks begin and end at multiples of 16 bytes, and are read so
