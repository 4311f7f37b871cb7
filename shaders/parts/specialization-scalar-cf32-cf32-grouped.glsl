#include "launch_constants.glsl"
layout(constant_id = 31) const bool CONJUGATE_A = false; // A is conjugated
layout(constant_id = 32) const bool CONJUGATE_B = false;
layout(constant_id = 35) const bool HERMITIAN = false; // the diagonal of D is real
layout(constant_id = 36) const bool PEELS = false; // whole k-iterations load without test; the last follows the loop
