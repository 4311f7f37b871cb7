#include "multiply_scalar-scalar-f64-f64-32x32x8-4x4-1stages.glsl"

#include "load_tile-64bit-1loads.glsl"

#include "store_tile_scalar-scalar-f64-f64.glsl"

#include "main_loop_scalar-1stages.glsl"
