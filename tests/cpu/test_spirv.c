/* Shader modules as the header holds them: what the library makes of each.
 *
 *   test_spirv             runs all tests
 *   test_spirv --list      prints a line for each module: its bytes, and FNV-1a of its words, for
 *                          tests/gen/test_archive.py
 */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"

#include <stdio.h>

/* What gen/archive.py makes of the runs 0, 0, 3, 60, 61, 62; of 0, 0, 0, 1, 2, 2, 70, 71, -5, 1, 0, 0, 0, 1, 72; and of
 * 2, 4, 1, 73. */
static const char* const text[] = {"!!%fd4_NCj&sZFK0J7uGI", "", "aTFsAYi8n2K2@[<3NaU", "K.Dh<g1`n$r1ua4"};
static const sk__archive archive = {text, 25};
static const sk__spirv whole = {&archive, 0, 6, NULL, 3 * 4};
static const sk__spirv first = {&archive, 6, 15, &whole, 6 * 4};
static const sk__spirv second = {&archive, 21, 4, &first, 5 * 4};

static void check_expanded(const sk__spirv* spirv, const uint32_t* wanted)
{
    sk__kept kept = {{0}, NULL};
    for (int again = 0; again < 2; ++again)
    {
        uint32_t* module = sk__expand(NULL, &kept, spirv);
        CHECK(module && memcmp(module, wanted, spirv->size) == 0);
        free(module);
    }
    CHECK(kept.newest && !kept.newest->next);
    sk__free_kept(NULL, &kept);
    CHECK(!kept.newest);
}

static void runs_copy_and_append(void)
{
    const uint32_t whole_words[] = {60, 61, 62};
    const uint32_t of_whole[] = {61, 62, 70, 71, 60, 72}, of_first[] = {70, 71, 60, 72, 73};
    check_expanded(&whole, whole_words);
    check_expanded(&first, of_whole);
    check_expanded(&second, of_first);
}

/* Counts capabilities RoundingModeRTE; fails unless instructions end where the module does. */
static uint32_t count_rounding_modes(const uint32_t* module, size_t words)
{
    uint32_t found = 0;
    size_t i = 5;
    while (i < words && CHECK(module[i] >> 16 != 0))
    {
        found += module[i] == (2u << 16 | 17u) && module[i + 1] == 4467u;
        i += module[i] >> 16;
    }
    CHECK_EQ(i, words);
    return found;
}

static void check_module(uint32_t* module, size_t size)
{
    CHECK_EQ(module[0], 0x07230203u);
    uint32_t modes = count_rounding_modes(module, size / 4);
    size_t left = sk__strip_rounding_mode(module, size);
    CHECK_EQ(left, size - modes * (2 + 4) * 4); /* the capability, and the mode of 16 bits */
    CHECK_EQ(count_rounding_modes(module, left / 4), 0);
}

static void print_module(uint32_t* module, size_t size)
{
    uint64_t hash = 0xcbf29ce484222325u;
    for (size_t i = 0; i < size / 4; ++i)
    {
        hash = (hash ^ module[i]) * 0x100000001b3u;
    }
    printf("%llu %016llx\n", (unsigned long long)size, (unsigned long long)hash);
}

/* Gives each module of the header to a function, in order. */
static void for_each_module(void (*visit)(uint32_t* module, size_t size))
{
    sk__kept kept = {{0}, NULL};
    for (size_t i = 0; i < sizeof sk__modules / sizeof *sk__modules; ++i)
    {
        uint32_t* module = sk__expand(NULL, &kept, &sk__modules[i]);
        if (CHECK(module))
        {
            visit(module, sk__modules[i].size);
        }
        free(module);
    }
    sk__free_kept(NULL, &kept);
}

static void every_module_is_whole(void)
{
    for_each_module(check_module);
}

int main(int count, char** words)
{
    if (count > 1 && strcmp(words[1], "--list") == 0)
    {
        for_each_module(print_module);
        return 0;
    }
    RUN(runs_copy_and_append);
    RUN(every_module_is_whole);
    return CHECK_DONE();
}
