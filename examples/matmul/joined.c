/* Layouts:
 *
 *   Q4     weight_packed s32 n x k / 8: bits 4 i of word c are the code of input 8 c + i, and 8 of codes is zero.
 *          weight_scale n x groups (compressed-tensors' pack-quantized)
 *   words  of GPTQ and AWQ: see layouts.h
 *   E4M3   weight n x k, weight_scale_inv f32 with a scale for each 128 x 128 */
#include "joined.h"

#include "parts/files/layouts.h"
#include "parts/files/npy_parts.h"
#include "parts/matrices/element.h"
#include "streamk_blocks.h"

#include <stdio.h>
#include <stdlib.h>
#include <math.h>
#include <string.h>

enum
{
    SQUARE = 128
};

static bool refuse(char* sentence, const tensor_file* f, const char* name, const char* why)
{
    snprintf(sentence, NPY_SENTENCE, "%.150s has %.150s %s", f->path, name, why);
    return false;
}

static bool has_part(const tensor_file* f, const char* name, const char* part)
{
    char whole[TENSOR_NAME + 32];
    snprintf(whole, sizeof whole, "%.*s%s", TENSOR_NAME, name, part);
    for (uint64_t i = 0; i < f->count; i++)
        if (strcmp(f->tensors[i].name, whole) == 0)
            return true;
    return false;
}

static bool read_part(const tensor_file* f, const char* name, const char* part, npy_matrix* matrix, char* sentence)
{
    char whole[TENSOR_NAME + 32];
    snprintf(whole, sizeof whole, "%.*s%s", TENSOR_NAME, name, part);
    const tensor* t = find_tensor(f, whole, sentence);
    return t && read_tensor(f, t, matrix, sentence);
}

joined_kind find_joined(const tensor_file* f, const char* name)
{
    if (!name)
        return JOINED_NONE;
    if (has_part(f, name, ".qweight"))
        return JOINED_WORDS;
    if (has_part(f, name, ".weight_packed") && has_part(f, name, ".weight_scale"))
        return JOINED_Q4;
    return has_part(f, name, "") && has_part(f, name, "_scale_inv") ? JOINED_E4M3 : JOINED_NONE;
}

/* ---- scales ---------------------------------------------------------------------------------- */

/* Rounds scales to f16, in their own memory; false: f16 does not hold one. */
static bool narrow_scales(npy_matrix* scales)
{
    size_t count = (size_t)scales->rows * scales->columns, size = element_size(scales->type);
    unsigned char* data = scales->data;
    for (size_t i = 0; i < count; i++)
    {
        double scale = load_element(scales->type, data + i * size);
        store_element(SK_TYPE_F16, data + 2 * i, scale);
        double narrow = load_element(SK_TYPE_F16, data + 2 * i);
        if (narrow != scale && !(isnan(narrow) && isnan(scale)))
            return false;
    }
    scales->type = SK_TYPE_F16;
    return true;
}

/* The type in blocks whose groups have so many elements; SK_TYPE_F32: none. */
static sk_type find_type(uint32_t group)
{
    return group == 32 ? SK_TYPE_Q4_G32 : group == 64 ? SK_TYPE_Q4_G64 : group == 128 ? SK_TYPE_Q4_G128 : SK_TYPE_F32;
}

static bool is_float(sk_type type)
{
    return type == SK_TYPE_F16 || type == SK_TYPE_BF16 || type == SK_TYPE_F32;
}

/* Finds the type of a line's groups, and rounds their scales. */
static bool describe_groups(const tensor_file* f, const char* name, uint32_t groups, npy_matrix* scales,
                            sk_join_desc* desc, char* sentence)
{
    char why[160];
    uint32_t group = desc->k / groups;
    desc->type = find_type(group * groups == desc->k ? group : 0);
    snprintf(why, sizeof why, "in groups of %u inputs; those of 32, 64 and 128 are understood", group);
    if (desc->type == SK_TYPE_F32)
        return refuse(sentence, f, name, why);
    return narrow_scales(scales) ||
           refuse(sentence, f, name, "with a scale that f16 does not hold, as blocks have it");
}

static bool describe_q4(const tensor_file* f, const char* name, const npy_matrix* codes, npy_matrix* scales,
                        sk_join_desc* desc, char* sentence)
{
    bool fits = codes->type == SK_TYPE_S32 && codes->dimensions == NPY_MATRIX && is_float(scales->type) &&
                scales->dimensions == NPY_MATRIX && scales->rows == codes->rows && scales->columns > 0 &&
                codes->columns <= UINT32_MAX / 8;
    if (!fits)
        return refuse(sentence, f, name, "with codes and scales of other types or shapes than s32 and floats");
    desc->lines = codes->rows;
    desc->k = 8 * codes->columns;
    return describe_groups(f, name, scales->columns, scales, desc, sentence);
}

static bool describe_e4m3(const tensor_file* f, const char* name, const npy_matrix* codes, const npy_matrix* scales,
                          sk_join_desc* desc, char* sentence)
{
    char why[160];
    bool fits = codes->type == SK_TYPE_E4M3 && codes->dimensions == NPY_MATRIX && scales->type == SK_TYPE_F32 &&
                scales->dimensions == NPY_MATRIX;
    if (!fits)
        return refuse(sentence, f, name, "with codes and scales of other types or shapes than e4m3 and f32");
    desc->type = SK_TYPE_E4M3_G128;
    desc->lines = codes->rows;
    desc->k = codes->columns;
    desc->lines_of_scale = SQUARE;
    snprintf(why, sizeof why,
             "of %u x %u, with %u x %u scales: there must be one for each 128 x 128, and whole ones of inputs",
             codes->rows, codes->columns, scales->rows, scales->columns);
    return (codes->columns % SQUARE == 0 && scales->columns == codes->columns / SQUARE &&
            scales->rows == codes->rows / SQUARE + (codes->rows % SQUARE > 0)) ||
           refuse(sentence, f, name, why);
}

/* Reads the two numbers of weight_shape, of 32 or 64 bits. */
static bool read_shape(const tensor_file* f, const char* name, uint64_t shape[2], char* sentence)
{
    char whole[TENSOR_NAME + 32];
    npy_matrix words = {.data = NULL};
    snprintf(whole, sizeof whole, "%.*s.weight_shape", TENSOR_NAME, name);
    const tensor* t = find_tensor(f, whole, sentence);
    if (!t)
        return false;
    bool is_wide = strcmp(t->word, "I64") == 0;
    if (t->dimensions != 1 || t->extents[0] != 2 || !(is_wide || t->type == SK_TYPE_S32))
        return refuse(sentence, f, name, "with a weight_shape that is not two integers of 32 or 64 bits");
    tensor halves = *t; /* integers of 64 bits are two words, the low one first */
    halves.type = SK_TYPE_S32;
    halves.extents[0] = is_wide ? 4 : 2;
    if (!read_tensor(f, &halves, &words, sentence))
        return false;
    for (size_t i = 0; i < 2; i++)
    {
        uint32_t low, high = 0;
        memcpy(&low, (const unsigned char*)words.data + 4 * (is_wide ? 2 * i : i), 4);
        if (is_wide)
            memcpy(&high, (const unsigned char*)words.data + 4 * (2 * i + 1), 4);
        shape[i] = (uint64_t)high << 32 | low;
    }
    free_npy(&words);
    return true;
}

/* Refuses codes of another shape than weight_shape tells, if there is one. */
static bool check_shape(const tensor_file* f, const char* name, const sk_join_desc* desc, char* sentence)
{
    uint64_t shape[2];
    char why[160];
    if (!has_part(f, name, ".weight_shape"))
        return true;
    if (!read_shape(f, name, shape, sentence))
        return false;
    snprintf(why, sizeof why, "of %u x %u, but its weight_shape is %llu x %llu", desc->lines, desc->k,
             (unsigned long long)shape[0], (unsigned long long)shape[1]);
    return (shape[0] == desc->lines && shape[1] == desc->k) || refuse(sentence, f, name, why);
}

bool has_its_scales(const tensor_file* f, const tensor* t, char sentence[NPY_SENTENCE])
{
    bool is_fp8 = t->type == SK_TYPE_E4M3 || t->type == SK_TYPE_E5M2;
    char why[160];
    snprintf(why, sizeof why,
             "of %s without scales: a weight_scale_inv, of one for each 128 x 128 of e4m3, is understood", t->word);
    return !is_fp8 || refuse(sentence, f, t->name, why);
}

/* ---- reading --------------------------------------------------------------------------------- */

static bool check_parts(const tensor_file* f, const char* name, joined_kind kind, char* sentence)
{
    if (kind == JOINED_Q4 && has_part(f, name, ".weight_zero_point"))
        return refuse(sentence, f, name, "with zero points, whose order is not understood");
    if (kind == JOINED_Q4 && has_part(f, name, ".weight_g_idx"))
        return refuse(sentence, f, name, "with a weight_g_idx that permutes its inputs");
    return true;
}

static bool join(const sk_join_desc* desc, const npy_matrix* codes, const npy_matrix* scales, const npy_matrix* zeros,
                 npy_matrix* matrix)
{
    const uint32_t extents[3] = {desc->lines, desc->k, 0};
    memset(matrix, 0, sizeof *matrix);
    matrix->type = desc->type;
    set_npy_extents(matrix, NPY_MATRIX, extents);
    matrix->data = fits_npy(matrix) ? malloc(count_npy_bytes(matrix) + 1) : NULL;
    return matrix->data &&
           sk_join_blocks(desc, codes->data, scales->data, zeros ? zeros->data : NULL, matrix->data) == SK_SUCCESS;
}

/* How words of GPTQ lie: outputs are neighbours. AWQ's order tells all of that. */
static void describe_gptq(const layer* l, sk_join_desc* desc)
{
    desc->code_line = desc->scale_line = desc->zero_line = 1;
    desc->code_step = desc->scale_step = desc->zero_step = l->n;
    desc->zero_added = l->kind == LAYOUT_GPTQ ? 1 : 0;
}

/* Layers of words, whose codes, scales and zeros keep their values. */
static bool read_words(const tensor_file* f, const char* name, int words, npy_matrix* matrix, char* sentence)
{
    layer l;
    if (!words)
        return refuse(sentence, f, name, "as words of GPTQ or AWQ: --from tells which");
    bool done = read_layer(f, name, (layout_kind)(words - 1), 0, &l, sentence);
    sk_join_desc desc = {.lines = l.n, .k = l.k, .zeros = SK_ZEROS_CODES};
    if (l.kind == LAYOUT_AWQ)
        desc.order = SK_CODE_ORDER_AWQ;
    else
        describe_gptq(&l, &desc);
    done = done && describe_groups(f, name, l.scales.rows, &l.scales, &desc, sentence);
    if (done && !join(&desc, &l.codes, &l.scales, &l.zeros, matrix))
        done = refuse(sentence, f, name, "as codes and scales, whose blocks do not fit into memory");
    free_layer(&l);
    return done;
}

bool read_joined(const tensor_file* f, const char* name, joined_kind kind, int words, npy_matrix* matrix,
                 char sentence[NPY_SENTENCE])
{
    if (kind == JOINED_WORDS)
        return read_words(f, name, words, matrix, sentence);
    npy_matrix codes = {.data = NULL}, scales = {.data = NULL};
    sk_join_desc desc = {.type = SK_TYPE_F32};
    bool is_q4 = kind == JOINED_Q4;
    bool done =
        check_parts(f, name, kind, sentence) && read_part(f, name, is_q4 ? ".weight_packed" : "", &codes, sentence) &&
        read_part(f, name, is_q4 ? ".weight_scale" : "_scale_inv", &scales, sentence) &&
        (is_q4 ? describe_q4(f, name, &codes, &scales, &desc, sentence) && check_shape(f, name, &desc, sentence)
               : describe_e4m3(f, name, &codes, &scales, &desc, sentence));
    if (done && !join(&desc, &codes, &scales, NULL, matrix))
        done = refuse(sentence, f, name, "as codes and scales, whose blocks do not fit into memory");
    free_npy(&codes);
    free_npy(&scales);
    return done;
}
