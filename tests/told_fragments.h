/* told_fragments.h - what sk_probe_fragments would write on AMD's GPUs, by their guides to the instruction sets.
 * Include it after streamk.h. */
#ifndef TOLD_FRAGMENTS_H
#define TOLD_FRAGMENTS_H

#include <string.h>

enum
{
    TOLD_INVOCATIONS = 32,
    TOLD_WORDS = 8, /* of an invocation */
    TOLD_FIRST = 0x3c00
};

/* Of a type, of fragments of 16 x 16. */
typedef struct told_fragments
{
    uint32_t identity[4], type, invocations, elements[2];
    uint32_t words[2][TOLD_INVOCATIONS][TOLD_WORDS];
} told_fragments;

/* Invocation i holds row i % 16 of A, and column i % 16 of B: on RDNA 3 all 16 k, on RDNA 4 from 8 (i / 16) on. */
static inline uint32_t tell_element(bool is_rdna_3, uint32_t invocation, uint32_t element)
{
    uint32_t k = is_rdna_3 ? element : invocation / 16 * 8 + element % 8;
    return TOLD_FIRST + invocation % 16 * 16 + k;
}

static inline told_fragments tell_fragments(const uint8_t identity[VK_UUID_SIZE], sk_type type, bool is_rdna_3)
{
    told_fragments told;
    memcpy(told.identity, identity, sizeof told.identity);
    told.type = (uint32_t)type;
    told.invocations = TOLD_INVOCATIONS;
    told.elements[0] = told.elements[1] = is_rdna_3 ? 16 : 8;
    for (uint32_t i = 0; i < TOLD_INVOCATIONS; ++i)
    {
        for (uint32_t w = 0; w < TOLD_WORDS; ++w)
        {
            told.words[0][i][w] = tell_element(is_rdna_3, i, 2 * w) | tell_element(is_rdna_3, i, 2 * w + 1) << 16;
            told.words[1][i][w] = told.words[0][i][w];
        }
    }
    return told;
}

/* Accepts that for the types whose arranged kernels the context asks about, if there are any. */
static inline sk_result accept_told_fragments(sk_context* on, const uint8_t identity[VK_UUID_SIZE], bool is_rdna_3)
{
    told_fragments told[2];
    size_t size = sk_query_context(on).fragments_size;
    told[0] = tell_fragments(identity, SK_TYPE_F16, is_rdna_3);
    told[1] = tell_fragments(identity, SK_TYPE_BF16, is_rdna_3);
    return size == 0 ? SK_SUCCESS : sk_accept_fragments(on, told, size);
}

#endif
