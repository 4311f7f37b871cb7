#include "text_file.h"

#include "fault.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    MOST_BYTES = 64 << 20
};

/* Reads to the end, or to MOST_BYTES. NULL: there is not enough memory. */
static char* read_bytes(FILE* file, size_t* length)
{
    size_t capacity = 1 << 16;
    char* text = malloc(capacity);
    *length = 0;
    while (text && (*length += fread(text + *length, 1, capacity - 1 - *length, file)) == capacity - 1 &&
           capacity < MOST_BYTES)
    {
        char* grown = realloc(text, capacity *= 2);
        if (!grown)
            free(text);
        text = grown;
    }
    return text;
}

char* read_text_file(const char* path, const char* kind)
{
    size_t length = 0;
    FILE* file = fopen(path, "rb");
    char* text = file ? read_bytes(file, &length) : NULL;
    bool fine = false;
    if (!file || ferror(file))
        tell_fault("%s cannot be read: %s", path, strerror(errno));
    else if (!text)
        tell_fault("%s does not fit into memory", path);
    else if (!feof(file))
        tell_fault("%s has over 64 MiB", path);
    else if (memchr(text, 0, length))
        tell_fault("%s is not text, so no %s", path, kind);
    else
        fine = true;
    if (file)
        fclose(file);
    if (fine)
        text[length] = 0;
    else
        free(text);
    return fine ? text : NULL;
}
