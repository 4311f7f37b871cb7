#include "multiply_arranged-arranged-f16-f32-8x16-8x8x8.glsl"
