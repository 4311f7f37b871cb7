// Byte i of word j is byte j of word i of the result.
uvec4 transposed(uvec4 words)
{
    uvec2 even = (words.xz & 0x00ff00ffu) | (words.yw & 0x00ff00ffu) << 8;
    uvec2 odd = (words.xz >> 8 & 0x00ff00ffu) | (words.yw & 0xff00ff00u);
    uvec2 low = uvec2(even.x, odd.x), high = uvec2(even.y, odd.y);
    return uvec4((low & 0xffffu) | high << 16, low >> 16 | (high & 0xffff0000u));
}
