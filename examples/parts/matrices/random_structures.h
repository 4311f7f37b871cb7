/* Sparse matrices whose structure is drawn: how long rows are, where their columns lie, how many rows are empty, and in
 * which order rows are. The same numbers give the same matrix everywhere. */
#ifndef PARTS_MATRICES_RANDOM_STRUCTURES_H
#define PARTS_MATRICES_RANDOM_STRUCTURES_H

#include "sparse_matrices.h"

enum
{
    RANDOM_STRUCTURE_NAME = 64
};

/* Make matrix `number` of a seed, with about `least` to `most` nonzeros. Its name tells what was drawn. False: memory
 * is short. Free it in either case. */
bool make_random_structure(uint32_t seed, uint32_t number, uint32_t least, uint32_t most,
                           char name[RANDOM_STRUCTURE_NAME], sparse_matrix* m);

#endif
