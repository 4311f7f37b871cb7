const uint32_t INPUT_SIZE = 2u;  // bytes of an element of A and B
const uint32_t OUTPUT_SIZE = 2u; // bytes of an element of C and D
const uint32_t VECTOR = 16u / INPUT_SIZE; // elements of A or B in 16 bytes

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer input_vectors
{
    uvec4 x[];
};
layout(buffer_reference, std430, buffer_reference_align = 2) readonly buffer input_elements
{
    uint16_t x[];
};
layout(buffer_reference, std430, buffer_reference_align = 2) buffer output_elements
{
    float16_t x[];
};
layout(buffer_reference, std430, buffer_reference_align = 8) buffer output_vectors
{
    f16vec4 x[];
};
layout(buffer_reference, std430, buffer_reference_align = 4) buffer output_pairs
{
    f16vec2 x[];
};
