// A tile of SLICES_LINES lines and SLICES_DEPTH k. Neighbouring invocations have neighbours in memory.
const uint32_t ELEMENTS = SK_SLICES_LINES * SK_SLICES_DEPTH / INVOCATIONS; // of an invocation

// The line and the k of the invocation's element in the tile.
uvec2 place_of(uint32_t i)
{
    uint32_t place = i * INVOCATIONS + gl_LocalInvocationIndex;
    return arguments.k_stride == 1u ? uvec2(place / SK_SLICES_DEPTH, place % SK_SLICES_DEPTH)
                                    : uvec2(place % SK_SLICES_LINES, place / SK_SLICES_LINES);
}

// Zeros beyond the lines and the end of k.
uvec2[ELEMENTS] load_tile(uvec2 from, uint32_t first_line, uint32_t lines, uint32_t k, uint32_t end)
{
    uvec2 numbers[ELEMENTS];
    uint32_t size = 4u * arguments.words;
    [[unroll]] for (uint32_t i = 0u; i < ELEMENTS; ++i)
    {
        uvec2 place = place_of(i);
        numbers[i] = uvec2(0u);
        if (place.x < lines - first_line && place.y < end - k)
        {
            uvec2 line = add(from, span(first_line + place.x, arguments.line_stride, size));
            numbers[i] = load_number(add(line, span(k + place.y, arguments.k_stride, size)), arguments.words);
        }
    }
    return numbers;
}
