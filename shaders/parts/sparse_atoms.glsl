// Nothing is read outside A and B, whatever the column indices are.
uint32_t load_column(uint32_t atom)
{
    return min(table_words(at(words(arguments.columns), atom, 4u)).x, arguments.last_column);
}

SUM load_value(uint32_t atom)
{
    return SUM(elements(at(words(arguments.values), atom, SIZE)).x);
}

// Columns behind the last one are read as that.
SUM load_b(uint32_t row, uint32_t column)
{
    uvec2 address = element_at(words(arguments.b), B_TRANSPOSED, row, min(column, arguments.n - 1u), arguments.leading_dimension_b);
    return SUM(elements(address).x);
}
