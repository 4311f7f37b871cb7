// A tile of f32 as bits.
#define NUMBER uint32_t
const uint32_t TILE_LINES = SK_HALVES_LINES, TILE_DEPTH = SK_HALVES_DEPTH;

uint32_t size_of_number()
{
    return 4u;
}

NUMBER load_stored(uvec2 address)
{
    return single_words(address).x;
}

NUMBER number_from(NUMBER stored, uint32_t sign)
{
    return stored ^ sign;
}

#include "lines_tile.glsl"
