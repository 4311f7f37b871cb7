#include "multiply_dot-dot-f32-f32.glsl"

#include "blocks_in_memory-dot-blocks.glsl"

#include "load_blocks.glsl"

#include "main_loop_dot-f32-2x8x2048-2x4-1stages-blocks.glsl"
