/* Matrices in NumPy's .npy files, versions 1.0, 2.0 and 3.0.
 *
 * Reads little-endian f2 and f4 (halves and floats), c8 and c16 (complex numbers of two floats, and of two doubles) of
 * two dimensions. Elements stay in the order of the file; column_major tells whether that is Fortran order. Knows
 * nothing of Vulkan. NumPy's documentation has the format under numpy.lib.format. */
#ifndef NPY_H
#define NPY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum npy_type
{
    NPY_F32,
    NPY_F16,
    NPY_CF32,
    NPY_CF64,
    NPY_TYPES
} npy_type;

/* NumPy's word for a type, like "f4". */
const char* name_npy_type(npy_type type);

/* Whether numbers have an imaginary part. */
bool is_npy_complex(npy_type type);

typedef struct npy_matrix
{
    uint32_t rows, columns;
    npy_type type;
    bool column_major; /* Fortran order */
    void* data;        /* rows * columns elements, packed; from malloc */
} npy_matrix;

/* Bytes of the longest error sentence, with its 0. */
#define NPY_SENTENCE 512

/* Read a matrix. False: `sentence` says why, and there is nothing to free. */
bool read_npy(const char* path, npy_matrix* matrix, char sentence[NPY_SENTENCE]);

/* Write a matrix, version 1.0: in place where the file exists, otherwise complete or not at all (output.h). */
bool write_npy(const char* path, const npy_matrix* matrix, char sentence[NPY_SENTENCE]);

/* Find out whether write_npy may succeed, before hours are spent on the matrix. */
bool can_write_npy(const char* path, char sentence[NPY_SENTENCE]);

void free_npy(npy_matrix* matrix);

/* Bytes of an element. */
size_t get_npy_element_size(npy_type type);

/* Bytes of data. */
size_t count_npy_bytes(const npy_matrix* matrix);

/* The element at a row and column, whatever type and order; the real part of complex numbers. */
double get_npy_element(const npy_matrix* matrix, size_t row, size_t column);

/* Its imaginary part; 0 of real numbers. */
double get_npy_imaginary(const npy_matrix* matrix, size_t row, size_t column);

#endif
