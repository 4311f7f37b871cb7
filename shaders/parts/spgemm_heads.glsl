// Heads of a run: the first products of each element of C.
shared uint32_t heads[RUN]; // up to a place, and with it

// The row of a place: buffer 0 has it, whatever was merged.
uint32_t row_at(uint32_t place)
{
    return min(product_at(0u, place).x.row, arguments.rows - 1u);
}

// A product of the run, or the one before it. A row of several levels lies in the buffer of its last one.
expanded_product load_product(product_run run, uint32_t place)
{
    uint32_t levels = place < run.first.end ? run.first.levels : place >= run.last.begin ? run.last.levels : 0u;
    return product_at(levels & 1u, place).x;
}

bool is_head(product_run run, uint32_t place, expanded_product own)
{
    bool is = place == run.first.begin;
    if (!is)
    {
        expanded_product before = load_product(run, place - 1u);
        is = before.row != own.row || before.column != own.column;
    }
    return is;
}

// All invocations meet.
void count_heads(product_run run)
{
    uint32_t first = gl_LocalInvocationIndex * SK_SPARSE_PRODUCTS_OF_LANE, count = run.end - run.begin, own = 0u;
    uint32_t found[SK_SPARSE_PRODUCTS_OF_LANE];
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        uint32_t place = run.begin + first + i;
        if (place < run.end)
        {
            own += is_head(run, place, load_product(run, place)) ? 1u : 0u;
        }
        found[i] = own;
    }
    uint32_t before = sum_lanes(own) - own;
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        heads[first + i] = before + found[i];
    }
    barrier();
}

// Heads of the run before the first product of a row that it has.
uint32_t count_before_row(row_chunk chunk, product_run run, uint32_t row)
{
    uint32_t place = run.begin;
    if (row != run.first.row)
    {
        place = row == run.last.row ? run.last.begin : place_of(chunk, begin_of_row(row));
    }
    uint32_t before = 0u;
    if (place > run.begin)
    {
        before = heads[min(place, run.end) - run.begin - 1u];
    }
    return before;
}
