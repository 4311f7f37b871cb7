#include "multiply_arranged-arranged-e5m2-f32-64x48-16x16x16.glsl"
