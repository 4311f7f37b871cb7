#include "multiply_arranged-arranged-f32-64x48-16x16x16.glsl"
