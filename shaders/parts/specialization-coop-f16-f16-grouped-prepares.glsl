#include "launch_constants.glsl"
layout(constant_id = 11) const bool ROUND_IN_INTEGERS = false;
layout(constant_id = 14) const bool AHEAD = true; // subgroups have registers for the fragments of two steps
layout(constant_id = 36) const bool PEELS = false; // whole k-iterations load without test; the last follows the loop
layout(constant_id = 37) const bool TRANSPOSES = false; // in shared memory lines of tiles run along k, always
layout(constant_id = 43) const uint32_t PROBLEMS = 1u; // of a launch, at most
