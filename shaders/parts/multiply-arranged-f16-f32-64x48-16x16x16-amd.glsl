#include "multiply_arranged-arranged-f16-f32-64x48-16x16x16-amd.glsl"
