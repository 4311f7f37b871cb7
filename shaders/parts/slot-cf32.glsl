// A slot holds one tile of sums.
layout(buffer_reference, std430, buffer_reference_align = 32) buffer partial_vectors
{
    nonprivate mat4x2 x[];
};

const uint32_t SLOT_SIZE = TILE_M * TILE_N * 8u; // bytes

partial_vectors slot(uint32_t number)
{
    uvec2 slots = add(words(arguments.workspace), uvec2(4u * SK_SLOTS, 0u));
    return partial_vectors(add(slots, span(number, SLOT_SIZE, 1u)));
}
