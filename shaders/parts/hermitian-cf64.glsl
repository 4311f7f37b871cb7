// A triangle of a Hermitian D: alpha and beta are real, and so is the diagonal, whatever C has there.
dvec2 scaled(dvec2 factor, dvec2 value)
{
    return HERMITIAN ? factor.x * value : complex_product(factor, value);
}

// Whether element e of a vector, the first of which is at (row, column) of the tile, lies on the diagonal of such a D.
bool is_real(uint32_t row, uint32_t column, uint32_t e)
{
    return HERMITIAN && corner.x + row + e * ROW_STEP == corner.y + column + e * COLUMN_STEP;
}

// Of two terms, the first is multiplied by alpha, and the second by its conjugate, before they meet: not in the epilogue.
const bool SCALES_TERMS = HERMITIAN && SECOND && LINEAR;
