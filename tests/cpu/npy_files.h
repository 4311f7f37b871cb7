/* What the tests of .npy files share: a folder, files in it, and what is expected of reading them. */
#ifndef TESTS_CPU_NPY_FILES_H
#define TESTS_CPU_NPY_FILES_H

#include "check.h"
#include "parts/files/npy.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char directory[256];
static char sentence[NPY_SENTENCE];

static inline const char* in_directory(const char* name)
{
    static char path[512];
    snprintf(path, sizeof path, "%s/%s", directory, name);
    return path;
}

static inline void write_file(const char* name, const void* bytes, size_t size)
{
    FILE* file = fopen(in_directory(name), "wb");
    CHECK(file != NULL);
    if (file)
    {
        CHECK(fwrite(bytes, 1, size, file) == size);
        fclose(file);
    }
}

/* Files in the directory. */
static inline int count_files(void)
{
    int count = 0;
    DIR* opened = opendir(directory);
    for (struct dirent* entry; opened && (entry = readdir(opened));)
        count += entry->d_name[0] != '.';
    if (opened)
        closedir(opened);
    return count;
}

/* Write x.npy: a version, a header, and bytes that count up from 0. */
static inline void write_test_file(int version, const char* header, size_t data_size)
{
    static unsigned char bytes[1 << 17];
    size_t length = strlen(header), size = 0;
    memcpy(bytes, "\x93NUMPY", 6);
    bytes[6] = (unsigned char)version;
    bytes[7] = 0;
    for (size = 8; size < (version == 1 ? 10u : 12u); size++)
        bytes[size] = (unsigned char)(length >> 8 * (size - 8));
    memcpy(bytes + size, header, length);
    size += length;
    for (size_t i = 0; i < data_size; i++)
        bytes[size++] = (unsigned char)i;
    write_file("x.npy", bytes, size);
}

/* Read x.npy, and compare what the sentence says after the file's name. */
static inline void expect_refusal(const char* expected)
{
    npy_matrix matrix;
    size_t prefix = strlen(in_directory("x.npy")) + 1;
    memset(sentence, 0, sizeof sentence);
    CHECK(!read_npy(in_directory("x.npy"), SK_TYPE_F32, &matrix, sentence));
    CHECK(matrix.data == NULL);
    if (!CHECK(strcmp(sentence + prefix, expected) == 0))
        CHECK_NOTE("it says: %s\n", sentence + prefix);
}

static inline void refuses_header(const char* header, const char* expected)
{
    write_test_file(1, header, 64);
    expect_refusal(expected);
}

/* An array without data. What it does not have is 1. */
static inline npy_matrix make(int dimensions, uint32_t count, uint32_t rows, uint32_t columns, sk_type type,
                              bool column_major)
{
    npy_matrix matrix = {count, rows, columns, type, column_major, dimensions, NULL};
    return matrix;
}

static inline void expect(npy_matrix wanted, sk_type raw)
{
    npy_matrix matrix;
    if (!CHECK(read_npy(in_directory("x.npy"), raw, &matrix, sentence)))
    {
        CHECK_NOTE("it says: %s\n", sentence);
        return;
    }
    CHECK_EQ(matrix.dimensions, wanted.dimensions);
    CHECK_EQ(matrix.count, wanted.count);
    CHECK_EQ(matrix.rows, wanted.rows);
    CHECK_EQ(matrix.columns, wanted.columns);
    CHECK_EQ(matrix.type, wanted.type);
    CHECK_EQ(matrix.column_major, wanted.column_major);
    for (size_t i = 0; i < count_npy_bytes(&matrix); i++)
        CHECK_EQ(((unsigned char*)matrix.data)[i], i & 255);
    free_npy(&matrix);
}

static inline void expect_matrix(uint32_t rows, uint32_t columns, sk_type type, bool column_major)
{
    expect(make(NPY_MATRIX, 1, rows, columns, type, column_major), SK_TYPE_F32);
}

#define GOOD "{'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }\n"

static inline bool open_directory(void)
{
    const char* temporary = getenv("TMPDIR");
    snprintf(directory, sizeof directory, "%.200s/test_npy.XXXXXX", temporary ? temporary : "/tmp");
    if (mkdtemp(directory))
        return true;
    perror(directory);
    return false;
}

static inline int close_directory(void)
{
    remove(in_directory("x.npy"));
    rmdir(directory);
    return CHECK_DONE();
}

#endif
