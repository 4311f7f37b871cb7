/* spirv.h - shader modules as the header holds them.
 *
 * Uses memory.h.
 */

#include "../base/memory.h"

#include <stdint.h>
#include <string.h>

/* A module as the header holds it. If base is NULL, the words are the module itself. Otherwise they are runs; see
 * sk__join_runs. */
typedef struct sk__spirv
{
    const char* const* text;      /* strings, of which the words go from one to the next; see sk__read_word */
    uint32_t count;               /* of words */
    const struct sk__spirv* base; /* a similar module, which may have a base of its own; or NULL */
    uint32_t size;                /* bytes of the whole module */
} sk__spirv;

/* Where a text is read. */
typedef struct sk__reader
{
    const char* const* piece;
    const char* next;
} sk__reader;

/* The value of a digit: 90 characters from ! on, without ", *, ? and \. */
static uint32_t sk__digit(char digit)
{
    uint32_t left_out = (digit > '"' ? 1u : 0u) + (digit > '*' ? 1u : 0u) + (digit > '?' ? 1u : 0u);
    return (uint32_t)(unsigned char)digit - 33u - left_out - (digit > '\\' ? 1u : 0u);
}

/* The next word of a text: digits, the highest first. Those but the last are of base 42, and have 48 added. */
static uint32_t sk__read_word(sk__reader* reader)
{
    uint32_t word = 0, value = 48;
    while (value >= 48)
    {
        while (*reader->next == 0)
        {
            reader->next = *++reader->piece;
        }
        value = sk__digit(*reader->next++);
        word = value < 48 ? word * 48u + value : word * 42u + (value - 48u);
    }
    return word;
}

/* Writes a module's `size` bytes. A run is three numbers and some words: the first word and the count of words to copy
 * from the base; how many words of the module's own follow; and those. */
static void sk__join_runs(const sk__spirv* spirv, const uint32_t* base, uint32_t* module)
{
    sk__reader reader = {spirv->text, spirv->text[0]};
    for (uint32_t read = 0; read < spirv->count;)
    {
        uint32_t from = sk__read_word(&reader), copied = sk__read_word(&reader), own = sk__read_word(&reader);
        memcpy(module, base + from, copied * sizeof *module);
        module += copied;
        for (uint32_t i = 0; i < own; ++i)
        {
            *module++ = sk__read_word(&reader);
        }
        read += 3 + own;
    }
}

/* A module's `size` bytes, which the caller frees. NULL if memory is short. */
static uint32_t* sk__expand(const VkAllocationCallbacks* allocator, const sk__spirv* spirv)
{
    uint32_t* base = spirv->base ? sk__expand(allocator, spirv->base) : NULL;
    uint32_t* module = base || !spirv->base ? (uint32_t*)sk__allocate(allocator, spirv->size) : NULL;
    sk__reader reader = {spirv->text, spirv->text[0]};
    if (module && base)
    {
        sk__join_runs(spirv, base, module);
    }
    for (uint32_t i = 0; module && !base && i < spirv->count; ++i)
    {
        module[i] = sk__read_word(&reader);
    }
    sk__free(allocator, base);
    return module;
}

/* Removes the RoundingModeRTE capability and execution mode; returns the bytes left.
 * SPIR-V 1.5, sections 2.3, 3.6 and 3.31: OpCapability is 17, OpExecutionMode 16, their operands 4467 and 4462. */
static size_t sk__strip_rounding_mode(uint32_t* module, size_t size)
{
    size_t kept = 5, words = 0;
    for (size_t i = 5; i < size / sizeof *module; i += words)
    {
        uint32_t operation = module[i] & 0xffffu;
        words = module[i] >> 16;
        bool strip = (operation == 17u && module[i + 1] == 4467u) || (operation == 16u && module[i + 2] == 4462u);
        if (!strip)
        {
            memmove(module + kept, module + i, words * sizeof *module);
            kept += words;
        }
    }
    return kept * sizeof *module;
}
