#include "api_accuracy.h"

/* ---- words of enums -------------------------------------------------------------------------- */

/* The lists, each with the number that sk_word() knows it by. */
#define SK_WORD_LISTS(X)                                       \
    X(SK_WORDS_MULTIPLY, SK_MULTIPLIES)                        \
    X(SK_WORDS_TYPE, SK_TYPES)                                 \
    X(SK_WORDS_LAYOUT, SK_LAYOUTS)                             \
    X(SK_WORDS_DECOMPOSITION, SK_DECOMPOSITIONS)               \
    X(SK_WORDS_FIXUP, SK_FIXUPS)                               \
    X(SK_WORDS_PACKING, SK_PACKINGS)                           \
    X(SK_WORDS_SORT, SK_SORTS)                                 \
    X(SK_WORDS_SEARCH, SK_SEARCHES)                            \
    X(SK_WORDS_PREPARATION, SK_PREPARATIONS)                   \
    X(SK_WORDS_RAGGED, SK_RAGGEDS)                             \
    X(SK_WORDS_ORDER, SK_ORDERS)                               \
    X(SK_WORDS_RASTER, SK_RASTERS)                             \
    X(SK_WORDS_TRIANGLE, SK_TRIANGLES)                         \
    X(SK_WORDS_EPILOGUE, SK_EPILOGUES)                         \
    X(SK_WORDS_BIAS, SK_BIASES)                                \
    X(SK_WORDS_ACTIVATION, SK_ACTIVATIONS)                     \
    X(SK_WORDS_GATE, SK_GATES)                                 \
    X(SK_WORDS_ROLE, SK_ROLES)                                 \
    X(SK_WORDS_LOG_LEVEL, SK_LOG_LEVELS)                       \
    X(SK_WORDS_SPARSE_DECOMPOSITION, SK_SPARSE_DECOMPOSITIONS) \
    X(SK_WORDS_STORAGE, SK_STORAGES)                           \
    X(SK_WORDS_OPERAND, SK_OPERANDS)                           \
    X(SK_WORDS_PACK_ORDER, SK_PACK_ORDERS)                     \
    X(SK_WORDS_ACCURACY, SK_ACCURACIES)                        \
    X(SK_WORDS_WAY, SK_WAYS)                                   \
    X(SK_WORDS_SAMENESS, SK_SAMENESSES)                        \
    X(SK_WORDS_ZEROS, SK_ZEROS)                                \
    X(SK_WORDS_CODE_ORDER, SK_CODE_ORDERS)

typedef enum sk_words
{
    SK_WORD_LISTS(SK__ENUMERATOR) SK_WORDS_FORCE_I32 = 0x7fffffff
} sk_words;

/* Give the word of a value in its list: sk_word(SK_WORDS_FIXUP, SK_FIXUP_LAST_ARRIVER) is "last-arriver". Never NULL. A
 * number that is no value of the enum gives "unknown". The text is static. */
STREAMK_API const char* sk_word(sk_words words, uint32_t value);

/* Find the value of a word, whose letters must have the same case. False: the list has no such word, and nothing was
 * written. */
STREAMK_API bool sk_parse_word(sk_words words, const char* word, uint32_t* value);
