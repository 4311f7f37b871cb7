#include "triangle.h"

#include <string.h>

bool is_beyond(sk_triangle triangle, size_t row, size_t column)
{
    return triangle == SK_TRIANGLE_LOWER ? column > row : triangle == SK_TRIANGLE_UPPER && column < row;
}

void clear_beyond(const npy_matrix* matrix, sk_triangle triangle)
{
    size_t size = get_npy_element_size(matrix->type), columns = matrix->columns, rows = matrix->rows;
    for (size_t row = 0; triangle && row < rows; row++)
        for (size_t column = 0; column < columns; column++)
        {
            size_t at = matrix->column_major ? column * rows + row : row * columns + column;
            if (is_beyond(triangle, row, column))
                memset((char*)matrix->data + at * size, 0, size);
        }
}
