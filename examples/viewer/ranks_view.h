/* What each rank of `distributed` did when, on one axis of time.
 *
 * A rank has a line for what it read and wrote, for messages, for copies and for products. Bars of less than a pixel
 * are merged with their neighbours, and longer ones if the scene must not have so many. Where there are more ranks than
 * pixels, every so many-th is drawn. */
#ifndef RANKS_VIEW_H
#define RANKS_VIEW_H

#include "scene.h"

/* Draw a file that distributed --trace-json wrote. A scene without a width or a height gets one that suits the number
 * of ranks. False after a sentence. */
bool read_ranks(const char* path, scene* s);

#endif
