#include "multiply_dot-dot-e5m2-f32.glsl"

#include "load_dot-1x16.glsl"

#include "main_loop_dot-f32-1stages.glsl"
