/* Shader modules as the header holds them: what the library makes of each. Its bytes are gen's to compare. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"

static const uint32_t own_words[] = {1, 2, 2, 70, 71, 0, 1, 0, 5, 0, 1, 72};
static const uint32_t base_words[] = {60, 61, 62};

static void runs_copy_and_append(void)
{
    sk__spirv spirv = {own_words, 12, base_words, 6 * 4};
    const uint32_t wanted[] = {61, 62, 70, 71, 60, 72};
    uint32_t module[7] = {0};
    module[6] = 99;
    sk__expand(&spirv, module);
    CHECK(memcmp(module, wanted, sizeof wanted) == 0);
    CHECK_EQ(module[6], 99);
    sk__spirv whole = {base_words, 3, NULL, 3 * 4};
    sk__expand(&whole, module);
    CHECK(memcmp(module, base_words, sizeof base_words) == 0 && module[3] == 71);
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

static void check_module(const sk__spirv* spirv)
{
    uint32_t* module = (uint32_t*)malloc(spirv->size);
    sk__expand(spirv, module);
    CHECK_EQ(module[0], 0x07230203u);
    uint32_t modes = count_rounding_modes(module, spirv->size / 4);
    size_t left = sk__strip_rounding_mode(module, spirv->size);
    CHECK_EQ(left, spirv->size - modes * (2 + 4) * 4); /* the capability, and the mode of 16 bits */
    CHECK_EQ(count_rounding_modes(module, left / 4), 0);
    free(module);
}

static void every_module_is_whole(void)
{
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        check_module(&sk__kernel_at(i)->spirv);
        check_module(&sk__kernel_at(i)->sum_spirv);
        check_module(&sk__kernel_at(i)->pack_spirv);
        if (sk__packs_transposed(sk__kernel_at(i)))
        {
            check_module(&sk__kernel_at(i)->transpose_spirv);
        }
    }
}

int main(void)
{
    RUN(runs_copy_and_append);
    RUN(every_module_is_whole);
    return CHECK_DONE();
}
