#include "multiply_arranged-arranged-e4m3-f32-8x16-8x8x8.glsl"
