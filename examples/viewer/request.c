#include "request.h"

#include "colouring.h"
#include "course/decisions.h"
#include "output.h"

#include <stdio.h>
#include <string.h>

static const char* const PICTURES[PICTURE_COUNT + 1] = {"schedule", "comparison", "candidates", "trace", "sweep",
                                                        "roofline", "sparse",     "ranks",      NULL};

#define WORD(name, word) word,
static const char* const TRIANGLES[] = {SK_TRIANGLES(WORD) NULL};

void print_help(void)
{
    printf(
        "usage: draw schedule M N K [options] -o FILE      what each worker does when, by the cost model\n"
        "       draw comparison M N K [options] -o FILE    data-parallel, split-K, Stream-K and hybrid\n"
        "       draw schedule --group LIST [options] -o FILE, draw comparison --group LIST [options] -o FILE\n"
        "                                                  the same of several problems in one launch\n"
        "       draw candidates M N K [options] -o FILE    the plans that the planner weighs\n"
        "       draw trace M N K [options] -o FILE         what each worker did when, by the device's clocks\n"
        "       draw sweep [FILE.csv] [options] -o FILE    m = n = k from 1024 to 3072: whole tiles, and auto\n"
        "       draw roofline FILE.csv... [options] -o FILE  results of the benchmark below the device's limits\n"
        "       draw sparse MATRIX [options] -o FILE       how each decomposition deals a sparse matrix: a file\n"
        "                                                  .mtx, or stencil-5, stencil-27, banded, uniform, blocks,\n"
        "                                                  rmat, dense-row, scattered-7, sparse-rows\n"
        "       draw ranks FILE.json [options] -o FILE     what each rank of distributed did when: what its\n"
        "                                                  --trace-json wrote\n"
        "\n"
        "Draws D (M x N) = A (M x K) B (K x N). The end of the file's name says the format: .svg, .png, .pdf.\n"
        "\n"
        "  -o FILE               required\n"
        "  --f16                 halves in and out; default: the types of --kernel, else floats\n"
        "  --batch N             so many products\n"
        "  --triangle WORD       lower or upper: only that part of D, which is square\n"
        "  --group LIST          sizes M x N x K of problems, as 512x512x1024,128x4096x64; 8x128x4096x64 is 8 of one\n"
        "                        size. Their round robin is also compared with that of problems sorted by k\n"
        "  --colour NAME         schedule, comparison, trace: colours stand for the tile, role, k or problem;\n"
        "                        default: auto, the problem of a group, or else the tile\n"
        "  --as PROFILE          as on a device that need not be there: a file of 04_profile, or a name like\n"
        "                        \"NVIDIA H200\", of examples/profiles\n"
        "  --units N             as if the device of --as had so many compute units\n"
        "  --device D            index, or part of the name; default: $STREAMK_DEVICE, else a discrete GPU\n"
        "  --size W H            of the picture\n"
        "  --nonzeros N          sparse: about so many of a matrix that is generated; default: 400\n"
        "  --time                candidates: time those that are drawn on the device, and verify them\n"
        "  --trace-json FILE     schedule, trace: also as Chrome trace events, for Perfetto\n"
        "  --teaal FILE          sparse: also the decompositions as TeAAL specifications; of a square matrix those of\n"
        "                        its product with itself, too\n"
        "  --cublas FILE.csv     roofline: other times, of cublas.py or benchmark\n"
        "\n"
        "%s"
        "\nExit codes: 0 done, 1 a failure of Vulkan, 2 bad input.\n",
        DECISIONS_HELP);
}

static bool complain(const char* format, const char* word)
{
    fputs("draw: ", stderr);
    fprintf(stderr, format, word);
    fputs("; --help says more\n", stderr);
    return false;
}

static bool parse_extents(char** words, int count, sk_gemm_desc* desc)
{
    const option extents[] = {{"M", OPTION_COUNT, &desc->m, NULL},
                              {"N", OPTION_COUNT, &desc->n, NULL},
                              {"K", OPTION_EXTENT, &desc->k, NULL}};
    for (int i = 0; i < count && i < 3; i++)
        if (!parse_value("draw", &extents[i], words[i]))
            return false;
    return count == 3 || (count > 3 ? complain("%s is one word too many", words[3])
                                    : complain("%s needs M, N and K", "the picture"));
}

static bool parse_list(const char* list, request* r)
{
    if (list && !parse_group(list, &r->problems))
        return false;
    return !list || r->problems.count > 0 || complain("%s names no sizes", "--group");
}

/* The words that are no options. */
static bool parse_words(char** words, int count, request* r)
{
    const option which = {"the first word", OPTION_WORD, &r->picture, PICTURES};
    if (count == 0)
        return complain("%s is missing: schedule, comparison, candidates, trace, sweep, roofline, sparse or ranks",
                        "the picture");
    if (!parse_value("draw", &which, words[0]))
        return false;
    if (r->problems.count > 0 && count > 1)
        return complain("%s is one word too many: --group has all sizes", words[1]);
    if (r->problems.count > 0)
        return true;
    if (r->picture <= PICTURE_TRACE)
        return parse_extents(words + 1, count - 1, &r->desc);
    r->files = words + 1;
    r->file_count = count - 1;
    if (count > 2 && r->picture != PICTURE_ROOFLINE)
        return complain("%s is one word too many", words[2]);
    if (r->picture == PICTURE_SPARSE)
        return r->file_count > 0 || complain("%s needs a matrix", "sparse");
    if (r->picture == PICTURE_RANKS)
        return r->file_count > 0 || complain("%s needs a file of distributed --trace-json", "ranks");
    return r->file_count > 0 || r->picture == PICTURE_SWEEP ||
           complain("%s needs a CSV file of the benchmark", "roofline");
}

/* What a group or colours are not for. */
static bool check_group(const request* r)
{
    if (r->problems.count > 0 && r->picture == PICTURE_TRACE)
        return complain("%s is not for a trace, since no kernel of groups writes one", "--group");
    if (r->problems.count > 0 && r->picture > PICTURE_COMPARISON)
        return complain("%s is for a schedule or a comparison", "--group");
    if (r->problems.count > 0 && r->desc.batch_count > 0)
        return complain("%s is for one product: repeat sizes in --group", "--batch");
    if (r->colours != COLOURING_AUTO && (r->picture > PICTURE_TRACE || r->picture == PICTURE_CANDIDATES))
        return complain("%s is for a schedule, a comparison or a trace", "--colour");
    return true;
}

static bool check(const request* r)
{
    if (!r->output)
        return complain("%s is missing: where the picture goes", "-o");
    if (!check_group(r))
        return false;
    if (r->trace && r->picture != PICTURE_SCHEDULE && r->picture != PICTURE_TRACE)
        return complain("%s is for a schedule or a trace", "--trace-json");
    if (r->teaal && r->picture != PICTURE_SPARSE)
        return complain("%s is for a sparse matrix", "--teaal");
    if (r->times && (r->picture != PICTURE_CANDIDATES || r->as))
        return complain("%s is for candidates, on a device that is there", "--time");
    if (r->nonzeros && r->picture != PICTURE_SPARSE)
        return complain("%s is for a sparse matrix", "--nonzeros");
    if (r->cublas && r->picture != PICTURE_ROOFLINE)
        return complain("%s is for a roofline", "--cublas");
    if (r->units && !r->as)
        return complain("%s needs --as", "--units");
    if (r->picture == PICTURE_TRACE && r->as)
        return complain("%s is not for a trace, which a device measures", "--as");
    if (r->size[0] && (r->size[0] < 320 || r->size[0] > 16384 || r->size[1] < 240 || r->size[1] > 16384))
        return complain("%s takes two lengths from 320 x 240 to 16384 x 16384", "--size");
    return can_write_picture(r->output);
}

bool parse_request(int count, char** words, request* r)
{
    int plain = 0;
    const char* list_of_sizes = NULL;
    option decisions[DECISION_COUNT + 1];
    list_decisions(&r->desc, decisions);
    const option list[] = {
        {"-o", OPTION_TEXT, &r->output, NULL},
        {"--f16", OPTION_FLAG, &r->halves, NULL},
        {"--batch", OPTION_COUNT, &r->desc.batch_count, NULL},
        {"--triangle", OPTION_WORD, &r->desc.triangle, TRIANGLES},
        {"--group", OPTION_TEXT, &list_of_sizes, NULL},
        {"--colour", OPTION_WORD, &r->colours, COLOURING_NAMES},
        {"--as", OPTION_TEXT, &r->as, NULL},
        {"--units", OPTION_COUNT, &r->units, NULL},
        {"--nonzeros", OPTION_COUNT, &r->nonzeros, NULL},
        {"--device", OPTION_TEXT, &r->device, NULL},
        {"--size", OPTION_PAIR, r->size, NULL},
        {"--time", OPTION_FLAG, &r->times, NULL},
        {"--trace-json", OPTION_TEXT, &r->trace, NULL},
        {"--teaal", OPTION_TEXT, &r->teaal, NULL},
        {"--cublas", OPTION_TEXT, &r->cublas, NULL},
        {"--help", OPTION_FLAG, &r->help, NULL},
        {NULL, OPTION_MORE, decisions, NULL},
    };
    for (int i = 1; i < count; i++)
        if (words[i][0] != '-')
            words[1 + plain++] = words[i]; /* to the front, over those that are understood already */
        else if (!parse_option("draw", list, count, words, &i))
            return false;
    return r->help || (parse_list(list_of_sizes, r) && parse_words(words + 1, plain, r) && check(r));
}

void close_request(request* r)
{
    close_group(&r->problems);
}

void describe_problem(const sk_gemm_desc* desc, char* words, size_t size)
{
    int length =
        snprintf(words, size, "%u x %u x %u %s", desc->m, desc->n, desc->k, sk_word(SK_WORDS_TYPE, desc->a.type));
    if (desc->batch_count > 1 && length > 0)
        length += snprintf(words + length, size - (size_t)length, ", a batch of %u", desc->batch_count);
    if (desc->triangle && length > 0 && (size_t)length < size)
        snprintf(words + length, size - (size_t)length, ", %s triangle", sk_word(SK_WORDS_TRIANGLE, desc->triangle));
}
