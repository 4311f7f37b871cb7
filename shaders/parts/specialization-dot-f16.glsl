#include "launch_constants.glsl"
layout(constant_id = 10) const bool ROUND_IN_INTEGERS = false;
layout(constant_id = 37) const bool CUT = false; // gl_WorkGroupID.z is the worker's segment, the only one of this workgroup
