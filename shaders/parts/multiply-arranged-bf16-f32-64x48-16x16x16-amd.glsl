#include "multiply_arranged-arranged-bf16-f32-64x48-16x16x16-amd.glsl"
