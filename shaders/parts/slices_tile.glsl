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
    uvec2 numbers[ELEMENTS], step_of_place = place_of(1u) - place_of(0u);
    uint32_t size = 4u * arguments.words;
    uvec2 address = add(from, span(first_line + place_of(0u).x, arguments.line_stride, size));
    address = add(address, span(k + place_of(0u).y, arguments.k_stride, size));
    bool along_k = arguments.k_stride == 1u;
    uvec2 far = along_k ? span(step_of_place.x, arguments.line_stride, size) : span(step_of_place.y, arguments.k_stride, size);
    [[unroll]] for (uint32_t i = 0u; i < ELEMENTS; ++i)
    {
        uvec2 place = place_of(i);
        numbers[i] = uvec2(0u);
        if (place.x < lines - first_line && place.y < end - k)
        {
            numbers[i] = load_words(address, arguments.words);
        }
        address = add(address, far);
    }
    [[unroll]] for (uint32_t i = 0u; i < ELEMENTS; ++i)
    {
        numbers[i] = number_of(numbers[i], arguments.words);
    }
    return numbers;
}
