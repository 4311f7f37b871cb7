/* profile_line.h - a line of a profile: its words and numbers, and what is wrong with it.
 *
 * Uses context.h. Must not know which lines a profile has.
 */

#include "context.h"

enum
{
    SK__PROFILE_LINE = 512 /* bytes of the longest line, with a 0 */
};

#define SK__GREATEST_COST 1e9f /* of any constant */

/* Which lines are read: those of constants need those of the device. */
typedef enum sk__reading
{
    SK__READING_DEVICE,        /* of a profile; those of constants are passed over */
    SK__READING_CONSTANTS,     /* of a profile; all others are passed over */
    SK__READING_ONLY_CONSTANTS /* of sk_context_desc.constants; there must be no others */
} sk__reading;

/* A line of a profile, which is being read into a context. */
typedef struct sk__profile_line
{
    sk_context* context;
    uint32_t number; /* from 1 */
    sk__reading reading;
    char text[SK__PROFILE_LINE];
    char* key;
    char* value;
} sk__profile_line;

/* For sentences: what the line is of. */
static const char* sk__source_of(sk__reading reading)
{
    return reading == SK__READING_ONLY_CONSTANTS ? "constants" : "profile";
}

static sk_result sk__refuse_value(const sk__profile_line* line, const char* wanted)
{
    char quoted[SK__QUOTED];
    return sk__fail(&line->context->logger, SK_ERROR_INVALID_VALUE, "%s, line %u: %s is %s, and takes %s",
                    sk__source_of(line->reading), line->number, line->key, sk__quote(line->value, quoted), wanted);
}

/* Decimal, or hexadecimal with 0x. False unless all of the text is a number of 32 bits. */
static bool sk__read_count(const char* text, uint32_t* count)
{
    char* end = NULL;
    unsigned long long number = strtoull(text, &end, 0);
    *count = (uint32_t)number;
    return *text >= '0' && *text <= '9' && *end == 0 && number <= UINT32_MAX;
}

/* Finite, and 0 or more. */
static bool sk__read_number(const char* text, float* number)
{
    char* end = NULL;
    *number = strtof(text, &end);
    return *text >= '0' && *text <= '9' && *end == 0 && *number <= SK__GREATEST_COST;
}

/* Takes the first word off a text; "" if there is none. */
static char* sk__take_word(char** text)
{
    char* word = *text + strspn(*text, " ");
    char* end = word + strcspn(word, " ");
    *text = end + (*end ? 1 : 0);
    *end = 0;
    return word;
}

/* Cuts blanks off both ends. */
static char* sk__trim(char* text)
{
    const char* const blanks = " \t\r";
    text += strspn(text, blanks);
    size_t length = strlen(text);
    while (length > 0 && strchr(blanks, text[length - 1u]))
    {
        text[--length] = 0;
    }
    return text;
}
