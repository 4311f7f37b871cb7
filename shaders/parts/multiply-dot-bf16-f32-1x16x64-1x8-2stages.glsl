#include "multiply_dot-dot-bf16-f32.glsl"

#include "load_dot-1x8.glsl"

#include "main_loop_dot-f32-1x16x64-1x8-2stages.glsl"
