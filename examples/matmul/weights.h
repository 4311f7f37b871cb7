/* Operands in files of weights: what the names of tensors mean, and the two commands that multiply nothing. */
#ifndef WEIGHTS_H
#define WEIGHTS_H

#include "options.h"

/* Read an array, or the tensor that a path names. A model keeps the transpose of what it multiplies by: a tensor of
 * n x k on the right of a product is B, k x n in Fortran order, without a copy. False, after a sentence. */
bool read_operand(const char* path, bool is_right, const options* o, npy_matrix* matrix, char sentence[NPY_SENTENCE]);

/* Make an array of f32, f16 or bf16 of another one, of f32 or in blocks: its elements, rounded once to that type.
 * False: memory is short. */
bool decode_matrix(const npy_matrix* from, sk_type type, npy_matrix* to);

/* Make an array of f32 that bounds what is added up for each element of blocks: its magnitude, and twice that of what
 * its format adds to all elements of a block. False: memory is short. */
bool measure_matrix(const npy_matrix* from, npy_matrix* sizes);

/* --list: print the tensors of a file. */
status list_weights(const options* o);

/* --quantize: write a file of one tensor. */
status quantize_weights(const options* o);

#endif
