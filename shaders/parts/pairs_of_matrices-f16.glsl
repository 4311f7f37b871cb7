#define MATRIX_ELEMENT float16_t
#define MATRIX_PAIR f16vec2
// Two elements and the word that holds them: OpBitcast.
spirv_instruction(id = 124) f16vec2 as_pair(uint word);
spirv_instruction(id = 124) uint as_word(f16vec2 pair);

#include "round_to_f16.glsl"

uint32_t rounded_pair(float first, float second)
{
    return packFloat2x16(f16vec2(vec2(round_to_f16(first), round_to_f16(second))));
}
