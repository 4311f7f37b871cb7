#include "multiply_dot-dot-e4m3-f32.glsl"

#include "load_dot-1x16.glsl"

#include "main_loop_dot-e4m3-f32-1x64x1024-1x16-1stages.glsl"
