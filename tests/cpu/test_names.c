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

#define CHECK_WORD(noun, constant, word)                                            \
    {                                                                               \
        uint32_t value = UINT32_MAX;                                                \
        CHECK(is_word_of(#constant, strlen("SK_" #noun "_"), word));                \
        CHECK(strcmp(sk_word(words, constant), word) == 0);                         \
        CHECK(sk_parse_word(words, word, &value) && value == (uint32_t)(constant)); \
        CHECK_EQ(count, (uint32_t)(constant));                                      \
        ++count;                                                                    \
    }

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
#define SPARSE_DECOMPOSITION(constant, word) CHECK_WORD(sparse_decomposition, constant, word)
#define STORAGE(constant, word) CHECK_WORD(storage, constant, word)
#define OPERAND(constant, word) CHECK_WORD(operand, constant, word)
#define PACK_ORDER(constant, word) CHECK_WORD(pack_order, constant, word)
#define ACCURACY(constant, word) CHECK_WORD(accuracy, constant, word)
#define WAY(constant, word) CHECK_WORD(way, constant, word)
#define SAMENESS(constant, word) CHECK_WORD(sameness, constant, word)
#define ZEROS(constant, word) CHECK_WORD(zeros, constant, word)
#define CODE_ORDER(constant, word) CHECK_WORD(code_order, constant, word)

/* Of all enums, with words that are none, in other letters, and with more or fewer. */
#define CHECK_NAMES(NOUN, LIST, ONE)                                                                \
    {                                                                                               \
        const sk_words words = SK_WORDS_##NOUN;                                                     \
        uint32_t count = 0, kept = 77;                                                              \
        LIST(ONE)                                                                                   \
        CHECK(strcmp(sk_word(words, count), "unknown") == 0);                                       \
        CHECK(strcmp(sk_word(words, 0x7fffffff), "unknown") == 0);                                  \
        CHECK(!sk_parse_word(words, "", &kept) && !sk_parse_word(words, "AUTO", &kept));            \
        CHECK(!sk_parse_word(words, "unknown", &kept) && !sk_parse_word(words, "nonesuch", &kept)); \
        CHECK(kept == 77);                                                                          \
    }

static void every_value_has_a_word_of_its_own(void)
{
    CHECK_NAMES(MULTIPLY, SK_MULTIPLIES, MULTIPLY)
    CHECK_NAMES(TYPE, SK_TYPES, TYPE)
    CHECK_NAMES(LAYOUT, SK_LAYOUTS, LAYOUT)
    CHECK_NAMES(DECOMPOSITION, SK_DECOMPOSITIONS, DECOMPOSITION)
    CHECK_NAMES(FIXUP, SK_FIXUPS, FIXUP)
    CHECK_NAMES(PACKING, SK_PACKINGS, PACKING)
    CHECK_NAMES(ORDER, SK_ORDERS, ORDER)
    CHECK_NAMES(RASTER, SK_RASTERS, RASTER)
    CHECK_NAMES(SORT, SK_SORTS, SORT)
    CHECK_NAMES(TRIANGLE, SK_TRIANGLES, TRIANGLE)
    CHECK_NAMES(SEARCH, SK_SEARCHES, SEARCH)
    CHECK_NAMES(RAGGED, SK_RAGGEDS, RAGGED)
    CHECK_NAMES(EPILOGUE, SK_EPILOGUES, EPILOGUE)
    CHECK_NAMES(BIAS, SK_BIASES, BIAS)
    CHECK_NAMES(ACTIVATION, SK_ACTIVATIONS, ACTIVATION)
    CHECK_NAMES(ROLE, SK_ROLES, ROLE)
    CHECK_NAMES(LOG_LEVEL, SK_LOG_LEVELS, LOG_LEVEL)
    CHECK_NAMES(SPARSE_DECOMPOSITION, SK_SPARSE_DECOMPOSITIONS, SPARSE_DECOMPOSITION)
    CHECK_NAMES(STORAGE, SK_STORAGES, STORAGE)
    CHECK_NAMES(OPERAND, SK_OPERANDS, OPERAND)
    CHECK_NAMES(PACK_ORDER, SK_PACK_ORDERS, PACK_ORDER)
    CHECK_NAMES(ACCURACY, SK_ACCURACIES, ACCURACY)
    CHECK_NAMES(WAY, SK_WAYS, WAY)
    CHECK_NAMES(SAMENESS, SK_SAMENESSES, SAMENESS)
    CHECK_NAMES(ZEROS, SK_ZEROS, ZEROS)
    CHECK_NAMES(CODE_ORDER, SK_CODE_ORDERS, CODE_ORDER)
}

/* A number that is no list's has no words. */
static void no_other_list_has_words(void)
{
    static const sk_words others[] = {(sk_words)(SK_WORDS_CODE_ORDER + 1), SK_WORDS_FORCE_I32};
    uint32_t kept = 77;
    for (size_t i = 0; i < sizeof others / sizeof *others; ++i)
    {
        CHECK(strcmp(sk_word(others[i], 0), "unknown") == 0);
        CHECK(!sk_parse_word(others[i], "auto", &kept) && !sk_parse_word(others[i], "unknown", &kept));
    }
    CHECK_EQ(kept, 77);
}

/* A decision's option is its member, with dashes, and a word's member is named as its enum is. */
static void every_decision_has_its_members_name(void)
{
    static const char* const pairs[][2] = {
#define PAIR(member, ...) {#member, FIRST(__VA_ARGS__, 0)},
#define FIRST(first, ...) first
        SK_DECISIONS(PAIR, PAIR, PAIR, PAIR, PAIR)};
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
    RUN(no_other_list_has_words);
    RUN(every_decision_has_its_members_name);
    return CHECK_DONE();
}
