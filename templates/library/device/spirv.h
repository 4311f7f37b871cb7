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
    const uint32_t* words;
    uint32_t count;
    const struct sk__spirv* base; /* a similar module, which may have a base of its own; or NULL */
    uint32_t size;                /* bytes of the whole module */
} sk__spirv;

/* Writes a module's `size` bytes. A run is three numbers and some words: the first word and the count of words to copy
 * from the base; how many words of the module's own follow; and those. */
static void sk__join_runs(const sk__spirv* spirv, const uint32_t* base, uint32_t* module)
{
    for (const uint32_t* run = spirv->words; run < spirv->words + spirv->count; run += 3 + run[2])
    {
        memcpy(module, base + run[0], run[1] * sizeof *module);
        memcpy(module + run[1], run + 3, run[2] * sizeof *module);
        module += run[1] + run[2];
    }
}

/* A module's `size` bytes, which the caller frees. NULL if memory is short. */
static uint32_t* sk__expand(const VkAllocationCallbacks* allocator, const sk__spirv* spirv)
{
    uint32_t* base = spirv->base ? sk__expand(allocator, spirv->base) : NULL;
    uint32_t* module = base || !spirv->base ? (uint32_t*)sk__allocate(allocator, spirv->size) : NULL;
    if (module && base)
    {
        sk__join_runs(spirv, base, module);
    }
    else if (module)
    {
        memcpy(module, spirv->words, spirv->size);
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
