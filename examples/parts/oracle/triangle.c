#include "triangle.h"

#include "parts/matrices/element.h"

#include <string.h>

bool is_beyond(sk_triangle triangle, size_t row, size_t column)
{
    return triangle == SK_TRIANGLE_LOWER ? column > row : triangle == SK_TRIANGLE_UPPER && column < row;
}

void clear_beyond(const npy_matrix* matrix, sk_triangle triangle)
{
    size_t size = element_size(matrix->type);
    for (size_t batch = 0; triangle && batch < matrix->count; batch++)
        for (size_t row = 0; row < matrix->rows; row++)
            for (size_t column = 0; column < matrix->columns; column++)
                if (is_beyond(triangle, row, column))
                    memset((char*)matrix->data + find_npy_element(matrix, batch, row, column) * size, 0, size);
}
