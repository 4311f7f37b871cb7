#include "colouring.h"

#include "palette.h"

const char* const COLOURING_NAMES[COLOURING_COUNT + 1] = {"auto", "tile", "role", "k", "problem", NULL};

uint32_t choose_colour(const timeline* t, const sk_segment* s)
{
    uint32_t longest = t->info.k_iterations ? t->info.k_iterations : 1;
    switch (t->colours)
    {
    case COLOURING_ROLE: return (uint32_t)s->role % PALETTE_TILES;
    case COLOURING_K: return (uint32_t)((uint64_t)s->k_iterations * (PALETTE_TILES - 1) / longest) % PALETTE_TILES;
    case COLOURING_PROBLEM: return s->problem % PALETTE_TILES;
    default: return choose_tile_colour(t, s->tile, PALETTE_TILES);
    }
}

uint32_t chosen_colour(const timeline* t, uint32_t choice)
{
    return t->colours == COLOURING_K ? shade_colour(choice) : tile_colour(choice);
}
