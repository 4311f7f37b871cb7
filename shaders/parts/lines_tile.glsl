// A tile of TILE_LINES lines and TILE_DEPTH k. Neighbouring invocations have neighbours in memory.
const uint32_t ELEMENTS = TILE_LINES * TILE_DEPTH / INVOCATIONS; // of an invocation

bool runs_along_k()
{
    return arguments.k_stride >> (arguments.components & 1u) == 1u;
}

// The line and the k of the invocation's element in the tile.
uvec2 place_of(uint32_t i)
{
    uint32_t place = i * INVOCATIONS + gl_LocalInvocationIndex;
    return runs_along_k() ? uvec2(place / TILE_DEPTH, place % TILE_DEPTH) : uvec2(place % TILE_LINES, place / TILE_LINES);
}

// Zeros beyond the lines and the end of k.
NUMBER[ELEMENTS] load_tile(uvec2 from, uint32_t first_line, uint32_t lines, uint32_t k, uint32_t end)
{
    NUMBER numbers[ELEMENTS];
    uvec2 step_of_place = place_of(1u) - place_of(0u);
    uint32_t size = size_of_number(), components = arguments.components;
    uvec2 first = uvec2(first_line, k) + place_of(0u);
    uvec2 address = element_at(from, first.x, first.y, uvec2(arguments.line_stride, arguments.k_stride), size, components);
    uint32_t sign = sign_of(first.x, first.y, components); // of all: steps are even
    uvec2 far = runs_along_k() ? span(step_of_place.x >> (components >> 1u & 1u), arguments.line_stride, size)
                               : span(step_of_place.y >> (components & 1u), arguments.k_stride, size);
    [[unroll]] for (uint32_t i = 0u; i < ELEMENTS; ++i)
    {
        uvec2 place = place_of(i);
        numbers[i] = NUMBER(0u);
        if (place.x < lines - first_line && place.y < end - k)
        {
            numbers[i] = load_stored(address);
        }
        address = add(address, far);
    }
    [[unroll]] for (uint32_t i = 0u; i < ELEMENTS; ++i)
    {
        numbers[i] = number_from(numbers[i], sign);
    }
    return numbers;
}
