/* Shader modules as the header holds them: what the library makes of each. Its bytes are gen's to compare. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"

/* The digit of 0 is !, and that of 1 with more to come U, so 60 is U/. */
static const char* const whole_text[] = {"U/", "U", "0U1"}; /* 60, 61, 62 */
/* 1, 2, 2, 70, 71, 0, 1, 0, 5, 0, 1, 72 */
static const char* const first_text[] = {"#$$U9U:!", "", "#!'!#", "U;"};
static const char* const second_text[] = {"$&#U<"}; /* 2, 4, 1, 73 */
static const sk__spirv whole = {whole_text, 3, NULL, 3 * 4};
static const sk__spirv first = {first_text, 12, &whole, 6 * 4};
static const sk__spirv second = {second_text, 4, &first, 5 * 4};

static void check_expanded(const sk__spirv* spirv, const uint32_t* wanted)
{
    uint32_t* module = sk__expand(NULL, spirv);
    CHECK(module && memcmp(module, wanted, spirv->size) == 0);
    free(module);
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

static void check_module(const sk__spirv* spirv)
{
    uint32_t* module = sk__expand(NULL, spirv);
    if (!CHECK(module))
    {
        return;
    }
    CHECK_EQ(module[0], 0x07230203u);
    uint32_t modes = count_rounding_modes(module, spirv->size / 4);
    size_t left = sk__strip_rounding_mode(module, spirv->size);
    CHECK_EQ(left, spirv->size - modes * (2 + 4) * 4); /* the capability, and the mode of 16 bits */
    CHECK_EQ(count_rounding_modes(module, left / 4), 0);
    free(module);
}

static void every_module_is_whole(void)
{
    for (size_t i = 0; i < sizeof sk__modules / sizeof *sk__modules; ++i)
    {
        check_module(&sk__modules[i]);
    }
}

int main(void)
{
    RUN(runs_copy_and_append);
    RUN(every_module_is_whole);
    return CHECK_DONE();
}
