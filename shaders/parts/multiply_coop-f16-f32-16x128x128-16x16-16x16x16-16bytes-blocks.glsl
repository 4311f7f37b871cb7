#include "layout_coop-16bytes.glsl"
const uint32_t B_VECTORS_BEGIN = A_TRANSPOSED ? FRAGMENT_M * A_STRIDE : TILE_K * (TILE_M / VECTOR + 1u); // the larger of A's two layouts is reserved
#include "words_of_blocks.glsl"
const uint32_t STRIPS = SUBGROUPS * FRAGMENT_M * (SUBGROUP_N / 4u + 1u); // vectors
shared uvec4 shared_vectors[ALL_VECTORS > STRIPS ? ALL_VECTORS : STRIPS];

#include "fragments_coop-f16-16bytes-blocks.glsl"
