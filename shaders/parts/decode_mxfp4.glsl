// mxfp4: a byte e, then 16 bytes of codes as those of q4_0, which are E2M1. An element is E2M1(code) 2^(e - 127), or NaN if e is
// 255. (OCP Microscaling Formats 1.0, sections 5.3.3 and 5.4.1)
sk_run load_mxfp4(block_words line, uint32_t block, uint32_t run)
{
    return sk_run(sixteen_behind_head(line, 0u, block + 1u), NOTHING, NOTHING);
}

vec2 scales_mxfp4(sk_run loaded, uint32_t run)
{
    uint32_t e = byte_in(loaded.low.words.x, loaded.low.at - 1u);
    uint32_t bits = e == 0u ? 0x00400000u : e == 255u ? 0x7fc00000u : e << 23u;
    return vec2(uintBitsToFloat(bits));
}

const bool IS_E2M1_mxfp4 = true;

sk_codes codes_mxfp4(sk_run loaded, uint32_t quad)
{
    return e2m1_codes(bytes_behind_head(loaded.low)[quad % 4u], quad >= 4u);
}
