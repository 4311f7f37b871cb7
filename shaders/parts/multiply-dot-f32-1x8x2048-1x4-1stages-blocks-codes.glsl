#include "multiply_dot-f32-codes.glsl"

#include "blocks_in_memory-dot-blocks.glsl"

#include "integers.glsl"

#include "load_codes.glsl"

#include "main_loop_dot-f32-1x8x2048-1x4-1stages-blocks-codes.glsl"
