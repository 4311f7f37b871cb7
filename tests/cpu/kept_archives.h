/* kept_archives.h - contexts of the fake device hand on what they unpacked of the header's archives. Unpacking is nine
 * tenths of the time of a test that opens many contexts.
 *
 * fake_vulkan.h includes it where the implementation is. Tests of memory and of threads define FAKE_UNPACKS_ANEW. */
#ifndef KEPT_ARCHIVES_H
#define KEPT_ARCHIVES_H

static sk__unpacked* kept_archives;

/* Puts the archives that are kept and those of a context in each other's place; only the context's count as alive. */
static inline void exchange_archives(sk_context* held)
{
    sk__unpacked *given = kept_archives, *taken = held->kept.newest;
    for (const sk__unpacked* u = given; u; u = u->next)
    {
        ++fake.allocations_alive;
    }
    for (const sk__unpacked* u = taken; u; u = u->next)
    {
        --fake.allocations_alive;
    }
    held->kept.newest = given;
    kept_archives = taken;
}

static inline sk_result create_with_archives(const sk_context_desc* desc, sk_context** held)
{
    sk_result result = sk_create_context(desc, held);
    if (result == SK_SUCCESS)
    {
        exchange_archives(*held);
    }
    return result;
}

static inline void destroy_without_archives(sk_context* held)
{
    if (held && !kept_archives)
    {
        exchange_archives(held);
    }
    sk_destroy_context(held);
}

#undef sk_create_context
#define sk_create_context create_with_archives
#undef sk_destroy_context
#define sk_destroy_context destroy_without_archives

#endif
