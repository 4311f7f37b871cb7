/* Plays a schedule: moves the moment that the picture shows on, until the end. */
#ifndef PLAYER_H
#define PLAYER_H

#include "controls.h"

/* Fill in the first members. */
typedef struct player
{
    const model* m;
    controls* c;  /* whose moment moves */
    guint source; /* of the main loop; 0: nothing is played */
} player;

/* Play from the moment that is shown; from the beginning, if that is the end. */
void start_playing(player* p);

void stop_playing(player* p);

#endif
