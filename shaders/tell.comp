// Generated from templates/kernels/epilogue/tell.comp.j2. Do not edit; run: ninja regen
//
// On devices with 128 bytes of push constants: writes the other words of an epilogue into the workspace, where kernels read them.
#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(local_size_x = 1) in;

const uint32_t SK_TOLD_WORDS = 28u;

layout(push_constant, std430) uniform push_constants
{
    uint32_t to[2]; // address, low word first
    uint32_t told[SK_TOLD_WORDS];
};

layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer told_words
{
    uint32_t x[];
};

void main()
{
    for (uint32_t i = 0u; i < SK_TOLD_WORDS; ++i)
    {
        told_words(uvec2(to[0], to[1])).x[i] = told[i];
    }
}
