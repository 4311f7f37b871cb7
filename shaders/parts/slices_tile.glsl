// A tile of numbers as the bits of f64.
#define NUMBER uvec2
const uint32_t TILE_LINES = SK_SLICES_LINES, TILE_DEPTH = SK_SLICES_DEPTH;

uint32_t size_of_number()
{
    return 4u * arguments.words;
}

NUMBER load_stored(uvec2 address)
{
    return load_words(address, arguments.words);
}

NUMBER number_from(NUMBER stored, uint32_t sign)
{
    NUMBER number = number_of(stored, arguments.words);
    return NUMBER(number.x, number.y ^ sign);
}

#include "lines_tile.glsl"
