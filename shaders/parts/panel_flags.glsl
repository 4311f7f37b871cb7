// What a module is told of its panel of D, of which columns count components.

uint32_t components_of_a()
{
    return arguments.flags >> SK_PANEL_A & 7u;
}

uint32_t components_of_b()
{
    return arguments.flags >> SK_PANEL_B & 7u;
}

// Whether an element of D is of its triangle, if D is one.
bool is_inside(uint32_t row, uint32_t column)
{
    int on_diagonal = int(row + arguments.diagonal), own = int(column >> (components_of_b() & SK_COMPLEX));
    bool is_beyond = (arguments.flags & SK_PANEL_LOWER) != 0u ? own > on_diagonal : on_diagonal > own;
    return (arguments.flags & (SK_PANEL_LOWER | SK_PANEL_UPPER)) == 0u || !is_beyond;
}
