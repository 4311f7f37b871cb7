/* Options of a command line. */
#ifndef COURSE_PARSER_H
#define COURSE_PARSER_H

#include <stdbool.h>
#include <stdint.h>

typedef enum option_kind
{
    OPTION_FLAG,       /* bool */
    OPTION_TEXT,       /* const char* */
    OPTION_NUMBER,     /* float */
    OPTION_DOUBLE,     /* double */
    OPTION_COUNT,      /* uint32_t, 1 or more */
    OPTION_EXTENT,     /* uint32_t, 0 or more */
    OPTION_SIZE,       /* uint64_t, 1 or more */
    OPTION_WORD,       /* an enum, or int: which of `words` */
    OPTION_WORDS,      /* uint32_t: a bit for each of `words` that is named, with commas between; all: every bit */
    OPTION_MANY_WORDS, /* uint64_t: the same of up to 64 words */
    OPTION_PAIR,       /* uint32_t[2]: two values, the first 1 or more, the second 0 or more */
    OPTION_MORE        /* const option*: another list, whose options count as part of this one */
} option_kind;

typedef struct option
{
    const char* name; /* NULL ends a list, unless it is OPTION_MORE */
    option_kind kind;
    void* value;
    const char* const* words; /* NULL ends them */
} option;

/* Understand words[*index], `--name value` or `--name=value`, and leave *index at the last word that belongs to it.
 * Every list has --version, which prints the program's name and streamk's version, and ends the program; and
 * --list-options, which prints all options with their kinds and words, for .ci/manuals.
 *
 * False, after a sentence on stderr that begins with the program's name, if that cannot be. */
bool parse_option(const char* program, const option* list, int count, char** words, int* index);

/* The option that a word, `--name` or `--name=value`, is of a list; NULL: it is none. */
const option* find_option(const option* list, const char* word);

/* Parse the value of an option alone: one without a name before it, or one that is parsed after all others. */
bool parse_value(const char* program, const option* o, const char* text);

#endif
