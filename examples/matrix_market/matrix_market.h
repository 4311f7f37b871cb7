/* Sparse matrices in Matrix Market files: `coordinate`, of pattern, integer, real or complex, that are general,
 * symmetric, skew-symmetric or Hermitian.
 *
 * Knows nothing of Vulkan. The format: Boisvert, Pozo, Remington: The Matrix Market Exchange Formats, NISTIR 5935. */
#ifndef MATRIX_MARKET_H
#define MATRIX_MARKET_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* Bytes of the longest error sentence, with its 0. */
#define MTX_SENTENCE 512

typedef enum mtx_field
{
    MTX_PATTERN, /* values are 1 */
    MTX_INTEGER,
    MTX_REAL,
    MTX_COMPLEX
} mtx_field;

/* The entries in the order of the file. Of a symmetric one, each that is not on the diagonal is followed by the entry
 * that it stands for. A place may be there several times. */
typedef struct mtx_entries
{
    uint32_t rows, columns, count; /* rows + count < 2^32 */
    mtx_field field;
    uint32_t *row_indices, *column_indices; /* from 0; from malloc */
    double *values, *imaginary;             /* real parts, and the others; NULL unless the field is MTX_COMPLEX */
} mtx_entries;

/* Read entries. `name` is what the sentence calls the file. False: `sentence` says why not, and there is nothing to
 * free. */
bool read_mtx(FILE* file, const char* name, mtx_entries* entries, char sentence[MTX_SENTENCE]);
void free_mtx(mtx_entries* entries);

/* CSR, with the entries of a row in the order of the file. */
typedef struct mtx_csr
{
    uint32_t rows, columns, nonzeros, longest_row;
    mtx_field field;
    uint32_t* row_offsets;    /* rows + 1 */
    uint32_t* column_indices; /* nonzeros */
    double *values, *imaginary;
} mtx_csr;

/* Memory for the rows, the nonzeros and the field that are set. False: memory is short. Free it in either case. */
bool allocate_mtx_csr(mtx_csr* csr);

/* False: memory is short. Free it in either case. */
bool make_mtx_csr(const mtx_entries* entries, mtx_csr* csr);
void free_mtx_csr(mtx_csr* csr);

/* Read a file as CSR. False: `sentence` says why not, and there is nothing to free. */
bool read_mtx_csr(const char* path, mtx_csr* csr, char sentence[MTX_SENTENCE]);

/* Write a matrix as `coordinate`, `general`: as integer or complex, if that is its field, and else as real. Numbers are
 * read again as they are. False: the file could not be written. */
bool write_mtx_csr(FILE* file, const mtx_csr* csr);

#endif
