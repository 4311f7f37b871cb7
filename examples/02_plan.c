/* What will the device do, and why? Make a plan without running it, print its line, and list its segments, or the plans
 * that were weighed.
 *
 * The segments come from the schedule text that the kernel runs: they are what the device does, not a model of it. */
#include "common/vulkan.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char* const USAGE =
    "usage: 02_plan M N K [options]\n"
    "  --f16                 halves in and out; default: floats\n"
    "  --decomposition NAME  auto, data-parallel, split-k, stream-k, hybrid or retiled\n"
    "  --splits N            of each tile, for split-k\n"
    "  --workers N           that share the work\n"
    "  --groups N            of workers and tiles that are shared apart, for stream-k and hybrid\n"
    "  --chunk N             sum each N k-iterations by themselves: bits for any number of workers; needs --kernel\n"
    "  --packing NAME        copy A and B to aligned lines first: auto, never, a, b or always\n"
    "  --k-alignment N       split tiles only at multiples of N k-iterations\n"
    "  --kernel NAME         one of those that are listed when there is none of the name\n"
    "  --explain             list the plans that were weighed, the fastest first, instead of segments\n"
    "  --all                 list every one, not only the first 40\n";

static const char* const DECOMPOSITIONS[] = {"auto",   "data-parallel", "split-k", "stream-k",
                                             "hybrid", "retiled",       NULL};
static const char* const PACKINGS[] = {"auto", "never", "a", "b", "always", NULL};
static const char* const FIXUPS[] = {
    "auto", "none", "last arriver", "separate pass", "turnstile", "unordered turnstile", "atomic"};
static const struct
{
    const char* name;
    size_t member;
} NUMBERS[] = {{"--splits", offsetof(sk_gemm_desc, splits)},
               {"--workers", offsetof(sk_gemm_desc, workers)},
               {"--groups", offsetof(sk_gemm_desc, groups)},
               {"--chunk", offsetof(sk_gemm_desc, chunk)},
               {"--k-alignment", offsetof(sk_gemm_desc, k_alignment)}};

static const struct
{
    const char* name;
    const char* const* values;
    size_t member;
} NAMES[] = {{"--decomposition", DECOMPOSITIONS, offsetof(sk_gemm_desc, decomposition)},
             {"--packing", PACKINGS, offsetof(sk_gemm_desc, packing)}};

static const char* const ROLES[] = {"whole", "first", "middle", "final"};

typedef struct listing
{
    bool explain, all;
} listing;

static bool parse_number(const char* text, uint32_t* number)
{
    char* end;
    unsigned long long value = strtoull(text, &end, 10);
    *number = (uint32_t)value;
    return *text >= '0' && *text <= '9' && !*end && value <= UINT32_MAX;
}

/* The place of a word among some; false if it is none of them. */
static bool parse_word(const char* text, const char* const* words, uint32_t* place)
{
    for (*place = 0; words[*place]; ++*place)
        if (strcmp(text, words[*place]) == 0)
            return true;
    return false;
}

/* An option and its value, if it has one; false if either is not understood. */
static bool parse_option(const char* name, const char* value, sk_gemm_desc* desc, listing* list)
{
    if (strcmp(name, "--all") == 0)
        return list->all = true;
    if (strcmp(name, "--explain") == 0)
        return list->explain = true;
    if (strcmp(name, "--f16") == 0)
    {
        desc->a.type = desc->b.type = desc->c.type = desc->d.type = SK_TYPE_F16;
        return true;
    }
    if (!value)
        return false;
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (strcmp(name, NAMES[i].name) == 0)
            return parse_word(value, NAMES[i].values, (uint32_t*)((char*)desc + NAMES[i].member));
    for (size_t i = 0; i < sizeof NUMBERS / sizeof *NUMBERS; i++)
        if (strcmp(name, NUMBERS[i].name) == 0)
            return parse_number(value, (uint32_t*)((char*)desc + NUMBERS[i].member));
    desc->kernel = value;
    return strcmp(name, "--kernel") == 0;
}

static bool parse(int count, char** words, sk_gemm_desc* desc, listing* list)
{
    if (count < 4 || !parse_number(words[1], &desc->m) || !parse_number(words[2], &desc->n) ||
        !parse_number(words[3], &desc->k))
        return false;
    for (int i = 4; i < count; i++)
    {
        const char* name = words[i];
        bool alone = strcmp(name, "--all") == 0 || strcmp(name, "--f16") == 0 || strcmp(name, "--explain") == 0;
        const char* value = !alone && i + 1 < count ? words[++i] : NULL;
        if (!parse_option(name, value, desc, list))
            return false;
    }
    return true;
}

static void print_kernels(const sk_context* context)
{
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        printf("  %s%s%s\n", kernel.name, kernel.available ? "" : ": ", kernel.reason);
    }
}

static void print_segments(const sk_plan* plan, bool all)
{
    uint64_t count = 0;
    if (sk_list_segments(plan, &count, NULL) != SK_SUCCESS || count == 0)
        return;
    uint64_t total = count;
    if (!all && count > 40)
        count = 40;
    sk_segment* segments = calloc((size_t)count, sizeof *segments);
    if (segments && sk_list_segments(plan, &count, segments) >= SK_SUCCESS)
    {
        printf("worker    tile   batch, row, column of D  k-iterations  role    slot\n");
        for (const sk_segment* s = segments; s < segments + count; s++)
        {
            printf("%6u  %6u  %8u %7u %7u  %5u ..%5u  %-6s", s->worker, s->tile, s->batch, s->m, s->n, s->k_begin,
                   s->k_end, ROLES[s->role]);
            printf(s->slot == UINT32_MAX ? "     -\n" : "%6u\n", s->slot);
        }
        if (count < total)
            printf("... and %llu more: --all lists them\n", (unsigned long long)(total - count));
    }
    free(segments);
}

static void print_candidates(const sk_context* context, const sk_gemm_desc* desc, bool all)
{
    uint32_t count = 0;
    sk_explain_plan(context, desc, &count, NULL);
    uint32_t total = count;
    if (!all && count > 40)
        count = 40;
    sk_candidate* candidates = calloc((size_t)count + 1, sizeof *candidates);
    if (candidates && sk_explain_plan(context, desc, &count, candidates) >= SK_SUCCESS)
    {
        sk_context_info info = sk_query_context(context);
        printf("by the constants of %s%s:\n", info.costs_measured ? "" : "the class ", info.costs);
        printf("predicted us  decomposition  workers  splits  Stream-K tiles  fixup          packing  kernel\n");
        for (const sk_candidate* c = candidates; c < candidates + count; c++)
            printf("%12.1f  %-13s  %7u  %6u  %14u  %-13s  %-7s  %s\n", (double)c->info.predicted_time,
                   DECOMPOSITIONS[c->info.decomposition], c->info.workers, c->info.splits, c->info.stream_k_tiles,
                   FIXUPS[c->info.fixup], PACKINGS[c->info.packing], c->info.kernel);
        if (count < total)
            printf("... and %u more: --all lists them\n", total - count);
    }
    free(candidates);
}

static bool show(sk_context* context, const sk_gemm_desc* desc, listing list)
{
    sk_plan* plan = NULL;
    char line[512];
    sk_result result = sk_create_plan(context, desc, &plan);
    if (result == SK_ERROR_NO_KERNEL)
        print_kernels(context);
    if (result != SK_SUCCESS)
        return false;
    sk_format_plan(plan, line, sizeof line);
    printf("%s\n", line);
    if (list.explain)
        print_candidates(context, desc, list.all);
    else
        print_segments(plan, list.all);
    sk_destroy_plan(plan);
    return true;
}

int main(int count, char** words)
{
    gpu g;
    sk_gemm_desc desc = {0};
    sk_context* context = NULL;
    listing list = {false, false};
    if (!parse(count, words, &desc, &list))
    {
        fputs(USAGE, stderr);
        return 2;
    }
    if (!gpu_open(&g, NULL))
        return 1;
    bool done = gpu_create_context(&g, &context) == SK_SUCCESS && show(context, &desc, list);
    sk_destroy_context(context);
    gpu_close(&g);
    return done ? 0 : 1;
}
