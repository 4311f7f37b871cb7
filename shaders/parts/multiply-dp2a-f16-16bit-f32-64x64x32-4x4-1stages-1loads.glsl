#include "multiply_scalar-dp2a-f16-f32-64x64x32-4x4-1stages.glsl"

#include "load_tile-16bit-1loads.glsl"

#include "store_tile_dp2a-f16-f32.glsl"

#include "main_loop_scalar-1stages.glsl"
