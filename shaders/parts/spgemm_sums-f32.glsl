const SUM NOTHING = SUM(-0.0); // x + NOTHING is x, also if x is -0

layout(buffer_reference, std430, buffer_reference_align = 4) buffer window_sums
{
    nonprivate SUM x;
};

#include "spgemm_rounds.glsl"
