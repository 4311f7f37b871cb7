#include "sparse_source.h"

#include "parts/words/ending.h"
#include "parts/files/mtx.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The structure of a file's matrix: its values are left out. */
static bool read_structure(const char* path, sparse_matrix* m)
{
    char sentence[MTX_SENTENCE];
    mtx_csr csr;
    if (!read_mtx_csr(path, MTX_UNUSED, &csr, sentence))
    {
        fprintf(stderr, "draw: %s\n", sentence);
        return false;
    }
    m->rows = csr.rows;
    m->columns = csr.columns;
    m->nonzeros = csr.nonzeros;
    m->longest_row = csr.longest_row;
    m->row_offsets = csr.row_offsets;
    m->column_indices = csr.column_indices;
    free(csr.values);
    return true;
}

bool open_sparse_source(const char* name, uint32_t nonzeros, sparse_matrix* m)
{
    memset(m, 0, sizeof *m);
    if (ends_in(name, ".mtx"))
        return read_structure(name, m);
    for (int i = 0; i < SPARSE_KINDS; i++)
    {
        if (strcmp(name, SPARSE_MATRICES[i].name) != 0)
            continue;
        if (make_sparse_matrix(&SPARSE_MATRICES[i], nonzeros, m))
            return true;
        fprintf(stderr, "draw: there is no memory for a matrix of %u nonzeros\n", nonzeros);
        return false;
    }
    fprintf(stderr, "draw: %s is no .mtx file and no kind of matrix:", name);
    for (int i = 0; i < SPARSE_KINDS; i++)
        fprintf(stderr, "%s %s", i > 0 ? "," : "", SPARSE_MATRICES[i].name);
    fputc('\n', stderr);
    return false;
}
