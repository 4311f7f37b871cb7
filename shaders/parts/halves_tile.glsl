// A tile of HALVES_LINES lines and HALVES_DEPTH k, of f32 as bits. Neighbouring invocations have neighbours in memory.
const uint32_t ELEMENTS = SK_HALVES_LINES * SK_HALVES_DEPTH / INVOCATIONS; // of an invocation

bool runs_along_k()
{
    return arguments.k_stride >> (arguments.components & 1u) == 1u;
}

// The line and the k of the invocation's element in the tile.
uvec2 place_of(uint32_t i)
{
    uint32_t place = i * INVOCATIONS + gl_LocalInvocationIndex;
    return runs_along_k() ? uvec2(place / SK_HALVES_DEPTH, place % SK_HALVES_DEPTH)
                          : uvec2(place % SK_HALVES_LINES, place / SK_HALVES_LINES);
}

// Zeros beyond the lines and the end of k.
uint32_t[ELEMENTS] load_tile(uvec2 from, uint32_t first_line, uint32_t lines, uint32_t k, uint32_t end)
{
    uint32_t numbers[ELEMENTS], components = arguments.components;
    uvec2 step_of_place = place_of(1u) - place_of(0u), first = uvec2(first_line, k) + place_of(0u);
    uvec2 address = element_at(from, first.x, first.y, uvec2(arguments.line_stride, arguments.k_stride), 4u, components);
    uint32_t sign = sign_of(first.x, first.y, components); // of all: steps are even
    uvec2 far = runs_along_k() ? span(step_of_place.x >> (components >> 1u & 1u), arguments.line_stride, 4u)
                               : span(step_of_place.y >> (components & 1u), arguments.k_stride, 4u);
    [[unroll]] for (uint32_t i = 0u; i < ELEMENTS; ++i)
    {
        uvec2 place = place_of(i);
        numbers[i] = 0u;
        if (place.x < lines - first_line && place.y < end - k)
        {
            numbers[i] = single_words(address).x ^ sign;
        }
        address = add(address, far);
    }
    return numbers;
}
