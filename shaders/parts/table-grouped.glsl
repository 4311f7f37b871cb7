// A table is an array of words, at an address.
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer table_words
{
    uint32_t x[];
};

#define sk_lists_problems(space) true
#define SK_SHARES

uint32_t sk_read_table(uvec2 table, uint32_t index)
{
    return table_words(table).x[index];
}
