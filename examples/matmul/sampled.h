/* matmul A.npy B.npy --pattern P.mtx -o D.mtx: multiplies two dense matrices where a sparse one has nonzeros. */
#ifndef SAMPLED_H
#define SAMPLED_H

#include "course/status.h"

#include <stdbool.h>

/* Whether an option names a pattern. */
bool names_pattern(int count, char** words);

/* All of the program. */
status multiply_sampled_files(int count, char** words);

#endif
