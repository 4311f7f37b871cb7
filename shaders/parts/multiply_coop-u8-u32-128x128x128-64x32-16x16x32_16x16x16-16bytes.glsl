#include "layout_coop-u8-16bytes.glsl"
const uint32_t B_VECTORS_BEGIN = 1152u; // the larger of A's two layouts is reserved
shared uvec4 shared_vectors[2304];

#include "fragments_coop-u8-16bytes.glsl"
