#include "palette.h"

static const uint32_t TILES[PALETTE_TILES] = {0x004488, 0xee99aa, 0x997700, 0xeecc66, 0x994455, 0x6699cc};

uint32_t tile_colour(uint32_t tile)
{
    return TILES[tile % PALETTE_TILES];
}

/* A mean of two colours, with so many eighths of the second. */
static uint32_t mix(uint32_t colour, uint32_t other, uint32_t eighths)
{
    uint32_t mixed = 0;
    for (uint32_t shift = 0; shift < 24; shift += 8)
    {
        uint32_t a = colour >> shift & 255, b = other >> shift & 255;
        mixed |= (a * (8 - eighths) + b * eighths) / 8 << shift;
    }
    return mixed;
}

uint32_t shade_colour(uint32_t shade)
{
    return mix(PALETTE_FIRST, 0xffffff, PALETTE_TILES - 1 - shade % PALETTE_TILES);
}

uint32_t lighten(uint32_t colour)
{
    return mix(colour, 0xffffff, 5);
}

uint32_t darken(uint32_t colour)
{
    return mix(colour, 0x000000, 4);
}

uint32_t choose_ink(uint32_t colour)
{
    uint32_t red = colour >> 16 & 255, green = colour >> 8 & 255, blue = colour & 255;
    return 299 * red + 587 * green + 114 * blue > 128000 ? 0x000000 : 0xffffff;
}
