float parts[TILE_M][COLUMNS]; // of sums: what this invocation's k make

#include "multiply_blocks-f32.glsl"

// Adds up the parts of all peers through shared memory: always in the same order, so to the same bits, whatever the size
// of a subgroup. A peer's line there has a vec4 of padding against bank conflicts.
const uint32_t REDUCED_ROWS = 3u; // at a time
const uint32_t SHARES = 16u; // of the peers, whose parts are added up by as many invocations for each vector
shared uvec4 shared_vectors[576];

#include "reduce_dot-f32-1stages-blocks.glsl"
