#include "matrix_market.h"

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

bool allocate_mtx_csr(mtx_csr* csr)
{
    size_t nonzeros = csr->nonzeros + (size_t)1;
    bool is_complex = csr->field == MTX_COMPLEX;
    csr->row_offsets = calloc(csr->rows + (size_t)1, sizeof *csr->row_offsets);
    csr->column_indices = malloc(nonzeros * sizeof *csr->column_indices);
    csr->values = malloc(nonzeros * sizeof *csr->values);
    csr->imaginary = is_complex ? malloc(nonzeros * sizeof *csr->imaginary) : NULL;
    return csr->row_offsets && csr->column_indices && csr->values && (csr->imaginary || !is_complex);
}

bool make_mtx_csr(const mtx_entries* entries, mtx_csr* csr)
{
    uint32_t* next = malloc((entries->rows + (size_t)1) * sizeof *next);
    memset(csr, 0, sizeof *csr);
    csr->rows = entries->rows;
    csr->columns = entries->columns;
    csr->nonzeros = entries->count;
    csr->field = entries->field;
    bool done = allocate_mtx_csr(csr) && next;
    if (done)
        sort_by_rows(entries, next, csr);
    free(next);
    return done;
}

void free_mtx_csr(mtx_csr* csr)
{
    free(csr->row_offsets);
    free(csr->column_indices);
    free(csr->values);
    free(csr->imaginary);
    memset(csr, 0, sizeof *csr);
}

bool read_mtx_csr(const char* path, mtx_csr* csr, char sentence[MTX_SENTENCE])
{
    mtx_entries entries;
    FILE* file = fopen(path, "r");
    if (!file)
    {
        snprintf(sentence, MTX_SENTENCE, "%.200s cannot be opened: %s", path, strerror(errno));
        return false;
    }
    bool done = read_mtx(file, path, &entries, sentence);
    fclose(file);
    if (!done)
        return false;
    done = make_mtx_csr(&entries, csr);
    free_mtx(&entries);
    if (!done)
    {
        free_mtx_csr(csr);
        snprintf(sentence, MTX_SENTENCE, "%.200s: memory is short", path);
    }
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
            fprintf(file, "%u %u %.17g", row + 1, csr->column_indices[i] + 1, csr->values[i]);
            if (csr->imaginary)
                fprintf(file, " %.17g", csr->imaginary[i]);
            fputc('\n', file);
        }
    return fflush(file) == 0 && !ferror(file);
}
