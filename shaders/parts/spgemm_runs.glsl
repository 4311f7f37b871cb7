// The products of a chunk, in runs. Products of a row have neighbouring places, in each of the two buffers.
const uint32_t RUN = SK_RUN_PRODUCTS;

struct expanded_product
{
    uint32_t row;
    uint32_t column;
    uint32_t atom_of_a;
    uint32_t atom_of_b;
};

layout(buffer_reference, std430, buffer_reference_align = 16) buffer expanded_products
{
    expanded_product x;
};

table_words run_word(uint32_t run, uint32_t word)
{
    uvec2 begin = add(expansion_begin(), bytes_of(sk_begins_size(arguments.a_nonzeros)));
    return table_words(add(begin, span(min(run, arguments.runs - 1u), SK_RUN_WORDS, 4u) + uvec2(4u * word, 0u)));
}

// A place of buffer 0 or 1. Nothing is reached outside of it.
expanded_products product_at(uint32_t buffer_number, uint32_t place)
{
    uvec2 begin = add(expansion_begin(), bytes_of(sk_begins_size(arguments.a_nonzeros)));
    begin = add(begin, bytes_of(sk_run_words_size(arguments.runs)));
    begin = add(begin, span(buffer_number * arguments.runs, RUN, SK_EXPANDED_SIZE));
    return expanded_products(at(begin, min(place, arguments.runs * RUN - 1u), SK_EXPANDED_SIZE));
}

// A chunk's products are sorted already if it is the only one, and its nonzeros are counted.
bool is_sorted()
{
    bool is_only = chunk_word(1u, SK_CHUNK_FIRST_ROW).x >= arguments.rows; // others may have no products, and yet follow
    return is_only && (arguments.step & SK_STEP_FILLS) != 0u;
}

// The places of a row's products, and at how many levels it is merged.
struct row_places
{
    uint32_t row;
    uint32_t begin;
    uint32_t end;
    uint32_t levels;
};

// Where the products of a nonzero begin in the chunk.
uint32_t place_of(row_chunk chunk, uint32_t atom)
{
    return min(load_begin(atom).low - chunk.first, chunk.products);
}

row_places find_places(row_chunk chunk, uint32_t row)
{
    row_places found;
    found.row = row;
    found.begin = place_of(chunk, begin_of_row(row));
    found.end = max(place_of(chunk, begin_of_row(row + 1u)), found.begin);
    found.levels = sk_count_levels(sk_count_runs(found.begin, found.end));
    return found;
}

// A run, and the rows of its first and last products. Other rows lie in it whole.
struct product_run
{
    uint32_t begin;
    uint32_t end;
    row_places first;
    row_places last;
};

product_run find_product_run(row_chunk chunk, uint32_t number)
{
    product_run run;
    run.begin = number * RUN;
    run.end = min(run.begin + RUN, chunk.products);
    run.first = find_places(chunk, min(run_word(number, SK_RUN_FIRST_ROW).x, arguments.rows - 1u));
    run.last = find_places(chunk, min(run_word(number, SK_RUN_LAST_ROW).x, arguments.rows - 1u));
    return run;
}

// The runs of a workgroup: consecutive ones.
sk_partition share_runs(row_chunk chunk)
{
    return sk_make_partition(sk_divide_up(chunk.products, RUN), gl_NumWorkGroups.x, 0u);
}
