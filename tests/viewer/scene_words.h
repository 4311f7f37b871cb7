/* Texts of a scene. */
#ifndef SCENE_WORDS_H
#define SCENE_WORDS_H

#include "viewer/scene.h"

#include <string.h>

/* How many texts are these words. */
static inline size_t count_words(const scene* s, const char* words)
{
    size_t count = 0;
    for (const scene_item* item = s->items; item < s->items + s->count; ++item)
    {
        count += item->kind == SCENE_TEXT && strcmp(words_of(s, item), words) == 0;
    }
    return count;
}

#endif
