/* How names of files end. */
#ifndef PARTS_WORDS_ENDING_H
#define PARTS_WORDS_ENDING_H

#include <stdbool.h>
#include <string.h>

/* Whether a name has this ending, and something before it. */
static inline bool ends_in(const char* name, const char* ending)
{
    size_t length = strlen(name), of_ending = strlen(ending);
    return length > of_ending && strcmp(name + length - of_ending, ending) == 0;
}

#endif
