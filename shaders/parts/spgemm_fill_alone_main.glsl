#include "spgemm_product.glsl"

struct row_element
{
    uint32_t column;
    SUM sum;
};

// The element of the smallest column from `from` on. Its products come behind the first one of the column, so that the
// sum begins anew with each smaller column. No product is fused with its addition, as other decompositions round it.
row_element find_element(listed_row own, uint32_t from)
{
    uint32_t least = NO_COLUMN;
    precise SUM sum = SUM(0);
    for (uint32_t atom = own.begin; atom < own.end; ++atom)
    {
        uint32_t row = find_row_of_b(atom), end = sk_tile_end(tiles_of_b(), row);
        for (uint32_t atom_of_b = sk_tile_begin(tiles_of_b(), row); atom_of_b < end; ++atom_of_b)
        {
            uint32_t column = load_column(atom_of_b);
            if (column >= from && column <= least)
            {
                SUM product = multiply_atoms(atom, atom_of_b);
                sum = column < least ? product : sum + product;
                least = column;
            }
        }
    }
    row_element found;
    found.column = least;
    found.sum = sum;
    return found;
}

// A row whose size is wrong ends behind its last column.
void fill_alone(listed_row own)
{
    row_of_c row = find_row_of_c(own.row);
    bool is_there = true;
    for (uint32_t place = 0u, from = 0u; place < row.size && is_there; ++place)
    {
        row_element found = find_element(own, from);
        is_there = found.column != NO_COLUMN;
        store_nonzero(row, place, found.column, found.sum);
        from = found.column + 1u;
    }
}

void main()
{
    if (is_too_small())
    {
        return;
    }
    uint32_t turns = count_alone();
    for (uint32_t turn = 0u; turn < turns; ++turn)
    {
        fill_alone(find_alone(turn));
    }
}
