/* Files of weights for tests: a builder of GGUF and safetensors files, and what is expected of reading them. */
#ifndef TESTS_CPU_TENSOR_FILES_H
#define TESTS_CPU_TENSOR_FILES_H

#include "check.h"
#include "parts/files/tensors.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct built_file
{
    unsigned char bytes[4096];
    size_t size;
} built_file;

static char directory[256];
static char sentence[NPY_SENTENCE];

static inline const char* in_directory(const char* name)
{
    static char path[512];
    snprintf(path, sizeof path, "%s/%s", directory, name);
    return path;
}

static inline void put(built_file* b, uint64_t number, int bytes)
{
    for (int i = 0; i < bytes; i++)
        b->bytes[b->size++] = (unsigned char)(number >> 8 * i);
}

static inline void put_text(built_file* b, const char* text)
{
    put(b, strlen(text), 8);
    memcpy(b->bytes + b->size, text, strlen(text));
    b->size += strlen(text);
}

static inline void put_head(built_file* b, uint32_t version, uint64_t tensors, uint64_t pairs)
{
    b->size = 0;
    memset(b->bytes, 0, sizeof b->bytes);
    put(b, 0x46554747, 4);
    put(b, version, 4);
    put(b, tensors, 8);
    put(b, pairs, 8);
}

/* Extents as GGUF has them: that of neighbours first. */
static inline void put_tensor(built_file* b, const char* name, uint32_t dimensions, const uint64_t* extents,
                              uint32_t type, uint64_t offset)
{
    put_text(b, name);
    put(b, dimensions, 4);
    for (uint32_t i = 0; i < dimensions; i++)
        put(b, extents[i], 8);
    put(b, type, 4);
    put(b, offset, 8);
}

/* Zeros up to a multiple of the alignment, then bytes that count up from 0. */
static inline void put_data(built_file* b, size_t alignment, size_t count)
{
    b->size = (b->size + alignment - 1) / alignment * alignment;
    for (size_t i = 0; i < count; i++)
        put(b, i, 1);
}

/* A safetensors file with this header. */
static inline void put_safetensors(built_file* b, const char* header, size_t data)
{
    b->size = 0;
    put_text(b, header);
    put_data(b, 1, data);
}

static inline const char* save(const built_file* b, const char* name)
{
    const char* path = in_directory(name);
    FILE* file = fopen(path, "wb");
    CHECK(file && fwrite(b->bytes, 1, b->size, file) == b->size);
    if (file)
        fclose(file);
    return path;
}

/* Open a file that is right. */
static inline bool opens(const built_file* b, const char* name, tensor_file* f)
{
    bool done = open_tensors(save(b, name), f, sentence);
    if (!CHECK(done))
        CHECK_NOTE("it says: %s\n", sentence);
    return done;
}

/* Compare what a sentence says after the file's name. */
static inline void expect_sentence(const char* name, const char* expected)
{
    size_t prefix = strlen(in_directory(name)) + 1;
    if (!CHECK(strlen(sentence) > prefix && strcmp(sentence + prefix, expected) == 0))
        CHECK_NOTE("it says: %s\n", sentence);
}

static inline void refuses(const built_file* b, const char* name, const char* expected)
{
    tensor_file f;
    memset(sentence, 0, sizeof sentence);
    CHECK(!open_tensors(save(b, name), &f, sentence));
    CHECK(f.tensors == NULL && f.file == NULL);
    expect_sentence(name, expected);
}

static inline bool open_directory(void)
{
    const char* temporary = getenv("TMPDIR");
    snprintf(directory, sizeof directory, "%.200s/test_tensors.XXXXXX", temporary ? temporary : "/tmp");
    if (mkdtemp(directory))
        return true;
    perror(directory);
    return false;
}

static inline int close_directory(void)
{
    remove(in_directory("x.gguf"));
    remove(in_directory("x.safetensors"));
    rmdir(directory);
    return CHECK_DONE();
}

#endif
