#include "multiply_scalar-dp4a-s8-s32-64x64x64-4x4-1stages.glsl"

#include "load_tile-8bit-1loads.glsl"

#include "store_tile_dp4a-s32.glsl"

#include "main_loop_scalar-1stages.glsl"
