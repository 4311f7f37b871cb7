/* convert_weights MODEL.safetensors:LAYER --from gptq -o W.gguf: weights of 4 bits that others stored, in blocks.
 *
 * Codes of GPTQ and AWQ stay as they are: with zeros of 8 they become q4_0, which has the same numbers, and otherwise
 * q4_1, whose least value -scale zero is rounded once to f16. nf4 has no such blocks: its numbers are quantized to
 * q8_0. Its input may be any file, so that it believes nothing. Calls no Vulkan. */
#include "course/parser.h"
#include "course/status.h"
#include "parts/files/layouts.h"
#include "parts/matrices/element.h"
#include "streamk_blocks.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char* const KINDS[] = {"gptq", "gptq-v2", "awq", "nf4", NULL};

typedef struct options
{
    const char *path, *output;
    int kind; /* layout_kind; -1: not given */
    uint32_t rows;
    bool help;
} options;

static status complain(const char* sentence)
{
    fprintf(stderr, "convert_weights: %s\n", sentence);
    return BAD_INPUT;
}

static void print_help(void)
{
    puts(
        "usage: convert_weights MODEL.safetensors:LAYER --from LAYOUT -o W.gguf[:NAME]\n"
        "\n"
        "Converts a layer's weights of 4 bits to blocks that streamk multiplies.\n"
        "\n"
        "  --from LAYOUT      gptq: LAYER.qweight, .qzeros, which are less 1, and .scales; gptq-v2: the same with\n"
        "                     zeros as they are; awq: the same in AWQ's order; nf4: LAYER.weight and .weight.absmax\n"
        "  --rows N           of nf4: outputs of the layer\n"
        "  -o, --output FILE  a GGUF file of one tensor, which is called weight unless NAME is given\n"
        "\n"
        "GPTQ and AWQ with zeros of 8 become q4_0, which is exact; with others q4_1, whose least value is rounded to\n"
        "f16. nf4 becomes q8_0. A g_idx that permutes inputs, and an absmax that is quantized, are refused.\n"
        "\n"
        "Exit codes: 0 done, 2 bad input.");
}

static bool parse_options(int count, char** words, options* o)
{
    const option list[] = {
        {"--from", OPTION_WORD, &o->kind, KINDS},     {"--rows", OPTION_COUNT, &o->rows, NULL},
        {"-o", OPTION_TEXT, (void*)&o->output, NULL}, {"--output", OPTION_TEXT, (void*)&o->output, NULL},
        {"--help", OPTION_FLAG, &o->help, NULL},      {NULL, OPTION_FLAG, NULL, NULL}};
    for (int i = 1; i < count; i++)
    {
        if (words[i][0] != '-' && !o->path)
            o->path = words[i];
        else if (!parse_option("convert_weights", list, count, words, &i))
            return false;
    }
    size_t length = 0;
    const char* wanted = "MODEL.safetensors:LAYER, --from LAYOUT and -o W.gguf are needed; --help says more";
    bool whole = o->path && o->kind >= 0 && o->output && is_tensor_path(o->path, &length) && o->path[length];
    whole = whole && is_tensor_path(o->output, &length) && strncmp(o->output + length - 5, ".gguf", 5) == 0;
    if (!whole && !o->help)
        complain(wanted);
    return whole || o->help;
}

/* ---- blocks ---------------------------------------------------------------------------------- */

static bool has_zeros_of_8(const layer* l)
{
    for (uint32_t n = 0; n < l->n; n++)
        for (uint32_t k = 0; k < l->k; k += l->group)
            if (get_zero(l, n, k) != 8)
                return false;
    return true;
}

/* 32 codes of one group, as q4_0 and q4_1 have them behind d and m. False: a scale or its product is infinite. */
static bool store_codes(const layer* l, uint32_t n, uint32_t k, sk_type type, unsigned char* block)
{
    double scale = get_scale(l, n, k), least = -scale * get_zero(l, n, k);
    unsigned char* codes = block + (type == SK_TYPE_Q4_0 ? 2 : 4);
    store_element(SK_TYPE_F16, block, scale);
    if (type == SK_TYPE_Q4_1)
        store_element(SK_TYPE_F16, block + 2, least);
    for (uint32_t i = 0; i < 16; i++)
        codes[i] = (unsigned char)(get_code(l, n, k + i) | get_code(l, n, k + i + 16) << 4);
    return isfinite(load_element(SK_TYPE_F16, block)) &&
           (type == SK_TYPE_Q4_0 || isfinite(load_element(SK_TYPE_F16, block + 2)));
}

static bool store_block(const layer* l, uint32_t n, uint32_t k, sk_type type, unsigned char* block)
{
    float values[32];
    if (type != SK_TYPE_Q8_0)
        return store_codes(l, n, k, type, block);
    for (uint32_t i = 0; i < 32; i++)
        values[i] = (float)get_weight(l, n, k + i);
    return sk_quantize(type, values, 32, block) == SK_SUCCESS;
}

/* Stores all blocks. Returns the largest error of a weight, as a share of the largest weight; negative: a scale is
 * infinite. */
static double store_blocks(const layer* l, npy_matrix* to)
{
    double largest = 0.0, error = 0.0;
    size_t size = element_size(to->type);
    unsigned char* block = to->data;
    float back[32];
    for (uint32_t n = 0; n < l->n; n++)
        for (uint32_t k = 0; k < l->k; k += 32, block += size)
        {
            if (!store_block(l, n, k, to->type, block))
                return -1.0;
            sk_dequantize(to->type, block, 32, back);
            for (uint32_t i = 0; i < 32; i++)
            {
                double weight = get_weight(l, n, k + i);
                largest = fmax(largest, fabs(weight));
                error = fmax(error, fabs((double)back[i] - weight));
            }
        }
    return largest > 0.0 ? error / largest : 0.0;
}

static sk_type choose_type(const layer* l)
{
    if (l->kind == LAYOUT_NF4)
        return SK_TYPE_Q8_0;
    return has_zeros_of_8(l) ? SK_TYPE_Q4_0 : SK_TYPE_Q4_1;
}

/* ---- files ----------------------------------------------------------------------------------- */

/* The file's part of a path, whose own text is cut after it, and what follows its colon. */
static const char* cut_path(char* path)
{
    size_t length = 0;
    is_tensor_path(path, &length);
    const char* name = path[length] ? path + length + 1 : NULL;
    path[length] = 0;
    return name;
}

static status write_blocks(const layer* l, char* output)
{
    char sentence[NPY_SENTENCE];
    const char* given = cut_path(output);
    const char* name = given ? given : "weight";
    npy_matrix to = {.count = 1, .rows = l->n, .columns = l->k, .dimensions = NPY_MATRIX};
    to.type = choose_type(l);
    to.data = malloc(count_npy_bytes(&to) + 1);
    if (!to.data)
        return complain("the blocks do not fit into memory");
    double error = store_blocks(l, &to);
    bool done = error >= 0.0 && write_gguf(output, name, &to, sentence);
    if (done)
        printf("wrote %s: %s, %u x %u, %s; the largest error is %.2g of the largest weight\n", output, name, l->n,
               l->k, element_word(to.type), error);
    free(to.data);
    return done ? DONE
                : complain(error < 0.0 ? "a scale of the layer is infinite in f16, or not a number" : sentence);
}

static status convert(const tensor_file* f, const char* name, const options* o, char* output)
{
    char sentence[NPY_SENTENCE];
    layer l;
    status result = BAD_INPUT;
    if (!read_layer(f, name, (layout_kind)o->kind, o->rows, &l, sentence))
        complain(sentence);
    else if (l.group % 32 || l.k % 32)
        complain("the layer's groups of inputs are no multiples of 32, which a block has");
    else
        result = write_blocks(&l, output);
    free_layer(&l);
    return result;
}

static char* copy_text(const char* text)
{
    char* copy = malloc(strlen(text) + 1);
    return copy ? strcpy(copy, text) : NULL;
}

int main(int count, char** words)
{
    options o = {.kind = -1};
    char sentence[NPY_SENTENCE];
    tensor_file f;
    if (!parse_options(count, words, &o))
        return BAD_INPUT;
    if (o.help)
    {
        print_help();
        return DONE;
    }
    char *path = copy_text(o.path), *output = copy_text(o.output);
    status result = BAD_INPUT;
    const char* name = path ? cut_path(path) : NULL;
    if (!path || !output)
        complain("memory is short");
    else if (!open_tensors(path, &f, sentence))
        complain(sentence);
    else
    {
        result = convert(&f, name, &o, output);
        close_tensors(&f);
    }
    free(path);
    free(output);
    return (int)result;
}
