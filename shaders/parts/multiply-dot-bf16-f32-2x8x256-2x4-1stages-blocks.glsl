#include "multiply_dot-dot-bf16-f32.glsl"

#include "blocks_in_memory-dot-blocks.glsl"

#include "load_blocks.glsl"

#include "main_loop_dot-f32-2x8x256-2x4-1stages-blocks.glsl"
