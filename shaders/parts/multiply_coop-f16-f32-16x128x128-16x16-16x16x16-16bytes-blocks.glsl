#include "layout_coop-16bytes.glsl"
const uint32_t B_VECTORS_BEGIN = A_TRANSPOSED ? FRAGMENT_M * A_STRIDE : 384u; // the larger of A's two layouts is reserved
const uint32_t TRANSPOSED_VECTORS = B_VECTORS_BEGIN + (B_TRANSPOSED ? FRAGMENT_N * B_STRIDE : 256u);
const uint32_t SHARED_VECTORS = 640u; // of tiles, and of strips on their way to D
shared uvec4 shared_vectors[TRANSPOSED_VECTORS > SHARED_VECTORS ? TRANSPOSED_VECTORS : SHARED_VECTORS];

#include "fragments_coop-f16-16bytes-blocks.glsl"
