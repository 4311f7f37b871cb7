layout(buffer_reference, std430, buffer_reference_align = 4) buffer table_words
{
    uint32_t x;
};

// Offsets in bytes are added to addresses: some drivers compute those of an index in 32 bits.
uvec2 at(uvec2 address, uint32_t index, uint32_t size)
{
    return add(address, span(index, 1u, size));
}

uint32_t sk_read_table(uvec2 table, uint32_t index)
{
    return table_words(at(table, index, 4u)).x;
}

// How many of `total` things a share has.
uint32_t sk_count_strided(uint32_t total, uint32_t shares, uint32_t share)
{
    return share < total ? (total - share - 1u) / shares + 1u : 0u;
}
