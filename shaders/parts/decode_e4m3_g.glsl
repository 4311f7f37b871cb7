// e4m3_g128: a scale d of f32, then 128 bytes, the codes, which are E4M3. An element is d E4M3(code).
sk_run load_e4m3_g(block_words line, uint32_t block, uint32_t run)
{
    uint32_t codes = block + 4u + 32u * run;
    return sk_run(sixteen_at(line, codes), sixteen_at(line, codes + 16u), four_at(line, block));
}

// NaN if a code of the run is, as all sums are then to which the run is added.
vec2 scales_e4m3_g(sk_run loaded, uint32_t run)
{
    uvec4 carries = ((bytes_of(loaded.low) & 0x7f7f7f7fu) + 0x01010101u) | ((bytes_of(loaded.high) & 0x7f7f7f7fu) + 0x01010101u);
    uint32_t nan = (carries.x | carries.y | carries.z | carries.w) & 0x80808080u; // where a magnitude is 0x7f
    return vec2(uintBitsToFloat(nan != 0u ? 0x7fc00000u : loaded.head.words.x));
}

// Exactly, whatever the device does to subnormals: with an exponent of 0, sizes are 2^-7 + f 2^-10 first, which is below 2^-6, and
// 2^-9 f in the end. Others stay.
sk_codes codes_e4m3_g(sk_run loaded, uint32_t quad)
{
    uint32_t word = bytes_of(quad < 4u ? loaded.low : loaded.high)[quad % 4u];
    uvec4 magnitudes = uvec4(word, word, word, word >> 8u) & uvec4(0x7fu, 0x7f00u, 0x7f0000u, 0x7f0000u);
    vec4 sizes = uintBitsToFloat(magnitudes * uvec4(1u << 20u, 1u << 12u, 1u << 4u, 1u << 4u) + 0x3c000000u);
    sizes = fma(sizes, vec4(2.0), -max(sizes, vec4(1.0 / 64.0)));
    vec4 numbers = uintBitsToFloat(floatBitsToUint(sizes) | (uvec4(word << 24u, word << 16u, word << 8u, word) & 0x80000000u));
    return sk_codes(numbers, 0u, 0u, 0.0, 0.0, vec4(0.0), uvec2(0u)); // which no mask leaves of bytes
}
