#include "multiply_scalar-scalar-f64-f64-128x128x8-8x8-2stages.glsl"

#include "load_tile-64bit-1loads.glsl"

#include "store_tile_scalar-scalar-f64-f64.glsl"

#include "main_loop_scalar-f64-f64-2stages.glsl"
