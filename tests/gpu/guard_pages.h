/* guard_pages.h - pages of mapped memory without access, which show what a CPU driver reads beyond a buffer. Include it
 * after check.h. */
#ifndef GUARD_PAGES_H
#define GUARD_PAGES_H

#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>

enum
{
    GUARD_PAGE = 4096, /* bytes */
    MOST_GUARD_PAGES = 32
};

typedef struct guard_pages
{
    bool guard; /* otherwise there are none */
    size_t first[MOST_GUARD_PAGES];
    uint32_t count;
    size_t end; /* of the last one */
} guard_pages;

/* Guards the first page of the memory that begins at `least` bytes, or behind it. Returns where that is, bytes. */
static inline size_t guard_page(guard_pages* pages, const unsigned char* memory, size_t least)
{
    size_t begin = (size_t)((uintptr_t)memory % GUARD_PAGE);
    size_t first = (begin + least + GUARD_PAGE - 1) / GUARD_PAGE * GUARD_PAGE - begin;
    if (CHECK(pages->count < MOST_GUARD_PAGES))
    {
        pages->first[pages->count++] = first;
    }
    pages->end = first + GUARD_PAGE;
    return first;
}

static inline void protect_pages(const guard_pages* pages, unsigned char* memory, bool on)
{
    for (uint32_t i = 0; i < pages->count; i++)
    {
        CHECK(mprotect(memory + pages->first[i], GUARD_PAGE, on ? PROT_NONE : PROT_READ | PROT_WRITE) == 0);
    }
}

#endif
