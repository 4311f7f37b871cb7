#include "npy_parts.h"

#include "parts/words/progress.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Bytes of the longest header. NumPy writes about 128 for a matrix, and refuses more than 10,000 by default. */
#define LONGEST_HEADER 65536

static bool complain_short(FILE* file, const char* path, char* sentence, const char* where)
{
    if (ferror(file))
        return refuse_npy(sentence, path, "cannot be read: %s", strerror(errno));
    return refuse_npy(sentence, path, "is truncated: it ends in its %s", where);
}

/* The magic text and the version; leaves the number of bytes that tell the header's length. */
static bool read_version(FILE* file, const char* path, size_t* length_size, char* sentence)
{
    unsigned char magic[8];
    size_t count = fread(magic, 1, sizeof magic, file);
    if (ferror(file))
        return complain_short(file, path, sentence, "first bytes");
    if (count >= 4 && memcmp(magic, "PK\3\4", 4) == 0)
        return refuse_npy(sentence, path, "is a .npz archive, or another .zip; take the .npy files out of it");
    if (count < 6 || memcmp(magic, "\x93NUMPY", 6) != 0)
        return refuse_npy(sentence, path, "is not a .npy file: it does not begin with \\x93NUMPY");
    if (count < 8)
        return complain_short(file, path, sentence, "version");
    if (magic[6] < 1 || magic[6] > 3 || magic[7] != 0)
        return refuse_npy(sentence, path, "has .npy version %d.%d; 1.0, 2.0 and 3.0 are understood", magic[6],
                          magic[7]);
    *length_size = magic[6] == 1 ? 2 : 4;
    return true;
}

static bool read_header(FILE* file, const char* path, sk_type raw, npy_matrix* matrix, char* sentence)
{
    unsigned char bytes[4] = {0};
    size_t length_size = 0;
    if (!read_version(file, path, &length_size, sentence))
        return false;
    if (fread(bytes, 1, length_size, file) != length_size)
        return complain_short(file, path, sentence, "header's length");
    uint32_t length = 0;
    for (size_t i = 0; i < length_size; i++)
        length |= (uint32_t)bytes[i] << 8 * i;
    if (length > LONGEST_HEADER)
        return refuse_npy(sentence, path, "claims a header of %u bytes; %d are the most", length, LONGEST_HEADER);

    char* text = malloc((size_t)length + 1);
    if (!text)
        return refuse_npy(sentence, path, "needs %u bytes for its header, and memory is short", length);
    bool done = fread(text, 1, length, file) == length ? parse_npy_header(text, length, path, raw, matrix, sentence)
                                                       : complain_short(file, path, sentence, "header");
    free(text);
    return done;
}

/* Memory grows with the bytes that the file really has, so that a header that lies costs nothing. */
static bool read_data(FILE* file, const char* path, npy_matrix* matrix, char* sentence)
{
    char shape[NPY_SHAPE];
    size_t size = count_npy_bytes(matrix), capacity = 0;
    for (size_t at = 0, step; at < size; at += step)
    {
        if (at == capacity)
        {
            capacity = size - at <= at + NPY_CHUNK ? size : 2 * at + NPY_CHUNK;
            void* larger = realloc(matrix->data, capacity);
            if (!larger)
                return refuse_npy(sentence, path, "needs %zu bytes of memory, and there are fewer", size);
            matrix->data = larger;
        }
        step = capacity - at < NPY_CHUNK ? capacity - at : NPY_CHUNK;
        size_t count = fread((char*)matrix->data + at, 1, step, file);
        if (count != step && ferror(file))
            return complain_short(file, path, sentence, "data");
        if (count != step)
            return refuse_npy(sentence, path, "is truncated: %s elements take %zu bytes, and %zu are there",
                              format_npy_shape(matrix, shape), size, at + count);
        update_progress(at + step, size);
    }
    return true;
}

FILE* open_npy(const char* path, sk_type raw, npy_matrix* matrix, char sentence[NPY_SENTENCE])
{
    memset(matrix, 0, sizeof *matrix);
    FILE* file = fopen(path, "rb");
    if (!file)
        refuse_npy(sentence, path, "cannot be opened: %s", strerror(errno));
    if (!file || read_header(file, path, raw, matrix, sentence))
        return file;
    fclose(file);
    memset(matrix, 0, sizeof *matrix);
    return NULL;
}

bool read_npy(const char* path, sk_type raw, npy_matrix* matrix, char sentence[NPY_SENTENCE])
{
    char step[64];
    FILE* file = open_npy(path, raw, matrix, sentence);
    if (!file)
        return false;
    snprintf(step, sizeof step, "reading %s", path);
    begin_progress(step, "B");
    bool done = read_data(file, path, matrix, sentence);
    end_progress();
    fclose(file);
    if (!done)
        free_npy(matrix);
    return done;
}
