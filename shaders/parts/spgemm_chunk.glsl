// A chunk of rows, whose products lie in the workspace: see expansion.h.
layout(buffer_reference, std430, buffer_reference_align = 8) buffer product_begins
{
    uvec2 x; // low word first
};

// Where the products of a nonzero of A begin, among all; of the one behind the last, where all end.
uvec2 begin_at(uint32_t atom)
{
    return at(expansion_begin(), atom, 8u);
}

sk_wide load_begin(uint32_t atom)
{
    uvec2 pair = product_begins(begin_at(min(atom, arguments.a_nonzeros))).x;
    sk_wide begin;
    begin.low = pair.x;
    begin.high = pair.y;
    return begin;
}

struct row_chunk
{
    uint32_t first_row;
    uint32_t end_row;
    uint32_t products; // no more than there is room for
    uint32_t first;    // product among all, modulo 2^32
};

table_words chunk_word(uint32_t chunk, uint32_t word)
{
    return table_words(word_at(SK_SPGEMM_CHUNKS_BEGIN + SK_CHUNK_WORDS * chunk + word));
}

uint32_t own_chunk()
{
    return arguments.step & SK_STEP_CHUNK;
}

row_chunk load_chunk(uint32_t number)
{
    row_chunk chunk;
    chunk.end_row = min(chunk_word(number, SK_CHUNK_END_ROW).x, arguments.rows);
    chunk.first_row = min(chunk_word(number, SK_CHUNK_FIRST_ROW).x, chunk.end_row);
    chunk.products = min(chunk_word(number, SK_CHUNK_PRODUCTS).x, arguments.runs * SK_RUN_PRODUCTS);
    chunk.first = load_begin(begin_of_row(chunk.first_row)).low;
    return chunk;
}
