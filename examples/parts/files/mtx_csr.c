#include "mtx.h"

#include "course/memory.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static void sort_by_rows(const mtx_entries* e, uint32_t* next, mtx_csr* csr)
{
    for (uint32_t i = 0; i < e->count; i++)
        csr->row_offsets[e->row_indices[i] + 1]++;
    for (uint32_t row = 0; row < e->rows; row++)
    {
        uint32_t length = csr->row_offsets[row + 1];
        csr->longest_row = length > csr->longest_row ? length : csr->longest_row;
        csr->row_offsets[row + 1] += csr->row_offsets[row];
        next[row] = csr->row_offsets[row];
    }
    for (uint32_t i = 0; i < e->count; i++)
    {
        uint32_t at = next[e->row_indices[i]]++;
        csr->column_indices[at] = e->column_indices[i];
        csr->values[at] = e->values[i];
        if (e->imaginary)
            csr->imaginary[at] = e->imaginary[i];
    }
}

/* Bytes of the arrays, and of the rows' places while they are filled. */
static uint64_t count_bytes(const mtx_csr* csr)
{
    uint64_t entry = sizeof *csr->column_indices + sizeof *csr->values * (csr->field == MTX_COMPLEX ? 2 : 1);
    return 2 * sizeof *csr->row_offsets * ((uint64_t)csr->rows + 1) + entry * csr->nonzeros;
}

static bool tell_bytes(const mtx_csr* csr, const char* name, char sentence[MTX_SENTENCE])
{
    snprintf(sentence, MTX_SENTENCE, "%.200s: %u rows and %u nonzeros need %.4g MB of memory, more than is free",
             name, csr->rows, csr->nonzeros, 1e-6 * (double)count_bytes(csr));
    return false;
}

bool fits_mtx_csr(const mtx_csr* csr, uint64_t bytes, const char* name, char sentence[MTX_SENTENCE])
{
    return count_bytes(csr) <= bytes || tell_bytes(csr, name, sentence);
}

bool allocate_mtx_csr(mtx_csr* csr, const char* name, char sentence[MTX_SENTENCE])
{
    size_t nonzeros = csr->nonzeros + (size_t)1;
    bool is_complex = csr->field == MTX_COMPLEX;
    if (!fits_mtx_csr(csr, find_free_memory(), name, sentence))
        return false;
    csr->row_offsets = calloc(csr->rows + (size_t)1, sizeof *csr->row_offsets);
    csr->column_indices = malloc(nonzeros * sizeof *csr->column_indices);
    csr->values = malloc(nonzeros * sizeof *csr->values);
    csr->imaginary = is_complex ? malloc(nonzeros * sizeof *csr->imaginary) : NULL;
    return (csr->row_offsets && csr->column_indices && csr->values && (csr->imaginary || !is_complex)) ||
           tell_bytes(csr, name, sentence);
}

bool make_mtx_csr(const mtx_entries* entries, const char* name, mtx_csr* csr, char sentence[MTX_SENTENCE])
{
    memset(csr, 0, sizeof *csr);
    csr->rows = entries->rows;
    csr->columns = entries->columns;
    csr->nonzeros = entries->count;
    csr->field = entries->field;
    if (!allocate_mtx_csr(csr, name, sentence))
        return false;
    uint32_t* next = malloc((entries->rows + (size_t)1) * sizeof *next);
    if (!next)
        return tell_bytes(csr, name, sentence);
    sort_by_rows(entries, next, csr);
    free(next);
    return true;
}

void free_mtx_csr(mtx_csr* csr)
{
    free(csr->row_offsets);
    free(csr->column_indices);
    free(csr->values);
    free(csr->imaginary);
    memset(csr, 0, sizeof *csr);
}

bool read_mtx_csr(const char* path, mtx_type type, mtx_csr* csr, char sentence[MTX_SENTENCE])
{
    mtx_entries entries;
    FILE* file = fopen(path, "r");
    if (!file)
    {
        snprintf(sentence, MTX_SENTENCE, "%.200s cannot be opened: %s", path, strerror(errno));
        return false;
    }
    bool done = read_mtx(file, path, type, &entries, sentence);
    fclose(file);
    if (!done)
        return false;
    done = make_mtx_csr(&entries, path, csr, sentence);
    free_mtx(&entries);
    if (!done)
        free_mtx_csr(csr);
    return done;
}

bool write_mtx_csr(FILE* file, const mtx_csr* csr)
{
    static const char* const fields[] = {"real", "integer", "real", "complex"};
    fprintf(file, "%%%%MatrixMarket matrix coordinate %s general\n%u %u %u\n", fields[csr->field], csr->rows,
            csr->columns, csr->nonzeros);
    for (uint32_t row = 0; row < csr->rows && !ferror(file); row++)
        for (uint32_t i = csr->row_offsets[row]; i < csr->row_offsets[row + 1]; i++)
        {
            fprintf(file, "%u %u ", row + 1, csr->column_indices[i] + 1);
            fprintf(file, csr->field == MTX_INTEGER ? "%.0f" : "%.17g", csr->values[i]);
            if (csr->field == MTX_COMPLEX)
                fprintf(file, " %.17g", csr->imaginary[i]);
            fputc('\n', file);
        }
    return fflush(file) == 0 && !ferror(file);
}
