#include "multiply_scalar-scalar-f32-128x128x16-8x8-1stages.glsl"

#include "load_tile-8bit-1loads.glsl"

#include "store_tile_scalar-scalar-e4m3-f32.glsl"

#include "main_loop_scalar-1stages.glsl"
