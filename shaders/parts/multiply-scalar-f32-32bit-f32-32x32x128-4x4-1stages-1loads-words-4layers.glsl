#include "multiply_scalar-scalar-f32-f32-32x32x128-4x4-1stages-words-4layers.glsl"

#include "load_tile-32bit-1loads-words.glsl"

#include "store_tile_scalar-f32-f32-words.glsl"

#include "main_loop_scalar-f32-f32-1stages.glsl"
