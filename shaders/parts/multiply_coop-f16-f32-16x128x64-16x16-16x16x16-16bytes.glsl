#include "layout_coop-f16-16bytes.glsl"
const uint32_t B_VECTORS_BEGIN = 192u; // the larger of A's two layouts is reserved
shared uvec4 shared_vectors[1280];

#include "fragments_coop-f16-16bytes.glsl"
