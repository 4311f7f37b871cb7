/* Whether the operands of a product fit each other, as NumPy's matmul understands vectors and batches. */
#ifndef SHAPES_H
#define SHAPES_H

#include "product.h"

/* Give D its shape, and the others the dimensions that they have beside it. A vector A is a row, a vector B a column,
 * and D lacks that dimension. One matrix serves for a batch. False, after a sentence. */
bool fit_shapes(product* p, const options* o);

#endif
