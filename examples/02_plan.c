/* What will the device do? Make a plan without running it, print its line, and list its segments.
 *
 * The list comes from the schedule text that the kernel runs, so it is what the device does, not a model of it. */
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
    "  --kernel NAME         one of those that are listed when there is none of the name\n"
    "  --all                 list every segment, not only the first 40\n";

static const char* const DECOMPOSITIONS[] = {"auto", "data-parallel", "split-k", "stream-k", "hybrid", "retiled"};
static const char* const ROLES[] = {"whole", "first", "middle", "final"};

static bool parse_number(const char* text, uint32_t* number)
{
    char* end;
    unsigned long long value = strtoull(text, &end, 10);
    *number = (uint32_t)value;
    return *text >= '0' && *text <= '9' && !*end && value <= UINT32_MAX;
}

static bool parse_decomposition(const char* text, sk_decomposition* decomposition)
{
    for (int i = 0; i < 6; i++)
        if (strcmp(text, DECOMPOSITIONS[i]) == 0)
        {
            *decomposition = (sk_decomposition)i;
            return true;
        }
    return false;
}

/* An option and its value, if it has one; false if either is not understood. */
static bool parse_option(const char* name, const char* value, sk_gemm_desc* desc, bool* all)
{
    if (strcmp(name, "--all") == 0)
        return *all = true;
    if (strcmp(name, "--f16") == 0)
    {
        desc->a.type = desc->b.type = desc->c.type = desc->d.type = SK_TYPE_F16;
        return true;
    }
    if (!value)
        return false;
    if (strcmp(name, "--decomposition") == 0)
        return parse_decomposition(value, &desc->decomposition);
    if (strcmp(name, "--splits") == 0)
        return parse_number(value, &desc->splits);
    if (strcmp(name, "--workers") == 0)
        return parse_number(value, &desc->workers);
    desc->kernel = value;
    return strcmp(name, "--kernel") == 0;
}

static bool parse(int count, char** words, sk_gemm_desc* desc, bool* all)
{
    if (count < 4 || !parse_number(words[1], &desc->m) || !parse_number(words[2], &desc->n) ||
        !parse_number(words[3], &desc->k))
        return false;
    for (int i = 4; i < count; i++)
    {
        const char* name = words[i];
        bool alone = strcmp(name, "--all") == 0 || strcmp(name, "--f16") == 0;
        const char* value = !alone && i + 1 < count ? words[++i] : NULL;
        if (!parse_option(name, value, desc, all))
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

static bool show(sk_context* context, const sk_gemm_desc* desc, bool all)
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
    print_segments(plan, all);
    sk_destroy_plan(plan);
    return true;
}

int main(int count, char** words)
{
    gpu g;
    sk_gemm_desc desc = {0};
    sk_context* context = NULL;
    bool all = false;
    if (!parse(count, words, &desc, &all))
    {
        fputs(USAGE, stderr);
        return 2;
    }
    if (!gpu_open(&g, NULL))
        return 1;
    bool done = gpu_create_context(&g, &context) == SK_SUCCESS && show(context, &desc, all);
    sk_destroy_context(context);
    gpu_close(&g);
    return done ? 0 : 1;
}
