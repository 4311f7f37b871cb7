/* spirv.h - shader modules as the header holds them: those that are like each other in one archive.
 *
 * Uses lock.h, memory.h, lzma.h.
 */

#include "../base/lock.h"
#include "../base/memory.h"
#include "lzma.h"

#include <stdint.h>
#include <string.h>

/* Words of modules, packed by LZMA: each word has its lowest byte first. Of what a module is made stands after that of
 * its base. */
typedef struct sk__archive
{
    const char* const* text; /* digits; see digits.h */
    uint32_t count;          /* of words */
} sk__archive;

/* What an archive holds, kept for the next module that comes of it. Its bytes follow. */
typedef struct sk__unpacked
{
    struct sk__unpacked* next;
    const sk__archive* archive;
} sk__unpacked;

/* All that are kept. Threads may add to them at once. */
typedef struct sk__kept
{
    sk__lock lock;
    sk__unpacked* newest;
} sk__kept;

/* A module: runs of words; see sk__join_runs. */
typedef struct sk__spirv
{
    const sk__archive* archive;
    uint32_t first;               /* word of the archive */
    uint32_t count;               /* of words there */
    const struct sk__spirv* base; /* a similar module of the archive, which may have a base of its own; or NULL */
    uint32_t size;                /* bytes of the whole module */
} sk__spirv;

/* What was unpacked of an archive, and is kept. If nothing is, `made` becomes that, unless it is NULL. */
static sk__unpacked* sk__find_unpacked(sk__kept* kept, const sk__archive* archive, sk__unpacked* made)
{
    sk__take_lock(&kept->lock);
    sk__unpacked* found = kept->newest;
    while (found && found->archive != archive)
    {
        found = found->next;
    }
    if (!found && made)
    {
        made->next = kept->newest;
        kept->newest = found = made;
    }
    sk__release_lock(&kept->lock);
    return found;
}

/* What an archive holds. NULL if memory is short. */
static sk__unpacked* sk__unpack(const VkAllocationCallbacks* allocator, const sk__archive* archive)
{
    size_t size = 4 * (size_t)archive->count;
    sk__lzma* lzma = (sk__lzma*)sk__allocate(allocator, sizeof *lzma);
    sk__unpacked* made = lzma ? (sk__unpacked*)sk__allocate(allocator, sizeof *made + size) : NULL;
    if (made)
    {
        sk__start_lzma(lzma, archive->text);
        sk__unpack_lzma(lzma, (uint8_t*)(made + 1), size);
        made->archive = archive;
    }
    sk__free(allocator, lzma);
    return made;
}

/* The bytes of an archive, which are then kept. NULL if memory is short. Threads that want the same at once unpack it
 * each, and keep what the first of them has unpacked: none waits. */
static const uint8_t* sk__obtain_unpacked(const VkAllocationCallbacks* allocator, sk__kept* kept,
                                          const sk__archive* archive)
{
    sk__unpacked* found = sk__find_unpacked(kept, archive, NULL);
    if (!found)
    {
        sk__unpacked* made = sk__unpack(allocator, archive);
        found = sk__find_unpacked(kept, archive, made);
        sk__free(allocator, found == made ? NULL : made);
    }
    return found ? (const uint8_t*)(found + 1) : NULL;
}

/* No other thread may use them. */
static void sk__free_kept(const VkAllocationCallbacks* allocator, sk__kept* kept)
{
    while (kept->newest)
    {
        sk__unpacked* next = kept->newest->next;
        sk__free(allocator, kept->newest);
        kept->newest = next;
    }
}

static uint32_t sk__read_word(const uint8_t* bytes)
{
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

/* Writes a module's `size` bytes. A run is three numbers and some words: how many words of the base to pass, behind
 * those that stand beside the run before; how many to copy; how many words of the module's own follow; and those. */
static void sk__join_runs(const uint8_t* bytes, const sk__spirv* spirv, const uint32_t* base, uint32_t* module)
{
    const uint8_t* end = bytes + 4 * (size_t)(spirv->first + spirv->count);
    uint32_t from = 0;
    for (bytes += 4 * (size_t)spirv->first; bytes < end;)
    {
        uint32_t passed = sk__read_word(bytes), copied = sk__read_word(bytes + 4), own = sk__read_word(bytes + 8);
        from += passed; /* modulo 2^32: it may go back */
        for (uint32_t i = 0; i < copied; ++i)
        {
            *module++ = base[from + i];
        }
        from += copied + own;
        for (bytes += 12; own > 0; --own, bytes += 4)
        {
            *module++ = sk__read_word(bytes);
        }
    }
}

/* A module's `size` bytes, of the bytes of its archive; the caller frees them. NULL if memory is short. */
static uint32_t* sk__join(const VkAllocationCallbacks* allocator, const sk__spirv* spirv, const uint8_t* bytes)
{
    uint32_t* base = spirv->base ? sk__join(allocator, spirv->base, bytes) : NULL;
    uint32_t* module = base || !spirv->base ? (uint32_t*)sk__allocate(allocator, spirv->size) : NULL;
    if (module)
    {
        sk__join_runs(bytes, spirv, base, module);
    }
    sk__free(allocator, base);
    return module;
}

/* The same, of the header. */
static uint32_t* sk__expand(const VkAllocationCallbacks* allocator, sk__kept* kept, const sk__spirv* spirv)
{
    const uint8_t* bytes = sk__obtain_unpacked(allocator, kept, spirv->archive);
    return bytes ? sk__join(allocator, spirv, bytes) : NULL;
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
