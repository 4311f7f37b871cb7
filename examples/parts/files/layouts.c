/* Layouts:
 *
 *   GPTQ   qweight s32 k / 8 x n: bits 4 i of word r are the code of input 8 r + i. qzeros s32 groups x n / 8: bits 4 i
 *          of word c are the zero of output 8 c + i, less 1 in version 1. scales groups x n
 *   AWQ    qweight s32 k x n / 8, qzeros s32 groups x n / 8: output 8 c + j is in bits 4 ORDER[j] of word c. scales
 *          groups x n
 *   nf4    weight u8: two inputs a byte, the first in its high half. absmax f32: a scale for each 64 inputs. Codes name
 *          the 16 quantiles of a normal distribution (Dettmers et al., QLoRA, 2023, arXiv 2305.14314, appendix E) */
#include "layouts.h"

#include "parts/matrices/element.h"

#include <stdio.h>
#include <string.h>

enum
{
    NF4_GROUP = 64
};

static const unsigned char ORDER[8] = {0, 4, 1, 5, 2, 6, 3, 7};

static const double NF4[16] = {-1.0,
                               -0.6961928009986877,
                               -0.5250730514526367,
                               -0.39491748809814453,
                               -0.28444138169288635,
                               -0.18477343022823334,
                               -0.09105003625154495,
                               0.0,
                               0.07958029955625534,
                               0.16093020141124725,
                               0.24611230194568634,
                               0.33791524171829224,
                               0.44070982933044434,
                               0.5626170039176941,
                               0.7229568362236023,
                               1.0};

/* ---- reading --------------------------------------------------------------------------------- */

static bool refuse(char* sentence, const tensor_file* f, const char* name, const char* why)
{
    snprintf(sentence, NPY_SENTENCE, "%.150s has %.150s %s", f->path, name, why);
    return false;
}

/* Reads a tensor of a layer, "up_proj.qweight" say. */
static bool read_part(const tensor_file* f, const char* name, const char* part, npy_matrix* matrix, char* sentence)
{
    char whole[TENSOR_NAME + 32];
    snprintf(whole, sizeof whole, "%s.%s", name, part);
    const tensor* t = find_tensor(f, whole, sentence);
    return t && read_tensor(f, t, matrix, sentence);
}

static bool has_part(const tensor_file* f, const char* name, const char* part)
{
    char whole[TENSOR_NAME + 32];
    snprintf(whole, sizeof whole, "%s.%s", name, part);
    for (uint64_t i = 0; i < f->count; i++)
        if (strcmp(f->tensors[i].name, whole) == 0)
            return true;
    return false;
}

/* Checkpoints whose inputs are in order may have the list of groups, too. */
static bool check_order(const tensor_file* f, const char* name, const layer* l, char* sentence)
{
    npy_matrix order;
    if (!has_part(f, name, "g_idx"))
        return true;
    if (!read_part(f, name, "g_idx", &order, sentence))
        return false;
    bool fits = order.type == SK_TYPE_S32 && order.dimensions == NPY_ROWS && order.rows == l->k, in_order = fits;
    for (uint32_t k = 0; k < l->k && in_order; k++)
        in_order = get_npy_element(&order, 0, k, 0) == (double)(k / l->group);
    free_npy(&order);
    if (!fits)
        return refuse(sentence, f, name, "with a g_idx that is no vector of an s32 for each input");
    return in_order ||
           refuse(sentence, f, name,
                  "with a g_idx that permutes its inputs (act-order), or has other groups: blocks need each "
                  "group's side by side");
}

static bool is_float(const npy_matrix* matrix)
{
    return matrix->type == SK_TYPE_F16 || matrix->type == SK_TYPE_BF16 || matrix->type == SK_TYPE_F32;
}

static bool shape_words(const tensor_file* f, const char* name, layer* l, char* sentence)
{
    const npy_matrix *codes = &l->codes, *zeros = &l->zeros, *scales = &l->scales;
    bool is_awq = l->kind == LAYOUT_AWQ;
    bool fits =
        codes->dimensions == NPY_MATRIX && zeros->dimensions == NPY_MATRIX && scales->dimensions == NPY_MATRIX;
    fits = fits && codes->type == SK_TYPE_S32 && zeros->type == SK_TYPE_S32 && is_float(scales) && scales->rows > 0;
    fits = fits && codes->rows <= UINT32_MAX / 8 && scales->columns % 8 == 0;
    if (!fits)
        return refuse(sentence, f, name,
                      "whose qweight and qzeros are no matrices of s32, or whose scales are none of floats with a "
                      "multiple of 8 columns");
    l->n = scales->columns;
    l->k = is_awq ? codes->rows : codes->rows * 8;
    l->group = l->k / scales->rows;
    fits = codes->columns == (is_awq ? l->n / 8 : l->n) && zeros->rows == scales->rows && zeros->columns == l->n / 8;
    fits = fits && l->group > 0 && l->group * scales->rows == l->k;
    return fits || refuse(sentence, f, name, "whose codes, zeros and scales do not fit each other");
}

static bool read_words(const tensor_file* f, const char* name, layer* l, char* sentence)
{
    return read_part(f, name, "qweight", &l->codes, sentence) && read_part(f, name, "qzeros", &l->zeros, sentence) &&
           read_part(f, name, "scales", &l->scales, sentence) && shape_words(f, name, l, sentence) &&
           (l->kind == LAYOUT_AWQ || check_order(f, name, l, sentence));
}

static bool read_nf4(const tensor_file* f, const char* name, uint32_t rows, layer* l, char* sentence)
{
    if (!read_part(f, name, "weight", &l->codes, sentence) ||
        !read_part(f, name, "weight.absmax", &l->scales, sentence))
        return false;
    if (l->scales.type == SK_TYPE_U8)
        return refuse(sentence, f, name, "with an absmax that is quantized itself (double quantization)");
    uint64_t count = 2 * (uint64_t)count_npy_bytes(&l->codes);
    bool fits = l->codes.type == SK_TYPE_U8 && l->scales.type == SK_TYPE_F32 && l->scales.dimensions == NPY_ROWS;
    fits = fits && rows > 0 && count % rows == 0 && count / rows <= UINT32_MAX;
    if (!fits || l->scales.rows != count / NF4_GROUP || count % NF4_GROUP)
        return refuse(sentence, f, name, "as tensors of other types or sizes than nf4 of --rows has");
    l->n = rows;
    l->k = (uint32_t)(count / rows);
    l->group = NF4_GROUP;
    return l->k % NF4_GROUP == 0 || refuse(sentence, f, name, "in rows that are no multiples of 64");
}

bool read_layer(const tensor_file* f, const char* name, layout_kind kind, uint32_t rows, layer* l,
                char sentence[NPY_SENTENCE])
{
    memset(l, 0, sizeof *l);
    l->kind = kind;
    if (strlen(name) >= TENSOR_NAME)
        return refuse(sentence, f, "no layer", "of so long a name");
    return kind == LAYOUT_NF4 ? read_nf4(f, name, rows, l, sentence) : read_words(f, name, l, sentence);
}

void free_layer(layer* l)
{
    free_npy(&l->codes);
    free_npy(&l->scales);
    free_npy(&l->zeros);
}

/* ---- numbers --------------------------------------------------------------------------------- */

static uint32_t get_word(const npy_matrix* matrix, size_t row, size_t column)
{
    uint32_t word;
    memcpy(&word, (const unsigned char*)matrix->data + 4 * (row * matrix->columns + column), sizeof word);
    return word;
}

/* One of eight outputs that share a word. */
static uint32_t get_output(const layer* l, const npy_matrix* matrix, uint32_t row, uint32_t n)
{
    uint32_t place = l->kind == LAYOUT_AWQ ? ORDER[n % 8] : n % 8;
    return get_word(matrix, row, n / 8) >> 4 * place & 15;
}

uint32_t get_code(const layer* l, uint32_t n, uint32_t k)
{
    if (l->kind == LAYOUT_NF4)
    {
        size_t number = (size_t)n * l->k + k;
        return ((const unsigned char*)l->codes.data)[number / 2] >> (number % 2 ? 0 : 4) & 15;
    }
    return l->kind == LAYOUT_AWQ ? get_output(l, &l->codes, k, n) : get_word(&l->codes, k / 8, n) >> 4 * (k % 8) & 15;
}

double get_scale(const layer* l, uint32_t n, uint32_t k)
{
    if (l->kind == LAYOUT_NF4)
        return get_npy_element(&l->scales, 0, ((size_t)n * l->k + k) / NF4_GROUP, 0);
    return get_npy_element(&l->scales, 0, k / l->group, n);
}

uint32_t get_zero(const layer* l, uint32_t n, uint32_t k)
{
    if (l->kind == LAYOUT_NF4)
        return 0;
    return get_output(l, &l->zeros, k / l->group, n) + (l->kind == LAYOUT_GPTQ ? 1 : 0);
}

double get_weight(const layer* l, uint32_t n, uint32_t k)
{
    double code = get_code(l, n, k);
    return get_scale(l, n, k) * (l->kind == LAYOUT_NF4 ? NF4[(int)code] : code - (double)get_zero(l, n, k));
}
