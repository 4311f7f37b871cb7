#include "multiply_dot-f32-codes.glsl"

#include "blocks_in_memory.glsl"

#include "integers.glsl"

#include "load_codes.glsl"

#include "main_loop_dot-f32-4x4x4096-4x4-1stages-blocks-codes.glsl"
