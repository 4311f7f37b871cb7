#include "npy_parts.h"

#include "parts/matrices/element.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool refuse_npy(char* sentence, const char* path, const char* format, ...)
{
    int length = snprintf(sentence, NPY_SENTENCE, "%.200s ", path);
    va_list values;
    va_start(values, format);
    vsnprintf(sentence + length, (size_t)(NPY_SENTENCE - length), format, values);
    va_end(values);
    return false;
}

/* NumPy's words, by sk_type. */
static const char* const NAMES[] = {"f4", "f2", "u2", "f8", "i1", "u1", "i4", "u4", "u1", "u1", "c8", "c16"};

const char* name_npy_type(sk_type type)
{
    return (int)type < NPY_TYPES ? NAMES[type] : element_word(type);
}

static bool is_raw(int type)
{
    return type == SK_TYPE_BF16 || type == SK_TYPE_E4M3 || type == SK_TYPE_E5M2;
}

int find_npy_type(const char* descr, sk_type raw)
{
    int type = 0;
    bool is_void = is_raw((int)raw) && *descr == 'V' && strcmp(descr + 1, NAMES[raw] + 1) == 0;
    if (is_raw((int)raw) && (is_void || strcmp(descr, NAMES[raw]) == 0))
        return (int)raw;
    while (type < NPY_TYPES && (is_raw(type) || strcmp(descr, NAMES[type]) != 0))
        type++;
    return type;
}

/* ---- shapes and elements --------------------------------------------------------------------- */

int list_npy_extents(const npy_matrix* matrix, uint32_t extents[3])
{
    const uint32_t all[3] = {matrix->count, matrix->rows, matrix->columns};
    int count = 0;
    for (int i = 0; i < 3; i++)
        if (matrix->dimensions & NPY_COUNT >> i)
            extents[count++] = all[i];
    return count;
}

void set_npy_extents(npy_matrix* matrix, int dimensions, const uint32_t* extents)
{
    uint32_t* const all[3] = {&matrix->count, &matrix->rows, &matrix->columns};
    matrix->dimensions = dimensions;
    for (int i = 0; i < 3; i++)
        *all[i] = dimensions & NPY_COUNT >> i ? *extents++ : 1;
}

bool name_npy_dimensions(npy_matrix* matrix, int dimensions)
{
    uint32_t extents[3];
    npy_matrix named = *matrix;
    int rank = list_npy_extents(matrix, extents);
    set_npy_extents(&named, dimensions, extents);
    bool is_interleaved = matrix->column_major && rank > 1 && dimensions & NPY_COUNT;
    if (list_npy_extents(&named, extents) != rank || is_interleaved)
        return false;
    *matrix = named;
    return true;
}

const char* format_npy_shape(const npy_matrix* matrix, char text[NPY_SHAPE])
{
    uint32_t extents[3];
    int rank = list_npy_extents(matrix, extents), length = snprintf(text, NPY_SHAPE, "%s", rank ? "" : "1");
    for (int i = 0; i < rank; i++)
        length += snprintf(text + length, (size_t)(NPY_SHAPE - length), "%s%u", i ? " x " : "", extents[i]);
    return text;
}

bool fits_npy(const npy_matrix* matrix)
{
    size_t most = SIZE_MAX / element_size(matrix->type);
    bool is_empty = matrix->count == 0 || matrix->rows == 0 || matrix->columns == 0;
    return is_empty || most / matrix->count / matrix->rows / matrix->columns > 0;
}

size_t count_npy_bytes(const npy_matrix* matrix)
{
    size_t elements = (size_t)matrix->count * matrix->rows * matrix->columns;
    return elements / block_elements(matrix->type) * element_size(matrix->type);
}

size_t find_npy_element(const npy_matrix* matrix, size_t batch, size_t row, size_t column)
{
    size_t first = (matrix->count > 1 ? batch : 0) * matrix->rows * matrix->columns;
    return first + (matrix->column_major ? column * matrix->rows + row : row * matrix->columns + column);
}

static const unsigned char* point_at(const npy_matrix* matrix, size_t batch, size_t row, size_t column)
{
    size_t size = element_size(matrix->type);
    return (const unsigned char*)matrix->data + find_npy_element(matrix, batch, row, column) * size;
}

double get_npy_element(const npy_matrix* matrix, size_t batch, size_t row, size_t column)
{
    return load_element(matrix->type, point_at(matrix, batch, row, column));
}

double get_npy_imaginary(const npy_matrix* matrix, size_t batch, size_t row, size_t column)
{
    return load_imaginary(matrix->type, point_at(matrix, batch, row, column));
}

void free_npy(npy_matrix* matrix)
{
    free(matrix->data);
    memset(matrix, 0, sizeof *matrix);
}
