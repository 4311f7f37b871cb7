/* fuzz_npy.c - files out of bytes: the .npy reader refuses each with a sentence and keeps nothing, or gives an array
 * that comes back the same when it is written and read again.
 *
 * A libFuzzer target; tests/fuzz/run builds and runs it. The first byte decides whether the rest is a file, or the
 * dictionary of a header that is put into a file of the right form, and what raw elements hold. */
#include "bytes.h"
#include "parts/files/npy.h"

#include <string.h>

enum
{
    MOST_BYTES = 4096,
    DATA = 64 /* bytes of elements behind a dictionary */
};

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

/* Two files of this process, which vanish with it. What is below /dev, the writer fills in place. */
static const char* file_path(int number)
{
    static char paths[2][64];
    if (!*paths[number])
    {
        FILE* file = tmpfile();
        HOLD(file != NULL);
        snprintf(paths[number], sizeof paths[number], "/dev/fd/%d", fileno(file));
    }
    return paths[number];
}

static void write_file(const char* path, const void* bytes, size_t size)
{
    FILE* file = fopen(path, "wb");
    HOLD(file && fwrite(bytes, 1, size, file) == size);
    fclose(file);
}

/* A file of version 1, 2 or 3 with this text for a header, and some data. */
static size_t wrap(uint32_t version, const uint8_t* text, size_t length, uint8_t* file)
{
    size_t size = version == 1 ? 10 : 12;
    memcpy(file, "\x93NUMPY", 6);
    file[6] = (uint8_t)version;
    file[7] = 0;
    for (size_t i = 8; i < size; ++i)
    {
        file[i] = (uint8_t)(length >> 8 * (i - 8));
    }
    memcpy(file + size, text, length);
    memset(file + size + length, 0x3c, DATA);
    return size + length + DATA;
}

static void check_refusal(const npy_matrix* matrix, const char* sentence)
{
    HOLD(matrix->data == NULL);
    HOLD(memchr(sentence, 0, NPY_SENTENCE) != NULL && strlen(sentence) > strlen(file_path(0)));
    for (const char* c = sentence; *c; ++c)
    {
        HOLD(*c >= ' ' && *c <= '~');
    }
}

/* The last element, if there is one. */
static void read_element(const npy_matrix* matrix)
{
    size_t batch = matrix->count - 1u, row = matrix->rows - 1u, column = matrix->columns - 1u;
    if (count_npy_bytes(matrix) > 0)
    {
        (void)get_npy_element(matrix, batch, row, column);
        (void)get_npy_imaginary(matrix, batch, row, column);
    }
}

static void check_matrix(const npy_matrix* matrix)
{
    char sentence[NPY_SENTENCE];
    npy_matrix again;
    HOLD(count_npy_bytes(matrix) <= MOST_BYTES);
    read_element(matrix);
    HOLD(write_npy(file_path(1), matrix, sentence));
    HOLD(read_npy(file_path(1), matrix->type, &again, sentence));
    HOLD(again.count == matrix->count && again.rows == matrix->rows && again.columns == matrix->columns &&
         again.type == matrix->type);
    HOLD(again.column_major == matrix->column_major && again.dimensions == matrix->dimensions);
    HOLD(count_npy_bytes(matrix) == 0 || memcmp(again.data, matrix->data, count_npy_bytes(matrix)) == 0);
    free_npy(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    static uint8_t file[MOST_BYTES];
    char sentence[NPY_SENTENCE];
    npy_matrix matrix;
    bytes b = {data, size};
    static const sk_type RAW[4] = {SK_TYPE_F32, SK_TYPE_BF16, SK_TYPE_E4M3, SK_TYPE_E5M2};
    uint32_t way = take_below(&b, 16), version = way % 4;
    if (b.left > MOST_BYTES - DATA - 12)
    {
        return 0;
    }
    size_t length = version ? wrap(version, b.at, b.left, file) : b.left;
    write_file(file_path(0), version ? file : b.at, length);
    if (read_npy(file_path(0), RAW[way / 4], &matrix, sentence))
    {
        check_matrix(&matrix);
        free_npy(&matrix);
    }
    else
    {
        check_refusal(&matrix, sentence);
    }
    return 0;
}
