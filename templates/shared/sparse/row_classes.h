/* row_classes.h - classes of rows of a product of two sparse matrices, by the room that they take.
 *
 * Uses language.h. Must not know who computes a row. A class is numbered by its place in gen/sparse.toml, whose teams
 * have SK__CLASS_LANES() invocations; SK__SHORT_CLASSES is that of long rows, which no team has room for.
 */

/* Products, and nonzeros of A's row, that a team of a class has room for. */
SK__FUNCTION uint32_t sk__class_room(uint32_t row_class)
{
    return SK__CLASS_LANES(row_class) * SK__SPARSE_PRODUCTS_OF_LANE;
}

/* The first class that has room for so many nonzeros of A's row, and for so many products. */
SK__FUNCTION uint32_t sk__class_of(uint32_t nonzeros, uint32_t products)
{
    uint32_t row_class = 0u;
    while (row_class < SK__SHORT_CLASSES &&
           (nonzeros > sk__class_room(row_class) || products > sk__class_room(row_class)))
    {
        ++row_class;
    }
    return row_class;
}
