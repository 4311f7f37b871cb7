// Four words of a line from number `first` on, and the one that is `last` words behind it, 3 or 4, by loads of 16 bytes. A vector that
// has none of them is not read. Where blocks are whole vectors, the words are one.
sk_sixteen five_words(block_words line, uint32_t first, uint32_t last, uint32_t at)
{
    uvec2 address = add(uvec2(line), uvec2(4u * first, 0u));
    input_vectors vectors = input_vectors(uvec2(address.x & ~15u, address.y));
    uint32_t skip = address.x / 4u % 4u; // words of the first vector that lie before them
    uvec4 low = vectors.x[0];
    if (BLOCK_SIZE % 16u == 0u)
    {
        return sk_sixteen(low, low.w, at);
    }
    uvec4 high = vectors.x[(skip + last) / 4u];
    return five_of(low, high, skip, at);
}
