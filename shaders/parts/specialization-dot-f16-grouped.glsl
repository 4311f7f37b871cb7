#include "launch_constants.glsl"
layout(constant_id = 11) const bool ROUND_IN_INTEGERS = false;
