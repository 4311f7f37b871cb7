/* A matrix in a .npy file, read and written by rectangles through MPI-IO; or one whose values are made up. */
#ifndef DISTRIBUTED_MATRIX_FILE_H
#define DISTRIBUTED_MATRIX_FILE_H

#include "layout.h"
#include "ranks.h"

#include "parts/files/npy.h"

typedef struct matrix_file
{
    npy_matrix shape; /* without data */
    const char* path; /* NULL: small integers, drawn by row, column and seed */
    uint32_t seed;
    int64_t data;    /* where elements begin, bytes */
    char part[4096]; /* of a file that is written: its name until it is complete */
    MPI_File file;
    bool is_open;
} matrix_file;

/* Understand and open a matrix that is there, on every rank. Rank 0 reads the header, and whether the file is as long
 * as it tells. Not DONE after a sentence on some rank. */
status open_matrix_file(ranks* r, const char* path, sk_type raw, matrix_file* m);

/* Begin a file of the matrix's shape on every rank, under the name of its part. */
status create_matrix_file(ranks* r, const char* path, matrix_file* m);

/* Close it on every rank. A file that is written gets its name if it is complete, and is removed otherwise. */
status close_matrix_file(ranks* r, matrix_file* m, bool complete);

/* Read a rectangle, packed, in the order of the file. */
bool read_part(matrix_file* m, rectangle part, void* to);

/* Write a packed rectangle. */
bool write_part(matrix_file* m, rectangle part, const void* from);

#endif
