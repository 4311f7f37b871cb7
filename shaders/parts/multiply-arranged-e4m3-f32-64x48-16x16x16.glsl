#include "multiply_arranged-arranged-e4m3-f32-64x48-16x16x16.glsl"
