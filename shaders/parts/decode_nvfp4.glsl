// nvfp4: 4 bytes of scales, then 32 bytes of codes, which are E2M1. Of every 16 elements, 8 bytes' low halves are the codes of the
// first 8, and the high halves those of the others. A scale is an E4M3 without a sign, or 0 where its byte is 0 or 0x7f. An
// element is E2M1(code) times the scale of its 16 elements.
sk_run load_nvfp4(block_words line, uint32_t block, uint32_t run)
{
    return sk_run(sixteen_at(line, block + 4u + 16u * run), NOTHING, four_at(line, block));
}

float scale_nvfp4(uint32_t bits)
{
    uint32_t exponent = bits >> 3u & 15u, mantissa = bits & 7u;
    float normal = uintBitsToFloat((exponent + 120u) << 23u | mantissa << 20u);
    float value = exponent == 0u ? float(mantissa) / 512.0 : normal;
    return bits == 0x7fu ? 0.0 : value;
}

const bool HAS_HALVES_nvfp4 = true; // f16 has scales exactly

vec2 scales_nvfp4(sk_run loaded, uint32_t run)
{
    uint32_t scales = bytes_of(loaded.head).x >> (16u * run);
    return vec2(scale_nvfp4(scales & 0xffu), scale_nvfp4(scales >> 8u & 0xffu));
}

const bool IS_E2M1_nvfp4 = true;

sk_codes codes_nvfp4(sk_run loaded, uint32_t quad)
{
    uint32_t word = bytes_of(loaded.low)[quad / 4u * 2u + quad % 2u];
    return e2m1_codes(word, quad % 4u >= 2u);
}
