#include "multiply_dot-dot-f32-f32.glsl"

#include "load_dot.glsl"

#include "main_loop_dot-f32-f32-4x16x16-4x4-1stages.glsl"
