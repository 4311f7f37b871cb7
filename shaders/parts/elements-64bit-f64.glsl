const uint32_t INPUT_SIZE = 8u;  // bytes of an element of A and B
const uint32_t OUTPUT_SIZE = 8u; // bytes of an element of C and D
const uint32_t VECTOR = 16u / INPUT_SIZE; // elements of A or B in 16 bytes

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer input_vectors
{
    uvec4 x[];
};
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer input_elements
{
    uvec2 x[];
};
layout(buffer_reference, std430, buffer_reference_align = 8) buffer output_elements
{
    double x[];
};
layout(buffer_reference, std430, buffer_reference_align = 32) buffer output_vectors
{
    dvec4 x[];
};
