/* A sentence in place of a picture. */
#ifndef SENTENCE_H
#define SENTENCE_H

#include "viewer/scene.h"

/* Write it in the middle, in as many lines as it needs. */
void draw_sentence(scene* s, const char* sentence);

#endif
