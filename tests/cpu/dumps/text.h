/* text.h - what a dump says of one desc: a text that is printed, or hashed. What is between braces is of the contents
 * of modules, and can be left out. Include it after renames.h. */
#ifndef DUMPS_TEXT_H
#define DUMPS_TEXT_H

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum
{
    TEXT_SIZE = 1 << 20
};

typedef struct dump_text
{
    char words[TEXT_SIZE];
    size_t length;
} dump_text;

static inline void add_text(dump_text* text, const char* format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    size_t room = TEXT_SIZE - text->length;
    int length = vsnprintf(text->words + text->length, room, format, arguments);
    va_end(arguments);
    text->length += length > 0 && (size_t)length < room ? (size_t)length : room - 1;
}

static inline void add_bytes(dump_text* text, const char* bytes, size_t length)
{
    size_t room = TEXT_SIZE - 1 - text->length;
    length = length < room ? length : room;
    memcpy(text->words + text->length, bytes, length);
    text->length += length;
    text->words[text->length] = 0;
}

/* A text with old names, and with or without what is of modules. */
static inline void settle_text(const dump_text* text, bool has_modules, dump_text* settled)
{
    settled->length = 0;
    settled->words[0] = 0;
    for (const char* at = text->words; *at;)
    {
        size_t length = length_of_word(at);
        const char* before = length ? find_rename(at, length) : NULL;
        if (*at == '{' && !has_modules)
        {
            length = strcspn(at, "}") + 1;
            before = "";
        }
        length = length ? length : 1;
        add_bytes(settled, before ? before : at, before ? strlen(before) : length);
        at += length;
    }
}

/* FNV-1a, from the hash of what comes before. */
static inline uint64_t hash_text(uint64_t hash, const char* text)
{
    for (const char* c = text; *c; ++c)
    {
        hash = (hash ^ (uint8_t)*c) * 0x100000001b3u;
    }
    return hash;
}

#define HASH_OF_NOTHING UINT64_C(0xcbf29ce484222325)

#endif
