/* Integers in the types in blocks, which hold them exactly. */
#ifndef PARTS_MATRICES_BLOCKS_H
#define PARTS_MATRICES_BLOCKS_H

#include "element.h"

/* The largest integer of either sign that has a code, where scales are 1. */
int find_most_in_blocks(sk_type type);

/* Write a block whose scales are 1, and whose elements are these. */
void store_block(sk_type type, unsigned char* block, const int16_t* integers);

#endif
