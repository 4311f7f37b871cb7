#include "options.h"

#include "parts/timing/candidates.h"
#include "course/decisions.h"
#include "parts/matrices/shapes.h"
#include "parts/timing/timing.h"

#include <stdio.h>
#include <string.h>

#define FOLLOWING(name, word) " " word
#define ACTIVATION_WORDS SK_ACTIVATIONS(FOLLOWING)

void print_help(void)
{
    puts(
        "usage: benchmark [options]\n"
        "\n"
        "Times matrix products by every decomposition, against plain data-parallel ones and against what the device\n"
        "can do at most. Every plan that is timed is verified.\n"
        "\n"
        "  --shapes LIST          groups, or shapes as 128x128x16384 (m x n x k), with commas between\n"
        "  --sweep N SEED         N log-random shapes, extents from 128 to 8192\n"
        "  --types LIST           f16, f32, bf16, f64: of A, B and D; sums are f32 or f64 (default f16,f32)\n"
        "                         s8, u8: of A and B; sums and D are s32 or u32\n"
        "                         s8-f16, s8-f32: the same, but D is f16 or f32\n"
        "                         e4m3, e5m2: 8-bit floats, of A and B; sums are f32, D is f16\n"
        "                         f16-f16: f16 with sums in f16\n"
        "                         cf32, cf64: complex numbers of f32 and f64\n"
        "                         q4_0:f16, q4_0:f32, ...: B in blocks, along k (layouts nt, tt), and A and D\n"
        "                         q4_0:q8_0, ...: A in blocks, too (layout nt); D is f16\n"
        "  --layouts LIST         nn, nt, tn, tt: A, then B; n is row-major, t column-major (default nn, of\n"
        "                         blocks nt)\n"
        "  --decompositions LIST  auto, data-parallel, data-parallel-wave, split-k, stream-k, hybrid-1, hybrid-2,\n"
        "                         separate-pass, retiled, forced (default all)\n"
        "  --every-kernel         forced plans with the other kernels too\n"
        "  --epilogue WORD        D = f(scale_n A B + bias), f one of" ACTIVATION_WORDS ";\n"
        "                         bias is none, too\n"
        "  --gate                 pairs of columns of B make one of D: activation(X1) X3 of X = scale_n A B + bias\n"
        "  --device D             index, or part of the name; default: $STREAMK_DEVICE, else a discrete GPU\n"
        "  --warm                 one set of operands; otherwise they rotate over more memory than caches hold\n"
        "  --repeat N             batches timed of each plan, of which the median is taken (default 5)\n"
        "  --quick                fewer shapes, shorter batches\n"
        "  --csv FILE             write every result as a line\n"
        "  --resume               leave out the products that are in the CSV already, and append the others\n"
        "  --json FILE            write device, limits and results\n"
        "  --compare FILE.csv     print how much faster we are than the times there (benchmark --csv, cublas.py)\n"
        "  --first-use            instead: how long pipelines, planning and recording take the host; cold, so\n"
        "                         without the disk caches of drivers that can be told so by the environment\n"
        "  --prepacked            instead: plans whose B, or A and B, are prepacked, beside one that copies them with\n"
        "                         the same kernel, and beside auto's; their bits are compared\n"
        "  --list                 print the shapes as CSV, and end\n"
        "  --date                 print the date too\n"
        "\n"
        "Groups of shapes:");
    print_groups();
    printf("\n%s", DECISIONS_HELP);
    puts("--kernel is that of all plans that are timed. The others make one more, 'forced'; --batch-invariant's is\n"
         "told beside auto's at the end, as with --decompositions auto,forced.\n"
         "\n"
         "Exit codes: 0 done, 1 a wrong result or a failure of Vulkan, 2 bad input.");
}

#define WORD(name, word) word,
static const char* const LAYOUTS[] = {"nn", "tn", "nt", "tt", NULL};
static const char* const EPILOGUES[] = {SK_ACTIVATIONS(WORD) "bias", NULL};

static bool check(const options* o)
{
    if (o->repeat < 1 || o->repeat > TIMING_MOST_BATCHES)
    {
        fprintf(stderr, "benchmark: --repeat is %u, and takes 1 to %d\n", o->repeat, TIMING_MOST_BATCHES);
        return false;
    }
    const char* sentence = NULL;
    if (o->shapes && o->sweep_count)
        sentence = "--shapes and --sweep exclude each other";
    else if (o->resume && !o->csv)
        sentence = "--resume takes up --csv FILE, which is missing";
    else if (o->candidates >> CANDIDATE_FORCED & 1u && !has_decisions(&o->decisions))
        sentence = "--decompositions forced needs a decision, as --workers 100, beside --kernel";
    else if (!(o->candidates >> CANDIDATE_FORCED & 1u) && has_decisions(&o->decisions))
        sentence = "--decompositions leaves out forced, which is the plan that --workers and the like make";
    else if (o->epilogue & (o->epilogue - 1))
        sentence = "--epilogue takes one word";
    else if (o->epilogue && (o->csv || o->json || o->compare || o->first_use))
        sentence = "--epilogue excludes --csv, --json, --compare and --first-use, whose products have none";
    else if (o->gate && (o->csv || o->json || o->compare || o->first_use || o->prepacked))
        sentence = "--gate excludes --csv, --json, --compare, --first-use and --prepacked, whose products have none";
    else if (o->prepacked && (o->csv || o->json || o->compare || o->first_use || o->epilogue || o->every_kernel))
        sentence = "--prepacked excludes --csv, --json, --compare, --first-use, --epilogue and --every-kernel";
    else if (o->prepacked && has_decisions(&o->decisions))
        sentence = "--prepacked takes --kernel alone of the decisions";
    if (sentence)
        fprintf(stderr, "benchmark: %s\n", sentence);
    return !sentence;
}

uint32_t choose_layouts(const options* o, const product_types* t)
{
    return o->layouts ? o->layouts : t->weights ? 1u << 2 : 1u;
}

sk_activation find_activation(const options* o)
{
    uint32_t index = 0;
    while (o->epilogue >> index > 1)
        index++;
    bool is_last = !EPILOGUES[index + 1];
    return is_last ? SK_ACTIVATION_NONE : (sk_activation)index;
}

bool parse_options(int count, char** words, options* o)
{
    uint32_t sweep[2] = {0, 0};
    const char* types[TYPES_COUNT + 1] = {NULL};
    option decisions[DECISION_COUNT + 1];
    for (int i = 0; i < TYPES_COUNT; i++)
        types[i] = TYPES[i].name;
    list_decisions(&o->decisions, decisions);
    const option list[] = {
        {"--shapes", OPTION_TEXT, &o->shapes, NULL},
        {"--sweep", OPTION_PAIR, sweep, NULL},
        {"--types", OPTION_MANY_WORDS, &o->types, types},
        {"--layouts", OPTION_WORDS, &o->layouts, LAYOUTS},
        {"--decompositions", OPTION_WORDS, &o->candidates, CANDIDATE_NAMES},
        {"--epilogue", OPTION_WORDS, &o->epilogue, EPILOGUES},
        {"--gate", OPTION_FLAG, &o->gate, NULL},
        {"--every-kernel", OPTION_FLAG, &o->every_kernel, NULL},
        {"--device", OPTION_TEXT, &o->device, NULL},
        {"--warm", OPTION_FLAG, &o->warm, NULL},
        {"--repeat", OPTION_COUNT, &o->repeat, NULL},
        {"--quick", OPTION_FLAG, &o->quick, NULL},
        {"--csv", OPTION_TEXT, &o->csv, NULL},
        {"--resume", OPTION_FLAG, &o->resume, NULL},
        {"--json", OPTION_TEXT, &o->json, NULL},
        {"--compare", OPTION_TEXT, &o->compare, NULL},
        {"--first-use", OPTION_FLAG, &o->first_use, NULL},
        {"--prepacked", OPTION_FLAG, &o->prepacked, NULL},
        {"--list", OPTION_FLAG, &o->list, NULL},
        {"--date", OPTION_FLAG, &o->date, NULL},
        {"--help", OPTION_FLAG, &o->help, NULL},
        {NULL, OPTION_MORE, decisions, NULL},
    };
    memset(o, 0, sizeof *o);
    o->candidates = UINT32_MAX;
    o->repeat = 5;
    for (int i = 1; i < count; i++)
        if (!parse_option("benchmark", list, count, words, &i))
            return false;
    o->sweep_count = sweep[0];
    o->sweep_seed = sweep[1];
    if (o->candidates == UINT32_MAX && !has_decisions(&o->decisions))
        o->candidates &= ~(1u << CANDIDATE_FORCED);
    return o->help || check(o);
}
