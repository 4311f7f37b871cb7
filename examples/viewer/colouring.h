/* What the colours of bars and of D's tiles stand for. */
#ifndef COLOURING_H
#define COLOURING_H

#include "timeline.h"

extern const char* const COLOURING_NAMES[COLOURING_COUNT + 1]; /* NULL ends them */

/* Which of PALETTE_TILES colours a segment's bar has, and the tile that begins with it. */
uint32_t choose_colour(const timeline* t, const sk_segment* s);

/* A chosen colour, 0xrrggbb. */
uint32_t chosen_colour(const timeline* t, uint32_t choice);

#endif
