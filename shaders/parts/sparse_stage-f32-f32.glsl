// Neighbours: their indices are so small that every driver makes addresses of them.
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer word_run
{
    uint32_t x[];
};

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer element_run
{
    float x[];
};

#include "sparse_stage_main.glsl"
