/* refusals.h - sentences about hostile descs are whole, and quote little. Include it after rig.h. */
#ifndef REFUSALS_H
#define REFUSALS_H

#include "../plain_kernels.h"
#include "values.h"

/* What the user gave, in quotes, of 2,000 characters the first 66. */
static void a_name_is_quoted_and_cut_before_it_eats_the_sentence(void)
{
    char name[2001], wanted[256];
    memset(name, 'x', sizeof name - 1);
    name[sizeof name - 1] = 0;
    start();
    s.desc.kernel = name;
    snprintf(wanted, sizeof wanted, "kernel is \"%.66s...\", but no kernel has that name", name);
    expect(run(), SK_ERROR_NO_KERNEL, wanted, "kernel");
    start();
    plan_only(SK_DECOMPOSITION_RETILED);
    s.desc.last_wave_kernel = name;
    snprintf(wanted, sizeof wanted, "last_wave_kernel is \"%.66s...\", but no kernel has that name", name);
    expect(run(), SK_ERROR_NO_KERNEL, wanted, "last_wave_kernel");
    start();
    plan_only(SK_DECOMPOSITION_STREAM_K);
    s.desc.last_wave_kernel = name;
    snprintf(wanted, sizeof wanted, "last_wave_kernel is \"%.66s...\", but decomposition is not retiled", name);
    expect(run(), SK_ERROR_INVALID_VALUE, wanted, "last_wave_kernel");
}

static uint32_t pick(uint32_t* seed, const uint32_t* values, uint32_t count)
{
    *seed = *seed * 1664525u + 1013904223u;
    return values[(*seed >> 8) % count];
}

/* Large, small and empty products, by kernels of all types, dealt in all ways. */
static sk_gemm_desc hostile_desc(uint32_t* seed)
{
    static const uint32_t sizes[] = {0, 1, 64, 100, 8192, 16384, 65537 * 32, 2000000, 0x80000000u, UINT32_MAX};
    static const uint32_t numbers[] = {0, 0, 0, 1, 2, 5, 70000, UINT32_MAX};
    static const uint32_t ways[] = {0, 1, 2, 3, 4, 5, 6, 7};
    sk_gemm_desc desc;
    memset(&desc, 0, sizeof desc);
    const sk__kernel* kernel = plain_kernel_at(pick(seed, sizes, 10) % count_plain_kernels());
    desc.m = pick(seed, sizes, 10);
    desc.n = pick(seed, sizes, 10);
    desc.k = pick(seed, sizes, 10);
    desc.a.type = desc.b.type = kernel->input;
    desc.accumulator = kernel->accumulator;
    desc.d.type = kernel->output;
    desc.kernel = pick(seed, ways, 8) < 4 ? NULL : kernel->name;
    desc.decomposition = (sk_decomposition)pick(seed, ways, VALUES_OF(SK_DECOMPOSITIONS));
    desc.fixup = pick(seed, ways, 8) < 6 ? SK_FIXUP_AUTO : (sk_fixup)pick(seed, ways, VALUES_OF(SK_FIXUPS));
    desc.splits = desc.decomposition == SK_DECOMPOSITION_SPLIT_K ? pick(seed, numbers, 8) : 0;
    desc.workers = desc.decomposition == SK_DECOMPOSITION_SPLIT_K ? 0 : pick(seed, numbers, 8);
    desc.chunk = desc.kernel ? pick(seed, numbers, 8) : 0;
    return desc;
}

/* In a whole sentence: what it ends with is a reason, and none in the middle is missing. */
static void check_why(void)
{
    const char* why = fake.sentence;
    size_t length = strlen(why);
    bool whole = length > 0 && why[length - 1] != ' ' && why[length - 1] != ':' && !strstr(why, "  ");
    if (!CHECK(whole) || !CHECK_EQ(fake.sentence_count, 1))
    {
        CHECK_NOTE("%s\n", why);
    }
}

static void every_refusal_says_why(void)
{
    uint32_t seed = 1, refused = 0;
    sk_context* context = NULL;
    start();
    CHECK_EQ(sk_create_context(&s.context, &context), SK_SUCCESS);
    for (int i = 0; i < 20000; ++i)
    {
        uint32_t count = 0;
        sk_gemm_desc desc = hostile_desc(&seed);
        fake.sentence_count = 0;
        if (sk_explain_gemm_plan(context, &desc, &count, NULL) < SK_SUCCESS)
        {
            check_why();
            ++refused;
        }
    }
    CHECK(refused > 5000 && refused < 19000);
    sk_destroy_context(context);
}

#endif
