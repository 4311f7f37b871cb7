/* Text in files for other programs: values of CSV, strings of JSON. Bytes that are no UTF-8, which names of files and
 * devices may have, become U+FFFD, as readers refuse them. */
#ifndef PARTS_WORDS_TEXT_H
#define PARTS_WORDS_TEXT_H

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* Whether the second byte of a character would write another one in a longer way, half a pair, or none of Unicode. */
static inline bool is_bad_pair(unsigned char first, unsigned char second)
{
    return (first == 0xe0 && second < 0xa0) || (first == 0xed && second >= 0xa0) ||
           (first == 0xf0 && second < 0x90) || (first == 0xf4 && second >= 0x90);
}

/* Bytes of the UTF-8 character at a place; 0: there is none. */
static inline size_t measure_utf8(const char* text)
{
    const unsigned char* bytes = (const unsigned char*)text;
    size_t length = bytes[0] < 0x80                        ? 1
                    : bytes[0] >= 0xc2 && bytes[0] <= 0xdf ? 2
                    : bytes[0] >= 0xe0 && bytes[0] <= 0xef ? 3
                    : bytes[0] >= 0xf0 && bytes[0] <= 0xf4 ? 4
                                                           : 0;
    for (size_t i = 1; i < length; i++)
        if ((bytes[i] & 0xc0) != 0x80)
            return 0;
    return length > 1 && is_bad_pair(bytes[0], bytes[1]) ? 0 : length;
}

/* Write the character at a place. Returns the place of the next one. */
static inline const char* write_utf8(FILE* file, const char* text)
{
    size_t length = measure_utf8(text);
    if (length == 0)
        fputs("\xef\xbf\xbd", file);
    else
        fwrite(text, 1, length, file);
    return text + (length ? length : 1);
}

/* Write a value of CSV, in quotes if it needs them. */
static inline void write_csv_text(FILE* file, const char* text)
{
    bool quoted = strpbrk(text, ",\"\r\n") != NULL;
    if (quoted)
        fputc('"', file);
    while (*text)
    {
        if (*text == '"')
            fputc('"', file);
        text = write_utf8(file, text);
    }
    if (quoted)
        fputc('"', file);
}

/* Write a string of JSON, with its quotes. */
static inline void write_json_text(FILE* file, const char* text)
{
    fputc('"', file);
    while (*text)
    {
        if (*text == '"' || *text == '\\')
            fputc('\\', file);
        if ((unsigned char)*text < ' ')
            fprintf(file, "\\u%04x", (unsigned)*text++);
        else
            text = write_utf8(file, text);
    }
    fputc('"', file);
}

#endif
