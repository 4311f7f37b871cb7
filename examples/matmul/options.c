#include "options.h"

#include "decisions.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void print_help(void)
{
    puts("usage: matmul A.npy B.npy -o D.npy [options]\n"
         "\n"
         "Multiplies two matrices on a Vulkan device: D = alpha A B + beta C.\n"
         "Takes NumPy files of two dimensions, f2 or f4, C or Fortran order.\n"
         "\n"
         "  -o, --output FILE     where D goes; may be left out with --check or --time\n"
         "  --alpha X             default 1\n"
         "  --beta X              default 1 with --c, else 0\n"
         "  --c FILE              what beta multiplies\n"
         "  --type-d TYPE         f16 or f32; default: the type of C, else of A\n"
         "  --layout-d LAYOUT     row-major or col-major (Fortran order); default: row-major\n"
         "\n"
         "  --check               verify every value on the CPU; a wrong D is not written\n"
         "  --time                print time and TFLOP/s: the median of several runs\n"
         "  --verbose             print what streamk decided\n"
         "\n"
         "  --device D            index, or part of the name; default: $STREAMK_DEVICE, else a discrete GPU\n");
    puts(DECISIONS_HELP);
    puts("D.npy is written as cp and sort -o write their output. An existing file keeps its mode, owner and\n"
         "other names, and a failure to write it leaves a part; a symlink is followed, if it leads to a file;\n"
         "a FIFO or a device takes the bytes. A new file appears when it is complete, or not at all.\n"
         "Where D goes to standard output, what matmul prints goes to standard error.\n"
         "\n"
         "Exit codes: 0 done, 1 a wrong result or a failure of Vulkan, 2 bad input.");
}

#define WORD(name, word) word,
static const char* const LAYOUTS[] = {SK_LAYOUTS(WORD) NULL};
static const char* const TYPES[] = {"auto", "f32", "f16", NULL};

static bool add_path(options* o, const char* path)
{
    const char** place = !o->a ? &o->a : !o->b ? &o->b : NULL;
    if (!place)
        fprintf(stderr, "matmul: %s is one file too many: two are multiplied; --help says more\n", path);
    else
        *place = path;
    return place != NULL;
}

static bool check_options(const options* o)
{
    const char* sentence = NULL;
    if (!o->a || !o->b)
        sentence = "two files are needed, A.npy and B.npy; --help says more";
    else if (!o->output && !o->check && !o->time)
        sentence = "-o FILE is needed, or --check or --time";
    else if (o->beta != 0.0f && !o->c)
        sentence = "--beta multiplies C: --c FILE is needed";
    if (sentence)
        fprintf(stderr, "matmul: %s\n", sentence);
    return !sentence;
}

bool parse_options(int count, char** words, options* o)
{
    bool only_paths = false; /* after -- */
    memset(o, 0, sizeof *o);
    o->alpha = 1.0f;
    const char* beta_text = NULL; /* understood last: its default depends on --c */
    const option beta = {"--beta", OPTION_NUMBER, &o->beta, NULL};
    option decisions[DECISION_COUNT + 1];
    list_decisions(&o->decisions, decisions);
    const option list[] = {
        {"-o", OPTION_TEXT, &o->output, NULL},
        {"--output", OPTION_TEXT, &o->output, NULL},
        {"--alpha", OPTION_NUMBER, &o->alpha, NULL},
        {"--beta", OPTION_TEXT, &beta_text, NULL},
        {"--c", OPTION_TEXT, &o->c, NULL},
        {"--type-d", OPTION_WORD, &o->type_d, TYPES},
        {"--layout-d", OPTION_WORD, &o->layout_d, LAYOUTS},
        {"--check", OPTION_FLAG, &o->check, NULL},
        {"--time", OPTION_FLAG, &o->time, NULL},
        {"--verbose", OPTION_FLAG, &o->verbose, NULL},
        {"--help", OPTION_FLAG, &o->help, NULL},
        {"--device", OPTION_TEXT, &o->device, NULL},
        {NULL, OPTION_MORE, decisions, NULL},
    };
    for (int i = 1; i < count; i++)
    {
        bool is_option = !only_paths && words[i][0] == '-' && words[i][1];
        if (is_option && strcmp(words[i], "--") == 0)
            only_paths = true;
        else if (!(is_option ? parse_option("matmul", list, count, words, &i) : add_path(o, words[i])))
            return false;
    }
    o->beta = o->c ? 1.0f : 0.0f;
    if (beta_text && !parse_value("matmul", &beta, beta_text))
        return false;
    return o->help || check_options(o);
}
