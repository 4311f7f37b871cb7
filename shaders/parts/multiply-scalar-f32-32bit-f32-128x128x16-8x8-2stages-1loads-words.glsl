#include "multiply_scalar-scalar-f32-f32-128x128x16-8x8-2stages-words.glsl"

#include "load_tile-32bit-1loads-words.glsl"

#include "store_tile_scalar-f32-f32-words.glsl"

#include "main_loop_scalar-f32-f32-2stages.glsl"
