#include "multiply_scalar-scalar-f32-64x64x16-4x4-1stages.glsl"

#include "load_tile-16bit-1loads.glsl"

#include "store_tile_scalar-f16-f32.glsl"

#include "main_loop_scalar-1stages.glsl"
