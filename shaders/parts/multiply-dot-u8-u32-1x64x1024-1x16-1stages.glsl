#include "multiply_dot-u8-u32.glsl"

#include "load_dot-1x16.glsl"

#include "main_loop_dot-u8-u32-1x64x1024-1x16-1stages.glsl"
