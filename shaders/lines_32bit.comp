// Generated from templates/kernels/lines/lines.comp.j2. Do not edit; run: ninja regen
//
// Copies lines by indices: gathers those of A or B to where they are stacked, or scatters those of D from there. All types
// of 32 bits share it.
//
// A workgroup copies a line, and then others, as many lines apart as there are workgroups.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_KHR_memory_scope_semantics : require
#pragma use_vulkan_memory_model

const uint32_t SIZE = 4u; // bytes of an element
layout(local_size_x = 128) in;

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer elements
{
    uint x[];
};
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer copied_elements
{
    uint x[];
};

// An element in memory, and in registers
#define STORED uint
#define HELD uint

const uint32_t VECTOR = 16u / SIZE; // elements
const uint32_t INVOCATIONS = 128u;

#include "copy_lines.glsl"
