#include "launch_constants.glsl"
layout(constant_id = 10) const bool ROUND_IN_INTEGERS = false;
