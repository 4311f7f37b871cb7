#include "weights.h"

#include "joined.h"
#include "parts/files/gguf.h"
#include "parts/files/tensors.h"
#include "parts/matrices/element.h"
#include "streamk_blocks.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static status complain(const char* sentence)
{
    fprintf(stderr, "matmul: %s\n", sentence);
    return BAD_INPUT;
}

/* ---- tensors --------------------------------------------------------------------------------- */

/* The file's part of a path, to be freed, and the tensor's name behind it; NULL: there is none. */
static char* split_path(const char* path, size_t length, const char** name)
{
    char* file = malloc(length + 1);
    *name = path[length] ? path + length + 1 : NULL;
    if (file)
    {
        memcpy(file, path, length);
        file[length] = 0;
    }
    return file;
}

static void turn(npy_matrix* matrix)
{
    uint32_t rows = matrix->rows;
    matrix->column_major = true;
    if (matrix->dimensions == NPY_ROWS) /* a column already */
        return;
    matrix->rows = matrix->columns;
    matrix->columns = rows;
}

bool read_operand(const char* path, bool is_right, const options* o, npy_matrix* matrix, char sentence[NPY_SENTENCE])
{
    size_t length = 0;
    const char* name = NULL;
    tensor_file f;
    if (!is_tensor_path(path, &length))
        return read_npy(path, o->raw, matrix, sentence);
    char* file = split_path(path, length, &name);
    if (!file)
    {
        snprintf(sentence, NPY_SENTENCE, "%.200s cannot be opened: memory is short", path);
        return false;
    }
    bool done = open_tensors(file, &f, sentence);
    if (done)
    {
        joined_kind kind = find_joined(&f, name);
        const tensor* t = kind == JOINED_NONE ? find_tensor(&f, name, sentence) : NULL;
        done = kind == JOINED_NONE ? t && has_its_scales(&f, t, sentence) && read_tensor(&f, t, matrix, sentence)
                                   : read_joined(&f, name, kind, o->words, matrix, sentence);
        close_tensors(&f);
    }
    free(file);
    if (done && is_right)
        turn(matrix);
    return done;
}

/* ---- --list ---------------------------------------------------------------------------------- */

static void print_tensor(const tensor* t)
{
    printf("%s: ", t->name);
    for (uint32_t i = 0; i < t->dimensions; i++)
        printf("%s%llu", i ? " x " : "", (unsigned long long)t->extents[i]);
    printf("%s, %s", t->dimensions ? "" : "1", t->word);
    if (t->size > 0)
        printf(", %llu bytes", (unsigned long long)t->size);
    printf("\n");
}

status list_weights(const options* o)
{
    char sentence[NPY_SENTENCE];
    tensor_file f;
    if (!open_tensors(o->list, &f, sentence))
        return complain(sentence);
    for (uint64_t i = 0; i < f.count; i++)
        print_tensor(&f.tensors[i]);
    close_tensors(&f);
    return DONE;
}

/* ---- decoding -------------------------------------------------------------------------------- */

/* Contiguous elements, in the order of memory. */
static void load_line(const npy_matrix* from, size_t first, size_t count, float* values)
{
    const unsigned char* data = from->data;
    size_t elements = block_elements(from->type), size = element_size(from->type);
    if (is_in_blocks(from->type))
        sk_dequantize(from->type, data + first / elements * size, count, values);
    for (size_t i = 0; i < count && !is_in_blocks(from->type); i++)
        values[i] = (float)load_element(from->type, data + (first + i) * size);
}

/* Elements of a contiguous line, which are whole blocks. */
static size_t measure_line(const npy_matrix* matrix)
{
    return matrix->column_major ? matrix->rows : matrix->columns;
}

bool decode_matrix(const npy_matrix* from, sk_type type, npy_matrix* to)
{
    size_t line = measure_line(from), size = element_size(type);
    size_t lines = line ? (size_t)from->count * from->rows * from->columns / line : 0;
    float* values = malloc((line + 1) * sizeof *values);
    *to = *from;
    to->type = type;
    to->data = fits_npy(to) ? malloc(count_npy_bytes(to) + 1) : NULL;
    for (size_t i = 0; i < lines && values && to->data; i++)
    {
        load_line(from, i * line, line, values);
        for (size_t j = 0; j < line; j++)
            store_element(type, (unsigned char*)to->data + (i * line + j) * size, (double)values[j]);
    }
    free(values);
    return values && to->data;
}

/* The byte of a block where codes begin, of a format that adds something to d q; of others 0. */
static size_t find_codes(sk_type type)
{
    bool in_groups = type == SK_TYPE_Q4_G32 || type == SK_TYPE_Q4_G64 || type == SK_TYPE_Q4_G128;
    return type == SK_TYPE_Q4_1 || in_groups ? 4 : type == SK_TYPE_Q4_K ? 16 : 0;
}

/* A block whose codes are 0 is what its format adds. */
static void add_offsets(const npy_matrix* from, size_t block, float* values)
{
    float offsets[256];
    unsigned char without[256];
    size_t size = element_size(from->type), elements = block_elements(from->type), codes = find_codes(from->type);
    memcpy(without, (const unsigned char*)from->data + block * size, size);
    memset(without + codes, 0, size - codes);
    sk_dequantize(from->type, without, elements, offsets);
    for (size_t i = 0; i < elements; i++)
        values[block * elements + i] += 2.0f * fabsf(offsets[i]);
}

bool measure_matrix(const npy_matrix* from, npy_matrix* sizes)
{
    if (!decode_matrix(from, SK_TYPE_F32, sizes))
        return false;
    float* values = sizes->data;
    size_t count = (size_t)from->count * from->rows * from->columns, elements = block_elements(from->type);
    for (size_t i = 0; i < count; i++)
        values[i] = fabsf(values[i]);
    for (size_t i = 0; i < count / elements && find_codes(from->type); i++)
        add_offsets(from, i, values);
    return true;
}

/* ---- --quantize ------------------------------------------------------------------------------ */

/* Whether blocks of a type can be written. */
static bool has_file(sk_type type)
{
    uint32_t number = 0;
    return is_in_blocks(type) && find_gguf_number(type, &number);
}

/* The type in blocks that a word names, and a GGUF file has; SK_TYPE_F32: none. */
static sk_type find_format(const char* word)
{
    for (int type = 0; type < ELEMENT_TYPES; type++)
        if (has_file((sk_type)type) && strcmp(element_word((sk_type)type), word) == 0)
            return (sk_type)type;
    return SK_TYPE_F32;
}

static status refuse_format(const char* word)
{
    fprintf(stderr, "matmul: --quantize is %s, and takes ", word);
    for (int type = 0; type < ELEMENT_TYPES; type++)
        if (has_file((sk_type)type))
            fprintf(stderr, "%s%s", type == SK_TYPE_Q4_0 ? "" : ", ", element_word((sk_type)type));
    fprintf(stderr, "\n");
    return BAD_INPUT;
}

/* Whether an array can be quantized along its rows. */
static bool check_matrix(const char* path, const npy_matrix* matrix, sk_type type)
{
    char shape[NPY_SHAPE];
    format_npy_shape(matrix, shape);
    if (is_complex(matrix->type) || matrix->dimensions & NPY_COUNT || matrix->dimensions == 0)
        fprintf(stderr, "matmul: %s is %s, %s: a matrix or a vector of real numbers can be quantized\n", path, shape,
                name_npy_type(matrix->type));
    else if (matrix->columns % block_elements(type))
        fprintf(stderr, "matmul: %s is %s: rows must be multiples of %u elements, a block of %s\n", path, shape,
                block_elements(type), element_word(type));
    else
        return true;
    return false;
}

/* Sums of squares: of the values, and of what each is off. */
typedef struct squares
{
    double values, errors;
} squares;

/* A row of the array, and what comes back of it. */
static bool quantize_row(const npy_matrix* from, npy_matrix* to, size_t row, float* room, squares* s)
{
    size_t columns = from->columns, size = columns / block_elements(to->type) * element_size(to->type);
    float *values = room, *back = room + columns;
    unsigned char* blocks = (unsigned char*)to->data + row * size;
    for (size_t i = 0; i < columns && !is_in_blocks(from->type); i++)
        values[i] = (float)get_npy_element(from, 0, row, i);
    if (is_in_blocks(from->type))
        load_line(from, row * columns, columns, values);
    if (sk_quantize(to->type, values, columns, blocks) != SK_SUCCESS)
        return false;
    sk_dequantize(to->type, blocks, columns, back);
    for (size_t i = 0; i < columns; i++)
    {
        double off = (double)back[i] - (double)values[i];
        s->values += (double)values[i] * (double)values[i];
        s->errors += off * off;
    }
    return true;
}

static bool quantize_rows(const char* path, const npy_matrix* from, npy_matrix* to, squares* s)
{
    float* room = malloc((2 * (size_t)from->columns + 1) * sizeof *room);
    to->data = malloc(count_npy_bytes(to) + 1);
    size_t row = 0;
    while (room && to->data && row < from->rows && quantize_row(from, to, row, room, s))
        row++;
    if (!room || !to->data)
        complain("the blocks do not fit into memory");
    else if (row < from->rows)
        fprintf(stderr, "matmul: %s has a value in row %zu that is not finite, or too large for %s\n", path, row,
                element_word(to->type));
    free(room);
    return row == from->rows && to->data;
}

static status write_weights(const options* o, const npy_matrix* matrix, const squares* s)
{
    char sentence[NPY_SENTENCE], shape[NPY_SHAPE];
    size_t length = 0;
    const char* name = NULL;
    is_tensor_path(o->paths[D], &length);
    char* file = split_path(o->paths[D], length, &name);
    name = name ? name : "weight";
    if (!file)
        return complain("the name of the file does not fit into memory");
    bool done = write_gguf(file, name, matrix, sentence);
    if (done)
        printf("wrote %s: %s, %s, %s, %zu bytes; the errors' root mean square is %.3g of the values'\n", file, name,
               format_npy_shape(matrix, shape), element_word(matrix->type), count_npy_bytes(matrix),
               s->values > 0.0 ? sqrt(s->errors / s->values) : 0.0);
    free(file);
    return done ? DONE : complain(sentence);
}

status quantize_weights(const options* o)
{
    char sentence[NPY_SENTENCE];
    npy_matrix from;
    squares s = {0.0, 0.0};
    sk_type type = find_format(o->quantize);
    status result = BAD_INPUT;
    if (type == SK_TYPE_F32)
        return refuse_format(o->quantize);
    size_t length = 0;
    if (o->words && !is_tensor_path(o->paths[A], &length))
        return complain("--from is given, but no file has a layer of codes in words");
    if (!read_operand(o->paths[A], false, o, &from, sentence))
        return complain(sentence);
    if (from.dimensions == NPY_ROWS)
        name_npy_dimensions(&from, NPY_COLUMNS);
    npy_matrix to = from;
    to.type = type;
    to.data = NULL;
    to.column_major = false;
    if (check_matrix(o->paths[A], &from, type) && quantize_rows(o->paths[A], &from, &to, &s))
        result = write_weights(o, &to, &s);
    free_npy(&from);
    free_npy(&to);
    return result;
}
