#include "multiply_dot-s8-s32.glsl"

#include "load_dot-1x16.glsl"

#include "main_loop_dot-s8-s32-1x64x1024-1x16-1stages.glsl"
