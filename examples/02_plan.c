/* What will the device do, and why? Make a plan without running it, print its line, and list its segments, or the plans
 * that were weighed.
 *
 * The segments come from the schedule text that the kernel runs: they are what the device does, not a model of it. */
#include "course/decisions.h"
#include "course/profile.h"

#include <stdio.h>
#include <stdlib.h>

static const char* const USAGE =
    "usage: 02_plan M N K [options]\n"
    "\n"
    "Makes a plan for D (M x N) = A (M x K) B (K x N), and prints it and who computes what.\n"
    "\n"
    "  --f16                 halves in and out; default: the types of --kernel, else floats\n"
    "  --explain             list the plans that were weighed, the fastest first, instead of segments\n"
    "  --all                 list every one, not only the first 40\n"
    "  --as PROFILE          plan for a device that need not be there: a file of 04_profile, or a name as NVIDIA H200\n"
    "  --device D            index, or part of the name; default: $STREAMK_DEVICE, else a discrete GPU\n"
    "\n";

static const char* const EXIT_CODES = "\nExit codes: 0 done, 1 a failure of Vulkan, 2 bad input.\n";

typedef struct request
{
    sk_gemm_desc desc;
    const char* device;
    const char* as;
    bool halves, explain, all, help;
} request;

static bool complain(const char* word, const char* sentence)
{
    fprintf(stderr, "02_plan: %s%s; --help says more\n", word, sentence);
    return false;
}

/* Parses M, N and K: the words that are no options. */
static bool parse_extents(char** words, int count, sk_gemm_desc* desc)
{
    const option extents[] = {{"M", OPTION_EXTENT, &desc->m, NULL},
                              {"N", OPTION_EXTENT, &desc->n, NULL},
                              {"K", OPTION_EXTENT, &desc->k, NULL}};
    for (int i = 0; i < count; i++)
        if (i == 3 ? !complain(words[i], " is one word too many") : !parse_value("02_plan", &extents[i], words[i]))
            return false;
    return count == 3 || complain("", "M, N and K are needed");
}

static bool parse(int count, char** words, request* r)
{
    int extents = 0;
    option decisions[DECISION_COUNT + 1];
    list_decisions(&r->desc, decisions);
    const option list[] = {
        {"--f16", OPTION_FLAG, &r->halves, NULL}, {"--explain", OPTION_FLAG, &r->explain, NULL},
        {"--all", OPTION_FLAG, &r->all, NULL},    {"--device", OPTION_TEXT, &r->device, NULL},
        {"--as", OPTION_TEXT, &r->as, NULL},      {"--help", OPTION_FLAG, &r->help, NULL},
        {NULL, OPTION_MORE, decisions, NULL},
    };
    for (int i = 1; i < count; i++)
        if (words[i][0] != '-')
            words[extents++] = words[i]; /* to the front, over words that are parsed already */
        else if (!parse_option("02_plan", list, count, words, &i))
            return false;
    return r->help || parse_extents(words, extents, &r->desc);
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
                   s->k_end, sk_word(SK_WORDS_ROLE, s->role));
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
    sk_explain_gemm_plan(context, desc, &count, NULL);
    uint32_t total = count;
    if (!all && count > 40)
        count = 40;
    sk_candidate* candidates = calloc((size_t)count + 1, sizeof *candidates);
    if (candidates && sk_explain_gemm_plan(context, desc, &count, candidates) >= SK_SUCCESS)
    {
        sk_context_info info = sk_query_context(context);
        uint32_t guesses = 0;
        for (uint32_t i = 0; i < count; i++)
            guesses += candidates[i].info.guessed;
        printf("by the constants of %s%s:\n", info.costs_measured ? "" : "the class ", info.costs);
        printf(
            "predicted us  decomposition  workers  splits  Stream-K tiles  fixup                packing  kernel\n");
        for (const sk_candidate* c = candidates; c < candidates + count; c++)
            printf("%12.1f  %-13s  %7u  %6u  %14u  %-19s  %-7s  %s%s\n", (double)c->info.predicted_time,
                   sk_word(SK_WORDS_DECOMPOSITION, c->info.decomposition), c->info.workers, c->info.splits,
                   c->info.stream_k_tiles, sk_word(SK_WORDS_FIXUP, c->info.fixup),
                   sk_word(SK_WORDS_PACKING, c->info.packing), c->info.kernel,
                   c->info.guessed && guesses < count ? " (a guess)" : "");
        if (count < total)
            printf("... and %u more: --all lists them\n", total - count);
    }
    free(candidates);
}

static status show(sk_context* context, request* r)
{
    sk_plan* plan = NULL;
    char line[SK_LINE_SIZE];
    choose_types(context, r->halves, &r->desc);
    sk_result result = sk_create_gemm_plan(context, &r->desc, &plan);
    if (result == SK_ERROR_NO_KERNEL)
        print_kernels(context);
    if (result != SK_SUCCESS)
        return status_of(result);
    sk_format_plan(plan, line, sizeof line);
    printf("%s\n", line);
    if (r->explain)
        print_candidates(context, &r->desc, r->all);
    else
        print_segments(plan, r->all);
    sk_destroy_plan(plan);
    return DONE;
}

int main(int count, char** words)
{
    gpu g;
    gpu_options options = {0};
    sk_context* context = NULL;
    request r = {0};
    const char* program = words[0]; /* parse() moves words */
    if (!parse(count, words, &r))
        return BAD_INPUT;
    if (r.help)
    {
        printf("%s%s%s", USAGE, DECISIONS_HELP, EXIT_CODES);
        return DONE;
    }
    options.device = r.device;
    status s = r.as ? open_profile(program, r.as, 0, &context) : open_context(&g, &options, &context);
    if (s == DONE)
        s = show(context, &r);
    sk_destroy_context(context);
    if (!r.as)
        close_gpu(&g);
    return (int)s;
}
