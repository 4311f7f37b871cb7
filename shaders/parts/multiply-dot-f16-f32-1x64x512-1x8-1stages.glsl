#include "multiply_dot-dot-f16-f32.glsl"

#include "load_dot-1x8.glsl"

#include "main_loop_dot-f32-1stages.glsl"
