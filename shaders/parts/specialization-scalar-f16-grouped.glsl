#include "launch_constants.glsl"
layout(constant_id = 11) const bool ROUND_IN_INTEGERS = false;
layout(constant_id = 36) const bool PEELS = false; // whole k-iterations load without test; the last follows the loop
