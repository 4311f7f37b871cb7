const uint32_t RUN = 16u / SIZE; // neighbouring elements that are loaded or stored at once

layout(buffer_reference, std430, buffer_reference_align = 16) buffer runs
{
    uvec4 x;
};

SUM take_element(uvec4 run, uint32_t i)
{
    return uintBitsToFloat(run[i]);
}
