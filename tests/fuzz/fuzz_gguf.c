/* fuzz_gguf.c - files out of bytes: the readers of GGUF and safetensors files refuse each with a sentence and keep
 * nothing, or list tensors, each of which is read from within the file, or refused.
 *
 * A libFuzzer target; tests/fuzz/run builds and runs it. The first byte decides whether the rest is a GGUF file, what
 * follows the head of one, a safetensors file, or the header of one. */
#include "bytes.h"
#include "parts/files/tensors.h"

#include <string.h>

enum
{
    MOST_BYTES = 4096,
    DATA = 64 /* bytes of elements behind a header */
};

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

/* A file of this process, which vanishes with it. Its name has neither ending: the first bytes tell the format. */
static const char* file_path(void)
{
    static char path[64];
    if (!*path)
    {
        FILE* file = tmpfile();
        HOLD(file != NULL);
        snprintf(path, sizeof path, "/dev/fd/%d", fileno(file));
    }
    return path;
}

static void write_file(const void* bytes, size_t size)
{
    FILE* file = fopen(file_path(), "wb");
    HOLD(file && fwrite(bytes, 1, size, file) == size);
    fclose(file);
}

static size_t wrap(uint32_t way, const uint8_t* text, size_t length, uint8_t* file)
{
    static const uint8_t HEAD[] = {'G', 'G', 'U', 'F', 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0};
    size_t begin = 0;
    if (way == 1)
    {
        memcpy(file, HEAD, begin = sizeof HEAD);
    }
    for (int i = 0; way == 3 && i < 8; ++i)
    {
        file[begin++] = (uint8_t)(length >> 8 * i);
    }
    memcpy(file + begin, text, length);
    if (way == 1 || way == 3)
    {
        memset(file + begin + length, 0x3c, DATA);
        return begin + length + DATA;
    }
    return length;
}

static void check_sentence(const char* sentence)
{
    HOLD(memchr(sentence, 0, NPY_SENTENCE) != NULL && strlen(sentence) > strlen(file_path()));
    for (const char* c = sentence; *c; ++c)
    {
        HOLD(*c >= ' ' && *c <= '~');
    }
}

static void check_tensor(const tensor_file* f, const tensor* t, size_t size)
{
    char sentence[NPY_SENTENCE];
    npy_matrix matrix;
    for (const char* c = t->name; *c; ++c)
    {
        HOLD(*c >= ' ' && *c <= '~');
    }
    HOLD(strlen(t->word) < TENSOR_WORD && t->dimensions <= TENSOR_DIMENSIONS);
    const tensor* found = find_tensor(f, t->name, sentence);
    HOLD(found == NULL || found == t);
    if (read_tensor(f, t, &matrix, sentence))
    {
        HOLD(matrix.data && count_npy_bytes(&matrix) == t->size && t->size <= size);
        free_npy(&matrix);
    }
    else
    {
        HOLD(matrix.data == NULL);
        check_sentence(sentence);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    static uint8_t file[MOST_BYTES];
    char sentence[NPY_SENTENCE];
    tensor_file f;
    bytes b = {data, size};
    uint32_t way = take_below(&b, 4);
    if (b.left > MOST_BYTES - DATA - 24)
    {
        return 0;
    }
    size_t length = wrap(way, b.at, b.left, file);
    write_file(file, length);
    if (!open_tensors(file_path(), &f, sentence))
    {
        HOLD(f.tensors == NULL && f.file == NULL);
        check_sentence(sentence);
        return 0;
    }
    for (uint64_t i = 0; i < f.count; ++i)
    {
        check_tensor(&f, &f.tensors[i], length);
    }
    close_tensors(&f);
    return 0;
}
