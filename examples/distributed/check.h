/* Checks D on the host, from the files alone: D x is compared with A (B x), for random vectors x. */
#ifndef DISTRIBUTED_CHECK_H
#define DISTRIBUTED_CHECK_H

#include "work.h"

/* Check the rows of a part of D, whose elements are packed; add how many are wrong to *wrong. Integers whose sums are
 * exact must be equal: then a wrong row passes with a probability below one in a million. Other sums may differ by
 * their rounding. False, after a sentence: a file could not be read, or memory is short. */
bool check_rows(work* w, const rectangle* part, const void* elements, uint64_t* wrong);

#endif
