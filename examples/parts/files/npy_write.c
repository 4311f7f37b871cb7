#include "npy_parts.h"

#include "output.h"
#include "parts/matrices/element.h"
#include "parts/words/progress.h"

#include <errno.h>
#include <string.h>

/* A shape as Python writes a tuple. */
static void format_tuple(const npy_matrix* matrix, char text[NPY_SHAPE])
{
    uint32_t extents[3];
    int rank = list_npy_extents(matrix, extents), length = 0;
    for (int i = 0; i < rank; i++)
        length += snprintf(text + length, (size_t)(NPY_SHAPE - length), "%s%u", i ? ", " : "", extents[i]);
    snprintf(text + length, (size_t)(NPY_SHAPE - length), "%s", rank == 1 ? "," : "");
}

/* Writes a header of version 1.0. As the format asks, spaces and a line end fill it up to a multiple of 64 bytes. */
size_t format_npy_header(const npy_matrix* matrix, char text[NPY_HEADER])
{
    char shape[NPY_SHAPE] = "";
    format_tuple(matrix, shape);
    int used = snprintf(text, NPY_HEADER,
                        "\x93NUMPY\x01%c%c%c"
                        "{'descr': '%c%s', 'fortran_order': %s, 'shape': (%s), }",
                        0, 0, 0, element_size(matrix->type) == 1 ? '|' : '<', name_npy_type(matrix->type),
                        matrix->column_major ? "True" : "False", shape);
    size_t length = ((size_t)used + 1 + 63) / 64 * 64;
    memset(text + used, ' ', length - (size_t)used);
    text[length - 1] = '\n';
    text[8] = (char)(length - 10); /* at most 182: the second byte stays 0 */
    return length;
}

static bool write_header(FILE* file, const npy_matrix* matrix)
{
    char text[NPY_HEADER];
    size_t length = format_npy_header(matrix, text);
    return fwrite(text, 1, length, file) == length;
}

static bool write_data(FILE* file, const npy_matrix* matrix)
{
    size_t size = count_npy_bytes(matrix);
    for (size_t at = 0, step; at < size; at += step)
    {
        step = size - at < NPY_CHUNK ? size - at : NPY_CHUNK;
        if (fwrite((const char*)matrix->data + at, 1, step, file) != step)
            return false;
        update_progress(at + step, size);
    }
    return true;
}

bool write_npy(const char* path, const npy_matrix* matrix, char sentence[NPY_SENTENCE])
{
    char step[64];
    output o;
    snprintf(step, sizeof step, "writing %s", path);
    begin_progress(step, "B");
    bool done = open_output(&o, path) && close_output(&o, write_header(o.file, matrix) && write_data(o.file, matrix));
    int error = errno; /* before end_progress changes it */
    end_progress();
    return done || refuse_npy(sentence, name_output(path), "cannot be written: %s", strerror(error));
}

bool can_write_npy(const char* path, char sentence[NPY_SENTENCE])
{
    if (is_terminal_output(path))
        return refuse_npy(sentence, name_output(path),
                          "is a terminal, and an array is binary: let a file or a program take it");
    return can_open_output(path) || refuse_npy(sentence, name_output(path), "cannot be written: %s", strerror(errno));
}
