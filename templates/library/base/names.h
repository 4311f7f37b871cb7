/* names.h - the words for values of enums, and the values of words.
 *
 * Uses the API. Must not know what the values mean.
 */

#include "result.h"

enum
{
    SK__MOST_WORDS = 24 /* of a list */
};

#define SK__EXPAND(text) text /* MSVC passes __VA_ARGS__ on as one argument */
#define SK__SECOND_OF(first, second, ...) second
#define SK__WORD(...) SK__EXPAND(SK__SECOND_OF(__VA_ARGS__, 0)),
#define SK__WORD_LIST(words, list) {list(SK__WORD)},

/* Each list's words, in the order of its values, and NULLs after them. */
static const char* const sk__words[][SK__MOST_WORDS] = {SK_WORD_LISTS(SK__WORD_LIST)};

static bool sk__has_word(sk_words words, uint32_t value)
{
    return (size_t)words < sizeof sk__words / sizeof *sk__words && value < SK__MOST_WORDS && sk__words[words][value];
}

STREAMK_API const char* sk_word(sk_words words, uint32_t value)
{
    return sk__has_word(words, value) ? sk__words[words][value] : "unknown";
}

STREAMK_API bool sk_parse_word(sk_words words, const char* word, uint32_t* value)
{
    uint32_t place = 0;
    while (sk__has_word(words, place) && strcmp(sk__words[words][place], word) != 0)
    {
        ++place;
    }
    if (!sk__has_word(words, place))
    {
        return false;
    }
    *value = place;
    return true;
}
