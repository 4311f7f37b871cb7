#include "options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void options_print_help(void)
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
         "  --layout-d LAYOUT     row or col (Fortran order); default: row\n"
         "\n"
         "  --check               verify every value on the CPU; a wrong D is not written\n"
         "  --time                print time and TFLOP/s: the median of several runs\n"
         "  --verbose             print what streamk decided\n"
         "\n"
         "  --device D            index, or part of the name; default: $STREAMK_DEVICE, else a discrete GPU\n"
         "  --decomposition NAME  auto, data-parallel, split-k, stream-k, hybrid or retiled\n"
         "  --splits N            shares of each tile, for split-k\n"
         "  --workers N           workgroups that share the work\n"
         "  --fixup NAME          auto, none, last-arriver or separate-pass\n"
         "  --kernel NAME         one of those that 02_plan lists\n"
         "\n"
         "Exit codes: 0 done, 1 a wrong result or a failure of Vulkan, 2 bad input.");
}

static const char* const DECOMPOSITIONS[] = {"auto",   "data-parallel", "split-k", "stream-k",
                                             "hybrid", "retiled",       NULL};
static const char* const FIXUPS[] = {"auto", "none", "last-arriver", "separate-pass", "turnstile", NULL};
static const char* const LAYOUTS[] = {"row", "col", NULL};
static const char* const TYPES[] = {"auto", "f32", "f16", NULL};

typedef enum kind
{
    FLAG,   /* bool */
    TEXT,   /* const char* */
    NUMBER, /* float */
    COUNT,  /* uint32_t */
    WORD    /* int: an index into words */
} kind;

typedef struct option
{
    const char* name;
    kind kind;
    void* value;
    const char* const* words;
} option;

static bool complain(const char* name, const char* value, const char* wanted)
{
    fprintf(stderr, "matmul: %s is %s, and takes %s\n", name, value, wanted);
    return false;
}

static bool parse_number(const option* o, const char* text)
{
    char* end;
    float number = strtof(text, &end);
    if (end == text || *end)
        return complain(o->name, text, "a number");
    *(float*)o->value = number;
    return true;
}

static bool parse_count(const option* o, const char* text)
{
    char* end;
    errno = 0;
    unsigned long long count = strtoull(text, &end, 10);
    if (*text < '0' || *text > '9' || *end || errno || count == 0 || count > UINT32_MAX)
        return complain(o->name, text, "a whole number from 1 to 4294967295");
    *(uint32_t*)o->value = (uint32_t)count;
    return true;
}

static bool parse_word(const option* o, const char* text)
{
    char wanted[128] = "one of";
    for (int i = 0; o->words[i]; i++)
    {
        if (strcmp(text, o->words[i]) == 0)
        {
            *(int*)o->value = i;
            return true;
        }
        snprintf(wanted + strlen(wanted), sizeof wanted - strlen(wanted), "%s %s", i ? "," : "", o->words[i]);
    }
    return complain(o->name, text, wanted);
}

static bool parse_value(const option* o, const char* text)
{
    switch (o->kind)
    {
    case FLAG: *(bool*)o->value = true; return true;
    case TEXT: *(const char**)o->value = text; return true;
    case NUMBER: return parse_number(o, text);
    case COUNT: return parse_count(o, text);
    case WORD: return parse_word(o, text);
    }
    return false;
}

/* --name value, or --name=value; leaves *index at the last word used. */
static bool parse_option(const option* list, int count, char** words, int* index)
{
    const char* word = words[*index];
    size_t length = strcspn(word, "=");
    for (const option* o = list; o->name; o++)
    {
        if (strlen(o->name) != length || strncmp(o->name, word, length) != 0)
            continue;
        if (o->kind == FLAG && word[length] == '=')
            return complain(o->name, word + length + 1, "no value");
        if (o->kind == FLAG || word[length] == '=')
            return parse_value(o, word[length] == '=' ? word + length + 1 : NULL);
        if (*index + 1 < count)
            return parse_value(o, words[++*index]);
        fprintf(stderr, "matmul: %s needs a value\n", o->name);
        return false;
    }
    fprintf(stderr, "matmul: there is no option %s; --help lists them\n", word);
    return false;
}

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

bool options_parse(int count, char** words, options* o)
{
    bool only_paths = false; /* after -- */
    memset(o, 0, sizeof *o);
    o->alpha = 1.0f;
    const char* beta_text = NULL; /* understood last: its default depends on --c */
    const option beta = {"--beta", NUMBER, &o->beta, NULL};
    const option list[] = {
        {"-o", TEXT, &o->output, NULL},
        {"--output", TEXT, &o->output, NULL},
        {"--alpha", NUMBER, &o->alpha, NULL},
        {"--beta", TEXT, &beta_text, NULL},
        {"--c", TEXT, &o->c, NULL},
        {"--type-d", WORD, &o->type_d, TYPES},
        {"--layout-d", WORD, &o->layout_d, LAYOUTS},
        {"--check", FLAG, &o->check, NULL},
        {"--time", FLAG, &o->time, NULL},
        {"--verbose", FLAG, &o->verbose, NULL},
        {"--help", FLAG, &o->help, NULL},
        {"--device", TEXT, &o->device, NULL},
        {"--decomposition", WORD, &o->decomposition, DECOMPOSITIONS},
        {"--splits", COUNT, &o->splits, NULL},
        {"--workers", COUNT, &o->workers, NULL},
        {"--fixup", WORD, &o->fixup, FIXUPS},
        {"--kernel", TEXT, &o->kernel, NULL},
        {NULL, FLAG, NULL, NULL},
    };
    for (int i = 1; i < count; i++)
    {
        bool is_option = !only_paths && words[i][0] == '-' && words[i][1];
        if (is_option && strcmp(words[i], "--") == 0)
            only_paths = true;
        else if (!(is_option ? parse_option(list, count, words, &i) : add_path(o, words[i])))
            return false;
    }
    o->beta = o->c ? 1.0f : 0.0f;
    if (beta_text && !parse_number(&beta, beta_text))
        return false;
    return o->help || check_options(o);
}
