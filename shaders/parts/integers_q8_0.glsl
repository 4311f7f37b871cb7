// q8_0: an element is d integer.
uint32_t integers_q8_0(sk_run loaded, uint32_t quad)
{
    uvec4 words = quad < 4u ? bytes_behind_head(loaded.low) : bytes_behind_head(loaded.high);
    return words[quad % 4u];
}
