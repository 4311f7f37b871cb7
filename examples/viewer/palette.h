/* Colours that colour-blind readers can tell apart, and that differ in grey, too.
 *
 * Those of tiles are Paul Tol's scheme "medium-contrast" (personal.sron.nl/~pault), in an order in which neighbours
 * differ by at least 20 of 100 steps of lightness (CIE L*). */
#ifndef PALETTE_H
#define PALETTE_H

#include <stdbool.h>
#include <stdint.h>

enum
{
    PALETTE_TILES = 6, /* colours; tile numbers that are alike modulo it have one */
    PALETTE_INK = 0x202020,
    PALETTE_FAINT = 0x707070, /* for lesser words */
    PALETTE_GRID = 0xd8d8d8,
    PALETTE_IDLE = 0xececec,
    PALETTE_FIXUP = 0x202020,
    PALETTE_PASS = 0x909090,   /* a dispatch that has no segments */
    PALETTE_MERGED = 0xa8a8a8, /* segments too short to be seen */
    PALETTE_FIRST = 0x004488,  /* of two sets of data */
    PALETTE_SECOND = 0xc05000
};

uint32_t tile_colour(uint32_t tile);

/* Of PALETTE_TILES shades of blue; the first is the lightest. */
uint32_t shade_colour(uint32_t shade);

uint32_t lighten(uint32_t colour);
uint32_t darken(uint32_t colour);

/* Black or white: what can be read on a colour. */
uint32_t choose_ink(uint32_t colour);

#endif
