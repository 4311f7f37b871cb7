/* The decompositions of a sparse matrix as a file of TeAAL specifications. */
#ifndef TEAAL_FILE_H
#define TEAAL_FILE_H

#include "parts/matrices/sparse_matrices.h"
#include "teaal.h"

/* Those of the matrix times a vector, and, of a square one, those of it times itself. Each begins with the line of its
 * plan, as a comment. `workers` is of the vector's plans; 0: chosen. False after a sentence on stderr. */
bool write_teaal_file(sk_context* context, const sparse_matrix* m, uint32_t workers, const char* path);

#endif
