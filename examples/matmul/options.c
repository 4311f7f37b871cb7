#include "options.h"

#include "course/decisions.h"
#include "parts/files/tensors.h"
#include "parts/words/ending.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define WORD(name, word) word,
static const char* const LAYOUTS[] = {SK_LAYOUTS(WORD) NULL};
static const char* const TRIANGLES[] = {SK_TRIANGLES(WORD) NULL};
static const char* const ACTIVATIONS[] = {SK_ACTIVATIONS(WORD) NULL};
#define TYPE_WORD(name, word, ...) word,
static const char* const D_TYPES[] = {"auto", SK_TYPES(TYPE_WORD) NULL};
static const char* const SUMS[] = {"f32", "f16", NULL}; /* by sk_type */
static const char* const RAW_WORDS[] = {"none", "bf16", "e4m3", "e5m2", NULL};
static const sk_type RAW_TYPES[] = {SK_TYPE_F32, SK_TYPE_BF16, SK_TYPE_E4M3, SK_TYPE_E5M2};
static const char* const SPARSE_TYPES[] = {"f32", "f64", "cf32", NULL};
static const sk_type SPARSE_VALUES[] = {SK_TYPE_F32, SK_TYPE_F64, SK_TYPE_CF32};
static const char* const MULTIPLIED_WORDS[] = {"none", "f16", "bf16", NULL};
static const sk_type MULTIPLIED_TYPES[] = {SK_TYPE_F32, SK_TYPE_F16, SK_TYPE_BF16};
static const char* const PACKS[] = {"none", "a", "b", NULL};
static const char* const WORDS[] = {"none", "gptq", "gptq-v2", "awq", NULL}; /* 1 + layout_kind */
static const char* const CONJUGATES[] = {"none", "a", "b", "both", NULL};

static bool add_path(options* o, const char* path)
{
    const char** place = !o->paths[A] ? &o->paths[A] : !o->paths[B] ? &o->paths[B] : NULL;
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

/* A file that is there for one product only, or NULL. */
static const char* find_path(const options* o)
{
    const char* found = NULL;
    for (int i = 0; i < OPERAND_COUNT && !found; i++)
        found = o->paths[i];
    return found;
}

/* Options that no dense product has are named; so are those that are for dense products alone. */
static const struct
{
    const char *name, *takes, *usage;
} FORMS[FORM_COUNT] = {
    [FORM_SPARSE] =
        {"sparse products", "-o, --type, --check, --time, --verbose, --json and --device",
         "sparse products are A.mtx B.mtx -o C.mtx, with --type f32, f64 or cf32, or A.mtx B.npy -o D.npy; "
         "-o may be left out with --check or --time"},
    [FORM_SPARSE_DENSE] = {"sparse products", "-o, --check, --time, --verbose, --json and --device", NULL},
    [FORM_PATTERN] =
        {"products at a pattern", "-o, --alpha, --beta, --check, --time, --verbose, --json and --device",
         "products at a pattern are A.npy B.npy --pattern P.mtx -o D.mtx, with --alpha and --beta; -o may "
         "be left out with --check or --time"},
    [FORM_LIST] = {"files that are listed", "no other option",
                   "--list FILE tells the tensors of one file, and takes no others"},
    [FORM_QUANTIZE] = {"matrices that are quantized", "-o, --types and --from",
                       "a matrix is quantized by --quantize TYPE W.npy -o W.gguf"},
};

static product_form find_form(const options* o)
{
    if (o->list)
        return FORM_LIST;
    if (o->quantize)
        return FORM_QUANTIZE;
    if (o->pattern)
        return FORM_PATTERN;
    if (o->group)
        return FORM_GROUP;
    if (!o->paths[A] || !ends_in(o->paths[A], ".mtx"))
        return FORM_DENSE;
    return o->paths[B] && ends_in(o->paths[B], ".npy") ? FORM_SPARSE_DENSE : FORM_SPARSE;
}

/* An option that another form of product has, and this one has not. */
static bool refuse_option(const options* o, const char* word)
{
    int length = (int)strcspn(word, "=");
    if (o->form == FORM_SPARSE_DENSE && strncmp(word, "--type", (size_t)length) == 0)
        fprintf(stderr, "matmul: --type is for two sparse matrices; the product with %s has its type\n", o->paths[B]);
    else if (o->form < FORM_SPARSE)
        fprintf(stderr, "matmul: %.*s is for two sparse matrices, A.mtx and B.mtx\n", length, word);
    else
        fprintf(stderr, "matmul: %.*s is not for %s, which take %s\n", length, word, FORMS[o->form].name,
                FORMS[o->form].takes);
    return false;
}

/* Whether a float holds a factor of a product at a pattern, whose factors are floats whatever the type. */
static bool is_float(const char* name, double factor)
{
    bool holds = isfinite((float)factor) && ((float)factor != 0.0f || factor == 0.0);
    if (!holds)
        fprintf(stderr, "matmul: %s is %g, and takes a number that a float can hold\n", name, factor);
    return holds;
}

static bool check_sparse(const options* o)
{
    if (!o->paths[A] || !o->paths[B] || !(o->paths[D] || o->check || o->time))
        return refuse(FORMS[o->form == FORM_PATTERN ? FORM_PATTERN : FORM_SPARSE].usage);
    bool is_dense = o->form == FORM_SPARSE_DENSE;
    if (o->paths[D] && ends_in(o->paths[D], is_dense ? ".mtx" : ".npy"))
    {
        fprintf(stderr, "matmul: -o is %s, but D is %s, and written as a %s file\n", o->paths[D],
                is_dense ? "dense" : "sparse", is_dense ? "NumPy" : "Matrix Market");
        return false;
    }
    return o->form != FORM_PATTERN || (is_float("--alpha", o->formula.alpha) && is_float("--beta", o->formula.beta));
}

static bool check_clamp(const formula* f)
{
    return f->clamp_min <= f->clamp_max || refuse("--clamp-min is larger than --clamp-max");
}

/* What multiplies nothing. */
static bool check_weights(const options* o)
{
    size_t length = 0;
    const char* d = o->paths[D];
    if (o->form == FORM_LIST ? o->paths[A] != NULL : !o->paths[A] || o->paths[B] || !d)
        return refuse(FORMS[o->form].usage);
    if (o->form == FORM_QUANTIZE && !(is_tensor_path(d, &length) && strncmp(d + length - 5, ".gguf", 5) == 0))
    {
        fprintf(stderr, "matmul: -o is %s, but what is quantized is written to a file of .gguf\n", d);
        return false;
    }
    if (o->form == FORM_QUANTIZE && d[length] && !d[length + 1])
    {
        fprintf(stderr, "matmul: -o is %s, without a tensor's name behind the colon\n", d);
        return false;
    }
    return true;
}

/* With --pack, -o is not D's. */
static bool take_packed(options* o)
{
    o->packed = o->paths[D];
    o->paths[D] = NULL;
    if (!o->packed || !ends_in(o->packed, ".skp"))
        return refuse("--pack writes a prepacked operand: -o FILE.skp is needed");
    return !ends_in(o->paths[o->pack - 1], ".skp") || refuse("--pack takes an operand that is not prepacked yet");
}

static bool check_options(options* o)
{
    if (o->form >= FORM_LIST)
        return check_weights(o);
    if (o->form >= FORM_SPARSE)
        return check_sparse(o);
    if (o->group && find_path(o))
        return refuse("--group LIST names all files: A.npy, -o, --c and other files are for one product");
    if (!check_clamp(&o->formula))
        return false;
    if (o->group) /* whether there are C and D is known when the list is read */
        return !o->pack || refuse("--pack is for one product, and --group names many");
    if (!o->paths[A] || !o->paths[B])
        return refuse("two files are needed, A.npy and B.npy; --help says more");
    if (o->pack && !take_packed(o))
        return false;
    if (o->paths[D] && ends_in(o->paths[D], ".skp"))
        return refuse("-o names a prepacked operand, which --pack writes; D is written as a NumPy file");
    if (o->paths[D] && (ends_in(o->paths[D], ".gguf") || ends_in(o->paths[D], ".safetensors")))
        return refuse("-o names a file of weights, but D is written as a NumPy file; --quantize makes weights");
    if (!o->paths[SECOND_A] != !o->paths[SECOND_B])
        return refuse("--second-a and --second-b are the operands of one term: both are needed, or none");
    return settle_options(o, o->paths[C] != NULL, o->paths[D] != NULL || o->packed);
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

/* Options whose value is parsed after all others: their defaults depend on those, or on whether they are given. */
typedef struct late_options
{
    const char *beta, *clamp_min, *clamp_max;
    int raw, type, multiplied;
    const option* decisions;
    const char* refused[FORM_COUNT]; /* the first option that a form has not */
} late_options;

enum
{
    OPTION_MOST = 40
};

/* Whether products of a form have an option. */
static bool is_option_of(product_form form, const option* o)
{
    static const char* const ALL[] = {"-o",        "--output", "--check", "--time",
                                      "--verbose", "--json",   "--help",  "--device"};
    bool is_factor = strcmp(o->name, "--alpha") == 0 || strcmp(o->name, "--beta") == 0;
    bool is_output = strcmp(o->name, "-o") == 0 || strcmp(o->name, "--output") == 0;
    if (form >= FORM_LIST && strcmp(o->name, "--help") != 0)
        return strcmp(o->name, form == FORM_LIST ? "--list" : "--quantize") == 0 ||
               (form == FORM_QUANTIZE &&
                (is_output || strcmp(o->name, "--types") == 0 || strcmp(o->name, "--from") == 0));
    if (form < FORM_SPARSE)
        return strcmp(o->name, "--type") != 0;
    if (strcmp(o->name, "--type") == 0)
        return form == FORM_SPARSE;
    if (form == FORM_PATTERN && (is_factor || strcmp(o->name, "--pattern") == 0))
        return true;
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++)
        if (strcmp(o->name, ALL[i]) == 0)
            return true;
    return false;
}

/* Notes for which forms an option is none. */
static void note_option(late_options* late, const option* list, const char* word)
{
    const option* o = find_option(list, word);
    for (int form = 0; form < FORM_COUNT && o; form++)
        if (!late->refused[form] && !is_option_of((product_form)form, o))
            late->refused[form] = word;
}

static void list_options(options* o, late_options* late, option* decisions, option list[OPTION_MOST])
{
    formula* f = &o->formula;
    const option all[] = {
        {"-o", OPTION_TEXT, &o->paths[D], NULL},
        {"--output", OPTION_TEXT, &o->paths[D], NULL},
        {"--group", OPTION_TEXT, &o->group, NULL},
        {"--pattern", OPTION_TEXT, &o->pattern, NULL},
        {"--list", OPTION_TEXT, &o->list, NULL},
        {"--quantize", OPTION_TEXT, &o->quantize, NULL},
        {"--pack", OPTION_WORD, &o->pack, PACKS},
        {"--type", OPTION_WORD, &late->type, SPARSE_TYPES},
        {"--types", OPTION_WORD, &late->raw, RAW_WORDS},
        {"--from", OPTION_WORD, &o->words, WORDS},
        {"--type-d", OPTION_WORD, &o->type_d, D_TYPES},
        {"--layout-d", OPTION_WORD, &o->layout_d, LAYOUTS},
        {"--multiplied", OPTION_WORD, &late->multiplied, MULTIPLIED_WORDS},
        {"--accumulator", OPTION_WORD, &f->accumulator, SUMS},
        {"--triangle", OPTION_WORD, &f->triangle, TRIANGLES},
        {"--conjugate", OPTION_WORD, &o->conjugate, CONJUGATES},
        {"--second-a", OPTION_TEXT, &o->paths[SECOND_A], NULL},
        {"--second-b", OPTION_TEXT, &o->paths[SECOND_B], NULL},
        {"--alpha", OPTION_DOUBLE, &f->alpha, NULL},
        {"--beta", OPTION_TEXT, &late->beta, NULL},
        {"--c", OPTION_TEXT, &o->paths[C], NULL},
        {"--alpha-imaginary", OPTION_DOUBLE, &f->alpha_imaginary, NULL},
        {"--beta-imaginary", OPTION_DOUBLE, &f->beta_imaginary, NULL},
        {"--scale-m", OPTION_TEXT, &o->paths[SCALE_M], NULL},
        {"--scale-n", OPTION_TEXT, &o->paths[SCALE_N], NULL},
        {"--bias", OPTION_TEXT, &o->paths[BIAS], NULL},
        {"--activation", OPTION_WORD, &f->activation, ACTIVATIONS},
        {"--gate", OPTION_FLAG, &f->gate, NULL},
        {"--clamp-min", OPTION_TEXT, &late->clamp_min, NULL},
        {"--clamp-max", OPTION_TEXT, &late->clamp_max, NULL},
        {"--residual", OPTION_TEXT, &o->paths[RESIDUAL], NULL},
        {"--check", OPTION_FLAG, &o->check, NULL},
        {"--time", OPTION_FLAG, &o->time, NULL},
        {"--verbose", OPTION_FLAG, &o->verbose, NULL},
        {"--json", OPTION_FLAG, &o->json, NULL},
        {"--help", OPTION_FLAG, &o->help, NULL},
        {"--device", OPTION_TEXT, &o->device, NULL},
        {NULL, OPTION_MORE, decisions, NULL},
    };
    memcpy(list, all, sizeof all);
}

/* What names of files tell of the form, before options have their values; with --help nothing. */
static product_form guess_form(int count, char** words)
{
    bool is_sparse = false, has_dense = false, has_pattern = false;
    for (int i = 1; i < count; i++)
    {
        is_sparse = is_sparse || ends_in(words[i], ".mtx");
        has_dense = has_dense || ends_in(words[i], ".npy");
        has_pattern = has_pattern || strncmp(words[i], "--pattern", 9) == 0;
        if (strcmp(words[i], "--help") == 0)
            return FORM_DENSE;
    }
    return !is_sparse ? FORM_DENSE : has_pattern ? FORM_PATTERN : has_dense ? FORM_SPARSE_DENSE : FORM_SPARSE;
}

static bool parse_words(int count, char** words, const option* list, late_options* late, options* o)
{
    bool only_paths = false; /* after -- */
    for (int i = 1; i < count; i++)
    {
        bool is_option = !only_paths && words[i][0] == '-' && words[i][1];
        if (is_option && strcmp(words[i], "--") == 0)
            only_paths = true;
        else if (is_option)
            note_option(late, list, words[i]);
        if (is_option && only_paths)
            continue;
        if (is_option && o->form >= FORM_SPARSE && find_option(late->decisions, words[i]))
            return refuse_option(o, words[i]); /* before its value is compared with words of dense products */
        if (!(is_option ? parse_option("matmul", list, count, words, &i) : add_path(o, words[i])))
            return false;
    }
    return true;
}

static bool parse_late(const char* name, option_kind kind, const char* text, void* number)
{
    const option o = {name, kind, number, NULL};
    return !text || parse_value("matmul", &o, text);
}

static bool take_late_options(const late_options* late, options* o)
{
    formula* f = &o->formula;
    o->raw = RAW_TYPES[late->raw];
    o->decisions.multiplied = MULTIPLIED_TYPES[late->multiplied];
    o->is_typed = late->type >= 0;
    o->type = o->is_typed ? SPARSE_VALUES[late->type] : SK_TYPE_F32;
    o->has_beta = late->beta != NULL;
    f->conjugates_a = o->conjugate & 1;
    f->conjugates_b = o->conjugate & 2;
    f->clamps = late->clamp_min || late->clamp_max;
    f->clamp_min = -INFINITY;
    f->clamp_max = INFINITY;
    return parse_late("--beta", OPTION_DOUBLE, late->beta, &f->beta) &&
           parse_late("--clamp-min", OPTION_NUMBER, late->clamp_min, &f->clamp_min) &&
           parse_late("--clamp-max", OPTION_NUMBER, late->clamp_max, &f->clamp_max);
}

bool parse_options(int count, char** words, options* o)
{
    option decisions[DECISION_COUNT + 1], list[OPTION_MOST];
    late_options late = {.type = -1, .decisions = decisions};
    memset(o, 0, sizeof *o);
    o->formula.alpha = 1.0;
    list_decisions(&o->decisions, decisions);
    list_options(o, &late, decisions, list);
    o->form = guess_form(count, words);
    if (!parse_words(count, words, list, &late, o) || !take_late_options(&late, o))
        return false;
    o->form = find_form(o);
    if (late.refused[o->form] && !o->help)
        return refuse_option(o, late.refused[o->form]);
    return o->help || check_options(o);
}
