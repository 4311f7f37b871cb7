#include "multiply_scalar-scalar-f32-f32-64x64x8-8x4-2stages-words.glsl"

#include "load_tile-32bit-1loads-words-alternating.glsl"

#include "store_tile_scalar-f32-f32-words.glsl"

#include "main_loop_scalar-f32-f32-2stages-alternating.glsl"
