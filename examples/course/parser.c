#include "parser.h"

#ifndef VK_NO_PROTOTYPES
#define VK_NO_PROTOTYPES /* as volk.h does; nothing here calls Vulkan */
#endif
#include "streamk.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool complain(const char* program, const option* o, const char* text, const char* wanted)
{
    fprintf(stderr, "%s: %s is %s, and takes %s\n", program, o->name, text, wanted);
    return false;
}

/* Refuses numbers that are not finite, and those that would be rounded to 0. */
static bool read_number(const char* text, float* number)
{
    char* end;
    errno = 0;
    *number = strtof(text, &end);
    return end != text && !*end && isfinite(*number) && (*number != 0.0f || !errno);
}

static bool read_double(const char* text, double* number)
{
    char* end;
    errno = 0;
    *number = strtod(text, &end);
    return end != text && !*end && isfinite(*number) && (*number != 0.0 || !errno);
}

static bool read_size(const char* text, uint64_t* size)
{
    char* end;
    errno = 0;
    *size = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && !*end && !errno;
}

static bool read_count(const char* text, uint32_t* count)
{
    uint64_t value;
    bool is_number = read_size(text, &value);
    *count = (uint32_t)value;
    return is_number && value <= UINT32_MAX;
}

/* The place of a word in a list, or of the list's NULL. `length` is the word's. */
static int find_word(const char* const* words, const char* text, size_t length)
{
    int i = 0;
    while (words[i] && (strlen(words[i]) != length || strncmp(words[i], text, length) != 0))
        i++;
    return i;
}

static bool parse_count(const char* program, const option* o, const char* text, uint32_t least, uint32_t* count)
{
    char wanted[64];
    snprintf(wanted, sizeof wanted, "a whole number from %u to 4294967295", least);
    return (read_count(text, count) && *count >= least) || complain(program, o, text, wanted);
}

static bool parse_size(const char* program, const option* o, const char* text)
{
    uint64_t* size = o->value;
    return (read_size(text, size) && *size > 0) || complain(program, o, text, "a whole number from 1 to 2^64 - 1");
}

static bool parse_word(const char* program, const option* o, const char* text)
{
    char wanted[160] = "one of";
    int found = find_word(o->words, text, strlen(text));
    *(int*)o->value = found;
    for (int i = 0; o->words[i]; i++)
        snprintf(wanted + strlen(wanted), sizeof wanted - strlen(wanted), "%s %s", i ? "," : "", o->words[i]);
    return o->words[found] || complain(program, o, text, wanted);
}

static bool parse_words(const char* program, const option* o, const char* text, uint64_t* named)
{
    uint64_t bits = 0;
    for (const char* at = text; bits == 0 || *at; at += *at == ',')
    {
        size_t length = strcspn(at, ",");
        int found = find_word(o->words, at, length);
        bool all = length == 3 && strncmp(at, "all", 3) == 0;
        if (!o->words[found] && !all)
            return complain(program, o, text, "words that --help lists, with commas between");
        bits |= all ? UINT64_MAX : UINT64_C(1) << found;
        at += length;
    }
    *named = bits;
    return true;
}

/* Of at most 32 words. */
static bool parse_few_words(const char* program, const option* o, const char* text)
{
    uint64_t bits = 0;
    bool done = parse_words(program, o, text, &bits);
    *(uint32_t*)o->value = (uint32_t)bits;
    return done;
}

bool parse_value(const char* program, const option* o, const char* text)
{
    switch (o->kind)
    {
    case OPTION_FLAG: *(bool*)o->value = true; return true;
    case OPTION_TEXT: *(const char**)o->value = text; return true;
    case OPTION_NUMBER:
        return read_number(text, o->value) || complain(program, o, text, "a number that a float can hold");
    case OPTION_DOUBLE:
        return read_double(text, o->value) || complain(program, o, text, "a number that a double can hold");
    case OPTION_COUNT: return parse_count(program, o, text, 1, o->value);
    case OPTION_SIZE: return parse_size(program, o, text);
    case OPTION_EXTENT: return parse_count(program, o, text, 0, o->value);
    case OPTION_WORD: return parse_word(program, o, text);
    case OPTION_WORDS: return parse_few_words(program, o, text);
    case OPTION_MANY_WORDS: return parse_words(program, o, text, o->value);
    case OPTION_PAIR: /* of two texts */
    case OPTION_MORE: break;
    }
    return false;
}

static bool parse_pair(const char* program, const option* o, char** texts)
{
    uint32_t* pair = o->value;
    return parse_count(program, o, texts[0], 1, &pair[0]) && parse_count(program, o, texts[1], 0, &pair[1]);
}

static bool parse_next(const char* program, const option* o, int count, char** words, int* index)
{
    int values = o->kind == OPTION_PAIR ? 2 : 1;
    if (*index + values >= count)
    {
        fprintf(stderr, "%s: %s needs %s\n", program, o->name, values == 2 ? "two values" : "a value");
        return false;
    }
    *index += values;
    return values == 2 ? parse_pair(program, o, words + *index - 1) : parse_value(program, o, words[*index]);
}

/* The option with a name, or the end of the list. `length` is the name's. */
static const option* find_named(const option* list, const char* name, size_t length)
{
    const option* o = list;
    while (o->kind == OPTION_MORE || (o->name && (strlen(o->name) != length || strncmp(o->name, name, length) != 0)))
        o = o->kind == OPTION_MORE ? o->value : o + 1;
    return o;
}

const option* find_option(const option* list, const char* word)
{
    const option* o = find_named(list, word, strcspn(word, "="));
    return o->name ? o : NULL;
}

static void tell_version(const char* program)
{
    bool told =
        printf("%s %d.%d.%d\n", program, STREAMK_VERSION_MAJOR, STREAMK_VERSION_MINOR, STREAMK_VERSION_PATCH) > 0 &&
        fflush(stdout) == 0;
    exit(told ? EXIT_SUCCESS : EXIT_FAILURE);
}

static void list_option(const option* o)
{
    static const char* const KINDS[] = {"flag",  "text", "number", "number", "count", "extent",
                                        "count", "word", "words",  "words",  "pair"};
    printf("%s %s", o->name, KINDS[o->kind]);
    for (int i = 0; o->words && o->words[i]; i++)
        printf(" %s", o->words[i]);
    puts(o->kind == OPTION_WORDS || o->kind == OPTION_MANY_WORDS ? " all" : "");
}

/* For .ci/manuals: a line for each option with its kind and its words. */
static void list_options(const option* list)
{
    const option* o = list;
    while (o->kind == OPTION_MORE || o->name)
    {
        if (o->name)
            list_option(o);
        o = o->kind == OPTION_MORE ? o->value : o + 1;
    }
    puts("--version flag");
    exit(fflush(stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE);
}

bool parse_option(const char* program, const option* list, int count, char** words, int* index)
{
    const char* word = words[*index];
    size_t length = strcspn(word, "=");
    const option* o = find_named(list, word, length);
    if (strcmp(word, "--version") == 0)
        tell_version(program);
    if (strcmp(word, "--list-options") == 0)
        list_options(list);
    if (!o->name)
    {
        fprintf(stderr, "%s: there is no option %s; --help lists them\n", program, word);
        return false;
    }
    bool has_value = word[length] == '=';
    if (has_value && (o->kind == OPTION_FLAG || o->kind == OPTION_PAIR))
        return complain(program, o, word + length + 1, o->kind == OPTION_FLAG ? "no value" : "two words");
    if (has_value || o->kind == OPTION_FLAG)
        return parse_value(program, o, has_value ? word + length + 1 : NULL);
    return parse_next(program, o, count, words, index);
}
