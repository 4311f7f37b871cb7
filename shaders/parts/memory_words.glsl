// Blocks begin at any address, and are read in aligned words of 32 bits. Each word that is read has at least one byte of what is
// wanted.
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer memory_words
{
    uint32_t x[];
};

memory_words words_around(uvec2 address)
{
    return memory_words(uvec2(address.x & ~3u, address.y));
}
