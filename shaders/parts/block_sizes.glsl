const uint32_t RUN_ELEMENTS = 32u;
const uint32_t BLOCK_ELEMENTS = FORMAT == 12u ? 32u : FORMAT == 13u ? 32u : FORMAT == 14u ? 32u : FORMAT == 15u ? 32u : FORMAT == 16u ? 256u : FORMAT == 17u ? 256u : FORMAT == 18u ? 32u : FORMAT == 19u ? 64u : FORMAT == 20u ? 32u : FORMAT == 21u ? 64u : FORMAT == 22u ? 128u : FORMAT == 23u ? 128u : 0u;
const uint32_t BLOCK_SIZE = FORMAT == 12u ? 18u : FORMAT == 13u ? 20u : FORMAT == 14u ? 22u : FORMAT == 15u ? 34u : FORMAT == 16u ? 144u : FORMAT == 17u ? 210u : FORMAT == 18u ? 17u : FORMAT == 19u ? 36u : FORMAT == 20u ? 20u : FORMAT == 21u ? 36u : FORMAT == 22u ? 68u : FORMAT == 23u ? 132u : 0u; // bytes
const uint32_t BLOCK_ALIGNMENT = FORMAT == 12u ? 2u : FORMAT == 13u ? 2u : FORMAT == 14u ? 2u : FORMAT == 15u ? 2u : FORMAT == 16u ? 2u : FORMAT == 17u ? 2u : FORMAT == 18u ? 1u : FORMAT == 19u ? 1u : FORMAT == 20u ? 4u : FORMAT == 21u ? 4u : FORMAT == 22u ? 4u : FORMAT == 23u ? 4u : 0u; // bytes

// Bytes of lines * stride elements, which are whole blocks.
uvec2 block_span(uint32_t lines, uint32_t stride)
{
    uint high, low, carry, bytes;
    umulExtended(lines, stride / BLOCK_ELEMENTS, high, low);
    umulExtended(low, BLOCK_SIZE, carry, bytes);
    return uvec2(bytes, high * BLOCK_SIZE + carry);
}
