/* What the parts of npy.h share. */
#ifndef PARTS_FILES_NPY_PARTS_H
#define PARTS_FILES_NPY_PARTS_H

#include "npy.h"

#include <stdio.h>

enum
{
    NPY_TYPES = SK_TYPE_CF64 + 1,
    NPY_CHUNK = 16 << 20 /* bytes read or written at a time; and the first that are allocated: a header may lie */
};

/* Write a sentence that begins with the file's name. Returns false. */
bool refuse_npy(char* sentence, const char* path, const char* format, ...);

/* The type whose name follows the byte order in a descr, or NPY_TYPES. What ml_dtypes writes has a V. `raw` is as in
 * read_npy(). */
int find_npy_type(const char* descr, sk_type raw);

/* The extents of the dimensions that an array has, and how many there are. */
int list_npy_extents(const npy_matrix* matrix, uint32_t extents[3]);

/* Let an array have these dimensions, which have these extents. */
void set_npy_extents(npy_matrix* matrix, int dimensions, const uint32_t* extents);

/* Understand the dictionary of a header, which is not terminated, and may hold anything. False, after a sentence. */
bool parse_npy_header(const char* text, size_t length, const char* path, sk_type raw, npy_matrix* matrix,
                      char* sentence);

#endif
