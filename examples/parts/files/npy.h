/* Arrays in NumPy's .npy files, versions 1.0, 2.0 and 3.0: numbers, vectors, matrices and batches of matrices.
 *
 * Reads little-endian f2, f4, f8, i1, u1, i4, u4, c8 and c16. NumPy has no bf16, e4m3 and e5m2: they are read from u2
 * or u1, or from the V2 and V1 that the package ml_dtypes writes, and written as u2 and u1. Elements stay in the order
 * of the file; column_major tells whether that is Fortran order. Calls no Vulkan. NumPy's documentation has the format
 * under numpy.lib.format. */
#ifndef PARTS_FILES_NPY_H
#define PARTS_FILES_NPY_H

#ifndef VK_NO_PROTOTYPES
#define VK_NO_PROTOTYPES /* as volk wants it, which files that include this may include, too */
#endif
#include "streamk.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* The dimensions that an array has, in the order of its shape. */
enum
{
    NPY_COUNT = 4,
    NPY_ROWS = 2,
    NPY_COLUMNS = 1,
    NPY_MATRIX = NPY_ROWS | NPY_COLUMNS,
    NPY_BATCH = NPY_COUNT | NPY_MATRIX
};

typedef struct npy_matrix
{
    uint32_t count, rows,
        columns; /* of a batch, `count` matrices, one after the other; 1 for what it does not have */
    sk_type type;
    bool column_major; /* Fortran order, of each matrix of a batch */
    int dimensions;    /* bits of those above */
    void* data;        /* count * rows * columns elements, packed, or their blocks; from malloc */
} npy_matrix;

/* NumPy's word for a type, like "f4"; streamk's, if NumPy has none, as for types in blocks. */
const char* name_npy_type(sk_type type);

enum
{
    NPY_SENTENCE = 512, /* bytes of the longest error sentence, with its 0 */
    NPY_SHAPE = 48,     /* and of the longest shape */
    NPY_HEADER = 192    /* and of the longest header that is written */
};

/* Read an array. It has rows if it has one dimension. `raw` is what u2 or u1 hold, if that is BF16, E4M3 or E5M2.
 * False: `sentence` says why, and there is nothing to free. */
bool read_npy(const char* path, sk_type raw, npy_matrix* matrix, char sentence[NPY_SENTENCE]);

/* Read the header of an array alone, into all members but data, and leave the file at its first element. NULL:
 * `sentence` says why. */
FILE* open_npy(const char* path, sk_type raw, npy_matrix* matrix, char sentence[NPY_SENTENCE]);

/* Let the dimensions of an array be these. False, and nothing changes, if it has another number of them, or if Fortran
 * order interleaves the matrices of the batch that it would be. */
bool name_npy_dimensions(npy_matrix* matrix, int dimensions);

/* Write an array, version 1.0: in place where the file exists, otherwise complete or not at all (output.h). */
bool write_npy(const char* path, const npy_matrix* matrix, char sentence[NPY_SENTENCE]);

/* Write the header of an array, which its elements follow, into a text. Returns its length. */
size_t format_npy_header(const npy_matrix* matrix, char text[NPY_HEADER]);

/* Find out whether write_npy may succeed, before hours are spent on the array. */
bool can_write_npy(const char* path, char sentence[NPY_SENTENCE]);

void free_npy(npy_matrix* matrix);

/* Write a shape as "3 x 4". Returns `text`. */
const char* format_npy_shape(const npy_matrix* matrix, char text[NPY_SHAPE]);

/* Whether memory can hold the elements. */
bool fits_npy(const npy_matrix* matrix);

/* Bytes of data. */
size_t count_npy_bytes(const npy_matrix* matrix);

/* The number of an element, in memory. An array with a count of 1 serves for every matrix of a batch. */
size_t find_npy_element(const npy_matrix* matrix, size_t batch, size_t row, size_t column);

/* The element at a place, whatever order and type but those in blocks; the real part of complex numbers. */
double get_npy_element(const npy_matrix* matrix, size_t batch, size_t row, size_t column);

/* Its imaginary part; 0 of real numbers. */
double get_npy_imaginary(const npy_matrix* matrix, size_t batch, size_t row, size_t column);

#endif
