// A tile of HALVES_LINES lines and HALVES_DEPTH k, of f32 as bits. Neighbouring invocations have neighbours in memory.
const uint32_t ELEMENTS = SK_HALVES_LINES * SK_HALVES_DEPTH / INVOCATIONS; // of an invocation

// The line and the k of the invocation's element in the tile.
uvec2 place_of(uint32_t i)
{
    uint32_t place = i * INVOCATIONS + gl_LocalInvocationIndex;
    return arguments.k_stride == 1u ? uvec2(place / SK_HALVES_DEPTH, place % SK_HALVES_DEPTH)
                                    : uvec2(place % SK_HALVES_LINES, place / SK_HALVES_LINES);
}

// Zeros beyond the lines and the end of k.
uint32_t[ELEMENTS] load_tile(uvec2 from, uint32_t first_line, uint32_t lines, uint32_t k, uint32_t end)
{
    uint32_t numbers[ELEMENTS];
    uvec2 step_of_place = place_of(1u) - place_of(0u);
    uvec2 address = add(from, span(first_line + place_of(0u).x, arguments.line_stride, 4u));
    address = add(address, span(k + place_of(0u).y, arguments.k_stride, 4u));
    bool along_k = arguments.k_stride == 1u;
    uvec2 far = along_k ? span(step_of_place.x, arguments.line_stride, 4u) : span(step_of_place.y, arguments.k_stride, 4u);
    [[unroll]] for (uint32_t i = 0u; i < ELEMENTS; ++i)
    {
        uvec2 place = place_of(i);
        numbers[i] = 0u;
        if (place.x < lines - first_line && place.y < end - k)
        {
            numbers[i] = single_words(address).x;
        }
        address = add(address, far);
    }
    return numbers;
}
