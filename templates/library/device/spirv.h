/* spirv.h - shader modules as the header holds them.
 *
 * Uses memory.h.
 */

#include "../base/memory.h"

#include <stdint.h>
#include <string.h>

/* Whole where base is NULL; otherwise runs of three numbers and words: how many words of the base to copy, and from
 * which on, is `from, count`; then how many words of its own follow, and those. */
typedef struct sk__spirv
{
    const uint32_t* words;
    uint32_t count;
    const struct sk__spirv* base; /* which may have one itself */
    uint32_t size;                /* bytes of the whole module */
} sk__spirv;

/* Writes a module's `size` bytes, of the words of its base. */
static void sk__join_runs(const sk__spirv* spirv, const uint32_t* base, uint32_t* module)
{
    for (const uint32_t* run = spirv->words; run < spirv->words + spirv->count; run += 3 + run[2])
    {
        memcpy(module, base + run[0], run[1] * sizeof *module);
        memcpy(module + run[1], run + 3, run[2] * sizeof *module);
        module += run[1] + run[2];
    }
}

/* A module's `size` bytes, to be freed; NULL if there is no memory for them, or for its base's. */
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
