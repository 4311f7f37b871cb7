#include "multiply_dot-dot-e5m2-f32.glsl"

#include "load_dot-1x16.glsl"

#include "main_loop_dot-e5m2-f32-1x64x1024-1x16-1stages.glsl"
