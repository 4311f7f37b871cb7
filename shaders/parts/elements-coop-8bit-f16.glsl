const uint32_t INPUT_SIZE = 1u;  // bytes of an element of A and B
const uint32_t OUTPUT_SIZE = 2u; // bytes of an element of C and D
const uint32_t VECTOR = 16u / INPUT_SIZE; // elements of A or B in 16 bytes

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer input_vectors
{
    uvec4 x[];
};
layout(buffer_reference, std430, buffer_reference_align = 1) readonly buffer input_elements
{
    uint8_t x[];
};
layout(buffer_reference, std430, buffer_reference_align = 2) buffer output_elements
{
    float16_t x[];
};
layout(buffer_reference, std430, buffer_reference_align = 16) buffer output_vectors
{
    uvec4 x[];
};
layout(buffer_reference, std430, buffer_reference_align = 8) buffer output_pairs
{
    uvec2 x[];
};
