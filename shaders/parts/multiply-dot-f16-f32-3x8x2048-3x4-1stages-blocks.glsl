#include "multiply_dot-dot-f16-f32.glsl"

#include "blocks_in_memory-dot-blocks.glsl"

#include "load_blocks.glsl"

#include "main_loop_dot-f16-f32-3x8x2048-3x4-1stages-blocks.glsl"
