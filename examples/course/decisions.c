#include "decisions.h"

#include <string.h>

const char DECISIONS_HELP[] =
    "What streamk decides can be forced. A plan's line has these options: with them the same product gets the same\n"
    "plan.\n"
    "\n"
    "  --kernel NAME         one of those that 02_plan lists when there is none of the name\n"
    "  --decomposition NAME  auto, data-parallel, split-k, stream-k, hybrid or retiled\n"
    "  --fixup NAME          auto, none, last-arriver, separate-pass, turnstile, turnstile-unordered or atomic\n"
    "  --workers N           workgroups that share the work; split-k has tiles * splits\n"
    "  --splits N            shares of each tile, for split-k\n"
    "  --hybrid-waves N      Stream-K work of less than N tiles for each worker, for hybrid\n"
    "  --stream-k-tiles N    tiles that workers share, for hybrid, instead of --hybrid-waves\n"
    "  --last-wave-kernel NAME  the second kernel, for retiled\n"
    "  --minimum-segment N   k-iterations in the shortest piece of a tile, for stream-k and hybrid\n"
    "  --interleave N        every Nth worker shares every Nth tile, for stream-k and hybrid\n"
    "  --k-alignment N       split tiles only at multiples of N k-iterations\n"
    "  --chunk N             sum each N k-iterations by themselves: bits for any number of workers; needs --kernel\n"
    "  --order NAME          auto, stream-k-first or data-parallel-first, for hybrid\n"
    "  --packing NAME        copy A and B to aligned lines first: auto, never, a, b or always\n"
    "  --raster NAME         consecutive tiles lie along D's columns or rows: auto, along-m or along-n\n"
    "  --raster-width N      tiles across a strip of the raster\n"
    "  --sort NAME           tiles of several problems: auto, never, or by-k, those of most k first\n"
    "  --search NAME         where workers of whole tiles begin: auto, device, or host, where it is known\n"
    "  --preparation NAME    who makes a launch of few problems ready: auto, dispatch, or workgroups, without one\n"
    "  --most-looks N        at a counter, before a worker of a turnstile gives up\n"
    "  --most-time N         microseconds of a dispatch, by prediction: longer ones are cut\n"
    "  --accuracy NAME       types; slices: f64 and f32 by products of integers, few other decisions then; f32, f64\n"
    "  --way NAME            with accuracy f32 or f64: auto, types, or slices; of f32 f16x3, by halves of f16\n"
    "  --slices N            2 to 8, of accuracy or way slices; default: 7 of f64, 4 of f32, or as many as needed\n"
    "  --most-workspace N    bytes of the workspace at most: products of slices are made of panels of D\n"
    "  --batch-invariant     a row of D has the same bits for any number of rows\n";

#define WORD(name, word) word,
#define NO_WORDS(member, name)
#define WORDS(member, name, list, ...) static const char* const member##_words[] = {list(WORD) NULL};
SK_DECISIONS(NO_WORDS, WORDS, NO_WORDS, NO_WORDS, NO_WORDS)

void list_decisions(sk_gemm_desc* desc, option list[DECISION_COUNT + 1])
{
#define NAME_OPTION(member, name) {name, OPTION_TEXT, &desc->member, NULL},
#define WORD_OPTION(member, name, list, ...) {name, OPTION_WORD, &desc->member, member##_words},
#define COUNT_OPTION(member, name) {name, OPTION_COUNT, &desc->member, NULL},
#define SIZE_OPTION(member, name) {name, OPTION_SIZE, &desc->member, NULL},
#define FLAG_OPTION(member, name) {name, OPTION_FLAG, &desc->member, NULL},
    const option decisions[DECISION_COUNT + 1] = {
        SK_DECISIONS(NAME_OPTION, WORD_OPTION, COUNT_OPTION, SIZE_OPTION, FLAG_OPTION){NULL, OPTION_FLAG, NULL, NULL},
    };
    memcpy(list, decisions, sizeof decisions);
}

void copy_decisions(const sk_gemm_desc* from, sk_gemm_desc* to)
{
#define COPY(member, ...) to->member = from->member;
    SK_DECISIONS(COPY, COPY, COPY, COPY, COPY)
}

bool has_decisions(const sk_gemm_desc* desc)
{
    const sk_gemm_desc none = {.kernel = desc->kernel};
    bool any = false;
#define DIFFERS(member, ...) any = any || desc->member != none.member;
    SK_DECISIONS(DIFFERS, DIFFERS, DIFFERS, DIFFERS, DIFFERS)
    return any;
}

void choose_types(const sk_context* context, bool halves, sk_gemm_desc* desc)
{
    if (halves)
        desc->a.type = desc->b.type = desc->c.type = desc->d.type = SK_TYPE_F16;
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count && desc->kernel && !halves; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        if (strcmp(kernel.name, desc->kernel) == 0)
        {
            desc->a.type = desc->b.type = kernel.input;
            desc->c.type = desc->d.type = kernel.output;
            desc->accumulator = kernel.accumulator;
        }
    }
}
