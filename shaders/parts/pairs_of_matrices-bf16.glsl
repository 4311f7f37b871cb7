#define MATRIX_ELEMENT bfloat16_t
#define MATRIX_PAIR bf16vec2
// Two elements and the word that holds them: OpBitcast.
spirv_instruction(id = 124) bf16vec2 as_pair(uint word);
spirv_instruction(id = 124) uint as_word(bf16vec2 pair);

#include "round_bits_to_bf16.glsl"

uint32_t rounded_pair(float first, float second)
{
    return round_bits_to_bf16(first) | round_bits_to_bf16(second) << 16;
}

// Four elements, each rounded once: 0 and 2, then 1 and 3.
uvec2 decoded(sk_codes codes, float scale, float minimum)
{
    vec4 elements = HAS_MINIMA ? fma(vec4(scale), codes.numbers, vec4(minimum)) : scale * codes.numbers;
    return uvec2(rounded_pair(elements.x, elements.z), rounded_pair(elements.y, elements.w));
}
