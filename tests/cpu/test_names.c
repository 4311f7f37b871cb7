/* The words for values of enums: each is its constant's, in small letters and with dashes, and means that value
 * alone. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "streamk.h"

#include "check.h"

#include <ctype.h>
#include <string.h>

/* Whether "SK_FIXUP_LAST_ARRIVER", which begins with the length of "SK_FIXUP_", goes on as "last-arriver" does. */
static bool is_word_of(const char* constant, size_t prefix, const char* word)
{
    size_t i = 0;
    while (word[i] && (word[i] == '-' ? '_' : toupper((unsigned char)word[i])) == constant[prefix + i])
    {
        ++i;
    }
    return !word[i] && !constant[prefix + i];
}

#define CHECK_WORD(noun, constant, word)                             \
    {                                                                \
        sk_##noun value = SK_LAST(noun);                             \
        CHECK(is_word_of(#constant, strlen("SK_" #noun "_"), word)); \
        CHECK(strcmp(sk_##noun##_name(constant), word) == 0);        \
        CHECK(sk_parse_##noun(word, &value) && value == (constant)); \
        CHECK_EQ(count, (constant));                                 \
        ++count;                                                     \
    }
#define SK_LAST(noun) (sk_##noun)0x7fffffff

typedef sk_sorting sk_sort; /* which is a macro of OpenSSL: so it has another name */

#define MULTIPLY(constant, word) CHECK_WORD(multiply, constant, word)
#define TYPE(constant, word, ...) CHECK_WORD(type, constant, word)
#define LAYOUT(constant, word) CHECK_WORD(layout, constant, word)
#define DECOMPOSITION(constant, word) CHECK_WORD(decomposition, constant, word)
#define FIXUP(constant, word) CHECK_WORD(fixup, constant, word)
#define PACKING(constant, word) CHECK_WORD(packing, constant, word)
#define ORDER(constant, word) CHECK_WORD(order, constant, word)
#define RASTER(constant, word) CHECK_WORD(raster, constant, word)
#define SORT(constant, word) CHECK_WORD(sort, constant, word)
#define TRIANGLE(constant, word) CHECK_WORD(triangle, constant, word)
#define SEARCH(constant, word) CHECK_WORD(search, constant, word)
#define RAGGED(constant, word) CHECK_WORD(ragged, constant, word)
#define EPILOGUE(constant, word) CHECK_WORD(epilogue, constant, word)
#define BIAS(constant, word) CHECK_WORD(bias, constant, word)
#define ACTIVATION(constant, word) CHECK_WORD(activation, constant, word)
#define ROLE(constant, word) CHECK_WORD(role, constant, word)
#define LOG_LEVEL(constant, word) CHECK_WORD(log_level, constant, word)

/* Of all enums, with words that are none, in other letters, and with more or fewer. */
#define CHECK_NAMES(noun, LIST, ONE)                                                      \
    {                                                                                     \
        int count = 0;                                                                    \
        sk_##noun kept = SK_LAST(noun);                                                   \
        LIST(ONE)                                                                         \
        CHECK(strcmp(sk_##noun##_name((sk_##noun)count), "unknown") == 0);                \
        CHECK(strcmp(sk_##noun##_name(kept), "unknown") == 0);                            \
        CHECK(!sk_parse_##noun("", &kept) && !sk_parse_##noun("AUTO", &kept));            \
        CHECK(!sk_parse_##noun("unknown", &kept) && !sk_parse_##noun("nonesuch", &kept)); \
        CHECK(kept == SK_LAST(noun));                                                     \
    }

static void every_value_has_a_word_of_its_own(void)
{
    CHECK_NAMES(multiply, SK_MULTIPLIES, MULTIPLY)
    CHECK_NAMES(type, SK_TYPES, TYPE)
    CHECK_NAMES(layout, SK_LAYOUTS, LAYOUT)
    CHECK_NAMES(decomposition, SK_DECOMPOSITIONS, DECOMPOSITION)
    CHECK_NAMES(fixup, SK_FIXUPS, FIXUP)
    CHECK_NAMES(packing, SK_PACKINGS, PACKING)
    CHECK_NAMES(order, SK_ORDERS, ORDER)
    CHECK_NAMES(raster, SK_RASTERS, RASTER)
    CHECK_NAMES(sort, SK_SORTS, SORT)
    CHECK_NAMES(triangle, SK_TRIANGLES, TRIANGLE)
    CHECK_NAMES(search, SK_SEARCHES, SEARCH)
    CHECK_NAMES(ragged, SK_RAGGEDS, RAGGED)
    CHECK_NAMES(epilogue, SK_EPILOGUES, EPILOGUE)
    CHECK_NAMES(bias, SK_BIASES, BIAS)
    CHECK_NAMES(activation, SK_ACTIVATIONS, ACTIVATION)
    CHECK_NAMES(role, SK_ROLES, ROLE)
    CHECK_NAMES(log_level, SK_LOG_LEVELS, LOG_LEVEL)
}

/* A decision's option is its member, with dashes, and a word's member is named as its enum is. */
static void every_decision_has_its_members_name(void)
{
    static const char* const pairs[][2] = {
#define PAIR(member, ...) {#member, FIRST(__VA_ARGS__, 0)},
#define FIRST(first, ...) first
        SK_DECISIONS(PAIR, PAIR, PAIR)};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; ++i)
    {
        const char *member = pairs[i][0], *name = pairs[i][1];
        CHECK(strncmp(name, "--", 2) == 0 && strlen(name) == strlen(member) + 2);
        for (size_t c = 0; member[c]; ++c)
        {
            CHECK_EQ(name[2 + c], member[c] == '_' ? '-' : member[c]);
        }
    }
}

int main(void)
{
    RUN(every_value_has_a_word_of_its_own);
    RUN(every_decision_has_its_members_name);
    return CHECK_DONE();
}
