#include "gguf.h"

#include "output.h"
#include "parts/matrices/element.h"
#include "parts/words/progress.h"

#include <errno.h>
#include <string.h>

enum
{
    ALIGNMENT = 32,  /* bytes, GGUF's default */
    HEAD = 24,       /* bytes before the tensor's line: no pairs */
    LINE_FIXED = 40, /* bytes of that line, besides the name, for two extents */
    HEADER_MOST = HEAD + LINE_FIXED + TENSOR_NAME + ALIGNMENT
};

static unsigned char* put(unsigned char* at, uint64_t number, int bytes)
{
    for (int i = 0; i < bytes; i++)
        *at++ = (unsigned char)(number >> 8 * i);
    return at;
}

/* Returns the header's bytes, with zeros up to the tensor. */
static size_t make_header(const char* name, const npy_matrix* matrix, uint32_t number, unsigned char* header)
{
    size_t length = strlen(name), size = HEAD + LINE_FIXED + length;
    unsigned char* at = header;
    memset(header, 0, HEADER_MOST);
    memcpy(at, "GGUF", 4);
    at = put(at + 4, 3, 4);
    at = put(at, 1, 8);
    at = put(at, 0, 8);
    at = put(at, length, 8);
    memcpy(at, name, length);
    at = put(at + length, 2, 4);
    at = put(at, matrix->columns, 8);
    at = put(at, matrix->rows, 8);
    at = put(at, number, 4);
    put(at, 0, 8);
    return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

static bool write_bytes(FILE* file, const npy_matrix* matrix)
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

bool write_gguf(const char* path, const char* name, const npy_matrix* matrix, char sentence[NPY_SENTENCE])
{
    unsigned char header[HEADER_MOST];
    uint32_t number = 0;
    output o;
    if (strlen(name) >= TENSOR_NAME)
        return refuse_npy(sentence, path, "would have a tensor whose name has %zu bytes; %d are the most",
                          strlen(name), TENSOR_NAME - 1);
    if (!find_gguf_number(matrix->type, &number))
        return refuse_npy(sentence, path, "would hold %s, which GGUF files do not", element_word(matrix->type));
    size_t size = make_header(name, matrix, number, header);
    begin_progress("writing", "B");
    bool done = open_output(&o, path) &&
                close_output(&o, fwrite(header, 1, size, o.file) == size && write_bytes(o.file, matrix));
    int error = errno; /* before end_progress changes it */
    end_progress();
    return done || refuse_npy(sentence, name_output(path), "cannot be written: %s", strerror(error));
}
