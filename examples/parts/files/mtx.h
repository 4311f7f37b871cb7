/* Sparse matrices in Matrix Market files: `coordinate`, of pattern, integer, unsigned-integer, real (or double) or
 * complex, that are general, symmetric, skew-symmetric or Hermitian.
 *
 * Knows nothing of Vulkan. The format: Boisvert, Pozo, Remington: The Matrix Market Exchange Formats, NISTIR 5935. */
#ifndef PARTS_FILES_MTX_H
#define PARTS_FILES_MTX_H

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

/* What values become. A file is refused whose values are finite there, but not in the type; or that has an integer that
 * the type rounds. */
typedef enum mtx_type
{
    MTX_UNUSED, /* values are not used: they may be anything */
    MTX_F16,
    MTX_F32, /* of complex numbers: both parts */
    MTX_F64
} mtx_type;

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
bool read_mtx(FILE* file, const char* name, mtx_type type, mtx_entries* entries, char sentence[MTX_SENTENCE]);
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

/* Memory for the rows, the nonzeros and the field that are set. False: `sentence` says that `name` needs more than
 * there is. Free it in either case. */
bool allocate_mtx_csr(mtx_csr* csr, const char* name, char sentence[MTX_SENTENCE]);

/* Whether so many bytes are enough for allocate_mtx_csr() and make_mtx_csr(). */
bool fits_mtx_csr(const mtx_csr* csr, uint64_t bytes, const char* name, char sentence[MTX_SENTENCE]);

/* False: memory is short, as `sentence` says. Free it in either case. */
bool make_mtx_csr(const mtx_entries* entries, const char* name, mtx_csr* csr, char sentence[MTX_SENTENCE]);
void free_mtx_csr(mtx_csr* csr);

/* Read a file as CSR. False: `sentence` says why not, and there is nothing to free. */
bool read_mtx_csr(const char* path, mtx_type type, mtx_csr* csr, char sentence[MTX_SENTENCE]);

/* Write a matrix as `coordinate`, `general`: as integer or complex, if that is its field, and else as real. Numbers are
 * read again as they are. False: the file could not be written. */
bool write_mtx_csr(FILE* file, const mtx_csr* csr);

#endif
