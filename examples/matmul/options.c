#include "options.h"

#include "decisions.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void print_help(void)
{
    puts("usage: matmul A.npy B.npy -o D.npy [options]\n"
         "       matmul --group LIST [options]\n"
         "\n"
         "Multiplies two matrices on a Vulkan device: D = alpha A B + beta C.\n"
         "Takes NumPy files of two dimensions, f2, f4, c8 or c16, C or Fortran order.\n"
         "\n"
         "  --group LIST          many products in one launch, that a text file names; see below\n"
         "  -o, --output FILE     where D goes; may be left out with --check or --time\n"
         "  --alpha X             default 1\n"
         "  --beta X              default 1 with C, else 0\n"
         "  --c FILE              what beta multiplies\n"
         "  --alpha-imaginary X   of complex alpha and beta; default 0\n"
         "  --beta-imaginary X\n"
         "  --conjugate WHICH     a, b or both: complex A and B are conjugated\n"
         "  --type-d TYPE         f16 or f32; default: the type of C, else of A\n"
         "  --layout-d LAYOUT     row-major or col-major (Fortran order); default: row-major\n"
         "  --triangle WORD       lower or upper: only that part of a square D is computed, the rest becomes 0\n"
         "\n"
         "  --check               verify every value on the CPU; a wrong D is not written\n"
         "  --time                print time and TFLOP/s: the median of several runs\n"
         "  --verbose             print what streamk decided\n"
         "\n"
         "  --device D            index, or part of the name; default: $STREAMK_DEVICE, else a discrete GPU\n");
    puts(DECISIONS_HELP);
    puts(
        "A line of LIST names the files of one product, with blanks between: A.npy B.npy D.npy, and C.npy if there\n"
        "is a C. A D of - is not written. A word that begins with # begins a comment. Relative names count from\n"
        "LIST's folder, so that it can be moved with its matrices; if LIST is -, standard input, they count from the\n"
        "working directory. Sizes may differ from line to line. Types, orders and options are those of all lines,\n"
        "and all have a C, or none. If any D fails --check, none is written.\n");
    puts("D.npy is written as cp and sort -o write their output. An existing file keeps its mode, owner and\n"
         "other names, and a failure to write it leaves a part; a symlink is followed, if it leads to a file;\n"
         "a FIFO or a device takes the bytes. A new file appears when it is complete, or not at all.\n"
         "Where D goes to standard output, what matmul prints goes to standard error.\n"
         "\n"
         "Exit codes: 0 done, 1 a wrong result or a failure of Vulkan, 2 bad input.");
}

#define WORD(name, word) word,
static const char* const LAYOUTS[] = {SK_LAYOUTS(WORD) NULL};
static const char* const TRIANGLES[] = {SK_TRIANGLES(WORD) NULL};
static const char* const TYPES[] = {"auto", "f32", "f16", NULL};
static const char* const CONJUGATES[] = {"none", "a", "b", "both", NULL};

static bool add_path(options* o, const char* path)
{
    const char** place = !o->a ? &o->a : !o->b ? &o->b : NULL;
    if (!place)
        fprintf(stderr, "matmul: %s is one file too many: two are multiplied; --help says more\n", path);
    else
        *place = path;
    return place != NULL;
}

static bool refuse(const char* sentence)
{
    fprintf(stderr, "matmul: %s\n", sentence);
    return false;
}

static bool check_options(options* o)
{
    if (o->group && (o->a || o->output || o->c))
        return refuse("--group LIST names all files: A.npy, -o and --c are for one product");
    if (o->group) /* whether there are C and D is known when the list is read */
        return true;
    if (!o->a || !o->b)
        return refuse("two files are needed, A.npy and B.npy; --help says more");
    return settle_options(o, o->c != NULL, o->output != NULL);
}

bool settle_options(options* o, bool has_c, bool has_output)
{
    if (!has_output && !o->check && !o->time)
        return refuse(o->group ? "LIST names no D: --check or --time is needed"
                               : "-o FILE is needed, or --check or --time");
    formula* f = &o->formula;
    if (!o->has_beta)
        f->beta = has_c ? 1.0f : 0.0f;
    if ((f->beta != 0.0f || f->beta_imaginary != 0.0f) && !has_c)
        return refuse(o->group ? "--beta multiplies C: LIST names none" : "--beta multiplies C: --c FILE is needed");
    return true;
}

bool parse_options(int count, char** words, options* o)
{
    bool only_paths = false; /* after -- */
    memset(o, 0, sizeof *o);
    o->formula.alpha = 1.0f;
    const char* beta_text = NULL; /* its default depends on C */
    const option beta = {"--beta", OPTION_NUMBER, &o->formula.beta, NULL};
    option decisions[DECISION_COUNT + 1];
    list_decisions(&o->decisions, decisions);
    const option list[] = {
        {"-o", OPTION_TEXT, &o->output, NULL},
        {"--output", OPTION_TEXT, &o->output, NULL},
        {"--group", OPTION_TEXT, &o->group, NULL},
        {"--alpha", OPTION_NUMBER, &o->formula.alpha, NULL},
        {"--beta", OPTION_TEXT, &beta_text, NULL},
        {"--c", OPTION_TEXT, &o->c, NULL},
        {"--alpha-imaginary", OPTION_NUMBER, &o->formula.alpha_imaginary, NULL},
        {"--beta-imaginary", OPTION_NUMBER, &o->formula.beta_imaginary, NULL},
        {"--conjugate", OPTION_WORD, &o->conjugate, CONJUGATES},
        {"--type-d", OPTION_WORD, &o->type_d, TYPES},
        {"--layout-d", OPTION_WORD, &o->layout_d, LAYOUTS},
        {"--check", OPTION_FLAG, &o->check, NULL},
        {"--time", OPTION_FLAG, &o->time, NULL},
        {"--verbose", OPTION_FLAG, &o->verbose, NULL},
        {"--help", OPTION_FLAG, &o->help, NULL},
        {"--device", OPTION_TEXT, &o->device, NULL},
        {"--triangle", OPTION_WORD, &o->formula.triangle, TRIANGLES},
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
    o->has_beta = beta_text != NULL;
    o->formula.conjugates_a = o->conjugate & 1;
    o->formula.conjugates_b = o->conjugate & 2;
    if (beta_text && !parse_value("matmul", &beta, beta_text))
        return false;
    return o->help || check_options(o);
}
