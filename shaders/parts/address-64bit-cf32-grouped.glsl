// Addresses are two words, low first: some devices have no 64-bit integers.

#include "elements-64bit-cf32.glsl"

#include "matrices-grouped.glsl"
