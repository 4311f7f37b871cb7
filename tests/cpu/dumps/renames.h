/* renames.h - names that changed: tests/cpu/dump_renames.txt has a line `old new` for each. A dump is written with the
 * old name, so that a new one alone changes no hash. */
#ifndef DUMPS_RENAMES_H
#define DUMPS_RENAMES_H

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum
{
    MOST_RENAMES = 256,
    RENAMED_SIZE = 128
};

typedef struct rename
{
    char before[RENAMED_SIZE], after[RENAMED_SIZE];
} rename_line;

static rename_line renames[MOST_RENAMES];
static uint32_t rename_count;

/* Lines that begin with # are comments. */
static inline bool read_renames(void)
{
    char line[512];
    FILE* file = fopen("tests/cpu/dump_renames.txt", "r");
    while (file && fgets(line, sizeof line, file))
    {
        rename_line* r = &renames[rename_count];
        if (line[0] != '#' && rename_count < MOST_RENAMES && sscanf(line, "%127s %127s", r->before, r->after) == 2)
        {
            ++rename_count;
        }
    }
    return file && fclose(file) == 0;
}

static inline size_t length_of_word(const char* text)
{
    size_t length = 0;
    while (isalnum((unsigned char)text[length]) || text[length] == '_')
    {
        ++length;
    }
    return length;
}

/* The old name of a word, or NULL. */
static inline const char* find_rename(const char* word, size_t length)
{
    for (uint32_t i = 0; i < rename_count; ++i)
    {
        if (strlen(renames[i].after) == length && memcmp(renames[i].after, word, length) == 0)
        {
            return renames[i].before;
        }
    }
    return NULL;
}

#endif
